"""What to bid (B4.3): much where the cards on offer differ much, little where they don't."""

from __future__ import annotations

from bisect import bisect_left
from math import comb

from backroom.bots.bootleggers.market import Prospects
from backroom.bots.bootleggers.reading import Reading
from backroom.bots.bootleggers.taking import Appraisal
from backroom.bots.saying import about, percent, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.bootleggers.actions import PickMuscle
from backroom.games.bootleggers.components import (
    MUSCLE_CARDS,
    muscle_cost,
)

#: What first choice is worth over last on a usual offer, for each round that is left.
_USUAL = 1.6
#: Cash early in the game buys trucks: it is worth more than at the end.
_EARLY_CASH = 1.3


def bid(ask: Ask, prospects: Prospects) -> Action:
    """The card whose expected pick is worth most, less its cost and what it could do later."""
    reading = prospects.reading
    picks = _picks(reading, Appraisal(prospects))
    best: Action = ask.options[0].action
    best_net = -1e9
    for option in ask.options:
        if isinstance(option.action, PickMuscle) and option.why_not is None:
            muscle = option.action.muscle
            net = _expected(muscle, picks) - _price(reading, muscle) - _later(reading, muscle)
            if net > best_net:
                best, best_net = option.action, net
    return best


def _picks(reading: Reading, appraisal: Appraisal) -> list[float]:
    """What the first, the second, … to choose can hope for."""
    table = reading.view.table
    worths = appraisal.on_offer()
    each = sorted(
        [worths[card] for card in table.offer]
        + [worth for card, worth in worths.items() if card not in table.offer],
        reverse=True,
    )
    # Others see things differently: part of the time the second best is still there.
    hoped = []
    for rank in range(reading.seats):
        here = each[min(rank, len(each) - 1)]
        before = each[max(0, min(rank, len(each)) - 1)]
        hoped.append(0.7 * here + 0.3 * before)
    return hoped


def _expected(muscle: int, picks: list[float]) -> float:
    others = len(picks) - 1
    beats = (muscle - 1) / (MUSCLE_CARDS - 1)
    expected = 0.0
    for rank, worth in enumerate(picks):
        chance = comb(others, rank) * (1.0 - beats) ** rank * beats ** (others - rank)
        expected += chance * worth
    return expected


def _price(reading: Reading, muscle: int) -> float:
    """Who is broke pays no more than there is (B4.6)."""
    cash = max(0, reading.cash[reading.me] - reading.wages(reading.me))
    early = _EARLY_CASH if reading.round <= 4 else 1.0
    return early * min(cash, muscle_cost(muscle))


def _later(reading: Reading, muscle: int) -> float:
    """What the card would do in one of the rounds to come, if there are any."""
    to_come = reading.left - 1.0
    if to_come < 0.5:
        return 0.0
    spare = min(1.0, to_come / max(1, len(reading.own.hand) - 1))
    usual = _USUAL * (to_come / 2.0 + 0.5) * (muscle - 1) / (MUSCLE_CARDS - 1)
    return spare * (usual - muscle_cost(muscle))


# --- why -----------------------------------------------------------------------------------------

#: So much, in $G over the rest of the game, lies between first and last choice of cards that are
#: much the same; and of cards of which one is worth much more than another.
_ALIKE, _MUCH = 3.0, 15.0
#: Who is first less often than this is outbid as a rule.
_OUTBID = 0.35


def why(answer: PickMuscle, prospects: Prospects) -> list[Message]:
    """Which card is worth having, and how likely one has first choice with this one. (A sum for all
    rounds to come would be believed: how much it is worth is told in words.)"""
    reading = prospects.reading
    hand = reading.own.hand
    if len(hand) == 1:
        return [say("because-muscle-last")]
    appraisal = Appraisal(prospects)
    picks = _picks(reading, appraisal)
    unseen = _unseen(reading)
    differ = about(picks[0] - picks[-1])
    worths = appraisal.on_offer()
    kind = "much" if differ >= _MUCH else "some"
    best = max(worths, key=lambda card: worths[card])
    best_card = say("because-muscle-best", card=best, kind=kind, rounds=reading.to_go)
    first = _first(answer.muscle, unseen, reading.seats)
    if differ <= 0:
        return [say("because-muscle-same")]
    if first >= _OUTBID:
        return [best_card, say("because-muscle-first", percent=percent(first))]
    if differ <= _ALIKE:
        return [say("because-muscle-alike")]
    highest = _first(max(hand), unseen, reading.seats)
    beats = percent(_beats(answer.muscle, unseen))
    if highest < _OUTBID and 2 * hand.index(answer.muscle) < len(hand):
        return [say("because-muscle-outbid", percent=percent(highest))]
    if answer.muscle == max(hand):
        return [best_card, say("because-muscle-earlier", percent=beats)]
    if answer.muscle > min(hand):
        return [best_card, say("because-muscle-middle", percent=beats)]
    return [best_card, say("because-muscle-later")]


def _first(muscle: int, unseen: list[int], seats: int) -> float:
    """How likely nobody has a higher one, if everybody lays down any of his."""
    chance: float = _beats(muscle, unseen) ** (seats - 1)
    return chance


def _unseen(reading: Reading) -> list[int]:
    """The cards that others may hold, or nobody: all but one's own and those that were played."""
    seen = set(reading.own.hand)
    for mobster in reading.view.mobsters:
        seen.update(mobster.muscle_seen)
    return [muscle for muscle in range(1, MUSCLE_CARDS + 1) if muscle not in seen]


def _beats(muscle: int, unseen: list[int]) -> float:
    """How likely a card is higher than another's, whichever that is."""
    return bisect_left(unseen, muscle) / max(1, len(unseen))

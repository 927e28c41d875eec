"""Which card on offer is worth what (B4.5), and where dice and improvements go."""

from __future__ import annotations

from backroom.bots.bootleggers.cards import worth_taking
from backroom.bots.bootleggers.market import Prospects
from backroom.bots.bootleggers.placing import best_places, compared
from backroom.bots.bootleggers.reading import PER_DIE, Reading
from backroom.bots.saying import about, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.bootleggers.actions import (
    KeepDie,
    PutDie,
    PutImprovement,
    StartStill,
    Take,
)
from backroom.games.bootleggers.components import (
    CAPACITY,
    DOUBLE_INFLUENCE,
    DOUBLE_STILL,
    FIRST_REMOTE,
    IMPROVEMENT,
    OMALLEYS,
    PRICE,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    SLOTS_PER_STILL,
    SMALL_TRUCK_CARD,
    WAGE,
    is_truck_card,
)
from backroom.games.bootleggers.state import NOBODY, NOTHING

#: Room is easier to come by than whiskey: somebody always has a truck to let. (Duels say so.)
#: Not so for who has none at all.
_TRUCK = 0.8
#: What is called so, in $G over the rest of the game.
_A_GOOD_DEAL = 4.0
#: A thug card that is worth so much is worth it for what stays, in all rounds to come.
_ONE_PLAY = 12.0


class Appraisal:
    """The worth of the cards on offer, in $G over the rest of the game."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.reading = prospects.reading

    def on_offer(self) -> dict[int, float]:
        table = self.reading.view.table
        kinds = sorted(set(table.offer))
        if table.truck_card != NOTHING:
            kinds.append(SMALL_TRUCK_CARD + table.truck_card)
        return {card: self.worth(card) for card in kinds}

    def worth(self, card: int) -> float:
        left, holds = self.reading.left, self.reading.holds
        if card == SINGLE_INFLUENCE:
            return self.markers(1) * holds
        if card == DOUBLE_INFLUENCE:
            return self.markers(2) * holds
        if card == SINGLE_STILL:
            return self.dice(1) * left
        if card == DOUBLE_STILL:
            return max(self.dice(2), self.remote()) * left
        if card == IMPROVEMENT:
            return max(0.0, best_improvement(self.prospects)[0]) * left
        if is_truck_card(card):
            return self._truck(card - SMALL_TRUCK_CARD)
        return worth_taking(card, self.prospects)

    def markers(self, count: int) -> float:
        """What so many markers more bring a round."""
        mine = self.reading.view.mobsters[self.reading.me]
        count = min(count, mine.supply)
        if count == 0:
            return 0.0
        waiting = min(2, mine.markers)
        before = best_places(self.prospects, waiting)[0] if waiting else 0.0
        return max(0.0, best_places(self.prospects, waiting + count)[0] - before)

    def dice(self, count: int) -> float:
        count = min(count, self.reading.free_slots())
        if count == 0:
            return 0.05
        reading = self.reading
        family = min(count, SLOTS_PER_STILL - reading.own_family())
        more = reading.production_with(reading.me, family, count - family)
        more -= reading.production(reading.me)
        return self.prospects.with_flow(reading.flow(reading.me, crates_more=more))

    def remote(self) -> float:
        """A die beside the copper's nose, and room for three more."""
        if not any(s.owner == NOBODY for s in self.reading.view.stills if s.still >= FIRST_REMOTE):
            return 0.0
        flow = self.reading.flow(self.reading.me, crates_more=PER_DIE)
        room = 0.25 * PER_DIE if self.reading.free_slots() < 2 and self.reading.left > 4 else 0.0
        return self.prospects.with_flow(flow) + room

    def _truck(self, size: int) -> float:
        reading = self.reading
        if reading.cash[reading.me] < PRICE[size]:
            return 0.0
        flow = reading.flow(reading.me, room_more=CAPACITY[size])
        wage = 0 if reading.view.mobsters[reading.me].union_boss else WAGE[size]
        share = _TRUCK if reading.capacity(reading.me) else 1.0
        gain = share * self.prospects.with_flow(flow) * reading.left
        return gain - wage * (reading.left - 1.0) - PRICE[size]


def take(ask: Ask, prospects: Prospects) -> Action:
    appraisal = Appraisal(prospects)
    worths = appraisal.on_offer()
    best: Action = ask.options[0].action
    best_worth = -1e9
    for option in ask.options:
        if isinstance(option.action, Take) and option.why_not is None:
            worth = worths.get(option.action.card, 0.0)
            if worth > best_worth:
                best, best_worth = option.action, worth
    return best


def why_take(answer: Take, ask: Ask, prospects: Prospects) -> list[Message]:
    """What it does for us, about how much that is, and what the next best would be. (Told is a
    round, or a thug card's one play: a sum for all rounds to come would be believed.)"""
    worths = Appraisal(prospects).on_offer()
    others = [
        option.action.card
        for option in ask.options
        if isinstance(option.action, Take)
        and option.why_not is None
        and option.action.card != answer.card
    ]
    if not others:
        return [say("because-take-left")]
    following = max(others, key=lambda card: worths.get(card, 0.0))
    if about(worths.get(answer.card, 0.0)) <= 0:
        return [say("because-take-least")]
    reading = prospects.reading
    what = _what_it_does(answer.card, worths.get(answer.card, 0.0), reading)
    if answer.card in (SINGLE_STILL, DOUBLE_STILL):
        what += _room_for(2 if answer.card == DOUBLE_STILL else 1, reading)
    if about(worths.get(following, 0.0)) <= 0:
        kind = "much" if worths[answer.card] >= _A_GOOD_DEAL else "some"
        return [say("because-take-only", kind=kind, rounds=reading.to_go), *what]
    return [*what, say("because-take", card=following, rounds=reading.to_go)]


def _room_for(dice: int, reading: Reading) -> list[Message]:
    """What more dice make wants to be carried."""
    made = reading.production(reading.me) + dice * PER_DIE
    return [say("because-no-room")] if made > reading.capacity(reading.me) else []


def _what_it_does(card: int, worth: float, reading: Reading) -> list[Message]:
    """In a word, and about how much: ``worth`` is over the rounds that are left."""
    kind = _kind(card)
    if not kind:
        return [say("because-take-once", cash=about(worth))] if worth < _ONE_PLAY else []
    told = [say("because-take-what", kind=kind, rounds=reading.to_go)]
    a_round = about(worth / reading.left) if reading.to_go > 1 else 0
    return [*told, say("because-take-round", cash=a_round)] if a_round > 0 else told


def _kind(card: int) -> str:
    """Of what stays; a thug card, which says itself what it does: empty."""
    if card in (SINGLE_STILL, DOUBLE_STILL):
        return "still"
    if card in (SINGLE_INFLUENCE, DOUBLE_INFLUENCE):
        return "markers"
    if is_truck_card(card):
        return "truck"
    return "improvement" if card == IMPROVEMENT else ""


# --- dice ----------------------------------------------------------------------------------------


def put_die(ask: Ask, prospects: Prospects) -> Action:
    """Start a remote still, put the die on the best still, or keep it."""
    reading = prospects.reading
    enabled = [option.action for option in ask.options if option.why_not is None]
    stills = [action.still for action in enabled if isinstance(action, PutDie)]
    if StartStill() in enabled:
        appraisal = Appraisal(prospects)
        two_slots = reading.free_slots() >= 2
        if not two_slots or appraisal.remote() > appraisal.dice(2):
            return StartStill()
    if stills:
        return PutDie(best_still(prospects, stills))
    return KeepDie() if KeepDie() in enabled else enabled[0]


def best_still(prospects: Prospects, stills: list[int]) -> int:
    """Away from the copper: a remote still first, once the family has two dice."""
    family = prospects.reading.own_family()
    remote = [still for still in stills if still >= FIRST_REMOTE]
    if remote and (family >= 2 or not any(still < FIRST_REMOTE for still in stills)):
        return remote[0]
    at_home = [still for still in stills if still < FIRST_REMOTE]
    return at_home[0] if at_home else stills[0]


def why_die(answer: Action, prospects: Prospects) -> list[Message]:
    """On a still, beside the copper's nose, or nowhere."""
    if isinstance(answer, StartStill):
        key = "because-still-room" if prospects.reading.free_slots() >= 2 else "because-still-full"
        return [say(key)]
    if isinstance(answer, PutDie):
        key = "because-die-away" if answer.still >= FIRST_REMOTE else "because-die-home"
        reading = prospects.reading
        told = say(key, crates=about(PER_DIE), rounds=reading.to_go)
        return [told, *_room_for(1, reading)]
    return [say("because-die-kept")] if isinstance(answer, KeepDie) else []


# --- improvements --------------------------------------------------------------------------------


def best_improvement(prospects: Prospects) -> tuple[float, int]:
    """What an improvement more brings a round, and where."""
    reading = prospects.reading
    best, where = -1e9, NOBODY
    for house in reading.houses:
        if house == OMALLEYS or reading.improvement_room(house) == 0:
            continue
        if prospects.chance(house) < 0.3:
            continue
        gain = prospects.with_improvements({house: 1})
        if gain > best:
            best, where = gain, house
    return best, where


def put_improvement(ask: Ask, prospects: Prospects) -> Action:
    enabled = [option.action for option in ask.options if option.why_not is None]
    _, where = best_improvement(prospects)
    if where != NOBODY and PutImprovement(where) in enabled:
        return PutImprovement(where)
    keep = [action for action in enabled if not isinstance(action, PutImprovement)]
    return keep[0] if keep else enabled[0]


def why_improvement(answer: Action, ask: Ask, prospects: Prospects) -> list[Message]:
    """What it brings a round there, and where else."""
    gains = [
        (prospects.told(prospects.with_improvements({option.action.house: 1})), option.action.house)
        for option in ask.options
        if isinstance(option.action, PutImprovement) and option.why_not is None
    ]
    if not isinstance(answer, PutImprovement):
        return [say("because-improvement-kept")]
    here = about(next(gain for gain, house in gains if house == answer.house))
    elsewhere = [(gain, house) for gain, house in gains if house != answer.house]
    return compared(here, elsewhere, prospects.reading.to_go) or [say("because-house-little")]

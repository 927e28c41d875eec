"""The auctions: gangsters and the badge (K8.4, K8.5)."""

from __future__ import annotations

from backroom.bots.chicago import police
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import gangster_worth, goods_worth
from backroom.bots.saying import say
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.message import Message
from backroom.games.chicago import questions
from backroom.games.chicago.actions import Bid, PassBid
from backroom.games.chicago.components import GOAL, STEP
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.promises import NO_BID

#: Of one's money, so much at most is paid for the badge: it is gone after a game turn.
_SHARE = 0.6
#: Of what a gangster is worth, so much is paid for him. Of 240 games against bosses who paid four
#: fifths of it, those who paid all won 144; to pay a third more gained nothing.
_THRIFT = 1.0


def hire_limit(reading: Reading, gangster: int) -> float:
    """What a gangster is worth to oneself, in dollars."""
    me = reading.me
    gang = len(reading.gang(me))
    worth = gangster_worth(reading, me, gangster)
    pair = 1.0 if gang % 2 else 0.0  # he makes a point at once
    if reading.points[me] + pair >= GOAL and pair:
        return 1e6
    for rival in reading.others:
        odd = len(reading.gang(rival)) % 2 == 1
        if odd and reading.points[rival] >= GOAL - 1:
            return 1e6
        if odd and reading.points[rival] >= GOAL - 2:
            worth += 0.15
    worth += 0.12 * (pair - 0.5)
    worth -= goods_worth(tuple(ROSTER[gangster].price))
    if reading.turns_left < 2.0:
        worth *= 1.3
    return _THRIFT * worth / reading.dollar


def _badge_limit(reading: Reading) -> float:
    worth = 0.5 * police.badge_worth(reading) / reading.dollar
    return min(worth, _SHARE * reading.spare_cash())


def bid(ask: Ask, reading: Reading) -> Action:
    """Raise step by step up to the limit; the first bid shows that one means it."""
    bids = [
        option.action.fifties
        for option in ask.options
        if isinstance(option.action, Bid) and option.why_not is None
    ]
    if not bids:
        return PassBid()
    question = ask.question
    if isinstance(question, (questions.FirstBid, questions.Bid)):
        limit = hire_limit(reading, question.gangster)
        for rival in reading.others if limit < 1e6 else ():
            if reading.gave_word(NO_BID, rival, question.gangster):
                return PassBid()
    else:
        limit = _badge_limit(reading)
    most = int(min(limit, 100_000.0)) // STEP
    if most < bids[0]:
        return PassBid()
    wanted = max(bids[0], bids[0] + (most - bids[0]) // 4)
    return Bid(min(wanted, bids[-1]))


# --- why -----------------------------------------------------------------------------------------


def why(answer: Action, ask: Ask, reading: Reading) -> list[Message]:
    """What it is worth to oneself, in dollars, and what hangs on it."""
    question = ask.question
    if not isinstance(answer, Bid) and all(
        option.why_not is not None for option in ask.options if isinstance(option.action, Bid)
    ):
        return [say("because-bid-poor")]
    if not isinstance(question, (questions.FirstBid, questions.Bid)):
        limit = _in_steps(_badge_limit(reading))
        if not isinstance(answer, Bid):
            return [say("because-badge-pass", cash=limit)]
        return [say("because-badge"), _how_far(question, limit, reading)]
    limit = _in_steps(hire_limit(reading, question.gangster))
    if not isinstance(answer, Bid):
        for rival in reading.others:
            if reading.gave_word(NO_BID, rival, question.gangster):
                return [say("because-word")]
        return [say("because-bid-pass", cash=limit)]
    pair = len(reading.gang(reading.me)) % 2 == 1
    if pair and reading.points[reading.me] + 1 >= GOAL:
        return [say("because-bid-wins")]
    for rival in reading.others:
        if len(reading.gang(rival)) % 2 == 1 and reading.points[rival] >= GOAL - 1:
            return [say("because-bid-stops", boss=rival)]
    card = Message(f"gangster-{ROSTER[question.gangster].name}-help")
    told = [say("because-bid-who", gangster=question.gangster, items=[card])]
    told.append(say("because-bid-pair" if pair else "because-bid-half"))
    return [*told, _how_far(question, limit, reading)]


def _how_far(question: Question, limit: int, reading: Reading) -> Message:
    """How high to go, of what he has, and that there is no hurry."""
    opens = isinstance(question, (questions.FirstBid, questions.FirstBribe))
    cash = min(limit, _in_steps(reading.spare_cash()))
    return say("because-bid-open" if opens else "because-bid-raise", cash=cash)


def least(ask: Ask) -> Bid:
    """The smallest bid that goes. Bots jump, which is sooner done, but gains nothing that shows: of
    150 games between such bots and those that raise step by step, they won 67."""
    fifties = [
        option.action.fifties
        for option in ask.options
        if isinstance(option.action, Bid) and option.why_not is None
    ]
    return Bid(min(fifties))


def _in_steps(limit: float) -> int:
    return max(0, int(min(limit, 100_000.0)) // STEP * STEP)

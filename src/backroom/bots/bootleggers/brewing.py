"""Thug cards about stills, and what to do when somebody asks for interest (B11.1)."""

from __future__ import annotations

from backroom.bots.bootleggers.market import RIVALRY, Prospects
from backroom.bots.bootleggers.plan import Plan, best_of
from backroom.bots.bootleggers.reading import PER_DIE, Reading
from backroom.bots.saying import about, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import PayUp
from backroom.games.bootleggers.components import FIRST_REMOTE, SLOTS_PER_STILL
from backroom.games.bootleggers.state import NOBODY

_INTEREST = 3
#: What a crate brings on average, once houses are open.
_PER_CRATE = 1.7


def vigorish(reading: Reading) -> Plan | None:
    """The still with most dice whose owner can pay, or whose owner leads."""
    plans = []
    for still in reading.view.stills:
        if still.owner in (reading.me, NOBODY) or still.dice == 0 or still.stopped:
            continue
        interest = _INTEREST * still.dice
        pays = reading.cash[still.owner] >= interest
        share = 1.0 + RIVALRY / 2.0 if pays else RIVALRY
        rich = 0.02 * reading.cash[still.owner]
        plans.append(Plan(share * interest + rich, [("still", still.still)], [still.owner]))
    return best_of(reading, plans)


def pay_up(ask: Ask, reading: Reading) -> Action:
    """Pay, if the whiskey is worth more."""
    assert isinstance(ask.question, questions.PayUp)
    cash, creditor = ask.question.cash, ask.question.mobster
    pay = next(option for option in ask.options if option.action == PayUp(True))
    earned = _earned(reading, ask.question.still)
    helps_winner = reading.cash[creditor] > reading.cash[reading.me] and reading.left <= 2
    dear = cash * (1.5 if helps_winner else 1.15)
    return PayUp(pay.why_not is None and earned > dear)


def _earned(reading: Reading, still: int) -> float:
    """What its whiskey would bring, as far as there is room for it."""
    crates = PER_DIE * reading.view.stills[still].dice
    room = reading.capacity(reading.me) - (reading.production(reading.me) - crates)
    return _PER_CRATE * min(crates, max(0.0, room))


def why_pay(yes: bool, ask: Ask, reading: Reading) -> list[Message]:
    assert isinstance(ask.question, questions.PayUp)
    earned = about(_earned(reading, ask.question.still))
    key = "because-pay" if yes else "because-pay-not"
    return [say(key, cash=ask.question.cash, cash_earned=earned)]


def muscling_in(prospects: Prospects) -> Plan | None:
    """A die from a remote still, best the leader's."""
    reading = prospects.reading
    own = [s for s in reading.view.stills if s.owner == reading.me and s.dice < SLOTS_PER_STILL]
    if not own:
        return None
    onto = max(own, key=lambda s: (s.still >= FIRST_REMOTE and reading.own_family() >= 2, -s.still))
    plans = []
    gain = prospects.with_flow(reading.flow(reading.me, crates_more=PER_DIE))
    for still in reading.view.stills:
        if still.still < FIRST_REMOTE or still.owner in (reading.me, NOBODY) or still.dice == 0:
            continue
        value = (gain + 0.01 * reading.threat(still.owner)) * reading.left
        picks = [("still", still.still), ("way", 0), ("still", onto.still)]
        plans.append(Plan(value, picks, [still.owner], True))
    return best_of(reading, plans)


def turf_war(prospects: Prospects) -> Plan | None:
    """Burn the leader's remote still, or another's with many dice."""
    reading = prospects.reading
    plans = []
    for still in reading.view.stills:
        if still.owner in (reading.me, NOBODY):
            continue
        lost = still.dice if still.still >= FIRST_REMOTE else 1
        if still.still < FIRST_REMOTE and still.dice < 2:
            continue
        share = 0.5 if still.owner == reading.leader() else 0.25
        value = share * PER_DIE * lost * _PER_CRATE * min(4.0, reading.left)
        plans.append(Plan(value, [("still", still.still)], [still.owner], True))
    return best_of(reading, plans)

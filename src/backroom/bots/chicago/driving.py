"""The car: where to, and what to do there (K5)."""

from __future__ import annotations

from random import Random

from backroom.bots.chicago.errands import Errands, Stop
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import gangster_worth, goods_worth, leader
from backroom.bots.dice import shuffle
from backroom.bots.saying import say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bet,
    CompleteContract,
    Done,
    Drive,
    Fetch,
    Grab,
    Mark,
    NoAction,
    OpenBusiness,
    PickLot,
    PoliceFirst,
    RollDie,
    StartContract,
    Stay,
    TakeAll,
)
from backroom.games.chicago.components import GOAL, NOBODY, TERRITORY_INCOME, size_of
from backroom.games.chicago.contracts import contract_of

#: Of a start one can hardly say what it will be worth: liking counts as well.
_WHIM = 0.4


def pick_lot(ask: Ask, reading: Reading, rng: Random) -> Action:
    """A square from which there is much to do, not always the same."""
    best: Action = PickLot(0)
    most = -1e9
    for option in ask.options:
        action = option.action
        if option.why_not is None and isinstance(action, PickLot):
            reading.square = reading.board.lot_square[action.lot]
            value = Errands(reading, rng).onward(reading.square) + rng.gauss(0.0, _WHIM)
            if value > most:
                best, most = action, value
    return best


def move(ask: Ask, reading: Reading) -> Action:
    """A die can't hurt: one may stay after the roll."""
    legal = [option.action for option in ask.options if option.why_not is None]
    for action in (RollDie(), Stay(), PoliceFirst()):
        if action in legal:
            return action
    return legal[0]


def drive(ask: Ask, reading: Reading, rng: Random) -> Action:
    squares = [option.action.square for option in ask.options if isinstance(option.action, Drive)]
    shuffle(rng, squares)  # of two ways that are as good, not always the northern one
    errands = Errands(reading, rng)
    best, most = squares[0], -1e9
    for square in squares:
        value = errands.value(square)
        if value > most:
            best, most = square, value
    return Drive(best)


def act(ask: Ask, reading: Reading, rng: Random) -> Action:
    """The best of what can be done here."""
    legal = [option.action for option in ask.options if option.why_not is None]
    errands = Errands(reading, rng)
    best: Action = NoAction()
    most = errands.onward(reading.square)
    for aim in errands.here(reading.square):
        action = aim.stop.action()
        if action in legal and aim.worth > most:
            best, most = action, aim.worth
    return best


def fetch(ask: Ask, reading: Reading) -> Action:
    """Anybody else there is a seat for."""
    legal = [option.action for option in ask.options if option.why_not is None]
    found = [action for action in legal if isinstance(action, Fetch)]
    if not found:
        return Done()
    return max(found, key=lambda f: gangster_worth(reading, reading.me, f.gangster))


def bet(ask: Ask, reading: Reading) -> Action:
    """A fair bet: little, unless one is far behind."""
    bets = [option.action.fifties for option in ask.options if isinstance(option.action, Bet)]
    wanted = int(reading.cash * (0.5 if _far_behind(reading) else 0.1)) // 50
    return Bet(max(bets[0], min(bets[-1], wanted)))


def _far_behind(reading: Reading) -> bool:
    return max(reading.points) - reading.points[reading.me] >= 3


def grab(ask: Ask, reading: Reading) -> Action:
    """In a burglary: the resource that is worth most to oneself."""
    best: Action | None = None
    most = -1.0
    for option in ask.options:
        action = option.action
        if option.why_not is None and isinstance(action, Grab):
            goods = list(reading.goods)
            goods[action.resource] += 1
            value = goods_worth(tuple(goods))
            if value > most:
                best, most = action, value
    assert best is not None
    return best


# --- why -----------------------------------------------------------------------------------------

#: A rival who is nearer than this may be there with the next die.
_NEAR = 5


def label(stop: Stop) -> Message:
    """As on the button for it."""
    action = stop.action()
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return Message(f"do-{action.__struct_config__.tag}", fields)


def why_drive(square: int, reading: Reading) -> list[Message]:
    """What there is to do there, or on from there."""
    return _errand(square, reading, "because-drive-there", "because-drive-towards")


def why_roll(reading: Reading) -> list[Message]:
    """What to make for; or, where one could as well stay for something, that one still may."""
    stop, turns = Errands(reading).leads_to(reading.square)
    if stop is None or turns == 0:
        return [say("because-roll")]
    return [say("because-roll-for", items=[label(stop)])]


def _errand(square: int, reading: Reading, here: str, further: str) -> list[Message]:
    stop, turns = Errands(reading).leads_to(square)
    if stop is None:
        return [say("because-drive-nothing")]
    if turns == 0:
        return [say(here, items=[label(stop)])]
    return [say(further, items=[label(stop)], count=turns)]


def why_act(answer: Action, reading: Reading) -> list[Message]:
    """What an action brings, or what is better than doing something here."""
    me = reading.me
    if isinstance(answer, NoAction):
        turn = reading.step("BossTurn")
        if turn is not None and turn["rolled"]:  # what is further on was said before the drive
            return [say("because-act-little")]
        return _errand(reading.square, reading, "because-act-little", "because-act-further")
    if isinstance(answer, OpenBusiness):
        points = size_of(answer.business) + 1
        if reading.points[me] + points >= GOAL:
            return [say("because-wins")]
        return [say("because-open", count=points, cash=reading.pays(me, answer.business))]
    if isinstance(answer, Mark):
        return _why_mark(answer.territory, reading)
    if isinstance(answer, TakeAll):
        return _why_take(answer.place, reading)
    if isinstance(answer, AttackBusiness):
        return _why_attack(answer.business, reading)
    if isinstance(answer, AttackCar):
        return _why_attack_car(answer.boss, reading)
    if isinstance(answer, Fetch):
        pair = len(reading.gang(me)) % 2 == 1
        if pair and reading.points[me] + 1 >= GOAL:
            return [say("because-wins")]
        return [say("because-fetch-point" if pair else "because-fetch")]
    if isinstance(answer, StartContract):
        return [say("because-contract", cash=contract_of(answer.contract).reward)]
    if isinstance(answer, CompleteContract):
        wins = reading.points[me] + 1 >= GOAL
        return [say("because-wins" if wins else "because-contract-done")]
    return []


def _why_mark(territory: int, reading: Reading) -> list[Message]:
    """Local respect, or no more than money."""
    me, table = reading.me, reading.view.table
    change = {me: 1}
    owner = table.territories[territory]
    if owner != NOBODY:
        change[owner] = -1
    before, after = table.respect, reading.respected(change)
    if after == me and before != me:
        wins = reading.points[me] + 1 >= GOAL
        return [say("because-wins" if wins else "because-mark-respect")]
    if before not in (NOBODY, me) and after != before:
        return [say("because-mark-off", boss=before)]
    return [say("because-mark", cash=TERRITORY_INCOME)]


def _why_take(place: int, reading: Reading) -> list[Message]:
    """Somebody else might take it first; or it is simply of use."""
    row = reading.board.distance[reading.board.place_square[place]]
    near = [(row[reading.view.bosses[rival].square], rival) for rival in reading.others]
    far, rival = min(near)
    return [say("because-goods-rival", boss=rival) if far <= _NEAR else say("because-goods")]


def _why_attack(business: int, reading: Reading) -> list[Message]:
    view = reading.business(business)
    points = 0 if view.closed else size_of(business) + 1
    if points and reading.points[reading.me] + points >= GOAL:
        return [say("because-attack-wins")]
    if points:
        told = [say("because-attack", count=points, boss=view.owner)]
    else:
        told = [say("because-attack-closed", business=business, count=size_of(business) + 1)]
    if view.owner == leader(reading):
        told.append(say("because-leader", boss=view.owner))
    return told


def _why_attack_car(rival: int, reading: Reading) -> list[Message]:
    """His contracts change hands, or he has no car for a while."""
    started = reading.view.bosses[rival].started
    if started:
        contract = Message("mean-contract", {"contract": started[0]})
        return [say("because-attack-contract", boss=rival, items=[contract], count=len(started))]
    return [say("because-attack-car", boss=rival)]


def why_bet(reading: Reading) -> list[Message]:
    return [say("because-bet-much" if _far_behind(reading) else "because-bet-little")]

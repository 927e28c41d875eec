"""Who sits where (K3.4, K5.10, K8.6): what a gangster does there."""

from __future__ import annotations

from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.games.chicago.components import CAR, HIDING
from backroom.games.chicago.gangsters import ROSTER, room
from backroom.games.chicago.income import earned, works
from backroom.games.chicago.means.hiring import spare
from backroom.games.chicago.means.saying import figure, meaning, say
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.placing import Placing, placeable, take_in
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import told


def settle(sight: Sight, spot: int) -> Meaning:
    """The first gangster (K3.4)."""
    (gangster,) = sight.state.gang(sight.seat)
    return meaning("neutral", *_does(sight, sight.state, gangster, spot))


def put(sight: Sight, gangster: int, spot: int) -> Meaning:
    """One gangster, in the plan for all of them or while some change places."""
    step = sight.state.stack[-1]
    if isinstance(step, Shifting):
        return _shifted(sight, step, gangster, spot)
    assert isinstance(step, Placing)
    then = planned(sight, step)
    then.where[gangster] = spot
    if spot == HIDING:
        said = [say("mean-hides"), *sight.scores(sight.seat, _points_of(sight, then))]
        return meaning("loses", *said)
    inside = then.inside(sight.seat, spot)
    seats = say("mean-seats", count=len(inside), most=room(inside, spot == CAR))
    return meaning("neutral", *_does(sight, then, gangster, spot), seats)


def planned(sight: Sight, step: Placing) -> Chicago:
    """The table with the seat's own plan carried out."""
    then = sight.state.copy()
    for g in placeable(then, sight.seat):
        then.where[g] = step.plans[sight.seat][g]
    return then


def _points_of(sight: Sight, then: Chicago) -> int:
    return len(then.gang(sight.seat)) // 2 - len(sight.state.gang(sight.seat)) // 2


def _shifted(sight: Sight, step: Shifting, gangster: int, spot: int) -> Meaning:
    then = sight.state.copy()
    for g in step.all(sight.state):
        then.where[g] = step.business if g in step.inside else CAR
    then.where[gangster] = spot
    inside = then.inside(sight.seat, spot)
    seats = say("mean-seats", count=len(inside), most=room(inside, spot == CAR))
    return meaning("neutral", *_does(sight, then, gangster, spot), seats)


def _does(sight: Sight, then: Chicago, gangster: int, spot: int) -> list[Message]:
    """What he counts and brings there."""
    card = ROSTER[gangster]
    said = []
    if spot == CAR:
        said.append(
            say(
                "mean-in-car",
                attack_car=figure(card.car_attack),
                attack_business=figure(card.business_attack),
                defence=figure(card.car_defence),
            )
        )
        if card.driving:
            said.append(say("mean-drives", count=card.driving))
        return said
    said.append(say("mean-in-business", defence=figure(card.business_defence)))
    with_him = then.copy()
    with_him.where[gangster] = spot
    without = then.copy()
    without.where[gangster] = CAR
    more = earned(with_him, sight.seat).total - earned(without, sight.seat).total
    if more > 0:
        said.append(say("mean-brings-cash", cash=more))
    resource, count = card.brings
    if count and works(with_him, gangster):
        goods = [0, 0, 0]
        goods[resource] = count
        said.append(say("mean-brings-goods", picks=told(goods)))
    return said


# --- the end of it -------------------------------------------------------------------------------


def shift_done(sight: Sight) -> Meaning:
    step = sight.state.stack[-1]
    assert isinstance(step, Shifting)
    everyone = step.all(sight.state)
    in_car = [g for g in everyone if g not in step.inside]
    said = say(
        "mean-visit",
        count=len(step.inside),
        count_car=len(in_car),
        most=room(step.inside, False),
        most_car=room(in_car, True),
    )
    return meaning("neutral", said)


def placing_done(sight: Sight) -> Meaning:
    """K8.6: whoever finds room comes out by himself; whoever does not counts for nothing."""
    step = sight.state.stack[-1]
    assert isinstance(step, Placing)
    seat = sight.seat
    plan = list(step.plans[seat])
    take_in(sight.state, seat, plan)
    then = sight.state.copy()
    own = placeable(then, seat)
    for g in own:
        then.where[g] = plan[g]
    said = [say("mean-income-then", cash=earned(then, seat).total)]
    called = [g for g in own if plan[g] != step.plans[seat][g]]
    for g in called:
        said.append(say("mean-comes-out", gangster=g, spot=plan[g]))
    hiding = [g for g in own if plan[g] == HIDING]
    if not hiding:
        return meaning("earns", *said)
    names: list[Message] = [say("name-gangster", gangster=g) for g in hiding]
    said.insert(0, say("mean-stay-hiding", items=names))
    said += sight.scores(seat, _points_of(sight, then))
    if len(hiding) <= -spare(sight.state, seat):  # however they are placed
        return meaning("neutral", *said)
    return meaning("loses", *said, sure=say("mean-sure-hiding", items=names))

"""Building a mobster's view out of what that mobster may know (B3)."""

from __future__ import annotations

import msgspec

from backroom.engine.ask import Ask
from backroom.engine.record import Result
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.playing import Announce
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.view import (
    BootleggersView,
    HouseView,
    MobsterView,
    OwnView,
    StillView,
    TableView,
    TruckView,
)


def build_view(
    state: Bootleggers,
    seat: int | None,
    open_asks: list[Ask],
    asides: list[Ask],
    result: Result | None,
) -> BootleggersView:
    return BootleggersView(
        seat=seat,
        seats=state.seats,
        asks=[ask for ask in open_asks if ask.seat == seat],
        asides=asides,
        result=result,
        table=_table(state, open_asks),
        houses=[_house(state, house) for house in state.houses_in_play()],
        trucks=[_truck(state, truck) for truck in range(len(state.trucks))],
        stills=[_still(state, still) for still in range(len(state.stills))],
        mobsters=[_mobster(state, other, seat) for other in range(state.seats)],
        own=None if seat is None else _own(state, seat),
        flow=[msgspec.to_builtins(step.seen_by(seat)) for step in state.stack],
    )


def deciding(state: Bootleggers) -> bool:
    """Is the table deciding in secret? Then nobody is shown whom the game waits for."""
    if not state.stack:
        return False
    top = state.stack[-1]
    return top.sealed or (isinstance(top, Announce) and top.hidden and not top.announced)


def _table(state: Bootleggers, open_asks: list[Ask]) -> TableView:
    secret = deciding(state)
    revealed = any(mobster.muscle for mobster in state.mobsters)
    return TableView(
        options=msgspec.to_builtins(state.options),
        round=state.round,
        rounds=state.options.rounds,
        phase=timing.phase(state.when),
        when=state.when,
        order=state.muscle_order() if revealed else [],
        copper=state.copper,
        offer=list(state.offer),
        truck_card=state.truck_card,
        deck=sum(state.deck),
        truck_deck=list(state.truck_deck),
        discard=list(state.discard),
        driven=list(state.driven),
        windfall_round=state.windfall_round,
        ended=state.ended,
        waiting=[] if secret else _waiting(state, open_asks),
        deciding=secret,
    )


def _waiting(state: Bootleggers, open_asks: list[Ask]) -> list[int]:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Announce):
        return [top.seat]
    return sorted({ask.seat for ask in open_asks if ask.waiting})


def _house(state: Bootleggers, h: int) -> HouseView:
    house = state.houses[h]
    return HouseView(
        house=h,
        markers=list(house.markers),
        improvements=house.improvements,
        docks=[list(dock) for dock in house.docks],
        demand=list(house.demand),
        sold=house.sold,
        bought=house.bought,
        closed=house.closed,
        copper=house.copper,
        payoff=house.payoff,
        heat=house.heat,
        extra_dice=house.extra_dice,
        word=house.word,
        open=influence.is_open(state, h),
        controller=influence.controller(state, h),
        majority=influence.majority(state, h),
    )


def _truck(state: Bootleggers, t: int) -> TruckView:
    truck = state.trucks[t]
    return TruckView(
        truck=t,
        owner=truck.owner,
        operator=truck.operator,
        crates=truck.crates,
        house=truck.house,
        late=truck.late,
        pigeon=truck.pigeon,
    )


def _still(state: Bootleggers, s: int) -> StillView:
    still = state.stills[s]
    return StillView(still=s, owner=still.owner, dice=still.dice, stopped=still.stopped)


def _mobster(state: Bootleggers, other: int, seat: int | None) -> MobsterView:
    mobster = state.mobsters[other]
    open_cash = other == seat or state.options.cash == "open" or state.over  # B3.1, B3.2
    return MobsterView(
        seat=other,
        cash=mobster.cash if open_cash else None,
        announced=mobster.announced,
        markers=mobster.markers,
        locked=mobster.locked,
        supply=state.supply(other),
        dice=mobster.dice,
        improvements=mobster.improvements,
        crates=mobster.crates,
        muscle=mobster.muscle,
        boosted=mobster.boosted,
        muscle_seen=list(state.muscle_seen[other]),
        muscle_left=len(mobster.hand),
        known=list(mobster.known),
        unseen=len(mobster.unseen),
        union_boss=mobster.union_boss,
        warehouse=mobster.warehouse,
    )


def _own(state: Bootleggers, seat: int) -> OwnView:
    mobster = state.mobsters[seat]
    return OwnView(
        cash=mobster.cash,
        hand=list(mobster.hand),
        unseen=list(mobster.unseen),
        standing=state.standing[seat],
        orders=list(state.orders[seat]),
    )

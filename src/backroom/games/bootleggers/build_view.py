"""Building a mobster's view out of what that mobster may know (B3)."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.games.bootleggers import influence, timing
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


def build_view(state: Bootleggers, seat: int | None, base: dict[str, Any]) -> BootleggersView:
    return BootleggersView(
        **base,
        table=_table(state),
        houses=[_house(state, house) for house in state.houses_in_play()],
        trucks=[_truck(state, truck) for truck in range(len(state.trucks))],
        stills=[_still(state, still) for still in range(len(state.stills))],
        mobsters=[_mobster(state, other, seat) for other in range(state.seats)],
        own=None if seat is None else _own(state, seat),
        flow=[msgspec.to_builtins(step.seen_by(seat)) for step in state.stack],
    )


def _table(state: Bootleggers) -> TableView:
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
    )


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

"""Building a mobster's view out of what that mobster may know (B3)."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.shown import HouseView, MobsterView, TableView
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.view import BootleggersView


def build_view(state: Bootleggers, seat: int | None, base: dict[str, Any]) -> BootleggersView:
    return BootleggersView(
        **base,
        table=_table(state),
        houses=[_house(state, house) for house in state.houses_in_play()],
        trucks=list(state.trucks),
        stills=list(state.stills),
        mobsters=_mobsters(state, seat),
        own=None if seat is None else state.mobsters[seat].copy(),
        flow=msgspec.to_builtins([step.seen_by(seat) for step in state.stack]),
    )


def _table(state: Bootleggers) -> TableView:
    revealed = any(mobster.muscle for mobster in state.mobsters)
    return TableView.of(
        state.table,
        options=msgspec.to_builtins(state.options),
        rounds=state.options.rounds,
        phase=timing.phase(state.table.when),
        order=state.muscle_order() if revealed else [],
        deck=sum(state.deck),
    )


def _house(state: Bootleggers, h: int) -> HouseView:
    controller = influence.controller(state, h)
    shown = HouseView.of(
        state.houses[h],
        house=h,
        open=influence.is_open(state, h),
        controller=controller,
        majority=influence.majority(state, h) if controller == NOBODY else NOBODY,
    )
    if state.options.unloading == "muscle":
        shown.docks = state.lines(h)
    return shown


def _mobsters(state: Bootleggers, seat: int | None) -> list[MobsterView]:
    supplies = state.supplies()
    return [_mobster(state, other, seat, supplies[other]) for other in range(state.seats)]


def _mobster(state: Bootleggers, other: int, seat: int | None, supply: int) -> MobsterView:
    mobster = state.mobsters[other]
    open_cash = other == seat or state.options.cash == "open" or state.over  # B3.1, B3.2
    return MobsterView.of(
        mobster,
        seat=other,
        cash=mobster.cash if open_cash else None,
        supply=supply,
        muscle_left=len(mobster.hand),
        unseen=len(mobster.unseen),
    )

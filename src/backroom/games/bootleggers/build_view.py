"""Building a mobster's view out of what that mobster may know (B3)."""

from __future__ import annotations

from typing import Any

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.shown import HouseView, MobsterView, TableView
from backroom.games.bootleggers.state import EMPTY_DOCKS, NOBODY, Bootleggers, House, Mobster


def in_public(state: Bootleggers) -> dict[str, Any]:
    """What all mobsters are shown alike."""
    return {
        "table": _table(state),
        "houses": [_house(state, house) for house in state.houses_in_play()],
        "trucks": list(state.trucks),
        "stills": list(state.stills),
        "mobsters": _mobsters(state),
    }


def add_own(parts: dict[str, Any], state: Bootleggers, seat: int | None) -> None:
    """What a mobster knows besides."""
    if seat is not None:
        parts["mobsters"] = _with_own_cash(parts["mobsters"], state.mobsters[seat], seat)
    parts["own"] = None if seat is None else state.mobsters[seat].copy()
    parts["flow"] = state.under_way(seat)


def _table(state: Bootleggers) -> TableView:
    revealed = any(mobster.muscle for mobster in state.mobsters)
    return TableView.of(
        state.table,
        options=state.options.told,
        rounds=state.options.rounds,
        phase=timing.phase(state.table.when),
        order=state.muscle_order() if revealed else [],
        deck=sum(state.deck),
    )


def _house(state: Bootleggers, h: int) -> HouseView:
    place = state.houses[h]
    if state.options.unloading == "muscle" and place.docks != EMPTY_DOCKS:
        place = House.of(place, docks=tuple([tuple(line) for line in state.lines(h)]))
    controller = influence.controller(state, h)
    return HouseView.of(
        place,
        house=h,
        open=influence.is_open(state, h),
        controller=controller,
        majority=influence.foremost(state, h) if controller == NOBODY else NOBODY,
    )


def _mobsters(state: Bootleggers) -> list[MobsterView]:
    supplies = state.supplies()
    return [_mobster(state, seat, supplies[seat]) for seat in range(state.seats)]


def _mobster(state: Bootleggers, seat: int, supply: int) -> MobsterView:
    mobster = state.mobsters[seat]
    return MobsterView.of(
        mobster,
        seat=seat,
        cash=mobster.cash if state.options.cash == "open" or state.over else None,  # B3.2
        supply=supply,
        muscle_left=len(mobster.hand),
        unseen=len(mobster.unseen),
    )


def _with_own_cash(mobsters: list[MobsterView], own: Mobster, seat: int) -> list[MobsterView]:
    """One's own cash is told where the others' is not (B3.1)."""
    if mobsters[seat].cash is not None:
        return mobsters
    shown = mobsters[:]
    shown[seat] = mobsters[seat].copy()
    shown[seat].cash = own.cash
    return shown

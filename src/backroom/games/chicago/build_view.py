"""Building a boss's view out of what that boss may know (K9)."""

from __future__ import annotations

from typing import Any, Final

from backroom.games.chicago import under_way
from backroom.games.chicago.auction import locked_cash, locked_goods
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    FIRST_EVENT,
    HIDING,
    MOST_SEATS,
    NOBODY,
    UNKNOWN,
)
from backroom.games.chicago.scoring import Points, points
from backroom.games.chicago.shown import BossView, BusinessView, GangsterView, OwnView, TableView
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.view import ChicagoView

#: What a gangster is shown as is made once: there are not many ways.
_WAYS: Final = (UNKNOWN + 1) * (MOST_SEATS + 1) * 2
_GANGSTERS: Final[list[list[GangsterView | None]]] = [[None] * _WAYS for _ in range(FIRST_EVENT)]


def in_public(state: Chicago) -> dict[str, Any]:
    """What all bosses are shown alike."""
    earned = points(state)
    return {
        "table": _table(state, earned),
        "bosses": _bosses(state, earned),
        "businesses": _businesses(state),
        "gangsters": _gangsters(state),
        "turn": under_way.turn(state),
        "shootout": under_way.shootout(state),
    }


def build_view(state: Chicago, seat: int | None, base: dict[str, Any]) -> ChicagoView:
    if seat is not None:
        base["gangsters"] = _with_known(state, seat, base["gangsters"])
    return ChicagoView(
        **base,
        own=None if seat is None else _own(state, seat),
        auction=under_way.auction(state, seat),
        placing=under_way.placing(state, seat),
        flow=state.under_way(seat),
    )


def _table(state: Chicago, earned: list[Points]) -> TableView:
    respected = [seat for seat in range(state.seats) if earned[seat].respect]
    return TableView.of(
        state.table,
        options=state.options.told.copy(),
        respect=respected[0] if respected else NOBODY,
        deck=state.left_in_deck(),
    )


def _businesses(state: Chicago) -> list[BusinessView]:
    counts = [0] * BUSINESSES
    for where in state.where:
        if where < BUSINESSES:
            counts[where] += 1
    return [
        BusinessView.of(business, business=b, count=counts[b])
        for b, business in enumerate(state.businesses)
    ]


def knows_where(state: Chicago, gangster: int, seat: int | None) -> bool:
    """Who sits where is secret, but for those who have been shown (K9.1, K9.2)."""
    if state.where[gangster] > HIDING or not state.stack:
        return True
    if seat is None:
        return state.known[gangster] == state.everybody
    return bool(state.known[gangster] & 1 << seat)


def _gangsters(state: Chicago) -> list[GangsterView]:
    everybody = state.everybody
    return [_gangster(state, g, None, everybody) for g in range(len(state.owners))]


def _gangster(state: Chicago, g: int, seat: int | None, everybody: int) -> GangsterView:
    owner, where, shown = state.owners[g], state.where[g], state.known[g] == everybody
    if not shown and where <= HIDING and not knows_where(state, g, seat):
        where = UNKNOWN
    ways, way = _GANGSTERS[g], (where * (MOST_SEATS + 1) + owner + 1) * 2 + int(shown)
    found = ways[way]
    if found is None:
        at_work = where != HIDING and (where == UNKNOWN or state.at_work(g))
        found = ways[way] = GangsterView(
            gangster=g, owner=owner, where=where, shown=shown, at_work=at_work
        )
    return found


def _with_known(state: Chicago, seat: int, shown: list[GangsterView]) -> list[GangsterView]:
    """A boss knows of some gangsters where they are when others do not."""
    everybody = state.everybody
    return [
        _gangster(state, g, seat, everybody)
        if one.where == UNKNOWN and knows_where(state, g, seat)
        else one
        for g, one in enumerate(shown)
    ]


def _bosses(state: Chicago, earned: list[Points]) -> list[BossView]:
    in_car, hiding = [0] * state.seats, [0] * state.seats
    for g, owner in enumerate(state.owners):
        if owner != NOBODY:
            if state.where[g] == HIDING:
                hiding[owner] += 1
            elif state.where[g] == CAR:
                in_car[owner] += 1
    return [
        BossView.of(
            boss,
            seat=seat,
            points=earned[seat].total,
            points_businesses=earned[seat].businesses,
            points_contracts=earned[seat].contracts,
            points_respect=earned[seat].respect,
            points_gangsters=earned[seat].gangsters,
            cards=len(boss.hand),
            territories=earned[seat].territories,
            in_car=in_car[seat],
            hiding=hiding[seat],
            at_work=earned[seat].at_work,
            cash=boss.cash if state.over else None,
            goods=list(boss.goods) if state.over else None,
        )
        for seat, boss in enumerate(state.bosses)
    ]


def _own(state: Chicago, seat: int) -> OwnView:
    return OwnView.of(
        state.bosses[seat],
        locked_cash=locked_cash(state, seat),
        locked_goods=locked_goods(state, seat),
    )

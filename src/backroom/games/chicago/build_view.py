"""Building a boss's view out of what that boss may know (K9)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from backroom.games.chicago import under_way
from backroom.games.chicago.auction import locked_cash, locked_goods
from backroom.games.chicago.components import BUSINESSES, CAR, HIDING, MOST_SEATS, NOBODY, UNKNOWN
from backroom.games.chicago.scoring import points, respected
from backroom.games.chicago.shown import BossView, BusinessView, GangsterView, OwnView, TableView
from backroom.games.chicago.state import Business, Chicago
from backroom.games.chicago.view import ChicagoView

#: What a gangster or a business is shown as is made once: there are not many ways.
_GANGSTERS: Final[dict[int, GangsterView]] = {}
_BUSINESSES: Final[dict[tuple[int, int, int, bool, int], BusinessView]] = {}


def in_public(state: Chicago) -> dict[str, Any]:
    """What all bosses are shown alike."""
    return {
        "table": _table(state),
        "bosses": _bosses(state),
        "businesses": _businesses(state),
        "gangsters": [_gangster(state, gangster, None) for gangster in range(len(state.owners))],
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
        flow=msgspec.to_builtins([step.seen_by(seat) for step in state.stack]),
    )


def _table(state: Chicago) -> TableView:
    return TableView.of(
        state.table,
        options=msgspec.to_builtins(state.options),
        respect=respected(state),
        deck=sum(state.deck),
    )


def _businesses(state: Chicago) -> list[BusinessView]:
    counts = [0] * BUSINESSES
    for where in state.where:
        if where < BUSINESSES:
            counts[where] += 1
    return [_business(b, business, counts[b]) for b, business in enumerate(state.businesses)]


def _business(b: int, business: Business, count: int) -> BusinessView:
    key = (b, business.owner, business.lot, business.closed, count)
    found = _BUSINESSES.get(key)
    if found is None:
        found = _BUSINESSES[key] = BusinessView.of(business, business=b, count=count)
    return found


def knows_where(state: Chicago, gangster: int, seat: int | None) -> bool:
    """Who sits where is secret, but for those who have been shown (K9.1, K9.2)."""
    if state.where[gangster] > HIDING or state.over:
        return True
    if seat is None:
        return state.known[gangster] == state.everybody
    return bool(state.known[gangster] & 1 << seat)


def _gangster(state: Chicago, g: int, seat: int | None) -> GangsterView:
    owner, shown = state.owners[g], state.known[g] == state.everybody
    where = state.where[g] if knows_where(state, g, seat) else UNKNOWN
    at_work = where != HIDING and (where == UNKNOWN or state.at_work(g))
    key = (((g * (UNKNOWN + 1) + where) * (MOST_SEATS + 1) + owner + 1) * 2 + shown) * 2 + at_work
    found = _GANGSTERS.get(key)
    if found is None:
        found = _GANGSTERS[key] = GangsterView(
            gangster=g, owner=owner, where=where, shown=shown, at_work=at_work
        )
    return found


def _with_known(state: Chicago, seat: int, shown: list[GangsterView]) -> list[GangsterView]:
    """A boss knows of some gangsters where they are when others do not."""
    return [
        _gangster(state, g, seat) if one.where == UNKNOWN and knows_where(state, g, seat) else one
        for g, one in enumerate(shown)
    ]


def _bosses(state: Chicago) -> list[BossView]:
    at_work, in_car, hiding = ([0] * state.seats for _ in range(3))
    for g, owner in enumerate(state.owners):
        if owner != NOBODY:
            where = state.where[g]
            at_work[owner] += state.at_work(g)
            in_car[owner] += where == CAR
            hiding[owner] += where == HIDING
    return [
        BossView.of(
            boss,
            seat=seat,
            points=earned.total,
            points_businesses=earned.businesses,
            points_contracts=earned.contracts,
            points_respect=earned.respect,
            points_gangsters=earned.gangsters,
            cards=len(boss.hand),
            territories=state.table.territories.count(seat),
            in_car=in_car[seat],
            hiding=hiding[seat],
            at_work=at_work[seat],
            cash=boss.cash if state.over else None,
            goods=list(boss.goods) if state.over else None,
        )
        for seat, (boss, earned) in enumerate(zip(state.bosses, points(state), strict=True))
    ]


def _own(state: Chicago, seat: int) -> OwnView:
    return OwnView.of(
        state.bosses[seat],
        locked_cash=locked_cash(state, seat),
        locked_goods=locked_goods(state, seat),
    )

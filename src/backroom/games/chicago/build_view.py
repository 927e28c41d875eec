"""Building a boss's view out of what that boss may know (K9)."""

from __future__ import annotations

from typing import Any, Final

from backroom.engine.written_once import Row
from backroom.games.chicago import under_way
from backroom.games.chicago.auction import locked_cash, locked_goods
from backroom.games.chicago.components import (
    FIRST_EVENT,
    HIDING,
    MOST_SEATS,
    NOBODY,
    UNKNOWN,
)
from backroom.games.chicago.holdings import Holdings, Points
from backroom.games.chicago.scoring import points
from backroom.games.chicago.shown import BossView, BusinessView, GangsterView, OwnView, TableView
from backroom.games.chicago.state import Boss, BossInSight, Chicago

#: What a gangster is shown as is made once: there are not many ways.
_WAYS: Final = (UNKNOWN + 1) * (MOST_SEATS + 1) * 2
_GANGSTERS: Final[list[list[GangsterView | None]]] = [[None] * _WAYS for _ in range(FIRST_EVENT)]


def in_public(state: Chicago) -> dict[str, Any]:
    """What all bosses are shown alike."""
    held = state.holdings()
    earned = held.points or points(state)
    return {
        "table": _table(state, earned),
        "bosses": _bosses(state, held, earned),
        "businesses": _businesses(state, held),
        "turn": under_way.turn(state),
        "shootout": under_way.shootout(state),
    }


def add_own(parts: dict[str, Any], state: Chicago, seat: int | None) -> None:
    """What a boss knows besides."""
    parts["gangsters"] = _gangsters(state, seat)
    parts["own"] = None if seat is None else _own(state, seat)
    parts["auction"] = under_way.auction(state, seat)
    parts["placing"] = under_way.placing(state, seat)
    parts["flow"] = state.under_way(seat)


def _table(state: Chicago, earned: tuple[Points, ...]) -> TableView:
    respected = [seat for seat in range(state.seats) if earned[seat].respect]
    return TableView.of(
        state.table,
        options=state.options.told,
        respect=respected[0] if respected else NOBODY,
        deck=state.left_in_deck(),
    )


def _businesses(state: Chicago, held: Holdings) -> Row[BusinessView]:
    shown = held.businesses
    if shown is None:
        inside = state.headcount().inside
        shown = held.businesses = Row(
            [
                BusinessView.of(business, business=b, count=inside[b])
                for b, business in enumerate(state.businesses)
            ]
        )
    return shown


def knows_where(state: Chicago, gangster: int, seat: int | None) -> bool:
    """Who sits where is secret, but for those who have been shown (K9.1, K9.2)."""
    if state.where[gangster] > HIDING or not state.stack:
        return True
    if seat is None:
        return state.known[gangster] == state.everybody
    return bool(state.known[gangster] & 1 << seat)


def _gangsters(state: Chicago, seat: int | None) -> Row[GangsterView]:
    """As the seat may see them: anew, if one of them has moved, has been shown or the like."""
    lineup = state.lineup().gangsters
    shown = lineup.get(seat)
    if shown is None:
        everybody = state.everybody
        shown = Row([_gangster(state, g, seat, everybody) for g in range(len(state.owners))])
        lineup[seat] = shown
    return shown


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


class _Looks:
    """What everybody sees of the bosses beside what scores."""

    def __init__(self, bosses: list[Boss]) -> None:
        self._bosses = [BossInSight.of(boss) for boss in bosses]
        self._cards = [len(boss.hand) for boss in bosses]

    def are_of(self, bosses: list[Boss]) -> bool:
        """Do they still look like that?"""
        for at, boss in enumerate(bosses):
            if len(boss.hand) != self._cards[at] or not self._bosses[at].same(boss):
                return False
        return True


def _bosses(state: Chicago, held: Holdings, earned: tuple[Points, ...]) -> Row[BossView]:
    """Anew, if one of them has changed in something that everybody sees."""
    if state.over:
        return Row([_boss(state, seat, earned[seat]) for seat in range(state.seats)])
    shown = held.bosses
    if shown is None or not held.looks.are_of(state.bosses):
        shown = Row([_boss(state, seat, earned[seat]) for seat in range(state.seats)])
        held.bosses, held.looks = shown, _Looks(state.bosses)
    return shown


def _boss(state: Chicago, seat: int, earned: Points) -> BossView:
    counted, boss = state.headcount(), state.bosses[seat]
    return BossView.of(
        boss,
        seat=seat,
        points=earned.total,
        points_businesses=earned.businesses,
        points_contracts=earned.contracts,
        points_respect=earned.respect,
        points_gangsters=earned.gangsters,
        cards=len(boss.hand),
        territories=earned.territories,
        in_car=counted.in_car[seat],
        hiding=counted.hiding[seat],
        at_work=earned.at_work,
        cash=boss.cash if state.over else None,
        goods=list(boss.goods) if state.over else None,
    )


def _own(state: Chicago, seat: int) -> OwnView:
    return OwnView.of(
        state.bosses[seat],
        locked_cash=locked_cash(state, seat),
        locked_goods=locked_goods(state, seat),
    )

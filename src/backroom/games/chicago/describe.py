"""The table in words, from the view alone: for the terminal, a screen reader, a text bot."""

from __future__ import annotations

from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel
from backroom.games.chicago.board import SIZE_NAMES, Board, board
from backroom.games.chicago.components import (
    BUSINESSES,
    CEMETERY,
    KINDS,
    MARKERS,
    NOBODY,
    NOTHING,
    PLACES,
    is_event,
    kind_of,
    size_of,
)
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.shown import BossView, BusinessView, GangsterView
from backroom.games.chicago.turn_action import told
from backroom.games.chicago.view import ChicagoView

#: How many of a kind are left to open.
_LEFT = ("cell-bars", "cell-casinos", "cell-brothels")
#: Free territories farther away are only counted.
_NEAR = 8
_SIZES = ("row-small", "row-medium", "row-large")


def describe(view: ChicagoView) -> list[Panel]:
    map = _Map(view)
    panels = [_turn(view, map), _bosses(view, map)]
    if view.own is not None:
        panels.append(_own(view))
    if map.here != NOTHING:
        panels.append(_here(view, map))
    panels += [
        _businesses(view, map),
        _rooms(view, map),
        _resources(view, map),
        _territories(view, map),
        _gangsters(view),
    ]
    return [panel for panel in panels if panel.rows]


class _Map:
    """The streets, seen from the reader's own car."""

    def __init__(self, view: ChicagoView) -> None:
        self.board: Board = board(str(view.table.options["board"]))
        self.here = NOTHING if view.seat is None else view.bosses[view.seat].square

    def street(self, square: int) -> dict[str, Value]:
        """Where a square is."""
        return {"number": square + 1, "street": self.board.streets[square]}

    def square(self, square: int) -> Message:
        return Message("square-street", self.street(square))

    def away(self, square: int) -> int:
        """How far it is from here; 0 if there is no car to drive from."""
        return 0 if self.here == NOTHING else self.board.distance[self.here][square]

    def by_distance(self, numbers: list[int], squares: list[int]) -> list[int]:
        """Things whose squares these are, the nearest first."""
        return sorted(numbers, key=lambda number: (self.away(squares[number]), number))

    def number(self, number: int, square: int) -> Message:
        """A thing that has a number, and where it is."""
        args: dict[str, Value] = {"number": number + 1, "street": self.board.streets[square]}
        if self.here == NOTHING:
            return Message("cell-number-at", args)
        return Message("cell-number-away", {**args, "count": self.away(square)})


def _say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def _cell(key: str, **args: Value) -> Cell:
    return Cell(Message(key, dict(args)))


def _list(messages: list[Message]) -> Cell:
    return Cell(Message("cell-list", {"items": messages}) if messages else Message("cell-none"))


def _boss_or_nobody(seat: int) -> Cell:
    return _cell("cell-nobody") if seat == NOBODY else _cell("name-boss", boss=seat)


def _names(gangsters: list[int]) -> list[Message]:
    return [_say("name-gangster", gangster=g) for g in gangsters]


# --- the turn ------------------------------------------------------------------------------------


def _turn(view: ChicagoView, map: _Map) -> Panel:
    table = view.table
    badge = _cell("cell-nobody")
    if table.badge != NOBODY:
        badge = _cell("cell-badge", boss=table.badge, count=table.police_actions)
    rows = [[_cell("row-first"), _cell("name-boss", boss=table.first)]] if table.turn else []
    if table.now != NOBODY:
        rows.append([_cell("row-now"), _cell("name-boss", boss=table.now)])
    rows += [
        [_cell("row-badge"), badge],
        [_cell("row-police"), Cell(map.square(table.police))],
        [_cell("row-respect"), _boss_or_nobody(table.respect)],
    ]
    if table.offer:
        rows.append([_cell("row-offer"), _list(_names(table.offer))])
    dead = [g.gangster for g in view.gangsters if g.where == CEMETERY]
    if dead:
        rows.append([_cell("row-dead"), _list(_names(dead))])
    rows += [
        [_cell("row-stock"), _list(told(table.stock))],
        [_cell("row-deck"), _cell("cell-deck", count=table.deck)],
    ]
    return Panel(_say("panel-turn", turn=table.turn, round=table.round), [], rows)


# --- the bosses ----------------------------------------------------------------------------------


def _bosses(view: ChicagoView, map: _Map) -> Panel:
    columns = [
        _say("column-boss"),
        _say("column-points"),
        _say("column-car"),
        _say("column-gangsters"),
        _say("column-cards"),
        _say("column-territories"),
        _say("column-contracts"),
        _say("column-state"),
    ]
    over = view.result is not None
    if over:  # all pockets are turned out
        columns += [_say("column-cash"), _say("column-resources")]
    rows = []
    for boss in view.bosses:
        rows.append(_boss(view, map, boss))
        if over:
            rows[-1] += [_cell("cell-cash", cash=boss.cash or 0), _list(told(boss.goods or []))]
    return Panel(_say("panel-bosses"), columns, rows)


def _boss(view: ChicagoView, map: _Map, boss: BossView) -> list[Cell]:
    gang = [_say("cell-at-work", count=boss.at_work, count_car=boss.in_car)]
    if boss.hiding:
        gang.append(_say("cell-hiding", count=boss.hiding))
    contracts = [_say("name-contract-started", contract=card) for card in boss.started]
    contracts += [_say("name-contract-completed", contract=card) for card in boss.completed]
    state = []
    if boss.frozen:
        state.append(_say("cell-frozen"))
    if boss.stalled:
        state.append(_say("cell-stalled"))
    if boss.skips_income:
        state.append(_say("cell-no-income"))
    return [
        Cell(_say("name-boss", boss=boss.seat), boss.seat == view.seat),
        _points(boss),
        _car(map, boss),
        _list(gang),
        _cell("cell-count", count=boss.cards),
        _cell("cell-of", count=boss.territories, most=MARKERS),
        _list(contracts),
        _list(state),
    ]


def _points(boss: BossView) -> Cell:
    parts = []
    if boss.points_businesses:
        parts.append(_say("cell-from-businesses", count=boss.points_businesses))
    if boss.points_contracts:
        parts.append(_say("cell-from-contracts", count=boss.points_contracts))
    if boss.points_respect:
        parts.append(_say("cell-from-respect", count=boss.points_respect))
    if boss.points_gangsters:
        parts.append(_say("cell-from-gangsters", count=boss.points_gangsters))
    if not parts:
        return _cell("cell-count", count=0)
    return _cell("cell-points", count=boss.points, items=parts)


def _car(map: _Map, boss: BossView) -> Cell:
    if boss.square == NOTHING:
        return _cell("cell-none")
    if boss.garage == NOTHING:
        return Cell(map.square(boss.square))
    street = map.board.streets[boss.square]
    return _cell("cell-in-garage", number=boss.garage + 1, street=street)


def _own(view: ChicagoView) -> Panel:
    own = view.own
    assert own is not None and view.seat is not None
    cash = _cell("cell-cash", cash=own.cash)
    if own.locked_cash:
        cash = _cell("cell-cash-locked", cash=own.cash, cash_locked=own.locked_cash)
    goods = _list(told(own.goods))
    if sum(own.locked_goods):
        locked = told(own.locked_goods)
        goods = _cell("cell-resources-locked", picks=told(own.goods), picks_locked=locked)
    rows = [[_cell("row-cash"), cash], [_cell("row-resources"), goods]]
    for card in view.bosses[view.seat].started + sorted(own.hand):
        rows.append([_cell("name-card", card=card), Cell(_card_help(card))])
    return Panel(_say("panel-own"), [], rows)


def _card_help(card: int) -> Message:
    if is_event(card):
        return Message(f"event-{EVENT_NAMES[card]}-help")
    return Message(f"contract-{contract_of(card).name}-help")


# --- the streets ---------------------------------------------------------------------------------


def _here(view: ChicagoView, map: _Map) -> Panel:
    """What can be reached from the square of the reader's own car (K5.2)."""
    here, streets = map.here, map.board
    found = [
        ("row-places", [_place(view, place) for place in streets.places_at(here)]),
        ("row-lots", [_on_lot(view, map, lot) for lot in streets.lots_at(here)]),
        ("row-territories", [_territory(view, t) for t in streets.territories_at(here)]),
        ("row-garages", [_say("garage-number", number=g + 1) for g in streets.garages_at(here)]),
        ("row-cars", _cars(view, here)),
    ]
    rows = [[_cell(row), _list(messages)] for row, messages in found if messages]
    return Panel(Message("panel-here", map.street(here)), [], rows)


def _place(view: ChicagoView, place: int) -> Message:
    goods = view.table.on_place(place)
    if not sum(goods):
        return _say("name-place", place=place)
    return _say("cell-place-with", place=place, picks=told(goods))


def _on_lot(view: ChicagoView, map: _Map, lot: int) -> Message:
    for business in view.businesses:
        if business.lot == lot:
            return _say("cell-business-of", business=business.business, boss=business.owner)
    size = SIZE_NAMES[map.board.lot_size[lot]]
    street = map.board.streets[map.board.lot_square[lot]]
    return Message(f"lot-{size}", {"number": lot + 1, "street": street})


def _territory(view: ChicagoView, territory: int) -> Message:
    owner = view.table.territories[territory]
    if owner == NOBODY:
        return _say("cell-territory-free", number=territory + 1)
    return _say("cell-territory-of", number=territory + 1, boss=owner)


def _cars(view: ChicagoView, here: int) -> list[Message]:
    """The cars of others on this square; those in a garage are out of reach (K6.7)."""
    cars = [
        _say("name-boss", boss=boss.seat)
        for boss in view.bosses
        if boss.square == here and boss.garage == NOTHING and boss.seat != view.seat
    ]
    return [*cars, _say("cell-police-car")] if view.table.police == here else cars


def _businesses(view: ChicagoView, map: _Map) -> Panel:
    columns = [
        _say("column-business"),
        _say("column-kind"),
        _say("column-boss"),
        _say("column-where"),
        _say("column-state"),
        _say("column-gangsters"),
    ]
    open_ones = [business for business in view.businesses if business.owner != NOBODY]
    open_ones.sort(key=lambda business: (business.owner, business.business))
    rows = [_business(view, map, business) for business in open_ones]
    return Panel(_say("panel-businesses"), columns, rows)


def _business(view: ChicagoView, map: _Map, business: BusinessView) -> list[Cell]:
    where = _cell("cell-none")
    if business.lot != NOTHING:
        where = Cell(map.square(map.board.lot_square[business.lot]))
    known = [g.gangster for g in view.gangsters if g.where == business.business]
    inside = _names(known)
    if business.count > len(known):
        inside.append(_say("cell-unseen", count=business.count - len(known)))
    return [
        Cell(_say("name-business", business=business.business), business.owner == view.seat),
        _cell("name-kind", business=business.business),
        _cell("name-boss", boss=business.owner),
        where,
        _cell("cell-closed" if business.closed else "cell-open"),
        _list(inside),
    ]


def _rooms(view: ChicagoView, map: _Map) -> Panel:
    """Where a business could be opened, and of which kind there is one left (K5.7)."""
    taken = [business.lot for business in view.businesses]
    rows = []
    for size, row in enumerate(_SIZES):
        lots = [
            lot
            for lot, lot_size in enumerate(map.board.lot_size)
            if lot_size == size and lot not in taken
        ]
        left = [0] * KINDS
        for b in range(BUSINESSES):
            if size_of(b) == size and view.businesses[b].owner == NOBODY:
                left[kind_of(b)] += 1
        squares = map.board.lot_square
        empty = [map.number(lot, squares[lot]) for lot in map.by_distance(lots, squares)]
        kinds = [Message(_LEFT[kind], {"count": left[kind]}) for kind in range(KINDS) if left[kind]]
        rows.append([_cell(row), _list(kinds), _list(empty)])
    columns = [_say("column-size"), _say("column-left"), _say("column-lots")]
    return Panel(_say("panel-rooms"), columns, rows)


def _resources(view: ChicagoView, map: _Map) -> Panel:
    columns = [_say("column-place"), _say("column-resources"), _say("column-where")]
    if map.here != NOTHING:
        columns.append(_say("column-distance"))
    squares = map.board.place_square
    rows = []
    lying = [view.table.on_place(place) for place in range(PLACES)]
    for place in map.by_distance([p for p in range(PLACES) if sum(lying[p])], squares):
        square = squares[place]
        goods = _list(told(lying[place]))
        row = [_cell("name-place", place=place), goods, Cell(map.square(square))]
        if map.here != NOTHING:
            row.append(_cell("cell-distance", count=map.away(square)))
        rows.append(row)
    return Panel(_say("panel-resources"), columns, rows)


def _territories(view: ChicagoView, map: _Map) -> Panel:
    rows = []
    squares = map.board.territory_square
    for owner in [*range(view.seats), NOBODY]:
        own = [t for t, whose in enumerate(view.table.territories) if whose == owner]
        if own:
            who = _cell("row-free") if owner == NOBODY else _cell("name-boss", boss=owner)
            near = [t for t in own if owner != NOBODY or map.away(squares[t]) <= _NEAR]
            where = [map.number(t, squares[t]) for t in map.by_distance(near, squares)]
            if len(near) < len(own):
                where.append(_say("cell-farther", count=len(own) - len(near)))
            rows.append([who, _list(where)])
    columns = [_say("column-boss"), _say("column-territories")]
    return Panel(_say("panel-territories"), columns, rows)


# --- gangsters -----------------------------------------------------------------------------------


def _gangsters(view: ChicagoView) -> Panel:
    """All who work for somebody, and those for hire."""
    columns = [
        _say("column-gangster"),
        _say("column-boss"),
        _say("column-where"),
        _say("column-help"),
    ]
    hired = [gangster for gangster in view.gangsters if gangster.owner != NOBODY]
    hired.sort(key=lambda gangster: (gangster.owner, gangster.gangster))
    rows = [_gangster(view, gangster) for gangster in hired]
    rows += [_gangster(view, view.gangsters[g]) for g in view.table.offer]
    return Panel(_say("panel-gangsters"), columns, rows)


def _gangster(view: ChicagoView, gangster: GangsterView) -> list[Cell]:
    g = gangster.gangster
    return [
        Cell(_say("name-gangster", gangster=g), gangster.owner == view.seat),
        _boss_or_nobody(gangster.owner),
        _cell("name-where", where=gangster.where),
        _cell(f"gangster-{ROSTER[g].name}-help"),
    ]

"""The table in words, from the view alone: for the terminal, a screen reader, a text bot."""

from __future__ import annotations

from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel
from backroom.games.bootleggers.components import (
    CIRCLES,
    DEMAND_DICE,
    FIRST_REMOTE,
    IMPROVEMENT_SLOTS,
    OMALLEYS,
    OPENS_AT,
    SMALL_TRUCK_CARD,
    profit,
    wholesale,
)
from backroom.games.bootleggers.shown import HouseView, MobsterView
from backroom.games.bootleggers.state import NOBODY, NOTHING
from backroom.games.bootleggers.view import BootleggersView


def describe(view: BootleggersView) -> list[Panel]:
    panels = [_table(view), _houses(view), _lines(view), _mobsters(view)]
    if view.own is not None:
        panels.append(_own(view))
    return [panel for panel in panels if panel.rows]


def _say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def _cell(key: str, **args: Value) -> Cell:
    return Cell(Message(key, dict(args)))


def _list(messages: list[Message]) -> Cell:
    return Cell(Message("cell-list", {"items": messages}) if messages else Message("cell-none"))


def _count(number: int) -> Cell:
    return _cell("cell-count", count=number)


def _table(view: BootleggersView) -> Panel:
    table = view.table
    rows = [[_cell("row-phase"), _cell(f"phase-{table.phase}")]]
    cards = [_say("name-card", card=card) for card in table.offer]
    if table.truck_card != NOTHING:
        cards.append(_say("name-card", card=SMALL_TRUCK_CARD + table.truck_card))
    if cards:
        rows.append([_cell("row-offer"), _list(cards)])
    if table.order:
        order = [
            _say("name-muscle", mobster=seat, muscle=view.mobsters[seat].muscle)
            if not view.mobsters[seat].boosted
            else _say("name-muscle-boosted", mobster=seat, muscle=view.mobsters[seat].muscle)
            for seat in table.order
        ]
        rows.append([_cell("row-order"), _list(order)])
    if table.copper != NOBODY:
        rows.append([_cell("row-copper"), _cell("name-mobster", mobster=table.copper)])
    title = _say("panel-table", round=table.round, rounds=table.rounds)
    return Panel(title, [], rows)


def _houses(view: BootleggersView) -> Panel:
    columns = [
        _say("column-house"),
        _say("column-state"),
        _say("column-markers"),
        _say("column-circles"),
        _say("column-improvements"),
        _say("column-demand"),
        _say("column-prices"),
    ]
    rows = [_house(view, house) for house in view.houses]
    return Panel(_say("panel-houses"), columns, rows)


def _house(view: BootleggersView, house: HouseView) -> list[Cell]:
    h = house.house
    markers = [
        _say("name-count", mobster=seat, count=count)
        for seat, count in enumerate(house.markers)
        if count
    ]
    return [
        _cell("name-house", house=h),
        _state(house),
        _list(markers),
        _cell("cell-circles", count=sum(house.markers), most=CIRCLES[h], opens=OPENS_AT[h])
        if h != OMALLEYS
        else _cell("cell-none"),
        _cell("cell-of", count=house.improvements, most=IMPROVEMENT_SLOTS[h])
        if h != OMALLEYS
        else _cell("cell-none"),
        _demand(house),
        _cell(
            "cell-prices",
            cash=wholesale(h, view.seats),
            cash_profit=profit(h, view.seats),
        ),
    ]


def _state(house: HouseView) -> Cell:
    if not house.open:
        return _cell("cell-shut" if house.closed or house.shut else "cell-closed")
    if house.copper:
        return _cell("cell-copper")
    if house.controller != NOBODY:
        mine = house.markers[house.controller]
        if house.payoff == NOBODY and house.markers.count(mine) > 1:  # B5.3: muscle has decided
            return _cell("cell-controlled-tie", mobster=house.controller)
        return _cell("cell-controlled", mobster=house.controller)
    if house.majority != NOBODY:
        return _cell("cell-majority", mobster=house.majority)
    return _cell("cell-open")


def _demand(house: HouseView) -> Cell:
    if house.house == OMALLEYS:
        return _cell("cell-unlimited")
    if house.demand:
        return _cell("cell-demand", crates=house.wanted())
    return _cell("cell-dice", count=DEMAND_DICE[house.house] + house.extra_dice)


def _lines(view: BootleggersView) -> Panel:
    """The trucks in line, in dock order."""
    rows = []
    for house in view.houses:
        for dock, line in enumerate(house.docks):
            for t in line:
                truck = view.trucks[t]
                rows.append(
                    [
                        _cell("name-house", house=house.house),
                        _cell("name-dock", dock=dock)
                        if house.house != OMALLEYS
                        else _cell("cell-none"),
                        _cell("name-truck", truck=t),
                        _cell("name-mobster", mobster=truck.operator),
                        _count(truck.crates),
                    ]
                )
    columns = [
        _say("column-house"),
        _say("column-dock"),
        _say("column-truck"),
        _say("column-mobster"),
        _say("column-crates"),
    ]
    return Panel(_say("panel-lines"), columns, rows)


def _mobsters(view: BootleggersView) -> Panel:
    columns = [
        _say("column-mobster"),
        _say("column-cash"),
        _say("column-back-room"),
        _say("column-supply"),
        _say("column-crates"),
        _say("column-stills"),
        _say("column-trucks"),
        _say("column-cards"),
    ]
    rows = [_mobster(view, mobster) for mobster in view.mobsters]
    return Panel(_say("panel-mobsters"), columns, rows)


def _mobster(view: BootleggersView, mobster: MobsterView) -> list[Cell]:
    seat = mobster.seat
    back_room = [_say("cell-markers", count=mobster.markers)]
    if mobster.dice:
        back_room.append(_say("cell-spare-dice", count=mobster.dice))
    if mobster.improvements:
        back_room.append(_say("cell-spare-improvements", count=mobster.improvements))
    stills = [
        _say("cell-family" if s.still < FIRST_REMOTE else "cell-remote", count=s.dice)
        for s in view.stills
        if s.owner == seat
    ]
    trucks = [
        _say("name-truck-loaded", truck=t.truck, crates=t.crates)
        if t.crates
        else _say("name-truck", truck=t.truck)
        for t in view.trucks
        if t.operator == seat
    ]
    cards = [_say("name-card", card=card) for card in mobster.known]
    if mobster.unseen:
        cards.append(_say("cell-unseen", count=mobster.unseen))
    if mobster.union_boss:
        cards.append(_say("cell-union-boss"))
    return [
        Cell(_say("name-mobster", mobster=seat), seat == view.seat),
        _cash(mobster),
        _list(back_room),
        _count(mobster.supply),
        _count(mobster.crates),
        _list(stills),
        _list(trucks),
        _list(cards),
    ]


def _cash(mobster: MobsterView) -> Cell:
    if mobster.cash is not None:
        return _cell("cell-cash", cash=mobster.cash)
    if mobster.announced != NOTHING:
        return _cell("cell-cash-announced", cash=mobster.announced)
    return _cell("cell-cash-secret")


def _own(view: BootleggersView) -> Panel:
    own = view.own
    assert own is not None and view.seat is not None
    hand = [_say("name-muscle-card", muscle=muscle) for muscle in own.hand]
    thugs = [_say("name-card", card=card) for card in view.mobsters[view.seat].known + own.unseen]
    rows = [
        [_cell("row-cash"), _cell("cell-cash", cash=own.cash)],
        [_cell("row-hand"), _list(hand)],
        [_cell("row-thugs"), _list(thugs)],
    ]
    return Panel(_say("panel-own"), [], rows)

"""The words behind the numbers of King of Chicago: gangsters, cards, businesses, the streets.

A table by the base name of an argument (``square`` for ``square_from`` too). The streets have
names only where the sentence knows its board: the argument ``board``.
"""

from __future__ import annotations

from collections.abc import Mapping

from backroom.engine.message import Message, Value
from backroom.engine.terms import Goods, Overlay, Terms, Words, cash, count, item
from backroom.games.chicago.board import (
    MOST_GARAGES,
    MOST_LOTS,
    MOST_SQUARES,
    MOST_TERRITORIES,
    SIZE_NAMES,
    Board,
    board,
)
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    CEMETERY,
    DECK,
    FIRST_CONTRACT,
    FREE,
    HIDING,
    HOSPITAL,
    NOBODY,
    OFFER,
    PLACES,
    PRISON,
    RESOURCES,
    STEP,
    UNKNOWN,
    cost_of,
    kind_of,
    size_of,
)
from backroom.games.chicago.contracts import BOOK, contract_of
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS, ON_BOSS, ON_GANGSTER
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.turn_action import WORDS as RESOURCE_NAMES
from backroom.games.chicago.turn_action import told

KIND_NAMES = ("bar", "casino", "brothel")
_WHERE = {
    CAR: "where-car",
    HIDING: "where-hiding",
    FREE: "where-free",
    PRISON: "where-prison",
    HOSPITAL: "where-hospital",
    CEMETERY: "where-cemetery",
    OFFER: "where-offer",
    DECK: "where-deck",
    UNKNOWN: "where-unknown",
}


def _fifties(fifties: int, among: Mapping[str, Value]) -> Message:
    return cash(fifties * STEP, among)


# --- cards ---------------------------------------------------------------------------------------


def _gangster(gangster: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"gangster-{ROSTER[gangster].name}") if 0 <= gangster < len(ROSTER) else None


def _event(event: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"event-{EVENT_NAMES[event]}") if event in EVENT_NAMES else None


def _contract(contract: int, among: Mapping[str, Value]) -> Message | None:
    if not FIRST_CONTRACT <= contract < FIRST_CONTRACT + len(BOOK):
        return None
    return Message(f"contract-{contract_of(contract).name}")


def _card(card: int, among: Mapping[str, Value]) -> Message | None:
    return _gangster(card, among) or _event(card, among) or _contract(card, among)


def _target(on: int, among: Mapping[str, Value]) -> Message | None:
    """Whom a card is played on: the card says whether that is a boss or a gangster."""
    card = among.get("card")
    event = EVENT_CARDS.get(card) if isinstance(card, int) else None
    if event is None or on == NOBODY:
        return None
    if event.aims == ON_BOSS:
        return Message("name-boss", {"boss": on})
    return Message("name-gangster", {"gangster": on}) if event.aims == ON_GANGSTER else None


# --- businesses and resources --------------------------------------------------------------------


def _business(business: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"business-{business}") if 0 <= business < BUSINESSES else None


def _kind(business: int, among: Mapping[str, Value]) -> Message | None:
    if not 0 <= business < BUSINESSES:
        return None
    return Message(f"kind-{SIZE_NAMES[size_of(business)]}-{KIND_NAMES[kind_of(business)]}")


def _cost(business: int, among: Mapping[str, Value]) -> Message | None:
    if not 0 <= business < BUSINESSES:
        return None
    return Message("business-cost", {"picks": told(cost_of(business))})


def _supply(supply: int, among: Mapping[str, Value]) -> Message | None:
    """A kind of resource, not one of them."""
    return Message(f"goods-{RESOURCE_NAMES[supply]}") if 0 <= supply < RESOURCES else None


def _resource(resource: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"resource-{RESOURCE_NAMES[resource]}") if 0 <= resource < RESOURCES else None


def _spot(spot: int, among: Mapping[str, Value]) -> Message | None:
    """Where a gangster is put."""
    if spot in (CAR, HIDING):
        return Message("spot-car" if spot == CAR else "spot-hiding")
    return Message("spot-business", {"business": spot}) if 0 <= spot < BUSINESSES else None


def _where(where: int, among: Mapping[str, Value]) -> Message | None:
    """Where a gangster is."""
    if where in _WHERE:
        return Message(_WHERE[where])
    return Message("where-business", {"business": where}) if 0 <= where < BUSINESSES else None


# --- the streets ---------------------------------------------------------------------------------


def _place(place: int, among: Mapping[str, Value]) -> Message | None:
    return Message(f"place-{place}") if 0 <= place < PLACES else None


def _streets(among: Mapping[str, Value]) -> Board | None:
    known = among.get("board")
    return board(known) if isinstance(known, str) and known else None


def _square(square: int, among: Mapping[str, Value]) -> Message | None:
    streets = _streets(among)
    if not 0 <= square < (MOST_SQUARES if streets is None else streets.squares):
        return None
    if streets is None:
        return Message("square-number", {"number": square + 1})
    street = streets.streets[square]
    if streets.streets.count(street) == 1 or _marks(streets, square):
        return Message("square-on", {"street": street})
    if beside := _beside(streets, square):
        return Message("square-beside", {"street": street, "items": beside})
    # A number that no map shows: only where nothing else tells two squares of a street apart.
    return Message("square-street", {"number": square + 1, "street": street})


def _street(square: int, among: Mapping[str, Value]) -> Message | None:
    """A square that has not to be told from others: the street is enough."""
    streets = _streets(among)
    if streets is None or not 0 <= square < streets.squares:
        return _square(square, among)
    return Message("square-on", {"street": streets.streets[square]})


def _reached(square: int, among: Mapping[str, Value]) -> Message | None:
    """What can be reached from a square, if anything (K5.2)."""
    streets = _streets(among)
    if streets is None or not 0 <= square < streets.squares:
        return None
    found = _marks(streets, square, sizes=True)
    return Message("square-reached", {"items": found}) if found else None


def _marks(streets: Board, square: int, sizes: bool = False) -> list[Message]:
    """All whose arrow points at a square."""
    found = [Message("name-place", {"place": place}) for place in streets.places_at(square)]
    for lot in streets.lots_at(square):
        key = f"reached-{SIZE_NAMES[streets.lot_size[lot]]}" if sizes else "lot-number"
        found.append(Message(key, {"number": lot + 1}))
    for territory in streets.territories_at(square):
        found.append(Message("territory-number", {"number": territory + 1}))
    for garage in streets.garages_at(square):
        found.append(Message("garage-number", {"number": garage + 1}))
    return found


def _beside(streets: Board, square: int) -> list[Message]:
    """What one finds it by, if no arrow points at it: what lies next to it, where no other of its
    street lies next to the same."""
    own = _next_to(streets, square)
    street = streets.streets[square]
    alike = [
        other
        for other in range(streets.squares)
        if streets.streets[other] == street
        and not _marks(streets, other)
        and _next_to(streets, other) == own
    ]
    return own if alike == [square] else []


def _next_to(streets: Board, square: int) -> list[Message]:
    found = []
    for other in streets.neighbours[square]:
        if streets.streets.count(streets.streets[other]) == 1:
            found.append(Message("square-on", {"street": streets.streets[other]}))
        else:
            found += _marks(streets, other)[:1]
    return found


def _territory(territory: int, among: Mapping[str, Value]) -> Message | None:
    streets = _streets(among)
    most = MOST_TERRITORIES if streets is None else len(streets.territory_square)
    if not 0 <= territory < most:
        return None
    if streets is None:
        return Message("territory-number", {"number": territory + 1})
    street = streets.streets[streets.territory_square[territory]]
    return Message("territory-street", {"number": territory + 1, "street": street})


def _garage(garage: int, among: Mapping[str, Value]) -> Message | None:
    streets = _streets(among)
    if not 0 <= garage < (MOST_GARAGES if streets is None else len(streets.garage_square)):
        return None
    if streets is None:
        return Message("garage-number", {"number": garage + 1})
    street = streets.streets[streets.garage_square[garage]]
    return Message("garage-street", {"number": garage + 1, "street": street})


def _lot(lot: int, among: Mapping[str, Value]) -> Message | None:
    streets = _streets(among)
    if not 0 <= lot < (MOST_LOTS if streets is None else len(streets.lot_square)):
        return None
    if streets is None:
        return Message("lot-number", {"number": lot + 1})
    street = streets.streets[streets.lot_square[lot]]
    size = SIZE_NAMES[streets.lot_size[lot]]
    return Message(f"lot-{size}", {"number": lot + 1, "street": street})


def _lot_street(lot: int, among: Mapping[str, Value]) -> Message | None:
    """A lot beside words that say its size already."""
    streets = _streets(among)
    if streets is None or not 0 <= lot < len(streets.lot_square):
        return _lot(lot, among)
    street = streets.streets[streets.lot_square[lot]]
    return Message("lot-street", {"number": lot + 1, "street": street})


_TERMS: Terms = {
    "cash": cash,
    "fifties": _fifties,
    "gangster": _gangster,
    "event": _event,
    "contract": _contract,
    "card": _card,
    "business": _business,
    "resource": _resource,
    "supply": _supply,
    "spot": _spot,
    "where": _where,
    "place": _place,
    "square": _square,
    "territory": _territory,
    "garage": _garage,
    "lot": _lot,
}

#: What a message may say beside an argument.
_BESIDE: Terms = {
    "business_kind": _kind,
    "business_cost": _cost,
    "on_target": _target,
    "square_reached": _reached,
    "square_street": _street,
    "lot_street": _lot_street,
}

_GOODS: Goods = {
    "cash": ("cash", count),
    "booze": ("booze", count),
    "girls": ("girls", count),
    "henchmen": ("henchmen", count),
    "card": ("card", item),
    "gangster": ("gangster", item),
}

WORDS = Words(
    terms=_TERMS,
    beside=_BESIDE,
    goods=_GOODS,
    cards=("card", "gangster", "event", "contract"),
    units={"fifties": STEP},
    options=("board",),
    overlays=(Overlay("words", "mild", "chicago-mild"),),
)

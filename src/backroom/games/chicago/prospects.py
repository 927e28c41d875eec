"""What a boss could do where on the board, before the car is there (K5.2)."""

from __future__ import annotations

import msgspec

from backroom.engine.action import Action
from backroom.engine.ask import Option
from backroom.engine.prospect import Prospect
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    CompleteContract,
    Fetch,
    Mark,
    OpenBusiness,
    StartContract,
    TakeAll,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import HOSPITAL, HOSPITAL_PLACE, NOTHING, POLICE_DEPARTMENT
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.means import streets
from backroom.games.chicago.means.deeds import would_open
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.reach import could_do, needed
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.view import ChicagoView


def prospects(view: ChicagoView) -> list[Prospect]:
    """Of everything on the board; nothing, before the seat's car is there or when it is over."""
    if view.seat is None or view.result is not None:
        return []
    sight = Sight(view, view.seat)
    state, seat = sight.state, view.seat
    if state.bosses[seat].square == NOTHING:
        return []
    looks: dict[int, list[Option]] = {}
    found = []
    for thing, square in things(state, seat):
        if square not in looks:
            looks[square] = _explained(sight, square)
        options = [o for o in looks[square] if thing_of(state, seat, o.action, square) == thing]
        far = state.board.distance[state.bosses[seat].square][square]
        die, percent = needed(state, seat, far)
        told = streets.way_to(sight, far, die, percent)
        found.append(Prospect(thing, square, far, die, percent, told, options))
    return found


def _explained(sight: Sight, square: int) -> list[Option]:
    """What could be done from there, with what it would mean."""
    found = []
    for option in could_do(sight.state, sight.seat, square):
        means = None
        if option.why_not is None:
            means = streets.act(sight, option.action, square)
        elif isinstance(option.action, OpenBusiness):
            means = would_open(sight, option.action)
        found.append(option if means is None else msgspec.structs.replace(option, means=means))
    return found


# --- what there is -------------------------------------------------------------------------------


def things(state: Chicago, seat: int) -> list[tuple[str, int]]:
    """Everything on the board by its name, with the square from which it is reached."""
    board = state.board
    found = [(f"place:{place}", square) for place, square in enumerate(board.place_square)]
    for lot, square in enumerate(board.lot_square):
        business = state.business_on(lot)
        found.append((f"lot:{lot}" if business == NOTHING else f"business:{business}", square))
    for territory, square in enumerate(board.territory_square):
        found.append((f"territory:{territory}", square))
    for garage, square in enumerate(board.garage_square):
        found.append((f"garage:{garage}", square))
    for rival in state.rivals(seat):
        if state.bosses[rival].square != NOTHING:
            found.append((f"car:{rival}", state.bosses[rival].square))
    return [*found, ("police", state.table.police)]


def thing_of(state: Chicago, seat: int, action: Action, square: int) -> str:
    """With what on the board an action from this square has to do."""
    if isinstance(action, (TakeAll, TakeSome)):
        return f"place:{action.place}"
    if isinstance(action, Mark):
        return f"territory:{action.territory}"
    if isinstance(action, OpenBusiness):
        return f"lot:{action.lot}"
    if isinstance(action, (VisitBusiness, AttackBusiness)):
        return f"business:{action.business}"
    if isinstance(action, AttackCar):
        return f"car:{action.boss}"
    if isinstance(action, StartContract):
        return f"place:{contract_of(action.contract).start}"
    if isinstance(action, CompleteContract):
        return _where_completed(state, seat, action.contract, square)
    assert isinstance(action, Fetch)
    in_hospital = state.where[action.gangster] == HOSPITAL
    return f"place:{HOSPITAL_PLACE if in_hospital else POLICE_DEPARTMENT}"


def _where_completed(state: Chicago, seat: int, card: int, square: int) -> str:
    contract = contract_of(card)
    if contract.own_business:
        own = [b for b in state.businesses_at(square) if state.businesses[b].owner == seat]
        return f"business:{own[0]}"
    if contract.garage:
        return f"garage:{state.board.garages_at(square)[0]}"
    return f"place:{contract.end}"

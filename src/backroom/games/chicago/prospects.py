"""What a boss could do where on the board, before the car is there (K5.2)."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Option
from backroom.engine.prospect import Prospect
from backroom.games.chicago import turn_action
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
from backroom.games.chicago.driving import Driving, best_driver
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.secrets import known
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn import BEFORE, current_turn
from backroom.games.chicago.view import ChicagoView

FACES = 6


def prospects(view: ChicagoView) -> list[Prospect]:
    """Of everything on the board; nothing, before the seat's car is there or when it is over."""
    if view.seat is None or view.result is not None:
        return []
    state = known(view)
    seat = view.seat
    if state.bosses[seat].square == NOTHING:
        return []
    looks: dict[int, list[Option]] = {}
    found = []
    for thing, square in things(state, seat):
        if square not in looks:
            looks[square] = could_do(state, seat, square)
        options = [o for o in looks[square] if thing_of(state, seat, o.action, square) == thing]
        far = state.board.distance[state.bosses[seat].square][square]
        die, percent = needed(state, seat, far)
        found.append(Prospect(thing, square, far, die, percent, options=options))
    return found


def could_do(state: Chicago, seat: int, square: int) -> list[Option]:
    """What the seat could do if its car stood there and all else were as it is."""
    boss = state.bosses[seat]
    was = boss.square
    boss.square = square
    options = turn_action.options(state, seat)
    boss.square = was
    return options


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


# --- how far it is -------------------------------------------------------------------------------


def needed(state: Chicago, seat: int, far: int) -> tuple[int | None, int]:
    """The least die that takes the car so far (0: none is needed; None: no die does), and in how
    many of a hundred rolls it falls. Once the die of this turn is cast it is that one."""
    boss = state.bosses[seat]
    if boss.garage != NOTHING or boss.frozen:  # K6.7, K12.6: no action either
        return None, 0
    if far == 0:
        return 0, 100
    for step in state.stack:
        if isinstance(step, Driving) and step.seat == seat:
            return (0, 100) if far <= step.reach(state) else (None, 0)
    turn = current_turn(state)
    now = turn is not None and turn.seat == seat and turn.stalled and turn.stage == BEFORE
    if boss.stalled or now:  # K12.12
        return None, 0
    driver = best_driver(state, seat)
    die = max(1, far - (0 if driver == NOTHING else ROSTER[driver].driving))
    return (die, (100 * (FACES + 1 - die) + FACES // 2) // FACES) if die <= FACES else (None, 0)

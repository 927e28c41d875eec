"""What a program can call by HTTP (docs/wire.md)."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from backroom.server import refusals, wire
from backroom.server.boards import Boards, Packed
from backroom.server.client import AS_IT_IS
from backroom.server.games import games
from backroom.server.glimpses import Glimpse
from backroom.server.limits import address_of
from backroom.server.playing import TableInPlay
from backroom.server.settings import Settings
from backroom.server.tables import Tables, find_game, has_own_board

#: How one calls the computer that one sits at.
_THIS_COMPUTER = ("localhost", "127.0.0.1", "[::1]")


@get("/api/games", sync_to_thread=False)
def get_games() -> wire.Games:
    """The games there are."""
    return games()


@post("/api/tables", request_max_body_size=wire.LARGEST_BOARD)
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewTable], state: State
) -> wire.Made:
    """Make a table."""
    if not state.makers.take(address_of(request)):
        raise refusals.TooFast()
    if has_own_board(data) and not state.boarders.take(address_of(request)):
        raise refusals.TooFast()
    if data.public and not state.listers.take(address_of(request)):
        raise refusals.TooFast()
    tables: Tables = state.tables
    return await tables.make(data, address_of(request))


@get("/api/tables")
async def list_tables(
    request: Request[Any, Any, Any], state: State, before: FromQuery[float | None] = None
) -> wire.Listed:
    """Where everybody can sit down."""
    if not state.browsers.take(address_of(request)):
        raise refusals.TooFast()
    tables: Tables = state.tables
    return await tables.listed(before)


@post("/api/tables/{table:str}/take", status_code=200)
async def take_seat(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.TakeSeat],
    state: State,
) -> wire.TakenSeat:
    """Sit down where everybody can."""
    if not state.takers.take(address_of(request)):
        raise refusals.TooFast()
    if not (await state.tables.glimpse(table)).public:
        raise refusals.ByLink()
    found: TableInPlay = await state.tables.find(table, seated=False)
    wishes = (data.name, data.seal, data.commitment, data.colour)
    return await asyncio.shield(found.gathering.take(*wishes))


@post("/api/boards/check", status_code=200, request_max_body_size=wire.LARGEST_BOARD)
async def check_board(
    request: Request[Any, Any, Any], data: JSONBody[wire.BoardFile], state: State
) -> wire.Checked:
    """Can a game be played on the board of this file?"""
    if not state.checkers.take(address_of(request)):
        raise refusals.TooFast()
    boards: Boards = state.boards
    return await boards.check(find_game(data.game), data.board)


async def _glimpse(
    request: Request[Any, Any, Any], table: str, state: State
) -> TableInPlay | Glimpse:
    """What can be known without a key, so often for each address."""
    if not state.readers.take(address_of(request)):
        raise refusals.TooFast()
    tables: Tables = state.tables
    return await tables.glimpse(table)


@get("/api/tables/{table:str}")
async def get_table(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> wire.TableInfo:
    """A table as everybody sees it."""
    return (await _glimpse(request, table, state)).info()


@get("/api/tables/{table:str}/board", opt=AS_IT_IS)
async def get_board(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """The picture of the board that is played on: the same as long as we draw it so."""
    found = await _glimpse(request, table, state)
    boards: Boards = state.boards
    _may_make(request, state, "picture", found)
    return unchanging(request, await boards.picture(found.game, found.board))


@get("/api/tables/{table:str}/words", opt=AS_IT_IS)
async def get_words(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """What things are called on the board that is played on, if it comes from a file."""
    found = await _glimpse(request, table, state)
    if found.board is None or not found.board_name:
        raise refusals.NoBoard()
    boards: Boards = state.boards
    _may_make(request, state, "words", found)
    return unchanging(request, await boards.words(found.game, found.board))


def _may_make(
    request: Request[Any, Any, Any], state: State, kind: str, table: TableInPlay | Glimpse
) -> None:
    """What is not kept is made anew, for each address so often, as files are looked at."""
    boards: Boards = state.boards
    if not boards.has(kind, table.game, table.board) and not state.checkers.take(
        address_of(request)
    ):
        raise refusals.TooFast()


def unchanging(
    request: Request[Any, Any, Any], packed: Packed, kind: str = "application/json"
) -> Response[bytes]:
    """A browser that has it already is not sent it again."""
    headers = {"etag": packed.mark, "cache-control": "private, no-cache"}
    headers["vary"] = "accept-encoding"
    if packed.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = packed.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed.gzip, "gzip"
    return Response(body, media_type=kind, headers=headers)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Sit], state: State
) -> wire.Sat:
    """Take a seat."""
    (await _glimpse(request, table, state)).seats.opened_by(data.key)
    found: TableInPlay = await state.tables.find(table)
    seat = await found.beginning.sit(data.key, data.name, data.seal, data.commitment)
    return wire.Sat(seat, found.dice.commitment, found.seats[seat].name)


@post("/api/tables/{table:str}/open", status_code=200)
async def open_nonce(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Open], state: State
) -> wire.Sat:
    """Open the nonce that was sealed on sitting down, once all are sealed."""
    (await _glimpse(request, table, state)).seats.opened_by(data.key)
    found: TableInPlay = await state.tables.find(table)
    seat = found.seats.opened_by(data.key)
    await found.beginning.open(seat, data.nonce, data.commitment)
    return wire.Sat(seat, found.dice.commitment, found.seats[seat].name)


@get("/api/tables/{table:str}/save")
async def get_save(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """The whole game, once it is over."""
    if not (await _glimpse(request, table, state)).over:
        raise refusals.NotOver()
    if not state.checkers.take(address_of(request)):
        raise refusals.TooFast()
    found: TableInPlay = await state.tables.find(table, seated=False)
    name = f"{found.game.name}-{found.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await found.save(), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/after", opt=AS_IT_IS)
async def get_after(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """A finished game in figures. Nothing of it is secret: whoever has the link has the save."""
    glimpse = await _glimpse(request, table, state)
    if not glimpse.over:
        raise refusals.NotOver()
    tables: Tables = state.tables
    at_hand = isinstance(glimpse, TableInPlay) and tables.afterwards.has(glimpse)
    if not at_hand and not state.checkers.take(address_of(request)):
        raise refusals.TooFast()
    found = await tables.find(table, seated=False)
    return unchanging(request, await tables.afterwards.figures(found))


@get("/api/near", sync_to_thread=False)
def get_near(request: Request[Any, Any, Any], state: State) -> wire.Near:
    """How the phones in the room come in, for whoever has the page open at this computer."""
    asked = request.headers.get("host", "").rsplit(":", 1)[0]
    settings: Settings = state.settings
    return wire.Near(settings.near if asked in _THIS_COMPUTER else "")


ROUTES = [
    get_games,
    make_table,
    list_tables,
    take_seat,
    get_table,
    get_board,
    get_words,
    check_board,
    sit,
    open_nonce,
    get_save,
    get_after,
    get_near,
]

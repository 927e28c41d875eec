"""The server as an ASGI application (docs/wire.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.types import Message as Event
from litestar.types import Scope

from backroom import __version__
from backroom.engine.action import Action
from backroom.engine.deal import MakeOffer
from backroom.engine.message import Reason, Refusal
from backroom.server import client, refusals, wire
from backroom.server.boards import Boards, Packed
from backroom.server.games import games
from backroom.server.limits import Bucket, Buckets, Lines, house
from backroom.server.onlookers import Viewer
from backroom.server.playing import Gone, TableInPlay
from backroom.server.seats import clean
from backroom.server.settings import Settings
from backroom.server.tables import Tables, find_game, has_own_board
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import StoreFailed

_log = logging.getLogger("backroom.server")

#: How a socket is closed: with a reason that has been told, or to come again.
_CLOSE_REFUSED = 4400
_CLOSE_AGAIN = 1012
_CLOSE_TOO_BIG = 1009
#: What comes of speaking to somebody who has hung up.
_HUNG_UP = (WebSocketDisconnect, OSError)
#: A client says hello within so many seconds.
_HELLO = 20.0
#: Whoever goes on for so long after being told to slow down is shown the door.
_MOST_TOO_FAST = 200

_HEADERS = {
    "content-security-policy": client.POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

#: Scripts, styles and fonts are no pages: what governs pages would be a tenth of the first load.
_FOR_ALL = {"x-content-type-options": _HEADERS["x-content-type-options"]}

#: How one calls the computer that one sits at.
_THIS_COMPUTER = ("localhost", "127.0.0.1", "[::1]")
#: The client's files lie there compressed already, and boards are kept so.
_AS_IT_IS = {"as_it_is": True}


# --- HTTP ----------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def get_games() -> wire.Games:
    """The games there are."""
    return games()


@post("/api/tables", request_max_body_size=wire.LARGEST_BOARD)
async def make_table(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewTable], state: State
) -> wire.Made:
    """Make a table."""
    if not state.makers.take(_address(request)):
        raise refusals.TooFast()
    if has_own_board(data) and not state.boarders.take(_address(request)):
        raise refusals.TooFast()
    tables: Tables = state.tables
    return await tables.make(data)


def _address(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return house(request.client.host) if request.client else ""


@post("/api/boards/check", status_code=200, request_max_body_size=wire.LARGEST_BOARD)
async def check_board(
    request: Request[Any, Any, Any], data: JSONBody[wire.BoardFile], state: State
) -> wire.Checked:
    """Can a game be played on the board of this file?"""
    if not state.checkers.take(_address(request)):
        raise refusals.TooFast()
    boards: Boards = state.boards
    return await boards.check(find_game(data.game), data.board)


@get("/api/tables/{table:str}")
async def get_table(table: FromPath[str], state: State) -> wire.TableInfo:
    """A table as everybody sees it."""
    found: TableInPlay = await state.tables.find(table)
    return found.info()


@get("/api/tables/{table:str}/board", opt=_AS_IT_IS)
async def get_board(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """The picture of the board that is played on: the same as long as we draw it so."""
    found: TableInPlay = await state.tables.find(table)
    boards: Boards = state.boards
    _may_make(request, state, "picture", found)
    return _unchanging(request, await boards.picture(found.game, found.board))


@get("/api/tables/{table:str}/words", opt=_AS_IT_IS)
async def get_words(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """What things are called on the board that is played on, if it comes from a file."""
    found: TableInPlay = await state.tables.find(table)
    if found.board is None or not found.board_name:
        raise refusals.NoBoard()
    boards: Boards = state.boards
    _may_make(request, state, "words", found)
    return _unchanging(request, await boards.words(found.game, found.board))


def _may_make(request: Request[Any, Any, Any], state: State, kind: str, table: TableInPlay) -> None:
    """What is not kept is made anew, for each address so often, as files are looked at."""
    boards: Boards = state.boards
    if not boards.has(kind, table.game, table.board) and not state.checkers.take(_address(request)):
        raise refusals.TooFast()


def _unchanging(request: Request[Any, Any, Any], packed: Packed) -> Response[bytes]:
    """A browser that has it already is not sent it again."""
    headers = {"etag": packed.mark, "cache-control": "private, no-cache"}
    headers["vary"] = "accept-encoding"
    if packed.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = packed.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed.gzip, "gzip"
    return Response(body, media_type="application/json", headers=headers)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(table: FromPath[str], data: JSONBody[wire.Sit], state: State) -> wire.Sat:
    """Take a seat."""
    found: TableInPlay = await state.tables.find(table)
    seat = await found.sit(data.key, data.name, data.seal, data.commitment)
    return wire.Sat(seat, found.dice.commitment)


@post("/api/tables/{table:str}/open", status_code=200)
async def open_nonce(table: FromPath[str], data: JSONBody[wire.Open], state: State) -> wire.Sat:
    """Open the nonce that was sealed on sitting down, once all are sealed."""
    found: TableInPlay = await state.tables.find(table)
    seat = found.seats.opened_by(data.key)
    await found.open(seat, data.nonce, data.commitment)
    return wire.Sat(seat, found.dice.commitment)


@get("/api/tables/{table:str}/save")
async def get_save(table: FromPath[str], state: State) -> Response[bytes]:
    """The whole game, once it is over."""
    found: TableInPlay = await state.tables.find(table)
    name = f"{found.game.name}-{found.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found.save(), media_type="application/jsonl", headers=headers)


@get("/api/near", sync_to_thread=False)
def get_near(request: Request[Any, Any, Any], state: State) -> wire.Near:
    """How the phones in the room come in, for whoever has the page open at this computer."""
    asked = request.headers.get("host", "").rsplit(":", 1)[0]
    settings: Settings = state.settings
    return wire.Near(settings.near if asked in _THIS_COMPUTER else "")


@get(["/", "/style"], include_in_schema=False, opt=_AS_IT_IS)
async def get_page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    return await _page(request, state, 200)


@get("/table/{table:path}", include_in_schema=False, opt=_AS_IT_IS)
async def get_table_page(
    request: Request[Any, Any, Any], table: FromPath[str], state: State
) -> Response[bytes]:
    """The page looks the table up by itself, and says so if there is none; so does its status."""
    try:
        await state.tables.find(table.strip("/"))
    except refusals.NoSuchTable:
        return await _page(request, state, 404)
    except (Refusal, StoreFailed):  # the page will hear the same, and can say what to do
        pass
    return await _page(request, state, 200)


@get("/{path:path}", include_in_schema=False, opt=_AS_IT_IS)
async def get_asset(
    request: Request[Any, Any, Any], path: FromPath[str], state: State
) -> Response[bytes]:
    if path.startswith("/api/"):
        raise refusals.NoSuchPage()
    accepted = request.headers.get("accept-encoding", "")
    try:
        return await asyncio.to_thread(client.asset, state.client, path, accepted)
    except client.NoClient:
        raise NotFoundException from None


async def _page(request: Request[Any, Any, Any], state: State, status: int) -> Response[bytes]:
    accepted = request.headers.get("accept-encoding", "")
    return await asyncio.to_thread(client.page, state.client, accepted, status)


# --- the socket ----------------------------------------------------------------------------------


@websocket("/api/live/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """One viewer of a table, from hello to the end of the connection."""
    await socket.accept()
    lines: Lines = state.lines
    address = _address(socket)
    if not lines.take(address):
        await _turn_away(socket, refusals.Full().reason)
        return
    try:
        await _view(socket, table, state)
    finally:
        lines.give_back(address)


async def _view(socket: WebSocket[Any, Any, Any], table: str, state: State) -> None:
    try:
        found, viewer = await _hello(socket, table, state.tables)
    except Refusal as refusal:
        await _turn_away(socket, refusal.reason)
        return
    except (Gone, TimeoutError):
        await _close(socket, _CLOSE_AGAIN)
        return
    except WebSocketDisconnect:
        return
    tasks = [
        asyncio.ensure_future(doing)
        for doing in (
            _tell(socket, viewer),
            _listen(socket, found, viewer, state),
            viewer.lost.wait(),
        )
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        found.leave(viewer)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, _HUNG_UP):
                _log.error("a connection failed", exc_info=result)
    await _close(socket, _CLOSE_AGAIN)


async def _hello(
    socket: WebSocket[Any, Any, Any], table: str, tables: Tables
) -> tuple[TableInPlay, Viewer]:
    """Nothing is told before the client has said who it is."""
    try:
        message = wire.read(await asyncio.wait_for(_receive(socket), _HELLO))
    except wire.Unreadable as error:
        raise refusals.Unreadable(detail=error.detail) from None
    if not isinstance(message, wire.HelloMessage):
        raise refusals.Unreadable(detail="hello")
    found = await tables.find(table)
    hello = message.hello
    seat = None if hello.key is None else found.seats.opened_by(hello.key)
    viewer = Viewer(seat, hello.log, hello.panels)
    await found.join(viewer)
    return found, viewer


async def _receive(socket: WebSocket[Any, Any, Any]) -> str:
    text: str = await socket.receive_data(mode="text")
    if len(text) > wire.LARGEST:
        await _close(socket, _CLOSE_TOO_BIG)
        raise WebSocketDisconnect(detail="", code=_CLOSE_TOO_BIG)
    return text


async def _tell(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    while True:
        for message in await viewer.next():
            await socket.send_data(message.decode(), mode="text")


async def _listen(
    socket: WebSocket[Any, Any, Any], table: TableInPlay, viewer: Viewer, state: State
) -> None:
    seat = viewer.seat
    settings: Settings = state.settings
    lookers: Buckets = state.lookers
    bucket = Bucket(settings.burst, settings.rate) if seat is None else table.hearing[seat]
    too_fast = 0
    while True:
        raw = await _receive(socket)
        slow_enough = bucket.take()
        try:
            message = wire.read(raw)
        except wire.Unreadable as error:
            number = error.id
            refusal: Refusal = refusals.Unreadable(detail=error.detail)
        else:
            number = None
            if not isinstance(message, (wire.HelloMessage, wire.PingMessage)):
                number = message.id
            refusal = refusals.TooFast()
            costly = isinstance(message, (wire.LookMessage, wire.PlanMessage))
            if slow_enough and costly and not lookers.take(_address(socket)):
                viewer.refuse(number, refusal.reason)
                continue
            if slow_enough:
                await _heed(table, viewer, message)
                continue
        if not slow_enough:
            too_fast += 1
            refusal = refusals.TooFast()
        if too_fast > _MOST_TOO_FAST:
            return
        viewer.refuse(number, refusal.reason)


async def _heed(table: TableInPlay, viewer: Viewer, message: wire.ClientMessage) -> None:
    """Do what the client asks for, and tell it so."""
    if isinstance(message, wire.PingMessage):
        viewer.pong(message.ping)
        return
    if isinstance(message, wire.HelloMessage):
        viewer.refuse(None, refusals.Unreadable(detail="hello").reason)
        return
    try:
        if viewer.seat is None:
            raise refusals.Spectator()
        if isinstance(message, wire.ActMessage):
            action = _action(table, message.act)
            await asyncio.shield(table.act(viewer.seat, action, message.ask))
        elif isinstance(message, wire.WaitMessage):
            await asyncio.shield(table.wait(viewer.seat, message.wait))
        elif isinstance(message, wire.PaceMessage):
            await asyncio.shield(table.keep_pace(viewer.seat, message.pace))
        elif isinstance(message, wire.Leave):
            await asyncio.shield(table.stay_away(viewer.seat, message))
        elif isinstance(message, wire.SealMessage):
            await asyncio.shield(table.seal(viewer.seat, message.seal, message.commitment))
        elif isinstance(message, wire.OpenMessage):
            await asyncio.shield(table.open(viewer.seat, message.open, message.commitment))
        elif isinstance(message, wire.PhraseMessage):
            if not message.phrase:
                raise refusals.Unreadable(detail="phrase")
            await asyncio.shield(table.say(viewer.seat, "", message.phrase))
        elif isinstance(message, wire.ActAllMessage):
            parts = _parts(table, message.act_all)
            await asyncio.shield(table.act_all(viewer.seat, parts, message.ask))
        elif isinstance(message, wire.PlanMessage):
            parts = _parts(table, message.plan)
            plan = await table.plan(viewer.seat, parts, message.ask, viewer.panels)
            viewer.planned(message.id, plan)
            return
        elif isinstance(message, wire.LookMessage):
            viewer.looked(message.id, await table.look(viewer.seat, message.look))
            return
        else:
            await asyncio.shield(table.say(viewer.seat, _spoken(message.chat)))
    except Refusal as refusal:
        viewer.refuse(message.id, refusal.reason)
    except StoreFailed:
        viewer.refuse(message.id, refusals.NotStored().reason)
    except Gone:
        viewer.lose()
    except Exception:
        _log.exception("table %s", table.id)
        viewer.refuse(message.id, refusals.Internal().reason)
    else:
        viewer.done(message.id)


def _parts(table: TableInPlay, parts: list[msgspec.Raw]) -> list[Action]:
    return [_action(table, part) for part in parts]


def _action(table: TableInPlay, raw: msgspec.Raw) -> Action:
    """Whatever is said with an offer is cleaned as talk is."""
    action = table.game.actions.decode(bytes(raw))
    if not isinstance(action, MakeOffer):
        return action
    promises = tuple(
        msgspec.structs.replace(promise, text=clean(promise.text).strip())
        for promise in action.promises
    )
    return msgspec.structs.replace(action, promises=promises, words=clean(action.words).strip())


def _spoken(text: str) -> str:
    """Without what could steer a screen."""
    said = clean(text).strip()
    if not said:
        raise refusals.Unreadable(detail="chat")
    return said


async def _turn_away(socket: WebSocket[Any, Any, Any], reason: Reason) -> None:
    viewer = Viewer(None)
    viewer.refuse(None, reason)
    with suppress(WebSocketDisconnect, RuntimeError):
        for message in await viewer.next():
            await socket.send_data(message.decode(), mode="text")
    await _close(socket, _CLOSE_REFUSED)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    with suppress(Exception):  # it may be closed already, from either side
        await socket.close(code=code)


# --- errors --------------------------------------------------------------------------------------


def _refused(error: Refusal, status: int | None = None) -> Response[wire.Refused]:
    if status is None:
        status = error.status if isinstance(error, refusals.Rejected) else 400
    return Response(wire.Refused(error.reason), status_code=status)


def _on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[wire.Refused]:
    return _refused(error)


def _is_read(request: Request[Any, Any, Any]) -> bool:
    """Does somebody look at the answer in a browser?"""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith("/api/")


def _on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and _is_read(request):
        # The page says by itself, in the reader's language, that an address is none of ours.
        place = request.app.state.client
        if place is None:
            return client.nothing_here(request.headers.get("accept-language", ""))
        return client.page(place, request.headers.get("accept-encoding", ""), 404)
    if error.status_code >= 500:
        return _refused(refusals.Internal(), error.status_code)
    if error.status_code in (404, 405):
        return _refused(refusals.NoSuchPage(), error.status_code)
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = str(extra[0].get("message", detail))
    return _refused(refusals.Unreadable(detail=detail), error.status_code)


def _on_no_client(_: Request[Any, Any, Any], __: client.NoClient) -> Response[wire.Refused]:
    return _refused(refusals.NotBuilt())


def _on_store(_: Request[Any, Any, Any], __: StoreFailed) -> Response[wire.Refused]:
    return _refused(refusals.NotStored())


def _on_gone(_: Request[Any, Any, Any], __: Gone) -> Response[wire.Refused]:
    return _refused(refusals.NotStored())


def _on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[wire.Refused]:
    return _refused(refusals.Unreadable(detail="["))


def _on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    _log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _refused(refusals.Internal())


# --- the application -----------------------------------------------------------------------------


async def _add_headers(message: Event, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    scripts = scope["path"].startswith("/assets/")
    for name, value in (_FOR_ALL if scripts else _HEADERS).items():
        headers.append((name.encode(), value.encode()))
    said = {name.lower() for name, _ in headers}
    if scope["path"].startswith("/api/") and b"cache-control" not in said:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def create_app(settings: Settings) -> Litestar:
    """A server on the store in ``settings.data``."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(SQLiteStore.open, settings.data)
        tables = Tables(store, settings)
        app.state.tables = tables
        sweeping = asyncio.create_task(tables.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await tables.close()

    state = {
        "settings": settings,
        "client": client.find_client(settings.web),
        "boards": Boards(),
        "makers": Buckets(settings.make_burst, settings.make_rate / 60),
        "boarders": Buckets(settings.board_burst, settings.board_rate / 60),
        "lookers": Buckets(settings.look_burst, settings.look_rate),
        "lines": Lines(settings.most_lines),
        "checkers": Buckets(settings.check_burst, settings.check_rate / 60),
    }
    return Litestar(
        route_handlers=[
            get_games,
            make_table,
            get_table,
            get_board,
            get_words,
            check_board,
            sit,
            open_nonce,
            get_save,
            live,
            get_near,
            get_page,
            get_table_page,
            get_asset,
        ],
        state=State(state),
        lifespan=[lifespan],
        before_send=[_add_headers],
        exception_handlers={
            Refusal: _on_refusal,
            HTTPException: _on_http,
            client.NoClient: _on_no_client,
            StoreFailed: _on_store,
            Gone: _on_gone,
            RecursionError: _on_depth,
            Exception: _on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Backroom",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key="as_it_is"
        ),
        request_max_body_size=wire.LARGEST,
        logging_config=None,
        debug=False,
    )

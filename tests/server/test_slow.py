"""Those who say half of what they want, or never listen: they hold up nobody, and nothing of theirs
is kept for long."""

from __future__ import annotations

import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame

from backroom.server import line as lines
from tests.server.given import PATIENCE, Json, Server, running, settings

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"


def port_of(server: Server) -> int:
    port = server.http.base_url.port
    assert port is not None
    return port


@contextmanager
def calling(server: Server, said: bytes = b"", narrow: bool = False) -> Iterator[socket.socket]:
    """A plain connection on which this has been said; ``narrow``: it takes in very little."""
    with socket.socket() as line:
        if narrow:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", port_of(server)))
        line.sendall(said)
        yield line


def hung_up(line: socket.socket) -> bool:
    """Waits until the server hangs up; what it says until then is not read."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if not line.recv(65536):
                return True
        except TimeoutError:
            return False
        except OSError:
            return True
    return False


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /",
        HALF,
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b'Content-Length: 5000\r\n\r\n{"game": ',
        b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90000000\r\n\r\nx",
    ],
    ids=["nothing", "a word", "half a head", "half a body", "an endless body"],
)
def test_whoever_says_half_of_it_is_hung_up_on(tmp_path: Path, said: bytes) -> None:
    with (
        running(settings(tmp_path, head=0.2, body=0.2, listening=0.2)) as server,
        calling(server, said) as line,
    ):
        assert hung_up(line)


def test_whoever_has_been_answered_has_no_more_time_for_the_next(tmp_path: Path) -> None:
    with running(settings(tmp_path, head=0.2)) as server, calling(server, WHOLE) as line:
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(HALF)
        assert hung_up(line)


def test_whoever_says_it_letter_by_letter_is_hung_up_on(tmp_path: Path) -> None:
    """Each letter gives no time beyond that."""
    with (
        running(settings(tmp_path, head=0.3)) as server,
        calling(server, b"GET / HTTP/1.1\r\nX: ") as line,
    ):

        def refused() -> bool:
            try:
                line.sendall(b"x")
            except OSError:
                return True
            return False

        assert until(refused)


def test_half_sent_requests_leave_room_for_whole_ones(tmp_path: Path) -> None:
    """From the same address, too. The oldest of them give way; none is waited for."""
    wanted = settings(tmp_path, most_connections_each=20, most_connections=30)
    with running(wanted) as server, ExitStack() as stack:
        half = [stack.enter_context(calling(server, HALF)) for _ in range(80)]
        for _ in range(3):
            with calling(server, WHOLE) as line:
                assert line.recv(12) == b"HTTP/1.1 200"
        table = server.make()["table"]
        server.player(table, None).until("welcome")
        assert hung_up(half[0])


def bringing(size: int, chunked: bool = False) -> bytes:
    """The beginning of a large body; the rest is on its way."""
    length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"
    head = f"POST /api/saves/history HTTP/1.1\r\nHost: 127.0.0.1\r\n{length}\r\n"
    return f"{head}Content-Type: application/json\r\n\r\n".encode()


@pytest.mark.parametrize("chunked", [False, True], ids=["announced", "without end"])
def test_what_is_being_brought_is_bounded_before_it_is_there(tmp_path: Path, chunked: bool) -> None:
    """A body is in memory from its first byte on, and the rate is counted when all of it is there:
    three hundred lines would be a gigabyte."""
    large = bringing(4_000_000, chunked)
    wanted = settings(tmp_path, most_brought_each=8, back_burst=1000)
    with running(wanted) as server:
        with calling(server, large) as one, calling(server, large) as two:
            assert until(lambda: refused(server) == 429)
            assert server.http.get("/api/games").status_code == 200
            assert server.http.post("/api/saves/history", json={"save": "x"}).status_code == 400
            for line in (one, two):
                line.close()
        assert until(lambda: refused(server) == 400), "they have hung up"
    with (
        running(settings(tmp_path, most_brought_each=90, most_brought_all=8)) as server,
        calling(server, large),
        calling(server, large),
    ):
        assert until(lambda: refused(server) == 503)


def refused(server: Server) -> int:
    """What is answered to a body that is larger than usual, and no saved game; 0: it was hung up
    on before it had said all of it."""
    with suppress(httpx.TransportError):
        answer = server.http.post("/api/saves/history", json={"save": "x" * 1_000_000})
        return answer.status_code
    return 0


def test_a_thousand_half_sent_requests_do_not_use_up_the_files(tmp_path: Path) -> None:
    """Each was a file of the server's, and then it could not even open its own."""
    with running(settings(tmp_path)) as server, ExitStack() as stack:
        before = len(os.listdir("/proc/self/fd"))
        ours = 0
        for _ in range(1000):
            stack.enter_context(calling(server, HALF))
            ours += 1
        table = server.make()["table"]
        server.player(table, None).until("welcome")
        theirs = len(os.listdir("/proc/self/fd")) - before - ours  # the server is in this process
        assert theirs < 400


# --- never listening -----------------------------------------------------------------------------


@contextmanager
def looking(server: Server, table: str, narrow: bool = False) -> Iterator[socket.socket]:
    """A socket that is open, frame by frame."""
    asked = (
        f"GET /api/live/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with calling(server, asked.encode(), narrow) as line:
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield line


def frame(data: bytes, opcode: int = 1, first: int = 0x80) -> bytes:
    """As a client sends it, masked by nothing."""
    length = bytes([0x80 | len(data)])
    if len(data) > 125:
        length = bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([first | opcode]) + length + b"\0\0\0\0" + data


HELLO = json.dumps({"hello": {"key": None, "log": 0, "panels": False}}).encode()


def send_all(line: socket.socket, said: bytes, times: int) -> None:
    """As long as it is listened to."""
    line.settimeout(0.5)
    try:
        for _ in range(times):
            line.sendall(said)
    except OSError:
        pass
    finally:
        line.settimeout(PATIENCE)


def until(fits: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if fits():
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize(
    "said",
    [frame(b'{"ping": 1}'), frame(b"p" * 125, opcode=9), frame(b'{"id": 1, "look": []}')],
    ids=["our pings", "the protocol's pings", "looks"],
)
def test_whoever_asks_and_never_reads_is_hung_up_on(
    tmp_path: Path, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "_GOODBYE", 0.2)
    with running(settings(tmp_path, listening=0.3)) as server:
        table, _ = server.seated()
        open_files = len(os.listdir("/proc/self/fd"))
        with looking(server, table, narrow=True) as line:
            line.sendall(frame(HELLO))
            send_all(line, said * 200, 2000)
            # The files of both ends are ours: the server's is closed before this end is.
            assert until(lambda: len(os.listdir("/proc/self/fd")) <= open_files + 1)


@pytest.mark.parametrize("opcode", [9, 10], ids=["pings", "pongs"])
@pytest.mark.parametrize("hello", [HELLO, b""], ids=["hello", "none"])
def test_whoever_says_nothing_without_end_is_hung_up_on(
    tmp_path: Path, opcode: int, hello: bytes
) -> None:
    """Reading it would take the time of all others; whoever asks now and then is answered."""
    with running(settings(tmp_path)) as server:
        table, _ = server.seated()
        with looking(server, table) as line:
            line.sendall(frame(hello) if hello else b"")
            send_all(line, frame(b"", opcode=9) * 3 + frame(b'{"ping": 7}'), 1 if hello else 0)
            seen = b""
            while hello and b'"pong":7' not in seen:
                seen += line.recv(65536)
            began = time.monotonic()
            send_all(line, frame(b"", opcode=opcode) * 200, 20)
            assert hung_up(line)
            assert time.monotonic() - began < 15, "not only because it takes too long"


def test_whatever_is_said_after_goodbye_is_not_read_for_long(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, _ = server.seated()
        with looking(server, table) as line:
            began = time.monotonic()
            send_all(line, frame(b"") * 200, 20)
            assert hung_up(line)
            assert time.monotonic() - began < lines._GOODBYE


def test_a_message_in_endless_parts_is_not_waited_for(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        table, _ = server.seated()
        with looking(server, table) as line:
            send_all(line, frame(b"", first=0) + frame(b"", opcode=0, first=0) * 100, 1)
            assert hung_up(line)


def test_what_is_said_in_one_go_is_taken_in_as_it_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whatever a stranger pours in lies in memory until it is somebody's turn to read it."""
    most = 0
    seen = lines.Line._take

    def counted(self: lines.Line, frame: Frame) -> None:
        nonlocal most
        seen(self, frame)
        most = max(most, len(self._said))

    monkeypatch.setattr(lines.Line, "_take", counted)
    with running(settings(tmp_path)) as server:
        table, _ = server.seated()
        with looking(server, table) as line:
            line.sendall(frame(HELLO))
            send_all(line, frame(b"{}") * 5000, 1)
            server.player(table, None).until("welcome")
            assert until(lambda: most > 0)
    assert most < 200


def test_whoever_reads_slowly_but_steadily_hears_all(tmp_path: Path) -> None:
    with running(settings(tmp_path, listening=5.0)) as server:
        table, keys = server.seated()
        player = server.player(table, keys[0])
        player.until("log")
        told: list[Json] = []
        for number in range(30):
            player.say({"ping": number})
            told.append(player.hear())
        assert [each["pong"] for each in told] == list(range(30))

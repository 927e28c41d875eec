"""A seat at a table of a server, taken in the terminal."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from backroom.cli.main import app
from backroom.cli.terminal import joined
from backroom.cli.terminal import line as lines
from backroom.cli.terminal.line import Link
from backroom.cli.terminal.screen import Screen
from tests.cli.terminal.sittings import ANYTHING, BOXES, KEY, LONG
from tests.server.given import PATIENCE, Json, Server, over, running, settings

BOT: Json = {"kind": "bot", "bot": "chaotic"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings(tmp_path_factory.mktemp("data"))) as started:
        yield started


def link_to(server: Server, table: str, key: str) -> str:
    return f"{str(server.http.base_url).rstrip('/')}/table/{table}#{key}"


def table_of(server: Server, seats: list[Json], game: str = "bootleggers") -> tuple[Json, str]:
    made = server.make(seats, game=game, tempo={"window": 0, "pace": "off"})
    return made, link_to(server, made["table"], made["key"])


def join(link: str, typed: list[str], lang: str = "en") -> Result:
    said = "".join(line + "\n" for line in typed)
    words = ["terminal", "--join", link, "--name", "Ann", "--lang", lang]
    return CliRunner().invoke(app, words, input=said)


def test_a_whole_game_is_played_at_a_server(server: Server) -> None:
    made, link = table_of(server, [{"kind": "human"}, BOT, BOT])
    result = join(link, ["s Good evening", *LONG])
    assert result.exit_code == 0, result.output
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert info["over"] and info["seats"][0]["name"] == "Ann"
    end = server.player(made["table"], None).until("end")
    assert end["secret"] in result.output, "the dice can be checked"
    assert f"/api/tables/{made['table']}/save" in result.output
    assert KEY.search(result.output) is None
    assert BOXES.search(result.output) is None, "what is no terminal gets plain lines"
    looker = server.player(made["table"], None)
    assert looker.until("chat")["lines"][0]["text"] == "Good evening"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_king_of_chicago_with_its_map_and_its_deals(server: Server, lang: str) -> None:
    made, link = table_of(server, [{"kind": "human"}, BOT], "chicago")
    typed = ["?", "t *", "m", "l", "o", "", *ANYTHING * 8, "q"]
    result = join(link, typed, lang)
    assert result.exit_code == 0, result.output
    assert KEY.search(result.output) is None
    assert "░░░" in result.output, "the map"
    back = join(link, ["l", *ANYTHING, "q"], lang)
    assert back.exit_code == 0, back.output
    assert server.http.get(f"/api/tables/{made['table']}").json()["started"]


def test_two_people_one_in_the_terminal_one_elsewhere(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a share in the dice, hears the other, and both see the same end."""
    made, link = table_of(server, [{"kind": "human"}, {"kind": "human"}, BOT])
    other = made["invites"][0]["key"]
    waited, waits = threading.Semaphore(0), lines.Line.wait

    def wait(self: lines.Line, seconds: float) -> None:
        if self.welcome and not self.started:
            waited.release()
        waits(self, seconds)

    monkeypatch.setattr(lines.Line, "wait", wait)

    def elsewhere() -> None:
        player = server.player(made["table"], other)
        for _ in range(2):  # by the second time the one in the terminal has told who is missing
            assert waited.acquire(timeout=PATIENCE)
        server.sit(made["table"], other, name="Bea")
        player.until("log")
        player.say({"id": 5001, "chat": "Evening, Ann."})
        player.play(Random(3), over)

    evening = threading.Thread(target=elsewhere, daemon=True)
    evening.start()
    result = join(link, LONG)
    evening.join(120)
    assert result.exit_code == 0, result.output
    assert "Still to come" in result.output
    assert "Bea: Evening, Ann." in result.output
    save = server.http.get(f"/api/tables/{made['table']}/save").text
    seals = re.search(r'"seals":\["([0-9a-f]*)","","', save)
    assert seals is not None and len(seals[1]) == 64, "the terminal has a share in the dice"


def test_who_waits_for_others_can_look_and_speak(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is typed while nobody is asked here, the game is not held up by it."""
    made, link = table_of(server, [{"kind": "human"}, {"kind": "human"}, BOT])
    other = made["invites"][0]["key"]
    server.sit(made["table"], other, name="Bea")
    player = server.player(made["table"], other)
    at_keyboard = property(lambda self: True, lambda self, _: None)
    monkeypatch.setattr(Screen, "typed", at_keyboard, raising=False)
    asked: list[bool] = []

    def typed_already() -> bool:
        """A line, whenever the one in the terminal has answered and waits for the other."""
        asked.append(True)
        return len(asked) <= 2

    monkeypatch.setattr(joined, "typed_already", typed_already)

    def elsewhere() -> None:
        player.until("chat")  # not a move before that
        player.play(Random(3), over)

    threading.Thread(target=elsewhere, daemon=True).start()
    result = join(link, ["1", "s While you think", "t *", *LONG])
    assert result.exit_code == 0, result.output
    assert len(asked) > 2
    assert any("chat" in message for message in player.messages)


def test_a_line_that_is_lost_comes_back(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, link = table_of(server, [{"kind": "human"}, BOT, BOT])
    taken = lines.Line._take
    monkeypatch.setattr(lines, "_AGAIN", 0.05)
    count = 0

    def cut(self: lines.Line, message: Json) -> None:
        nonlocal count
        taken(self, message)
        count += 1
        if count in (8, 30):
            assert self._socket is not None
            self._socket.socket.shutdown(socket.SHUT_RDWR)

    monkeypatch.setattr(lines.Line, "_take", cut)
    result = join(link, LONG)
    assert result.exit_code == 0, result.output
    assert count > 30
    assert server.http.get(f"/api/tables/{made['table']}").json()["over"]


@pytest.mark.parametrize(
    "said",
    [
        "",
        "nonsense",
        "http://x/table/abc",
        "http://x/#key",
        "ftp://x/table/a#k",
        "http://[/table/a#k",
    ],
)
def test_what_is_no_link(said: str) -> None:
    assert Link.read(said) is None


def test_a_link_behind_a_path() -> None:
    link = Link.read("https://example.org/games/table/abc#key ")
    assert link == ("https://example.org/games", "abc", "key")
    assert link is not None and link.live == "wss://example.org/games/api/live/abc"


def test_a_link_that_leads_nowhere_is_explained(server: Server) -> None:
    made, link = table_of(server, [{"kind": "human"}, BOT, BOT])
    for wrong, said in (
        ("nonsense", "no link to a seat"),
        ("http://127.0.0.1:9/table/abc#key", "Nobody answers"),
        (link + "x", "opens no seat"),
        (link.replace(made["table"], "nowhere1"), ""),
    ):
        result = join(wrong, [])
        assert result.exit_code == 2, result.output
        assert said in result.stderr and "Traceback" not in result.output
        assert len(result.stderr.splitlines()) == 1

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
from backroom.cli.terminal.beside import TALK, Beside, addressed
from backroom.cli.terminal.line import Link
from backroom.cli.terminal.screen import Screen
from backroom.text.lookup import Text
from tests.cli.terminal.sittings import ANYTHING, BOXES, KEY, MIXED
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
    result = join(link, ["s Good evening", *MIXED])
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
    result = join(link, MIXED)
    evening.join(120)
    assert result.exit_code == 0, result.output
    assert "Still to come" in result.output
    assert "Bea: Evening, Ann." in result.output
    save = server.http.get(f"/api/tables/{made['table']}/save").text
    seals = re.search(r'"seals":\["([0-9a-f]*)","","', save)
    assert seals is not None and len(seals[1]) == 64, "the terminal has a share in the dice"


def test_what_was_said_before_one_sat_down_is_heard(server: Server) -> None:
    """At the table one waits until all are there: whatever was said meanwhile is not lost."""
    made, link = table_of(server, [{"kind": "human"}, {"kind": "human"}, BOT])
    other = made["invites"][0]["key"]
    server.sit(made["table"], made["key"], name="Ann")
    server.sit(made["table"], other, name="Bea")
    player = server.player(made["table"], other)
    player.until("log")
    for number in range(1, TALK + 2):
        player.say({"id": number, "chat": f"Line {number}."})
        assert player.until("done") == number
    result = join(link, ["q"])
    player.close()
    assert result.exit_code == 0, result.output
    assert f"Bea: Line {TALK + 1}." in result.output and "Bea: Line 2." in result.output
    assert "Bea: Line 1.\n" not in result.output, "no more than the last of it"


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
    result = join(link, ["1", "s While you think", "t *", *MIXED])
    assert result.exit_code == 0, result.output
    assert len(asked) > 2
    assert any("chat" in message for message in player.messages)


def test_words_for_one_alone_and_a_vote_to_end(server: Server) -> None:
    """Bea whispers and wants to stop; Ann in the terminal hears it, answers her alone, agrees."""
    seats = [{"kind": "human"}, {"kind": "human"}, BOT]
    made = server.make(
        seats, game="bootleggers", tempo={"window": 0, "pace": "off"}, talk={"mode": "private"}
    )
    link = link_to(server, made["table"], made["key"])
    other = made["invites"][0]["key"]
    server.sit(made["table"], other, name="Bea")
    player = server.player(made["table"], other)
    onlooker = server.player(made["table"], None)

    def elsewhere() -> None:
        player.until("log")
        player.say({"id": 5001, "chat": "Half the Nightclub is yours.", "to": [0]})
        player.say({"id": 5002, "stop": True})
        player.until("end")

    evening = threading.Thread(target=elsewhere, daemon=True)
    evening.start()
    result = join(link, ["s @bea Deal.", "s @Nobody Hm", "s", "e", "e +", "q"])
    evening.join(PATIENCE)
    assert result.exit_code == 0, result.output
    assert "Nobody else here has that name" in result.output
    assert "Bea, to you alone: Half the Nightclub is yours." in result.output, "it is heard"
    assert "You, to Bea alone: Deal." in result.output, "and read again"
    assert "takes everybody's yes" in result.output
    said = [line["text"] for m in player.messages if "room" in m for line in m["room"]["lines"]]
    assert "Deal." in said
    assert not any("Deal." in frame or "Nightclub is yours" in frame for frame in onlooker.frames)
    assert server.http.get(f"/api/tables/{made['table']}").json()["over"]


def test_who_gave_up_ranks_last_in_the_terminal_too(server: Server) -> None:
    made, link = table_of(server, [{"kind": "human"}, {"kind": "human"}, BOT])
    other = made["invites"][0]["key"]
    server.sit(made["table"], made["key"], name="Ann")
    server.sit(made["table"], other, name="Bea")
    player = server.player(made["table"], other)
    player.until("log")
    player.say({"id": 5001, "resign": True})
    assert player.until("done") == 5001
    player.close()
    result = join(link, MIXED)
    assert result.exit_code == 0, result.output
    ranks = re.findall(r"^  \d\. .*$", result.output, re.MULTILINE)[-3:]
    assert ranks[2].startswith("  3. Bea: ") and ranks[2].endswith(", gave up")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Good evening", ([], "Good evening")),
        ("@bea Deal", ([1], "Deal")),
        ("@Bea Ann, @Ann Deal", ([0, 2], "Deal")),
        ("@Cy Me", None),
        ("@Nobody Hm", None),
    ],
)
def test_to_whom_words_are(said: str, meant: tuple[list[int], str] | None) -> None:
    assert addressed(said, ["Ann", "Bea", "Bea Ann", "Cy"], 3) == meant


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
    result = join(link, MIXED)
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


def test_what_is_heard_beside_the_game_is_told_once() -> None:
    line = lines.Line(Link("http://x", "abc", "key"))
    beside = Beside(line, 0)
    text = Text("en")
    whisper = {"seat": 1, "text": "Psst", "at": 0, "phrase": ""}
    line._take({"n": 1, "room": {"seats": [0, 1, 3], "from": 0, "lines": [whisper]}})
    line._take({"n": 2, "ballot": {"left": 65_000, "mine": None}})
    line._take({"n": 3, "times": {"asked": [], "sealed": 3_725_900, "runs": True}})
    assert list(beside.whispers()) == [([3], whisper)]
    assert list(beside.whispers()) == []
    assert "(1:05)" in beside.ballot(text) and beside.ballot(text) == ""
    line.timed += 1000  # told just now, however slow this machine is
    assert beside.time_left() > "1:02:05"
    line._take({"n": 4, "times": None})
    line._take({"n": 5, "ballot": None})
    assert beside.ballot(text) == "" and beside.time_left() == ""
    line._take({"n": 6, "ballot": {"left": 65_000, "mine": None}})
    assert beside.ballot(text), "asked anew, told anew"

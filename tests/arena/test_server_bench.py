"""``backroom bench server``: a load that costs little, on our server and on boardgame.io's."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from random import Random

import msgspec
import pytest

from backroom.arena.bench.processes import ChildFailed
from backroom.arena.bench.server import contest, earlier
from backroom.arena.bench.server.contest import Contender, Contest, ours, times_as_good
from backroom.arena.bench.server.dialects import Backroom, BoardgameIo
from backroom.arena.bench.server.found import Found, Seen
from backroom.arena.bench.server.line import Line
from backroom.builds import here


def told(text: str) -> bytes:
    return text.encode()


# --- how a person speaks -------------------------------------------------------------------------


def asks(*more: Mapping[str, object]) -> bytes:
    return msgspec.json.encode({"n": 3, "view": {"asks": list(more), "other": {"a": [1]}}})


def test_what_the_game_waits_for_is_answered_with_something_legal() -> None:
    ours = Backroom([])
    no = {"action": {"do": "place", "house": 1}, "why_not": {"rule": "B5.1"}}
    yes = {"action": {"do": "place", "house": 2}}
    question = {"id": "3.place", "options": [no, yes]}
    read = ours.read(asks({"id": "x", "options": [], "optional": True}, question), "t", 0)
    assert read.news and not read.done
    said = json.loads(ours.move(read.ask, "t", 0, Random(1)))
    assert said["ask"] == "3.place" and said["act"] == yes["action"]


def test_several_are_picked_at_once_and_no_more_than_must_be() -> None:
    ours = Backroom([])
    options = [{"action": {"do": "pick", "cards": [n]}} for n in range(5)]
    for least in (0, 2):
        question = {"id": "q", "options": options, "form": "several", "least": least}
        read = ours.read(asks(question), "t", 0)
        said = json.loads(ours.move(read.ask, "t", 0, Random(1)))
        assert len(set(said["act"]["cards"])) == least


def test_what_is_answered_already_is_not_answered_again() -> None:
    answered = {"id": "q", "options": [{"action": {"do": "pass"}}], "answer": {"do": "pass"}}
    read = Backroom([]).read(asks(answered), "t", 0)
    assert read.news and read.ask is None


def test_a_move_stands_or_is_refused_and_a_game_ends() -> None:
    ours = Backroom([])
    assert ours.read(told('{"n":1,"done":1}'), "t", 0).done
    assert ours.read(told('{"n":1,"refused":{"id":1}}'), "t", 0).refused
    assert ours.read(told('{"n":1,"end":{"secret":""}}'), "t", 0).over
    quiet = ours.read(told('{"n":1,"log":{"from":0,"events":[]}}'), "t", 0)
    assert not (quiet.news or quiet.done or quiet.refused or quiet.over)


def test_boardgame_io_is_spoken_to_in_its_own_words() -> None:
    theirs = BoardgameIo()
    assert theirs.hello("") == b"40/bench,"
    assert theirs.read(b"2", "t", 1).answer == b"3"
    sync = theirs.read(told('40/bench,{"sid":"x"}'), "t", 1).answer
    assert sync == told('42/bench,["sync","t","1",null,4]')
    state = '{"G":{},"ctx":{"currentPlayer":"1"},"_stateID":7}'
    first = theirs.read(told(f'42/bench,["sync","t",{{"state":{state},"log":[]}}]'), "t", 1)
    assert first.news and not first.done and first.ask == 7
    news = told(f'42/bench,["update","t",{state},[]]')
    assert theirs.read(news, "t", 1).done
    assert theirs.read(news, "t", 2).ask is None, "it is another's turn"
    event, action, number, table, player = json.loads(theirs.move(7, "t", 1, Random(1))[9:])
    assert (event, number, table, player) == ("update", 7, "t", "1")
    assert action["payload"]["type"] == "play"


def test_a_line_cuts_what_arrives_into_messages() -> None:
    heard: list[bytes] = []
    line = Line(heard.append)
    long = b"x" * 70_000
    frames = [b"\x81\x02hi", b"\x81\x7e\x01\x00" + b"y" * 256]
    frames.append(b"\x81\x7f" + len(long).to_bytes(8, "big") + long)
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(frames)
    for at in range(0, len(stream), 1000):
        line.data_received(stream[at : at + 1000])
    assert heard == [b"hi", b"y" * 256, long]
    assert line.bytes == len(stream)


def test_a_line_takes_what_is_compressed_as_browsers_do() -> None:
    heard: list[bytes] = []
    line = Line(heard.append)
    line.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    squeeze = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    for message in (b"the same words", b"the same words"):
        packed = squeeze.compress(message) + squeeze.flush(zlib.Z_SYNC_FLUSH)
        packed = packed.removesuffix(b"\x00\x00\xff\xff")
        line.data_received(bytes((0xC1, len(packed))) + packed)
    assert heard == [b"the same words"] * 2


def test_a_line_that_is_refused_is_no_line() -> None:
    with pytest.raises(ConnectionError, match="403"):
        Line(print).data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")


# --- turns ---------------------------------------------------------------------------------------


def test_our_server_bears_the_load(tmp_path: Path) -> None:
    server = ours(here(), "Backroom")
    servers = Contest([server], here(), tmp_path)
    assert list(servers.take_turn(0, 2, 0.3, 20.0)) == ["Backroom"]
    (figures,) = server.turns
    assert set(figures) == set(contest.FIGURES)
    assert figures["moves"] > 1 and figures["bytes"] > 100 and figures["most"] >= figures["half"]
    assert list(tmp_path.iterdir()) == [], "it leaves nothing behind"


def found(moves: int, refused: int = 0) -> Found:
    seen = Seen(moves=moves, refused=refused, seconds=1.0, used=1.0, busy=0.1, bytes=1000)
    seen.times = [0.001 * n for n in range(1, 101)]
    return Found(100_000, 200_000, seen, seen)


def test_a_server_that_plays_nothing_is_not_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seen in (found(0), found(100, refused=50)):
        with pytest.raises(ChildFailed, match="moves"):
            contest._figures(seen)
    servers = [Contender(name, "boardgame.io", lambda port, folder: []) for name in "ab"]
    taking = Contest(servers, here(), tmp_path)
    monkeypatch.setattr(taking, "_measure", lambda server, *how: _measured(server))
    assert list(taking.take_turn(0, 1, 1.0, 1.0)) == ["a", "b"]
    assert taking.failed == {"b": "no answer"} and [s.title for s in taking.servers] == ["a"]


def _measured(server: Contender) -> Found:
    if server.title == "b":
        raise ChildFailed("no answer")
    return found(100)


def test_what_is_compared_is_compared_within_a_turn() -> None:
    mine = Contender("mine", "backroom", lambda port, folder: [])
    other = Contender("other", "boardgame.io", lambda port, folder: [])
    mine.turns = [{"moves": 100.0, "most": 2.0}, {"moves": 30.0, "most": 8.0}]
    other.turns = [{"moves": 50.0, "most": 4.0}, {"moves": 15.0, "most": 16.0}]
    assert times_as_good(mine, other, "moves").least == 2.0
    assert times_as_good(mine, other, "most").most == 2.0


@pytest.mark.parametrize("knows", [True, False])
def test_another_checkout_is_started_with_what_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, knows: bool
) -> None:
    """One that is older than ``running`` is started as it started itself."""
    if not knows:
        monkeypatch.setattr(earlier, "find_spec", lambda name: None)
    config = earlier.config(tmp_path, 8123)
    assert config.port == 8123
    assert (config.ws == "websockets-sansio") == (not knows)
    assert earlier.settings(tmp_path).least == 0.0


def test_another_checkout_is_found_by_its_folder(tmp_path: Path) -> None:
    (tmp_path / "old" / "src" / "backroom").mkdir(parents=True)
    sources = str((tmp_path / "old" / "src").resolve())
    for folder in (tmp_path / "old", tmp_path / "old" / "src"):
        assert contest.earlier(folder).needs == {"PYTHONPATH": sources}

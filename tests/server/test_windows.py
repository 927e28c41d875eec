"""Sealed questions in live play: the clock gives nothing away."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from backroom.arena.compare import encode
from backroom.engine.chance import NoChance
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.server import windows
from tests.server import positions
from tests.server.given import Player, Server, key_of, lay_out, running, settings

#: Least length in these tests: long enough for everybody to have answered long before.
LENGTH = 1.6
#: What is to come at the least length may come so much later.
SLACK = 1.5


def sit(server: Server, table: str, seats: int = positions.SEATS) -> list[Player]:
    players = [server.player(table, key_of(seat)) for seat in range(seats)]
    for player in players:
        player.until("view")
    return players


def told(players: list[Player], seconds: float = 0.1) -> list[list[str]]:
    """What each hears now."""
    time.sleep(seconds)
    return [player.settle(0.01) for player in players]


def passes(player: Player) -> None:
    ask = player.waiting()[0]
    assert player.act({"do": "pass", "stand": 0}, ask["id"]) is None


def test_the_last_answer_is_held_back_and_its_seat_cannot_tell(tmp_path: Path) -> None:
    with running(settings(tmp_path, window=LENGTH)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        opened = time.monotonic()
        told(players, 0.05)
        shown = []
        for player in players:
            ask = player.waiting()[0]
            seen = len(player.frames)
            assert player.act(ask["options"][0]["action"], ask["id"]) is None
            assert player.view["asks"][0]["answer"] == ask["options"][0]["action"]
            shown.append([sorted(m) for m in player.messages[seen:]])
            assert player.view["deciding"]
        assert time.monotonic() - opened < LENGTH - 0.2
        assert shown[0] == shown[1] == shown[2], "the last one is told as the first"
        assert told(players, 0.05) == [[], [], []]
        players[0].until("log")
        assert LENGTH - 0.1 <= time.monotonic() - opened < LENGTH + SLACK
        for player in players:
            player.until_view(lambda view: not view["deciding"])


def test_a_held_answer_can_be_changed(tmp_path: Path) -> None:
    with running(settings(tmp_path, window=LENGTH)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        told(players, 0.05)
        for player in players:
            player.answer()
        last = players[2]
        ask = last.view["asks"][0]
        other = ask["options"][3]["action"]
        assert last.act(other, ask["id"]) is None
        assert last.view["asks"][0]["answer"] == other
        stale = last.act(other, "9.muscle")
        assert stale is not None and stale["key"] == "refused-stale"
        last.until_view(lambda view: not view["deciding"])
        assert last.view["mobsters"][2]["muscle"] == other["muscle"]


def test_a_held_answer_survives_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path, window=60.0)) as server:
        table, keys = server.seated()
        players = [server.player(table, key) for key in keys]
        told(players, 0.05)
        for player in players:
            player.answer(1)
        given = players[2].view["asks"]
    with running(settings(tmp_path, window=0.5)) as server:
        last = server.player(table, keys[2])
        last.until("view")
        assert last.view["asks"] == given and given[0]["answer"]
        last.until_view(lambda view: not view["deciding"])
        assert last.view["mobsters"][2]["muscle"] == given[0]["answer"]["muscle"]


def test_nobody_is_asked_for_nothing(tmp_path: Path) -> None:
    """Whoever could only pass is passed for, when the window has lasted."""
    rows, can_play, can_pass = positions.window(1, 1)
    with running(settings(tmp_path, window=LENGTH)) as server:
        table = lay_out(tmp_path, rows, positions.SEATS)
        opened = time.monotonic()
        players = sit(server, table)
        told(players, 0.05)
        assert players[can_pass[0]].view["asks"] == []
        assert players[can_pass[0]].view["deciding"]
        window = players[can_play[0]].waiting()[0]["id"]
        passes(players[can_play[0]])
        assert told(players, 0.05) == [[], [], []]
        for player in players:
            player.until("view")
        assert LENGTH - 0.1 <= time.monotonic() - opened < LENGTH + SLACK
        assert all(ask["id"] != window for ask in players[can_play[0]].view["asks"])


def test_a_window_stays_open_for_whoever_could_play(tmp_path: Path) -> None:
    rows, can_play, _ = positions.window(1, 1)
    with running(settings(tmp_path, window=0.1)) as server:
        players = sit(server, lay_out(tmp_path, rows, positions.SEATS))
        told(players, 0.6)
        assert told(players, 0.3) == [[], [], []]
        thinker = players[can_play[0]]
        assert thinker.waiting()
        passes(thinker)


def test_a_window_in_which_all_can_only_pass_closes_by_itself(tmp_path: Path) -> None:
    rows, _, can_pass = positions.window(0, 2)
    with running(settings(tmp_path, window=LENGTH)) as server:
        table = lay_out(tmp_path, rows, positions.SEATS)
        opened = time.monotonic()
        players = sit(server, table)
        told(players, 0.05)
        assert all(players[seat].view["asks"] == [] for seat in can_pass)
        flow = players[0].view["flow"]
        players[0].until_view(lambda view: view["flow"] != flow)
        assert LENGTH - 0.1 <= time.monotonic() - opened < LENGTH + SLACK


# --- by itself -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("can_play", "can_pass"), [(1, 1), (2, 1), (2, 0)])
def test_what_closes_a_window_is_known_beforehand(can_play: int, can_pass: int) -> None:
    rows, play, only = positions.window(can_play, can_pass)
    table = Table.replay(BOOTLEGGERS, Options(), positions.SEATS, rows)
    asked = [*play, *only]
    for seat in asked[:-1]:
        assert not windows.closes(BOOTLEGGERS, table.state, seat, Pass())
        BOOTLEGGERS.act(table.state, seat, Pass(), NoChance())
    before = encode(BOOTLEGGERS.dump(table.state))
    assert windows.closes(BOOTLEGGERS, table.state, asked[-1], Pass())
    assert encode(BOOTLEGGERS.dump(table.state)) == before
    for other in asked[:-1]:
        assert not windows.closes(BOOTLEGGERS, table.state, other, Pass(1)), "a changed answer"


def test_the_answer_that_waits_is_seen_by_its_seat_alone() -> None:
    rows, play, _ = positions.window(2, 0)
    table = Table.replay(BOOTLEGGERS, Options(), positions.SEATS, rows)
    shown = windows.answered(BOOTLEGGERS, table.state, play[0], Pass())
    assert BOOTLEGGERS.own_asks(shown, play[0])[0].answer == Pass()
    assert BOOTLEGGERS.own_asks(table.state, play[0])[0].answer is None
    for seat in (play[1], None):
        here = encode(BOOTLEGGERS.view(table.state, seat))
        assert encode(BOOTLEGGERS.view(shown, seat)) == here


def test_what_is_no_answer_closes_nothing() -> None:
    rows, play, _ = positions.window(2, 0)
    table = Table.replay(BOOTLEGGERS, Options(), positions.SEATS, rows)
    spare = next(seat for seat in range(positions.SEATS) if seat not in play)
    assert not windows.closes(BOOTLEGGERS, table.state, spare, Pass())
    with pytest.raises(Refusal):
        table.act(spare, Pass())

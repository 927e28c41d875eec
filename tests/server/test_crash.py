"""The server is killed in the middle of play: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.store.sqlite import FILE
from tests.server.given import PATIENCE, Json, Player, Server, answers
from tests.server.nursery import Nursery, free_port, is_alive
from tests.store.disks import compiled, under_power

#: In seconds. On a busy machine a game may stand still for long: that is not what is tested here.
AS_LONG_AS_IT_TAKES = 1800.0


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture(scope="module")
def on_power(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Its servers lose what they have not synced."""
    made = Nursery({"LD_PRELOAD": str(compiled(tmp_path_factory.mktemp("shim")))})
    yield made
    made.close()


class Evening(threading.Thread):
    """A player who answers whatever is asked, and says something now and then, until the line is
    dead."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.rng = Random(seed)
        #: The answers that were acknowledged, and the lines.
        self.done: list[Json] = []
        self.said: list[str] = []
        self.start()

    def run(self) -> None:
        with suppress(ConnectionClosed, OSError):
            under_way: dict[int, Json | str] = {}
            while True:
                if not under_way and self.player.waiting():
                    ask = self.player.waiting()[0]
                    action = self.rng.choice(answers(ask))
                    under_way[self.player.send(action, ask["id"])] = action
                    if self.rng.random() < 0.2:
                        line = f"{self.rng.randrange(1 << 40):x}"
                        under_way[self.player.talk(line)] = line
                message = self.player.hear(AS_LONG_AS_IT_TAKES)
                if "refused" in message:
                    under_way.pop(message["refused"]["id"], None)
                done = under_way.pop(message.get("done", 0), None)
                if isinstance(done, str):
                    self.said.append(done)
                elif done is not None:
                    self.done.append(done)


def over(evening: Evening) -> bool:
    return bool(evening.player.view.get("result"))


def played(evenings: list[Evening], wanted: int) -> None:
    """So many answers have been acknowledged, or a game is over."""
    deadline = time.monotonic() + AS_LONG_AS_IT_TAKES
    while sum(len(evening.done) for evening in evenings) < wanted and not any(map(over, evenings)):
        assert time.monotonic() < deadline, "the game goes on"
        time.sleep(0.02)


def words(player: Player) -> list[str]:
    """All that is said at the table, as far as this player was told."""
    talk = [message["chat"]["lines"] for message in player.messages if "chat" in message]
    return [line["text"] for lines in talk for line in lines]


def kept(folder: Path, table: str, seat: int) -> list[Json]:
    """The answers of a seat that lie in the folder of a server that was killed, in order."""
    with tempfile.TemporaryDirectory() as aside:
        for end in ("", "-wal"):
            if (folder / f"{FILE}{end}").exists():
                shutil.copy(folder / f"{FILE}{end}", aside)
        with closing(sqlite3.connect(Path(aside) / FILE)) as file:
            records = 'SELECT json FROM records WHERE "table" = ? ORDER BY n'
            lines = [json.loads(row[0]) for row in file.execute(records, (table,))]
            held = 'SELECT held FROM seats WHERE "table" = ? AND seat = ? AND held IS NOT NULL'
            holding = [json.loads(row[0]) for row in file.execute(held, (table, seat))]
    return [line["action"] for line in lines if line["seat"] == seat] + [
        each.get("action", each) for each in holding
    ]


def assert_kept(acknowledged: list[Json], folder: Path, table: str, seat: int) -> None:
    """All of them are there, in the order in which they were acknowledged."""
    left = iter(kept(folder, table, seat))
    for action in acknowledged:
        assert any(action == each for each in left), f"{action} was acknowledged, and is gone"


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(
    tmp_path: Path, nursery: Nursery
) -> None:
    port = free_port()
    with nursery.server(port, tmp_path) as (child, server):
        table, keys = server.seated([{"kind": "human"}] * 3 + [{"kind": "bot", "bot": "chaotic"}])
        evenings = [Evening(server.player(table, key), at) for at, key in enumerate(keys)]
        played(evenings, 40)
        child.kill()
        for seat, evening in enumerate(evenings):
            evening.join()
            assert_kept(evening.done, tmp_path, table, seat)
    with nursery.server(port, tmp_path) as (_, server):
        for evening, key in zip(evenings, keys, strict=True):
            again = server.player(table, key)
            again.settle()
            told = evening.player.log
            assert again.log[: len(told)] == told
            assert len(told) > 10
            assert evening.done
            assert set(evening.said) <= set(words(again)), "what was acknowledged was said"
            again.close()
        going_on = [Evening(server.player(table, key), at) for at, key in enumerate(keys)]
        played(going_on, 10)


def test_bots_do_not_outlive_the_server(tmp_path: Path, nursery: Nursery) -> None:
    with nursery.server(free_port(), tmp_path) as (child, server):
        players = server.sitting([{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}])
        players[0].answer()
        players[0].until("log")  # so the bots have answered
        kin = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(child.pid)], capture_output=True, text=True
        )
        workers = [int(pid) for pid in kin.stdout.split()]
        child.kill()
    assert workers
    deadline = time.monotonic() + 3 * PATIENCE
    while any(is_alive(pid) for pid in workers):
        assert time.monotonic() < deadline, "bots think on for nobody"
        time.sleep(0.05)


@dataclass
class Sitting:
    """A table at which people play, and what each of them was told and acknowledged until now."""

    table: str
    keys: list[str]
    told: list[list[Json]]
    done: list[list[Json]]
    said: list[list[str]]


#: Three tables at a time, of both games.
COMPANIES: tuple[tuple[str, int], ...] = (("bootleggers", 3), ("chicago", 2), ("bootleggers", 4))


def sit_down(server: Server, game: str, people: int, bots: int) -> Sitting:
    seats = [{"kind": "human"}] * people + [{"kind": "bot", "bot": "chaotic"}] * bots
    table, keys = server.seated(seats, game=game)
    return Sitting(table, keys, [[] for _ in keys], [[] for _ in keys], [[] for _ in keys])


def come_back(server: Server, sitting: Sitting, rng: Random) -> list[Evening]:
    """Whoever comes back reads all that he was told before; all that he said is there."""
    evenings = []
    for seat, key in enumerate(sitting.keys):
        player = server.player(sitting.table, key)
        player.until("log")
        player.settle(0.03)
        told = sitting.told[seat]
        assert player.log[: len(told)] == told, "what was told has happened"
        assert set(sitting.said[seat]) <= set(words(player)), "what was acknowledged was said"
        evenings.append(Evening(player, rng.randrange(1 << 30)))
    return evenings


def end_again_and_again(
    nursery: Nursery,
    folder: Path,
    times: int,
    around: Callable[[Path], tuple[Path, dict[str, str]]],
    bots: int,
) -> None:
    """A server under load is killed at random moments, and started again on what is then there:
    the games go on. ``around``: where that will be, and in what environment it runs; ``bots``: so
    many sit at each table (they take long to come)."""
    rng, port = Random(11), free_port()
    sittings: dict[int, Sitting] = {}
    for _ in range(times + 1):
        left, environment = around(folder)
        with nursery.server(port, folder, environment) as (child, server):
            for at, (game, people) in enumerate(COMPANIES):
                if at not in sittings:
                    sittings[at] = sit_down(server, game, people, bots)
            sat = {at: come_back(server, sitting, rng) for at, sitting in sittings.items()}
            everybody = [evening for evenings in sat.values() for evening in evenings]
            played(everybody, rng.randint(1, 40))
            time.sleep(rng.random() * 0.05)
            child.kill()
            for evening in everybody:
                evening.join()
        for at, evenings in sat.items():
            sittings[at].told = [evening.player.log for evening in evenings]
            for seat, evening in enumerate(evenings):
                sittings[at].said[seat] += evening.said
                sittings[at].done[seat] += evening.done
                assert_kept(sittings[at].done[seat], left, sittings[at].table, seat)
            if any(map(over, evenings)):
                del sittings[at]
        folder = left


def same(folder: Path) -> tuple[Path, dict[str, str]]:
    return folder, {}


def test_a_server_that_is_killed_again_and_again_goes_on(tmp_path: Path, nursery: Nursery) -> None:
    end_again_and_again(nursery, tmp_path, 3, same, bots=1)


@pytest.mark.soak
def test_a_server_that_is_killed_two_hundred_times_goes_on(
    tmp_path: Path, nursery: Nursery
) -> None:
    end_again_and_again(nursery, tmp_path, 200, same, bots=0)


def test_a_server_whose_power_is_cut_goes_on(tmp_path: Path, on_power: Nursery) -> None:
    end_again_and_again(on_power, tmp_path / "0", 2, under_power, bots=1)


@pytest.mark.soak
def test_a_server_whose_power_is_cut_two_hundred_times_goes_on(
    tmp_path: Path, on_power: Nursery
) -> None:
    end_again_and_again(on_power, tmp_path / "0", 200, under_power, bots=0)

"""``backroom bench`` measures both builds and other engines in turns, and says what it found."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from backroom.arena.bench import engine, measure, memory, peers
from backroom.arena.bench.engine import Contest, Report
from backroom.arena.bench.measure import Measured
from backroom.arena.bench.processes import ChildFailed, run_module
from backroom.arena.bench.server import node
from backroom.arena.bench.server.contest import Contender
from backroom.arena.bench.server.contest import Contest as ServerContest
from backroom.arena.bench.server.found import Found, Seen
from backroom.builds import Build, here
from backroom.cli import bench
from backroom.cli.shared import server_bench
from backroom.games import shelf
from backroom.text.lookup import Text
from tests.cli.given import backroom, complaint

#: A peer that says what an engine would.
SAYS = '{"version": "9.9", "figures": {"random_games": 2, "random_decisions": 1000, "copy": 50}}'


def environment(folder: Path, script: str) -> Path:
    """A Python environment, as far as one can tell from outside."""
    python = peers.python_of(folder)
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)
    return folder


@pytest.fixture
def _no_compiled_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled_build", lambda now: None)


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured in no time."""

    def measured(build: Build, module: str, words: list[str], kind: type) -> object:
        speed = (10.0 if build.kind == "compiled" else 1.0) * (1 + int(words[-1]))
        figures = dict.fromkeys(engine.RATES, 1000 * speed)
        figures.update(dict.fromkeys(engine.TIMES, 100 / speed))
        return Measured("0", figures, build.kind == "compiled")

    monkeypatch.setattr(engine, "run_module", measured)


# --- a measurement -------------------------------------------------------------------------------


def test_a_game_is_measured_in_a_process_of_its_own() -> None:
    name = next(iter(shelf.GAMES))
    found = run_module(here(), measure.__name__, [name, "0.01", "0"], Measured)
    assert set(found.figures) == {*engine.RATES, *engine.TIMES}
    assert all(figure > 0 for figure in found.figures.values())
    assert found.compiled == (here().kind == "compiled")


def test_what_a_process_can_not_do_is_told() -> None:
    with pytest.raises(ChildFailed) as caught:
        run_module(here(), measure.__name__, ["chess", "0.01", "0"], Measured)
    assert "chess" in caught.value.said


@pytest.mark.parametrize("game", shelf.GAMES)
def test_positions_lie_all_over_the_games(game: str) -> None:
    found = measure.positions(shelf.find(game))
    least = measure._SHOWN_GAMES * measure._POSITIONS
    assert least <= len(found) < 2 * least
    assert not any(state.over for state in found)
    now = [shelf.find(game).progress(state) for state in found]
    assert len({msgspec.json.encode(each) for each in now}) > 3


# --- turns ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_quick")
def test_ratios_are_taken_within_a_turn(tmp_path: Path) -> None:
    python = peers.python_of(environment(tmp_path / "env", f"echo '{SAYS}'"))
    builds = [Build("plain", tmp_path), Build("compiled", tmp_path)]
    contest = Contest(["chicago"], builds, peers.PEERS[:1], python, 1.0)
    seen = [list(contest.take_turn(turn)) for turn in range(3)]
    assert seen[0] == seen[1][::-1] == ["chicago (plain)", "chicago (compiled)", "Catanatron"]
    report = contest.report()
    assert report.turns == 3
    # The second turn was twice as fast, and the third three times; not so within a turn.
    times = report.ratio("chicago (compiled)", "chicago (plain)", "copy")
    assert times is not None and (times.least, times.median, times.most) == (10.0, 10.0, 10.0)
    times = report.ratio("chicago (plain)", "Catanatron", "random_decisions")
    assert times is not None and (times.least, times.median, times.most) == (1.0, 2.0, 3.0)
    times = report.ratio("chicago (compiled)", "Catanatron", "copy")
    assert times is not None and (times.least, times.median, times.most) == (5.0, 10.0, 15.0)
    assert report.ratio("Catanatron", "chicago (plain)", "copy") is None


def test_a_build_that_is_not_what_it_seems_is_not_measured() -> None:
    wrong = Build("plain" if here().kind == "compiled" else "compiled", here().folder)
    contest = Contest([next(iter(shelf.GAMES))], [wrong], [], Path(), 0.01)
    with pytest.raises(ChildFailed, match="not the"):
        list(contest.take_turn(0))


# --- the command ---------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="a fake engine is a shell script")
@pytest.mark.usefixtures("_no_compiled_build", "_quick")
@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_everything_is_told_and_kept(tmp_path: Path, lang: str) -> None:
    place = environment(tmp_path / "env", f"echo '{SAYS}'")
    file = tmp_path / "found.json"
    args = ["--turns", "3", "--seconds", "0.01", "--peers", str(place), "--json", str(file)]
    result = backroom("bench", "engine", *args, lang=lang)
    assert result.exit_code == 0, result.output
    assert "cli-" not in result.output
    for name in (*shelf.GAMES, "Catanatron, 9.9", "hearts", "backgammon", "µs"):
        assert name in result.stdout
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    assert [peer.title for peer in report.peers()] == [peer.title for peer in peers.PEERS]
    assert all(len(runner.turns) == 3 for runner in report.runners)


@pytest.mark.usefixtures("_no_compiled_build", "_quick")
def test_an_engine_that_fails_is_left_out(tmp_path: Path) -> None:
    broken = 'case "$1" in *catanatron*) echo oh no >&2; exit 1;; esac\n'
    place = environment(tmp_path / "env", f"{broken}echo '{SAYS}'")
    result = backroom("bench", "engine", "--turns", "1", "--peers", str(place))
    assert result.exit_code == 0, result.output
    assert "oh no" in result.stderr
    assert "Catanatron, 9.9" not in result.stdout
    assert "hearts" in result.stdout


@pytest.mark.usefixtures("_no_compiled_build", "_quick")
def test_somebodys_environment_is_left_as_it_is(tmp_path: Path) -> None:
    result = backroom("bench", "engine", "--turns", "1", "--peers", str(tmp_path / "none"))
    assert result.exit_code == 0, result.output
    assert "Catanatron can't be compared with" in result.stderr
    assert not (tmp_path / "none").exists()
    assert "decisions/s" in result.stdout


@pytest.mark.usefixtures("_no_compiled_build", "_quick")
def test_without_a_network_it_measures_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment can be made, but nothing can be fetched into it."""
    place = tmp_path / "cache" / "peers"
    monkeypatch.setattr(bench, "peers_folder", lambda: place)
    monkeypatch.setattr(sys, "executable", str(peers.python_of(_fake_python(tmp_path))))
    result = backroom("bench", "engine", "--turns", "1")
    assert result.exit_code == 0, result.output
    assert "Fetching Catanatron" in result.stderr
    assert "no distribution" in result.stderr
    assert "decisions/s" in result.stdout
    assert place.is_dir()
    assert [path.name for path in place.parent.iterdir()] == ["peers"], "nothing half-made is left"


def _fake_python(tmp_path: Path) -> Path:
    """Makes environments (``-m venv FOLDER``) whose pip finds nothing."""
    nothing = 'case "$*" in *pip*) echo no distribution >&2;; esac; exit 1'
    poor = environment(tmp_path / "poor", nothing)
    return environment(tmp_path / "made", f'cp -r "{poor}/bin" "$3"')


@pytest.mark.usefixtures("_no_compiled_build")
def test_memory_is_looked_at_twice() -> None:
    name = next(iter(shelf.GAMES))
    result = backroom("bench", "memory", "--games", "10", "--game", name)
    assert result.exit_code == 0, result.output
    assert "10 games" in result.stdout
    assert "one game" in result.stdout
    assert "cli-" not in result.output


def test_memory_grows_if_somebody_keeps_it() -> None:
    before = memory.held()
    kept = b"x" * (before + (64 << 20))
    assert memory.held() - before > 32 << 20, len(kept)


@pytest.mark.usefixtures("_no_compiled_build")
def test_jobs_play_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    name = next(iter(shelf.GAMES))
    args = ["--games", "2", "--game", name, "--turns", "1", "--json", str(file)]
    result = backroom("bench", "jobs", *args)
    assert result.exit_code == 0, result.output
    assert "cli-" not in result.output
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, bench.Jobs])
    assert found[name].one.median > 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["speed"], "engine, memory, jobs"),
        (["engine", "--turns", "0"], "--turns"),
        (["engine", "--seconds", "0"], "--seconds"),
        (["engine", "--game", "chess"], "chess"),
        (["memory", "--games", "0"], "--games"),
        (["engine", "--json", "/nowhere/at/all.json"], "--json"),
    ],
)
def test_what_can_not_be_measured_is_said(args: list[str], said: str) -> None:
    assert said in complaint(backroom("bench", *args))


# --- servers -------------------------------------------------------------------------------------


def test_servers_are_shown_side_by_side(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def measured(taking: ServerContest, server: Contender, *how: object) -> Found:
        moves = 300 if server.dialect == "backroom" else 100
        seen = Seen(moves=moves, seconds=1.0, used=0.3, busy=0.1, bytes=1000)
        seen.times = [0.001 * n for n in range(1, 101)]
        return Found(150_000, 250_000, seen, seen)

    monkeypatch.setattr(ServerContest, "_measure", measured)
    monkeypatch.setattr(bench, "peers_folder", lambda: tmp_path / "peers")
    (tmp_path / "peers-node" / "node_modules" / "boardgame.io").mkdir(parents=True)
    monkeypatch.setattr(node, "node_of", lambda folder: "node")
    kept = tmp_path / "found.json"
    said = backroom("bench", "server", "--turns", "2", "--plain", "--json", str(kept))
    assert "boardgame.io (memory)" in said.output and "3.00 ×" in said.output
    assert len(msgspec.json.decode(kept.read_bytes())["Backroom"]) == 2


def test_a_server_that_can_not_be_had_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(folder: Path) -> None:
        raise peers.CannotInstall("no network")

    monkeypatch.setattr(node, "fetch", refuse)
    text = Text("en")
    assert server_bench.others(text, tmp_path, tmp_path) == []


def test_what_a_server_uses_can_be_read_on_linux_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.cli.bench.sys.platform", "win32")
    assert "Linux" in complaint(backroom("bench", "server"))

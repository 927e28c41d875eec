"""What ``backroom sim`` leaves in files: rows that survive a kill, Parquet, a page with plots."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from backroom.arena.executors import NotReached, WorkersLost
from backroom.arena.plan import Plan
from backroom.arena.rows import Row, read
from backroom.arena.run import ROWS, Played, Wanted, play_number
from backroom.arena.tally import Report
from backroom.games import shelf
from backroom.text.lookup import LANGUAGES
from tests.cli.given import backroom, complaint
from tests.toy.game import Cellar
from tests.toy.tables import GAME

ARGS = ["cellar", "--games", "6", "--seats", "2,3", "--seed", "9"]
#: A game that other processes know, too; long enough to be killed in the middle.
REAL = ["bootleggers", "--games", "40", "--seats", "3,4", "--option", "rounds=8"]


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)
    monkeypatch.chdir(tmp_path)


def stopping(monkeypatch: pytest.MonkeyPatch, number: int, error: BaseException) -> None:
    """This happens while the game of this number is played."""

    def play(plan: Plan, at: int, wanted: Wanted = ROWS) -> Played:
        if at == number:
            raise error
        return play_number(plan, at, wanted)

    monkeypatch.setattr("backroom.arena.run.play_number", play)


def names() -> list[str]:
    return sorted(file.name for file in Path().iterdir())


def sim(*args: str) -> Report:
    result = backroom("sim", *args, "--json")
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout, type=Report)


# --- rows ----------------------------------------------------------------------------------------


def test_a_row_for_each_game() -> None:
    report = sim(*ARGS, "--rows", "new/rows.jsonl")
    assert [file.name for file in Path("new").iterdir()] == ["rows.jsonl"]
    rows = list(read(Path("new/rows.jsonl")))
    assert [row.number for row in rows] == list(range(6))
    assert sum(row.records for row in rows) == report.records


def test_rows_are_done_before_anything_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the report may not read to the end: ``backroom sim … | head``."""

    def closed(*args: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("backroom.cli.sim.show_panels", closed)
    backroom("sim", *ARGS, "--rows", "rows.jsonl", "--report", "page.html")
    assert names() == ["page.html", "rows.jsonl"]
    assert Path("page.html").stat().st_size > 0


def test_the_time_a_game_took() -> None:
    sim(*ARGS, "--rows", "rows.jsonl", "--times")
    assert all(row.seconds for row in read(Path("rows.jsonl")))


def test_rows_are_the_same_at_any_parallelism() -> None:
    sim(*REAL, "--games", "8", "--rows", "one.jsonl", "--jobs", "1")
    sim(*REAL, "--games", "8", "--rows", "three.jsonl", "--jobs", "3")
    assert Path("one.jsonl").read_bytes() == Path("three.jsonl").read_bytes()


@pytest.mark.parametrize("file", ["rows.jsonl", "rows.parquet"])
def test_ctrl_c_and_going_on_with_the_rows(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if file.endswith("parquet"):
        pytest.importorskip("pyarrow")
    whole = sim(*ARGS, "--rows", f"whole-{file}")
    with monkeypatch.context() as patched:
        stopping(patched, 3, KeyboardInterrupt())
        result = backroom("sim", *ARGS, "--rows", file, "--report", "page.html")
    assert result.exit_code == 130
    assert f"backroom sim --resume {file}" in result.stderr
    assert "stopped after 3 of 6 games" in Path("page.html").read_text(encoding="utf-8")
    said = complaint(backroom("sim", *ARGS, "--rows", file))
    assert f"--resume {file}" in said, "it would be written over"
    assert sim("--resume", file) == whole
    assert Path(file).read_bytes() == Path(f"whole-{file}").read_bytes()
    assert "stopped" not in Path("page.html").read_text(encoding="utf-8")
    assert names() == ["page.html", file, f"whole-{file}"], "what is done is not kept"


def test_ctrl_c_before_the_first_game_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stopping(monkeypatch, 0, KeyboardInterrupt())
    assert backroom("sim", *ARGS, "--rows", "rows.jsonl").exit_code == 130
    assert names() == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_is_killed_goes_on_and_gives_the_same_bytes(jobs: str) -> None:
    """kill -9, and the last line is cut in the middle."""
    whole = sim(*REAL, "--rows", "whole.jsonl", "--save", "saves")
    words = ["sim", *REAL, "--rows", "rows.jsonl", "--jobs", jobs, "--save", "killed", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "backroom.cli.main", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        rows = Path("rows.jsonl")
        until = time.monotonic() + 120
        while not rows.exists() or rows.read_bytes().count(b"\n") < 3:
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        # All who could still write here are gone, or this takes too long.
        process.communicate(timeout=20)
    there = rows.read_bytes()
    assert there.count(b"\n") < 40, "it was over before it could be killed"
    rows.write_bytes(there.rstrip(b"\n")[:-7])
    assert sim("--resume", "rows.jsonl", "--jobs", "2") == whole
    assert rows.read_bytes() == Path("whole.jsonl").read_bytes()
    for save in Path("saves").iterdir():
        assert (Path("killed") / save.name).read_bytes() == save.read_bytes()
    assert names() == ["killed", "rows.jsonl", "saves", "whole.jsonl"]


def test_violations_are_found_in_the_rows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    with monkeypatch.context() as patched:
        stopping(patched, 3, KeyboardInterrupt())
        assert backroom("sim", *ARGS, "--rows", "rows.jsonl", "--check").exit_code == 130
    result = backroom("sim", "--resume", "rows.jsonl")
    assert result.exit_code == 1
    assert result.stderr.count("a bottle is missing. Saved in cellar-9-0000") == 6
    assert [row.violation for row in read(Path("rows.jsonl"))] == [
        "Violation: a bottle is missing"
    ] * 6


@pytest.mark.parametrize(
    ("old", "new"), [(b'"seed":9', b'"seed":8'), (b'"number":1', b'"number":2'), (b"{", b"")]
)
def test_rows_that_belong_to_something_else(
    old: bytes, new: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopping(monkeypatch, 3, KeyboardInterrupt())
    backroom("sim", *ARGS, "--rows", "rows.jsonl")
    file = Path("rows.jsonl")
    first, second, third = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(first + second.replace(old, new, 1) + third)
    assert "line 2" in complaint(backroom("sim", "--resume", "rows.jsonl"))


def test_rows_are_never_written_over() -> None:
    sim(*ARGS, "--rows", "rows.jsonl")
    before = Path("rows.jsonl").read_bytes()
    assert "rows.jsonl" in complaint(backroom("sim", *ARGS, "--rows", "rows.jsonl"))
    assert Path("rows.jsonl").read_bytes() == before


@pytest.mark.parametrize("file", ["rows.csv", "rows", "rows.jsonl.gz"])
def test_a_kind_of_file_that_we_do_not_write(file: str) -> None:
    assert ".parquet" in complaint(backroom("sim", *ARGS, "--rows", file))
    assert names() == []


@pytest.mark.parametrize("option", ["--rows", "--report", "--save"])
def test_a_place_that_can_not_be_written(option: str) -> None:
    Path("file").write_text("")
    said = complaint(backroom("sim", *ARGS, option, "file/in.jsonl"))
    assert option in said
    assert names() == ["file"]


@pytest.mark.parametrize("option", ["--rows", "--save"])
def test_where_rows_and_saves_go_is_not_said_twice(option: str) -> None:
    said = complaint(backroom("sim", "--resume", "rows.jsonl", option, "x.jsonl"))
    assert f"leave {option} out" in said


# --- Parquet -------------------------------------------------------------------------------------


def test_rows_as_parquet() -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    sim(*ARGS, "--rows", "rows.parquet")
    sim(*ARGS, "--rows", "rows.jsonl")
    there = parquet.read_table("rows.parquet").to_pylist()
    assert [cells["sha256"] for cells in there] == [r.sha256 for r in read(Path("rows.jsonl"))]
    assert names() == ["rows.jsonl", "rows.parquet"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_said_before_anything_is_played(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("backroom.arena.parquet.import_module", none)
    monkeypatch.setattr("backroom.arena.ray_cluster.import_module", none)
    said = complaint(backroom("sim", *ARGS, "--rows", "rows.parquet", lang=lang))
    assert 'pip install "backroom[data]"' in said
    said = complaint(backroom("sim", *ARGS, "--ray", "local", lang=lang))
    assert 'pip install "backroom[ray]"' in said
    assert names() == []


# --- the page ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_with_plots(lang: str) -> None:
    args = ["bootleggers", "--games", "2", "--seats", "3", "--option", "rounds=8"]
    result = backroom("sim", *args, "--report", "new/page.html", "--json", lang=lang)
    assert result.exit_code == 0, result.output
    page = Path("new/page.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert "<svg" in page
    assert "cli-" not in page


# --- bots from elsewhere -------------------------------------------------------------------------

BOT = """
from backroom.bots.chaotic import ChaoticBot

class Mine(ChaoticBot):
    def choose(self, seen, notes):
        {choose}

class NoBot:
    pass
"""


def own(name: str, choose: str = "return super().choose(seen, notes)") -> None:
    Path(f"{name}.py").write_text(BOT.format(choose=choose), encoding="utf-8")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_in_the_current_folder_plays(jobs: str) -> None:
    own(f"folder_bot_{jobs}")
    path = f"folder_bot_{jobs}.Mine"
    report = sim(*REAL, "--games", "4", "--bots", f"{path},scripted", "--jobs", jobs)
    assert report.finished == 4
    assert set(report.bots) == {path, "scripted"}


def test_a_bot_that_crashes_does_not_end_the_run() -> None:
    own("crashing_bot", "raise ZeroDivisionError('my own fault')")
    result = backroom("sim", *REAL, "--games", "3", "--bots", "crashing_bot.Mine", "--jobs", "2")
    assert result.exit_code == 1
    assert "0 of 3" in result.stdout
    assert result.stderr.count("ZeroDivisionError: my own fault. Saved in") == 3
    assert "crashing_bot.py" in result.stderr, "where it is"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("bot", "hint"),
    [
        ("nowhere_at_all.Mine", "ModuleNotFoundError"),
        ("wrong_bot.Mine", "SyntaxError"),
        ("leaving_bot.Mine", "SystemExit"),
        ("right_bot.NoBot", "backroom.bots.bot.Bot"),
        ("right_bot.Nobody", "backroom.bots.bot.Bot"),
        ("mine", "scripted"),
    ],
)
def test_bots_that_can_not_play(bot: str, hint: str, lang: str) -> None:
    own("right_bot")
    Path("wrong_bot.py").write_text("class Mine(\n", encoding="utf-8")
    Path("leaving_bot.py").write_text("raise SystemExit\n", encoding="utf-8")
    said = complaint(backroom("sim", "bootleggers", "--bots", bot, lang=lang))
    assert bot in said
    assert hint in said


# --- where it is played --------------------------------------------------------------------------


def test_when_those_who_play_are_gone_it_can_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sim(*ARGS)
    with monkeypatch.context() as patched:
        stopping(patched, 2, WorkersLost("killed by somebody"))
        result = backroom("sim", *ARGS, "--rows", "rows.jsonl")
    assert result.exit_code == 1
    assert "killed by somebody" in result.stderr
    assert "--resume rows.jsonl" in result.stderr
    assert sim("--resume", "rows.jsonl") == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cluster_that_is_not_there(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Nowhere:
        def __init__(self, address: str, jobs: int | None, bots: tuple[str, ...]) -> None:
            assert (address, jobs) == ("10.0.0.5:6379", None)

        def in_order(self, work: object, numbers: range) -> None:
            raise NotReached("connection refused")

    monkeypatch.setattr("backroom.cli.sim.RayCluster", Nowhere)
    result = backroom("sim", *ARGS, "--ray", "10.0.0.5:6379", "--rows", "rows.jsonl", lang=lang)
    assert result.exit_code == 1
    assert "connection refused" in result.stderr
    assert "10.0.0.5:6379" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "cli-" not in result.stderr
    assert names() == []


def test_a_simulation_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bot from the current folder."""
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    own("cluster_bot")
    args = [*REAL, "--games", "6", "--bots", "cluster_bot.Mine,chaotic"]
    whole = sim(*args, "--rows", "here.jsonl")
    assert sim(*args, "--rows", "there.jsonl", "--ray", "local", "--jobs", "2") == whole
    assert Path("here.jsonl").read_bytes() == Path("there.jsonl").read_bytes()


def test_rows_have_all_that_is_written_about_them() -> None:
    """docs/simulations.md explains every field."""
    page = Path(__file__).parents[2] / "docs" / "simulations.md"
    told = page.read_text(encoding="utf-8")
    assert [name for name in Row.__struct_fields__ if f"| `{name}` |" not in told] == []

"""``backroom sim`` plays, reports, and saves what went wrong."""

from __future__ import annotations

import multiprocessing
import signal
from pathlib import Path

import msgspec
import pytest

from backroom.arena.plan import Plan
from backroom.arena.run import ROWS, Played, Wanted, play_number
from backroom.arena.tally import Report
from backroom.cli.sim import _Clerk
from backroom.engine.save import Save
from backroom.games import shelf
from tests.cli.given import backroom, complaint
from tests.toy.game import Cellar
from tests.toy.tables import GAME


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


def report(*args: str) -> Report:
    result = backroom("sim", *args, "--json")
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout, type=Report)


def test_the_report_as_json() -> None:
    found = report("cellar", "--games", "4", "--seats", "2..3", "--seed", "9")
    assert (found.game, found.seed, found.games, found.finished) == ("cellar", 9, 4, 4)
    assert found.seats == {2: 2, 3: 2}
    assert found.sha256 == report("cellar", "--games", "4", "--seats", "2..3", "--seed", "9").sha256
    assert found.sha256 != report("cellar", "--games", "4", "--seats", "2..3").sha256


def test_all_numbers_of_seats_are_played_when_none_is_named() -> None:
    assert list(report("cellar", "--games", "4").seats) == [2, 3, 4, 5]
    assert list(report("cellar", "--games", "2", "--seats", "4").seats) == [4]


def test_seats_may_be_listed() -> None:
    assert list(report("cellar", "--games", "4", "--seats", "5, 2").seats) == [2, 5]
    assert list(report("cellar", "--games", "3", "--seats", "2..3,5").seats) == [2, 3, 5]


def test_a_preset_and_an_option_set_up_the_table(tmp_path: Path) -> None:
    args = ["--games", "1", "--seats", "3", "--preset", "003", "--option", "rounds=8"]
    assert backroom("sim", "bootleggers", *args, "--save", str(tmp_path)).exit_code == 0
    (file,) = tmp_path.iterdir()
    options = Save.decode(file.read_bytes()).head.options
    assert (options["safe_house"], options["rounds"]) == ("one", 8)


def test_the_report_in_words() -> None:
    result = backroom("sim", "bootleggers", "--games", "1", "--option", "rounds=8", "--check")
    assert result.exit_code == 0, result.output
    assert "cli-" not in result.output
    assert "chaotic" in result.stdout
    assert "Seat 3" in result.stdout
    assert "Rounds" in result.stdout


def test_options_of_the_table(tmp_path: Path) -> None:
    assert (
        backroom(
            "sim", "cellar", "--games", "1", "--option", "rounds=1", "--save", str(tmp_path)
        ).exit_code
        == 0
    )
    (file,) = tmp_path.iterdir()
    assert Save.decode(file.read_bytes()).head.options["rounds"] == 1


def test_every_game_can_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    report("cellar", "--games", "3", "--seed", "4", "--save", str(folder))
    files = sorted(file.name for file in folder.iterdir())
    assert files == [f"cellar-4-0000{number}.jsonl" for number in range(3)]


def test_a_violation_ends_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    monkeypatch.chdir(tmp_path)
    result = backroom("sim", "cellar", "--games", "2", "--check")
    assert result.exit_code == 1
    assert "a bottle is missing" in result.stderr
    assert "cellar-1-00000.jsonl" in result.stderr
    assert len(Save.decode((tmp_path / "cellar-1-00000.jsonl").read_bytes()).records) == 1
    assert backroom("sim", "cellar", "--games", "2", "--check", "--json").exit_code == 1


def test_not_every_violation_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    monkeypatch.chdir(tmp_path)
    assert backroom("sim", "cellar", "--games", "12", "--check").exit_code == 1
    assert len(list(tmp_path.iterdir())) == 10


@pytest.mark.parametrize(
    "seats", ["2", "7", "4..3", "3..9", "three", "-3", "3..", "3-4", "3,", "3,,4", "3,7", " "]
)
def test_seats_that_can_not_play(seats: str) -> None:
    said = complaint(backroom("sim", "bootleggers", "--seats", seats))
    assert "3" in said
    assert "6" in said


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["chess"], "bootleggers"),
        (["bootleggers", "--bots", "chaotic,nobody"], "chaotic"),
        (["cellar", "--bots", "scripted"], "chaotic"),
        (["bootleggers", "--games", "0"], "--games"),
        (["bootleggers", "--jobs", "-1"], "--jobs"),
        (["bootleggers", "--option", "rounds=9"], "12, 8"),
        (["bootleggers", "--option", "cash=maybe"], "secret, open"),
        (["bootleggers", "--option", "cash"], "secret, open"),
        (["bootleggers", "--option", "colour"], "rounds"),
        (["bootleggers", "--option", "colour=red"], "rounds"),
        (["bootleggers", "--option", "rules=99"], "rules"),
        (["bootleggers", "--preset", "999"], "003"),
        (["chicago", "--preset", "003"], "--preset"),
        (["chicago", "--option", "board=xyz"], "TOML"),
        ([], "bootleggers"),
    ],
)
def test_what_can_not_be_played(args: list[str], hint: str) -> None:
    assert hint in complaint(backroom("sim", *args))


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    said = complaint(backroom("sim", "cellar", "--games", "1", "--save", str(blocked / "in")))
    assert "--save" in said


# --- Ctrl-C, and going on ------------------------------------------------------------------------


def stopping(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Somebody presses Ctrl-C while this game is played."""

    def play(plan: Plan, at: int, wanted: Wanted = ROWS) -> Played:
        if at == number:
            raise KeyboardInterrupt
        return play_number(plan, at, wanted)

    monkeypatch.setattr("backroom.arena.run.play_number", play)


def test_ctrl_c_reports_what_was_played_and_it_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    args = ["cellar", "--games", "6", "--seats", "2,3", "--seed", "9"]
    whole = report(*args)
    with monkeypatch.context() as patched:
        stopping(patched, 3)
        result = backroom("sim", *args)
        assert result.exit_code == 130
        assert "3 of 6" in result.stdout
        assert "chaotic" in result.stdout
        assert "backroom sim --resume sim-cellar-9.json" in result.stderr
        assert "Traceback" not in result.output
    with monkeypatch.context() as patched:
        stopping(patched, 5)
        again = backroom("sim", "--resume", "sim-cellar-9.json", "--json")
        assert again.exit_code == 130
        part = msgspec.json.decode(again.stdout, type=Report)
        assert (part.games, part.planned) == (5, 6)
    assert report("--resume", "sim-cellar-9.json") == whole
    assert list(tmp_path.iterdir()) == [], "what is done is not kept"


def test_saves_go_on_in_the_folder_they_were_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        stopping(patched, 1)
        args = ["--games", "3", "--seats", "2", "--save", str(tmp_path)]
        assert backroom("sim", "cellar", *args).exit_code == 130
    assert backroom("sim", "--resume", str(tmp_path / "sim-cellar-1.json")).exit_code == 0
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [f"cellar-1-0000{number}.jsonl" for number in range(3)]


def test_two_that_were_stopped_do_not_share_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    stopping(monkeypatch, 1)
    for _ in range(2):
        backroom("sim", "cellar", "--games", "3", "--seats", "2")
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_ctrl_c_before_the_first_game_is_over(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    stopping(monkeypatch, 0)
    result = backroom("sim", "cellar", "--games", "3", lang=lang)
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "cli-" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_what_was_played_is_told_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopping(monkeypatch, 2)

    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    monkeypatch.chdir(tmp_path)
    result = backroom("sim", "cellar", "--games", "3")
    assert result.exit_code == 130
    assert "2 of 3" in result.stdout
    assert "No space left" in result.stderr


def test_the_processes_of_a_simulation_end_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real Ctrl-C, while two processes play a real game."""
    monkeypatch.chdir(tmp_path)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may ignore it
    keep = _Clerk.keep

    def pressed(clerk: _Clerk, played: Played) -> None:
        keep(clerk, played)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(_Clerk, "keep", pressed)
    args = ["--games", "40", "--seats", "3", "--option", "rounds=8", "--jobs", "2"]
    try:
        result = backroom("sim", "bootleggers", *args)
    finally:
        signal.signal(signal.SIGINT, before)
    assert result.exit_code == 130, result.output
    assert "1 of 40" in result.stdout
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("more", "hint"),
    [
        (["cellar"], "GAME"),
        (["--games", "3"], "--games"),
        (["--seed", "2"], "--seed"),
        (["--option", "rounds=1"], "--option"),
        (["--check"], "--check"),
    ],
)
def test_what_to_play_is_not_said_twice(more: list[str], hint: str, tmp_path: Path) -> None:
    left = str(tmp_path / "left.json")
    assert f"leave {hint} out" in complaint(backroom("sim", *more, "--resume", left))


@pytest.mark.parametrize("written", [None, b"", b"{}", b"\xff", b'{"version":"0","tally":7}'])
def test_a_file_that_no_simulation_left(written: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    if written is not None:
        file.write_bytes(written)
    assert str(file) in complaint(backroom("sim", "--resume", str(file)))


def test_a_simulation_of_another_version_does_not_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    stopping(monkeypatch, 1)
    backroom("sim", "cellar", "--games", "3", "--seats", "2")
    file = tmp_path / "sim-cellar-1.json"
    file.write_bytes(file.read_bytes().replace(b'"version":"', b'"version":"9'))
    assert "9" in complaint(backroom("sim", "--resume", str(file)))

"""A compiled build is made aside, by one at a time, and used only if it is whole and fits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools import compile as compiling
from tools import play
from tools.mypyc_build import SOURCE, CannotCompile, copy_package

from backroom.builds import STAMP, Build, Stamp, compiled_build, is_current, plain_build, stamp_of

CODE = "backroom/engine/game.some-machine.so"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where something was compiled; it takes no time."""
    found: list[Path] = []

    def build(folder: Path) -> None:
        copy_package(folder)
        (folder / CODE).write_text(f"code {len(found)}")
        (folder / "backroom/engine/game.py").write_text("written out")
        found.append(folder)

    monkeypatch.setattr(compiling, "build", build)
    monkeypatch.setattr("os.nice", lambda low: 0)  # the other tests are in no less of a hurry
    return found


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "build" / "fast"


def beside(target: Path) -> list[str]:
    return sorted(path.name for path in target.parent.iterdir())


def stamped(target: Path, monkeypatch: pytest.MonkeyPatch, now: Stamp) -> None:
    monkeypatch.setattr(compiling, "made_of", lambda: now)
    monkeypatch.setattr(play, "made_of", lambda: now)


# --- making --------------------------------------------------------------------------------------


def test_it_is_made_aside_and_once(built: list[Path], target: Path) -> None:
    compiling.main(target)
    assert built[0] != target
    assert not built[0].exists()
    assert stamp_of(target) == compiling.made_of()
    assert is_current(target, SOURCE)
    assert (target / "backroom/text/rules").is_dir(), "as in an installed package"
    compiling.main(target)
    assert len(built) == 1
    assert beside(target) == ["fast", "fast.lock"]


def test_what_changes_makes_it_stale(
    built: list[Path], target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamped(target, monkeypatch, Stamp("rules", "all"))
    compiling.main(target)
    stamped(target, monkeypatch, Stamp("other rules", "more"))
    compiling.main(target)
    assert len(built) == 2
    assert (target / CODE).read_text() == "code 1"
    assert beside(target) == ["fast", "fast.lock"]


def test_what_is_not_compiled_is_put_beside_the_old_code(
    built: list[Path], target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamped(target, monkeypatch, Stamp("rules", "all"))
    compiling.main(target)
    page = target / "backroom" / "text" / "en" / "commands.ftl"
    page.write_text("old words", encoding="utf-8")
    gone = target / "backroom" / "server" / "gone.py"
    gone.write_text("", encoding="utf-8")
    stamped(target, monkeypatch, Stamp("rules", "all, with other words"))
    compiling.main(target)
    assert len(built) == 1
    assert (target / CODE).read_text() == "code 0"
    assert (target / "backroom/engine/game.py").read_text() == "written out"
    assert page.read_text(encoding="utf-8") != "old words"
    assert not gone.exists()
    assert stamp_of(target) == Stamp("rules", "all, with other words")


def test_what_is_refused_leaves_the_old_one_and_is_not_tried_again(
    built: list[Path], target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(folder: Path) -> None:
        (folder / "half").mkdir()
        raise CannotCompile("no")

    monkeypatch.setattr(compiling, "has_compiler", lambda: True)
    stamped(target, monkeypatch, Stamp("rules", "all"))
    assert compiling.worth_trying(target)
    compiling.main(target)
    stamped(target, monkeypatch, Stamp("wrong rules", "all"))
    monkeypatch.setattr(compiling, "build", refuse)
    assert compiling.worth_trying(target)
    with pytest.raises(CannotCompile):
        compiling.main(target)
    assert stamp_of(target) == Stamp("rules", "all")
    assert beside(target) == ["fast", "fast.lock", "fast.refused"]
    assert not compiling.worth_trying(target)
    stamped(target, monkeypatch, Stamp("mended rules", "all"))
    assert compiling.worth_trying(target)


def test_without_a_compiler_it_is_not_tried(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "has_compiler", lambda: False)
    assert not compiling.worth_trying(target)


def test_two_do_not_make_it_at_once(built: list[Path], target: Path) -> None:
    with compiling.alone(target, wait=False) as ours:
        assert ours
        half = target.parent / ".fast-half"
        half.mkdir()
        compiling.main(target, background=True)
        assert built == []
        assert half.exists(), "it is somebody's who is at work"
    compiling.main(target, background=True)
    assert len(built) == 1
    assert not half.exists(), "whoever began it was stopped"


def test_in_the_background_nobody_waits_and_nothing_is_said(
    target: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    started: list[tuple[list[str], dict[str, object]]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **more: started.append((words, more)))
    compiling.in_background(target)
    ((words, more),) = started
    assert words[2:] == [str(target), compiling.BACKGROUND]
    assert more["start_new_session"]
    assert capfd.readouterr() == ("", "")


# --- using ---------------------------------------------------------------------------------------


def test_play_takes_the_compiled_build_only_if_it_fits(
    built: list[Path], target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Path] = []
    monkeypatch.setattr(play, "in_background", begun.append)
    monkeypatch.setattr(compiling, "has_compiler", lambda: True)
    stamped(target, monkeypatch, Stamp("rules", "all"))
    assert play.fastest(target) == Build("plain", SOURCE)
    assert begun == [target]
    compiling.main(target)
    assert play.fastest(target) == Build("compiled", target)
    stamped(target, monkeypatch, Stamp("rules", "all but one"))
    assert play.fastest(target) == Build("plain", SOURCE)
    assert begun == [target, target]
    (target / STAMP).write_text("half a st")
    assert play.fastest(target) == Build("plain", SOURCE)


def test_play_runs_the_command_on_the_build(tmp_path: Path) -> None:
    script = (
        "import sys; sys.path.insert(0, '.')\n"
        "from tools import play\n"
        "play.worth_trying = lambda target: False\n"
        "play.main(['--version'])\n"
    )
    out = subprocess.run(
        [sys.executable, "-c", script], cwd=SOURCE.parent, capture_output=True, text=True
    )
    assert out.stdout.startswith("backroom "), out.stderr
    assert out.stderr == ""


def test_a_compiled_package_has_its_plain_sources_with_it(tmp_path: Path) -> None:
    """Of an installed one they are copied away from the machine code."""
    installed = tmp_path / "installed"
    (installed / "backroom" / "engine").mkdir(parents=True)
    (installed / "backroom" / "engine" / "game.py").touch()
    (installed / CODE).touch()
    room = tmp_path / "room"
    found = plain_build(Build("compiled", installed), room)
    assert found == Build("plain", room)
    files = [path.name for path in room.rglob("*") if path.is_file()]
    assert files == ["game.py"]
    made = tmp_path / "checkout" / "build" / "fast"
    made.mkdir(parents=True)
    (made / STAMP).touch()
    source = tmp_path / "checkout" / "src"
    source.mkdir()
    assert plain_build(Build("compiled", made), room) == Build("plain", source)


def test_a_stale_build_is_not_measured(built: list[Path], tmp_path: Path) -> None:
    source, fast = tmp_path / "src", tmp_path / "build" / "fast"
    copy_package(source)
    assert compiled_build(Build("plain", source)) is None
    compiling.main(fast)
    assert compiled_build(Build("plain", source)) == Build("compiled", fast)
    (source / "backroom" / "text" / "en" / "commands.ftl").write_text("other words")
    assert compiled_build(Build("plain", source)) is None

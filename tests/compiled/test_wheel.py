"""A wheel is compiled if it is asked for, and plain where that can't be."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tools import hatch_build
from tools.hatch_build import WheelHook


def hook(root: Path, target: str = "wheel") -> WheelHook:
    made: Any = WheelHook.__new__(WheelHook)
    made._BuildHookInterface__root = str(root)
    made._BuildHookInterface__target_name = target
    made._BuildHookInterface__metadata = SimpleNamespace(
        core=SimpleNamespace(dependencies=["msgspec>=0.19"])
    )
    warned: list[str] = []
    made._BuildHookInterface__app = SimpleNamespace(display_warning=warned.append)
    made.warned = warned
    hook_: WheelHook = made
    return hook_


def run(monkeypatch: pytest.MonkeyPatch, compiles: bool) -> None:
    """Nothing is really built."""

    def ran(command: list[str], check: bool = False) -> Any:
        compiling = command[1].endswith("compile.py")
        if compiling and compiles:
            library = Path(command[2]) / "backroom" / "engine" / "game.so"
            library.parent.mkdir(parents=True)
            library.touch()
        return SimpleNamespace(returncode=0 if compiles or not compiling else 1)

    monkeypatch.setattr(subprocess, "run", ran)


def data() -> dict[str, Any]:
    return {"force_include": {}, "pure_python": True, "infer_tag": False}


@pytest.mark.parametrize("asked", [None, "", "0"])
def test_a_wheel_is_plain_unless_somebody_asks(
    asked: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BACKROOM_COMPILE", raising=False)
    if asked is not None:
        monkeypatch.setenv("BACKROOM_COMPILE", asked)
    run(monkeypatch, compiles=False)
    made, built = hook(tmp_path), data()
    made.initialize("standard", built)
    assert built["pure_python"] and not built["infer_tag"]
    assert list(built["force_include"].values()) == ["backroom/web"]
    assert made.dependencies() == []


@pytest.mark.parametrize("asked", ["1", "try"])
def test_a_compiled_wheel_has_the_code_beside_the_sources(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_COMPILE", asked)
    run(monkeypatch, compiles=True)
    made, built = hook(tmp_path), data()
    made.initialize("standard", built)
    assert not built["pure_python"] and built["infer_tag"]
    assert "backroom/engine/game.so" in built["force_include"].values()
    assert {"mypy>=1.15", "msgspec>=0.19"} <= set(made.dependencies())
    assert hook(tmp_path, "sdist").dependencies() == []
    room = Path(next(file for file in built["force_include"] if file.endswith(".so")))
    assert room.exists()
    made.finalize("standard", built, "")
    assert not room.exists()


def test_it_falls_back_where_that_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(monkeypatch, compiles=False)
    monkeypatch.setenv("BACKROOM_COMPILE", "try")
    made, built = hook(tmp_path), data()
    made.initialize("standard", built)
    assert built["pure_python"]
    warned: Any = vars(made)["warned"]
    assert "plain" in warned[0]
    monkeypatch.setenv("BACKROOM_COMPILE", "1")
    with pytest.raises(RuntimeError, match="could not be compiled"):
        hook(tmp_path).initialize("standard", data())


def test_a_slip_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKROOM_COMPILE", "yes please")
    with pytest.raises(ValueError, match="1, try or 0"):
        hatch_build.asked_for()

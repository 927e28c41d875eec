"""Where games are kept on each system."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from backroom.cli.shared.data_folder import data_folder

LINUX = ".local/share/backroom"
MAC = "Library/Application Support/backroom"
WINDOWS = "AppData/Local/backroom"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    monkeypatch.setattr(
        "platformdirs.windows.get_win_folder", lambda name: str(tmp_path / "AppData" / "Local")
    )
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


@pytest.mark.parametrize(("system", "folder"), [(Unix, LINUX), (MacOS, MAC), (Windows, WINDOWS)])
def test_each_system_keeps_games_where_it_keeps_such_things(
    home: Path, system: type[PlatformDirsABC], folder: str
) -> None:
    assert data_folder(system("backroom", appauthor=False)) == home / folder


@pytest.mark.parametrize(("system", "folder"), [(MacOS, MAC), (Windows, WINDOWS)])
def test_a_folder_from_before_is_still_found(
    home: Path, system: type[PlatformDirsABC], folder: str
) -> None:
    dirs = system("backroom", appauthor=False)
    (home / LINUX).mkdir(parents=True)
    assert data_folder(dirs) == home / LINUX
    (home / folder).mkdir(parents=True)
    assert data_folder(dirs) == home / folder, "one that was begun since is the right one"


def test_a_folder_from_before_may_lie_elsewhere(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    (home / "data" / "backroom").mkdir(parents=True)
    assert data_folder(Windows("backroom", appauthor=False)) == home / "data" / "backroom"
    assert data_folder() == home / "data" / "backroom"


def test_a_setting_that_is_no_whole_path_is_passed_over(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert data_folder(Unix("backroom", appauthor=False)) == home / LINUX

"""Where games are kept when nobody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC

NAME = "backroom"
_DIRS = PlatformDirs(NAME, appauthor=False)


def data_folder(dirs: PlatformDirsABC = _DIRS) -> Path:
    """Where this system keeps such things.

    macOS and Windows had the folder of Linux once: whoever has games there goes on with them.
    """
    usual = dirs.user_data_path
    if not usual.is_dir():
        once = _once()
        if once.is_dir():
            return once
    return usual


def _once() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    data = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return data / NAME

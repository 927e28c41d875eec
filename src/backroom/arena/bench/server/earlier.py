"""Our server as another checkout has it: ``python earlier.py PORT FOLDER``, with that checkout's
sources (or its compiled build) in PYTHONPATH. Whatever it does not know yet is left out."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn

_ANY = 1_000_000


def settings(folder: Path) -> Any:
    """No limits that a load would meet, and no pauses: those that this version has."""
    kind = import_module("backroom.server.settings").Settings
    wanted = {
        "data": folder,
        "web": folder / "none",
        "least": 0.0,
        **dict.fromkeys(("most_lines", "most_connections_each"), _ANY),
        **dict.fromkeys(("burst", "rate", "make_burst"), _ANY),
    }
    return kind(**{name: value for name, value in wanted.items() if name in kind.__struct_fields__})


def config(folder: Path, port: int) -> uvicorn.Config:
    """As its ``backroom serve`` ran it."""
    app = import_module("backroom.server.app").create_app(settings(folder))
    if find_spec("backroom.server.running") is None:
        largest = import_module("backroom.server.wire").LARGEST
        quiet: dict[str, Any] = {"log_config": None, "access_log": False, "server_header": False}
        return uvicorn.Config(app, ws="websockets-sansio", ws_max_size=largest, port=port, **quiet)
    made: uvicorn.Config = import_module("backroom.server.running").running(app, port=port)
    return made


def look_for_circles_seldom() -> None:
    """As it did in a process that was a server and nothing else, if it did."""
    if find_spec("backroom.server.running") is not None:
        known = vars(import_module("backroom.server.running"))
        if "look_for_circles_seldom" in known:
            known["look_for_circles_seldom"]()


if __name__ == "__main__":
    served = config(Path(sys.argv[2]), int(sys.argv[1]))
    look_for_circles_seldom()
    uvicorn.Server(served).run()

"""Our server as ``backroom serve`` runs it, but without limits that a load would meet, and without
pauses: ``python -m backroom.arena.bench.server.ours PORT FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from backroom.server.app import create_app
from backroom.server.running import look_for_circles_seldom, running
from backroom.server.settings import Settings

_ANY = 1_000_000


def settings(folder: Path) -> Settings:
    return Settings(
        data=folder,
        web=folder / "none",
        least=0.0,
        most_lines=_ANY,
        most_connections_each=_ANY,
        burst=_ANY,
        rate=_ANY,
        make_burst=_ANY,
    )


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    app = create_app(settings(Path(folder)))
    look_for_circles_seldom()
    uvicorn.Server(running(app, port=int(port))).run()

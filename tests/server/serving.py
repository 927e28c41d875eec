"""A server as a process of its own, so that it can be killed: ``python -m … PORT FOLDER``; with a
third word it has the limits that a host's has."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from backroom.server.app import create_app
from backroom.server.running import running
from backroom.server.settings import Settings
from tests.server.given import settings

if __name__ == "__main__":
    place = Path(sys.argv[2])
    app = create_app(settings(place) if len(sys.argv) == 3 else Settings(data=place, workers=1))
    uvicorn.Server(running(app, port=int(sys.argv[1]))).run()

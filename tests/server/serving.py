"""A server as a process of its own, so that it can be killed: ``python -m … PORT FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from backroom.server.app import create_app
from backroom.server.running import running
from tests.server.given import settings

if __name__ == "__main__":
    app = create_app(settings(Path(sys.argv[2])))
    uvicorn.Server(running(app, port=int(sys.argv[1]))).run()

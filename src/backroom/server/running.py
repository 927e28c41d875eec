"""How the application is run: the same at home, in the tests and where it is measured."""

from __future__ import annotations

from typing import Any

import uvicorn
from litestar import Litestar

from backroom.server.wire import LARGEST


def running(app: Litestar, **more: Any) -> uvicorn.Config:
    """What a viewer is told of a move is short, since only sections that changed are sent. So lines
    are not compressed: that would cost more than all the rest of a move, and 64 kB a line."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        **more,
    )

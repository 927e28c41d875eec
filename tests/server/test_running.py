"""How the application is run."""

from __future__ import annotations

import gc

from websockets.sync.client import connect

from backroom.server.running import look_for_circles_seldom
from tests.server.given import Server


def test_circles_are_looked_for_seldom() -> None:
    before = gc.get_threshold()
    try:
        look_for_circles_seldom()
        assert gc.isenabled(), "they are looked for all the same"
        assert all(now >= then for now, then in zip(gc.get_threshold(), before, strict=True))
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_no_line_is_compressed(server: Server) -> None:
    """Whoever can unpack says so (all browsers do), and is told in plain bytes all the same."""
    table, _ = server.seated()
    with connect(server.live + table, compression="deflate") as line:
        assert line.request is not None and line.response is not None
        assert "permessage-deflate" in line.request.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in line.response.headers

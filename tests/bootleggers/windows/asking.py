"""Who is asked in a window."""

from __future__ import annotations

from backroom.games.bootleggers.windows import CardWindow
from tests.bootleggers.given import Given


def asked(given: Given) -> list[int]:
    """Whom an open window or another question still waits for."""
    return sorted({ask.seat for ask in given.asks() if ask.waiting})


def in_window(given: Given) -> bool:
    return isinstance(given.state.stack[-1], CardWindow)

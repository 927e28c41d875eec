"""Gangsters and businesses as they were last shown: until something of that changes they are shown,
and written, as they were."""

from __future__ import annotations

from typing import Any

from backroom.engine.ask import Aside
from backroom.engine.written_once import Row


class Lineup:
    """What was shown of gangsters where they were counted, while these knew of them, and the game
    was over or not."""

    def __init__(self, known: list[int], over: bool) -> None:
        self._known = known[:]
        self._over = over
        #: The gangsters, by the seat that is shown them; None: everybody.
        self.gangsters: dict[int | None, Row[Any]] = {}
        #: What a seat could show of its own, by the seat, and the hand that it had then.
        self.to_show: dict[int, tuple[list[int], Aside]] = {}

    def holds(self, known: list[int], over: bool) -> bool:
        """Is it still so?"""
        return self._over == over and self._known == known

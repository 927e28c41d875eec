"""Deals are open or private: who is told what is said about them, and who may notice."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.engine.game import Game
from backroom.engine.record import Record
from backroom.engine.step import State


def told_to(
    game: Game[Any, Any, Any], state: State, parties: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Who may know what is said about an offer or a promise between these seats."""
    return None if game.open_deals(state) else tuple(sorted(parties))


def spoken(game: Game[Any, Any, Any], state: State, record: Record) -> Record:
    """What is said about an open offer or promise is final. Of a private one nobody may notice
    it but its parties: not even by whether there is still a way back."""
    is_open = game.open_deals(state)
    return msgspec.structs.replace(record, final=is_open, quiet=not is_open)

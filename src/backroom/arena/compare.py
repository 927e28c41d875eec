"""Comparing byte for byte: what a seat gets, what a state is."""

from __future__ import annotations

import hashlib

import msgspec

from backroom.engine.save import AnyGame
from backroom.engine.step import State

#: So many bytes are shown before and after the first one that differs.
_AROUND = 60


def encode(value: object) -> bytes:
    """What would be sent or written."""
    return msgspec.json.encode(value)


def difference(left: bytes, right: bytes) -> str:
    """Where two differ first, and what stands around it; nothing if they are the same."""
    if left == right:
        return ""
    pairs = enumerate(zip(left, right, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(left), len(right)))
    near = slice(max(0, at - _AROUND), at + _AROUND)
    here, there = (part[near].decode(errors="replace") for part in (left, right))
    return f"at byte {at}: …{here}… / …{there}…"


def digest(game: AnyGame, state: State) -> bytes:
    """A state in a few bytes."""
    return hashlib.blake2b(encode(game.dump(state)), digest_size=16).digest()

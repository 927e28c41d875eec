"""Seats and their keys. Whoever has the key has the seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from backroom.server.wire import NAME, Kind, SeatInfo
from backroom.store.store import SeatRow

HUMAN: Kind = "human"
BOT: Kind = "bot"

#: No letters that look like others: a table's id is read out over the telephone.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID = 8


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID))


def new_key() -> str:
    """128 bits: nobody guesses that."""
    return secrets.token_urlsafe(16)


def hashed(key: str) -> str:
    """What is kept of a key. It is random and long, so that no slow hash is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean(text: str) -> str:
    """Without control characters, line breaks and the marks that turn writing around."""
    return "".join(char for char in text if unicodedata.category(char)[0] != "C")


def tidy(name: str) -> str:
    return " ".join(clean(name).split())[:NAME]


class Seat:
    """A seat at a table in play."""

    def __init__(self, row: SeatRow) -> None:
        self.number = row.seat
        self.kind: Kind = BOT if row.kind == BOT else HUMAN
        self.name = row.name
        self.bot = row.bot
        self.nonce = row.nonce
        self.taken = row.taken
        self._key = row.key

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def opens(self, key: str) -> bool:
        """Is this the key of this seat?"""
        return self.human and hmac.compare_digest(self._key, hashed(key))

    def info(self, here: bool) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.taken, here or not self.human)

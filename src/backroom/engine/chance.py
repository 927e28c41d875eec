"""Chance: labelled streams of outcomes that come from outside the state.

Live play derives outcome *k* of a label from a secret (docs/save-format.md states the rule and
the test vectors), a replay reads outcomes from the records, a search draws its own.
"""

from __future__ import annotations

import hashlib
import hmac
from random import Random

from mypy_extensions import mypyc_attr

from backroom.engine.record import Roll

_WORD = 1 << 64
#: So many bytes has a nonce, unless a player sends another.
NONCE = 16


class ChanceNeeded(Exception):
    """A preview has come to the first roll."""


class WrongChance(Exception):
    """A replayed record does not hold the roll that the rules ask for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from."""

    def draw(self, label: str, sides: int) -> int:
        """The next outcome of a label: a whole number from 0 to ``sides - 1``."""
        raise NotImplementedError

    def commit(self) -> None:
        """The record that asked for the outcomes since the last commit stands."""

    def rollback(self) -> None:
        """It does not: the outcomes since the last commit were never drawn."""


def outcome(secret: bytes, nonces: list[bytes], label: str, k: int, sides: int) -> int:
    """Outcome *k* of a label, by HMAC-SHA-256 with rejection sampling.

    The message is each nonce and then the label, each after its length as two bytes, then *k* as
    four bytes and the attempt as one. The digest is read as four big-endian 64-bit words; the
    first below the largest multiple of ``sides`` decides; if none is, the next attempt does.
    """
    parts = [*nonces, label.encode()]
    message = b"".join(len(part).to_bytes(2, "big") + part for part in parts)
    message += k.to_bytes(4, "big")
    limit = _WORD - _WORD % sides
    attempt = 0
    while True:
        digest = hmac.digest(secret, message + bytes([attempt]), "sha256")
        for at in range(0, 32, 8):
            word = int.from_bytes(digest[at : at + 8], "big")
            if word < limit:
                return word % sides
        attempt += 1


def commitment(secret: bytes) -> str:
    """What the host shows when the table is made."""
    return hashlib.sha256(secret).hexdigest()


def seal(nonce: bytes) -> str:
    """What a player's device shows of its nonce until all have shown as much."""
    return hashlib.sha256(nonce).hexdigest()


def seals(secret: bytes, nonces: list[bytes]) -> list[str]:
    """The seals of all seats; "": the seat has no nonce of its own, so its nonce follows from the
    secret."""
    return [
        "" if nonce == bot_nonce(secret, seat) else seal(nonce) for seat, nonce in enumerate(nonces)
    ]


def bot_nonce(secret: bytes, seat: int) -> bytes:
    """The nonce of a seat whose player sends none: a bot's comes from the secret."""
    return hmac.digest(secret, b"nonce %d" % seat, "sha256")[:NONCE]


def bot_nonces(secret: bytes, seats: int) -> list[bytes]:
    """For a table of bots."""
    return [bot_nonce(secret, seat) for seat in range(seats)]


class LiveChance(Chance):
    """Outcomes of live play. *k* counts committed records only."""

    def __init__(self, secret: bytes, nonces: list[bytes]) -> None:
        self.secret = secret
        self.nonces = nonces
        self.counts: dict[str, int] = {}
        self._pending: dict[str, int] = {}

    def draw(self, label: str, sides: int) -> int:
        k = self.counts.get(label, 0) + self._pending.get(label, 0)
        self._pending[label] = self._pending.get(label, 0) + 1
        return outcome(self.secret, self.nonces, label, k, sides)

    def commit(self) -> None:
        for label, count in self._pending.items():
            self.counts[label] = self.counts.get(label, 0) + count
        self._pending = {}

    def rollback(self) -> None:
        self._pending = {}

    def skip(self, rolls: tuple[Roll, ...]) -> None:
        """Count outcomes that a stored record holds already."""
        for roll in rolls:
            self.counts[roll.label] = self.counts.get(roll.label, 0) + 1

    def copy(self) -> LiveChance:
        """The same dice, thrown as often as these; what is not committed does not count."""
        twin = LiveChance(self.secret, self.nonces)
        twin.counts = dict(self.counts)
        return twin


class ReplayedChance(Chance):
    """Outcomes read from a record."""

    def __init__(self, rolls: tuple[Roll, ...]) -> None:
        self._rolls = rolls
        self._at = 0

    def draw(self, label: str, sides: int) -> int:
        if self._at >= len(self._rolls):
            raise WrongChance(f"the record has no roll left for {label}")
        roll = self._rolls[self._at]
        if roll.label != label or roll.sides != sides or not 0 <= roll.value < sides:
            raise WrongChance(f"{label} of {sides} asked for, {roll.label} of {roll.sides} found")
        self._at += 1
        return roll.value

    def spent(self) -> bool:
        return self._at == len(self._rolls)


class SampledChance(Chance):
    """Outcomes of a search or a simulation, from its own generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def draw(self, label: str, sides: int) -> int:
        return int(self._rng.random() * sides)


class NoChance(Chance):
    """For previews: the first roll stops them."""

    def draw(self, label: str, sides: int) -> int:
        raise ChanceNeeded(label)

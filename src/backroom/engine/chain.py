"""The chain: every line of a save is bound to all lines before it (docs/save-format.md).

A link is a hash over the link before it, a salt and the line. The salts come from the secret, so
that nobody who is told a link can try out which hidden card is behind it; when the secret is shown
at the end, anybody can make all links again.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

#: What the first line is bound to.
START: Final = bytes(32)
#: SHA-256 takes so many bytes at a time (for HMAC, RFC 2104).
_BLOCK: Final = 64


def salt(secret: bytes, number: int) -> bytes:
    """The salt of a line, counted from 0."""
    return hmac.digest(secret, b"salt" + number.to_bytes(4, "big"), "sha256")


class _Salts:
    """The salts of all lines, by :func:`salt`: what they have in common is worked out once."""

    def __init__(self, secret: bytes) -> None:
        key = hashlib.sha256(secret).digest() if len(secret) > _BLOCK else secret
        key += bytes(_BLOCK - len(key))
        self._inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in key]) + b"salt")
        self._outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in key]))

    def of(self, number: int) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(number.to_bytes(4, "big"))
        outer.update(inner.digest())
        return outer.digest()


class Chain:
    """Grows line by line: the set-up (line 0), then the records."""

    def __init__(self, secret: bytes, link: bytes = START, count: int = 0) -> None:
        self._salts = _Salts(secret)
        #: The link of the last line, and how many lines there were.
        self.link = link
        self.count = count

    def add(self, line: bytes) -> bytes:
        """The link of one more line, which is given without its line break."""
        self.link = hashlib.sha256(self.link + self._salts.of(self.count) + line).digest()
        self.count += 1
        return self.link


def links(secret: bytes, lines: list[bytes]) -> list[bytes]:
    """The link of each of these lines."""
    chain = Chain(secret)
    return [chain.add(line) for line in lines]

"""What is told over a line, in frames (RFC 6455): text, whole, and not masked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: How a frame begins: all of a message, and it is text.
_TEXT: Final = b"\x81"
#: Longer messages say their size in two bytes, or in eight.
_SHORT: Final = 126
_LONG: Final = 1 << 16
_IN_TWO: Final = _TEXT + bytes((126,))
_IN_EIGHT: Final = _TEXT + bytes((127,))
_HEADS: Final = [_TEXT + bytes((size,)) for size in range(_SHORT)]


def framed(messages: Sequence[bytes]) -> bytes:
    """All of them, in one piece."""
    told: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < _SHORT:
            told.append(_HEADS[size])
        elif size < _LONG:
            told.append(_IN_TWO + size.to_bytes(2, "big"))
        else:
            told.append(_IN_EIGHT + size.to_bytes(8, "big"))
        told.append(message)
    return b"".join(told)

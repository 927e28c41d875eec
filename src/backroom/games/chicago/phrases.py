"""What bosses say to each other with one tap: in the streets, and in the trade phase."""

from __future__ import annotations

from typing import Final

STREETS: Final = "streets"
TRADING: Final = "trading"
PHRASES: Final[dict[str, tuple[str, str, str]]] = {
    STREETS: ("phrase-my-street", "phrase-no-shooting", "phrase-remember"),
    TRADING: ("phrase-deal", "phrase-too-dear", "phrase-hurry"),
}

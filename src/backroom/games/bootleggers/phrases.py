"""What mobsters say to each other with one tap, by phases."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str, str]]] = {
    "phase-1": ("phrase-mine", "phrase-bluffing", "phrase-hurry"),
    "phase-2": ("phrase-hands-off", "phrase-room-for-two", "phrase-hurry"),
    "phase-3": ("phrase-fine-batch", "phrase-dry", "phrase-well-played"),
    "phase-4": ("phrase-deal", "phrase-your-word", "phrase-hurry"),
    "phase-5": ("phrase-thirsty", "phrase-not-a-drop", "phrase-well-played"),
    "phase-6": ("phrase-cops", "phrase-not-me", "phrase-remember"),
}

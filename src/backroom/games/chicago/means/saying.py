"""How a meaning is put together."""

from __future__ import annotations

from backroom.engine.meaning import Meaning, Tone
from backroom.engine.message import Message, Value


def say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def meaning(
    tone: Tone, *told: Message, brief: Message | None = None, sure: Message | None = None
) -> Meaning:
    return Meaning(tone, brief, told, sure)


def percent(chance: float) -> int:
    """Of a hundred. What is possible is not told as never, what is not sure not as always."""
    if chance <= 0.0 or chance >= 1.0:
        return 100 if chance >= 1.0 else 0
    return max(1, min(99, int(100 * chance + 0.5)))


def figure(number: int) -> Value:
    """A figure that may be below nothing, with the sign that a card shows."""
    return number if number >= 0 else f"−{-number}"

"""How bots put into words why they would do something."""

from __future__ import annotations

from backroom.engine.message import Message, Value


def say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def about(worth: float) -> int:
    """In whole numbers, as people say it."""
    return int(worth + 0.5) if worth > 0.0 else -int(0.5 - worth)


def percent(chance: float) -> int:
    """Of a hundred. What may happen is not told as never, what is not sure not as always."""
    if chance <= 0.0 or chance >= 1.0:
        return 100 if chance >= 1.0 else 0
    return max(1, min(99, int(100.0 * chance + 0.5)))

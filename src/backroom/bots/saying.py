"""How bots put into words why they would do something."""

from __future__ import annotations

from backroom.engine.message import Message, Value

#: Less likely than this is hardly ever.
_HARDLY = 0.03


def say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def about(worth: float) -> int:
    """In whole numbers, as people say it."""
    return int(worth + 0.5) if worth > 0.0 else -int(0.5 - worth)


def percent(chance: float) -> int:
    """Of a hundred. A reckoning is not told as never, nor as always: what is as good as sure is 99
    (in words "almost always"), what is as good as out of the question is 1."""
    if chance <= _HARDLY or chance >= 1.0 - _HARDLY:
        return 99 if chance > 0.5 else 1
    return int(100.0 * chance + 0.5)

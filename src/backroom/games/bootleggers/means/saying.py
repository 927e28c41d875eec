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

"""Messages that no honest client sends: valid ones with something changed, and what is none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

_VALUES: list[Any] = [
    None, True, False, 0, -1, 1 << 53, 1 << 64, -(1 << 63), 1e308, 0.5, "", "x" * 5000,
    "\u202e\x00\x1b[2J", "\ud800", "😀" * 500, [], {}, [[]] * 50, {"do": "pass"}, [None] * 65,
    {"": ""}, "constructor", "__class__",
]  # fmt: skip
_ACTIONS: list[dict[str, Any]] = [
    {"do": "pass"},
    {"do": "undo"},
    {"do": "make-offer", "to": [1], "give": [{"kind": "cash", "count": 1}], "words": "?"},
    {"do": "make-offer", "to": [0, 1, 2, 3, 4], "promises": [{"kind": "word", "by": 0, "to": 1}]},
    {"do": "accept-offer", "offer": 0},
    {"do": "decline-offer", "offer": 1 << 60},
    {"do": "judge-promise", "promise": 0, "kept": True},
    {"do": "stop-trading", "stop": True},
    {"do": "leave-order", "card": 1, "use": True},
    {"do": "take", "card": 3},
    {"do": "place", "house": 2},
    {"do": "no-such-thing"},
]
_RAW = [
    "", " ", "null", "[]", "{", "}", "{}", '"', "[" * 8000, '{"a":' * 2000, "\x00", "\ufeff{}",
    '{"id":1,"id":2}', '{"ping":1e400}', '{"ping":-0}', '{"id":1,"chat":"\\ud800"}', "NaN",
    '{"hello":{"key":null,"log":-5,"panels":1}}', "é" * 4000,
    '{"id":1,"act":{"do":"pass"},"ask":1}',
]  # fmt: skip


def kinds(rng: Random) -> list[dict[str, Any]]:
    """A message of every kind there is. (Nobody gives his own key away, and nobody gives up: else
    the rest would be said to a closed door.)"""
    number = rng.randrange(1000)
    action = dict(rng.choice(_ACTIONS))
    return [
        {"ping": number},
        {"id": number, "act": action, "ask": rng.choice([None, "1.x", "3.place.1.4"])},
        {"id": number, "act_all": [action] * rng.randrange(4), "ask": None},
        {"id": number, "plan": [action], "ask": "3.place.1.4"},
        {"id": number, "look": ["place:3"]},
        {"id": number, "chat": "hey"},
        {"id": number, "chat": "hey", "to": [1]},
        {"id": number, "phrase": "phrase-deal"},
        {"id": number, "wait": True},
        {"id": number, "pace": "fast"},
        {"id": number, "ease": "twice"},
        {"id": number, "chances": rng.choice(["counting", "all"])},
        {"id": number, "hint": True},
        {"id": number, "pause": rng.choice([0, 2, 97])},
        {"id": number, "stand_in": rng.random() < 0.2},
        {"id": number, "resign": False},
        {"id": number, "replace": rng.randrange(7)},
        {"id": number, "stop": rng.random() < 0.5},
        {"id": number, "get_up": True},
        {"id": number, "send_away": rng.randrange(7)},
        {"id": number, "invite": rng.randrange(7)},
        {"id": number, "fill": True},
        {"id": number, "delete": True},
        {"id": number, "again": True},
        {"id": number, "report": rng.randrange(7), "why": "insult"},
        {"id": number, "rekey": "short"},
        {"id": number, "lost": rng.randrange(7)},
        {"id": number, "collect": rng.randrange(7), "key": "k" * 22},
        {"id": number, "keep_seat": True},
        {"id": number, "show": rng.random() < 0.5},
        {"id": number, "over": rng.choice([None, 0, 6])},
        {"looking": rng.random() < 0.5},
        {"id": number, "calendar": {"zone": "Europe/Zurich"}},
        {"id": number, "seal": "ab" * 32, "commitment": "cd" * 32},
        {"id": number, "open": "ab" * 32, "commitment": "cd" * 32},
        {"hello": {"key": None, "log": 0, "panels": True}},
    ]


def _spoilt(rng: Random, value: Any) -> Any:
    """Something in it is another thing."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice(list(value))
        if rng.random() < 0.15:
            return {**value, str(rng.choice(_VALUES)): rng.choice(_VALUES)}
        return {**value, name: _spoilt(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.7:
        return [*value[:-1], _spoilt(rng, value[-1])]
    return rng.choice(_VALUES)


def messages(seed: int) -> Iterator[str | bytes]:
    """For ever; the same for the same seed."""
    rng = Random(seed)
    while True:
        luck = rng.random()
        if luck < 0.15:
            yield rng.choice(_RAW)
            continue
        message = rng.choice(kinds(rng))
        if luck < 0.85:
            message = _spoilt(rng, message)
        said = json.dumps(message)
        if luck > 0.97:
            yield said.encode()  # bytes where text is wanted
        elif luck > 0.93:
            at = rng.randrange(len(said))
            yield said[:at] + chr(rng.randrange(1, 0xD7FF)) + said[at + 1 :]
        else:
            yield said

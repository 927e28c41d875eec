"""Text is data: the rules speak in message keys with arguments, never in words.

The name of an argument says what it is: ``seat``, or what the game calls its players, is a seat;
``cash`` an amount; what else there is, the game's words say (``Game.words``). A suffix keeps two of
a kind apart (``house_from``, ``house_to``). The catalogues in ``backroom.text`` turn keys and
arguments into sentences.
"""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message key with its arguments."""

    key: str
    args: dict[str, int | str | list[Message]] = {}


Value = int | str | list[Message]


class Reason(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why something can't be done: the rule that forbids it, and the message that explains it."""

    rule: str
    key: str
    args: dict[str, int | str | list[Message]] = {}


class Refusal(Exception):
    """An illegal action. Nothing has changed."""

    def __init__(self, rule: str, key: str, **args: Value) -> None:
        super().__init__(f"{rule}: {key}")
        self.reason = Reason(rule, key, dict(args))

    @classmethod
    def of(cls, reason: Reason) -> Refusal:
        return cls(reason.rule, reason.key, **reason.args)


class Malformed(Refusal):
    """Not an action that could be legal at any table: no rule is behind the refusal."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__("", key, **args)

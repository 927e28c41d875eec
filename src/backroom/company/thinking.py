"""What a bot is told, and what it makes of it: a matter of a moment, here or in another process."""

from __future__ import annotations

import hmac
from random import Random
from typing import Any, NamedTuple

import msgspec

from backroom.bots import roster
from backroom.bots.bot import Bot
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.engine.save import AnyGame
from backroom.engine.seen import Seen


class Situation(NamedTuple):
    """What a bot is told: what its seat may know, and dice of its own."""

    seat: int
    #: None: it goes on with the dice that it has.
    seed: bytes | None
    #: What it has kept of its last thought. None: it goes on with the memory that it has.
    memory: bytes | None
    seen: Seen[Any]
    notes: list[int]
    #: May it speak unasked? Is it asked?
    consider: bool
    choose: bool


class Thought(NamedTuple):
    """Something unasked, or else the answer to a question, or nothing."""

    unasked: Action | None = None
    answer: Action | None = None
    #: What the bot keeps of it; empty where it has a memory of its own.
    memory: bytes = b""


def seed(secret: bytes, seat: int, records: int = 0) -> bytes:
    """A bot's dice follow from the secret and how far the game is: a game that is left and taken
    up again goes on as it would have."""
    return hmac.digest(secret, b"bot %d %d" % (seat, records), "sha256")


def hire(name: str, game: AnyGame, dice: bytes = b"") -> Bot:
    """A bot of that name; ``dice`` is the seed of those that it brings along."""
    return roster.hire(name, game, Random(dice))


def think(bot: Bot, situation: Situation) -> Thought:
    """The bot may speak up first; what it says may change its question."""
    if situation.seed is not None:
        bot.rng.seed(situation.seed)
    if situation.memory is None:
        return Thought(*_wishes(bot, situation))
    if situation.memory:
        try:
            bot.recall(situation.memory)
        except msgspec.DecodeError:  # another version's: it begins with a fresh one
            bot.memory = bot.remembers()
    return Thought(*_wishes(bot, situation), bot.kept())


def _wishes(bot: Bot, situation: Situation) -> tuple[Action | None, Action | None]:
    if situation.consider:
        unasked = bot.consider(situation.seen, situation.notes)
        if unasked is not None:
            return unasked, None
    if situation.choose:
        return None, bot.choose(situation.seen, situation.notes)
    return None, None


class Advice(NamedTuple):
    """What a bot would answer in somebody's place, and why."""

    answer: Action | None
    reasons: list[Message]


def advise(bot: Bot, situation: Situation) -> Advice:
    """Its thought, told to whoever asks for it."""
    answer = think(bot, situation).answer
    if answer is None:
        return Advice(None, [])
    return Advice(answer, bot.why(situation.seen, situation.notes, answer))


def harmless(situation: Situation) -> Action:
    """As for somebody who is gone: a bot's mistake must not end a person's evening."""
    asks: list[Ask] = situation.seen.view.asks
    return next(ask.default for ask in asks if ask.waiting and ask.default is not None)

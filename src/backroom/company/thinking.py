"""What a bot is told, and what it makes of it: a matter of a moment, here or in another process."""

from __future__ import annotations

import hmac
from random import Random
from typing import Any, NamedTuple

import msgspec

from backroom.bots import roster
from backroom.bots.bot import Bot, Counsel
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


class Step(NamedTuple):
    """One answer, the id of its question, and why."""

    ask: str
    action: Action
    reasons: list[Message]


class Advice(NamedTuple):
    """What a bot would answer in somebody's place, and why."""

    answer: Action | None
    reasons: list[Message]
    #: What it would arrange after that, where the answer is a part of an arrangement.
    then: tuple[Step, ...] = ()
    #: The offer that it would take or make first, and what it thinks of those that are open.
    counsel: Counsel = Counsel(None, [])


#: So many parts of an arrangement are advised at once.
_PARTS = 12


def advise(bot: Bot, situation: Situation) -> Advice:
    """Its thought, told to whoever asks for it, with a fresh mind."""
    bot.rng.seed(situation.seed)
    seen, notes = situation.seen, situation.notes
    counsel = bot.counsel(seen, notes) if situation.consider else Counsel(None, [])
    first = _step(bot, seen, notes)
    if first is None:
        return Advice(None, [], (), counsel)
    return Advice(first.action, first.reasons, tuple(_arranged(bot, situation, first)), counsel)


def _step(bot: Bot, seen: Seen[Any], notes: list[int]) -> Step | None:
    answer = bot.advise(seen, notes)
    ask = next((ask for ask in seen.view.asks if ask.knows(answer)), None)
    if ask is None:
        return None
    return Step(ask.id, answer, bot.why(seen, notes, answer) or [Message("because-best")])


def _arranged(bot: Bot, situation: Situation, first: Step) -> list[Step]:
    """The rest of an arrangement, as long as it would go on."""
    game, view = bot.game, situation.seen.view
    steps = [first]
    while len(steps) < _PARTS and _is_part(view.asks, steps[-1]):
        view, more = game.arrange(situation.seen.view, [step.action for step in steps])
        seen = msgspec.structs.replace(situation.seen, view=view)
        step = _step(bot, seen, situation.notes) if more else None
        if step is None or not _is_part(view.asks, step):
            break
        told = [reason for each in steps for reason in each.reasons]
        new = [reason for reason in step.reasons if reason not in told]
        steps.append(step._replace(reasons=[] if bot.sums_up(step.action) else new))
    return steps[1:]


def _is_part(asks: list[Ask], step: Step) -> bool:
    """Can more be arranged after it, or is it what ends an arrangement, or none?"""
    ask = next(ask for ask in asks if ask.id == step.ask)
    ends = next((ask.default for ask in asks if ask.waiting), None)
    return ask.part and step.action not in (ask.default, ends)


def harmless(situation: Situation) -> Action:
    """As for somebody who is gone: a bot's mistake must not end a person's evening."""
    asks: list[Ask] = situation.seen.view.asks
    return next(ask.default for ask in asks if ask.waiting and ask.default is not None)

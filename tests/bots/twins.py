"""A bot and its twin who reads the same table from its bytes: a view is all that a bot needs."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from backroom.bots.bot import Bot
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.deal import Entry, Offer
from backroom.engine.message import Reason
from backroom.engine.save import AnyGame
from backroom.engine.seen import Seen


def seen_through_the_wire(game: AnyGame, seen: Seen[Any]) -> Seen[Any]:
    """What a client gets: the bytes of what the seat sees, and nothing else."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen.view))
    asks, asides = plain.pop("asks"), plain.pop("asides")
    view = msgspec.convert({**plain, "asks": [], "asides": []}, type(seen.view))
    view.asks = [_read_ask(game, ask) for ask in asks]
    view.asides = [_read_ask(game, ask) for ask in asides]
    offers = msgspec.json.decode(msgspec.json.encode(seen.offers), type=list[Offer])
    ledger = msgspec.json.decode(msgspec.json.encode(seen.ledger), type=list[Entry])
    return Seen(view, offers, ledger, seen.undo, seen.not_trading)


def _read_ask(game: AnyGame, plain: dict[str, Any]) -> Ask:
    options = [
        Option(
            game.actions.convert(option["action"]),
            msgspec.convert(option.get("why_not"), Reason | None),
        )
        for option in plain.pop("options")
    ]
    answer, default = plain.pop("answer", None), plain.pop("default", None)
    question = game.questions.convert(plain.pop("question"))
    ask = Ask(question=question, options=options, **plain)
    ask.default = None if default is None else game.actions.convert(default)
    ask.answer = None if answer is None else game.actions.convert(answer)
    return ask


class Twins(Bot):
    """The bot at the table, and another that reads the same table from its bytes."""

    def __init__(self, game: AnyGame, bot: type[Bot], seat: int) -> None:
        super().__init__(game, Random(seat))
        self.here = bot(game, Random(seat))
        self.there = bot(game, Random(seat))
        self.answers = 0

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        over_there = self.there.choose(seen_through_the_wire(self.game, seen), list(notes))
        answer = self.here.choose(seen, notes)
        assert answer == over_there
        self.answers += 1
        return answer

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        over_there = self.there.consider(seen_through_the_wire(self.game, seen), list(notes))
        answer = self.here.consider(seen, notes)
        assert answer == over_there
        return answer

"""A guided first game, as data: the table it is played at, and what is to be done there first.

The secret is no secret: dice and cards fall as the words of the guide say. A line says what a seat
answers to a question, by the question's id (``1.place.1.*``: whatever comes after it): the first
of these answers that the rules allow. Seat 0 is the reader, whom his lines are only shown to; where
there is no line, or nothing of it can be done any more, bots think for themselves.

It lies beside the game as JSON, so that the browser reads the same file.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import msgspec

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.save import AnyGame

#: The seat of whoever learns.
LEARNER = 0
_ANY = "*"


class Guided(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The table, and by the number of each seat what it answers to which question."""

    #: What dice and cards follow from, in hex.
    secret: str
    #: Against so many bots, and of which sort.
    others: int
    bot: str
    #: Options that differ from the defaults.
    options: dict[str, int | str]
    #: So many rounds (or what the game counts) are guided; then one may stop.
    until: int
    lines: dict[str, dict[str, list[dict[str, Any]]]]

    def answer(self, game: AnyGame, seat: int, asks: Iterable[Ask]) -> Action | None:
        """What the seat is to answer now; None: there is no line for that."""
        own = self.lines.get(str(seat), {})
        for ask in asks:
            for line in _wishes(own, ask.id):
                action = game.actions.convert(line)
                if ask.answer is None and action in ask.answers():
                    return action
        return None


def _wishes(own: dict[str, list[dict[str, Any]]], id: str) -> list[dict[str, Any]]:
    if id in own:
        return own[id]
    begins = (line for line in own if line.endswith(_ANY) and id.startswith(line[:-1]))
    return own[longest] if (longest := max(begins, key=len, default="")) else []


def read(folder: str) -> Guided:
    """What lies in the folder of a game."""
    text = files(folder).joinpath("guided.json").read_bytes()
    return msgspec.json.decode(text, type=Guided)

"""An environment in words, for language models: the table as it reads, and numbered answers.

The words are those of the terminal, in the four languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, Unpack

import msgspec

from backroom.engine.ask import Ask, items
from backroom.engine.save import AnyGame
from backroom.envs.turns import NotLegal, Settings, Turns
from backroom.text.lookup import Text
from backroom.text.panels import panel_lines


class TextEnvironment(Turns):
    """Turns (:mod:`backroom.envs.turns`) in words: show :meth:`prompt`, then :meth:`say`."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        options: msgspec.Struct | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__(game, seats, options, **settings)
        self.lang = lang
        self.names = list(names)
        #: How many records each seat has been told.
        self._told: dict[int, int] = {}
        self._texts: dict[int | None, Text] = {}

    def reset(self, seed: int | None = None) -> None:
        self._told = {}
        super().reset(seed)

    def _like(self) -> Self:
        twin = super()._like()
        twin._told = {}
        return twin

    def words(self, seat: int | None) -> Text:
        """What speaks to a seat."""
        text = self._texts.get(seat)
        if text is None:
            text = Text(self.lang, self.names, me=seat, game=self.game, options=self.options)
            self._texts[seat] = text
        return text

    def prompt(self) -> str:
        """All that the seat that is asked needs: what happened since it was last asked, the table,
        its questions and the numbered answers."""
        parts = [self.story(), self.table_in_words(self.seat), self.questions()]
        return "\n\n".join(part for part in parts if part)

    def story(self) -> str:
        """What the seat that is asked has not been told yet, a line each."""
        seat = self.seat
        if seat is None:
            return ""
        text, since = self.words(seat), self._told.get(seat, 0)
        self._told[seat] = len(self.records)
        return "\n".join(
            text.event(self.game, event)
            for record in self.records[since:]
            for event in self.game.story(record, seat)
        )

    def table_in_words(self, seat: int | None) -> str:
        """What a seat sees of the table."""
        return in_words(self.words(seat), self.game, self.view(seat))

    def questions(self) -> str:
        """The open questions, each with its answers: ``1. Pass``."""
        text, lines = self.words(self.seat), []
        before: Ask | None = None
        for at, number in enumerate(self.legal(), start=1):
            ask = self.asked(number)
            if ask is not before:
                lines.append(text.ask(ask))
                before = ask
            lines.append(f"{at}. {self.label(number)}")
        return "\n".join(lines)

    def label(self, number: int) -> str:
        """An answer in words."""
        ask, action = self.asked(number), self.space.action(number)
        text = self.words(self.seat)
        if ask.form == "several" and not items(action):
            return text.say("cli-that-is-all")
        return text.action(self.game, action, ask)

    def say(self, words: str) -> None:
        """Answer with what a model has written: the number of an answer, with a dot or without."""
        numbers = self.legal()
        said = words.strip().split(" ")[0].rstrip(".):,")
        if not said.isdecimal() or not 1 <= int(said) <= len(numbers):
            raise NotLegal(words)
        self.step(numbers[int(said) - 1])


def in_words(text: Text, game: AnyGame, view: Any) -> str:
    """What a view shows, in plain lines."""
    return "\n".join(line for panel in game.describe(view) for line in panel_lines(text, panel))

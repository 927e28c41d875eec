"""Bots that are asked in turn around the table, and think then and there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from backroom.bots.bot import Bot
from backroom.company.company import Company
from backroom.company.kept import Kept
from backroom.company.thinking import think
from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable

#: Carries out an action of a seat, or refuses it.
Act = Callable[[int, Action], None]


class BadAnswer(Exception):
    """A bot has answered a question with something that is not legal."""


class RoundTable:
    """One bot after the other; ``strict``: a bot's mistake is an error, and not passed over."""

    def __init__(
        self,
        table: AnyTable,
        bots: Mapping[int, Bot],
        secret: bytes | None,
        act: Act,
        strict: bool = False,
        kept: Kept | None = None,
    ) -> None:
        self.company = Company(table, bots, secret, kept=kept)
        self._bots = bots
        self._act = act
        self._strict = strict

    def next(self) -> int | None:
        """The bot that is asked now, if any is."""
        return self.company.next()

    def turn(self, seat: int, asked: bool = True) -> bool:
        """The bot answers, or says something else first. False: it keeps quiet."""
        company = self.company
        answer = self._at_a_glance(seat) if asked else None
        if answer is not None:
            self._act(seat, answer)
            return True
        while (situation := company.look(seat, asked)) is not None:
            thought = think(self._bots[seat], situation)
            wish = company.wish(situation, thought)
            if wish is None:
                if situation.choose:
                    continue
                return False
            try:
                self._act(seat, wish)
            except Refusal as refusal:
                wish = company.refused(situation, thought)
                if wish is None:
                    continue
                if self._strict:
                    what = f"seat {seat}: {thought.answer} is refused by {refusal}"
                    raise BadAnswer(what) from refusal
                self._act(seat, wish)
            return True
        return False

    def _at_a_glance(self, seat: int) -> Action | None:
        """Most questions are whether to play a card that can't be played: no need to look."""
        table = self.company.table
        asks = self.company.questions(seat)
        if asks is None:
            return None
        return self._bots[seat].glance(asks, table.game.progress(table.state).now)

    def hear_offers(self) -> None:
        """Whoever has an open offer before him may answer it, until all have had their say."""
        said = True
        while said and self.company.table.offers:
            said = False
            for seat in self.company.around():
                if self.company.hears(seat) and self.turn(seat, asked=False):
                    said = True

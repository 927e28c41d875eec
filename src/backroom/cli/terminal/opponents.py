"""The bots at a person's table: when they answer, and when they speak up unasked."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from backroom.arena.play import MOST_UNASKED
from backroom.bots.bot import Bot
from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable

#: Carries out an action of a seat.
Act = Callable[[int, Action], None]


class Opponents:
    """They answer before the person does, in turn around the table.

    What a bot does follows from the secret and the records alone, so that a game that is left and
    taken up again goes on as it would have.
    """

    def __init__(self, table: AnyTable, bots: dict[int, Bot], secret: bytes, act: Act) -> None:
        self._table = table
        self._game = table.game
        self._bots = bots
        self._secret = secret
        self._act = act
        self._step = ""
        self._unasked: dict[int, int] = {}

    def next(self) -> int | None:
        """The bot that is asked now, if any is."""
        waiting = {ask.seat for ask in self._game.asks(self._table.state) if ask.waiting}
        return next((seat for seat in self._around() if seat in waiting), None)

    def answer(self, seat: int) -> None:
        """The bot may speak up first; what it says may change its question."""
        if self._speak(seat):
            return
        bot = self._ready(seat)
        seen = self._table.seen(seat)
        answer = bot.choose(seen, self._game.notes(self._table.state, seat))
        try:
            self._act(seat, answer)
        except Refusal:  # a bot's mistake must not end a person's evening
            asks = [ask for ask in seen.view.asks if ask.waiting]
            self._act(seat, next(action for ask in asks for action in ask.answers()))

    def hear_offers(self) -> None:
        """Whoever has an open offer before him may answer it, until all have had their say."""
        said = True
        while said:
            said = False
            for seat in self._around():
                if self._has_offer(seat) and self._speak(seat):
                    said = True

    def _around(self) -> list[int]:
        last, seats = self._table.records[-1].seat, self._table.seats
        around = [(last + 1 + turn) % seats for turn in range(seats)]
        return [seat for seat in around if seat in self._bots]

    def _has_offer(self, seat: int) -> bool:
        offers = self._table.offers
        return any(seat in offer.terms.to and seat not in offer.declined for offer in offers)

    def _speak(self, seat: int) -> bool:
        """Something that nobody has asked for; an offer that can't be struck is no mistake."""
        step = self._game.deal_step(self._table.state)
        if step != self._step:
            self._step, self._unasked = step, {}
        if self._table.state.over or self._unasked.get(seat, 0) >= MOST_UNASKED:
            return False
        bot = self._ready(seat)
        notes = self._game.notes(self._table.state, seat)
        unasked = bot.consider(self._table.seen(seat), notes)
        if unasked is None:
            return False
        self._unasked[seat] = self._unasked.get(seat, 0) + 1
        try:
            self._act(seat, unasked)
        except Refusal:
            return False
        return True

    def _ready(self, seat: int) -> Bot:
        """The bot, with dice of its own for this very moment."""
        bot = self._bots[seat]
        label = b"bot %d %d" % (seat, len(self._table.records))
        bot.rng.seed(hmac.digest(self._secret, label, "sha256"))
        return bot

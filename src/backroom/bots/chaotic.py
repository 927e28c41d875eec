"""A bot that does anything legal, offers too. It tests the rules, not the other players."""

from __future__ import annotations

from typing import Any

from backroom.bots.bot import Bot
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Promise,
    Tradable,
    WithdrawOffer,
)
from backroom.engine.table import Seen, Undo
from backroom.engine.view import View

#: How often it does what it need not do.
_UNASKED = 0.02
_ASIDE = 0.01
_UNDO = 0.01


class ChaoticBot(Bot):
    """Picks at random among everything it may do."""

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        asks: list[Ask] = [ask for ask in seen.view.asks if ask.waiting or ask.optional]
        if seen.undo and self.rng.random() < _UNDO:
            return Undo()
        if seen.view.asides and self.rng.random() < _ASIDE:
            asks = seen.view.asides
        self.rng.shuffle(asks)
        for ask in asks:
            answers = list(ask.answers())
            if answers:
                return self.rng.choice(answers)
        raise AssertionError("a waiting question has an answer")

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        view: View = seen.view
        seat = view.seat
        assert seat is not None
        for offer in seen.offers:
            if seat in offer.terms.to and seat not in offer.declined:
                if self.rng.random() < 0.5:
                    return AcceptOffer(offer.id)
                return DeclineOffer(offer.id)
            if offer.by == seat and self.rng.random() < _UNASKED:
                return WithdrawOffer(offer.id)
        for entry in seen.ledger:
            words = entry.promise.kind == WORD and entry.verdict == "open"
            if words and entry.promise.to == seat and self.rng.random() < _UNASKED:
                return JudgePromise(entry.id, self.rng.random() < 0.5)
        if self.rng.random() < _UNASKED:
            return self._offer(view, seat)
        return None

    def _offer(self, view: View, seat: int) -> MakeOffer | None:
        mine = self.game.tradable(view, seat)
        if not mine:
            return None
        seats = len(getattr(view, "mobsters", ())) or max(seat + 1, self.game.players[0])
        other = self.rng.choice([s for s in range(seats) if s != seat])
        give = self._goods(mine)
        take = self._goods(self.game.tradable(view, other))
        promises: tuple[Promise, ...] = ()
        if self.rng.random() < 0.3:
            promises = (Promise(WORD, seat, other, text="…"),)
        if not (give or take or promises):
            return None
        return MakeOffer((other,), give, take, promises)

    def _goods(self, tradable: list[Tradable]) -> tuple[Good, ...]:
        goods: list[Good] = []
        for good in self.rng.sample(tradable, min(len(tradable), self.rng.randrange(3))):
            most = 5 if good.most is None else good.most
            if most > 0 and not any(g.item == good.item and good.item for g in goods):
                goods.append(Good(good.kind, good.item, self.rng.randint(1, min(most, 1000))))
        return tuple(goods)

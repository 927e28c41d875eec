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
    Offer,
    Promise,
    Tradable,
    WithdrawOffer,
)
from backroom.engine.passing import UNTIL_HIT, Pass
from backroom.engine.record import Undo
from backroom.engine.seen import Seen
from backroom.engine.view import View

#: How often it does what it need not do.
_UNASKED = 0.02
_ASIDE = 0.01
_UNDO = 0.01
#: How often it does as little as it may, if chance has it.
_IDLE = 0.1
#: How often it thinks of passing for good.
_TIRED = 0.02
#: How often an offer goes to several, or carries a promise; and an answer is a counter-offer.
_TO_SEVERAL = 0.2
_PROMISE = 0.4
_COUNTER = 0.1
#: Money often changes hands in steps.
_STEP = 50
#: What a promise is about, and its last round, are guesses: some will do.
_MOST_ABOUT = 12
_LONGEST = 12


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
            answers = [action for action in ask.answers() if not self._is_tired(action)]
            if answers:
                return self._pick(answers)
        raise AssertionError("a waiting question has an answer")

    def _is_tired(self, action: Action) -> bool:
        """Whoever passes until something hits him does nothing more for long."""
        forever = isinstance(action, Pass) and action.stand == UNTIL_HIT
        return forever and self.rng.random() > _TIRED

    def _pick(self, answers: list[Action]) -> Action:
        """First what sort of thing to do, then which: a bid is no likelier for having many sizes.
        Whatever names nothing, such as to end one's turn, is done now and then only, or the game
        would never come to its end."""
        sorts: dict[type[Action], list[Action]] = {}
        for answer in answers:
            sorts.setdefault(type(answer), []).append(answer)
        active = [kind for kind in sorts if kind.__struct_fields__ and kind is not Pass]
        if active and self.rng.random() >= _IDLE:
            return self.rng.choice(sorts[self.rng.choice(active)])
        return self.rng.choice(sorts[self.rng.choice(list(sorts))])

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        view: View = seen.view
        seat = view.seat
        assert seat is not None
        for offer in seen.offers:
            if seat in offer.terms.to and seat not in offer.declined:
                return self._reply(view, seat, offer)
            if offer.by == seat and self.rng.random() < _UNASKED:
                return WithdrawOffer(offer.id)
        for entry in seen.ledger:
            words = entry.promise.kind == WORD and entry.verdict == "open"
            if words and entry.promise.to == seat and self.rng.random() < _UNASKED:
                return JudgePromise(entry.id, self.rng.random() < 0.5)
        if self.rng.random() < _UNASKED:
            return self._offer(view, seat)
        return None

    def _reply(self, view: View, seat: int, offer: Offer) -> Action:
        if self.rng.random() < _COUNTER:
            counter = self._offer(view, seat, offer)
            if counter is not None:
                return counter
        if self.rng.random() < 0.5:
            return AcceptOffer(offer.id)
        return DeclineOffer(offer.id)

    # --- offers --------------------------------------------------------------------------------

    def _offer(self, view: View, seat: int, countered: Offer | None = None) -> MakeOffer | None:
        mine = self.game.tradable(view, seat)
        if not mine:
            return None
        others = [other for other in range(view.seats) if other != seat]
        other = self.rng.choice(others) if countered is None else countered.by
        give = self._goods(mine)
        take = self._goods(self.game.tradable(view, other))
        counter = -1 if countered is None else countered.id
        if countered is None and (give or take) and self.rng.random() < _TO_SEVERAL:
            to = tuple(self.rng.sample(others, self.rng.randint(1, len(others))))
            return MakeOffer(to, give, take)
        promises: tuple[Promise, ...] = ()
        if self.rng.random() < _PROMISE:
            promises = (self._promise(*self.rng.choice([(seat, other), (other, seat)])),)
        if not (give or take or promises):
            return None
        return MakeOffer((other,), give, take, promises, counter)

    def _promise(self, by: int, to: int) -> Promise:
        kind = self.rng.choice([WORD, *self.game.promises])
        if kind == WORD:
            return Promise(WORD, by, to, text="…")
        about = self.rng.randint(1, _MOST_ABOUT) if self.game.promises[kind] else 0
        return Promise(kind, by, to, about, self.rng.randint(1, _LONGEST))

    def _goods(self, tradable: list[Tradable]) -> tuple[Good, ...]:
        goods: list[Good] = []
        for good in self.rng.sample(tradable, min(len(tradable), self.rng.randrange(3))):
            most = 5 if good.most is None else good.most
            if most > 0 and not any(g.item == good.item and good.item for g in goods):
                goods.append(Good(good.kind, good.item, self._count(min(most, 1000))))
        return tuple(goods)

    def _count(self, most: int) -> int:
        if most >= _STEP and self.rng.random() < 0.5:
            return _STEP * self.rng.randint(1, most // _STEP)
        return self.rng.randint(1, most)

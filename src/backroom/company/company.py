"""The table manners of bots: who has something to do, when one tires of offers, how it takes a no.

A company thinks nothing and does nothing itself. Whoever drives it hands each situation to the bot
(:func:`backroom.company.thinking.think`) and carries out what it wishes, as the arena and the
terminal do one bot after the other, and the server with many at a time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator

import msgspec

from backroom.company.kept import Kept
from backroom.company.thinking import Situation, Thought, harmless, seed
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import MakeOffer
from backroom.engine.save import AnyTable
from backroom.engine.written import view_written

#: So many offers a seat may make before the open ones lapse: bots could haggle for ever. Answers
#: do not count, or whoever floods a bot with offers would silence it.
MOST_OFFERS = 12


def _nobody(seat: int) -> bool:
    return False


class Company:
    """The bots at one table. Their dice come anew out of ``secret`` whenever they think, and their
    memory lies with the company (without a secret, each brings its own dice and memory);
    ``answered``: has a seat given an answer that is not yet taken? Who is ``silent`` plays for
    somebody else, and makes and accepts no deals."""

    def __init__(
        self,
        table: AnyTable,
        seats: Iterable[int],
        secret: bytes | None,
        answered: Callable[[int], bool] = _nobody,
        kept: Kept | None = None,
        silent: Iterable[int] = (),
    ) -> None:
        self.table = table
        self.seats = frozenset(seats)
        self._silent = frozenset(silent)
        #: How often something that nobody had asked for was refused.
        self.refusals = 0
        self._secret = secret
        self._answered = answered
        self.kept = kept or Kept()

    # --- who has something to do ---------------------------------------------------------------

    def around(self) -> Iterator[int]:
        """The bots around the table, from the one after the last to act."""
        last, seats = self.table.last, self.table.seats
        for turn in range(1, seats + 1):
            seat = (last + turn) % seats
            if seat in self.seats:
                yield seat

    def next(self) -> int | None:
        """The first bot around the table that the game waits for."""
        last, seats = self.table.last, self.table.seats
        nearest: int | None = None
        for seat in self.table.game.awaited(self.table.state):
            if seat in self.seats:
                turn = (seat - last - 1) % seats
                if nearest is None or turn < nearest:
                    nearest = turn
        return None if nearest is None else (last + 1 + nearest) % seats

    def asked(self, seat: int) -> bool:
        """Does the game wait for this bot?"""
        return seat in self.table.game.awaited(self.table.state) and not self._answered(seat)

    def hears(self, seat: int) -> bool:
        """Does an open offer lie before this bot that it may have something to say to?"""
        return self._has_offers(seat) and self._may_speak(seat)

    def _has_offers(self, seat: int) -> bool:
        offers = self.table.offers
        return any(seat in offer.terms.to and seat not in offer.declined for offer in offers)

    def _may_speak(self, seat: int) -> bool:
        if self.table.state.over or seat in self._silent or self._is_quiet(seat):
            return False
        return self._may_offer(seat) or self._has_offers(seat)

    def _may_offer(self, seat: int) -> bool:
        if not self.kept.offers:
            return True
        self._notice_step()
        return self.kept.offers.get(seat, 0) < MOST_OFFERS

    def _notice_step(self) -> None:
        """Offers are counted anew in each step of the game."""
        step = self.table.game.deal_step(self.table.state)
        kept = self.kept
        if step != kept.step:
            kept.step, kept.offers = step, {}

    def _unwanted(self, terms: MakeOffer) -> bool:
        """Has somebody of whom it wants something said that he is not trading?"""
        return terms.asks and any(seat in terms.to for seat in self.table.not_trading)

    def _is_quiet(self, seat: int) -> bool:
        """As long as nothing has changed before its eyes, a bot that fell silent stays so."""
        quiet = self.kept.quiet.get(seat)
        if quiet is None:
            return False
        if quiet == self.mark(seat):
            return True
        del self.kept.quiet[seat]
        return False

    def mark(self, seat: int) -> bytes:
        """What lies before the bot's eyes, to tell whether it has changed."""
        seen = self.table.seen(seat)
        beside = (seen.offers, seen.ledger, seen.undo, seen.not_trading)
        return hashlib.sha256(view_written(seen.view) + msgspec.json.encode(beside)).digest()

    # --- a turn --------------------------------------------------------------------------------

    def questions(self, seat: int) -> list[Ask] | None:
        """What the bot is asked, if nothing else is before it: no offers, no word that it gave or
        was given. None: it has more to think of, or its memory lies here."""
        table = self.table
        if self._secret is not None or table.offers or seat in self.kept.quiet:
            return None
        for entry in table.ledger:
            if entry.verdict == "open" and seat in entry.promise.parties:
                return None
        self._may_offer(seat)  # a new step is noticed here as well
        return table.game.own_asks(table.state, seat)

    def look(self, seat: int, asked: bool | None = None) -> Situation | None:
        """What the bot is to think over now: the question, if it is ``asked`` one (None: find out),
        or what it may say unasked. None: nothing."""
        table = self.table
        if asked is None:
            asked = self.asked(seat)
        if not asked and not self.hears(seat):
            return None
        return Situation(
            seat=seat,
            seed=None if self._secret is None else seed(self._secret, seat, table.count),
            memory=None if self._secret is None else bytes(self.kept.memories.get(seat, b"")),
            seen=table.seen(seat),
            notes=table.game.notes(table.state, seat),
            consider=self._may_speak(seat),
            choose=asked,
        )

    def wish(self, situation: Situation, thought: Thought) -> Action | None:
        """What the bot is to do after this thought. None: it keeps quiet, and answers if asked."""
        seat, kept = situation.seat, self.kept
        if thought.memory:
            kept.memories[seat] = msgspec.Raw(thought.memory)
        if isinstance(thought.unasked, MakeOffer):
            if not self._may_offer(seat) or self._unwanted(thought.unasked):
                kept.quiet[seat] = self.mark(seat)
                return None
            self._notice_step()
            kept.offers[seat] = kept.offers.get(seat, 0) + 1
        if thought.unasked is not None:
            return thought.unasked
        if thought.answer is None:
            kept.quiet[seat] = self.mark(seat)
        return thought.answer

    def refused(self, situation: Situation, thought: Thought) -> Action | None:
        """What the bot does instead. None: it looks again; an offer that can't be struck is no
        mistake, but nothing more is offered before something changes."""
        if thought.unasked is None:
            return harmless(situation)
        self.refusals += 1
        self.kept.quiet[situation.seat] = self.mark(situation.seat)
        return None

"""The offers on a table: which lie open, which were turned down, and how long they stand."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.engine import private
from backroom.engine.deal import Lack, MakeOffer, Offer, OfferLacks, OfferLapsed
from backroom.engine.event import Event
from backroom.engine.game import Game
from backroom.engine.message import Refusal
from backroom.engine.step import State

#: A sort of private offers is named by a bit for each seat it may be made to, and its maker's seat.
_SEAT_BITS = 6
_SORT_BITS = 9


class Offers:
    """Of one table. They stand beside the state, which whoever asks has at hand."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self.open: list[Offer] = []
        #: Those to which all have said no: they can be taken after all.
        self.turned_down: list[Offer] = []
        #: In which question and which round those were made that last by either.
        self.made_in: dict[int, tuple[str, int]] = {}
        #: How many offers there have been: in all (0), or of each sort of private ones.
        self.made: dict[int, int] = {}

    # --- which there are -------------------------------------------------------------------------

    def open_to(self, seat: int, number: int) -> Offer:
        """An offer that the seat has not answered yet."""
        for offer in self.open:
            if offer.id == number and seat in offer.terms.to and seat not in offer.declined:
                return offer
        raise Refusal(self._game.deal_rule, "refused-offer-gone")

    def made_to(self, seat: int, number: int) -> Offer:
        """An offer that the seat can still take, though it may have said no to it."""
        for offer in (*self.open, *self.turned_down):
            if offer.id == number and seat in offer.terms.to:
                return offer
        raise Refusal(self._game.deal_rule, "refused-offer-gone")

    def made_by(self, seat: int, number: int) -> Offer:
        for offer in (*self.open, *self.turned_down):
            if offer.id == number and offer.by == seat:
                return offer
        raise Refusal(self._game.deal_rule, "refused-offer-gone")

    def seen_by(self, state: State, seat: int | None) -> list[Offer]:
        """The open offers that the seat may see."""
        if state.over or self._game.open_deals(state):
            return list(self.open)
        return [offer for offer in self.open if seat in offer.parties]

    def earlier(self, state: State, seat: int | None) -> list[Offer]:
        """The offers of or to the seat that were turned down and can still be taken. What stands in
        the way is public (:meth:`Game.lapses`)."""
        if state.over or not self.turned_down:
            return []
        return [
            no
            for no in self.turned_down
            if seat in no.parties and self._game.lapses(state, no.by, no.terms) is None
        ]

    # --- coming and going ------------------------------------------------------------------------

    def put(self, state: State, seat: int, terms: MakeOffer) -> None:
        """A new one."""
        step = self._game.deal_step(state)
        offer = Offer(self._number(state, seat, terms), seat, terms, step)
        if terms.lasts:
            self.made_in[offer.id] = self._game.question(state), self._game.progress(state).now
        self.open.append(offer)
        self._replace_earlier(seat, terms)

    def _number(self, state: State, seat: int, terms: MakeOffer) -> int:
        """The number of a new offer. None is ever used again.

        A private one is made of who offers, to whom, and how many such offers there were before:
        the same seats have seen all of these, so it tells nobody that there were others.
        """
        is_open = self._game.open_deals(state)
        sort = 0 if is_open else sum((1 << to for to in terms.to), seat << _SEAT_BITS)
        made = self.made.get(sort, 0)
        self.made[sort] = made + 1
        return made if is_open else made << _SORT_BITS | sort

    def drop(self, offer: Offer) -> None:
        self.clear(offer)
        self.turned_down = [no for no in self.turned_down if no.id != offer.id]

    def clear(self, offer: Offer) -> None:
        """It lies open no longer."""
        self.open = [open for open in self.open if open.id != offer.id]

    def turn_down(self, seat: int, offer: Offer) -> None:
        """The offer stays open to the others it was made to. If there are none it is off the table,
        but can be taken after all while its maker lets it stand."""
        declined = msgspec.structs.replace(offer, declined=(*offer.declined, seat))
        if len(declined.declined) < len(offer.terms.to):
            self.open = [declined if open.id == offer.id else open for open in self.open]
        else:
            self.clear(offer)
            self._replace_earlier(offer.by, offer.terms)
            self.turned_down = [*self.turned_down, declined]

    def _replace_earlier(self, seat: int, terms: MakeOffer) -> None:
        """Whoever makes the same people another offer has withdrawn the one that they turned down
        before: nobody collects them. (Whom the new one is not made to may not notice it.)"""
        made_to = set(terms.to)
        self.turned_down = [
            no for no in self.turned_down if no.by != seat or not made_to.issuperset(no.terms.to)
        ]

    # --- how long they stand ---------------------------------------------------------------------

    def let_lapse(self, state: State) -> tuple[Event, ...]:
        """Offers whose time is over, or that can't be kept, are gone. What is told of it."""
        if not self.open and not self.turned_down:
            return ()
        step = self._game.deal_step(state)
        told: tuple[Event, ...] = ()
        standing: list[Offer] = []
        self.turned_down = [no for no in self.turned_down if not self._is_over(state, no, step)]
        for offer in self.open:
            if self._is_over(state, offer, step):
                parties = tuple(sorted(offer.parties))  # the others see that the step is over
                told += (OfferLapsed(offer.by, parties, offer.terms.to, True),)
                continue
            lack = self._game.lapses(state, offer.by, offer.terms)
            if lack is None:
                standing.append(offer)
            else:
                told += self.lapsed(state, offer, lack)
        self.open = standing
        return () if state.over else told

    def _is_over(self, state: State, offer: Offer, step: str) -> bool:
        """Has its time passed, by public facts alone? ``step`` is the one that is played."""
        if offer.id not in self.made_in:
            return offer.step != step
        question, round_ = self.made_in[offer.id]
        if offer.terms.lasts == "question":
            return self._game.question(state) != question
        return self._game.progress(state).now != round_

    def lapsed(self, state: State, offer: Offer, lack: Lack) -> tuple[Event, ...]:
        """That an offer lapsed, for all who saw it; why, for its parties. What only one of them
        knows (cash, goods, a card) is told to that one alone."""
        concerned = (lack.seat,) if lack.secret else tuple(sorted(offer.parties))
        told_to = private.told_to(self._game, state, offer.parties)
        return (
            OfferLapsed(offer.by, told_to, offer.terms.to),
            OfferLacks(offer.by, concerned, lack.seat, lack.goods),
        )

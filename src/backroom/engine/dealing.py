"""Dealing: offers are made, taken, turned down and withdrawn; words are given and judged.

What a game deals in, and what changes hands, is its own business (:meth:`Game.offer`,
:meth:`Game.accept`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.engine import private
from backroom.engine.action import Action
from backroom.engine.chance import Chance
from backroom.engine.deal import (
    MOST_OPEN,
    AcceptOffer,
    Deal,
    DeclineOffer,
    Entry,
    JudgePromise,
    Lack,
    LapseOffer,
    MakeOffer,
    Offer,
    OfferDeclined,
    OfferLapsed,
    OfferWithdrawn,
    StopsTrading,
    StopTrading,
    WithdrawOffer,
)
from backroom.engine.event import Event
from backroom.engine.game import Game
from backroom.engine.ledger import Ledger
from backroom.engine.message import Refusal
from backroom.engine.offers import Offers
from backroom.engine.record import Record
from backroom.engine.snapshot import Snapshot
from backroom.engine.step import State


class Dealing:
    """The offers and the ledger of one table, and what its seats may do with them."""

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self.offers = Offers(game)
        self.ledger = Ledger(game, [])
        #: Who wants no offers, and in which round.
        self.stopped: dict[int, int] = {}
        #: What was struck with the action that is being carried out.
        self.struck: Deal | None = None

    def carry_out(self, state: State, seat: int, action: Action, chance: Chance) -> Record:
        """An action of those that stand beside the game."""
        if isinstance(action, JudgePromise):
            return self.ledger.judge(state, seat, action)
        if state.over:  # a word given may still be judged
            raise Refusal(self._game.over_rule, "refused-over")
        if isinstance(action, MakeOffer):
            return self._make(state, seat, action, chance)
        if isinstance(action, AcceptOffer):
            return self._accept(state, seat, action, chance)
        if isinstance(action, DeclineOffer):
            return self._decline(state, seat, action)
        if isinstance(action, WithdrawOffer):
            return self._withdraw(state, seat, action)
        if isinstance(action, StopTrading):
            return self._stop_trading(state, seat, action)
        assert isinstance(action, LapseOffer)
        return self._lapse(state, seat, action)

    def after(self, state: State, record: Record) -> tuple[Event, ...]:
        """What follows from a record: words are kept or broken, offers lapse."""
        return self.ledger.judge_all(state, record, self.struck) + self.offers.let_lapse(state)

    def go_back(
        self, state: State, offers: list[Offer], earlier: list[Offer], ledger: list[Entry]
    ) -> tuple[Event, ...]:
        """To what was so before something that is taken back. Private offers are left as they are,
        since nobody may notice; whatever can't be kept any more lapses."""
        self.ledger.entries = ledger
        if not self._game.open_deals(state):
            return self.offers.let_lapse(state)
        self.offers.open, self.offers.turned_down = offers, earlier
        return ()

    def copy(self) -> Dealing:
        twin = Dealing(self._game, self._seats)
        mine, its = self.offers, twin.offers
        its.open, its.turned_down = list(mine.open), list(mine.turned_down)
        its.made, its.made_in = dict(mine.made), dict(mine.made_in)
        twin.ledger.entries = list(self.ledger.entries)
        twin.stopped, twin.struck = dict(self.stopped), self.struck
        return twin

    def restore(self, snapshot: Snapshot) -> None:
        offers = self.offers
        offers.open, offers.turned_down = list(snapshot.offers), list(snapshot.turned_down)
        offers.made, offers.made_in = dict(snapshot.made), dict(snapshot.made_in)
        self.ledger.entries = list(snapshot.ledger)
        self.stopped = dict(snapshot.stopped)

    # --- making an offer -------------------------------------------------------------------------

    def _make(self, state: State, seat: int, terms: MakeOffer, chance: Chance) -> Record:
        rule = self._game.deal_rule
        self._check_parties(seat, terms)
        self.ledger.check(terms)
        self._check_trading(state, seat, terms)
        if sum(offer.by == seat for offer in self.offers.open) >= MOST_OPEN:
            raise Refusal(rule, "refused-too-many-offers", count=MOST_OPEN)
        countered = self.offers.open_to(seat, terms.counter) if terms.counter >= 0 else None
        if countered is not None and not self._may_counter(state, countered, terms):
            raise Refusal(rule, "refused-offer-parties")
        record = self._game.offer(state, seat, terms, chance)
        if countered is not None:
            self.offers.turn_down(seat, countered)
            record = self._tell_turned_down(state, record, countered, terms)
        self.offers.put(state, seat, terms)
        return self._spoken(state, record)

    def _check_parties(self, seat: int, terms: MakeOffer) -> None:
        rule = self._game.deal_rule
        others = set(terms.to) - {seat}
        if len(others) != len(terms.to) or not all(to < self._seats for to in others):
            raise Refusal(rule, "refused-offer-parties")
        if not (terms.give or terms.take or terms.promises):
            raise Refusal(rule, "refused-offer-empty")
        if any(good.count < 1 for good in (*terms.give, *terms.take)):
            raise Refusal(rule, "refused-offer-empty")  # a save that holds it could not be read
        for promise in terms.promises:
            named = {promise.by, promise.to}
            if seat not in named or len(named) != 2 or not named <= {seat, *terms.to}:
                raise Refusal(rule, "refused-offer-parties")
            if len(terms.to) > 1:
                raise Refusal(rule, "refused-promise-to-many")

    def _may_counter(self, state: State, countered: Offer, terms: MakeOffer) -> bool:
        """It goes to who made the offer; a private one to nobody who does not know that offer."""
        if countered.by not in terms.to:
            return False
        return self._game.open_deals(state) or set(terms.to) <= set(countered.parties)

    def _tell_turned_down(
        self, state: State, record: Record, countered: Offer, terms: MakeOffer
    ) -> Record:
        """To the other parties a private counter-offer is a no like any other."""
        told = (record.seat, *terms.to)
        others = tuple(s for s in countered.parties if s not in told)
        if not others or self._game.open_deals(state):
            return record
        declined = OfferDeclined(record.seat, tuple(sorted(others)), countered.by)
        return msgspec.structs.replace(record, events=(*record.events, declined))

    # --- answering one ---------------------------------------------------------------------------

    def _accept(self, state: State, seat: int, action: AcceptOffer, chance: Chance) -> Record:
        offer, game = self.offers.made_to(seat, action.offer), self._game
        terms = offer.terms
        if game.may_deal(state) and game.lacks(state, seat, terms.take) is None:
            lack = game.lacks(state, offer.by, terms.give)
            if lack is not None:
                return self._fall_through(state, seat, action, offer, lack)
        deal = Deal(offer.by, seat, terms.give, terms.take, terms.promises)
        record = game.accept(state, seat, action, deal, chance)
        self.struck = deal
        self.offers.drop(offer)
        self.ledger.write(terms.promises)
        record = msgspec.structs.replace(record, final=True)
        return self._without_counters(state, record, seat, offer)

    def _without_counters(self, state: State, record: Record, seat: int, taken: Offer) -> Record:
        """Who takes the earlier offer after all no longer wants what he asked for instead."""
        told: tuple[Event, ...] = ()
        for own in [*self.offers.open, *self.offers.turned_down]:
            if own.by == seat and own.terms.counter == taken.id and seat in taken.declined:
                if own in self.offers.open:
                    told += (OfferWithdrawn(seat, self._told_to(state, own)),)
                self.offers.drop(own)
        return msgspec.structs.replace(record, events=record.events + told) if told else record

    def _fall_through(
        self, state: State, seat: int, action: AcceptOffer, offer: Offer, lack: Lack
    ) -> Record:
        """Somebody has said yes to what is not there any more: the offer lapses."""
        self.offers.drop(offer)
        told = self.offers.lapsed(state, offer, lack)
        return self._spoken(state, Record(seat, action, (), told, True))

    def _decline(self, state: State, seat: int, action: DeclineOffer) -> Record:
        offer = self.offers.open_to(seat, action.offer)
        self.offers.turn_down(seat, offer)
        declined = OfferDeclined(seat, self._told_to(state, offer), offer.by)
        return self._spoken(state, Record(seat, action, (), (declined,), True))

    # --- taking one away -------------------------------------------------------------------------

    def _withdraw(self, state: State, seat: int, action: WithdrawOffer) -> Record:
        offer = self.offers.made_by(seat, action.offer)
        self.offers.drop(offer)
        withdrawn = OfferWithdrawn(seat, self._told_to(state, offer))
        return self._spoken(state, Record(seat, action, (), (withdrawn,), True))

    def _lapse(self, state: State, seat: int, action: LapseOffer) -> Record:
        """Its time has passed by the clock. That is no reason to take anybody's undo away; should
        an undo bring it back, it lapses again."""
        offer = self.offers.made_by(seat, action.offer)
        if not offer.terms.until:
            raise Refusal(self._game.deal_rule, "refused-offer-stands")
        told: tuple[Event, ...] = ()
        if offer in self.offers.open:
            told = (OfferLapsed(seat, self._told_to(state, offer), offer.terms.to, True),)
        self.offers.drop(offer)
        return Record(seat, action, (), told, False, True)

    # --- not trading -----------------------------------------------------------------------------

    def not_trading(self, state: State) -> list[int]:
        """Who wants no offers in this round."""
        if not self.stopped:
            return []
        now = self._game.progress(state).now
        return sorted(seat for seat, round in self.stopped.items() if round == now)

    def _check_trading(self, state: State, seat: int, terms: MakeOffer) -> None:
        """Who is not trading makes no offers and is asked for nothing; gifts and debts come in."""
        stopped = self.not_trading(state)
        if seat in stopped:
            raise Refusal(self._game.deal_rule, "refused-you-stopped")
        for other in terms.to:
            if other in stopped and terms.asks:
                raise Refusal(self._game.deal_rule, "refused-not-trading", seat=other)

    def _stop_trading(self, state: State, seat: int, action: StopTrading) -> Record:
        """Whatever wants something of the seat is turned down, and what it offers withdrawn."""
        if action.stop == (seat in self.not_trading(state)):
            raise Refusal(self._game.deal_rule, "refused-said-already")
        told: list[Event] = [StopsTrading(seat, action.stop)]
        if not action.stop:
            del self.stopped[seat]
            return self._spoken(state, Record(seat, action, (), tuple(told), True))
        self.stopped[seat] = self._game.progress(state).now
        for offer in list(self.offers.open):
            if offer.by == seat:
                self.offers.clear(offer)
                told.append(OfferWithdrawn(seat, self._told_to(state, offer)))
            elif seat in offer.terms.to and seat not in offer.declined and offer.terms.asks:
                self.offers.turn_down(seat, offer)
                told.append(OfferDeclined(seat, self._told_to(state, offer), offer.by))
        self.offers.turned_down = [no for no in self.offers.turned_down if seat not in no.parties]
        return self._spoken(state, Record(seat, action, (), tuple(told), True))

    # --- open or private -------------------------------------------------------------------------

    def _told_to(self, state: State, offer: Offer) -> tuple[int, ...] | None:
        return private.told_to(self._game, state, offer.parties)

    def _spoken(self, state: State, record: Record) -> Record:
        return private.spoken(self._game, state, record)

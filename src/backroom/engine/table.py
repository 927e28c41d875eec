"""A table: a game being played. Its set-up and the list of its records are the truth.

Offers, promises and undo live here, beside the state, and follow from the records too.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Generic, TypeVar

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import Chance, NoChance, ReplayedChance, WrongChance
from backroom.engine.deal import (
    DEAL_ACTIONS,
    MOST_OPEN,
    MOST_WORDS,
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
    OfferLacks,
    OfferLapsed,
    OfferWithdrawn,
    Promise,
    PromiseBroken,
    PromiseKept,
    StopsTrading,
    StopTrading,
    TakenBack,
    WithdrawOffer,
)
from backroom.engine.event import Event
from backroom.engine.game import Game
from backroom.engine.message import Malformed, Refusal
from backroom.engine.record import Begin, Record, Roll, Stop, Undo
from backroom.engine.seen import Seen
from backroom.engine.snapshot import Snapshot
from backroom.engine.step import State
from backroom.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741

#: A sort of private offers is named by a bit for each seat it may be made to, and its maker's seat.
_SEAT_BITS = 6
_SORT_BITS = 9


#: What stands beside the game.
_BESIDE = frozenset(DEAL_ACTIONS)
#: Once the game is over nobody deals any more. (A word given may still be judged.)
_OFFERS = (MakeOffer, AcceptOffer, DeclineOffer, WithdrawOffer, StopTrading, LapseOffer)


class _Before(Generic[S]):
    """What undo goes back to: the state before a record, the offers and the ledger beside it."""

    def __init__(
        self,
        record: Record,
        state: S,
        offers: list[Offer],
        ledger: list[Entry],
        earlier: list[Offer],
    ) -> None:
        self.record = record
        self.state = state
        self.offers = offers
        self.ledger = ledger
        self.earlier = earlier


class Table(Generic[S, V, O]):
    """Plays a game: takes actions, keeps the records, the offers and the ledger."""

    def __init__(
        self,
        game: Game[S, V, O],
        options: O,
        seats: int,
        chance: Chance,
        undo: bool = True,
        snapshot: Snapshot | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.chance = chance
        #: What was done, from the set-up on; or since the snapshot from which the table was loaded.
        self.records: list[Record] = []
        self.offers: list[Offer] = []
        self.ledger: list[Entry] = []
        #: Offers to which all have said no: they can be taken after all.
        self.turned_down: list[Offer] = []
        #: In which question and which round those were made that last by either.
        self._made_in: dict[int, tuple[str, int]] = {}
        #: How many offers there have been: in all (0), or of each sort of private ones.
        self._made: dict[int, int] = {}
        #: Who wants no offers, and in which round.
        self.stopped: dict[int, int] = {}
        #: How many records came before those at hand, and whose the last of them is.
        self._behind = 0
        self._last = 0
        if snapshot is None:
            self.state, first = game.setup(options, seats, chance)
            chance.commit()
            self.records.append(first)
        else:
            self.state = game.restore(snapshot.state)
            self.offers, self.ledger = list(snapshot.offers), list(snapshot.ledger)
            self._made, self.stopped = dict(snapshot.made), dict(snapshot.stopped)
            self.turned_down = list(snapshot.turned_down)
            self._made_in = dict(snapshot.made_in)
            self._behind, self._last = snapshot.count, snapshot.last
        self._deal: Deal | None = None
        self._keeps_undo = undo
        self._before: list[_Before[S]] = []

    # --- what there is -------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many records there have been."""
        return self._behind + len(self.records)

    @property
    def last(self) -> int:
        """The seat whose action was the last."""
        return self.records[-1].seat if self.records else self._last

    def since(self, count: int) -> list[Record]:
        """The records but for the first so many."""
        return self.records[count - self._behind :]

    def snapshot(self) -> Snapshot | None:
        """The table as it stands; None: something could still be taken back."""
        if self._before:
            return None
        state = self.game.dump(self.state)
        beside = (self.offers, self.ledger, self._made, self.stopped)
        return Snapshot(self.count, self.last, state, *beside, self.turned_down, self._made_in)

    # --- playing -------------------------------------------------------------------------------

    def act(self, seat: int, action: Action, ask: str | None = None) -> Record:
        """Carry out an action of a seat; ``ask`` names the question it means to answer."""
        if not 0 <= seat < self.seats:
            raise Refusal(self._rule, "refused-no-such-seat")
        self.check_open(seat, ask)
        if isinstance(action, Undo):
            return self._undo(seat)
        by_itself = self._keeps_undo and self._answers_itself(seat, action)
        unasked = self._unasked(seat, action)
        before = self.state.copy() if self._keeps_undo else None
        offers, ledger, earlier = list(self.offers), list(self.ledger), self.turned_down
        self._deal = None
        try:
            record = self._carry_out(seat, action)
        except BaseException as error:
            self.chance.rollback()
            if before is not None and not isinstance(error, Refusal):
                self.state = before
            raise
        self.chance.commit()
        record = self._store(record, ledger, by_itself, unasked)
        if before is not None and not (record.final or record.quiet or by_itself):
            self._before.append(_Before(record, before, offers, ledger, earlier))
        return record

    def _answers_itself(self, seat: int, action: Action) -> bool:
        forced = self.game.forced(self.state)
        return forced is not None and forced.seat == seat and forced.action == action

    def act_all(self, seat: int, actions: list[Action]) -> list[Record]:
        """Carry out an arrangement of a seat, all of it or nothing."""
        if not 0 <= seat < self.seats:
            raise Refusal(self._rule, "refused-no-such-seat")
        chance = self.chance
        try:
            trial = self.game.act_all(self.state.copy(), seat, actions, chance)
        except BaseException:
            chance.rollback()
            raise
        chance.commit()
        try:
            return [self.replay_one(seat, record.action, record.rolls) for record in trial]
        finally:
            self.chance = chance

    def stop(self) -> Record:
        """End the game here. Whoever runs the table has asked all who play."""
        self._deal = None
        ledger = list(self.ledger)
        return self._store(self.game.stop(self.state), ledger, by_itself=False)

    def answer_forced(self) -> Record | None:
        """Answer a question that public facts leave one answer to; None: there is none.

        Whoever plays at a table calls it after every action, until nothing is left: nobody is to be
        asked such a thing. It stands in a record of its own, so that a replay needs no such call.
        """
        forced = self.game.forced(self.state)
        return None if forced is None else self.act(forced.seat, forced.action)

    def answer_ordered(self) -> Record | None:
        """Answer what a seat has left word about; None: nobody has. It is as if the seat had."""
        ordered = None if self.state.over else self.game.ordered(self.state)
        return None if ordered is None else self.act(ordered.seat, ordered.action)

    def _carry_out(self, seat: int, action: Action) -> Record:
        if type(action) not in _BESIDE:  # as most: to ask for each kind in turn takes time
            return self.game.act(self.state, seat, action, self.chance)
        if self.state.over and isinstance(action, _OFFERS):
            raise Refusal(self.game.over_rule, "refused-over")
        if isinstance(action, MakeOffer):
            return self._make_offer(seat, action)
        if isinstance(action, AcceptOffer):
            return self._accept(seat, action)
        if isinstance(action, DeclineOffer):
            return self._decline(seat, action)
        if isinstance(action, WithdrawOffer):
            return self._withdraw(seat, action)
        if isinstance(action, JudgePromise):
            return self._judge(seat, action)
        if isinstance(action, StopTrading):
            return self._stop_trading(seat, action)
        assert isinstance(action, LapseOffer)
        return self._lapse(seat, action)

    def _store(
        self, record: Record, ledger: list[Entry], by_itself: bool, unasked: str = ""
    ) -> Record:
        """Judge and keep a record; ``ledger`` is what the ledger was before it. What answered
        ``by_itself`` is taken back with what led to it."""
        told = self._judge_promises(record) + self._let_lapse()
        if told:
            record = msgspec.structs.replace(record, events=record.events + told)
        self.records.append(record)
        if record.quiet:
            self._redo_quietly(record, ledger, unasked)
        elif record.final or self._of_another(record.seat, by_itself):
            self._before.clear()
        return record

    def _of_another(self, seat: int, by_itself: bool) -> bool:
        """Is what could be taken back another seat's, and gone with what this one does?"""
        return not by_itself and bool(self._before) and self._before[-1].record.seat != seat

    # --- undo ----------------------------------------------------------------------------------

    @property
    def undoable(self) -> Record | None:
        """What would be taken back, and with it what answered by itself after it."""
        return self._before[-1].record if self._before else None

    def may_undo(self, seat: int) -> bool:
        """Undo never crosses chance, a reveal or another seat's action."""
        return bool(self._before) and self._before[-1].record.seat == seat

    def _unasked(self, seat: int, action: Action) -> str:
        """The name of what the seat does unasked, where something might be taken back."""
        asides = self.game.own_asides(self.state, seat) if self._before else []
        return next((ask.id for ask in asides if ask.knows(action)), "")

    def _redo_quietly(self, record: Record, ledger: list[Entry], unasked: str) -> None:
        """What is quiet holds whatever is taken back: what undo goes back to has it, too. Unless
        that was not to be done then: it goes with what is taken back, and nobody notices."""
        judged = [now for now, then in zip(self.ledger, ledger, strict=True) if now is not then]
        for before in self._before:
            for entry in judged:
                before.ledger[entry.id] = entry
        if isinstance(record.action, DEAL_ACTIONS):
            return  # private offers stand beside the states: undo leaves them there
        for before in self._before:
            asides = self.game.own_asides(before.state, record.seat)
            if any(ask.id == unasked for ask in asides):
                with suppress(Refusal):
                    self.game.act(before.state, record.seat, record.action, NoChance())

    def _undo(self, seat: int) -> Record:
        if not self.may_undo(seat):
            raise Malformed("refused-undo")
        before = self._before.pop()
        taken_back = before.record
        self.state, self.ledger = before.state, before.ledger
        taken: tuple[Event, ...] = (TakenBack(seat, _readers(taken_back), _kinds(taken_back)),)
        if self._open_deals:
            self.offers, self.turned_down = before.offers, before.earlier
        else:
            taken += self._let_lapse()
        record = Record(seat, Undo(), (), taken, False)
        self.records.append(record)
        return record

    # --- deals ---------------------------------------------------------------------------------

    def _make_offer(self, seat: int, terms: MakeOffer) -> Record:
        rule = self.game.deal_rule
        others = set(terms.to) - {seat}
        if len(others) != len(terms.to) or not all(to < self.seats for to in others):
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
        self._check_words(terms)
        self._check_trading(seat, terms)
        if sum(offer.by == seat for offer in self.offers) >= MOST_OPEN:
            raise Refusal(rule, "refused-too-many-offers", count=MOST_OPEN)
        countered = self._open_offer(seat, terms.counter) if terms.counter >= 0 else None
        if countered is not None and not self._may_counter(countered, terms):
            raise Refusal(rule, "refused-offer-parties")
        record = self.game.offer(self.state, seat, terms, self.chance)
        if countered is not None:
            self._turn_down(seat, countered)
            record = self._tell_turned_down(record, countered, terms)
        step = self.game.deal_step(self.state)
        offer = Offer(self._number(seat, terms), seat, terms, step)
        if terms.lasts:
            round_ = self.game.progress(self.state).now
            self._made_in[offer.id] = self.game.question(self.state), round_
        self.offers.append(offer)
        self._replace_earlier(seat, terms)
        return self._spoken(record)

    def _check_words(self, terms: MakeOffer) -> None:
        """Nobody's word is given too often; how often, everybody can see."""
        givers = [promise.by for promise in terms.promises]
        for giver in set(givers):
            given = sum(entry.promise.by == giver for entry in self.ledger)
            if given + givers.count(giver) > MOST_WORDS:
                raise Refusal(
                    self.game.deal_rule, "refused-too-many-words", seat=giver, count=MOST_WORDS
                )

    def _may_counter(self, countered: Offer, terms: MakeOffer) -> bool:
        """It goes to who made the offer; a private one to nobody who does not know that offer."""
        if countered.by not in terms.to:
            return False
        return self._open_deals or set(terms.to) <= set(countered.parties)

    def _tell_turned_down(self, record: Record, countered: Offer, terms: MakeOffer) -> Record:
        """To the other parties a private counter-offer is a no like any other."""
        told = (record.seat, *terms.to)
        others = tuple(s for s in countered.parties if s not in told)
        if self._open_deals or not others:
            return record
        declined = OfferDeclined(record.seat, tuple(sorted(others)), countered.by)
        return msgspec.structs.replace(record, events=(*record.events, declined))

    def _number(self, seat: int, terms: MakeOffer) -> int:
        """The number of a new offer. None is ever used again.

        A private one is made of who offers, to whom, and how many such offers there were before:
        the same seats have seen all of these, so it tells nobody that there were others.
        """
        sort = 0
        if not self._open_deals:
            sort = sum((1 << to for to in terms.to), seat << _SEAT_BITS)
        made = self._made.get(sort, 0)
        self._made[sort] = made + 1
        return made if self._open_deals else made << _SORT_BITS | sort

    def _let_lapse(self) -> tuple[Event, ...]:
        """Offers whose time is over, or that can't be kept, are gone. What is told of it."""
        if not self.offers and not self.turned_down:
            return ()
        step = self.game.deal_step(self.state)
        told: tuple[Event, ...] = ()
        standing: list[Offer] = []
        self.turned_down = [offer for offer in self.turned_down if not self._is_over(offer, step)]
        for offer in self.offers:
            if self._is_over(offer, step):
                parties = tuple(sorted(offer.parties))  # the others see that the step is over
                told += (OfferLapsed(offer.by, parties, offer.terms.to, True),)
                continue
            lack = self.game.lapses(self.state, offer.by, offer.terms)
            if lack is None:
                standing.append(offer)
            else:
                told += self._lapsed(offer, lack)
        self.offers = standing
        return () if self.state.over else told

    def _is_over(self, offer: Offer, step: str) -> bool:
        """Has its time passed, by public facts alone? ``step`` is the one that is played."""
        if offer.id not in self._made_in:
            return offer.step != step
        question, round_ = self._made_in[offer.id]
        if offer.terms.lasts == "question":
            return self.game.question(self.state) != question
        return self.game.progress(self.state).now != round_

    def _lapse(self, seat: int, action: LapseOffer) -> Record:
        """Its time has passed by the clock. That is no reason to take anybody's undo away; should
        an undo bring it back, it lapses again."""
        offer = self._own_offer(seat, action.offer)
        if not offer.terms.until:
            raise Refusal(self.game.deal_rule, "refused-offer-stands")
        told: tuple[Event, ...] = ()
        if offer in self.offers:
            told = (OfferLapsed(seat, self._told_to(offer.parties), offer.terms.to, True),)
        self._drop(offer)
        return Record(seat, action, (), told, False, True)

    def _lapsed(self, offer: Offer, lack: Lack) -> tuple[Event, ...]:
        """That an offer lapsed, for all who saw it; why, for its parties. What only one of them
        knows (cash, goods, a card) is told to that one alone."""
        concerned = (lack.seat,) if lack.secret else tuple(sorted(offer.parties))
        return (
            OfferLapsed(offer.by, self._told_to(offer.parties), offer.terms.to),
            OfferLacks(offer.by, concerned, lack.seat, lack.goods),
        )

    def _open_offer(self, seat: int, number: int) -> Offer:
        for offer in self.offers:
            if offer.id == number and seat in offer.terms.to and seat not in offer.declined:
                return offer
        raise Refusal(self.game.deal_rule, "refused-offer-gone")

    def _own_offer(self, seat: int, number: int) -> Offer:
        for offer in (*self.offers, *self.turned_down):
            if offer.id == number and offer.by == seat:
                return offer
        raise Refusal(self.game.deal_rule, "refused-offer-gone")

    def _offer_to(self, seat: int, number: int) -> Offer:
        """An offer that the seat can still take, though it may have said no to it."""
        for offer in (*self.offers, *self.turned_down):
            if offer.id == number and seat in offer.terms.to:
                return offer
        raise Refusal(self.game.deal_rule, "refused-offer-gone")

    def _drop(self, offer: Offer) -> None:
        self.offers = [open for open in self.offers if open.id != offer.id]
        self.turned_down = [no for no in self.turned_down if no.id != offer.id]

    def _accept(self, seat: int, action: AcceptOffer) -> Record:
        offer = self._offer_to(seat, action.offer)
        terms = offer.terms
        if self.game.may_deal(self.state) and self.game.lacks(self.state, seat, terms.take) is None:
            lack = self.game.lacks(self.state, offer.by, terms.give)
            if lack is not None:
                return self._fall_through(seat, action, offer, lack)
        deal = Deal(offer.by, seat, terms.give, terms.take, terms.promises)
        record = self.game.accept(self.state, seat, action, deal, self.chance)
        self._deal = deal
        self._drop(offer)
        for promise in terms.promises:
            self.ledger.append(Entry(len(self.ledger), promise))
        record = msgspec.structs.replace(record, final=True)
        return self._without_counters(record, seat, offer)

    def _without_counters(self, record: Record, seat: int, taken: Offer) -> Record:
        """Who takes the earlier offer after all no longer wants what he asked for instead."""
        told: tuple[Event, ...] = ()
        for own in [*self.offers, *self.turned_down]:
            if own.by == seat and own.terms.counter == taken.id and seat in taken.declined:
                if own in self.offers:
                    told += (OfferWithdrawn(seat, self._told_to(own.parties)),)
                self._drop(own)
        return msgspec.structs.replace(record, events=record.events + told) if told else record

    def _fall_through(self, seat: int, action: AcceptOffer, offer: Offer, lack: Lack) -> Record:
        """Somebody has said yes to what is not there any more: the offer lapses."""
        self._drop(offer)
        return self._spoken(Record(seat, action, (), self._lapsed(offer, lack), True))

    def _decline(self, seat: int, action: DeclineOffer) -> Record:
        offer = self._open_offer(seat, action.offer)
        self._turn_down(seat, offer)
        declined = OfferDeclined(seat, self._told_to(offer.parties), offer.by)
        return self._spoken(Record(seat, action, (), (declined,), True))

    def _turn_down(self, seat: int, offer: Offer) -> None:
        """The offer stays open to the others it was made to. If there are none it is off the table,
        but can be taken after all while its maker lets it stand."""
        declined = msgspec.structs.replace(offer, declined=(*offer.declined, seat))
        if len(declined.declined) < len(offer.terms.to):
            self.offers = [declined if open.id == offer.id else open for open in self.offers]
        else:
            self.offers = [open for open in self.offers if open.id != offer.id]
            self._replace_earlier(offer.by, offer.terms)
            self.turned_down = [*self.turned_down, declined]

    def _replace_earlier(self, seat: int, terms: MakeOffer) -> None:
        """Whoever makes the same people another offer has withdrawn the one that they turned down
        before: nobody collects them. (Whom the new one is not made to may not notice it.)"""
        made_to = set(terms.to)
        self.turned_down = [
            no for no in self.turned_down if no.by != seat or not made_to.issuperset(no.terms.to)
        ]

    def _withdraw(self, seat: int, action: WithdrawOffer) -> Record:
        offer = self._own_offer(seat, action.offer)
        self._drop(offer)
        withdrawn = OfferWithdrawn(seat, self._told_to(offer.parties))
        return self._spoken(Record(seat, action, (), (withdrawn,), True))

    # --- not trading ---------------------------------------------------------------------------

    @property
    def not_trading(self) -> list[int]:
        """Who wants no offers in this round."""
        if not self.stopped:
            return []
        now = self.game.progress(self.state).now
        return sorted(seat for seat, round in self.stopped.items() if round == now)

    def _check_trading(self, seat: int, terms: MakeOffer) -> None:
        """Who is not trading makes no offers and is asked for nothing; gifts and debts come in."""
        stopped = self.not_trading
        if seat in stopped:
            raise Refusal(self.game.deal_rule, "refused-you-stopped")
        for other in terms.to:
            if other in stopped and terms.asks:
                raise Refusal(self.game.deal_rule, "refused-not-trading", seat=other)

    def _stop_trading(self, seat: int, action: StopTrading) -> Record:
        """Whatever wants something of the seat is turned down, and what it offers withdrawn."""
        if action.stop == (seat in self.not_trading):
            raise Refusal(self.game.deal_rule, "refused-said-already")
        told: list[Event] = [StopsTrading(seat, action.stop)]
        if action.stop:
            self.stopped[seat] = self.game.progress(self.state).now
            for offer in list(self.offers):
                parties = self._told_to(offer.parties)
                if offer.by == seat:
                    self.offers = [open for open in self.offers if open.id != offer.id]
                    told.append(OfferWithdrawn(seat, parties))
                elif seat in offer.terms.to and seat not in offer.declined and offer.terms.asks:
                    self._turn_down(seat, offer)
                    told.append(OfferDeclined(seat, parties, offer.by))
            self.turned_down = [no for no in self.turned_down if seat not in no.parties]
        else:
            del self.stopped[seat]
        return self._spoken(Record(seat, action, (), tuple(told), True))

    # --- open or private -----------------------------------------------------------------------

    @property
    def _open_deals(self) -> bool:
        return self.game.open_deals(self.state)

    def _told_to(self, parties: tuple[int, ...]) -> tuple[int, ...] | None:
        """Who may know what is said about an offer or a promise between these seats."""
        return None if self._open_deals else tuple(sorted(parties))

    def _spoken(self, record: Record) -> Record:
        """What is said about an open offer or promise is final. Of a private one nobody may notice
        it but its parties: not even by whether there is still a way back."""
        is_open = self._open_deals
        return msgspec.structs.replace(record, final=is_open, quiet=not is_open)

    # --- promises ------------------------------------------------------------------------------

    def _judge(self, seat: int, action: JudgePromise) -> Record:
        rule = self.game.deal_rule
        if action.promise >= len(self.ledger):
            raise Refusal(rule, "refused-no-such-promise")
        entry = self.ledger[action.promise]
        if entry.promise.to != seat or entry.promise.kind in self.game.promises:
            raise Refusal(rule, "refused-not-your-judgement")
        if entry.verdict != "open":
            raise Refusal(rule, "refused-said-already")  # a word is judged once
        judged = Entry(entry.id, entry.promise, "kept" if action.kept else "broken")
        self.ledger[entry.id] = judged
        return self._spoken(Record(seat, action, (), (self._verdict(judged),), True))

    def _judge_promises(self, record: Record) -> tuple[Event, ...]:
        verdicts: list[Event] = []
        for entry in self.ledger:
            if entry.verdict == "open" and entry.promise.kind in self.game.promises:
                verdict = self.game.judge(entry.promise, record, self._deal, self.state)
                if verdict != "open":
                    judged = Entry(entry.id, entry.promise, verdict)
                    self.ledger[entry.id] = judged
                    verdicts.append(self._verdict(judged))
        return tuple(verdicts)

    def _verdict(self, entry: Entry) -> Event:
        promise = entry.promise
        kind = PromiseKept if entry.verdict == "kept" else PromiseBroken
        return kind(promise.by, self._told_to(promise.parties), promise.to)

    # --- looking -------------------------------------------------------------------------------

    @property
    def _rule(self) -> str:
        return self.state.stack[-1].rule if self.state.stack else self.game.over_rule

    def check_open(self, seat: int, ask: str | None) -> None:
        """Refuse an answer to a question that is no longer put to the seat."""
        if ask is None:
            return
        for asked in (self.game.own_asks, self.game.own_asides):
            if any(open.id == ask for open in asked(self.state, seat)):
                return
        raise Refusal(self._rule, "refused-stale")

    def seen(self, seat: int | None) -> Seen[V]:
        """All that the seat may have."""
        undo = seat is not None and self.may_undo(seat)
        view = self.game.view(self.state, seat)
        offers, ledger = self.offers_for(seat), self.ledger_for(seat)
        return Seen(view, offers, ledger, undo, self.not_trading, self.earlier_for(seat))

    def offers_for(self, seat: int | None) -> list[Offer]:
        """The open offers that the seat may see."""
        if self._open_deals or self.state.over:
            return list(self.offers)
        return [offer for offer in self.offers if seat in offer.parties]

    def earlier_for(self, seat: int | None) -> list[Offer]:
        """The offers of or to the seat that were turned down and can still be taken. What stands in
        the way is public (:meth:`Game.lapses`)."""
        if self.state.over or not self.turned_down:
            return []
        return [
            no
            for no in self.turned_down
            if seat in no.parties and self.game.lapses(self.state, no.by, no.terms) is None
        ]

    def ledger_for(self, seat: int | None) -> list[Entry]:
        """The ledger as the seat may read it."""
        if self._open_deals or self.state.over:
            return list(self.ledger)
        return [e if seat in e.promise.parties else e.veiled() for e in self.ledger]

    def word_of(self, seat: int | None) -> list[Promise]:
        """The promises by which the seat is still bound."""
        return [e.promise for e in self.ledger if e.promise.by == seat and e.verdict == "open"]

    def story(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened, as far as the seat may know."""
        return [e for record in self.records[since:] for e in self.game.story(record, seat)]

    # --- replaying -----------------------------------------------------------------------------

    @classmethod
    def replay(
        cls,
        game: Game[S, V, O],
        options: O,
        seats: int,
        records: list[tuple[int, Action, tuple[Roll, ...]]],
    ) -> Table[S, V, O]:
        """The table after these records, from their rolls alone."""
        if records[0][:2] != (0, Begin()):
            raise Refusal(game.over_rule, "refused-no-set-up")
        chance = ReplayedChance(records[0][2])
        table = cls(game, options, seats, chance)
        table._spent(chance)
        for seat, action, rolls in records[1:]:
            table.replay_one(seat, action, rolls)
        return table

    def replay_one(self, seat: int, action: Action, rolls: tuple[Roll, ...]) -> Record:
        """Carry out a stored record."""
        self.chance = chance = ReplayedChance(rolls)
        record = self._stopped(seat) if isinstance(action, Stop) else self.act(seat, action)
        self._spent(chance)
        return record

    def _stopped(self, seat: int) -> Record:
        if seat != 0:
            raise Refusal(self.game.over_rule, "refused-not-an-answer")
        return self.stop()

    def _spent(self, chance: ReplayedChance) -> None:
        if not chance.spent():
            raise WrongChance("the record holds rolls that the rules do not ask for")


def _readers(record: Record) -> tuple[int, ...] | None:
    """Who may know that a record was taken back: those who could know anything of it."""
    readers = {record.seat}
    for event in record.events:
        if isinstance(event, (OfferLapsed, OfferLacks)):
            continue  # that an offer lapsed says nothing of what was done
        seats = event.known_to()
        if seats is None:
            return None
        readers.update(seats)
    return tuple(sorted(readers))


def _kinds(record: Record) -> tuple[str, ...]:
    """What everybody was told of a record; that an offer lapsed says nothing of what was done."""
    public = (event for event in record.events if event.known_to() is None)
    return tuple(event.tag for event in public if not isinstance(event, (OfferLapsed, OfferLacks)))

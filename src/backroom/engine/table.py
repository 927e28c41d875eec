"""A table: a game being played. Its set-up and the list of its records are the truth.

Offers and promises (``dealing``) and the way back (``undo``) stand beside the state, and follow
from the records too.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import Chance, ReplayedChance, WrongChance
from backroom.engine.deal import DEAL_ACTIONS, Entry, Offer, Promise
from backroom.engine.dealing import Dealing
from backroom.engine.event import Event
from backroom.engine.game import Game
from backroom.engine.message import Malformed, Refusal
from backroom.engine.record import Begin, Record, Roll, Stop, Undo
from backroom.engine.seen import Seen
from backroom.engine.snapshot import Snapshot
from backroom.engine.step import State
from backroom.engine.undo import Before, WayBack, taken_back
from backroom.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741

#: What stands beside the game.
_BESIDE = frozenset(DEAL_ACTIONS)


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
        #: What was done, from the set-up on; or since the table was loaded from a snapshot, or
        #: since records were let go.
        self.records: list[Record] = []
        self.dealing = Dealing(game, seats)
        #: How many records came before those at hand, and whose the last of them is.
        self._behind = 0
        self._last = 0
        if snapshot is None:
            self.state, first = game.setup(options, seats, chance)
            chance.commit()
            self.records.append(first)
        else:
            self.state = game.restore(snapshot.state)
            self.dealing.restore(snapshot)
            self._behind, self._last = snapshot.count, snapshot.last
        self._keeps_undo = undo
        #: After so many records it was found that nothing answers itself.
        self._unforced = -1
        self._back: WayBack[S] = WayBack([])

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
        assert count >= self._behind, "they were let go"
        return self.records[count - self._behind :]

    def let_go(self) -> None:
        """Whoever runs the table has kept all records so far elsewhere: it plays on without."""
        self._behind, self._last = self.count, self.last
        self.records = []

    def snapshot(self) -> Snapshot | None:
        """The table as it stands; None: something could still be taken back."""
        if self._back.steps:
            return None
        offers = self.dealing.offers
        return Snapshot(
            count=self.count,
            last=self.last,
            state=self.game.dump(self.state),
            offers=offers.open,
            ledger=self.ledger,
            made=offers.made,
            stopped=self.dealing.stopped,
            turned_down=offers.turned_down,
            made_in=offers.made_in,
        )

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
        dealing = self.dealing
        offers, ledger = list(dealing.offers.open), list(dealing.ledger.entries)
        earlier = dealing.offers.turned_down
        dealing.struck = None
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
            self._back.steps.append(Before(record, before, offers, ledger, earlier))
        return record

    def _answers_itself(self, seat: int, action: Action) -> bool:
        if self._unforced == self.count:
            return False
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
        self.dealing.struck = None
        ledger = list(self.ledger)
        return self._store(self.game.stop(self.state), ledger, by_itself=False)

    def answer_forced(self) -> Record | None:
        """Answer a question that public facts leave one answer to; None: there is none.

        Whoever plays at a table calls it after every action, until nothing is left: nobody is to be
        asked such a thing. It stands in a record of its own, so that a replay needs no such call.
        """
        forced = self.game.forced(self.state)
        if forced is None:
            self._unforced = self.count
            return None
        return self.act(forced.seat, forced.action)

    def answer_ordered(self) -> Record | None:
        """Answer what a seat has left word about; None: nobody has. It is as if the seat had."""
        ordered = None if self.state.over else self.game.ordered(self.state)
        return None if ordered is None else self.act(ordered.seat, ordered.action)

    def _carry_out(self, seat: int, action: Action) -> Record:
        if type(action) not in _BESIDE:  # as most: to ask for each kind in turn takes time
            return self.game.act(self.state, seat, action, self.chance)
        return self.dealing.carry_out(self.state, seat, action, self.chance)

    def _store(
        self, record: Record, ledger: list[Entry], by_itself: bool, unasked: str = ""
    ) -> Record:
        """Judge and keep a record; ``ledger`` is what the ledger was before it. What answered
        ``by_itself`` is taken back with what led to it."""
        told = self.dealing.after(self.state, record)
        if told:
            record = msgspec.structs.replace(record, events=record.events + told)
        self.records.append(record)
        if record.quiet:
            judged = [now for now, then in zip(self.ledger, ledger, strict=True) if now is not then]
            self._back.redo_quietly(self.game, record, judged, unasked)
        else:
            self._back.note(record, by_itself)
        return record

    # --- undo ----------------------------------------------------------------------------------

    @property
    def undoable(self) -> Record | None:
        """What would be taken back, and with it what answered by itself after it."""
        return self._back.next

    def may_undo(self, seat: int) -> bool:
        """Undo never crosses chance, a reveal or another seat's action."""
        return self._back.is_open_to(seat)

    def _unasked(self, seat: int, action: Action) -> str:
        """The name of what the seat does unasked, where something might be taken back."""
        asides = self.game.own_asides(self.state, seat) if self._back.steps else []
        return next((ask.id for ask in asides if ask.knows(action)), "")

    def _undo(self, seat: int) -> Record:
        if not self.may_undo(seat):
            raise Malformed("refused-undo")
        before = self._back.steps.pop()
        self.state = before.state
        told: tuple[Event, ...] = (taken_back(before.record),)
        told += self.dealing.go_back(self.state, before.offers, before.earlier, before.ledger)
        record = Record(seat, Undo(), (), told, False)
        self.records.append(record)
        return record

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

    @property
    def offers(self) -> list[Offer]:
        """Those that lie open."""
        return self.dealing.offers.open

    @property
    def turned_down(self) -> list[Offer]:
        """Those that can be taken after all."""
        return self.dealing.offers.turned_down

    @property
    def ledger(self) -> list[Entry]:
        return self.dealing.ledger.entries

    @property
    def not_trading(self) -> list[int]:
        """Who wants no offers in this round."""
        return self.dealing.not_trading(self.state)

    def offers_for(self, seat: int | None) -> list[Offer]:
        """The open offers that the seat may see."""
        return self.dealing.offers.seen_by(self.state, seat)

    def earlier_for(self, seat: int | None) -> list[Offer]:
        """The offers of or to the seat that were turned down and can still be taken."""
        return self.dealing.offers.earlier(self.state, seat)

    def ledger_for(self, seat: int | None) -> list[Entry]:
        """The ledger as the seat may read it."""
        return self.dealing.ledger.read_by(self.state, seat)

    def word_of(self, seat: int | None) -> list[Promise]:
        """The promises by which the seat is still bound."""
        return self.dealing.ledger.word_of(seat)

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

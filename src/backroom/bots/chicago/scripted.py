"""A bot that knows the whole of King of Chicago, and plays it as a sensible person would.

It looks at the view, and at nothing else.
"""

from __future__ import annotations

from typing import Any, ClassVar

from backroom.bots.bargain import open_to
from backroom.bots.bot import Bot, Counsel
from backroom.bots.chicago import (
    bargaining,
    bidding,
    cards,
    driving,
    fighting,
    placing,
    police,
    reasons,
)
from backroom.bots.chicago.memory import BossMemory
from backroom.bots.chicago.reading import Reading
from backroom.bots.memory import Memory
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.deal import WORD, Entry
from backroom.engine.declared import declared
from backroom.engine.message import Message
from backroom.engine.passing import THIS_TIME, Pass
from backroom.engine.seen import Seen
from backroom.games.chicago import actions, questions
from backroom.games.chicago.actions import (
    Done,
    EndTurn,
    NoAction,
    NoPolice,
    PassBid,
    RollDie,
    RollPolice,
    Stay,
)
from backroom.games.chicago.questions import (
    Bet,
    Bid,
    Bribe,
    Burglary,
    Drive,
    DrivePolice,
    FetchMore,
    FirstBid,
    FirstBribe,
    Flee,
    JohnDoe,
    Move,
    MoveStalled,
    PlacingDone,
    Police,
    PoliceAction,
    Settle,
    Shift,
    SlipOut,
    StartingLot,
    TurnAction,
    WhoDies,
    WhoIsHit,
    Window,
)
from backroom.games.chicago.view import ChicagoView

#: The questions it has an opinion on, or could have.
_KNOWN = declared(questions, Question)


_BIDS = (FirstBid, Bid, FirstBribe, Bribe)


def _open_word(ledger: list[Entry]) -> bool:
    for entry in ledger:
        if entry.verdict == "open" and entry.promise.kind == WORD:
            return True
    return False


def _asked_to_move(asks: list[Ask]) -> bool:
    for ask in asks:
        if isinstance(ask.question, Move):
            return True
    return False


class ScriptedBot(Bot):
    """One file for each kind of decision; this one sends each question to its file."""

    remembers: ClassVar[type[Memory]] = BossMemory
    memory: BossMemory

    # --- at a glance ---------------------------------------------------------------------------

    def glance(self, asks: list[Ask], now: int) -> Action | None:
        if self.memory.notebook.expects(now):
            return None
        question: Question | None = None
        enabled: list[Action] = []
        for ask in asks:
            if ask.optional or ask.waiting:
                question = ask.question if ask.waiting else question
                for option in ask.options:
                    if option.why_not is None:
                        if cards.is_known(option.action):
                            return None
                        enabled.append(option.action)
        if isinstance(question, Window):
            return Pass(THIS_TIME)
        if isinstance(question, Police):
            return police.move()
        only = len(enabled) == 1 and isinstance(question, (*_BIDS, questions.EndTurn))
        return enabled[0] if only else None

    # --- unasked -------------------------------------------------------------------------------

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        view: ChicagoView = seen.view
        notebook, now = self.memory.notebook, view.table.turn
        to_me = open_to(view.seat, seen.offers)
        if to_me or notebook.expects(now):
            pockets = bargaining.pockets(view)
            notebook.look(view.seat, seen.offers, seen.ledger, now, pockets)
        word = _open_word(seen.ledger)
        my_turn = _asked_to_move(view.asks)
        if not to_me and not word and not my_turn:
            return None
        reading = Reading(seen)
        reading.trust.since = self.memory.notebook.ledger
        said = bargaining.answer(reading, self.memory.notebook)
        if said is not None or not my_turn:
            return said
        return bargaining.offer(reading, self.memory.notebook)

    def counsel(self, seen: Seen[Any], notes: list[int]) -> Counsel:
        view: ChicagoView = seen.view
        my_turn = _asked_to_move(view.asks)
        if not my_turn and not open_to(view.seat, seen.offers):
            return Counsel(None, [])
        return bargaining.counsel(Reading(seen), seen.earlier, my_turn)

    # --- asked ---------------------------------------------------------------------------------

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        reading = Reading(seen)
        asks = reading.asks()
        waiting = next(ask for ask in asks if ask.waiting)
        play = cards.best_play([o for ask in asks for o in ask.options], reading)
        if play is not None:
            return play
        return self._answer(waiting, asks, reading)

    def why(self, seen: Seen[Any], notes: list[int], answer: Action) -> list[Message]:
        reading = Reading(seen)
        asks = reading.asks()
        ask = next(ask for ask in asks if ask.knows(answer))
        return reasons.why(answer, ask, asks, reading)

    def advise(self, seen: Seen[Any], notes: list[int]) -> Action:
        answer = self.choose(seen, notes)
        if isinstance(answer, RollPolice):
            return police.at_rest(answer, Reading(seen))
        if isinstance(answer, (Pass, actions.Bid)):
            reading = Reading(seen)
            ask = next(ask for ask in reading.asks() if ask.knows(answer))
            if isinstance(answer, Pass):
                return cards.longest_pass(answer, ask, reading)
            return bidding.least(ask)
        return answer

    def _answer(self, ask: Ask, asks: list[Ask], reading: Reading) -> Action:
        question = ask.question
        if isinstance(question, Window):
            return self._pass(reading)
        if isinstance(question, (Move, MoveStalled)):
            return driving.move(ask, reading)
        if isinstance(question, (Drive, Flee)):
            return driving.drive(ask, reading, self.rng)
        if isinstance(question, TurnAction):
            return driving.act(ask, reading, self.rng)
        if isinstance(question, Settle):
            return placing.settle(question, self.rng)
        if isinstance(question, StartingLot):
            return driving.pick_lot(ask, reading, self.rng)
        if isinstance(question, Shift):
            return placing.shift(ask, reading)
        if isinstance(question, PlacingDone):
            return self._place(reading)
        if isinstance(question, _BIDS):
            return bidding.bid(ask, reading)
        if isinstance(question, Police):
            return police.move()
        if isinstance(question, DrivePolice):
            return police.drive(ask, reading, self.rng)
        if isinstance(question, PoliceAction):
            return police.act(ask, reading)
        if isinstance(question, (SlipOut, JohnDoe, WhoDies, WhoIsHit)):
            return fighting.answer(ask, reading)
        if isinstance(question, FetchMore):
            return driving.fetch(ask, reading)
        if isinstance(question, Bet):
            return driving.bet(ask, reading)
        if isinstance(question, Burglary):
            return driving.grab(ask, reading)
        if ask.default is not None and not isinstance(question, _KNOWN):
            return ask.default  # what a card asks of which it has never heard
        enabled = [option.action for option in ask.options if option.why_not is None]
        for calm in (EndTurn(), NoAction(), NoPolice(), PassBid(), Done(), RollDie(), Stay()):
            if calm in enabled:
                return calm
        return next(iter(ask.answers()))

    def _place(self, reading: Reading) -> Action:
        """The plan is made once, and carried out one by one."""
        about = (reading.turn, *placing.gang_and_spots(reading))
        if about != self.memory.placing:
            self.memory.placing = about
            self.memory.places = placing.Places(reading).plan(about[1], about[2])
        return placing.place(reading, self.memory.places)

    def _pass(self, reading: Reading) -> Action:
        return Pass(THIS_TIME)

"""A bot that knows the whole game, and plays it as a sensible person would.

It looks at the view and at what a careful player has counted along, and at nothing else.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from backroom.bots.bargain import open_to
from backroom.bots.bootleggers import (
    bargaining,
    brewing,
    cards,
    muscle,
    placing,
    reasons,
    running,
    sales,
    taking,
)
from backroom.bots.bootleggers.market import Prospects
from backroom.bots.bootleggers.memory import MobsterMemory
from backroom.bots.bootleggers.reading import Reading
from backroom.bots.bot import Bot, Counsel
from backroom.bots.memory import Memory
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option, Question
from backroom.engine.deal import Entry
from backroom.engine.declared import declared
from backroom.engine.message import Message
from backroom.engine.passing import Pass
from backroom.engine.seen import Seen
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import (
    Allow,
    Done,
    Drive,
    KeepCard,
    KeepDie,
    KeepImprovement,
    NeverMind,
    PayUp,
    PickMuscle,
    Place,
    Play,
    PreEmpt,
    PutDie,
    PutImprovement,
    Take,
)
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.promises import PAY
from backroom.games.bootleggers.view import BootleggersView

#: The questions it has an opinion on.
_KNOWN: tuple[type[Question], ...] = (*declared(questions, Question), CardChoice)
#: So many markers at once are spoken of.
_MARKERS = 12
#: How often a card is tried in one step of the round, should it come to nothing.
_TRIES = 5


def _open_word(me: int | None, ledger: list[Entry]) -> bool:
    """To oneself, or a debt."""
    for entry in ledger:
        if entry.verdict == "open" and (entry.promise.to == me or entry.promise.kind == PAY):
            return True
    return False


class ScriptedBot(Bot):
    """One file for each kind of decision; this one sends each question to its file."""

    remembers: ClassVar[type[Memory]] = MobsterMemory
    memory: MobsterMemory

    # --- at a glance ---------------------------------------------------------------------------

    def glance(self, asks: list[Ask], now: int) -> Action | None:
        if self.memory.notebook.expects(now):
            return None
        passes = False
        for ask in asks:
            question = ask.question
            if not isinstance(question, questions.Window):
                return None
            when = timing.NAMES.index(question.when)
            if when == timing.DEALING or cards.any_timely(ask.options, when):
                return None
            passes = passes or ask.waiting
        return Pass(0) if passes else None

    # --- unasked -------------------------------------------------------------------------------

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        view: BootleggersView = seen.view
        notebook, now = self.memory.notebook, view.table.round
        to_me = open_to(view.seat, seen.offers)
        if to_me or notebook.expects(now):
            pockets = bargaining.pockets(view)
            notebook.look(view.seat, seen.offers, seen.ledger, now, pockets)
        word = _open_word(view.seat, seen.ledger)
        if view.table.when != timing.DEALING and not to_me and not word:
            return None
        reading = Reading(seen, notes)
        said = bargaining.answer(reading, self.memory.notebook)
        return said or bargaining.offer(reading, self.memory.notebook)

    def counsel(self, seen: Seen[Any], notes: list[int]) -> Counsel:
        view: BootleggersView = seen.view
        if view.table.when != timing.DEALING and not open_to(view.seat, seen.offers):
            return Counsel(None, [])
        return bargaining.counsel(Reading(seen, notes), seen.earlier)

    # --- asked ---------------------------------------------------------------------------------

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        reading = Reading(seen, notes)
        asks = reading.asks()
        waiting = next(ask for ask in asks if ask.waiting)
        prospects = Prospects(reading)
        first = self._first(waiting, asks, prospects)
        if first is not None:
            return first
        return self._answer(waiting, asks, prospects)

    def why(self, seen: Seen[Any], notes: list[int], answer: Action) -> list[Message]:
        reading = Reading(seen, notes)
        asks = reading.asks()
        ask = next(ask for ask in asks if ask.knows(answer))
        if isinstance(ask.question, questions.Deals) and isinstance(answer, Done):
            return bargaining.why_done(reading, seen.earlier)
        if isinstance(answer, Place) and ask.part:
            houses = self._places(seen, notes, answer)
            return placing.why_place(answer.house, ask, Prospects(reading), houses)
        return reasons.why(answer, ask, asks, Prospects(reading))

    def _places(self, seen: Seen[Any], notes: list[int], first: Place) -> list[int]:
        """Where it would place one marker after the other, beginning with this one."""
        placed: list[Action] = [first]
        houses = [first.house]
        while len(placed) < _MARKERS:
            view, more = self.game.arrange(seen.view, placed)
            answer = self.choose(msgspec.structs.replace(seen, view=view), notes) if more else None
            if not isinstance(answer, Place):
                break
            placed.append(answer)
            houses.append(answer.house)
        return houses

    def sums_up(self, answer: Action) -> bool:
        return isinstance(answer, Place)

    def advise(self, seen: Seen[Any], notes: list[int]) -> Action:
        answer = self.choose(seen, notes)
        if isinstance(answer, Pass):
            reading = Reading(seen, notes)
            ask = next(ask for ask in reading.asks() if ask.knows(answer))
            return cards.longest_pass(answer, ask, reading)
        return answer

    def _first(self, waiting: Ask, asks: list[Ask], prospects: Prospects) -> Action | None:
        """Something to play, here or before one's own decision (B10.4)."""
        if _offers(waiting.options, NeverMind):
            return None
        options = [option for ask in asks for option in ask.options]
        if not _offers(options, Play):
            return self._put_out(waiting, asks, prospects)
        if isinstance(waiting.question, questions.Investigation):
            return None
        play = cards.best_play(options, prospects, self._tired(prospects.reading))
        if isinstance(play, Play):
            self.memory.tried[play.card] = self.memory.tried.get(play.card, 0) + 1
            return play
        return self._put_out(waiting, asks, prospects)

    def _tired(self, reading: Reading) -> set[int]:
        """Cards that came to nothing in this step, however often they were tried."""
        step = (reading.round, reading.when)
        if step != self.memory.step:
            self.memory.step, self.memory.tried = step, {}
        return {card for card, times in self.memory.tried.items() if times >= _TRIES}

    def _put_out(self, waiting: Ask, asks: list[Ask], prospects: Prospects) -> Action | None:
        """Dice, improvements and markers that lie idle in the back room (B4.15, B5.7)."""
        for ask in asks:
            if ask is waiting and not _is_window(ask):
                continue
            enabled = [option for option in ask.options if option.why_not is None]
            stills = [o.action.still for o in enabled if isinstance(o.action, PutDie)]
            if stills:
                return PutDie(taking.best_still(prospects, stills))
            if _offers(enabled, PutImprovement):
                put = taking.put_improvement(ask, prospects)
                if isinstance(put, PutImprovement):
                    return put
            if _offers(enabled, Place):
                place = placing.next_place(ask, prospects)
                if place is not None:
                    return place
        return None

    def _answer(self, ask: Ask, asks: list[Ask], prospects: Prospects) -> Action:
        reading = prospects.reading
        if ask.default is not None and not isinstance(ask.question, _KNOWN):
            return ask.default  # what a card asks of which it has never heard
        enabled = [option.action for option in ask.options if option.why_not is None]
        kinds = {type(option.action) for option in ask.options}
        if PickMuscle in kinds:
            return muscle.bid(ask, prospects)
        if Take in kinds:
            return taking.take(ask, prospects)
        if NeverMind in kinds:
            return cards.choose(ask, prospects)
        if KeepDie in kinds:
            return taking.put_die(ask, prospects)
        if KeepImprovement in kinds:
            return taking.put_improvement(ask, prospects)
        if PreEmpt in kinds:
            return placing.cut_in(ask, prospects)
        if Place in kinds and Done in kinds:
            return placing.send_the_boys(ask, prospects)
        if isinstance(ask.question, questions.LoadDone):
            return running.load(asks, reading)
        if Drive in kinds:
            if Done in kinds:
                return running.drive(ask, reading)
            return running.send_late(ask, reading)
        if Allow in kinds:
            return sales.let_in(ask, reading)
        if PayUp in kinds:
            return brewing.pay_up(ask, reading)
        if isinstance(ask.question, questions.Investigation):
            return cards.investigate(ask, reading)
        for calm in (KeepCard(), Pass(0), Done()):
            if calm in enabled:
                return calm
        return next(iter(ask.answers()))


def _is_window(ask: Ask) -> bool:
    return _offers(ask.options, Pass)


def _offers(options: list[Option], kind: type[Action]) -> bool:
    """Is there an answer of this kind?"""
    for option in options:
        if type(option.action) is kind:
            return True
    return False

"""One decision after the other: who is asked, what can be answered, what comes of it.

The loop of every environment, without arrays. Answers are numbers (:mod:`backroom.envs.space`).
Deals are switched off: an offer has no number, and nobody makes one. Whoever wants them plays at a
:class:`~backroom.engine.table.Table`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Self, TypedDict, Unpack

import msgspec

from backroom.bots import roster
from backroom.bots.bot import Bot
from backroom.engine.action import Action
from backroom.engine.ask import Ask, items, together
from backroom.engine.chance import SampledChance
from backroom.engine.passing import THIS_TIME, Pass
from backroom.engine.record import Begin, Record, Result
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.seen import Seen
from backroom.engine.table import Table
from backroom.envs.space import Space
from backroom.games import shelf

#: What a finished game is worth to each seat.
Reward = Callable[[Result, int], float]
#: A bot by its name, or a class of one's own.
Player = str | type[Bot]


class NotLegal(ValueError):
    """No legal answer has this number now. Nothing has changed."""


def by_win(result: Result, seat: int) -> float:
    """The winner has 1, the others lose as much together; a shared win is shared."""
    winners, losers = len(result.winners), len(result.scores) - len(result.winners)
    if seat in result.winners:
        return 1 / winners
    return -1 / losers


def by_score(result: Result, seat: int) -> float:
    """What the seat has scored in the game."""
    return float(result.scores[seat])


class Settings(TypedDict, total=False):
    """How a game is played by numbers."""

    #: Who plays the other seats.
    bots: Mapping[int, Player]
    #: May a seat also do what nobody asks for, such as leave an order or show a card?
    asides: bool
    #: May a pass stand for longer than once?
    standing: bool
    #: Is a seat asked that has but one answer?
    single: bool
    #: It is cut off after so many decisions: a policy may go round in circles.
    most: int | None
    #: What the end is worth to each seat.
    reward: Reward


class Turns:
    """A game that is played by numbers: :meth:`reset`, then :meth:`step` until it is over."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        options: msgspec.Struct | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        self.game = shelf.find(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = self.game.options() if options is None else options
        self.space = Space(self.game)
        self.state: Any = None
        #: Who is asked; None: nobody, the game is over or was cut off.
        self.seat: int | None = None
        #: How many decisions there were.
        self.decisions = 0
        #: What has happened since the game began, or since this copy was made.
        self.records: list[Record] = []
        self._kinds = dict(settings.get("bots", {}))
        self._bots: dict[int, Bot] = {}
        self._asides = settings.get("asides", False)
        self._standing = settings.get("standing", False)
        self._single = settings.get("single", False)
        self._most = settings.get("most")
        self._reward = settings.get("reward", by_win)
        self._next_seed = 0
        self._rng = Random(0)
        self._chance = SampledChance(self._rng)
        self._open: dict[int, Ask] = {}
        #: Of a question that takes several things: those that are picked so far.
        self._picked: list[Action] = []
        self._picking: Ask | None = None

    @property
    def players(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat in range(self.seats) if seat not in self._kinds]

    # --- a game --------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """A new game. The same seed and the same answers give the same game; without a seed it is
        the next one after the last (and 0 at first)."""
        self._next_seed = (self._next_seed if seed is None else seed) + 1
        self._roll_with(Random(self._next_seed - 1))
        self._bots = {seat: self._hire(seat, kind) for seat, kind in self._kinds.items()}
        self.state, first = self.game.setup(self.options, self.seats, self._chance)
        self.records = [first]
        self.decisions = 0
        self._put_down()
        self._go_on()

    def step(self, number: int) -> None:
        """The seat that is asked answers."""
        ask = self.asked(number)
        self.decisions += 1
        self._answer(ask, number)
        self._go_on()

    def legal(self) -> list[int]:
        """The numbers of the legal answers of the seat that is asked, in the order of its
        questions."""
        return list(self._open)

    def asked(self, number: int) -> Ask:
        """The question that this number answers."""
        ask = self._open.get(number)
        if ask is None:
            raise NotLegal(number)
        return ask

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        return bool(self.state.over)

    @property
    def cut_off(self) -> bool:
        """Was it ended before, after so many decisions?"""
        return self._most is not None and self.decisions >= self._most and not self.over

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def rewards(self) -> list[float]:
        """What the game is worth to each seat: nothing before it is over."""
        result = self.result
        if result is None:
            return [0.0] * self.seats
        return [self._reward(result, seat) for seat in range(self.seats)]

    def view(self, seat: int | None) -> Any:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    # --- other games like this one -------------------------------------------------------------

    def copy(self, seed: int | None = None) -> Self:
        """The same position, to try something in; with ``seed`` the dice fall in another way.

        It knows everything that is hidden, so it is no way for a player to look ahead:
        :meth:`imagined` is.
        """
        twin = self._like()
        twin.state = self.state.copy()
        if seed is None:
            rng = Random()
            rng.setstate(self._rng.getstate())
        else:
            rng = Random(seed)
        twin._roll_with(rng)
        twin._picked, twin._picking = list(self._picked), self._picking
        twin._go_on()
        return twin

    def imagined(self, seat: int, seed: int) -> Self:
        """A game as it might be, for all that a seat knows, with dice of its own."""
        twin = self._like()
        rng = Random(seed)
        notes = self.game.notes(self.state, seat)
        twin.state = self.game.sample(self.view(seat), rng, notes)
        twin._roll_with(rng)
        if seat == self.seat:
            twin._picked, twin._picking = list(self._picked), self._picking
        twin._go_on(seat)
        return twin

    def table(self) -> AnyTable:
        """The game so far at a table: to save it, to tell its story, to deal from here on."""
        if not self.records or self.records[0].action != Begin():
            raise ValueError("only a game that was played from its beginning can be at a table")
        rows = [(record.seat, record.action, record.rolls) for record in self.records]
        return Table.replay(self.game, self.options, self.seats, rows)

    def _like(self) -> Self:
        """As this one, with nothing on the table."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin.records = []
        twin._bots = {seat: self._hire(seat, kind) for seat, kind in self._kinds.items()}
        twin._put_down()
        return twin

    # --- going on ------------------------------------------------------------------------------

    def _roll_with(self, rng: Random) -> None:
        self._rng = rng
        self._chance = SampledChance(rng)

    def _hire(self, seat: int, kind: Player) -> Bot:
        dice = Random(f"{self._next_seed} {seat}")
        if isinstance(kind, str):
            return roster.hire(kind, self.game, dice)
        return kind(self.game, dice)

    def _put_down(self) -> None:
        self._picked, self._picking = [], None

    def _act(self, seat: int, action: Action) -> None:
        self.records.append(self.game.act(self.state, seat, action, self._chance))

    def _answer(self, ask: Ask, number: int) -> None:
        """An answer, or an item of one that takes several things."""
        action = self.space.action(number)
        if ask.form == "several":
            if items(action):
                self._picking = ask
                self._picked.append(action)
                return
            picked = [o.action for o in ask.options if o.action in self._picked]
            action = together(tuple(picked), type(action))
        self._put_down()
        self._act(ask.seat, action)

    def _go_on(self, rather: int | None = None) -> None:
        """To the next decision: what answers itself, and what bots answer, is none. Of several
        seats that are asked at the same time, ``rather`` this one comes first."""
        game, state = self.game, self.state
        while not state.over:
            by_itself = game.forced(state) or game.ordered(state)
            if by_itself is not None:
                self._act(by_itself.seat, by_itself.action)
                continue
            if self.cut_off:
                break
            waiting = [ask.seat for ask in game.asks(state) if ask.waiting]
            seat = rather if rather in waiting else waiting[0]
            if seat in self._bots:
                self._act(seat, self._bots[seat].choose(self._seen(seat), game.notes(state, seat)))
                continue
            self._look(seat)
            if len(self._open) > 1 or self._single:
                self.seat = seat
                return
            ((number, ask),) = self._open.items()
            self._answer(ask, number)
        self.seat = None
        self._open = {}

    def _seen(self, seat: int) -> Seen[Any]:
        return Seen(self.view(seat), [], [], False)

    # --- what can be answered ------------------------------------------------------------------

    def _look(self, seat: int) -> None:
        """What the seat can answer: all its open questions together."""
        self._open = {}
        if self._picking is not None and self._picking.seat == seat:
            self._items(self._picking)
            return
        asks = [ask for ask in self.game.asks(self.state) if ask.seat == seat]
        for ask in asks:
            if ask.waiting or ask.optional:
                self._answers(ask)
        if self._asides:
            for ask in self.game.own_asides(self.state, seat):
                self._answers(ask)

    def _answers(self, ask: Ask) -> None:
        if ask.form == "several":
            self._items(ask)
            return
        """All but the one that stands already: how a truck is loaded, so far."""
        number, found = self.space.number, self._open
        for action in ask.answers():
            if self._standing or not isinstance(action, Pass) or action.stand == THIS_TIME:
                if action != ask.answer:
                    found.setdefault(number(action), ask)

    def _items(self, ask: Ask) -> None:
        """What can be picked yet, and whether that may be all."""
        enabled = [option.action for option in ask.options if option.why_not is None]
        if len(enabled) < ask.least:
            return
        if len(self._picked) < min(ask.most, len(enabled)):
            for action in enabled:
                if action not in self._picked:
                    self._open.setdefault(self.space.number(action), ask)
        if len(self._picked) >= ask.least:
            self._open.setdefault(self.space.number(type(ask.options[0].action)(())), ask)

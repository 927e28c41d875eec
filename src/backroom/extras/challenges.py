"""Challenges: a position of a recorded game, a seat, a goal, and the answers that reach it best.

A game says in its own folder what can be measured and until when it is played (``Rules``); its
positions and what is asked lie there as data. What is best is not claimed but confirmed
(``tools/challenges.py``, ``tests/extras/test_challenges.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import msgspec

from backroom.bots import roster
from backroom.bots.bot import Bot
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import Chance, LiveChance, SampledChance, bot_nonces
from backroom.engine.event import Event
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, Save, load_table
from backroom.engine.seen import Seen
from backroom.games import shelf

#: A line of answers, as data.
Line = list[dict[str, Any]]
#: No continuation is longer: something would be wrong with it.
_MOST_MOVES = 600


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So much of something, by then. ``measure`` and ``until`` are the game's own words; "": until
    the answers are given."""

    measure: str
    least: int
    until: str


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found: how often the best answer reaches the goal and how often the next best does,
    in so many continuations each. One try: nothing but the answer decides, all were played."""

    best: float
    second: float
    tries: int


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of them, as it is kept."""

    name: str
    #: The recorded game, and how many of its records lead to the position.
    save: str
    at: int
    seat: int
    #: How many answers the seat gives; what else it is asked is answered as if nobody were there.
    answers: int
    #: The questions that count, by their tags.
    asks: list[str]
    goal: Goal
    #: Every line that is right; the order of its answers does not matter.
    best: list[Line]
    #: The answer that looks right.
    tempting: Line
    figures: Figures
    #: Whence the dice come when it is played on the page.
    dice: str = ""

    @property
    def sure(self) -> bool:
        """Does nothing but the answer decide?"""
        return self.figures.tries == 1


class Moment(NamedTuple):
    """How far a challenge has come: before it, now, and what has happened since."""

    seat: int
    before: Any
    now: Any
    events: list[Event]


class Rules(NamedTuple):
    """What a game's challenges can ask for: ``RULES`` in its folder."""

    measures: Mapping[str, Callable[[Moment], int]]
    until: Mapping[str, Callable[[Moment], bool]]


def rules(game: str) -> Rules:
    found: Rules = import_module(f"backroom.extras.{game}.challenges").RULES
    return found


def has_some(game: str) -> bool:
    folder = f"backroom.extras.{game}"
    return find_spec(folder) is not None and find_spec(f"{folder}.challenges") is not None


@cache
def challenges(game: str) -> list[Challenge]:
    """All of a game, the easiest first."""
    if not has_some(game):
        return []
    raw = files(f"backroom.extras.{game}.challenges").joinpath("challenges.json").read_bytes()
    return msgspec.json.decode(raw, type=list[Challenge])


class Position(NamedTuple):
    """Where a challenge begins: the state, who sits there, and all that has happened."""

    state: Any
    names: list[str]
    records: list[Record]


@cache
def position(game: str, save: str, at: int) -> Position:
    """Nobody changes it: it is copied before anything is played."""
    raw = files(f"backroom.extras.{game}.challenges").joinpath(f"{save}.jsonl").read_bytes()
    read = Save.decode(raw)
    table = load_table(shelf.find(game), read, at)
    return Position(table.state, read.head.names, table.records)


class Play:
    """A challenge being played: the seat's answers, and what the others and the dice make of it."""

    def __init__(
        self, game: AnyGame, challenge: Challenge, state: Any, chance: Chance, rng: Random
    ) -> None:
        self.game = game
        self.challenge = challenge
        self.before = state
        self.state = state.copy()
        self.chance = chance
        self.records: list[Record] = []
        self.events: list[Event] = []
        self.given = 0
        #: Has anything but the seat's own answers had a say?
        self.open = False
        self._rng = rng
        self._rules = rules(game.name)
        self._bots: dict[int, Bot] = {}
        self._go_on()

    # --- what there is ---------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        return Moment(self.challenge.seat, self.before, self.state, self.events)

    @property
    def over(self) -> bool:
        until = self.challenge.goal.until
        if self.state.over:
            return True
        if not until:
            return self.given >= self.challenge.answers
        return self._rules.until[until](self.moment)

    @property
    def measured(self) -> int:
        return self._rules.measures[self.challenge.goal.measure](self.moment)

    @property
    def reached(self) -> bool:
        return self.measured >= self.challenge.goal.least

    def asks(self) -> list[Ask]:
        """What the seat is asked that counts. What it might do besides is not what is wanted: a bot
        would go on from there, and find the answer for it."""
        if self.given >= self.challenge.answers or self.over:
            return []
        own = self.game.own_asks(self.state, self.challenge.seat)
        counts = [ask for ask in own if ask.question.tag in self.challenge.asks]
        return counts if any(ask.waiting for ask in counts) else []

    # --- playing ---------------------------------------------------------------------------------

    def answer(self, actions: list[Action]) -> None:
        """One answer of the seat, or an arrangement, then what follows; or it is refused, and
        nothing has changed."""
        seat = self.challenge.seat
        asks = self.asks()
        if not asks or self.given + len(actions) > self.challenge.answers:
            raise Refusal(self.game.over_rule, "refused-not-asked")
        if not any(ask.knows(actions[0]) for ask in asks):
            raise Refusal(self.game.over_rule, "refused-not-an-answer")
        for record in self.game.act_all(self.state, seat, actions, self.chance):
            self._keep(record)
        self.given += len(actions)
        self._go_on()

    def _go_on(self) -> None:
        for _ in range(_MOST_MOVES):
            if self.over or self.asks():
                return
            asked = self.game.next_asks(self.state)
            self._keep(self.game.act(self.state, asked[0].seat, self._move(asked), self.chance))
        raise AssertionError(f"{self.challenge.name} does not end")

    def _move(self, asked: list[Ask]) -> Action:
        """What is answered that does not count: by the seat, while it has yet to answer what does,
        as if nobody were there; by all others, and after that, as a bot would."""
        seat = asked[0].seat
        forced = self.game.forced(self.state)
        if forced is not None and forced.seat == seat:
            return forced.action
        if seat == self.challenge.seat and self.given < self.challenge.answers:
            return next(ask.default for ask in asked if ask.waiting and ask.default is not None)
        if any(ask.waiting and ask.only_answer() is None for ask in asked):
            self.open = True
        if seat not in self._bots:
            self._bots[seat] = roster.hire(roster.usual(self.game), self.game, self._rng)
        view = self.game.view(self.state, seat)
        return self._bots[seat].choose(Seen(view, [], [], False), self.game.notes(self.state, seat))

    def _keep(self, record: Record) -> None:
        self.chance.commit()
        self.records.append(record)
        self.events += record.events
        self.open = self.open or bool(record.rolls)


def begin(game: AnyGame, challenge: Challenge) -> Play:
    """As it is played on the page: the recorded position, in one of the worlds that the seat may be
    in, with dice of its own. Both follow from ``dice``."""
    found = position(game.name, challenge.save, challenge.at)
    secret = f"{game.name} {challenge.name} {challenge.dice}".encode()
    rng = Random(secret)
    chance = LiveChance(secret, bot_nonces(secret, found.state.seats))
    return Play(game, challenge, game.reseal(found.state.copy(), challenge.seat, rng), chance, rng)


def imagine(game: AnyGame, challenge: Challenge, state: Any, rng: Random) -> Play:
    """One of the worlds that the seat may be in, with any dice."""
    dealt = game.reseal(state.copy(), challenge.seat, rng)
    return Play(game, challenge, dealt, SampledChance(rng), rng)


def play(run: Play, line: Line) -> Play:
    """The whole line; it may be over before its end."""
    for action in line:
        if not run.asks():
            break
        run.answer([run.game.actions.convert(action)])
    return run


def is_best(challenge: Challenge, line: Line) -> bool:
    """Is it one of the right ones?"""
    return _plain(line) in [_plain(best) for best in challenge.best]


def _plain(line: Line) -> list[bytes]:
    return sorted(msgspec.json.encode(action, order="sorted") for action in line)


def lines(start: Callable[[], Play], prefix: Line | None = None) -> Iterator[Line]:
    """Every line there is; whatever begins anew begins with the same dice. An amount that was set
    is not set again."""
    prefix = prefix or []
    run = play(start(), prefix)
    asks = run.asks()
    if not asks:
        yield prefix
    for ask in asks:
        if ask.part and ask.optional and any(ask.knows(given) for given in _given(run, prefix)):
            continue
        for action in ask.answers():
            yield from lines(start, [*prefix, msgspec.to_builtins(action)])


def _given(run: Play, line: Line) -> list[Action]:
    return [run.game.actions.convert(action) for action in line]

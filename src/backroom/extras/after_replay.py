"""Reads a finished game, from its set-up to its end, and has its figures made."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from backroom.engine.chance import Chance, ReplayedChance
from backroom.engine.deal import DealMade
from backroom.engine.record import Record, Result, Stop, Undo
from backroom.engine.save import AnyGame, AnyTable, Save, load_options
from backroom.engine.table import Table
from backroom.extras import by_game
from backroom.extras.after import (
    After,
    Cast,
    Chart,
    Part,
    Struck,
    Swing,
    Word,
)

#: What is more is told in larger steps, or not at all.
MOST_STEPS = 240
MOST_DEALS = 200
#: So many turning points are told.
_SWINGS = 3


class NotOver(Exception):
    """A game that is not over has no figures."""


class Witnessed(Chance):
    """Dice that somebody sees fall, with the table as it was before."""

    def __init__(self, dice: Chance, part: Part) -> None:
        self._dice = dice
        self._part = part
        self._cast: Cast | None = None
        #: The table at which they are rolled; None: it is being set up.
        self.table: AnyTable | None = None

    def draw(self, label: str, sides: int) -> int:
        if self._cast is None and self.table is not None:
            self._cast = self._part.cast(self.table.state, label)
        value = self._dice.draw(label, sides)
        if self._cast is not None:
            self._cast.fall(value + 1)
            if self._cast.left == 0:
                self._cast = None
        return value

    def commit(self) -> None:
        self._dice.commit()

    def rollback(self) -> None:
        self._dice.rollback()


class _Told:
    """A record, and how the table looked after it."""

    def __init__(self, record: Record, looked: object) -> None:
        self.record = record
        self.looked = looked
        self.stands = True


class _Move(NamedTuple):
    """A record that stands: what everybody had been told by then, and what all had at the end of
    each step that it has a part in."""

    public: int
    stages: list[tuple[int, list[list[int]]]]


class Reading:
    """A game that is read record by record."""

    def __init__(self, game: AnyGame, options: Any, seats: int, dice: Chance) -> None:
        part = by_game.after(game.name)
        self.part: Part = part(options, seats)
        chance = Witnessed(dice, self.part)
        self.table: AnyTable = Table(game, options, seats, chance)
        self._told: list[_Told] = []
        self._keep(self.table.records[0])

    def act(self, seat: int, action: Any, dice: Chance) -> Record:
        """The next record."""
        chance = Witnessed(dice, self.part)
        chance.table = self.table
        self.table.chance = chance
        taken_back = self.table.undoable if isinstance(action, Undo) else None
        stops = isinstance(action, Stop)
        record = self.table.stop() if stops else self.table.act(seat, action)
        if taken_back is not None:
            self._take_back(taken_back)
        self._keep(record)
        return record

    def _keep(self, record: Record) -> None:
        self._told.append(_Told(record, self.part.look(self.table.state)))

    def _take_back(self, record: Record) -> None:
        """It never was, nor what answered by itself after it; what is quiet stays."""
        for told in reversed(self._told):
            if told.record is record:
                told.stands = False
                return
            if not told.record.quiet:
                told.stands = False

    def figures(self) -> After:
        result = self.table.game.result(self.table.state)
        if result is None:
            raise NotOver
        deals: list[Struck] = []
        moves: list[_Move] = []
        part = self.part
        public = 0
        for told in self._told:
            public += sum(event.known_to() is None for event in told.record.events)
            if told.stands:
                stages = self._hear(told, deals)
                part.seen(told.looked)
                moves.append(_Move(public, [*stages, (part.step, part.standing())]))
        part.end_step()
        return _whole(self.table, result, part, deals, moves)

    def _hear(self, told: _Told, deals: list[Struck]) -> list[tuple[int, list[list[int]]]]:
        """The steps that it ended, and what all had then."""
        part = self.part
        ended = []
        for event in told.record.events:
            begins = part.begins(event)
            if begins is not None:
                part.seen(told.looked)
                part.end_step()
                ended.append((part.step, part.standing()))
                part.steps.append(begins)
            if isinstance(event, DealMade):
                sides = (event.give, event.take, event.promises)
                deals.append(Struck(part.step, event.seat, event.seat_with, *sides))
            part.event(event)
        return ended


def read(game: AnyGame, save: Save) -> After:
    """The figures of a game, from its save."""
    options = load_options(game, save.head.options)
    first, *rest = save.records
    reading = Reading(game, options, save.head.seats, ReplayedChance(first.rolls))
    for row in rest:
        action = game.actions.convert(row.action)
        reading.act(row.seat, action, ReplayedChance(row.rolls))
    return reading.figures()


def _whole(
    table: AnyTable, result: Result, part: Part, deals: list[Struck], moves: list[_Move]
) -> After:
    charts = part.charts()
    words = [Word(entry.promise, entry.verdict) for entry in table.ledger]
    after = After(
        game=table.game.name,
        seats=table.seats,
        result=result,
        steps=part.steps,
        charts=charts,
        grids=part.grids(),
        against=part.against(),
        luck=part.fortune.told(),
        swings=[],
        leaders=[],
        deals=deals[:MOST_DEALS],
        deals_in_all=len(deals),
        words=words[:MOST_DEALS],
        words_in_all=len(words),
        fates=part.fates(),
    )
    size = _in_larger_steps(after)
    if after.charts:
        after.leaders = _leaders(after.charts[0])
        after.swings = _swings(after.charts[0])
        for swing in after.swings:
            swing.at = _move_of(swing, after.charts[0].parts.index(swing.part), moves, size)
    return after


# --- turning points ------------------------------------------------------------------------------


def _scores(chart: Chart) -> list[list[int]]:
    """By seat and step."""
    return [[sum(step) for step in zip(*parts, strict=True)] for parts in chart.values]


def _leaders(chart: Chart) -> list[int]:
    found = []
    for scores in zip(*_scores(chart), strict=True):
        best = max(scores)
        found.append(scores.index(best) if scores.count(best) == 1 else -1)
    return found


def _swings(chart: Chart) -> list[Swing]:
    """The steps that changed the standings most, and who did it: one a step. It is somebody who won
    or lost himself, and more than the others did; a lead that changes hands counts double."""
    found: list[tuple[float, Swing]] = []
    scores = _scores(chart)
    led = -1
    for step, leader in enumerate(_leaders(chart)):
        taken = led not in (-1, leader) and leader != -1
        led = led if leader == -1 else leader
        if step == 0:
            continue
        changes = [score[step] - score[step - 1] for score in scores]
        weights = [_weight(changes, seat) for seat in range(len(changes))]
        taken = taken and changes[leader] > 0
        seat = leader if taken else max(range(len(weights)), key=weights.__getitem__)
        if weights[seat] <= 0:
            continue
        moves = [values[step] - values[step - 1] for values in chart.values[seat]]
        sign = 1 if changes[seat] > 0 else -1
        main = max(range(len(moves)), key=lambda each: sign * moves[each])
        swing = Swing(step, seat, changes[seat], chart.parts[main], moves[main], 0, taken)
        found.append((weights[seat] * (1 + taken), swing))
    found.sort(key=lambda each: -each[0])
    return sorted((swing for _, swing in found[:_SWINGS]), key=lambda swing: swing.step)


def _weight(changes: list[int], seat: int) -> float:
    """How much a seat did to the standings by what it won or lost itself: no more than that, and no
    more than what it won or lost against the others. (Who loses 5 while another wins 36 has done
    little to it.)"""
    own = changes[seat]
    apart = own - (sum(changes) - own) / (len(changes) - 1)
    return min(abs(own), abs(apart)) if own * apart > 0 else 0.0


def _move_of(swing: Swing, part: int, moves: list[_Move], size: int) -> int:
    """Where most of it came in. What ends this step may begin the next: of each only its own."""
    sign = 1 if swing.change > 0 else -1
    most, found, had = 0, 0, 0
    for public, stages in moves:
        for step, standing in stages:
            has = standing[swing.seat][part]
            if step // size == swing.step and sign * (has - had) > most:
                most, found = sign * (has - had), public
            had = has
    return found


# --- very long games -----------------------------------------------------------------------------


def _in_larger_steps(after: After) -> int:
    """Of a game of very many steps every so many are told as one: how many."""
    count = len(after.steps)
    if count <= MOST_STEPS:
        return 1
    size = -(-count // MOST_STEPS)
    ends = [min(at + size, count) - 1 for at in range(0, count, size)]
    after.steps = [after.steps[end] for end in ends]
    for chart in after.charts:
        chart.values = [[[own[end] for end in ends] for own in parts] for parts in chart.values]
    for grid in after.grids:
        grid.owners = [[row[end] for end in ends] for row in grid.owners]
        grid.marks = [[row[end] for end in ends] for row in grid.marks]
    for each in after.against:
        each.got = [[sum(row[at : at + size]) for at in range(0, count, size)] for row in each.got]
        each.mean = [
            [sum(row[at : at + size]) for at in range(0, count, size)] for row in each.mean
        ]
    after.deals = [msgspec.structs.replace(deal, step=deal.step // size) for deal in after.deals]
    return size

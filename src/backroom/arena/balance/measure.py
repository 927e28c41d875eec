"""Is a game fair and of a good length? Figures that every game has: rounds, scores, seats, ends.

What only one game has (its cards, its openings) is read from the events by a file of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from backroom.arena.balance.chi_square import equal_counts
from backroom.arena.balance.shares import Share
from backroom.arena.plan import Plan
from backroom.arena.processes import on_this_machine
from backroom.arena.run import Played, Wanted, play_number
from backroom.arena.tally import Broken, Spread, chained, spread
from backroom.engine.event import Event
from backroom.engine.save import Save, load_table
from backroom.engine.tally import Kept, tell
from backroom.games import shelf


class Outcome(msgspec.Struct, frozen=True):
    """How a game went: its end, and what happened in it, as far as it is heeded."""

    rounds: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    story: tuple[Event, ...]

    @property
    def seats(self) -> int:
        return len(self.scores)


class Measured(msgspec.Struct):
    """All games of a plan, by number of seats."""

    outcomes: dict[int, list[Outcome]]
    violations: list[Broken]
    #: Of all saves, as ``backroom sim`` has it.
    sha256: str


class Figures(msgspec.Struct, frozen=True):
    """What the games with one number of seats have in common with those of any other game."""

    seats: int
    games: int
    #: Games by the round they ended in.
    rounds: dict[int, int]
    length: Spread
    winners: Spread
    scores: Spread
    ends: dict[str, int]
    by_seat: list[Share]
    #: How often chance alone spreads the wins at least so unevenly over the seats.
    p_value: float


def measure(
    plan: Plan,
    heeded: tuple[type[Event], ...] = (),
    jobs: int = 1,
    on_game: Callable[[], None] | None = None,
) -> Measured:
    """Play the plan, and keep the events of the kinds that are heeded."""
    measured = Measured({seats: [] for seats in plan.seats}, [], "")
    for played, story in _all(plan, heeded, jobs):
        row = played.row
        measured.sha256 = chained(measured.sha256, row.sha256)
        if played.broken is not None:
            measured.violations.append(played.broken)
        else:
            outcome = Outcome(row.rounds, row.winners, row.scores, row.ending, story)
            measured.outcomes[outcome.seats].append(outcome)
        if on_game is not None:
            on_game()
    return measured


_Told = tuple[Played, tuple[Event, ...]]


def _play(plan: Plan, heeded: tuple[type[Event], ...], number: int) -> _Told:
    """One game; its story is told by a replay of its save."""
    played = play_number(plan, number, Wanted(saves=bool(heeded)))
    if played.broken is not None or not heeded:
        return played, ()
    table = load_table(shelf.find(plan.game), Save.decode(played.save))
    kept = Kept(heeded)
    tell(kept, table.seats, table.records, None)
    return msgspec.structs.replace(played, save=b""), tuple(kept.events)


def _all(plan: Plan, heeded: tuple[type[Event], ...], jobs: int) -> Iterator[_Told]:
    play, numbers = partial(_play, plan, heeded), range(plan.games)
    return on_this_machine(jobs).in_order(play, numbers)


def figures(outcomes: list[Outcome]) -> Figures:
    """The figures of some games, one at least, that all have the same number of seats."""
    seats = outcomes[0].seats
    by_seat = [Share() for _ in range(seats)]
    for outcome in outcomes:
        for seat, share in enumerate(by_seat):
            share.add(seat in outcome.winners)
    rounds = [outcome.rounds for outcome in outcomes]
    return Figures(
        seats=seats,
        games=len(outcomes),
        rounds=dict(sorted(Counter(rounds).items())),
        length=_spread(rounds),
        winners=_spread(winning_scores(outcomes)),
        scores=_spread([score for outcome in outcomes for score in outcome.scores]),
        ends=dict(sorted(Counter(outcome.ending for outcome in outcomes).items())),
        by_seat=by_seat,
        p_value=equal_counts([share.wins for share in by_seat]),
    )


def winning_scores(outcomes: list[Outcome]) -> list[int]:
    return [outcome.scores[seat] for outcome in outcomes for seat in outcome.winners]


def between(numbers: list[int], least: int, most: int) -> float:
    """The share of the numbers that lie between these two, or are one of them."""
    return sum(least <= number <= most for number in numbers) / len(numbers) if numbers else 0.0


def _spread(numbers: list[int]) -> Spread:
    found = spread(numbers)
    assert found is not None, "figures of no games"
    return found

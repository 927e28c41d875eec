"""Games of the toy in which nobody may get what is secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from tests.checks import Silence, check_position
from tests.play import random_game
from tests.replays import private_check, swap_check
from tests.toy.game import Cellar
from tests.toy.pieces import CORK, CancelTrick, CellarOptions, LeaveOrder, PlayTrick


def owner(label: str) -> int | None:
    return int(label.removeprefix("draw-"))


def named(record: Record) -> Iterable[tuple[int, int]]:
    """The cards that a record of Cellar names."""
    action = record.action
    if isinstance(action, PlayTrick):
        yield record.seat, action.card
    elif isinstance(action, CancelTrick):
        yield record.seat, CORK
    elif isinstance(action, LeaveOrder):
        yield record.seat, -1  # a cork would play itself
    elif isinstance(action, MakeOffer):
        yield from ((record.seat, good.item) for good in action.give)
        yield from ((seat, good.item) for seat in action.to for good in action.take)
    elif isinstance(action, AcceptOffer):
        yield from ((seat, -1) for seat in range(5))


def play_and_deal(game: Cellar, seed: int) -> int:
    """A game of much dealing in private; how many private records were left out or changed."""
    seats, options = 3 + seed % 3, CellarOptions(private=True)
    table = random_game(game, options, seats, Random(seed), extras=0.7, most=150)
    viewers = (*range(seats), None)
    return sum(private_check(game, options, seats, table.records, seat) for seat in viewers)


def play_and_check(game: Cellar, seed: int) -> tuple[int, int]:
    """Positions seen, and how many secrets in them were really dealt anew."""
    rng = Random(seed)
    positions = changed = 0
    silence = Silence()

    def on_step(table: AnyTable, record: Record) -> None:
        nonlocal positions, changed
        positions += 1
        changed += check_position(game, table.state, rng)
        silence(table, record)

    options = CellarOptions(private=seed % 8 == 7)
    random_game(game, options, 2 + seed % 4, rng, on_step)
    return positions, changed


def play_and_swap(game: Cellar, seed: int) -> int:
    """How many swaps of unknown cards were compared byte for byte."""
    rng = Random(seed)
    seats = 3 + seed % 3
    table = random_game(game, CellarOptions(), seats, rng, extras=0.1, most=40)
    return sum(
        swap_check(game, CellarOptions(), seats, table.records, seat, owner, named, rng, tries=2)
        for seat in (*range(seats), None)
    )


def goes_red(check: Callable[[Cellar, int], object], game: Cellar, seeds: int = 12) -> str:
    for seed in range(seeds):
        try:
            check(game, seed)
        except AssertionError as error:
            return str(error)
    raise AssertionError(f"{type(game).__name__} was not caught")

"""What public facts leave one answer to answers itself; what a secret does is asked as ever."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.arena.play import match
from backroom.engine.passing import Pass
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.games import shelf

#: So many times secrets are dealt anew before we believe that they make no difference.
_TIMES = 1000
#: To these one may answer by haggling: they end when nobody wants to any more.
_HAGGLING = ("deals",)


def ways(game: AnyGame, state: Any, seat: int) -> int:
    """In how many ways the seat can go on; passes are one, however long they stand."""
    enabled = [
        option.action
        for ask in game.own_asks(state, seat)
        for option in ask.options
        if option.why_not is None
    ]
    passes = any(isinstance(action, Pass) for action in enabled)
    return sum(not isinstance(action, Pass) for action in enabled) + passes


def forced_by_public_facts(game: AnyGame, state: Any, seat: int, rng: Random) -> bool:
    """Whatever is secret from everybody, would there be but one answer?"""
    if ways(game, state, seat) > 1:
        return False
    for _ in range(_TIMES):
        other = game.reseal(state, None, rng)
        other.open_asks = None
        if ways(game, other, seat) > 1:
            return False
    return True


class Watching:
    """Counts the questions of a game, and finds those that should never have been put."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._seen: set[tuple[str, int]] = set()
        self.asked = 0
        self.idle: list[str] = []

    def __call__(self, table: AnyTable, record: Record) -> None:
        game, state = table.game, table.state
        if state.over or game.forced(state) is not None:
            return  # it is answered next
        for ask in game.asks(state):
            if not ask.waiting or (ask.id, ask.seat) in self._seen:
                continue
            self._seen.add((ask.id, ask.seat))
            self.asked += 1
            if ask.question.tag in _HAGGLING:
                continue
            if forced_by_public_facts(game, state, ask.seat, self._rng):
                self.idle.append(f"{ask.id} of seat {ask.seat}")


def watched(name: str, seats: int, bots: str, seed: int) -> Watching:
    game = shelf.find(name)
    watching = Watching(seed)
    match(game, game.options(), [bots] * seats, seed, watch=watching).play()
    return watching


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("game", "seats", "bots", "seed"),
    [
        ("bootleggers", 3, "scripted", 1),
        ("bootleggers", 4, "scripted", 2),
        ("bootleggers", 5, "chaotic", 3),
        ("chicago", 3, "scripted", 2),
    ],
)
def test_nobody_is_asked_what_public_facts_leave_one_answer_to(
    game: str, seats: int, bots: str, seed: int
) -> None:
    watching = watched(game, seats, bots, seed)
    assert watching.asked > 100
    assert watching.idle == []


class Comparing:
    """Whatever answers itself would do so whatever is secret: else everybody knew the secret."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.forced = 0

    def __call__(self, table: AnyTable, record: Record) -> None:
        game, state = table.game, table.state
        forced = game.forced(state)
        if forced is None and self._rng.random() < 0.8:
            return
        self.forced += forced is not None
        for seat in (None, *range(state.seats)):
            other = game.reseal(state, seat, self._rng)
            other.open_asks = None
            assert game.window(state) == game.window(other), f"by what is secret from {seat}"
            if game.deciding(state):
                continue  # there others may have answered
            there = game.forced(other)
            assert (forced is None) == (there is None), f"by what is secret from {seat}"
            if forced is not None and there is not None:
                assert (forced.seat, forced.action) == (there.seat, there.action)


@pytest.mark.parametrize(("name", "seats", "least"), [("bootleggers", 4, 10), ("chicago", 3, 3)])
@pytest.mark.parametrize("seed", range(2))
def test_what_answers_itself_does_so_whatever_is_secret(
    name: str, seats: int, least: int, seed: int
) -> None:
    game = shelf.find(name)
    comparing = Comparing(seed)
    bots = ["scripted"] * (seats - 1) + ["chaotic"]  # alone among good ones little comes to it
    match(game, game.options(), bots, seed, watch=comparing).play()
    assert comparing.forced >= least

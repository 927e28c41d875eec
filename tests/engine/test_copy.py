"""A copy shares nothing with its state."""

from __future__ import annotations

from random import Random
from typing import Self

import pytest

from backroom.arena.check import CopyWatch, Violation
from backroom.engine.moment import Moment
from backroom.engine.passing import Pass
from backroom.engine.step import Piece
from tests.play import random_game
from tests.toy.game import Cellar
from tests.toy.pieces import CellarOptions, CellarState
from tests.toy.steps import Placement, Tricks
from tests.toy.tables import GAME, cellar


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_sixteen_states_stay_as_they_were(seats: int) -> None:
    for seed in range(5):
        random_game(GAME, CellarOptions(), seats, Random(seed), CopyWatch(16))


class Shallow(CellarState):
    """Shares one list with its copies."""

    shared = "cash"

    def copy(self) -> Self:
        copy = super().copy()
        setattr(copy, self.shared, getattr(self, self.shared))
        return copy


@pytest.mark.parametrize("shared", ["cash", "hands", "deck", "bottles", "stack", "orders"])
def test_a_list_that_is_shared_is_caught(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shallow, "shared", shared)

    class Leaky(Cellar):
        def begin(self, options: CellarOptions, seats: int, moment: Moment) -> CellarState:
            state = super().begin(options, seats, moment)
            return Shallow(*[getattr(state, name) for name in state.fields])

    def play() -> None:
        for seed in range(20):
            random_game(Leaky(), CellarOptions(), 3, Random(seed), CopyWatch(16))

    with pytest.raises(Violation, match="steps ago has changed"):
        play()


def test_a_step_is_copied_with_its_answers() -> None:
    step = Tricks(2, [Pass(), None, None])
    copy = step.copy()
    copy.answers[1] = Pass()
    copy.opening += 1
    assert (step.opening, step.answers) == (2, [Pass(), None, None])


def test_a_state_becomes_another_and_forgets_its_open_questions() -> None:
    state, other = cellar("auction").state, cellar("placement").state
    assert len(GAME.asks(state)) == 1
    state.become(other)
    assert GAME.dump(state) == GAME.dump(other)
    assert len(GAME.asks(state)) == 3


class Crate(Piece):
    fields = ("bottles",)

    def __init__(self, bottles: int) -> None:
        self.bottles = bottles


class Truck(Piece):
    fields = ("name", "crates")

    def __init__(self, name: str, crates: list[Crate]) -> None:
        self.name = name
        self.crates = crates


def test_pieces_within_pieces_are_copied_and_written() -> None:
    truck = Truck("Ford", [Crate(2), Crate(3)])
    copy = truck.copy()
    copy.crates[0].bottles = 9
    assert truck.dump() == {"name": "Ford", "crates": [{"bottles": 2}, {"bottles": 3}]}
    truck.become(copy)
    assert truck.crates[0].bottles == 9


def test_a_dump_names_the_step() -> None:
    stack = GAME.dump(cellar("placement").state)["stack"]
    assert stack == [
        {"step": "Round", "stage": 2},
        {"step": "Placement", "answers": [None, None, None]},
    ]
    assert Placement([None]).dump() == {"step": "Placement", "answers": [None]}

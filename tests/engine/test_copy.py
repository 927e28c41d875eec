"""A copy shares nothing with its state."""

from __future__ import annotations

from random import Random
from typing import Self

import pytest

from backroom.arena.check import CopyWatch, Violation
from backroom.engine.fields import fixed, many, piece
from backroom.engine.moment import Moment
from backroom.engine.passing import Pass
from backroom.engine.piece import Fixed, Piece
from backroom.engine.written import written
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
            return Shallow.of(state)

    def play() -> None:
        for seed in range(20):
            random_game(Leaky(), CellarOptions(), 3, Random(seed), CopyWatch(16))

    with pytest.raises(Violation, match="steps ago has changed"):
        play()


@piece
class Bare(Piece):
    """Nothing needs to be remembered of it."""


def test_a_piece_without_fields_is_copied_too() -> None:
    bare = Bare()
    assert type(bare.copy()) is Bare
    assert bare.copy() is not bare
    assert bare.dump() == {}


def test_a_step_is_copied_with_its_answers() -> None:
    step = Tricks(opening=2, answers=[Pass(), None, None])
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


@piece
class Crate(Piece):
    bottles: int = 2


@piece
class Truck(Piece):
    name: str
    crates: list[Crate] = many()


@piece
class PaintedTruck(Truck):
    colour: int


def test_pieces_within_pieces_are_copied_and_written() -> None:
    truck = Truck(name="Ford", crates=[Crate(), Crate(bottles=3)])
    copy = truck.copy()
    copy.crates[0].bottles = 9
    assert truck.dump() == {"name": "Ford", "crates": [{"bottles": 2}, {"bottles": 3}]}
    truck.become(copy)
    assert truck.crates[0].bottles == 9


class Lorry(Truck):
    """A subclass that adds nothing."""


def test_a_copy_is_of_the_same_kind_whichever_kind_was_copied_first() -> None:
    assert type(Truck(name="Ford").copy()) is Truck
    assert type(Lorry(name="Ford").copy()) is Lorry
    assert type(PaintedTruck(name="Ford", colour=1).copy()) is PaintedTruck


def test_a_piece_is_made_of_another_and_of_more() -> None:
    truck = Truck(name="Ford", crates=[Crate()])
    painted = PaintedTruck.of(truck, colour=3)
    truck.crates[0].bottles = 0
    assert painted.dump() == {"name": "Ford", "crates": [{"bottles": 2}], "colour": 3}
    back = Truck.of(painted, name="Opel")
    assert back.dump() == {"name": "Opel", "crates": [{"bottles": 2}]}
    assert Truck(name="Nash").crates is not Truck(name="Nash").crates


@fixed
class Plate(Fixed):
    number: int
    town: str = "Chicago"


@piece
class Garage(Piece):
    plates: list[Plate] = many()


def test_what_never_changes_is_shared_and_another_is_put_in_its_place() -> None:
    plate = Plate(number=7)
    garage = Garage(plates=[plate])
    copy = garage.copy()
    assert copy.plates[0] is plate
    assert written(plate) == b'{"number":7,"town":"Chicago"}'
    assert plate.wire() is plate.wire(), "written once"
    copy.plates[0] = Plate.of(plate, town="Cicero")
    assert garage.dump() == {"plates": [{"number": 7, "town": "Chicago"}]}
    assert written(copy.plates) == b'[{"number":7,"town":"Cicero"}]'


def test_what_never_changes_can_not_be_changed() -> None:
    plate = Plate(number=7)
    with pytest.raises(AttributeError):
        plate.number = 8  # type: ignore[misc]


def test_a_dump_names_the_step() -> None:
    stack = GAME.dump(cellar("placement").state)["stack"]
    assert stack == [
        {"step": "Round", "stage": 2},
        {"step": "Placement", "answers": [None, None, None]},
    ]
    assert Placement(answers=[None]).dump() == {"step": "Placement", "answers": [None]}

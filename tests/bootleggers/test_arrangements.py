"""What is made freely on the board and given all at once: loading, sending boys and trucks."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Done, Drive, Load, Place
from backroom.games.bootleggers.components import BARLEYCORNS, LILS, MOTHERS
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.loading import load_trucks
from backroom.games.bootleggers.view import BootleggersView
from tests.bootleggers.given import Given

SMALL, OTHER, MEDIUM = 0, 1, 12


def view(given: Given) -> BootleggersView:
    return given.game.view(given.state, 0)


def placing() -> Given:
    given = Given(seats=3).back_room(0, 3).back_room(1, 1)
    return given.part(send_the_boys)


def loading(crates: int = 7) -> Given:
    given = Given(seats=3).own(0, SMALL).own(0, MEDIUM).crates(0, crates)
    given.own(1, OTHER).crates(1, 2)
    return given.part(load_trucks)


@pytest.mark.rule("B5.1")
def test_markers_are_arranged_before_anybody_sees_them() -> None:
    given = placing()
    seen = view(given)
    arranged, more = given.game.arrange(seen, [Place(LILS), Place(LILS)])
    assert arranged.houses[LILS].markers == (2, 0, 0) and more
    assert arranged.mobsters[0].markers == 1
    assert given.state.houses[LILS].markers == (0, 0, 0)


@pytest.mark.rule("B5.1")
def test_with_the_last_marker_the_arrangement_is_full() -> None:
    given = placing()
    arranged, more = given.game.arrange(view(given), [Place(LILS)] * 3)
    assert not more and arranged.asks == []
    assert arranged.houses[LILS].markers == (3, 0, 0)
    with pytest.raises(Refusal):
        given.game.arrange(view(given), [Place(LILS)] * 4)


@pytest.mark.rule("B5.3")
def test_a_full_house_takes_no_more_in_an_arrangement_either() -> None:
    given = placing().markers(LILS, [0, 4, 1])
    with pytest.raises(Refusal):
        given.game.arrange(view(given), [Place(LILS), Place(LILS)])


@pytest.mark.rule("B7.2")
def test_all_crates_lie_ready_to_be_loaded_the_large_truck_first() -> None:
    given = loading(crates=7)
    ask = given.game.explained(view(given))[0]
    assert ask.ready == [Load(MEDIUM, 6), Load(SMALL, 1), Done()]
    given.game.check_parts(given.state, 0, ask.ready[:-1], ask.ready[-1])


@pytest.mark.rule("B7.2")
def test_what_is_loaded_lies_ready_no_longer() -> None:
    given = loading(crates=7)
    arranged, more = given.game.arrange(view(given), [Load(SMALL, 4), Load(MEDIUM, 3)])
    assert more and given.game.explained(arranged)[0].ready == []
    arranged, _ = given.game.arrange(view(given), [Load(SMALL, 2)])
    assert given.game.explained(arranged)[0].ready == [Load(MEDIUM, 5), Done()]


@pytest.mark.rule("B7.5")
def test_trucks_are_sent_together() -> None:
    given = Given(seats=3).own(0, SMALL, 4).own(0, OTHER, 2)
    given.part(drive_trucks)
    drives: list[Action] = [Drive(SMALL, MOTHERS), Drive(OTHER, BARLEYCORNS)]
    arranged, _ = given.game.arrange(view(given), drives[:1])
    assert arranged.trucks[SMALL].house == MOTHERS
    given.game.check_parts(given.state, 0, drives[:1], drives[1])


def test_an_answer_that_may_end_what_is_secret_is_no_part_of_anything() -> None:
    """Else whoever sends it learns from the refusal that all others have answered."""
    given = loading()
    given.act(1, Done())
    for parts in ([Done()], [Load(SMALL, 1), Done()]):
        with pytest.raises(Refusal) as refused:
            given.game.check_parts(given.state, 0, list(parts), Done())
        assert refused.value.reason.key == "refused-not-an-answer"
    assert given.state.table.when == timing.LOADING

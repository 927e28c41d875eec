"""Streetwise (K12.16)."""

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import Drive, Mark, NoAction, Play, RollDie, Stay
from backroom.games.chicago.components import STREETWISE
from backroom.games.chicago.gangsters import JACK_RABBIT, ROLLS_ROY
from tests.chicago.event_cards.scenes import not_now
from tests.chicago.given import Given


def _reach(given: Given) -> int:
    """How far boss 0 may drive now."""
    far = given.state.board.distance[given.boss(0).square]
    return max(far[a.square] for a in given.legal(0) if isinstance(a, Drive))


@pytest.mark.rule("K12.16")
def test_before_his_action_he_drives_twice() -> None:
    given = Given().hand(0, STREETWISE).turn_of(0).dice("drive 0", 2, 3)
    given.act(0, Play(STREETWISE))
    assert _reach(given) == 2
    given.sound().act(0, Drive(given.boss(0).square), RollDie())
    assert _reach(given) == 3
    given.act(0, Drive(given.boss(0).square))
    assert given.asked(0) == [questions.TurnAction]


@pytest.mark.rule("K12.16")
def test_after_his_action_he_drives_on_but_has_no_second_one() -> None:
    given = Given().hand(0, STREETWISE).turn_of(0).dice("drive 0", 4)
    turf = given.turf(0)
    given.car(0, turf).act(0, Stay(), Mark(0), Play(STREETWISE))
    away = next(a for a in given.legal(0) if isinstance(a, Drive) and a.square != turf)
    given.act(0, away)
    assert given.boss(0).square == away.square
    assert given.state.table.now == 1


@pytest.mark.rule("K12.16", "K5.1")
def test_the_best_driver_in_the_car_counts() -> None:
    given = Given().gangster(0, JACK_RABBIT, ROLLS_ROY).hand(0, STREETWISE).turn_of(0)
    given.dice("drive 0", 1).act(0, Stay(), NoAction(), Play(STREETWISE))
    assert _reach(given) == 3


@pytest.mark.rule("K12.16", "K6.7")
def test_not_from_a_garage() -> None:
    given = Given().hand(0, STREETWISE).in_garage(0).turn_of(0)
    reason = given.refused(0, Play(STREETWISE))
    assert (reason.rule, reason.key) == ("K12.16", "why-cannot-drive")


@pytest.mark.rule("K12.16", "K12.22")
def test_in_his_own_turn_only() -> None:
    given = Given().hand(0, STREETWISE).turn_of(0, window=True)
    assert not_now(given, 0, STREETWISE) == "K12.16"
    given.turn_of(2, window=True)
    assert not_now(given, 0, STREETWISE) == "K12.16"

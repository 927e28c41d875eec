"""Getaway (K12.9)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import Drive, Lose, Play
from backroom.games.chicago.components import CAR, FIRST_CONTRACT, GETAWAY, HOSPITAL, NOTHING
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES, SPONGE
from tests.chicago.event_cards.scenes import business_fight, car_fight, not_now
from tests.chicago.given import Given


@pytest.mark.rule("K12.9", "K6.11")
def test_the_attacker_flees_one_to_six_squares_and_his_action_is_spent() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).hand(0, GETAWAY)
    car_fight(given).in_window(0, Play(GETAWAY))
    here = given.boss(0).square
    far = given.state.board.distance[here]
    squares = [square for square, steps in enumerate(far) if 1 <= steps <= 6]
    assert given.legal(0) == [Drive(square) for square in squares]
    six = far.index(6)
    given.act(0, Drive(six))
    assert (given.boss(0).square, given.boss(1).square) == (six, here)
    assert given.boss(0).garage == given.boss(1).garage == NOTHING
    assert given.where(BUGS_BENNY) == given.where(KNUCKLES) == CAR
    assert given.state.table.now == 1  # there was nothing left to do
    given.sound()


@pytest.mark.rule("K12.9", "K6.11", "K6.8")
def test_a_defending_car_flees_between_rounds_with_its_losses_and_its_contracts() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, SPONGE).hand(1, GETAWAY)
    given.started(1, FIRST_CONTRACT).dice("shootout 0", 6).dice("shootout 1", 5)
    car_fight(given).act(1, Pass(), Lose(SPONGE), Pass())
    assert given.asked(1) == [questions.WindowBetweenRounds]
    given.in_window(1, Play(GETAWAY)).act(1, given.legal(1)[0])
    assert (given.where(SPONGE), given.where(KNUCKLES)) == (HOSPITAL, CAR)
    assert given.boss(1).started == [FIRST_CONTRACT]
    assert given.boss(0).garage == given.boss(1).garage == NOTHING
    assert given.boss(1).square != given.boss(0).square


@pytest.mark.rule("K12.9")
def test_not_to_defend_a_business() -> None:
    given = Given().gangster(0, BUGS_BENNY).hand(1, GETAWAY)
    given.gangster(1, DOUGH_BOY, spot=given.home(1)).dice("shootout 0", 6).dice("shootout 1", 1)
    business_fight(given).act(1, Pass())
    assert given.asked(1) == [questions.WindowShootoutStart]
    reason = given.refused(1, Play(GETAWAY))
    assert (reason.rule, reason.key) == ("K12.9", "why-no-car-in-it")


@pytest.mark.rule("K12.9")
def test_who_attacks_a_business_may_flee_and_it_stays_as_it_is() -> None:
    given = Given().gangster(0, BUGS_BENNY).hand(0, GETAWAY)
    business_fight(given).in_window(0, Play(GETAWAY)).act(0, given.legal(0)[0])
    assert given.owner(given.home(1)) == 1
    assert given.boss(0).garage == NOTHING


@pytest.mark.rule("K12.9", "K12.22")
def test_only_out_of_a_shootout() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, SPONGE).hand(0, GETAWAY)
    given.turn_of(0)
    assert not_now(given, 0, GETAWAY) == "K12.9"
    given.hand(1, FIRST_CONTRACT).turn_of(1, window=True)
    assert not_now(given, 0, GETAWAY) == "K12.9"

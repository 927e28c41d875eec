"""Tommyguns (K12.21)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import AttackCar, Play, Stay
from backroom.games.chicago.components import DYNAMITE, SHOTGUNS, TOMMYGUNS
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SPONGE
from tests.chicago.event_cards.scenes import car_fight, not_now, scores, totals
from tests.chicago.given import Given


@pytest.mark.rule("K12.21")
def test_two_more_to_his_dice_in_every_round() -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(1, TOMMYGUNS)
    car_fight(given).dice("shootout 0", 4, 4).dice("shootout 1", 3, 3)
    given.in_window(1, Play(TOMMYGUNS))
    assert totals(given) == (1, 1)
    assert scores(given) == [(5, 6), (5, 6)]
    given.sound()


@pytest.mark.rule("K12.21", "K12.13", "K12.5", "K6.11")
def test_weapons_add_up() -> None:
    given = Given().gangster(0, KNUCKLES, BUGS_BENNY).gangster(1, SPONGE)
    given.hand(0, TOMMYGUNS, SHOTGUNS, DYNAMITE).dice("shootout 0", 1).dice("shootout 1", 6)
    car_fight(given).in_window(0, Play(SHOTGUNS)).in_window(0, Play(TOMMYGUNS))
    given.in_window(0, Play(DYNAMITE, BUGS_BENNY))
    assert scores(given)[0] == (1 + 1 + 7, 7)


@pytest.mark.rule("K12.21", "K12.23")
def test_the_attackers_card_comes_first_and_then_both_are_asked_anew() -> None:
    given = Given().gangster(2, KNUCKLES).gangster(1, SPONGE).hand(1, SHOTGUNS).hand(2, TOMMYGUNS)
    given.car(2, given.boss(1).square).turn_of(2).act(2, Stay(), AttackCar(1))
    given.act(1, Play(SHOTGUNS)).act(2, Play(TOMMYGUNS))
    assert given.state.table.discard[TOMMYGUNS] == 1
    assert given.boss(1).hand == [SHOTGUNS]
    assert given.asked(1) == [questions.WindowShootoutStart]


@pytest.mark.rule("K12.21", "K12.23")
def test_only_at_the_start_of_a_shootout() -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(0, TOMMYGUNS).turn_of(0)
    assert not_now(given, 0, TOMMYGUNS) == "K12.21"
    car_fight(given.dice("shootout 0", 4).dice("shootout 1", 3)).act(0, Pass())
    assert given.asked(0) == [questions.WindowBetweenRounds]
    assert not_now(given, 0, TOMMYGUNS) == "K12.21"

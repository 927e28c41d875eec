"""Shotguns (K12.13)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import CEMETERY, HOSPITAL, NOTHING, SHOTGUNS
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SPONGE
from tests.chicago.event_cards.scenes import business_fight, car_fight, not_now, scores, totals
from tests.chicago.given import Given


@pytest.mark.rule("K12.13")
@pytest.mark.parametrize("armed", [0, 1])
def test_one_more_to_his_dice_in_every_round(armed: int) -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(armed, SHOTGUNS)
    car_fight(given).dice(f"shootout {armed}", 3, 3).dice(f"shootout {1 - armed}", 3, 3)
    given.in_window(armed, Play(SHOTGUNS))
    assert totals(given) == (1, 1)
    assert scores(given) == 2 * [(5, 4) if armed == 0 else (4, 5)]
    assert given.boss(1 - armed).garage != NOTHING
    given.sound()


@pytest.mark.rule("K12.13", "K6.5")
@pytest.mark.parametrize(("die", "where"), [(2, CEMETERY), (3, HOSPITAL)])
def test_it_does_not_make_a_wound_deadly(die: int, where: int) -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(0, SHOTGUNS)
    car_fight(given).dice("shootout 0", 5).dice("shootout 1", die).in_window(0, Play(SHOTGUNS))
    assert given.where(SPONGE) == where


@pytest.mark.rule("K12.13", "K12.23")
def test_only_at_the_start_of_a_shootout_he_is_in() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, spot=Given().home(1))
    given.hand(1, SHOTGUNS).turn_of(1)
    assert not_now(given, 1, SHOTGUNS) == "K12.13"
    given.dice("shootout 0", 4).dice("shootout 1", 3)
    business_fight(given)
    assert given.asked(1) == [questions.WindowAttacked]
    assert not_now(given, 1, SHOTGUNS) == "K12.13"
    given.act(1, Pass())
    assert Play(SHOTGUNS) in given.legal(1)


@pytest.mark.rule("K12.13", "K12.22")
def test_whose_fight_it_is_not_is_not_asked() -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(2, SHOTGUNS)
    car_fight(given)
    assert given.asked(2) != [questions.WindowShootoutStart]
    assert events.Totals in given.kinds(None)

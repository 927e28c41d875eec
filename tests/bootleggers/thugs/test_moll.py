"""Moll (B11.17)."""

import pytest

from backroom.engine.passing import THIS_ROUND, THIS_TIME
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseMobster, Play
from backroom.games.bootleggers.components import BIG_CITY_BOYS, MOLL
from backroom.games.bootleggers.thugs.moll import PaysMoll
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.17")
def test_a_die_of_cash_goes_to_the_bank() -> None:
    given = Given().thug(0, MOLL).dice("moll", 4).window(timing.LINED_UP)
    given.play(0, MOLL, ChooseMobster(2))
    assert [mobster.cash for mobster in given.state.mobsters] == [10, 10, 6, 10]
    assert given.all(PaysMoll) == [PaysMoll(mobster=2, dice=(4,), cash=4)]
    given.sound()


@pytest.mark.rule("B11.17")
def test_who_has_less_pays_what_there_is() -> None:
    given = Given().thug(0, MOLL).dice("moll", 5).cash(2, 3).window(timing.LINED_UP)
    given.play(0, MOLL, ChooseMobster(2))
    assert given.mobster(2).cash == 0
    assert given.all(PaysMoll)[0].cash == 3


@pytest.mark.rule("B11.17", "B3.1")
def test_an_empty_purse_is_a_target_like_any_other_since_cash_is_secret() -> None:
    given = Given().thug(0, MOLL).dice("moll", 5)
    for seat in (1, 2, 3):
        given.cash(seat, 0)
    given.window(timing.LINED_UP)
    given.play(0, MOLL, ChooseMobster(2))
    assert given.mobster(2).cash == 0


@pytest.mark.rule("B11.17")
def test_not_on_yourself() -> None:
    given = Given().thug(0, MOLL).window(timing.LINED_UP).act(0, Play(MOLL))
    assert given.refused(0, ChooseMobster(0)) == "B11.17"


@pytest.mark.rule("B10.6")
def test_the_die_is_rolled_only_after_everybody_could_have_answered() -> None:
    given = Given().thug(0, MOLL).thug(1, BIG_CITY_BOYS, unseen=True).window(timing.LINED_UP)
    given.act(0, Play(MOLL)).pass_all().act(0, ChooseMobster(2))
    assert not any(record.rolls for record in given.records)
    given.pass_answers()
    assert [roll.label for record in given.records for roll in record.rolls] == ["moll"]


@pytest.mark.rule("B10.5")
def test_the_standing_pass_of_the_mobster_named_lapses() -> None:
    given = Given().thug(0, MOLL).thug(0, BIG_CITY_BOYS).window(timing.LINED_UP)
    given.state.standing = [THIS_TIME, THIS_ROUND, THIS_ROUND, THIS_ROUND]
    given.play(0, MOLL, ChooseMobster(2))
    assert given.state.standing == [THIS_TIME, THIS_ROUND, THIS_TIME, THIS_ROUND]

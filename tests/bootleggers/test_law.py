"""Phase 6: the long arm of the law, and the end of the game (B9)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import PickMuscle
from backroom.games.bootleggers.components import BIG_CITY_BOYS, MOTHERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.law import clear_the_table, end_the_game, the_long_arm
from tests.bootleggers.given import Given


def back_rooms(given: Given) -> list[int]:
    return [mobster.markers for mobster in given.state.mobsters]


@pytest.mark.parametrize("round", [4, 8])
@pytest.mark.rule("B9.1", "B9.2")
def test_each_recruits_one_and_the_poorest_one_more(round: int) -> None:
    given = Given(3, round=round).cash(0, 20).cash(1, 5).cash(2, 6)
    given.part(the_long_arm)
    assert back_rooms(given) == [2, 3, 2]


@pytest.mark.parametrize("round", [1, 3, 5, 7, 9, 11])
@pytest.mark.rule("B9.1", "B9.2")
def test_in_other_rounds_nobody_recruits_or_announces(round: int) -> None:
    given = Given(3, round=round).part(the_long_arm)
    assert back_rooms(given) == [1, 1, 1]
    assert "announces-cash" not in given.tags(None)


@pytest.mark.rule("B9.1", "B2.6")
def test_an_empty_supply_recruits_nobody() -> None:
    given = Given(3, round=4).cash(0, 1).back_room(0, 19)
    given.part(the_long_arm)
    assert back_rooms(given)[0] == 19


@pytest.mark.rule("B9.2", "B4.4")
def test_of_two_poorest_the_lowest_muscle_value_gets_it() -> None:
    given = Given(4, round=4).muscle(40, 10, 20, 30).cash(0, 3).cash(2, 3).cash(3, 3)
    given.part(the_long_arm)
    assert back_rooms(given) == [2, 2, 3, 2]


@pytest.mark.rule("B9.2", "B3.2")
def test_everyone_announces_cash_without_being_asked() -> None:
    given = Given(3, round=4).cash(0, 20).cash(1, 5).cash(2, 6).part(the_long_arm)
    announced = list(given.all(events.AnnouncesCash, None))
    assert announced == [
        events.AnnouncesCash(mobster=seat, cash=cash) for seat, cash in enumerate((20, 5, 6))
    ]
    view = given.game.view(given.state, 0)
    assert [mobster.announced for mobster in view.mobsters] == [20, 5, 6]


@pytest.mark.rule("B9.3")
def test_muscle_cards_are_discarded_and_the_next_round_begins() -> None:
    given = Given(3)
    given.house(MOTHERS).heat = 1
    given.house(MOTHERS).word = given.house(MOTHERS).copper = given.house(MOTHERS).closed = True
    given.house(MOTHERS).payoff = 2
    given.still(1).stopped = True
    given.part(clear_the_table)
    assert given.state.table.round == 3
    assert all(mobster.muscle == 0 for mobster in given.state.mobsters)
    assert given.state.mobsters[0].muscle_seen == [50], "it does not come back"
    assert 50 not in given.mobster(0).hand
    house = given.house(MOTHERS)
    assert (house.heat, house.word, house.copper, house.closed, house.payoff) == (
        -1,
        False,
        False,
        False,
        -1,
    )
    assert not given.still(1).stopped
    assert all(isinstance(action, PickMuscle) for action in given.legal(0))


@pytest.mark.parametrize(("rounds", "last"), [(12, 12), (8, 8)])
@pytest.mark.rule("B9.4", "B2.5", "B12.8")
def test_the_game_ends_after_phase_5_of_the_last_round(rounds: int, last: int) -> None:
    options = Options(rounds=12 if rounds == 12 else 8)
    given = Given(3, options, round=last - 1).window(timing.LAST_SALE)
    assert not given.state.over
    given = Given(3, options, round=last).cash(1, 11).window(timing.LAST_SALE)
    assert given.state.over
    result = given.game.result(given.state)
    assert result is not None
    assert (result.winners, result.scores, result.ending) == ((1,), (10, 11, 10), "last-round")


@pytest.mark.rule("B9.4", "B3.2")
def test_in_the_short_game_phase_6_of_round_8_is_not_played() -> None:
    given = Given(3, Options(rounds=8), round=8).window(timing.LAST_SALE)
    assert back_rooms(given) == [1, 1, 1]
    assert given.tags().count("announces-cash") == 3, "cash is announced at the end"


@pytest.mark.parametrize(("cash", "over"), [(99, False), (100, True), (130, True)])
@pytest.mark.rule("B9.4")
def test_or_of_the_first_round_at_whose_end_somebody_has_100(cash: int, over: bool) -> None:
    given = Given(3, round=5).cash(2, cash).window(timing.LAST_SALE)
    assert given.state.over is over
    if over:
        assert given.state.table.ended == "fortune"


@pytest.mark.rule("B9.4")
def test_100_in_the_middle_of_a_round_ends_nothing() -> None:
    given = Given(3, round=5).cash(2, 150).thug(0, BIG_CITY_BOYS).window(timing.AFTER_DEALS)
    assert not given.state.over


@pytest.mark.rule("B9.4")
def test_most_cash_wins_not_the_first_to_100() -> None:
    given = Given(3).cash(0, 101).cash(2, 102).part(end_the_game)
    result = given.game.result(given.state)
    assert result is not None
    assert result.winners == (2,)


@pytest.mark.rule("B9.4", "B4.4")
def test_the_higher_muscle_value_of_the_last_round_breaks_a_tie() -> None:
    given = Given(3, round=12).muscle(31, 35, 20)
    given.mobster(0).boosted = True  # 36½
    given.part(end_the_game)
    result = given.game.result(given.state)
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rule("B9.4", "B4.4")
def test_all_agree_to_stop_before_the_reveal_and_the_muscle_of_last_year_breaks_a_tie() -> None:
    given = Given(3).muscle(10, 20, 30).cash(0, 9).cash(1, 12).cash(2, 12).part(clear_the_table)
    given.game.stop(given.state)
    result = given.game.result(given.state)
    assert result is not None
    assert (result.winners, result.ending) == ((2,), "agreed")


@pytest.mark.rule("B9.4", "B3.2")
def test_when_it_is_over_everybody_sees_all_cash_and_nothing_can_be_done() -> None:
    given = Given(3, round=12).cash(1, 17).window(timing.LAST_SALE)
    view = given.game.view(given.state, 0)
    assert [mobster.cash for mobster in view.mobsters] == [10, 17, 10]
    assert given.refused(0, PickMuscle(given.mobster(0).hand[0])) == "B9.4"

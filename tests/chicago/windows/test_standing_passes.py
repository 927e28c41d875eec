"""Passes that stand for longer than one answer, and what wakes them (K12.22)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_PHASE, THIS_ROUND, THIS_TIME, THIS_WINDOW, Attend, Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    NoAction,
    NoPolice,
    Play,
    RaidBusiness,
    Stay,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    BURGLARY,
    ELECTION_DAY,
    FIRST_AID,
    GETAWAY,
    HORSE_HEAD,
    OUT_OF_GAS,
    SHOTGUNS,
    SNEAKING_OUT,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
)
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES
from backroom.games.chicago.trade_phase import BEFORE_DRAW
from tests.chicago.fights import LAST_DROP, at_business, cars, idle
from tests.chicago.given import Given
from tests.chicago.windows.asking import ONE_DOWN, asked, in_window


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_time_is_asked_for_again_when_the_window_opens_anew() -> None:
    given = Given(3).hand(1, ONE_DOWN).hand(2, THE_FEDS, ONE_DOWN + 1).turn_of(0, window=True)
    given.act(1, Pass(THIS_TIME)).act(2, Play(THE_FEDS))
    assert asked(given) == [1, 2]


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_window_holds_when_it_opens_anew_and_no_longer() -> None:
    given = Given(3).hand(1, ONE_DOWN).hand(2, THE_FEDS, ONE_DOWN + 1).turn_of(0, window=True)
    given.act(1, Pass(THIS_WINDOW)).act(2, Play(THE_FEDS))
    assert asked(given) == [2]
    given.act(2, Pass()).act(0, Stay(), NoAction())
    assert given.state.table.now == 1
    assert asked(given) == [1, 2]


def turns_asked(given: Given, seat: int, until: tuple[int, int]) -> list[tuple[int, int, int]]:
    """The windows in which he is asked: game turn, round, whose turn it is."""
    seen = []
    while (given.state.table.turn, given.state.table.round) < until:
        if in_window(given) and seat in asked(given):
            seen.append((given.state.table.turn, given.state.table.round, given.state.table.now))
            given.act(seat, Pass())
        else:
            idle(given)
    return seen


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_action_round_holds_until_the_next_round() -> None:
    given = Given(3).hand(2, ONE_DOWN).turn_of(0, window=True).act(2, Pass(THIS_PHASE))
    assert turns_asked(given, 2, (2, 3)) == [(2, 2, 0), (2, 2, 1), (2, 2, 2)]


@pytest.mark.rule("K12.22")
def test_in_the_trade_phase_it_holds_until_the_trade_phase_is_over() -> None:
    given = Given(3).hand(2, ONE_DOWN).offer(BUGS_BENNY).trade(BEFORE_DRAW, windows=True)
    given.act(2, Pass(THIS_PHASE))
    assert turns_asked(given, 2, (3, 2)) == [(3, 1, 1), (3, 1, 2), (3, 1, 0)]


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_game_turn_holds_until_the_next_game_turn() -> None:
    given = Given(3).hand(2, ONE_DOWN).turn_of(0, window=True).act(2, Pass(THIS_ROUND))
    assert turns_asked(given, 2, (3, 2)) == [(3, 1, 1), (3, 1, 2), (3, 1, 0)]


@pytest.mark.rule("K12.22")
def test_a_standing_pass_can_be_taken_back() -> None:
    given = Given(3).hand(2, ONE_DOWN).turn_of(0, window=True).act(2, Pass(THIS_ROUND))
    assert given.asked(0) == [questions.Move]
    given.act(2, Attend())
    given.act(0, Stay(), NoAction())
    assert asked(given) == [2]


@pytest.mark.rule("K12.22")
def test_a_standing_pass_does_not_keep_anybody_from_his_own_turn() -> None:
    given = Given(3).hand(0, THE_RAT).turn_of(0, window=True).act(0, Pass(THIS_ROUND))
    assert given.asked(0) == [questions.Move, questions.Besides]
    given.act(0, Play(THE_RAT, 1))
    assert given.boss(0).hand == []


@pytest.mark.parametrize("stand", [THIS_PHASE, THIS_ROUND])
@pytest.mark.rule("K12.22")
def test_being_attacked_wakes_a_standing_pass(stand: int) -> None:
    given = at_business([BUGS_BENNY], [KNUCKLES]).hand(1, SNEAKING_OUT)
    given.turn_of(0, window=True).act(1, Pass(stand)).act(0, Stay(), AttackBusiness(LAST_DROP))
    assert given.asked(1) == [questions.WindowAttacked]
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, GETAWAY).hand(0, SHOTGUNS)
    given.turn_of(0, window=True).act(0, Pass(stand)).act(1, Pass(stand))
    given.act(0, Stay(), AttackCar(1))
    assert asked(given) == [0, 1], "the attacker is asked, too"
    given.act(0, Pass()).act(1, Pass())
    assert given.state.standing[1] == THIS_TIME


@pytest.mark.parametrize("stand", [THIS_PHASE, THIS_ROUND])
@pytest.mark.rule("K12.22", "K12.20")
def test_being_raided_wakes_a_standing_pass(stand: int) -> None:
    given = Given(3).hand(1, HORSE_HEAD).hand(2, ONE_DOWN).badge(0)
    given.police(given.door(given.home(1))).turn_of(0, window=True)
    given.act(1, Pass(stand)).act(2, Pass(stand))
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))
    assert given.asked(1) == [questions.WindowRaided], "the window before it passed him by"
    assert given.state.standing[2] == stand, "nobody has touched 2"


@pytest.mark.rule("K12.22", "K12.6", "K12.20")
def test_election_day_wakes_a_standing_pass() -> None:
    given = Given(3).hand(1, HORSE_HEAD).hand(0, ELECTION_DAY).turn_of(0, window=True)
    given.act(0, Pass()).act(1, Pass(THIS_ROUND)).act(0, Play(ELECTION_DAY, 1))
    assert given.asked(1) == [questions.WindowElected]


@pytest.mark.parametrize(
    ("card", "on"),
    [(OUT_OF_GAS, 1), (THE_PILLOW, DOUGH_BOY), (ACCIDENT, KNUCKLES), (THE_RAT, 1), (BURGLARY, 1)],
)
@pytest.mark.rule("K12.22")
def test_so_does_any_card_that_names_him_or_a_gangster_of_his(card: int, on: int) -> None:
    given = Given(3).in_hospital(1, DOUGH_BOY).in_prison(1, KNUCKLES).hand(0, card)
    given.hand(1, FIRST_AID).hand(2, ONE_DOWN).turn_of(0, window=True)
    given.act(0, Pass()).act(1, Pass(THIS_ROUND)).act(2, Pass(THIS_ROUND))
    given.act(0, Play(card, on))
    assert given.state.standing[1:] == [THIS_TIME, THIS_ROUND]
    if card in (THE_PILLOW, ACCIDENT):
        assert given.asked(1) == [questions.WindowKilled]


@pytest.mark.rule("K12.22")
def test_a_card_that_names_nobody_wakes_nobody() -> None:
    given = Given(3).hand(0, THE_FEDS).hand(1, ONE_DOWN).turn_of(0, window=True)
    given.act(0, Pass()).act(1, Pass(THIS_ROUND)).act(0, Play(THE_FEDS))
    assert given.state.standing[1] == THIS_ROUND

"""The Reporter (K13.41)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackCar,
    CleanUp,
    Drive,
    EndTurn,
    LookInBusiness,
    LookInCar,
    Lose,
    Neutralize,
    NoAction,
    NoPolice,
    RollDie,
    Stay,
)
from backroom.games.chicago.components import CAR, HIDING, SHOTGUNS
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    JOHN_DOE,
    KNUCKLES,
    RED_IRISH,
    ROLLS_ROY,
    SPONGE,
    THE_REPORTER,
)
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
)
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.gangsters.second import next_game_turn, seen_by, squares_off
from tests.chicago.given import Given

HOME, RIVALS_HOME = 0, 3


def table(where: int = HOME) -> Given:
    """Boss 1 has two gangsters in his car and one at home; boss 0 has the Reporter."""
    given = Given(3).gangster(1, BUGS_BENNY, SPONGE).gangster(1, KNUCKLES, spot=RIVALS_HOME)
    return put(given, 0, THE_REPORTER, where)


def looks(given: Given, seat: int = 0) -> list[LookInCar | LookInBusiness]:
    return [a for a in given.legal(seat) if isinstance(a, (LookInCar, LookInBusiness))]


@pytest.mark.rule("K13.41", "K9.2", "K13.46")
@pytest.mark.parametrize("where", [CAR, HOME])
def test_he_alone_sees_who_is_in_a_car(where: int) -> None:
    given = table(where).turn_of(0).act(0, LookInCar(1))
    assert seen_by(given, BUGS_BENNY) == seen_by(given, SPONGE) == [0, 1]
    assert seen_by(given, KNUCKLES) == [1]
    assert seen_by(given, THE_REPORTER) == [0, 1, 2]
    told = set(given.kinds(2))
    assert events.LooksInCar in told
    assert events.Sees not in told
    given.sound()


@pytest.mark.rule("K13.41")
def test_or_who_is_in_a_business_and_all_see_which() -> None:
    given = table().turn_of(0).act(0, LookInBusiness(RIVALS_HOME))
    assert seen_by(given, KNUCKLES) == [0, 1]
    assert seen_by(given, BUGS_BENNY) == [1]
    told = given.all(events.LooksInBusiness, 2)
    assert told == [events.LooksInBusiness(boss=0, business=RIVALS_HOME)]
    assert given.all(events.Sees, 0) == [events.Sees(boss=0, gangsters=(KNUCKLES,))]


@pytest.mark.rule("K13.41", "K12.22")
def test_he_looks_at_any_point_of_his_boss_s_turn() -> None:
    assert looks(table().turn_of(0))
    given = table().dice("drive 0", 2).turn_of(0).act(0, RollDie())
    assert looks(given)
    assert looks(given.act(0, Drive(squares_off(given, 0, 1))))
    assert looks(given.act(0, NoAction()))
    assert given.act(0, EndTurn()).state.table.now == 1


@pytest.mark.rule("K13.41", "K12.22")
def test_he_looks_without_a_kept_card_before_anybodys_turn() -> None:
    given = table().turn_of(1, window=True)
    assert given.asked(0) == [questions.WindowTurnStart]
    assert looks(given) == [LookInCar(1), LookInBusiness(RIVALS_HOME)]
    given.act(0, LookInCar(1))
    assert seen_by(given, BUGS_BENNY) == [0, 1]
    assert given.asks(0) == [], "once a game turn"
    assert given.asked(1) == [questions.Move]
    given.sound()


@pytest.mark.rule("K13.41", "K12.22")
def test_so_after_anybodys_roll_and_before_a_police_action() -> None:
    given = table().turn_of(2).act(2, RollDie())
    assert given.asked(0) == [questions.WindowAfterRoll]
    assert looks(given)
    given = table().badge(2).territory(1, 4)
    given.police(given.turf(4)).turn_of(2).act(2, Stay(), NoAction(), NoPolice(), CleanUp(4))
    assert given.asked(0) == [questions.WindowPoliceAction]
    given.act(0, LookInBusiness(RIVALS_HOME))
    assert seen_by(given, KNUCKLES) == [0, 1]


@pytest.mark.rule("K13.41", "K12.22")
@pytest.mark.parametrize("part", [BEFORE_DRAW, BEFORE_LOT, BEFORE_BRIBE, BEFORE_PLACING])
def test_so_in_the_windows_of_the_trade_phase(part: int) -> None:
    given = table().offer(RED_IRISH).trade(part, windows=True)
    assert looks(given)
    given.act(0, LookInCar(1))
    assert seen_by(given, SPONGE) == [0, 1]
    assert not looks(given)


@pytest.mark.rule("K13.41", "K12.22")
def test_in_a_shootout_he_looks_if_his_boss_is_in_it() -> None:
    given = table(HOME).gangster(0, RED_IRISH).gangster(2, ROLLS_ROY)
    given.car(2, given.boss(0).square).turn_of(2).act(2, Stay(), AttackCar(0))
    assert given.asked(0) == [questions.WindowShootoutStart]
    assert LookInCar(1) in looks(given)
    given = table(HOME).gangster(2, ROLLS_ROY).hand(1, SHOTGUNS)
    given.car(2, given.boss(1).square).turn_of(2).act(2, Stay(), AttackCar(1))
    assert given.asked(1) == [questions.WindowShootoutStart]
    assert given.asks(0) == [], "it is not his shootout"


@pytest.mark.rule("K13.41", "K13.18", "K6.11")
def test_picked_by_john_doe_he_does_not_look_in_this_shootout() -> None:
    given = Given(2).gangster(0, JOHN_DOE, KNUCKLES).gangster(0, SPONGE, spot=HOME)
    given.gangster(1, THE_REPORTER, BUGS_BENNY).car(1, given.boss(0).square)
    given.dice("shootout 0", 6).dice("shootout 1", 5).turn_of(0).act(0, Stay(), AttackCar(1))
    assert looks(given, 1) == [LookInCar(0), LookInBusiness(HOME)]
    given.pass_all().act(0, Neutralize(THE_REPORTER)).act(1, Lose(BUGS_BENNY))
    assert given.asked(1) != [questions.WindowWounded]
    assert not looks(given, 1)


@pytest.mark.rule("K13.41", "K12.22", "K12.6")
def test_his_boss_is_not_asked_when_there_is_nobody_to_see_or_he_is_frozen() -> None:
    given = put(Given(3).in_prison(1, SPONGE), 0, THE_REPORTER, HOME)
    assert given.turn_of(1, window=True).asked(1) == [questions.Move]
    given = table()
    for g in (BUGS_BENNY, SPONGE, KNUCKLES):
        given.state.show(g)
    assert given.turn_of(1, window=True).asked(1) == [questions.Move], "all have been shown"
    given = table().frozen(0).turn_of(1, window=True)
    assert given.asked(1) == [questions.Move]


@pytest.mark.rule("K13.41", "K12.22", "K9.1")
def test_who_is_asked_does_not_tell_that_it_is_the_reporter_who_hides() -> None:
    for hides, works in ((THE_REPORTER, RED_IRISH), (RED_IRISH, THE_REPORTER)):
        given = table(CAR).gangster(0, works).gangster(0, hides, spot=HIDING)
        given.turn_of(1, window=True)
        assert given.asked(0) == [questions.WindowTurnStart]
        assert bool(looks(given)) == (works == THE_REPORTER)
    given = table(CAR).hiding(0, THE_REPORTER).turn_of(1, window=True)
    assert given.asks(0) == [], "all saw him leave by the back door"


@pytest.mark.rule("K13.41", "K8.7")
def test_he_looks_once_a_game_turn() -> None:
    given = table().turn_of(0).act(0, LookInCar(1))
    assert not looks(given.act(0, Stay()))
    assert not looks(given.turn_of(0, round=2))
    next_game_turn(given)
    assert seen_by(given, BUGS_BENNY) == [1]  # placed anew
    assert looks(given.turn_of(0))


@pytest.mark.rule("K13.41", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_sees_nothing(away: int) -> None:
    assert not looks(table(away).turn_of(0))


@pytest.mark.rule("K13.41", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_REPORTER) == Worth()

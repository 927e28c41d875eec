"""He Had an Accident (K12.10)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import ACCIDENT, CEMETERY, FIRST_AID, NOBODY, PRISON
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES, LUCKY_LOU, SPONGE
from backroom.games.chicago.trade_phase import BEFORE_DRAW
from tests.chicago.event_cards.scenes import on_whom, raid_business
from tests.chicago.given import Given


@pytest.mark.rule("K12.10")
def test_a_rivals_gangster_in_prison_dies() -> None:
    given = Given().in_prison(1, KNUCKLES, BUGS_BENNY).hand(0, ACCIDENT).turn_of(0)
    given.act(0, Play(ACCIDENT, KNUCKLES))
    assert (given.where(KNUCKLES), given.gangster_of(KNUCKLES)) == (CEMETERY, NOBODY)
    assert given.where(BUGS_BENNY) == PRISON
    assert given.asked(0) == [questions.Move]
    given.sound()


@pytest.mark.rule("K12.10")
def test_neither_his_own_nor_one_who_is_elsewhere() -> None:
    given = Given().in_prison(0, SPONGE).in_hospital(1, KNUCKLES).gangster(1, BUGS_BENNY)
    given.hand(0, ACCIDENT).turn_of(0)
    reason = given.refused(0, Play(ACCIDENT))
    assert (reason.rule, reason.key) == ("K12.10", "why-no-target")
    given = Given().in_prison(0, SPONGE).in_prison(2, DOUGH_BOY).hand(0, ACCIDENT).turn_of(0)
    assert on_whom(given, 0, ACCIDENT) == [DOUGH_BOY]


@pytest.mark.rule("K12.10", "K13.22")
def test_it_does_nothing_to_lucky_lou() -> None:
    given = Given().in_prison(1, LUCKY_LOU).hand(0, ACCIDENT).turn_of(0)
    given.act(0, Play(ACCIDENT, LUCKY_LOU))
    assert (given.where(LUCKY_LOU), given.gangster_of(LUCKY_LOU)) == (PRISON, 1)
    assert given.state.table.discard[ACCIDENT] == 1
    assert given.asked(0) == [questions.Move]


@pytest.mark.rule("K12.10", "K12.22")
def test_before_anybodys_turn_and_before_a_police_action() -> None:
    given = Given().in_prison(1, KNUCKLES).hand(2, ACCIDENT).turn_of(0, window=True)
    assert on_whom(given, 2, ACCIDENT) == [KNUCKLES]
    given.act(2, Pass())
    raid_business(given)
    assert given.asked(2) == [questions.WindowPoliceAction]
    given.in_window(2, Play(ACCIDENT, KNUCKLES))
    assert given.where(KNUCKLES) == CEMETERY
    assert given.state.table.police_actions == 0  # and the raid was carried out


@pytest.mark.rule("K12.10", "K12.22")
def test_in_a_window_of_the_trade_phase_too() -> None:
    given = Given().in_prison(1, KNUCKLES).hand(2, ACCIDENT).trade(BEFORE_DRAW, windows=True)
    given.in_window(2, Play(ACCIDENT, KNUCKLES))
    assert given.where(KNUCKLES) == CEMETERY


@pytest.mark.rule("K12.10", "K12.7")
def test_whom_first_aid_saves_goes_from_prison_to_hospital() -> None:
    given = Given().in_prison(1, KNUCKLES).hand(0, ACCIDENT).hand(1, FIRST_AID).turn_of(0)
    given.act(0, Play(ACCIDENT, KNUCKLES)).act(1, Play(FIRST_AID))
    told = given.all(events.InHospital)
    assert told == [events.InHospital(boss=1, gangster=KNUCKLES, where_from=PRISON)]

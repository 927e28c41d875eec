"""The Pillow (K12.18)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import CEMETERY, FIRST_AID, HOSPITAL, NOBODY, THE_PILLOW
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    KNUCKLES,
    LUCKY_LOU,
    SPONGE,
    THE_DOCTOR,
)
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
)
from tests.chicago.event_cards.scenes import on_whom, raid_business
from tests.chicago.given import Given


@pytest.mark.rule("K12.18")
def test_a_rivals_gangster_in_hospital_dies() -> None:
    given = Given().in_hospital(1, KNUCKLES, BUGS_BENNY).hand(0, THE_PILLOW).turn_of(0)
    given.act(0, Play(THE_PILLOW, KNUCKLES))
    assert (given.where(KNUCKLES), given.gangster_of(KNUCKLES)) == (CEMETERY, NOBODY)
    assert given.where(BUGS_BENNY) == HOSPITAL
    given.sound()


@pytest.mark.rule("K12.18")
def test_neither_his_own_nor_one_who_is_elsewhere() -> None:
    given = Given().in_hospital(0, SPONGE).in_prison(1, KNUCKLES).hiding(1, BUGS_BENNY)
    given.hand(0, THE_PILLOW).turn_of(0)
    reason = given.refused(0, Play(THE_PILLOW))
    assert (reason.rule, reason.key) == ("K12.18", "why-no-target")
    given = Given().in_hospital(0, SPONGE).in_hospital(2, DOUGH_BOY).hand(0, THE_PILLOW).turn_of(0)
    assert on_whom(given, 0, THE_PILLOW) == [DOUGH_BOY]


@pytest.mark.rule("K12.18", "K13.22")
def test_it_does_nothing_to_lucky_lou() -> None:
    given = Given().in_hospital(1, LUCKY_LOU).hand(0, THE_PILLOW).turn_of(0)
    given.act(0, Play(THE_PILLOW, LUCKY_LOU))
    assert (given.where(LUCKY_LOU), given.gangster_of(LUCKY_LOU)) == (HOSPITAL, 1)
    assert given.state.table.discard[THE_PILLOW] == 1


@pytest.mark.rule("K12.18", "K12.22")
def test_before_anybodys_turn_and_before_a_police_action() -> None:
    given = Given().in_hospital(1, KNUCKLES).hand(2, THE_PILLOW).turn_of(0, window=True)
    assert on_whom(given, 2, THE_PILLOW) == [KNUCKLES]
    given.act(2, Pass())
    raid_business(given).in_window(2, Play(THE_PILLOW, KNUCKLES))
    assert given.where(KNUCKLES) == CEMETERY


@pytest.mark.rule("K12.18", "K12.22")
@pytest.mark.parametrize("part", [BEFORE_DRAW, BEFORE_LOT, BEFORE_BRIBE, BEFORE_PLACING])
def test_in_every_window_of_the_trade_phase(part: int) -> None:
    given = Given().in_hospital(1, KNUCKLES).offer(SPONGE).hand(2, THE_PILLOW)
    given.trade(part, windows=True).in_window(2, Play(THE_PILLOW, KNUCKLES))
    assert given.where(KNUCKLES) == CEMETERY
    given.sound()


@pytest.mark.rule("K12.18", "K12.7", "K6.12")
def test_whom_first_aid_saves_from_it_stays_in_hospital_and_is_not_sent_there() -> None:
    given = Given().in_hospital(1, KNUCKLES).hand(0, THE_PILLOW).hand(1, FIRST_AID).turn_of(0)
    given.act(0, Play(THE_PILLOW, KNUCKLES)).act(1, Play(FIRST_AID))
    assert given.where(KNUCKLES) == HOSPITAL
    told = given.all(events.StaysInHospital, 2)
    assert told == [events.StaysInHospital(boss=1, gangster=KNUCKLES)]
    assert given.all(events.InHospital) == []


@pytest.mark.rule("K12.18", "K13.36")
def test_so_whom_the_doctor_saves() -> None:
    given = Given().in_hospital(1, KNUCKLES).gangster(1, THE_DOCTOR).hand(0, THE_PILLOW)
    given.dice("doctor 1", 4).turn_of(0).act(0, Play(THE_PILLOW, KNUCKLES))
    assert given.where(KNUCKLES) == HOSPITAL
    assert [type(event) for event in given.told()][-1] == events.StaysInHospital

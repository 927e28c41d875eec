"""The Pillow (K12.18)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import CEMETERY, HOSPITAL, NOBODY, THE_PILLOW
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES, LUCKY_LOU, SPONGE
from backroom.games.chicago.trade_phase import BEFORE_PLACING
from tests.chicago.event_cards.scenes import not_now, on_whom, raid_business
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
def test_not_in_the_trade_phase() -> None:
    given = Given().in_hospital(1, KNUCKLES).hand(2, THE_PILLOW)
    given.trade(BEFORE_PLACING, windows=True)
    assert not_now(given, 2, THE_PILLOW) == "K12.18"

"""Backstabbing Son of a Gun (K12.2)."""

import pytest

from backroom.games.chicago.actions import Done, Play
from backroom.games.chicago.components import BACKSTABBING, CAR, FREE, HOSPITAL, NOBODY, PRISON
from backroom.games.chicago.event_cards.backstabbing import StealsFromAfar, StealsGangster
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    KNUCKLES,
    RED_IRISH,
    ROSTER,
    SPONGE,
)
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
)
from tests.chicago.event_cards.scenes import not_now, on_whom
from tests.chicago.given import Given

GANG = [BUGS_BENNY, KNUCKLES, SPONGE, DOUGH_BOY, RED_IRISH]


def backstabbed(stolen: int) -> Given:
    """Boss 1 has one in the car, at home, in prison, in hospital, in hiding; 0 gets this one."""
    given = Given().gangster(1, BUGS_BENNY).gangster(1, KNUCKLES, spot=Given().home(1))
    given.in_prison(1, SPONGE).in_hospital(1, DOUGH_BOY).hiding(1, RED_IRISH)
    given.hand(0, BACKSTABBING).trade(BEFORE_DRAW, windows=True)
    given.picked("backstab", GANG, stolen)
    return given.in_window(0, Play(BACKSTABBING, 1))


@pytest.mark.rule("K12.2", "K1.4")
@pytest.mark.parametrize("stolen", GANG)
def test_chance_picks_one_of_all_who_are_not_dead(stolen: int) -> None:
    given = backstabbed(stolen)
    assert [g for g in range(len(ROSTER)) if given.gangster_of(g) == 0] == [stolen]
    (draw,) = [r for record in given.records for r in record.rolls if r.label == "backstab"]
    assert draw.sides == len(GANG)
    given.sound()


@pytest.mark.rule("K12.2", "K10.1")
@pytest.mark.parametrize(("stolen", "where"), [(SPONGE, PRISON), (DOUGH_BOY, HOSPITAL)])
def test_who_is_in_prison_or_in_hospital_stays_there(stolen: int, where: int) -> None:
    given = backstabbed(stolen)
    assert given.where(stolen) == where
    told = StealsFromAfar(boss=0, boss_other=1, gangster=stolen, where=where)
    assert given.all(StealsFromAfar, 2) == [told]
    assert (given.points(0), given.points(1)) == (1, 2), "he is not at work"


@pytest.mark.rule("K12.2", "K1.4", "K10.1")
def test_one_in_hiding_comes_out_for_his_new_boss() -> None:
    given = backstabbed(RED_IRISH)
    assert given.where(RED_IRISH) == FREE
    assert given.all(StealsGangster) == [StealsGangster(boss=0, boss_other=1, gangster=RED_IRISH)]


@pytest.mark.rule("K12.2", "K10.1", "K8.6")
def test_he_counts_at_once_but_waits_to_be_placed() -> None:
    given = Given().gangster(0, SPONGE).gangster(1, BUGS_BENNY, KNUCKLES).hand(0, BACKSTABBING)
    assert (given.points(0), given.points(1)) == (1, 2)
    given.picked("backstab", [BUGS_BENNY, KNUCKLES], KNUCKLES)
    given.trade(BEFORE_PLACING, windows=True).in_window(0, Play(BACKSTABBING, 1))
    assert (given.points(0), given.points(1)) == (2, 1)
    assert given.where(KNUCKLES) == FREE
    given.act(0, Done()).act(1, Done())
    assert given.where(KNUCKLES) == CAR
    assert given.state.known[KNUCKLES] == 1 << 0  # face down


@pytest.mark.rule("K12.2")
def test_a_rival_with_no_gangster_has_nothing_to_lose() -> None:
    given = Given().gangster(2, KNUCKLES).gangster(0, BUGS_BENNY)
    given.hand(0, BACKSTABBING).trade(BEFORE_DRAW, windows=True)
    assert on_whom(given, 0, BACKSTABBING) == [2]
    reason = given.refused(0, Play(BACKSTABBING, 1))
    assert (reason.rule, reason.key) == ("K12.2", "why-no-gang")


@pytest.mark.rule("K12.2", "K12.22")
@pytest.mark.parametrize("part", [BEFORE_DRAW, BEFORE_LOT, BEFORE_BRIBE, BEFORE_PLACING])
def test_in_every_window_of_the_trade_phase(part: int) -> None:
    given = Given().gangster(1, KNUCKLES).offer(SPONGE).hand(2, BACKSTABBING)
    given.trade(part, windows=True).in_window(2, Play(BACKSTABBING, 1))
    assert given.gangster_of(KNUCKLES) == 2
    assert given.gangster_of(SPONGE) == NOBODY


@pytest.mark.rule("K12.2", "K12.22")
def test_not_in_an_action_round() -> None:
    given = Given().gangster(1, KNUCKLES).hand(0, BACKSTABBING).turn_of(0, window=True)
    assert not_now(given, 0, BACKSTABBING) == "K12.2"
    given.pass_all()
    assert not_now(given, 0, BACKSTABBING) == "K12.2"

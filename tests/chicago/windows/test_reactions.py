"""Reactions are asked of those concerned alone (K12.22)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_PHASE, THIS_ROUND, THIS_TIME, UNTIL_HIT, Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import NoAction, NoPolice, Play, RaidBusiness, Stay
from backroom.games.chicago.components import (
    ELECTION_DAY,
    FIRST_AID,
    GETAWAY,
    HORSE_HEAD,
    HOSPITAL,
    THE_FEDS,
    THE_PILLOW,
)
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES
from tests.chicago.fights import attack, cars, rolls
from tests.chicago.given import Given
from tests.chicago.windows.asking import ONE_DOWN, asked, two_pillows


@pytest.mark.rule("K12.22")
def test_a_reaction_is_a_window_of_its_own() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES, DOUGH_BOY]).hand(1, GETAWAY)
    attack(rolls(given, [3], [1]))
    passes = [action for action in given.legal(1) if isinstance(action, Pass)]
    assert passes == [Pass(THIS_TIME), Pass(THIS_PHASE), Pass(THIS_ROUND), Pass(UNTIL_HIT)]
    given.act(1, Pass(THIS_PHASE))
    assert given.asked(1) == [questions.WhoIsHit]
    given.act(1, given.legal(1)[0])
    assert given.asked(1) != [questions.WindowWounded], "his pass stands for the round"


# --- reactions: who is concerned -----------------------------------------------------------------


@pytest.mark.rule("K12.22", "K12.20")
def test_a_raid_is_answered_by_the_one_raided_alone() -> None:
    given = Given(3).hand(1, HORSE_HEAD).hand(2, ONE_DOWN).hand(0, THE_FEDS).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))
    assert asked(given) == [0, 1, 2], "before it, all who hold a card"
    given.act(0, Pass()).act(1, Pass()).act(2, Pass())
    assert asked(given) == [1]
    assert given.asked(1) == [questions.WindowRaided]


@pytest.mark.rule("K12.22", "K12.6")
def test_election_day_is_answered_by_the_one_it_is_played_on() -> None:
    given = Given(3).hand(0, ELECTION_DAY).hand(1, ONE_DOWN).hand(2, HORSE_HEAD).turn_of(0)
    given.act(0, Play(ELECTION_DAY, 1))
    assert asked(given) == [1]
    given.act(1, Pass())
    assert given.boss(1).frozen


@pytest.mark.rule("K12.22", "K12.7", "K12.18")
def test_a_death_by_a_card_is_answered_by_his_boss() -> None:
    given = two_pillows().hand(0, FIRST_AID).turn_of(1)
    given.act(1, Play(THE_PILLOW, DOUGH_BOY))
    assert asked(given) == [0]
    given.act(0, Play(FIRST_AID))
    assert given.where(DOUGH_BOY) == HOSPITAL


@pytest.mark.rule("K12.22", "K12.6")
def test_who_is_frozen_in_a_window_is_asked_no_more() -> None:
    given = Given(3).hand(1, ELECTION_DAY, ONE_DOWN).hand(2, THE_FEDS).turn_of(0, window=True)
    given.act(1, Play(ELECTION_DAY, 2)).act(2, Pass())
    assert given.asked(2) == [questions.WindowElected]
    given.act(2, Pass())
    assert given.boss(2).frozen
    assert asked(given) == [1]

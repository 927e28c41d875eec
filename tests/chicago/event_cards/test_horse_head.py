"""The Severed Horse Head (K12.20)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import DropOrder, LeaveOrder, Play
from backroom.games.chicago.components import (
    CAR,
    ELECTION_DAY,
    FIRST_CONTRACT,
    HORSE_HEAD,
    SHOTGUNS,
)
from backroom.games.chicago.gangsters import KNUCKLES
from tests.chicago.event_cards.scenes import not_now, raid_business, raid_car
from tests.chicago.given import Given


@pytest.mark.rule("K12.20", "K7.2", "K7.6", "K7.7")
def test_a_raid_has_no_effect_shows_nobody_and_is_spent() -> None:
    given = Given().gangster(1, KNUCKLES, spot=Given().home(1)).hand(1, HORSE_HEAD)
    raid_business(given).act(1, Pass())
    assert given.asked(1) == [questions.WindowRaided]
    given.in_window(1, Play(HORSE_HEAD))
    assert given.where(KNUCKLES) == given.home(1)
    assert not given.state.businesses[given.home(1)].closed
    assert given.state.known[KNUCKLES] == 1 << 1
    assert not {events.ShowsGang, events.RaidDice} & set(given.kinds())
    assert given.state.table.police_actions == 0
    given.sound()


@pytest.mark.rule("K12.20", "K7.3")
def test_a_raided_car_keeps_its_gangsters_and_contracts() -> None:
    given = Given().gangster(1, KNUCKLES).started(1, FIRST_CONTRACT).hand(1, HORSE_HEAD)
    given.dice("raid police", 6).dice("raid 1", 1)
    raid_car(given).act(1, Pass()).in_window(1, Play(HORSE_HEAD))
    assert given.where(KNUCKLES) == CAR
    assert given.boss(1).started == [FIRST_CONTRACT]


@pytest.mark.rule("K12.20", "K12.6")
def test_election_day_has_no_effect() -> None:
    given = Given().hand(0, ELECTION_DAY).hand(1, HORSE_HEAD).turn_of(0)
    given.act(0, Play(ELECTION_DAY, 1))
    assert given.asked(1) == [questions.WindowElected]
    given.in_window(1, Play(HORSE_HEAD))
    assert not given.boss(1).frozen
    assert not given.boss(1).skips_income
    assert given.state.table.discard[ELECTION_DAY] == given.state.table.discard[HORSE_HEAD] == 1
    assert given.asked(0) == [questions.Move]


@pytest.mark.rule("K12.20", "K12.6")
def test_a_frozen_boss_may_play_it() -> None:
    given = Given().frozen(1).hand(1, HORSE_HEAD).dice("raid police", 6).dice("raid 1", 1)
    raid_business(given).in_window(1, Play(HORSE_HEAD))
    assert not given.state.businesses[given.home(1)].closed


@pytest.mark.rule("K12.20", "K12.22")
def test_an_order_left_in_advance_answers_until_it_is_dropped() -> None:
    given = Given().hand(0, ELECTION_DAY).hand(1, HORSE_HEAD).turn_of(0)
    given.act(1, LeaveOrder(HORSE_HEAD)).act(0, Play(ELECTION_DAY, 1))
    assert given.state.table.discard[HORSE_HEAD] == 1
    assert not given.boss(1).frozen
    given = Given().hand(0, ELECTION_DAY).hand(1, HORSE_HEAD).turn_of(0)
    given.act(1, LeaveOrder(HORSE_HEAD), DropOrder(HORSE_HEAD)).act(0, Play(ELECTION_DAY, 1))
    assert given.asked(1) == [questions.WindowElected]
    given.act(1, Pass())
    assert given.boss(1).frozen


@pytest.mark.rule("K12.20", "K12.22")
def test_only_who_is_hit_may_play_it_and_only_then() -> None:
    given = Given().hand(0, ELECTION_DAY).hand(1, HORSE_HEAD).hand(2, SHOTGUNS).turn_of(1)
    assert not_now(given, 1, HORSE_HEAD) == "K12.20"
    given.turn_of(0).act(0, Play(ELECTION_DAY, 2))
    assert given.asked(1) == []
    given = raid_business(Given().hand(1, HORSE_HEAD))
    assert given.asked(1) == [questions.WindowPoliceAction]  # the raid is but announced
    assert not_now(given, 1, HORSE_HEAD) == "K12.20"

"""Positions that a rules lawyer asks about: cards in answer to cards, full cars, empty decks."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackCar,
    CompleteContract,
    Fetch,
    Lose,
    NoAction,
    NoPolice,
    Play,
    PoliceFirst,
    RaidBusiness,
    RaidCar,
    Stay,
)
from backroom.games.chicago.components import (
    BACKSTABBING,
    CARDS,
    ELECTION_DAY,
    FIRST_AID,
    FIRST_CONTRACT,
    FIRST_RESOURCE_CARD,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HOSPITAL,
    HOSPITAL_PLACE,
    NOTHING,
    PRISON,
    THE_PILLOW,
)
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CLEAN_GENE,
    DOUGH_BOY,
    EASY_MIKE,
    FAT_FRED,
    JOHNNY_FAVORITE,
    KNUCKLES,
    RED_IRISH,
    SPONGE,
    THE_DWARF,
    THE_MECHANIC,
    TONY_TROUBLE,
)
from backroom.games.chicago.state import NO_DISCARDS
from backroom.games.chicago.trade_phase import BEFORE_DRAW, BEFORE_PLACING, DRAW
from tests.chicago.fights import LAST_DROP, at_business, attack, cars, over, rolls, totals
from tests.chicago.given import Given, swap

#: They Never Saw It Coming, to be completed at any garage, and One Down.
NEVER_SAW_IT_COMING, ONE_DOWN = FIRST_CONTRACT + 7, FIRST_CONTRACT + 2


def to_a_garage(given: Given) -> Given:
    """If several are equally near, it is one of them."""
    while questions.WhichGarage in given.asked(0):
        given.act(0, given.legal(0)[0])
    return given


def raid_home(given: Given) -> Given:
    """The police of 0 raid the first business of 1, and would win by the dice."""
    given.badge(0).police(given.door(given.home(1))).dice("raid police", 6).dice("raid 1", 1)
    given.turn_of(0).act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))
    return given.pass_all()


# --- shootouts -----------------------------------------------------------------------------------


@pytest.mark.rule("K12.6", "K6.9", "K6.13")
def test_an_attacker_frozen_at_the_start_fights_on_and_may_move_in() -> None:
    given = at_business([BUGS_BENNY], []).hand(1, ELECTION_DAY)
    attack(rolls(given, [6], [1]), LAST_DROP)
    given.in_window(1, Play(ELECTION_DAY, 0)).pass_all()
    assert (given.boss(0).frozen, given.owner(LAST_DROP)) == (True, 0)
    assert given.asked(0) == [questions.Shift]


@pytest.mark.rule("K10.1", "K12.9", "K6.11")
def test_a_getaway_bought_between_two_rounds_is_played_in_them() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES, DOUGH_BOY]).hand(2, GETAWAY).hand(1, FIRST_AID)
    attack(rolls(given, [6], [4])).pass_all().act(1, Lose(KNUCKLES)).act(1, Pass())
    assert given.asked(1) == [questions.WindowBetweenRounds]
    swap(given.table(), 2, 1, give=(Good("card", GETAWAY),))
    given.act(1, Play(GETAWAY))
    assert given.asked(1) == [questions.Flee]
    given.act(1, given.legal(1)[0])
    assert over(given)
    assert given.where(KNUCKLES) == HOSPITAL, "losses so far stand"


@pytest.mark.rule("K6.2", "K13.1")
def test_bomb_jack_alone_takes_away_what_a_small_business_adds() -> None:
    given = at_business([BUGS_BENNY], [BOMB_JACK])
    attack(rolls(given, [6, 6], [1, 1]), LAST_DROP).pass_all()
    assert totals(given) == (2, 0)


@pytest.mark.rule("K14.8", "K13.39", "K6.10")
def test_a_beaten_attacker_mended_at_a_garage_completes_his_contract_there() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).gangster(0, THE_MECHANIC, spot=0)
    given.started(0, NEVER_SAW_IT_COMING)
    to_a_garage(attack(rolls(given, [1, 1], [6, 6])).pass_all())
    given.turn_of(0, round=2).act(0, Stay(), CompleteContract(NEVER_SAW_IT_COMING))
    assert given.boss(0).cash == 1000 + 1300


# --- the police ----------------------------------------------------------------------------------


@pytest.mark.rule("K13.5", "K13.45", "K13.19", "K7.3")
def test_gene_and_tony_leave_it_to_the_dice_and_johnny_stays_behind() -> None:
    given = Given(3)
    home = given.home(1)
    raid_home(given.gangster(1, CLEAN_GENE, TONY_TROUBLE, JOHNNY_FAVORITE, spot=home))
    assert [given.where(g) for g in (CLEAN_GENE, TONY_TROUBLE)] == [PRISON, PRISON]
    assert given.where(JOHNNY_FAVORITE) == home
    assert given.state.businesses[home].closed


@pytest.mark.rule("K7.7", "K7.6", "K13.19")
def test_a_closed_business_with_johnny_alone_in_it_is_raided_for_nothing() -> None:
    given = Given(3)
    home = given.home(1)
    raid_home(given.gangster(1, JOHNNY_FAVORITE, spot=home).closed(home))
    assert given.where(JOHNNY_FAVORITE) == home
    assert given.state.table.police_actions == 0


@pytest.mark.rule("K12.8", "K7.3", "K6.8", "K5.12")
def test_police_sent_first_empty_the_car_that_one_attacks_afterwards() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(0, FRIENDS_ON_THE_INSIDE).started(1, ONE_DOWN)
    given.police(given.boss(1).square).dice("raid police", 6).dice("raid 1", 1).turn_of(0)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE), PoliceFirst(), NoPolice(), RaidCar(1)).pass_all()
    assert (given.where(KNUCKLES), given.boss(1).started) == (PRISON, [])
    rolls(given, [6], [1]).act(0, Stay(), AttackCar(1)).pass_all()
    assert given.boss(1).garage != NOTHING
    assert given.boss(0).started == [], "the police have had them"


# --- room, cards, the deck -----------------------------------------------------------------------


@pytest.mark.rule("K5.11", "K13.8", "K13.9")
def test_fat_fred_and_another_leave_no_seat_for_easy_mike() -> None:
    given = Given(2).in_hospital(1, EASY_MIKE).gangster(0, FAT_FRED, SPONGE)
    given.car(0, given.place(HOSPITAL_PLACE)).turn_of(0).act(0, Stay())
    assert given.refused(0, Fetch(EASY_MIKE)).rule == "K5.11"


@pytest.mark.rule("K12.2", "K13.37", "K8.6")
def test_the_dwarf_stolen_out_of_a_full_car_leaves_three_who_fit() -> None:
    crew = [THE_DWARF, SPONGE, KNUCKLES, RED_IRISH]
    given = Given(2).gangster(1, *crew).hand(0, BACKSTABBING)
    given.picked("backstab", crew, THE_DWARF).trade(BEFORE_PLACING, windows=True)
    given.act(0, Play(BACKSTABBING, 1)).pass_all()
    assert given.gangster_of(THE_DWARF) == 0
    assert len(given.state.in_car(1)) == 3
    given.sound()


@pytest.mark.rule("K12.7", "K12.18", "K12.22")
def test_first_aid_answers_a_pillow_in_the_trade_phase_too() -> None:
    given = Given(2).in_hospital(1, SPONGE).hand(0, THE_PILLOW).hand(1, FIRST_AID)
    given.trade(BEFORE_DRAW, windows=True).in_window(0, Play(THE_PILLOW, SPONGE))
    assert given.asked(1) == [questions.WindowKilled]
    given.act(1, Play(FIRST_AID))
    assert given.where(SPONGE) == HOSPITAL


@pytest.mark.rule("K2.4", "K8.3")
def test_where_only_resource_cards_are_left_each_boss_shuffles_once_and_gets_no_card() -> None:
    given = Given(2)
    given.state.deck = (0,) * CARDS
    given.state.table.discard = NO_DISCARDS
    for card in range(FIRST_RESOURCE_CARD, FIRST_RESOURCE_CARD + 3):
        given.state.table.throw_away(card)
    given.trade(DRAW)
    assert [told.boss for told in given.all(events.NoCard)] == [0, 1]
    assert len(given.all(events.Shuffled)) == 2
    assert len(given.all(events.NewResources)) == 6

"""The police car: moving it, raids, cleaning up, confiscating (K7)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    CleanUp,
    ConfiscateAll,
    ConfiscateSome,
    Done,
    DrivePolice,
    NoAction,
    NoPolice,
    Play,
    RaidBusiness,
    RaidCar,
    RollDie,
    RollPolice,
    Stay,
    TakeCount,
)
from backroom.games.chicago.components import (
    BOOZE,
    CAR,
    DOCKS,
    ELECTION_DAY,
    FIRST_CONTRACT,
    FRIENDS_ON_THE_INSIDE,
    GIRLS,
    HENCHMEN,
    HORSE_HEAD,
    NOBODY,
    POLICE_DEPARTMENT,
    PRISON,
    STOCK,
    THE_FEDS,
)
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SLICK_RICK, THE_CLEANER
from backroom.games.chicago.trade_phase import REOPEN
from tests.chicago.fights import GILDED_WHEEL, LAST_DROP, idle, said
from tests.chicago.given import Given

ONE_DOWN = FIRST_CONTRACT + 2


def police_at(given: Given, square: int) -> Given:
    """0 has the badge, the police car stands there and stays, he may act."""
    given.badge(0).police(square, actions=given.state.table.police_actions)
    given.turn_of(0).act(0, Stay(), NoAction())
    return given.act(0, NoPolice())


def raid_business(given: Given, police: list[int], target: list[int]) -> Given:
    """0 raids the Last Drop of 1 with these dice."""
    given.dice("raid police", *police).dice("raid 1", *target)
    return police_at(given, given.door(LAST_DROP)).act(0, RaidBusiness(LAST_DROP))


def raid_car(given: Given, police: list[int], target: list[int]) -> Given:
    """0 raids the car of 1 with these dice."""
    given.dice("raid police", *police).dice("raid 1", *target)
    return police_at(given, given.boss(1).square).act(0, RaidCar(1))


def bar_of_1(*gangsters: int) -> Given:
    return Given(3).business(LAST_DROP, 1).gangster(1, *gangsters, spot=LAST_DROP)


# --- moving (K7.1) -------------------------------------------------------------------------------


@pytest.mark.rule("K7.1", "K4.2")
def test_the_police_move_at_the_end_of_the_turn_of_who_has_the_badge() -> None:
    given = Given(3).badge(0).turn_of(0)
    assert given.refused(0, RollPolice()).key == "refused-not-an-answer"
    given.act(0, Stay())
    assert given.refused(0, RollPolice()).key == "refused-not-an-answer"
    given.act(0, NoAction())
    assert given.legal(0) == [RollPolice(), NoPolice()]


@pytest.mark.parametrize("die", [1, 4, 6])
@pytest.mark.rule("K7.1")
def test_they_drive_up_to_two_squares_farther_than_the_die(die: int) -> None:
    given = Given(3).badge(0).turn_of(0).act(0, Stay(), NoAction())
    square = given.state.table.police
    given.dice("police", die).act(0, RollPolice())
    distance = given.state.board.distance[square]
    within = {to for to in range(len(distance)) if distance[to] <= die + 2}
    assert {a.square for a in given.legal(0) if isinstance(a, DrivePolice)} == within
    assert square in within, "or they stay"
    to = max(within, key=lambda other: distance[other])
    given.act(0, DrivePolice(to))
    assert given.state.table.police == to


@pytest.mark.rule("K7.1")
def test_they_need_not_move_at_all() -> None:
    given = Given(3).badge(0).turn_of(0).act(0, Stay(), NoAction())
    square = given.state.table.police
    given.act(0, NoPolice())
    assert given.state.table.police == square
    assert given.state.table.now == 1


@pytest.mark.rule("K7.1", "K7.6")
def test_without_the_badge_nobody_moves_them() -> None:
    given = Given(3).badge(2).territory(1, 0)
    given.police(given.turf(0)).turn_of(0).act(0, Stay(), NoAction())
    assert given.state.table.now == 1
    given = Given(3).badge(NOBODY).turn_of(0)
    square = given.state.table.police
    while given.state.table.round < 4:
        idle(given)
    assert given.state.table.police == square
    assert not said(given, events.PoliceRoll)


@pytest.mark.rule("K7.2", "K7.1")
def test_they_may_move_in_all_four_rounds() -> None:
    given = Given(3).badge(0)
    for round in (1, 2, 3, 4):
        given.turn_of(0, round).act(0, Stay(), NoAction())
        given.dice("police", 1).act(0, RollPolice())
        assert given.asked(0) == [questions.DrivePolice]
        given.act(0, given.legal(0)[-1])
    assert len(said(given, events.PoliceRoll)) == 4


# --- one action in a game turn (K7.2) ------------------------------------------------------------


@pytest.mark.rule("K7.2")
def test_one_police_action_in_a_game_turn_a_failed_one_counts() -> None:
    given = raid_business(bar_of_1(KNUCKLES), [1], [6])
    assert said(given, events.RaidFailed)
    assert given.state.table.now == 1, "the turn is over"
    police_at(given, given.door(LAST_DROP))
    assert given.state.table.now == 1, "they may move, but do nothing"


@pytest.mark.rule("K7.2")
def test_the_next_game_turn_has_another() -> None:
    given = raid_business(bar_of_1(), [6], [1])
    assert given.state.table.police_actions == 0
    given.trade(REOPEN)
    assert given.state.table.turn == 3
    assert given.state.table.police_actions == 1


@pytest.mark.rule("K7.2", "K12.17")
def test_what_the_feds_have_left_is_not_kept_for_the_next_game_turn() -> None:
    given = Given(3).hand(0, THE_FEDS).turn_of(0).act(0, Play(THE_FEDS))
    assert given.state.table.police_actions == 2
    assert given.trade(REOPEN).state.table.police_actions == 1


@pytest.mark.rule("K7.6", "K12.17")
def test_the_feds_extra_action_is_for_whoever_has_the_badge() -> None:
    given = bar_of_1(KNUCKLES).hand(2, THE_FEDS)
    given.turn_of(2, round=1).act(2, Play(THE_FEDS))
    raid_business(given, [1], [6])
    assert given.asked(0) == [questions.PoliceAction], "he may act once more where they stand"
    given.dice("raid police", 6).dice("raid 1", 1).act(0, RaidBusiness(LAST_DROP))
    assert given.where(KNUCKLES) == PRISON
    assert given.state.table.now == 1


@pytest.mark.rule("K7.2", "K12.8")
def test_friends_on_the_inside_do_not_bring_a_spent_action_back() -> None:
    given = raid_business(bar_of_1(KNUCKLES), [1], [6]).hand(1, FRIENDS_ON_THE_INSIDE)
    given.territory(0, 0).police(given.turf(0), actions=0)
    given.turn_of(1).act(1, Play(FRIENDS_ON_THE_INSIDE), Stay(), NoAction())
    assert given.asked(1) == [questions.Police]
    given.act(1, NoPolice())
    assert given.state.table.now == 2


@pytest.mark.rule("K7.2")
def test_where_there_is_nothing_to_do_they_are_not_asked() -> None:
    given = Given(3)
    quiet = next(
        square
        for square in range(len(given.state.board.distance))
        if not given.state.board.places_at(square)
        and not given.state.board.lots_at(square)
        and not given.state.board.territories_at(square)
    )
    police_at(given, quiet)
    assert given.state.table.now == 1
    assert given.state.table.police_actions == 1, "it can be used in a later round"


# --- raids (K7.3, K7.6, K7.7) --------------------------------------------------------------------


@pytest.mark.rule("K7.3")
def test_a_raided_business_is_closed_and_its_gangsters_are_in_prison() -> None:
    given = bar_of_1(KNUCKLES, SLICK_RICK).gangster(1, THE_CLEANER)
    raid_business(given.started(1, ONE_DOWN), [4], [3])
    assert given.where(KNUCKLES) == given.where(SLICK_RICK) == PRISON
    assert (given.gangster_of(KNUCKLES), given.where(THE_CLEANER)) == (1, CAR)
    assert given.state.businesses[LAST_DROP].closed
    assert given.owner(LAST_DROP) == 1
    assert given.boss(1).started == [ONE_DOWN], "that was not the car"
    given.sound()


@pytest.mark.rule("K7.3", "K8.7")
def test_it_is_closed_until_the_end_of_the_next_trade_phase() -> None:
    given = raid_business(bar_of_1(), [4], [3])
    while given.state.table.turn == 2:
        assert given.state.businesses[LAST_DROP].closed
        idle(given)
    assert not given.state.businesses[LAST_DROP].closed


@pytest.mark.rule("K7.3")
def test_a_raided_car_loses_its_gangsters_and_its_started_contracts() -> None:
    given = Given(3).gangster(1, BUGS_BENNY, THE_CLEANER).gangster(1, KNUCKLES, spot=3)
    assert given.home(1) == 3
    given.started(1, ONE_DOWN).completed(1, ONE_DOWN + 1).hand(1, ONE_DOWN + 2)
    square = given.boss(1).square
    raid_car(given, [6], [5]).pass_all()
    assert given.where(BUGS_BENNY) == given.where(THE_CLEANER) == PRISON
    assert given.where(KNUCKLES) == given.home(1)
    assert given.boss(1).started == []
    assert given.state.table.discard[ONE_DOWN] == 1
    assert (given.boss(1).completed, given.boss(1).hand) == ([ONE_DOWN + 1], [ONE_DOWN + 2])
    assert given.boss(1).square == square
    given.turn_of(1).dice("drive 1", 3).act(1, RollDie())
    assert given.asked(1)[0] == questions.Drive, "the car itself may drive on"


@pytest.mark.rule("K7.3")
def test_the_higher_die_wins_and_ties_roll_again() -> None:
    given = raid_business(bar_of_1(KNUCKLES), [3, 5, 2], [3, 5, 1])
    assert len(said(given, events.RaidDice)) == 3
    assert given.where(KNUCKLES) == PRISON
    given = raid_business(bar_of_1(KNUCKLES), [3, 5], [3, 6])
    assert given.where(KNUCKLES) == LAST_DROP
    assert not given.state.businesses[LAST_DROP].closed


@pytest.mark.rule("K7.3")
def test_gangsters_add_nothing() -> None:
    given = Given(3).gangster(1, BUGS_BENNY, THE_CLEANER).gangster(0, SLICK_RICK)
    raid_car(given, [2], [1])
    assert given.where(THE_CLEANER) == PRISON


@pytest.mark.rule("K7.3")
def test_only_rivals_are_raided_and_only_where_the_police_stand() -> None:
    given = Given(3).business(LAST_DROP, 0).business(GILDED_WHEEL, 1)
    given.car(0, given.door(LAST_DROP)).car(2, given.door(LAST_DROP))
    police_at(given, given.door(LAST_DROP))
    raids = [a for a in given.legal(0) if isinstance(a, (RaidBusiness, RaidCar))]
    assert raids == [RaidCar(2)]
    assert given.refused(0, RaidBusiness(LAST_DROP)).key == "refused-not-an-answer"
    assert given.refused(0, RaidBusiness(GILDED_WHEEL)).key == "refused-not-an-answer"
    assert given.refused(0, RaidCar(0)).key == "refused-not-an-answer"
    assert given.refused(0, RaidCar(1)).key == "refused-not-an-answer"


@pytest.mark.rule("K7.6")
def test_an_empty_business_or_car_may_be_raided() -> None:
    given = raid_business(bar_of_1(), [2], [1])
    assert given.state.businesses[LAST_DROP].closed
    given = raid_car(Given(3).started(1, ONE_DOWN), [2], [1])
    assert given.boss(1).started == []


@pytest.mark.rule("K7.7")
def test_a_closed_business_can_be_raided_again() -> None:
    given = bar_of_1(KNUCKLES).closed(LAST_DROP)
    raid_business(given, [2], [1])
    assert given.where(KNUCKLES) == PRISON
    assert given.state.businesses[LAST_DROP].closed


@pytest.mark.rule("K7.7")
def test_a_raid_shows_the_gangsters_there_even_if_it_fails() -> None:
    given = bar_of_1(KNUCKLES).gangster(1, THE_CLEANER)
    raid_business(given, [1], [2])
    assert given.state.known[KNUCKLES] == given.state.everybody
    assert given.state.known[THE_CLEANER] == 1 << 1, "he was not there"
    assert [shown.gangsters for shown in given.all(events.ShowsGang)] == [(KNUCKLES,)]


@pytest.mark.rule("K7.7", "K7.6", "K12.20")
def test_the_horse_head_is_asked_for_before_anybody_is_shown_and_before_the_dice() -> None:
    given = raid_business(bar_of_1(KNUCKLES).hand(1, HORSE_HEAD), [6], [1])
    given.act(1, Pass())  # the window before a police action
    assert given.asked(1) == [questions.WindowRaided]
    assert not said(given, events.ShowsGang, events.RaidDice)
    given.act(1, Play(HORSE_HEAD))
    assert given.where(KNUCKLES) == LAST_DROP
    assert given.state.known[KNUCKLES] == 1 << 1
    assert not given.state.businesses[LAST_DROP].closed
    assert not said(given, events.ShowsGang, events.RaidDice)
    assert given.state.table.police_actions == 0, "a failed one counts"


@pytest.mark.rule("K7.6", "K12.20", "K12.6")
def test_the_horse_head_can_be_played_by_the_frozen_too() -> None:
    given = bar_of_1(KNUCKLES).hand(1, HORSE_HEAD).frozen(1)
    raid_business(given, [6], [1])
    assert given.asked(1) == [questions.WindowRaided]
    given.act(1, Play(HORSE_HEAD))
    assert given.where(KNUCKLES) == LAST_DROP


@pytest.mark.rule("K7.6", "K12.20")
def test_who_keeps_the_horse_head_is_raided() -> None:
    given = raid_business(bar_of_1(KNUCKLES).hand(1, HORSE_HEAD), [6], [1])
    given.act(1, Pass()).act(1, Pass())
    assert given.where(KNUCKLES) == PRISON
    assert given.boss(1).hand == [HORSE_HEAD]


@pytest.mark.rule("K7.3", "K12.6")
def test_a_raid_is_called_off_when_its_boss_is_frozen_before_it_begins() -> None:
    given = bar_of_1(KNUCKLES).hand(2, ELECTION_DAY)
    raid_business(given, [6], [1]).act(2, Play(ELECTION_DAY, 0))
    assert given.where(KNUCKLES) == LAST_DROP
    assert given.state.table.now == 1
    assert given.state.table.badge == 0, "he keeps the badge"
    assert given.state.table.police_actions == 1, "nothing has been done"


@pytest.mark.rule("K7.3", "K12.6")
def test_even_if_election_day_is_the_last_answer_of_the_one_raided() -> None:
    given = bar_of_1(KNUCKLES).hand(1, ELECTION_DAY)
    raid_business(given, [6], [1]).act(1, Pass())
    assert given.asked(1) == [questions.WindowRaided]
    given.act(1, Play(ELECTION_DAY, 0))
    assert given.where(KNUCKLES) == LAST_DROP
    assert not said(given, events.RaidDice)


# --- the badge (K7.6, K7.7) ----------------------------------------------------------------------


@pytest.mark.rule("K7.7", "K12.8")
def test_the_police_car_stays_where_it_is_when_the_badge_changes_hands() -> None:
    given = Given(3).badge(1).hand(0, FRIENDS_ON_THE_INSIDE)
    square = given.turf(5)
    given.police(square).turn_of(0).act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert (given.state.table.badge, given.state.table.police) == (0, square)


@pytest.mark.rule("K7.7")
def test_so_it_does_when_the_badge_is_sold() -> None:
    given = Given(3).badge(1).police(Given(3).turf(5)).turn_of(0, round=4)
    while given.state.table.turn == 2:
        idle(given)
    assert given.state.table.badge == NOBODY
    assert given.state.table.police == given.turf(5)


@pytest.mark.rule("K7.1", "K3.5")
def test_in_the_first_game_turn_nobody_has_the_badge() -> None:
    given = Given(3, turn=1)
    assert given.state.table.badge == NOBODY
    assert given.state.table.police == given.place(POLICE_DEPARTMENT)


# --- cleaning up and confiscating (K7.4, K7.5) ---------------------------------------------------


@pytest.mark.rule("K7.4")
def test_a_rivals_territory_is_cleaned() -> None:
    given = Given(3).territory(1, 4, 5)
    police_at(given, given.turf(4))
    given.act(0, CleanUp(4))
    assert given.state.table.territories[4] == NOBODY
    assert given.state.table.territories[5] == 1
    assert given.state.markers_left(1) == 15 - 1, "the marker has gone home"


@pytest.mark.rule("K7.4", "K5.6")
def test_cleaning_up_may_cost_local_respect() -> None:
    given = Given(3).territory(1, 4)
    assert given.points(1) == 2
    police_at(given, given.turf(4)).act(0, CleanUp(4))
    assert given.points(1) == 1
    assert said(given, events.RespectLost)


@pytest.mark.rule("K7.4")
def test_nobody_cleans_his_own_territory_or_a_free_one() -> None:
    for owner in (0, NOBODY):
        given = Given(3).territory(owner, 4)
        police_at(given, given.turf(4))
        assert given.refused(0, CleanUp(4)).key in ("refused-not-an-answer", "refused-not-asked")


@pytest.mark.rule("K7.5")
def test_all_resources_on_a_place_go_to_the_stock() -> None:
    given = Given(3).lying(DOCKS, booze=4, henchmen=2)
    stock = list(given.state.table.stock)
    police_at(given, given.place(DOCKS)).act(0, ConfiscateAll(DOCKS))
    assert given.state.table.on_place(DOCKS) == [0, 0, 0]
    assert given.state.table.stock == [stock[BOOZE] + 4, stock[GIRLS], stock[HENCHMEN] + 2]
    given.sound()


@pytest.mark.rule("K7.5")
def test_or_any_number_of_them() -> None:
    given = Given(3).lying(DOCKS, booze=4, henchmen=2)
    stock = list(given.state.table.stock)
    police_at(given, given.place(DOCKS)).act(0, ConfiscateSome(DOCKS))
    given.act(0, TakeCount(BOOZE, 0))
    assert given.refused(0, TakeCount(HENCHMEN, 0)).rule == "K7.5", "something must be taken"
    given.act(0, TakeCount(HENCHMEN, 1), Done())
    assert given.state.table.on_place(DOCKS) == [4, 0, 1]
    assert given.state.table.stock[HENCHMEN] == stock[HENCHMEN] + 1
    assert given.boss(0).goods == [1, 1, 1], "to the stock, not to him"


@pytest.mark.rule("K7.5")
def test_only_on_the_place_before_which_they_stand() -> None:
    given = Given(3)
    police_at(given, given.place(DOCKS))
    confiscations = [a for a in given.legal(0) if isinstance(a, (ConfiscateAll, ConfiscateSome))]
    assert confiscations == [ConfiscateAll(DOCKS), ConfiscateSome(DOCKS)]
    assert given.state.table.stock[BOOZE] < STOCK


@pytest.mark.rule("K7.2", "K12.22")
def test_every_action_is_declared_and_may_be_answered_before_it_is_carried_out() -> None:
    given = Given(3).territory(1, 4).hand(2, THE_FEDS)
    police_at(given, given.turf(4)).act(0, CleanUp(4))
    declared = said(given, events.DeclaresCleanUp)
    assert declared == [events.DeclaresCleanUp(boss=0, boss_other=1, territory=4)]
    assert given.asked(2) == [questions.WindowPoliceAction]
    assert given.state.table.territories[4] == 1
    given.act(2, Pass())
    assert given.state.table.territories[4] == NOBODY

"""Positions in which several rules meet: two cards at once, ties, empty supplies, a sudden win."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    Bid,
    CleanUp,
    Drive,
    EndTurn,
    Fetch,
    LookInCar,
    Lose,
    NoAction,
    NoPolice,
    PassBid,
    Play,
    RaidBusiness,
    RollDie,
    Stay,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    AN_OLD_FAVOR,
    BACKSTABBING,
    BOOZE,
    BREAK_AND_ENTER,
    BURGLARY,
    CAR,
    CEMETERY,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_AID,
    FIRST_CONTRACT,
    FREE,
    GETAWAY,
    HORSE_HEAD,
    HOSPITAL,
    HOSPITAL_PLACE,
    MASSACRE,
    NOBODY,
    NOTHING,
    OUT_OF_GAS,
    PRISON,
    SNEAKING_OUT,
    STILL_STANDING,
    STREETWISE,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
)
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    EASY_MIKE,
    FRANKIE_THE_SQUEALER,
    JOHN_DOE,
    JOHNNY_FAVORITE,
    KNUCKLES,
    LUCKY_LOU,
    MR_JESUS,
    RED_IRISH,
    ROLLS_ROY,
    SLICK_RICK,
    SPONGE,
    THE_CHEMIST,
    THE_CLEANER,
    THE_DOCTOR,
    THE_MECHANIC,
    THE_REPORTER,
)
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
    INCOME,
    REOPEN,
)
from tests.chicago.fights import attack, cars, over, rolls, shootout
from tests.chicago.given import Given

#: 2 + 2 + 3 points, beside the 1 of the first business.
MEDIUM_BAR, MEDIUM_CASINO, LARGE_BROTHEL = 9, 11, 17


def nine_points(seat: int = 0) -> Given:
    """This boss has 8 for businesses and 1 for a contract."""
    given = Given(3).business(MEDIUM_BAR, seat).business(MEDIUM_CASINO, seat)
    given.business(LARGE_BROTHEL, seat).completed(seat, FIRST_CONTRACT)
    assert given.points(seat) == 9
    return given


# --- a win in the middle of something ------------------------------------------------------------


@pytest.mark.rule("K1.2", "K12.2", "K1.4")
def test_a_stolen_gangster_wins_before_the_draw_and_nobody_draws() -> None:
    given = nine_points().gangster(0, SPONGE).gangster(1, KNUCKLES).hand(0, BACKSTABBING)
    given.trade(BEFORE_DRAW, windows=True).act(0, Play(BACKSTABBING, 1))
    assert given.state.table.winner == 0
    assert not given.all(events.Draws)
    assert not given.all(events.DrawsGangster)


@pytest.mark.rule("K1.2", "K12.2", "K1.4")
def test_one_stolen_out_of_prison_does_not_win_till_he_is_fetched() -> None:
    given = nine_points().gangster(0, SPONGE).in_prison(1, KNUCKLES).hand(0, BACKSTABBING)
    given.trade(BEFORE_DRAW, windows=True).act(0, Play(BACKSTABBING, 1))
    assert (given.state.table.winner, given.points(0)) == (NOBODY, 9)
    given.car(0, given.state.table.police).turn_of(0).act(0, Stay(), Fetch(KNUCKLES))
    assert given.state.table.winner == 0


@pytest.mark.rule("K1.2", "K12.1", "K8.6")
def test_an_old_favor_before_the_placing_wins_and_nobody_places() -> None:
    given = nine_points().gangster(0, SPONGE).gangster(1, RED_IRISH).offer(KNUCKLES)
    given.hand(0, AN_OLD_FAVOR).trade(BEFORE_PLACING, windows=True)
    given.act(0, Play(AN_OLD_FAVOR, KNUCKLES))
    assert given.state.table.winner == 0
    assert given.where(KNUCKLES) == FREE
    assert given.state.stack == []


@pytest.mark.rule("K1.2", "K7.4", "K5.6")
def test_a_tie_for_respect_that_the_police_break_makes_a_third_boss_win() -> None:
    given = nine_points(2).territory(1, 4, 5).territory(2, 6, 7).badge(0)
    given.police(given.turf(4), actions=2).turn_of(0)
    given.act(0, Stay(), NoAction(), NoPolice(), CleanUp(4))
    assert given.state.table.winner == 2
    assert given.all(events.Respect) == [events.Respect(boss=2)]


@pytest.mark.rule("K1.2", "K8.7")
def test_two_reopen_at_once_and_the_first_boss_wins_or_who_comes_next() -> None:
    for first, winner in ((0, 0), (1, 1), (2, 0)):
        given = Given(3)
        small = [b for b in range(9) if given.owner(b) == NOBODY]
        given.completed(0, *range(FIRST_CONTRACT, FIRST_CONTRACT + 4)).business(16, 0)
        given.completed(1, *range(FIRST_CONTRACT + 4, FIRST_CONTRACT + 8)).business(17, 1)
        given.business(small[0], 0).business(small[1], 1).business(small[2], 0, closed=True)
        given.business(small[3], 1, closed=True)
        assert (given.points(0), given.points(1)) == (9, 9)
        given.state.table.first = first
        given.trade(REOPEN)
        assert given.state.table.winner == winner


@pytest.mark.rule("K1.2", "K6.9", "K6.13")
def test_a_captured_business_wins_before_anybody_moves_in() -> None:
    given = nine_points().gangster(0, BUGS_BENNY)
    given.car(0, given.door(given.home(1))).dice("shootout 0", 6).dice("shootout 1", 1)
    given.turn_of(0).act(0, Stay(), AttackBusiness(given.home(1)))
    assert given.state.table.winner == 0
    assert given.where(BUGS_BENNY) == CAR


# --- two cards at once ---------------------------------------------------------------------------


@pytest.mark.rule("K12.18", "K12.22", "K6.4", "K12.7")
def test_a_pillow_between_rounds_for_the_man_just_wounded_and_first_aid_against_it() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES, DOUGH_BOY])
    given.hand(0, THE_PILLOW, MASSACRE).hand(1, FIRST_AID)
    attack(rolls(given, [6, 6, 6], [4, 4, 4])).pass_all().act(1, Lose(KNUCKLES)).act(1, Pass())
    assert given.asked(0) == [questions.WindowBetweenRounds]
    given.in_window(0, Play(THE_PILLOW, KNUCKLES))
    assert given.asked(1) == [questions.WindowKilled]
    given.act(1, Play(FIRST_AID))
    assert given.where(KNUCKLES) == HOSPITAL
    assert shootout(given).defenders == [DOUGH_BOY], "the shootout is where it was"
    given.sound().pass_all()
    assert over(given)
    assert given.boss(1).garage != NOTHING


@pytest.mark.rule("K12.18", "K12.15", "K12.22", "K6.12")
def test_a_pillow_and_still_standing_in_answer_to_one_wound() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).in_hospital(0, SPONGE)
    attack(rolls(given.hand(1, THE_PILLOW, STILL_STANDING, GETAWAY), [5], [4])).act(1, Pass())
    assert given.asked(1) == [questions.WindowWounded]
    given.act(1, Play(THE_PILLOW, SPONGE))
    assert given.where(SPONGE) == CEMETERY
    assert given.asked(1) == [questions.WindowWounded], "he is still hit"
    given.act(1, Play(STILL_STANDING))
    assert shootout(given).defenders == [KNUCKLES]
    given.sound()


@pytest.mark.rule("K12.6", "K12.12", "K12.22", "K5.1")
def test_election_day_and_out_of_gas_after_one_roll() -> None:
    given = Given(3).hand(1, ELECTION_DAY).hand(2, OUT_OF_GAS).turn_of(0).act(0, RollDie())
    here = given.boss(0).square
    given.act(1, Play(ELECTION_DAY, 0)).act(2, Play(OUT_OF_GAS, 0))
    assert given.boss(0).frozen, "1 comes before 2"
    given.act(2, Play(OUT_OF_GAS, 0))
    assert given.boss(0).stalled, "it waits for a turn in which he could move"
    given.pass_all()
    assert (given.state.table.now, given.boss(0).square) == (1, here), "the roll is lost"
    given.sound()


@pytest.mark.rule("K12.6", "K12.20", "K12.22")
def test_the_horse_head_answers_election_day_after_a_roll_and_he_drives_on() -> None:
    given = Given(3).hand(0, HORSE_HEAD).hand(1, ELECTION_DAY).turn_of(0).act(0, RollDie())
    given.act(1, Play(ELECTION_DAY, 0))
    assert given.asked(0) == [questions.WindowElected]
    given.act(0, Play(HORSE_HEAD))
    assert not given.boss(0).frozen
    assert given.asked(0) == [questions.Drive]


@pytest.mark.rule("K12.9", "K6.11", "K12.23")
def test_a_getaway_at_the_start_and_the_defender_keeps_his_massacre() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(0, GETAWAY).hand(1, MASSACRE)
    attack(given).act(1, Play(MASSACRE)).act(0, Play(GETAWAY))
    assert given.boss(1).hand == [MASSACRE], "there is no shootout left to play it in"
    assert given.asked(0) == [questions.Flee]
    away = next(a for a in given.legal(0) if isinstance(a, Drive))
    given.act(0, away)
    assert over(given)
    assert given.where(KNUCKLES) == CAR


@pytest.mark.rule("K12.5", "K12.11", "K13.22", "K6.11")
def test_dynamite_under_lucky_lou_in_a_massacre() -> None:
    given = cars([LUCKY_LOU], [KNUCKLES]).hand(0, DYNAMITE, MASSACRE)
    attack(rolls(given, [2, 2], [1, 1])).act(0, Play(MASSACRE)).act(0, Play(DYNAMITE, LUCKY_LOU))
    assert given.where(LUCKY_LOU) == HOSPITAL
    given.pass_all()
    assert given.where(KNUCKLES) == CEMETERY, "2 + 4 to 1 + 1, and everybody beaten dies"
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K12.17", "K12.22", "K7.6")
def test_the_feds_in_a_shootout_are_for_whoever_has_the_badge() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, THE_FEDS).badge(0).territory(1, 4)
    given.police(given.turf(4))
    attack(rolls(given, [1, 1], [6, 6])).act(1, Play(THE_FEDS))
    assert given.state.table.police_actions == 2
    given.pass_all()
    while questions.WhichGarage in given.asked(0):
        given.act(0, given.legal(0)[0])
    given.act(0, NoPolice(), CleanUp(4))
    assert given.state.table.police_actions == 1


@pytest.mark.rule("K12.4", "K12.19", "K12.3")
def test_burglary_rat_and_break_in_find_empty_pockets() -> None:
    given = Given(2).goods(1).hand(0, BURGLARY, THE_RAT).turn_of(0)
    given.act(0, Play(BURGLARY, 1)).act(0, Play(THE_RAT, 1))
    assert given.boss(1).goods == [0, 0, 0]
    assert given.asked(0)[0] == questions.Move
    given.sound()
    given = Given(2).hand(0, BREAK_AND_ENTER).trade(BEFORE_DRAW, windows=True)
    assert given.refused(0, Play(BREAK_AND_ENTER, 1)).key == "why-no-hand"


@pytest.mark.rule("K12.1", "K12.2", "K12.22")
def test_who_is_taken_by_an_old_favor_may_be_stabbed_away_in_the_same_window() -> None:
    given = Given(3).offer(KNUCKLES).hand(1, AN_OLD_FAVOR).hand(2, BACKSTABBING)
    given.trade(BEFORE_BRIBE, windows=True)
    given.act(1, Play(AN_OLD_FAVOR, KNUCKLES)).act(2, Pass())
    given.act(2, Play(BACKSTABBING, 1))
    assert (given.gangster_of(KNUCKLES), given.where(KNUCKLES)) == (2, FREE)
    given.sound()


@pytest.mark.rule("K12.1", "K8.4", "K12.22")
def test_a_favor_for_the_last_lot_leaves_nothing_to_auction() -> None:
    given = Given(3).offer(KNUCKLES).hand(1, AN_OLD_FAVOR).trade(BEFORE_LOT, windows=True)
    given.act(1, Play(AN_OLD_FAVOR, KNUCKLES)).pass_all()
    assert given.asked(0) == [questions.FirstBribe]


@pytest.mark.rule("K12.2", "K13.19", "K8.9")
def test_johnny_stabbed_away_before_the_bribe_pays_for_his_new_boss() -> None:
    given = Given(2).gangster(1, JOHNNY_FAVORITE).hand(0, BACKSTABBING).cash(0, 50)
    given.trade(BEFORE_BRIBE, windows=True).act(0, Play(BACKSTABBING, 1))
    given.act(0, Bid(5)).act(1, PassBid())
    assert given.state.table.badge == 0
    assert given.boss(0).cash == 0
    assert given.all(events.Johnny) == [events.Johnny(boss=0, gangster=JOHNNY_FAVORITE, cash=200)]


@pytest.mark.rule("K12.2", "K13.11", "K8.8")
def test_frankie_stabbed_away_out_of_prison_takes_his_silence_along() -> None:
    given = Given(2).in_prison(1, FRANKIE_THE_SQUEALER).hand(0, BACKSTABBING)
    given.trade(BEFORE_DRAW, windows=True).act(0, Play(BACKSTABBING, 1))
    cash = [given.boss(seat).cash for seat in (0, 1)]
    given.state.table.part = INCOME
    given.last_round_over()
    assert given.boss(0).cash == cash[0], "now it is 0 who has no income"
    assert given.boss(1).cash > cash[1]


@pytest.mark.rule("K12.2", "K13.8")
def test_easy_mike_stabbed_away_in_hospital_may_be_fetched_by_a_third() -> None:
    given = Given(3).in_hospital(1, EASY_MIKE).hand(0, BACKSTABBING)
    given.trade(BEFORE_DRAW, windows=True).act(0, Play(BACKSTABBING, 1))
    assert (given.gangster_of(EASY_MIKE), given.where(EASY_MIKE)) == (0, HOSPITAL)
    given.car(2, given.place(HOSPITAL_PLACE)).turn_of(2).act(2, Stay(), Fetch(EASY_MIKE))
    assert given.all(events.FetchesAway)[-1].boss_other == 0


@pytest.mark.rule("K12.14", "K12.22", "K13.41", "K1.4")
def test_the_reporter_looks_before_he_sneaks_out_and_not_after() -> None:
    given = Given(2).gangster(0, BUGS_BENNY).gangster(0, ROLLS_ROY, spot=Given(2).home(0))
    given.gangster(1, THE_REPORTER, spot=given.home(1)).hand(1, SNEAKING_OUT)
    given.dice("shootout 0", 1, 1).dice("shootout 1", 1, 6)
    given.car(0, given.door(given.home(1))).turn_of(0)
    given.act(0, Stay(), AttackBusiness(given.home(1)))
    assert given.asked(1) == [questions.WindowAttacked]
    assert LookInCar(0) in given.legal(1)
    given.act(1, Play(SNEAKING_OUT))
    assert LookInCar(0) not in given.legal(1)
    given.sound()


# --- the Doctor, John Doe and cards that have nothing to do with the shootout --------------------


@pytest.mark.rule("K6.11", "K12.18", "K13.36", "K13.18")
def test_john_doe_puts_the_doctor_out_of_the_shootout_not_out_of_the_hospital() -> None:
    given = cars([JOHN_DOE, BUGS_BENNY], [THE_DOCTOR, SPONGE]).hand(0, THE_PILLOW)
    given.in_hospital(1, KNUCKLES).dice("doctor 1", 6)
    attack(rolls(given, [6], [5])).pass_all()
    picks = [a for a in given.legal(0) if getattr(a, "gangster", NOTHING) == THE_DOCTOR]
    given.act(0, *picks).act(1, Lose(SPONGE))
    assert given.asked(0) == [questions.WindowBetweenRounds]
    given.act(0, Play(THE_PILLOW, KNUCKLES))
    assert given.where(KNUCKLES) == HOSPITAL, "the Doctor has saved him: he was not in it"


@pytest.mark.rule("K13.39", "K12.15", "K6.12", "K12.16")
def test_the_mechanic_kept_standing_mends_the_car_in_which_he_dies_later() -> None:
    given = cars([THE_MECHANIC], [BUGS_BENNY]).hand(0, STILL_STANDING, STREETWISE)
    attack(rolls(given, [4, 1, 1], [5, 6, 6])).act(0, Pass())
    given.act(0, Play(STILL_STANDING))
    assert given.where(THE_MECHANIC) == CAR
    given.pass_all()
    assert given.where(THE_MECHANIC) == CEMETERY
    while questions.WhichGarage in given.asked(0):
        given.act(0, given.legal(0)[0])
    assert given.boss(0).garage != NOTHING, "he must be at work after the losses"


# --- ties and empty supplies ---------------------------------------------------------------------


@pytest.mark.rule("K2.3", "K13.33", "K9.2")
def test_two_booze_for_the_chemist_and_one_in_the_stock() -> None:
    given = Given(2).gangster(0, THE_CHEMIST, spot=Given(2).home(0)).goods(0)
    given.goods(1, booze=given.state.table.stock[BOOZE] + given.boss(1).goods[BOOZE] - 1)
    assert given.state.table.stock[BOOZE] == 1
    given.last_round_over()
    assert given.boss(0).goods[BOOZE] == 1
    assert given.state.table.stock[BOOZE] == 0
    given.sound()


@pytest.mark.rule("K13.24", "K8.4", "K8.9")
def test_the_highest_bid_locks_the_booze_and_the_next_asker_needs_his_own() -> None:
    given = Given(3).offer(MR_JESUS, THE_CLEANER).goods(0, booze=2).goods(1, booze=1).goods(2)
    given.trade(BEFORE_LOT).act(0, Bid(1))
    assert given.refused(1, Bid(2)).key == "why-no-resources"
    given.act(1, PassBid()).act(2, PassBid())
    assert given.boss(0).goods[BOOZE] == 0
    assert given.refused(0, Bid(1)).key == "why-no-resources", "The Cleaner wants booze too"


@pytest.mark.rule("K8.4", "K8.11", "K7.6")
def test_nobody_can_pay_for_anything_and_the_badge_stays_where_nobody_is() -> None:
    given = Given(2).offer(SLICK_RICK).cash(0, 0).cash(1, 0).trade(BEFORE_LOT)
    for seat in (0, 1):
        assert given.refused(seat, Bid(1)).key == "why-no-cash"
        given.act(seat, PassBid())
    given.act(0, PassBid()).act(1, PassBid())
    assert given.state.table.badge == NOBODY
    assert given.state.table.offer == [SLICK_RICK]


@pytest.mark.rule("K6.7", "K13.39", "K12.16")
def test_a_tie_of_garages_is_the_owners_choice_though_the_mechanic_waits() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).gangster(1, THE_MECHANIC, spot=Given(3).home(1))
    board = given.state.board
    far = next(s for s in range(board.squares) if len(board.nearest_garages(s)) > 1)
    attack(rolls(given.car(0, far).car(1, far), [6, 6], [5, 5]))
    assert given.asked(1) == [questions.WhichGarage]
    given.act(1, given.legal(1)[1])
    assert given.boss(1).garage == NOTHING
    assert given.boss(1).square == board.garage_square[board.nearest_garages(far)[1]]


@pytest.mark.rule("K12.10", "K12.22", "K7.3", "K13.19")
def test_arrested_in_a_raid_and_dead_before_the_next_police_action() -> None:
    given = Given(3).gangster(1, KNUCKLES, JOHNNY_FAVORITE, spot=Given(3).home(1)).badge(0)
    given.hand(2, ACCIDENT).police(given.door(given.home(1)), actions=2)
    given.dice("raid police", 6).dice("raid 1", 1).turn_of(0)
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1))).act(2, Pass())
    assert (given.where(KNUCKLES), given.where(JOHNNY_FAVORITE)) == (PRISON, given.home(1))
    given.act(0, RaidBusiness(given.home(1))).act(2, Play(ACCIDENT, KNUCKLES))
    assert given.where(KNUCKLES) == CEMETERY
    given.sound()


@pytest.mark.rule("K10.1", "K12.22", "K12.3")
def test_who_loses_his_only_card_in_a_window_is_asked_no_more() -> None:
    given = Given(3).hand(1, BREAK_AND_ENTER).hand(2, GETAWAY).trade(BEFORE_PLACING, windows=True)
    given.act(1, Play(BREAK_AND_ENTER, 2)).act(2, Pass())
    assert given.boss(1).hand == [GETAWAY]
    assert given.asked(1) == [questions.WindowBeforePlacing]
    assert given.asks(2) == []


@pytest.mark.rule("K12.12", "K12.16", "K6.7", "K13.39")
def test_out_of_gas_on_a_mended_car_is_for_the_next_turn() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).gangster(0, THE_MECHANIC, spot=Given(3).home(0))
    given.hand(0, STREETWISE).hand(1, OUT_OF_GAS)
    attack(rolls(given, [1, 1], [6, 6])).pass_all(1)
    given.act(1, Play(OUT_OF_GAS, 0)).pass_all()
    while questions.WhichGarage in given.asked(0):
        given.act(0, given.legal(0)[0])
    assert given.boss(0).mended
    assert given.boss(0).stalled
    given.act(0, EndTurn())
    assert not given.boss(0).mended
    given.pass_all().turn_of(0, round=2)
    assert RollDie() not in given.legal(0)

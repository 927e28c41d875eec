"""The aim: ten victory points, at that very moment (K1)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.engine.table import Table
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    Bid,
    CleanUp,
    CompleteContract,
    Done,
    Fetch,
    Mark,
    NoAction,
    NoPolice,
    OpenBusiness,
    PassBid,
    Play,
    RaidBusiness,
    RollDie,
    Stay,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    BACKSTABBING,
    CAR,
    CEMETERY,
    FIRST_CONTRACT,
    FREE,
    HIDING,
    HOSPITAL,
    HOSPITAL_PLACE,
    POLICE_DEPARTMENT,
    POST_OFFICE,
    PRISON,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    DOUGH_BOY,
    EASY_MIKE,
    FRANKIE_THE_SQUEALER,
    JACK_RABBIT,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    MR_NEEDLE,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.scoring import leader, points
from backroom.games.chicago.trade_phase import BEFORE_BRIBE, BEFORE_LOT, LOT, PLACE, REOPEN
from tests.changing import change
from tests.chicago.given import Given, swap

BOOK = range(FIRST_CONTRACT, FIRST_CONTRACT + 8)
SHAVING, HELP_YOU, ONE_DOWN = BOOK[:3]
SMALL_BAR, MEDIUM_BAR, LARGE_BAR = 1, 9, 15
SMALL_CASINO, MEDIUM_CASINO, LARGE_CASINO = 4, 11, 16
LARGE_BROTHEL = 17


def nine_points(given: Given, seat: int) -> Given:
    """The business of the start, both large bar and casino, a medium bar."""
    for business in (LARGE_BAR, LARGE_CASINO, MEDIUM_BAR):
        given.business(business, seat)
    assert given.points(seat) == 9
    return given


def has_won(given: Given, seat: int) -> bool:
    result = CHICAGO.result(given.state)
    return result is not None and result.winners == (seat,)


# --- bosses (K1.1) -------------------------------------------------------------------------------


@pytest.mark.rule("K1.1")
def test_two_to_six_bosses() -> None:
    for seats in range(2, 7):
        table = Table(CHICAGO, Options(), seats, SampledChance(Random(1)))
        assert table.state.seats == seats
    for seats in (1, 7):
        with pytest.raises(Refusal) as refused:
            Table(CHICAGO, Options(), seats, SampledChance(Random(1)))
        assert refused.value.reason.rule == "K1.1"


# --- each kind of point (K1.3, K1.4, K1.5) -------------------------------------------------------


@pytest.mark.parametrize(
    ("business", "worth"), [(SMALL_CASINO, 1), (MEDIUM_CASINO, 2), (LARGE_CASINO, 3)]
)
@pytest.mark.rule("K1.3")
def test_a_business_is_worth_more_the_larger_it_is(business: int, worth: int) -> None:
    given = Given()
    assert given.points(0) == 1, "the one he started with"
    assert given.business(business, 0).points(0) == 1 + worth


@pytest.mark.rule("K1.3")
def test_a_completed_contract_is_worth_one_and_a_started_one_nothing() -> None:
    given = Given().completed(0, SHAVING, HELP_YOU).started(0, ONE_DOWN)
    assert given.points(0) == 3


@pytest.mark.rule("K1.3")
def test_local_respect_is_worth_one() -> None:
    given = Given().territory(0, 0, 1).territory(1, 2)
    assert [given.points(seat) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("K1.3")
def test_every_two_gangsters_at_work_are_worth_one() -> None:
    given, worth = Given(), []
    for gangster in (BUGS_BENNY, KNUCKLES, KEN_EVIL, DOUGH_BOY, BOMB_JACK):
        worth.append(given.gangster(0, gangster).points(0) - 1)
    assert worth == [0, 1, 1, 2, 2]


@pytest.mark.rule("K1.3")
def test_all_of_it_is_added_up() -> None:
    given = Given().business(MEDIUM_BAR, 0).completed(0, SHAVING).territory(0, 3)
    earned = points(given.gangster(0, BUGS_BENNY, KNUCKLES).state)[0]
    parts = (earned.businesses, earned.contracts, earned.respect, earned.gangsters)
    assert parts == (3, 1, 1, 1)
    assert earned.total == 6


@pytest.mark.parametrize("spot", [CAR, SMALL_BAR - 1, FREE])
@pytest.mark.rule("K1.4")
def test_he_is_at_work_in_the_car_in_a_business_or_just_hired(spot: int) -> None:
    given = Given().gangster(0, BUGS_BENNY)
    assert given.gangster(0, KNUCKLES, spot=spot).points(0) == 2


@pytest.mark.parametrize("where", [PRISON, HOSPITAL, HIDING, CEMETERY])
@pytest.mark.rule("K1.4")
def test_in_prison_in_hospital_hiding_or_dead_he_counts_for_nothing(where: int) -> None:
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES)
    given.state.send(KNUCKLES, where)
    assert given.points(0) == 1
    assert given.state.gang(0) == [BUGS_BENNY]


@pytest.mark.parametrize("where", [PRISON, HOSPITAL, HIDING])
@pytest.mark.rule("K1.4")
def test_who_is_not_at_work_has_no_abilities(where: int) -> None:
    given = Given().territory(0, 0).gangster(0, MR_NEEDLE, JACK_RABBIT)
    for gangster in (MR_NEEDLE, JACK_RABBIT):
        given.state.send(gangster, where)
    given.turn_of(0).dice("drive 0", 3).act(0, RollDie())
    assert given.asks(0)[0].question == questions.Drive(die=3, reach=3), (
        "Jack Rabbit does not drive"
    )
    given.last_round_over()
    assert given.boss(0).cash == 1000 + 400 + 50, "Mr. Needle does not double the territory"


@pytest.mark.rule("K1.4")
def test_some_abilities_work_in_prison_in_hospital_or_in_death() -> None:
    given = Given().in_prison(0, LUCKY_LOU, FRANKIE_THE_SQUEALER).in_hospital(0, EASY_MIKE)
    given.hand(1, ACCIDENT).car(1, given.place(HOSPITAL_PLACE)).turn_of(1)
    given.act(1, Stay(), Play(ACCIDENT, LUCKY_LOU))
    assert given.where(LUCKY_LOU) == PRISON, "he never dies"
    assert given.act(1, Fetch(EASY_MIKE)).gangster_of(EASY_MIKE) == 1
    given.last_round_over()
    assert given.boss(0).cash == 1000, "Frankie squeals in prison"


@pytest.mark.rule("K1.5")
def test_a_closed_business_counts_for_nothing() -> None:
    given = Given().business(LARGE_BAR, 0)
    assert given.points(0) == 4
    assert given.closed(LARGE_BAR).points(0) == 1
    given.last_round_over()
    assert given.boss(0).cash == 1000 + 400


@pytest.mark.rule("K1.5", "K1.3")
def test_a_raid_takes_the_points_of_a_business_away() -> None:
    given = Given().business(LARGE_BAR, 1).badge(0)
    given.police(given.door(LARGE_BAR)).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    given.dice("raid police", 5).dice("raid 1", 2).act(0, RaidBusiness(LARGE_BAR))
    assert given.points(1) == 1


# --- ten points (K1.2) ---------------------------------------------------------------------------


@pytest.mark.rule("K1.2")
def test_nine_points_do_not_win() -> None:
    given = nine_points(Given(), 0).turn_of(0)
    assert CHICAGO.result(given.state) is None
    assert given.asked(0) == [questions.Move]


@pytest.mark.rule("K1.2")
def test_the_tenth_point_wins_at_that_very_moment() -> None:
    given = nine_points(Given(), 0)
    given.car(0, given.turf(7)).badge(0).turn_of(0).act(0, Stay(), Mark(7))
    assert has_won(given, 0)
    assert given.state.stack == [], "his police and all that was to come are dropped"
    king = given.told()[-1]
    assert isinstance(king, events.King)
    assert king.points[0] == 10
    assert [given.asked(seat) for seat in range(3)] == [[], [], []]
    given.sound()


@pytest.mark.rule("K1.2")
def test_more_than_ten_points_win_too() -> None:
    given = nine_points(Given(), 0).goods(0, 3, 5, 3)
    lot = given.free_lot(2)
    given.car(0, given.lot_door(lot)).gangster(0, BUGS_BENNY).turn_of(0)
    given.act(0, Stay(), OpenBusiness(LARGE_BROTHEL, lot))
    assert has_won(given, 0)
    assert given.points(0) == 12
    assert questions.Shift not in given.asked(0), "who moves in is not asked any more"


@pytest.mark.rule("K1.2")
def test_after_the_end_nothing_can_be_done() -> None:
    given = nine_points(Given(), 0)
    given.car(0, given.turf(7)).turn_of(0).act(0, Stay(), Mark(7))
    assert given.refused(1, Stay()).rule == "K1.2"
    result = CHICAGO.result(given.state)
    assert result is not None
    assert (result.scores, result.ending) == ((10, 1, 1), "ten-points")


@pytest.mark.rule("K1.2")
def test_one_can_win_in_a_rivals_turn() -> None:
    given = nine_points(Given(), 2).territory(2, 0).territory(1, 1).badge(0)
    given.police(given.turf(1)).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    assert given.points(2) == 9
    given.act(0, CleanUp(1))
    assert has_won(given, 2), "he alone has a territory now"


@pytest.mark.rule("K1.2", "K1.4")
def test_a_gangster_just_hired_wins_before_the_next_lot() -> None:
    given = nine_points(Given(), 1).gangster(1, BUGS_BENNY).offer(KNUCKLES, KEN_EVIL)
    given.trade(BEFORE_LOT).act(0, PassBid()).act(1, Bid(1)).act(2, PassBid()).act(0, PassBid())
    assert has_won(given, 1)
    assert given.state.table.offer == [KEN_EVIL]


@pytest.mark.rule("K1.2", "K1.4")
def test_a_stolen_gangster_counts_at_once() -> None:
    given = nine_points(Given(), 1).gangster(1, BUGS_BENNY).gangster(2, KNUCKLES)
    given.hand(1, BACKSTABBING).trade(BEFORE_BRIBE, windows=True)
    given.in_window(1, Play(BACKSTABBING, 2))
    assert given.where(KNUCKLES) == FREE
    assert has_won(given, 1)


@pytest.mark.rule("K1.2", "K1.4")
def test_a_traded_gangster_counts_at_once() -> None:
    given = nine_points(Given(), 1).gangster(1, BUGS_BENNY).gangster(2, KNUCKLES)
    swap(given.trade(LOT).table(), 1, 2, (Good("cash", count=50),), (Good("gangster", KNUCKLES),))
    assert has_won(given, 1)


@pytest.mark.rule("K1.2", "K1.3")
def test_points_are_counted_after_each_single_effect() -> None:
    given = nine_points(Given(), 0).gangster(0, BUGS_BENNY).in_prison(0, KNUCKLES, KEN_EVIL)
    given.car(0, given.place(POLICE_DEPARTMENT)).turn_of(0).act(0, Stay(), Fetch(KNUCKLES))
    assert has_won(given, 0), "and whom else he fetches is not asked"
    given = nine_points(Given(), 0).gangster(0, BUGS_BENNY)
    given.car(0, given.door(given.home(1))).dice("shootout 0", 6).dice("shootout 1", 1)
    given.turn_of(0).act(0, Stay(), AttackBusiness(given.home(1)))
    assert has_won(given, 0), "before his gangsters move in"
    given = nine_points(Given(), 0).started(0, SHAVING).car(0, given.place(POST_OFFICE))
    given.turn_of(0).act(0, Stay(), CompleteContract(SHAVING))
    assert has_won(given, 0)


# --- two at once (K1.2) --------------------------------------------------------------------------


def two_closed_businesses(given: Given) -> Given:
    """Bosses 1 and 2 both reach ten when their businesses open again."""
    given.business(LARGE_CASINO, 1, closed=True).business(MEDIUM_CASINO, 1)
    given.business(LARGE_BROTHEL, 2, closed=True).business(MEDIUM_BAR, 2)
    for seat, contracts in ((1, BOOK[:4]), (2, BOOK[4:])):
        given.completed(seat, *contracts)
        assert given.points(seat) == 7
    return given


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.rule("K1.2", "K8.7")
def test_the_reopenings_are_one_effect_and_the_first_boss_comes_first(
    first: int, winner: int
) -> None:
    given = two_closed_businesses(Given())
    given.state.table.first = first
    given.trade(REOPEN)
    assert [given.points(seat) for seat in (1, 2)] == [10, 10]
    assert has_won(given, winner)


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (2, 2)])
@pytest.mark.rule("K1.2", "K8.6")
def test_two_who_come_back_from_hiding_at_the_same_time(first: int, winner: int) -> None:
    given = Given().completed(1, *BOOK[:3]).completed(2, *BOOK[4:7])
    given.business(LARGE_BAR, 1).business(MEDIUM_BAR, 1)
    given.business(LARGE_CASINO, 2).business(MEDIUM_CASINO, 2)
    given.hiding(1, BUGS_BENNY, KEN_EVIL).hiding(2, KNUCKLES, DOUGH_BOY)
    assert [given.points(seat) for seat in (1, 2)] == [9, 9]
    given.state.table.first = first
    given.trade(PLACE).act(1, Done()).act(2, Done())
    assert has_won(given, winner)


@pytest.mark.parametrize("now", [0, 1, 2])
@pytest.mark.rule("K1.2")
def test_in_an_action_round_the_boss_whose_turn_it_is_comes_first(now: int) -> None:
    given = two_closed_businesses(Given())
    for business in (LARGE_CASINO, LARGE_BROTHEL):
        change(given.state.businesses, business, closed=False)
    given.state.table.now = now
    assert leader(given.state) == (2 if now == 2 else 1)


# --- public (K1.6) -------------------------------------------------------------------------------


@pytest.mark.rule("K1.6")
def test_everybody_sees_the_points_and_where_they_come_from() -> None:
    given = Given().business(MEDIUM_BAR, 1).completed(1, SHAVING).territory(1, 4)
    given.gangster(1, BUGS_BENNY, KNUCKLES).turn_of(0)
    for seat in (0, 2, None):
        view = CHICAGO.view(given.state, seat)
        assert [boss.points for boss in view.bosses] == [1, 6, 1]
        boss = view.bosses[1]
        assert (boss.points_businesses, boss.points_contracts) == (3, 1)
        assert (boss.points_respect, boss.points_gangsters) == (1, 1)

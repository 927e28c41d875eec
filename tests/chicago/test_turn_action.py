"""The one action of a turn (K5.3–K5.12)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    ChooseCount,
    CompleteContract,
    Done,
    Fetch,
    Mark,
    NoAction,
    OpenBusiness,
    Play,
    Put,
    StartContract,
    Stay,
    TakeAll,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    BARBER,
    BOXING_CLUB,
    BROTHEL,
    CAR,
    DRY_CLEANER,
    FIRST_CONTRACT,
    FLORIST,
    HOSPITAL,
    HOSPITAL_PLACE,
    LARGE,
    MEDIUM,
    NOBODY,
    POLICE_DEPARTMENT,
    POST_OFFICE,
    PRISON,
    SMALL,
    THE_RAT,
    WHARF,
    kind_of,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    EASY_MIKE,
    FAT_FRED,
    HARRY_THE_HAND,
    KEN_EVIL,
    KNUCKLES,
    THE_DENTIST,
    THE_DWARF,
)
from backroom.games.chicago.scoring import respected
from tests.chicago.given import Given, swap

SHAVING, ROSES = FIRST_CONTRACT, FIRST_CONTRACT + 5


def acting(given: Given, square: int) -> Given:
    """Boss 0 has moved to this square, and is to act."""
    return given.car(0, square).turn_of(0).act(0, Stay())


# --- no actions (K5.3) ---------------------------------------------------------------------------


@pytest.mark.rule("K5.3")
def test_playing_an_event_is_not_an_action() -> None:
    given = Given().hand(0, THE_RAT).lying(WHARF, booze=3)
    acting(given, given.place(WHARF)).act(0, Play(THE_RAT, 1))
    assert given.prompts(0) == ["ask-action"]
    assert given.act(0, TakeAll(WHARF)).boss(0).goods == [4, 1, 1]


@pytest.mark.rule("K5.3")
def test_trading_is_not_an_action() -> None:
    given = Given().lying(WHARF, booze=3)
    acting(given, given.place(WHARF))
    swap(given.table(), 0, 1, (Good("cash", count=100),), (Good("booze", count=1),))
    assert given.boss(0).goods == [2, 1, 1]
    assert given.act(0, TakeAll(WHARF)).boss(0).goods == [5, 1, 1]


@pytest.mark.rule("K5.3")
def test_who_has_acted_may_still_play_an_event_and_trade() -> None:
    given = Given().hand(0, THE_RAT)
    acting(given, given.place(WHARF)).act(0, NoAction())
    swap(given.table(), 0, 1, (Good("cash", count=100),), (Good("girls", count=1),))
    given.act(0, Play(THE_RAT, 2))
    assert given.boss(0).goods == [1, 2, 1]
    assert sum(given.boss(2).goods) == 1


# --- resources (K5.4) ----------------------------------------------------------------------------


@pytest.mark.rule("K5.4")
def test_all_that_lies_there_can_be_taken() -> None:
    given = Given().lying(DRY_CLEANER, booze=2, girls=1, henchmen=4)
    acting(given, given.place(DRY_CLEANER)).act(0, TakeAll(DRY_CLEANER))
    assert given.boss(0).goods == [3, 2, 5]
    assert given.state.on_place(DRY_CLEANER) == [0, 0, 0]
    given.sound()


@pytest.mark.rule("K5.4")
def test_any_number_of_each_kind_can_be_taken() -> None:
    given = Given().lying(DRY_CLEANER, booze=2, henchmen=4)
    acting(given, given.place(DRY_CLEANER)).act(0, TakeSome(DRY_CLEANER))
    assert given.legal(0) == [ChooseCount(n) for n in range(3)]
    given.act(0, ChooseCount(1))
    assert given.legal(0) == [ChooseCount(n) for n in range(5)], "no girls lie there"
    given.act(0, ChooseCount(3))
    assert given.boss(0).goods == [2, 1, 4]
    assert given.state.on_place(DRY_CLEANER) == [1, 0, 1]
    assert given.prompts(0) == []


@pytest.mark.rule("K5.4")
def test_some_means_at_least_one() -> None:
    given = Given().lying(DRY_CLEANER, booze=2, henchmen=4)
    acting(given, given.place(DRY_CLEANER)).act(0, TakeSome(DRY_CLEANER), ChooseCount(0))
    assert given.legal(0) == [ChooseCount(n) for n in range(1, 5)]


@pytest.mark.rule("K5.4")
def test_nothing_can_be_taken_where_nothing_lies() -> None:
    given = Given().lying(DRY_CLEANER).lying(WHARF, booze=1)
    acting(given, given.place(DRY_CLEANER))
    for nothing in (TakeAll(DRY_CLEANER), TakeSome(DRY_CLEANER), TakeAll(WHARF)):
        given.refused(0, nothing)


# --- territories (K5.5) --------------------------------------------------------------------------


@pytest.mark.rule("K5.5")
def test_a_free_territory_is_marked_for_nothing() -> None:
    given = Given()
    acting(given, given.turf(8)).act(0, Mark(8))
    assert given.state.territories[8] == 0
    assert given.boss(0).cash == 1000


@pytest.mark.rule("K5.5")
def test_a_rivals_territory_costs_100_to_the_bank_and_his_marker_goes_home() -> None:
    given = Given().territory(1, 8, 9)
    acting(given, given.turf(8)).act(0, Mark(8))
    assert given.state.territories[8] == 0
    assert [given.boss(seat).cash for seat in range(3)] == [900, 1000, 1000]
    assert [given.state.markers_left(seat) for seat in (0, 1)] == [14, 14]


@pytest.mark.rule("K5.5")
def test_without_100_a_rivals_territory_can_not_be_taken_a_free_one_can() -> None:
    given = Given().territory(1, 8).cash(0, 50)
    acting(given, given.turf(8))
    reason = given.refused(0, Mark(8))
    assert (reason.rule, reason.key) == ("K5.5", "why-no-cash")
    given = Given().cash(0, 0)
    assert acting(given, given.turf(8)).act(0, Mark(8)).state.territories[8] == 0


@pytest.mark.rule("K5.5")
def test_ones_own_territory_can_not_be_marked_again() -> None:
    given = Given().territory(0, 8)
    assert acting(given, given.turf(8)).refused(0, Mark(8)).key == "why-own-territory"


@pytest.mark.parametrize("owner", [NOBODY, 1])
@pytest.mark.rule("K5.5", "K2.1")
def test_who_has_no_marker_left_can_mark_none(owner: int) -> None:
    given = Given().territory(0, *range(14)).territory(1, 20)
    given.state.territories[30] = owner
    acting(given, given.turf(30))
    assert Mark(30) in given.legal(0), "the fifteenth marker"
    given.territory(0, 14)
    given.state.open_asks = None
    reason = given.refused(0, Mark(30))
    assert (reason.rule, reason.key) == ("K5.5", "why-no-markers")


# --- local respect (K5.6) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "holder"),
    [
        ((0, 0, 0), NOBODY),
        ((1, 0, 0), 0),
        ((1, 1, 0), NOBODY),
        ((2, 3, 3), NOBODY),
        ((3, 2, 2), 0),
        ((1, 2, 3), 2),
        ((2, 2, 1), NOBODY),
        ((1, 3, 1), 1),
    ],
)
@pytest.mark.rule("K5.6")
def test_local_respect_is_for_strictly_the_most_territories(
    counts: tuple[int, int, int], holder: int
) -> None:
    given, free = Given(), iter(range(36))
    for seat, count in enumerate(counts):
        given.territory(seat, *[next(free) for _ in range(count)])
    assert respected(given.state) == holder
    assert CHICAGO.view(given.state, None).table.respect == holder


@pytest.mark.rule("K5.6")
def test_it_is_checked_at_every_change() -> None:
    given = Given().territory(1, 8)
    assert given.points(1) == 2
    acting(given, given.turf(9)).act(0, Mark(9))
    assert [given.points(seat) for seat in range(3)] == [1, 1, 1], "a tie: nobody's"
    assert given.keys(2)[-1] == "story-respect-lost"
    given = Given().territory(1, 8)
    acting(given, given.turf(8)).act(0, Mark(8))
    assert [given.points(seat) for seat in range(3)] == [2, 1, 1], "it goes over at once"
    assert "story-respect" in given.keys(2)


# --- opening a business (K5.7, K5.8) -------------------------------------------------------------

#: Henchmen, booze, girls: as the rules list them.
COSTS = {
    (SMALL, "casino"): (3, 1, 1),
    (SMALL, "bar"): (1, 3, 1),
    (SMALL, "brothel"): (1, 1, 3),
    (MEDIUM, "casino"): (4, 2, 2),
    (MEDIUM, "bar"): (2, 4, 2),
    (MEDIUM, "brothel"): (2, 2, 4),
    (LARGE, "casino"): (5, 3, 3),
    (LARGE, "bar"): (3, 5, 3),
    (LARGE, "brothel"): (3, 3, 5),
}
#: The first business of each size that is left when Given has dealt one small one to each boss.
LEFT = {
    (SMALL, "bar"): 1,
    (SMALL, "casino"): 4,
    (SMALL, "brothel"): 7,
    (MEDIUM, "bar"): 9,
    (MEDIUM, "casino"): 11,
    (MEDIUM, "brothel"): 13,
    (LARGE, "bar"): 15,
    (LARGE, "casino"): 16,
    (LARGE, "brothel"): 17,
}


@pytest.mark.parametrize("which", list(COSTS))
@pytest.mark.rule("K5.7", "K5.8")
def test_what_it_costs_to_open_a_business(which: tuple[int, str]) -> None:
    henchmen, booze, girls = COSTS[which]
    given = Given().goods(0, booze, girls, henchmen)
    lot = given.free_lot(which[0])
    stock = list(given.state.stock)
    acting(given, given.lot_door(lot)).act(0, OpenBusiness(LEFT[which], lot))
    business = given.state.businesses[LEFT[which]]
    assert (business.owner, business.lot, business.open) == (0, lot, True)
    assert given.boss(0).goods == [0, 0, 0]
    paid = [booze, girls, henchmen]
    assert given.state.stock == [had + n for had, n in zip(stock, paid, strict=True)]
    assert given.boss(0).cash == 1000
    given.sound()


@pytest.mark.parametrize("which", list(COSTS))
@pytest.mark.rule("K5.8")
def test_one_resource_too_few_does_not_do(which: tuple[int, str]) -> None:
    henchmen, booze, girls = COSTS[which]
    for short in range(3):
        goods = [booze, girls, henchmen]
        goods[short] -= 1
        given = Given().goods(0, *goods)
        lot = given.free_lot(which[0])
        acting(given, given.lot_door(lot))
        reason = given.refused(0, OpenBusiness(LEFT[which], lot))
        assert (reason.rule, reason.key) == ("K5.8", "why-no-resources")


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
@pytest.mark.rule("K5.7")
def test_a_square_takes_its_own_size_only_but_any_kind(size: int) -> None:
    given = Given().goods(0, 5, 5, 5)
    lot = given.free_lot(size)
    acting(given, given.lot_door(lot))
    opens = [a for a in given.legal(0) if isinstance(a, OpenBusiness)]
    assert [a.business for a in opens] == [LEFT[(size, k)] for k in ("bar", "casino", "brothel")]


@pytest.mark.rule("K5.7")
def test_of_a_kind_of_which_none_is_left_none_can_be_opened() -> None:
    given = Given().goods(0, 5, 5, 5).business(7, 1).business(8, 2)
    lot = given.free_lot(SMALL)
    acting(given, given.lot_door(lot))
    kinds = {kind_of(a.business) for a in given.legal(0) if isinstance(a, OpenBusiness)}
    assert BROTHEL not in kinds
    assert len(kinds) == 2


@pytest.mark.rule("K5.7")
def test_nothing_can_be_opened_on_a_square_that_is_taken() -> None:
    given = Given().goods(0, 5, 5, 5)
    lot = given.state.businesses[given.home(1)].lot
    acting(given, given.lot_door(lot))
    given.refused(0, OpenBusiness(1, lot))
    assert not any(isinstance(a, OpenBusiness) for a in given.legal(0))


@pytest.mark.rule("K5.7")
def test_gangsters_may_move_from_the_car_into_the_new_business() -> None:
    given = Given().goods(0, 3, 1, 1).gangster(0, BUGS_BENNY, KNUCKLES)
    lot = given.free_lot(SMALL)
    acting(given, given.lot_door(lot)).act(0, OpenBusiness(1, lot))
    assert given.prompts(0) == ["ask-shift"]
    given.act(0, Put(KNUCKLES, 1), Done())
    assert (given.where(KNUCKLES), given.where(BUGS_BENNY)) == (1, CAR)
    assert given.prompts(0) == [], "that was the action"


@pytest.mark.rule("K5.7")
def test_nobody_needs_to_move_in() -> None:
    given = Given().goods(0, 3, 1, 1).gangster(0, BUGS_BENNY)
    lot = given.free_lot(SMALL)
    acting(given, given.lot_door(lot)).act(0, OpenBusiness(1, lot), Done())
    assert given.where(BUGS_BENNY) == CAR


# --- contracts (K5.9) ----------------------------------------------------------------------------


@pytest.mark.rule("K5.9")
def test_a_contract_is_started_at_its_first_place_and_shown() -> None:
    given = Given().hand(0, SHAVING)
    acting(given, given.place(BARBER)).act(0, StartContract(SHAVING))
    assert (given.boss(0).hand, given.boss(0).started) == ([], [SHAVING])
    assert CHICAGO.view(given.state, 2).bosses[0].started == [SHAVING]
    assert "story-starts" in given.keys(2)
    assert given.points(0) == 1
    given = Given().hand(0, SHAVING)
    acting(given, given.place(FLORIST)).refused(0, StartContract(SHAVING))


@pytest.mark.rule("K5.9")
def test_a_started_contract_can_not_be_traded() -> None:
    given = Given().hand(0, SHAVING).turn_of(0)
    swap(given.table(), 0, 1, (Good("card", SHAVING),))
    assert given.boss(1).hand == [SHAVING]
    given = Given().started(0, SHAVING).hand(0, ROSES).turn_of(0)
    with pytest.raises(Refusal):
        swap(given.table(), 0, 1, (Good("card", SHAVING),))
    with pytest.raises(Refusal):
        swap(given.table(), 1, 0, (), (Good("card", SHAVING),))
    assert given.boss(0).started == [SHAVING]


@pytest.mark.rule("K5.9")
def test_it_is_completed_at_its_second_place_for_the_reward_and_a_point() -> None:
    given = Given().started(0, SHAVING)
    acting(given, given.place(BARBER)).refused(0, CompleteContract(SHAVING))
    given = Given().started(0, SHAVING)
    acting(given, given.place(POST_OFFICE)).act(0, CompleteContract(SHAVING))
    assert given.boss(0).cash == 2200
    assert (given.boss(0).started, given.boss(0).completed) == ([], [SHAVING])
    assert given.points(0) == 2


@pytest.mark.rule("K5.9")
def test_the_point_of_a_completed_contract_can_not_be_lost() -> None:
    given = Given().completed(1, SHAVING).started(1, ROSES).gangster(0, BUGS_BENNY)
    given.car(1, given.boss(0).square).dice("shootout 0", 6).dice("shootout 1", 1)
    given.turn_of(0).act(0, Stay(), AttackCar(1))
    assert (given.boss(1).completed, given.boss(1).started) == ([SHAVING], [])
    assert given.points(1) == 2


@pytest.mark.rule("K5.9")
def test_several_contracts_may_be_under_way() -> None:
    given = Given().started(0, SHAVING).hand(0, ROSES)
    acting(given, given.place(FLORIST)).act(0, StartContract(ROSES))
    assert given.boss(0).started == [SHAVING, ROSES]


# --- moving gangsters (K5.10, K5.11) -------------------------------------------------------------


@pytest.mark.rule("K5.10")
def test_at_an_own_business_any_number_may_move_both_ways() -> None:
    given = Given()
    home = given.home(0)
    given.gangster(0, BUGS_BENNY, KNUCKLES).gangster(0, KEN_EVIL, DOUGH_BOY, spot=home)
    acting(given, given.door(home)).act(0, VisitBusiness(home))
    given.act(0, Put(BUGS_BENNY, home), Put(KEN_EVIL, CAR), Put(DOUGH_BOY, CAR), Done())
    assert given.state.in_business(home) == [BUGS_BENNY]
    assert given.state.in_car(0) == [DOUGH_BOY, KEN_EVIL, KNUCKLES]
    assert given.prompts(0) == []
    given.sound()


@pytest.mark.rule("K5.10", "K5.11")
def test_a_full_car_and_a_full_business_can_swap() -> None:
    given = Given()
    home, riders, guards = 0, (BUGS_BENNY, KNUCKLES, KEN_EVIL), (DOUGH_BOY, BOMB_JACK, CHICKEN_JOE)
    given.gangster(0, *riders).gangster(0, *guards, spot=home)
    acting(given, given.door(home)).act(0, VisitBusiness(home))
    for rider, guard in zip(riders, guards, strict=True):
        given.act(0, Put(rider, home), Put(guard, CAR))
    given.act(0, Done())
    assert given.state.in_business(home) == sorted(riders)
    assert given.state.in_car(0) == sorted(guards)


@pytest.mark.parametrize(("moves", "to"), [(KNUCKLES, 0), (DOUGH_BOY, CAR)])
@pytest.mark.rule("K5.11")
def test_only_three_fit_into_a_car_or_a_business(moves: int, to: int) -> None:
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES, KEN_EVIL)
    given.gangster(0, DOUGH_BOY, BOMB_JACK, CHICKEN_JOE, spot=0)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(moves, to))
    reason = given.refused(0, Done())
    assert (reason.rule, reason.key) == ("K5.11", "why-no-room")


@pytest.mark.rule("K5.11")
def test_the_dwarf_makes_room_for_one_more_and_fat_fred_takes_a_seat_in_the_car() -> None:
    given = Given().gangster(0, THE_DWARF, KNUCKLES, KEN_EVIL).gangster(0, FAT_FRED, spot=0)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(FAT_FRED, CAR))
    assert given.refused(0, Done()).rule == "K5.11", "he and The Dwarf cancel out"
    given.act(0, Put(THE_DWARF, 0))
    assert given.refused(0, Done()).rule == "K5.11", "two seats with Fat Fred"
    given.act(0, Put(KNUCKLES, 0), Done())
    assert given.state.in_car(0) == [FAT_FRED, KEN_EVIL]
    given = Given().gangster(0, KEN_EVIL).gangster(0, THE_DWARF, KNUCKLES, FAT_FRED, spot=0)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(KEN_EVIL, 0), Done())
    assert len(given.state.in_business(0)) == 4, "in a business Fat Fred takes one seat only"


@pytest.mark.rule("K5.10")
def test_gangsters_move_at_a_closed_business_too() -> None:
    given = Given().closed(0).gangster(0, BUGS_BENNY)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(BUGS_BENNY, 0), Done())
    assert given.where(BUGS_BENNY) == 0


@pytest.mark.rule("K5.10")
def test_not_at_a_rivals_business_nor_where_there_is_nobody_to_move() -> None:
    given = Given().gangster(0, BUGS_BENNY)
    acting(given, given.door(given.home(1))).refused(0, VisitBusiness(given.home(1)))
    given = Given()
    assert acting(given, given.door(0)).refused(0, VisitBusiness(0)).rule == "K5.10"


@pytest.mark.parametrize(
    ("place", "where"), [(POLICE_DEPARTMENT, PRISON), (HOSPITAL_PLACE, HOSPITAL)]
)
@pytest.mark.rule("K5.10")
def test_one_fetches_ones_own_out_of_prison_and_hospital(place: int, where: int) -> None:
    given = Given()
    for gangster, owner in ((BUGS_BENNY, 0), (KNUCKLES, 0), (KEN_EVIL, 1)):
        given.gangster(owner, gangster).state.send(gangster, where)
    other = HOSPITAL if where == PRISON else PRISON
    given.gangster(0, DOUGH_BOY).state.send(DOUGH_BOY, other)
    acting(given, given.place(place))
    assert [a for a in given.legal(0) if isinstance(a, Fetch)] == [
        Fetch(BUGS_BENNY),
        Fetch(KNUCKLES),
    ]
    given.act(0, Fetch(KNUCKLES))
    assert given.legal(0) == [Fetch(BUGS_BENNY), Done()], "as many as he likes"
    given.act(0, Fetch(BUGS_BENNY))
    assert given.state.in_car(0) == [BUGS_BENNY, KNUCKLES]
    assert given.points(0) == 2, "they are at work again"
    assert given.prompts(0) == [], "that was the action"
    assert (given.where(KEN_EVIL), given.where(DOUGH_BOY)) == (where, other)
    given.sound()


@pytest.mark.rule("K5.10")
def test_he_need_not_fetch_all() -> None:
    given = Given().in_prison(0, BUGS_BENNY, KNUCKLES)
    acting(given, given.place(POLICE_DEPARTMENT)).act(0, Fetch(KNUCKLES), Done())
    assert given.where(BUGS_BENNY) == PRISON
    assert given.prompts(0) == []


@pytest.mark.rule("K5.10", "K5.11")
def test_nobody_is_fetched_into_a_full_car() -> None:
    given = Given().gangster(0, KEN_EVIL, DOUGH_BOY).in_prison(0, BUGS_BENNY, KNUCKLES)
    acting(given, given.place(POLICE_DEPARTMENT)).act(0, Fetch(KNUCKLES))
    # Asked all the same: who sits in the car, and so whether there is room, is a secret (K9.1).
    assert given.prompts(0) == ["ask-fetch"]
    assert given.refused(0, Fetch(BUGS_BENNY)).rule == "K5.11"
    given.act(0, Done())
    assert given.prompts(0) == []
    assert given.where(BUGS_BENNY) == PRISON
    given = Given().gangster(0, KEN_EVIL, DOUGH_BOY, KNUCKLES).in_prison(0, BUGS_BENNY, THE_DWARF)
    acting(given, given.place(POLICE_DEPARTMENT))
    assert given.refused(0, Fetch(BUGS_BENNY)).rule == "K5.11"
    given.act(0, Fetch(THE_DWARF))
    assert given.where(THE_DWARF) == CAR, "he brings his own seat"


@pytest.mark.rule("K5.10")
def test_a_rivals_gangster_is_not_fetched_but_for_easy_mike_in_hospital() -> None:
    given = Given().in_hospital(1, EASY_MIKE, THE_DENTIST)
    acting(given, given.place(HOSPITAL_PLACE)).refused(0, Fetch(THE_DENTIST))
    given.act(0, Fetch(EASY_MIKE))
    assert (given.where(EASY_MIKE), given.gangster_of(EASY_MIKE)) == (CAR, 0)
    given = Given().in_prison(1, EASY_MIKE)
    acting(given, given.place(POLICE_DEPARTMENT)).refused(0, Fetch(EASY_MIKE))


# --- attacking (K5.12) ---------------------------------------------------------------------------


def attacks(given: Given) -> list[Action]:
    return [a for a in given.legal(0) if isinstance(a, AttackCar | AttackBusiness)]


@pytest.mark.rule("K5.12")
def test_a_car_on_the_square_or_a_business_at_it_can_be_attacked() -> None:
    given = Given().gangster(0, HARRY_THE_HAND)
    square = given.door(given.home(1))
    acting(given, square)
    assert attacks(given) == [AttackBusiness(given.home(1)), AttackCar(1)]
    given = Given().gangster(0, HARRY_THE_HAND)
    given.car(1, given.place(BOXING_CLUB)).car(2, given.place(BOXING_CLUB))
    acting(given, given.place(BOXING_CLUB))
    assert attacks(given) == [AttackCar(1), AttackCar(2)]
    given.refused(0, AttackBusiness(given.home(1)))


@pytest.mark.rule("K5.12")
def test_without_a_gangster_in_the_car_there_is_no_attack() -> None:
    given = Given().gangster(0, HARRY_THE_HAND, spot=0).in_hospital(0, BUGS_BENNY)
    acting(given, given.door(given.home(1)))
    for attack in (AttackCar(1), AttackBusiness(given.home(1))):
        assert given.refused(0, attack).rule == "K5.12"


@pytest.mark.rule("K5.12")
def test_nobody_attacks_himself() -> None:
    given = Given().gangster(0, HARRY_THE_HAND)
    acting(given, given.door(given.home(0)))
    assert attacks(given) == []

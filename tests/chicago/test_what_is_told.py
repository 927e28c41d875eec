"""Events carry what a board needs to move its pieces: from where, to where, who, for how much."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    Bid,
    Drive,
    DrivePolice,
    Fetch,
    Mark,
    NoAction,
    NoPolice,
    OpenBusiness,
    PassBid,
    Play,
    RaidBusiness,
    RaidCar,
    RollPolice,
    StartContract,
    Stay,
)
from backroom.games.chicago.components import (
    CAR,
    FIRST_CONTRACT,
    GETAWAY,
    HOSPITAL_PLACE,
    NOBODY,
    OF_KIND,
    POLICE_DEPARTMENT,
    SMALL,
    SNEAKING_OUT,
    TAILOR,
    kind_of,
)
from backroom.games.chicago.event_cards.sneaking_out import SneaksOut
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    FREDDIE_FORGERY,
    JOHNNY_FAVORITE,
    KNUCKLES,
    MR_JESUS,
    SAD_KEN,
    SPONGE,
    THE_CLEANER,
)
from backroom.games.chicago.trade_phase import BEFORE_LOT, BRIBE, REOPEN
from tests.chicago.fights import LAST_DROP, at_business, attack, cars, rolls
from tests.chicago.given import Given

NEVER_SAW_IT_COMING = FIRST_CONTRACT + 7


def away(given: Given, square: int, count: int) -> int:
    """A street square exactly so far from this one."""
    return given.state.board.distance[square].index(count)


# --- cars ----------------------------------------------------------------------------------------


@pytest.mark.rule("K5.1")
def test_a_drive_is_told_with_its_way() -> None:
    given = Given(3).turn_of(0)
    start = given.boss(0).square
    there = away(given, start, 4)
    given.drive(0, there, die=5)
    drive = events.Drives(boss=0, square_from=start, square=there, count=4)
    assert given.told()[-2:] == [events.Rolls(boss=0, dice=(5,)), drive]


@pytest.mark.rule("K7.1")
def test_so_is_that_of_the_police_or_that_they_stay() -> None:
    given = Given(3).badge(0).turn_of(0).act(0, Stay(), NoAction())
    start = given.state.table.police
    there = away(given, start, 3)
    given.dice("police", 2).act(0, RollPolice(), DrivePolice(there))
    drive = events.PoliceDrive(boss=0, square_from=start, square=there, count=3)
    assert given.all(events.PoliceDrive) == [drive]
    given = Given(3).badge(0).turn_of(0).act(0, Stay(), NoAction(), RollPolice())
    given.act(0, DrivePolice(start))
    assert given.all(events.PoliceStay) == [events.PoliceStay(boss=0, square=start)]


@pytest.mark.rule("K12.9")
def test_so_is_a_getaway() -> None:
    given = attack(cars([BUGS_BENNY], [KNUCKLES]).hand(0, GETAWAY))
    start = given.boss(0).square
    there = away(given, start, 2)
    given.act(0, Play(GETAWAY), Drive(there))
    flight = events.Flees(boss=0, square_from=start, square=there, count=2)
    assert given.all(events.Flees) == [flight]


@pytest.mark.rule("K6.7", "K8.7")
def test_a_beaten_car_is_towed_from_here_to_there_and_comes_back() -> None:
    given = cars([BUGS_BENNY], [])
    square = given.boss(1).square
    attack(rolls(given, [6], [1]))
    garage = given.boss(1).garage
    towed = events.CarBeaten(boss=1, garage=garage, square_from=square, square=given.garage(garage))
    assert given.all(events.CarBeaten) == [towed]
    given.trade(REOPEN)
    assert given.all(events.CarBack) == [events.CarBack(boss=1, garage=garage)]


# --- gangsters -----------------------------------------------------------------------------------


@pytest.mark.rule("K6.1", "K9.2")
def test_who_is_shown_is_shown_where_he_is() -> None:
    given = attack(at_business([BUGS_BENNY], [KNUCKLES]), LAST_DROP)
    assert given.all(events.ShowsGang) == [
        events.ShowsGang(boss=0, where=CAR, gangsters=(BUGS_BENNY,)),
        events.ShowsGang(boss=1, where=LAST_DROP, gangsters=(KNUCKLES,)),
    ]


@pytest.mark.rule("K6.5")
def test_who_falls_is_taken_from_where_he_was() -> None:
    given = attack(rolls(at_business([BUGS_BENNY], [KNUCKLES]), [6, 6], [4, 4]), LAST_DROP)
    fallen = events.InHospital(boss=1, gangster=KNUCKLES, where_from=LAST_DROP)
    assert given.all(events.InHospital) == [fallen]
    given = attack(rolls(cars([CHICKEN_JOE], [KNUCKLES]), [6, 6], [1, 1]))
    assert given.all(events.Dead) == [events.Dead(boss=1, gangster=KNUCKLES, where_from=CAR)]


@pytest.mark.rule("K12.14")
def test_who_sneaks_out_is_named_for_all_have_seen_them() -> None:
    given = attack(at_business([BUGS_BENNY], [KNUCKLES]).hand(1, SNEAKING_OUT), LAST_DROP)
    given.act(1, Play(SNEAKING_OUT))
    assert given.all(SneaksOut) == [SneaksOut(boss=1, business=LAST_DROP, gangsters=(KNUCKLES,))]


@pytest.mark.rule("K7.3", "K13.19")
def test_a_raid_names_those_who_go_to_prison() -> None:
    given = Given(3).gangster(1, KNUCKLES, JOHNNY_FAVORITE).badge(0)
    given.police(given.boss(1).square).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    given.dice("raid police", 6).dice("raid 1", 1).act(0, RaidCar(1))
    raided = events.CarRaided(boss=0, boss_other=1, gangsters=(KNUCKLES,))
    assert given.all(events.CarRaided) == [raided]
    given = Given(3).badge(0)
    home = given.home(1)
    given.gangster(1, SPONGE, spot=home).police(given.door(home)).turn_of(0)
    given.act(0, Stay(), NoAction(), NoPolice())
    given.dice("raid police", 6).dice("raid 1", 1).act(0, RaidBusiness(home))
    raid = events.BusinessRaided(boss=0, boss_other=1, business=home, gangsters=(SPONGE,))
    assert given.all(events.BusinessRaided) == [raid]


@pytest.mark.rule("K5.10")
def test_who_is_fetched_comes_from_a_place() -> None:
    for place in (HOSPITAL_PLACE, POLICE_DEPARTMENT):
        given = Given(3)
        lay = given.in_hospital if place == HOSPITAL_PLACE else given.in_prison
        lay(0, BUGS_BENNY).car(0, given.place(place)).turn_of(0).act(0, Stay(), Fetch(BUGS_BENNY))
        fetched = events.Fetches(boss=0, gangster=BUGS_BENNY, place=place)
        assert given.all(events.Fetches) == [fetched]


# --- money and resources -------------------------------------------------------------------------


@pytest.mark.rule("K5.5", "K13.29")
def test_a_rivals_territory_has_its_price() -> None:
    for gangster, price in ((BUGS_BENNY, 100), (SAD_KEN, 0)):
        given = Given(3).gangster(0, gangster).territory(1, 4)
        given.car(0, given.turf(4)).turn_of(0).act(0, Stay(), Mark(4))
        taken = events.TakesTerritory(boss=0, boss_other=1, territory=4, cash=price)
        assert given.all(events.TakesTerritory) == [taken]
        assert given.boss(0).cash == 1000 - price


@pytest.mark.rule("K5.7", "K5.8")
def test_a_business_is_opened_on_a_lot_for_resources() -> None:
    given = Given(3).goods(0, booze=3, girls=1, henchmen=1)
    lot = given.free_lot(SMALL)
    given.car(0, given.lot_door(lot)).turn_of(0).act(0, Stay(), OpenBusiness(1, lot))
    cost = (Good("booze", count=3), Good("girls", count=1), Good("henchmen", count=1))
    assert given.all(events.Opens) == [events.Opens(boss=0, business=1, lot=lot, goods=cost)]


@pytest.mark.rule("K5.7", "K8.2")
def test_whose_monopoly_a_new_business_ends_is_told() -> None:
    def opened(*rivals: int) -> events.Opens:
        given = Given(3).goods(0, booze=3, girls=1, henchmen=1)
        for b in OF_KIND[kind_of(1)]:
            if given.owner(b) != NOBODY:
                given.state.shut(b, True)
        for seat, b in zip(rivals, [b for b in OF_KIND[kind_of(1)] if b != 1], strict=False):
            given.business(b, seat)
        lot = given.free_lot(SMALL)
        given.car(0, given.lot_door(lot)).turn_of(0).act(0, Stay(), OpenBusiness(1, lot))
        return given.all(events.Opens)[0]

    alone, broken, shared = opened(), opened(2), opened(1, 2)
    assert (alone.breaks, alone.monopoly) == (False, True)
    assert (broken.breaks, broken.boss_other, broken.monopoly) == (True, 2, False)
    assert (shared.breaks, shared.boss_other, shared.monopoly) == (False, 0, False)


@pytest.mark.rule("K14.8")
def test_a_contract_may_cost_a_fee() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).hand(0, NEVER_SAW_IT_COMING)
    given.car(0, given.place(TAILOR)).turn_of(0).act(0, Stay(), StartContract(NEVER_SAW_IT_COMING))
    started = events.Starts(boss=0, contract=NEVER_SAW_IT_COMING, cash=500)
    assert given.all(events.Starts) == [started]


@pytest.mark.rule("K8.4", "K13.24", "K13.34")
def test_a_gangster_is_hired_for_money_and_perhaps_resources() -> None:
    prices = {
        BUGS_BENNY: (),
        MR_JESUS: (Good("booze", count=2),),
        THE_CLEANER: (Good("booze", count=2), Good("girls", count=2)),
    }
    for gangster, goods in prices.items():
        given = Given(2).goods(0, booze=2, girls=2).offer(gangster).trade(BEFORE_LOT)
        given.act(0, Bid(3)).act(1, PassBid())
        hired = events.Hires(boss=0, gangster=gangster, cash=150, goods=goods)
        assert given.all(events.Hires) == [hired]


@pytest.mark.rule("K13.19", "K8.9")
def test_johnny_saves_no_more_than_was_bid() -> None:
    given = Given(2).gangster(0, JOHNNY_FAVORITE).trade(BRIBE).act(0, Bid(6)).act(1, PassBid())
    told = events.Johnny(boss=0, gangster=JOHNNY_FAVORITE, cash=200)
    assert given.all(events.Johnny) == [told]
    assert given.boss(0).cash == 1000 - 300 + 200
    for fifties in (1, 2, 4):
        given = Given(2).gangster(0, JOHNNY_FAVORITE).trade(BRIBE)
        given.act(0, Bid(fifties)).act(1, PassBid())
        assert given.all(events.Johnny) == [], "a badge of $100 does not cost $200 less"
        free = events.JohnnyPaysAll(boss=0, gangster=JOHNNY_FAVORITE)
        assert given.all(events.JohnnyPaysAll) == [free]
        assert given.boss(0).cash == 1000


@pytest.mark.rule("K13.12")
def test_freddies_die_is_told() -> None:
    given = Given(2).gangster(0, FREDDIE_FORGERY).dice("forgery", 4).last_round_over()
    told = events.Freddie(boss=0, gangster=FREDDIE_FORGERY, cash=400, dice=(4,))
    assert given.all(events.Freddie) == [told]

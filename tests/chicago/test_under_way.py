"""What a view says of an auction, a shootout and the own gang being placed (K6, K8, K9)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import questions, under_way
from backroom.games.chicago.actions import (
    Bid,
    Done,
    Drive,
    Lose,
    Neutralize,
    NoAction,
    PassBid,
    Play,
    Put,
    RollDie,
    RollPolice,
    Stay,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    AN_OLD_FAVOR,
    CAR,
    DYNAMITE,
    FREE,
    HIDING,
    MASSACRE,
    NOBODY,
    NOTHING,
    SHOTGUNS,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    FAT_FRED,
    FRANKIE_THE_SQUEALER,
    JOHN_DOE,
    JOHNNY_FAVORITE,
    KEN_EVIL,
    KNUCKLES,
    THE_CLEANER,
    THE_DWARF,
    TIGHT_MOUTH_LARRY,
)
from backroom.games.chicago.trade_phase import BEFORE_BRIBE, BEFORE_LOT, BRIBE, PLACE
from backroom.games.chicago.under_way import AuctionView, PlacingView, ShootoutView
from tests.chicago.fights import GILDED_WHEEL, at_business, attack, cars, rolls
from tests.chicago.given import Given

# --- a turn --------------------------------------------------------------------------------------


@pytest.mark.rule("K4.2")
def test_a_turn_says_how_far_it_is() -> None:
    given = Given().badge(0).turn_of(0)
    seen: list[tuple[str, int]] = []

    def look() -> None:
        turn = CHICAGO.view(given.state, 1).turn
        assert turn is not None and turn.boss == 0 and turn.police
        seen.append((turn.stage, turn.die))

    look()
    given.dice("drive 0", 4).act(0, RollDie())
    look()
    given.act(0, Drive(given.boss(0).square))
    look()
    given.act(0, NoAction())
    look()
    assert seen == [("roll", 0), ("drive", 4), ("action", 0), ("police", 0)]
    given.act(0, RollPolice())
    look()
    assert seen[-1] == ("police", 0)


@pytest.mark.rule("K4.2")
def test_without_the_badge_no_police_come_in_a_turn() -> None:
    turn = CHICAGO.view(Given().turn_of(1).state, 0).turn
    assert turn is not None
    assert (turn.boss, turn.stage, turn.police) == (1, "roll", False)


@pytest.mark.rule("K4.2")
def test_a_shootout_is_the_action_of_a_turn() -> None:
    given = attack(rolls(cars([BUGS_BENNY, KNUCKLES], [CHICKEN_JOE]), [1], [6]))
    assert given.asked(0) == [questions.WhoDies]
    turn = CHICAGO.view(given.state, 1).turn
    assert turn is not None and turn.stage == "action"


def test_in_the_trade_phase_it_is_nobodys_turn() -> None:
    assert CHICAGO.view(Given().trade(BRIBE).state, 0).turn is None


# --- auctions ------------------------------------------------------------------------------------


def lot(given: Given, seat: int | None = None) -> AuctionView:
    found = CHICAGO.view(given.state, seat).auction
    assert found is not None
    return found


def bidding(given: Given) -> dict[int, str]:
    """What each boss does in the auction, in order."""
    return {bidder.seat: bidder.state for bidder in lot(given).bidders}


@pytest.mark.rule("K8.4", "K9.1")
def test_all_see_who_has_the_highest_bid_who_speaks_and_who_has_passed_since() -> None:
    given = Given(4).offer(KNUCKLES).trade(BEFORE_LOT)
    assert bidding(given) == {0: "speaks", 1: "waits", 2: "waits", 3: "waits"}
    given.act(0, PassBid())
    assert bidding(given) == {0: "passed", 1: "speaks", 2: "waits", 3: "waits"}
    given.act(1, Bid(3))
    assert bidding(given) == {0: "waits", 1: "highest", 2: "speaks", 3: "waits"}
    given.act(2, PassBid()).act(3, PassBid())
    assert bidding(given) == {0: "speaks", 1: "highest", 2: "passed", 3: "passed"}
    given.act(0, Bid(4))
    assert bidding(given) == {0: "highest", 1: "speaks", 2: "waits", 3: "waits"}
    given.sound()


@pytest.mark.rule("K8.4")
def test_the_bosses_stand_in_order_from_the_first_boss_on() -> None:
    given = Given(3).offer(KNUCKLES)
    given.state.table.first = 2
    given.trade(BEFORE_LOT)
    assert [bidder.seat for bidder in lot(given).bidders] == [2, 0, 1]


@pytest.mark.rule("K8.4", "K13.34")
def test_what_is_bid_what_must_be_bid_next_and_the_resources_with_it() -> None:
    given = Given(3).offer(THE_CLEANER).goods(1, 2, 2, 0).cash(1, 520).trade(BEFORE_LOT)
    seen = lot(given, 1)
    assert (seen.gangster, seen.running, seen.bid, seen.bidder) == (THE_CLEANER, True, 0, NOBODY)
    assert (seen.least, seen.price, seen.most) == (50, [2, 2, 0], 500)
    assert lot(given, 0).most == 0, "he has not got the resources"
    given.act(0, PassBid()).act(1, Bid(4))
    seen = lot(given)
    assert (seen.bid, seen.bidder, seen.least, seen.most) == (200, 1, 250, None)


@pytest.mark.rule("K8.5", "K8.9")
def test_the_badge_is_seen_likewise_with_johnnys_discount_in_ones_own_limit() -> None:
    given = Given(3).gangster(0, JOHNNY_FAVORITE).cash(0, 100).trade(BRIBE)
    seen = lot(given, 0)
    assert (seen.gangster, seen.price, seen.most) == (NOTHING, [0, 0, 0], 300)


@pytest.mark.rule("K12.22")
def test_a_lot_is_announced_while_its_window_is_open() -> None:
    given = Given(3).offer(KNUCKLES).hand(1, AN_OLD_FAVOR).trade(BEFORE_LOT, windows=True)
    seen = lot(given)
    assert (seen.gangster, seen.running, seen.bidder) == (KNUCKLES, False, NOBODY)
    assert {bidder.state for bidder in seen.bidders} == {"waits"}
    given.in_window(1, Play(AN_OLD_FAVOR, KNUCKLES))
    given.sound()
    given = Given(3).hand(1, AN_OLD_FAVOR).offer(KNUCKLES).trade(BEFORE_BRIBE, windows=True)
    assert (lot(given).gangster, lot(given).running) == (NOTHING, False)


@pytest.mark.rule("K12.1")
def test_whoever_was_taken_from_the_offer_is_announced_no_more() -> None:
    given = Given(3).offer(KNUCKLES, KEN_EVIL).hand(0, AN_OLD_FAVOR).hand(1, SHOTGUNS)
    given.trade(BEFORE_LOT, windows=True)
    given.state.table.offer.remove(KNUCKLES)
    assert CHICAGO.view(given.state, 0).auction is None


def test_at_any_other_time_there_is_none() -> None:
    given = Given(3).hand(0, SHOTGUNS).turn_of(0)
    view = CHICAGO.view(given.state, 0)
    assert (view.auction, view.shootout, view.placing) == (None, None, None)
    assert under_way.auction(given.state, None) is None


# --- shootouts -----------------------------------------------------------------------------------


def fight(given: Given) -> ShootoutView:
    found = CHICAGO.view(given.state, None).shootout
    assert found is not None
    return found


@pytest.mark.rule("K6.2", "K6.3")
def test_where_each_point_comes_from() -> None:
    given = at_business([BUGS_BENNY, FRANKIE_THE_SQUEALER], [TIGHT_MOUTH_LARRY], GILDED_WHEEL)
    given.hand(2, DYNAMITE).hand(0, SHOTGUNS)
    seen = fight(attack(given, GILDED_WHEEL))
    assert (seen.business, seen.stage, seen.fixed) == (GILDED_WHEEL, "cards", False)
    larry = seen.defence.fighters[0]
    assert (larry.base, larry.against, larry.value) == (2, [FRANKIE_THE_SQUEALER], 6)
    assert (seen.defence.boss, seen.defence.size, seen.defence.value) == (1, 2, 8)
    assert [f.value for f in seen.attack.fighters] == [2, 2]
    assert (seen.attack.size, seen.attack.value, seen.attack.die) == (0, 4, 0)
    assert (seen.attack.needs, seen.defence.needs) == (2, 3)
    given.in_window(0, Play(SHOTGUNS))
    assert fight(given).attack.cards == 1
    assert fight(given).attack.total == 5
    given.sound()


@pytest.mark.rule("K6.2", "K6.4")
def test_totals_stay_whoever_falls_and_the_wins_that_are_needed_do_not() -> None:
    given = rolls(cars([BUGS_BENNY], [KNUCKLES, KEN_EVIL]), [6, 2], [1, 2])
    given.hand(0, SHOTGUNS).hand(1, MASSACRE)
    attack(given).pass_all()
    seen = fight(given)
    assert (seen.stage, seen.fixed, seen.loser, seen.deadly) == ("falling", True, 1, True)
    assert (seen.attack.die, seen.defence.die) == (6, 1)
    given.act(1, Lose(KNUCKLES))
    seen = fight(given)
    assert (seen.stage, seen.falling, seen.dying) == ("fallen", KNUCKLES, True)
    given.pass_all(0)
    seen = fight(given)
    assert [(f.gangster, f.standing) for f in seen.defence.fighters] == [
        (KEN_EVIL, True),
        (KNUCKLES, False),
    ]
    assert (seen.defence.value, seen.attack.needs, seen.defence.needs) == (2, 2, 2)
    assert (seen.falling, seen.dying) == (NOTHING, False)


@pytest.mark.rule("K12.11")
def test_a_massacre_is_seen() -> None:
    given = attack(cars([BUGS_BENNY], [KNUCKLES]).hand(0, MASSACRE).hand(1, SHOTGUNS))
    assert not fight(given).massacre
    assert fight(given.in_window(0, Play(MASSACRE))).massacre


@pytest.mark.rule("K6.11")
def test_whom_john_doe_has_picked_counts_nothing() -> None:
    given = attack(cars([JOHN_DOE], [TIGHT_MOUTH_LARRY, FRANKIE_THE_SQUEALER])).pass_all()
    assert fight(given).stage == "picking"
    given = rolls(given, [6], [1]).act(0, Neutralize(TIGHT_MOUTH_LARRY))
    seen = fight(given).defence
    larry = next(f for f in seen.fighters if f.gangster == TIGHT_MOUTH_LARRY)
    assert (larry.picked, larry.base, larry.against, larry.value) == (True, 0, [], 0)
    assert seen.value == 2, "Frankie counts as he does"


@pytest.mark.rule("K12.5")
def test_who_dies_by_dynamite_is_not_among_those_who_count() -> None:
    given = cars([BUGS_BENNY, CHICKEN_JOE], [KNUCKLES]).hand(0, DYNAMITE).hand(1, SHOTGUNS)
    attack(given).in_window(0, Play(DYNAMITE, BUGS_BENNY)).pass_all(1)
    assert [f.gangster for f in fight(given).attack.fighters] == [CHICKEN_JOE]


# --- placing -------------------------------------------------------------------------------------


def plan(given: Given, seat: int | None) -> PlacingView | None:
    return CHICAGO.view(given.state, seat).placing


def spots(seen: PlacingView | None) -> dict[int, list[int]]:
    assert seen is not None
    return {spot.spot: spot.gangsters for spot in seen.spots}


@pytest.mark.rule("K8.6", "K9.1")
def test_each_sees_the_own_plan_and_nobody_elses() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).gangster(0, DOUGH_BOY, spot=FREE)
    given.gangster(1, KEN_EVIL).trade(PLACE)
    given.act(0, Put(BUGS_BENNY, given.home(0)))
    seen = plan(given, 0)
    assert seen is not None
    assert spots(seen) == {given.home(0): [BUGS_BENNY], CAR: [DOUGH_BOY], HIDING: []}
    assert (seen.business, seen.done) == (NOTHING, False)
    given.act(0, Done())
    seen = plan(given, 0)
    assert seen is not None
    assert seen.done
    assert spots(plan(given, 1)) == {given.home(1): [], CAR: [KEN_EVIL], HIDING: []}
    assert plan(given, 2) is None, "he has nobody to place"
    assert plan(given, None) is None
    given.sound()


@pytest.mark.rule("K5.11", "K13.9", "K13.37")
def test_how_many_fit_depends_on_who_is_there() -> None:
    given = Given(3).gangster(0, FAT_FRED).gangster(0, THE_DWARF, spot=FREE).trade(PLACE)
    given.act(0, Put(THE_DWARF, given.home(0)))
    seen = plan(given, 0)
    assert seen is not None
    assert [(spot.spot, spot.room) for spot in seen.spots] == [
        (given.home(0), 4),
        (CAR, 2),
        (HIDING, 0),
    ]


@pytest.mark.rule("K5.10", "K9.1")
def test_who_moves_gangsters_in_and_out_sees_who_is_to_sit_where() -> None:
    given = Given(3).gangster(1, KNUCKLES, BUGS_BENNY).turn_of(1)
    given.act(1, Stay(), VisitBusiness(given.home(1)), Put(KNUCKLES, given.home(1)))
    seen = plan(given, 1)
    assert seen is not None
    assert (seen.business, seen.done) == (given.home(1), False)
    assert spots(seen) == {given.home(1): [KNUCKLES], CAR: [BUGS_BENNY]}
    assert plan(given, 0) is None
    given.sound()

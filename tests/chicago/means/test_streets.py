"""What driving and the action of a turn would mean (K5)."""

from __future__ import annotations

import pytest

from backroom.engine.ask import Option
from backroom.games.chicago.actions import (
    Bet,
    CompleteContract,
    Done,
    Drive,
    Fetch,
    Grab,
    Mark,
    NoAction,
    OpenBusiness,
    PickLot,
    Play,
    RollDie,
    StartContract,
    Stay,
    TakeAll,
    TakeCount,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    BARBER,
    BOOKIE,
    BOOZE,
    BURGLARY,
    BUSINESSES,
    DOCKS,
    FIRST_CONTRACT,
    FIRST_NATIONAL_BANK,
    GETAWAY,
    HOSPITAL_PLACE,
    MUSEUM,
    NOBODY,
    NOTHING,
    RACE_TRACK,
    SMALL,
    TAILOR,
    size_of,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    EASY_MIKE,
    JACK_RABBIT,
    KNUCKLES,
    SAD_KEN,
    SPONGE,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.setting_up import PickingLots
from tests.changing import change
from tests.chicago.fights import attack, cars
from tests.chicago.given import Given
from tests.chicago.means.saying import brief, in_words, maybe, means, told

SHAVING, PAY_DAY, TIP, NEVER = (FIRST_CONTRACT + n for n in (0, 3, 4, 7))


def at(given: Given, square: int) -> Given:
    """It is the turn of boss 0, whose car has stayed on this square."""
    return given.car(0, square).turn_of(0).act(0, Stay())


# --- resources -----------------------------------------------------------------------------------


@pytest.mark.rule("K5.4", "K5.8")
def test_what_lies_there_and_what_that_is_good_for() -> None:
    given = at(Given(3).lying(DOCKS, booze=3), Given(3).place(DOCKS))
    assert told(given, 0, TakeAll(DOCKS)) == (
        "you then have 4 booze, 1 girl and 1 henchman; enough for a small bar"
    )
    assert brief(given, 0, TakeAll(DOCKS)) == "3 booze"
    both = at(Given(3).lying(DOCKS, girls=2, henchmen=2), Given(3).place(DOCKS))
    assert told(both, 0, TakeAll(DOCKS)).endswith(
        "enough for any one of these: small casino and small brothel"
    )
    assert means(given, 0, TakeAll(DOCKS)).tone == "earns"
    assert told(given, 0, TakeSome(DOCKS)) == "you say how many"
    given.act(0, TakeSome(DOCKS))
    assert told(given, 0, TakeCount(BOOZE, 2)) == "you then have 3 booze, 1 girl and 1 henchman"
    assert told(given, 0, Done()) == (
        "you then have 4 booze, 1 girl and 1 henchman; enough for a small bar"
    )
    given.act(0, TakeCount(BOOZE, 2))
    assert told(given, 0, Done()) == (
        "you then have 3 booze, 1 girl and 1 henchman; enough for a small bar"
    )


@pytest.mark.rule("K5.8")
def test_what_is_still_missing() -> None:
    given = at(Given(3).goods(0).lying(MUSEUM, booze=1), Given(3).place(MUSEUM))
    assert "for a small bar you still need 2 booze, 1 girl and 1 henchman" in told(
        given, 0, TakeAll(MUSEUM)
    )
    given = at(Given(3).goods(0, 3, 1, 1).lying(MUSEUM, booze=1), Given(3).place(MUSEUM))
    assert told(given, 0, TakeAll(MUSEUM)) == "you then have 4 booze, 1 girl and 1 henchman"


@pytest.mark.rule("K2.2")
def test_where_no_small_business_is_left_nothing_is_missing() -> None:
    given = Given(3).goods(0).lying(MUSEUM, booze=1)
    for b in range(BUSINESSES):
        if size_of(b) == SMALL and given.owner(b) == NOBODY:
            given.business(b, 1)
    at(given, given.place(MUSEUM))
    assert told(given, 0, TakeAll(MUSEUM)) == "you then have 1 booze"


# --- territories ---------------------------------------------------------------------------------


@pytest.mark.rule("K5.5", "K5.6", "K8.1")
def test_a_territory_its_income_and_the_respect() -> None:
    given = at(Given(3), Given(3).turf(4))
    assert told(given, 0, Mark(4)) == (
        "2 points for you instead of 1; local respect is yours; "
        "$450 income a game turn instead of $400"
    )
    assert brief(given, 0, Mark(4)) == "+1 point"


@pytest.mark.rule("K5.5", "K5.6")
def test_a_rivals_territory_costs_something_and_may_cost_him_his_respect() -> None:
    given = at(Given(3).territory(1, 4, 5).territory(0, 6), Given(3).turf(4))
    assert told(given, 0, Mark(4)) == (
        "2 points for you instead of 1; local respect is yours; "
        "$500 income a game turn instead of $450; 1 point for Stella instead of 2; "
        "costs $100, you keep $900"
    )
    given = at(Given(3).territory(1, 4, 5, 6, 7).territory(2, 8, 9), Given(3).turf(4))
    assert "after this one, 3 more territories bring local respect" in told(given, 0, Mark(4))
    assert brief(given, 0, Mark(4)) == "territory"


@pytest.mark.rule("K5.6")
def test_a_territory_may_leave_nobody_with_the_respect_or_somebody_else() -> None:
    given = at(Given(3).territory(1, 4, 5), Given(3).turf(4))
    assert "Stella loses local respect" in told(given, 0, Mark(4))
    given = at(Given(3).territory(1, 4, 5).territory(2, 6, 7), Given(3).turf(4))
    assert "Vito gets local respect" in told(given, 0, Mark(4))


@pytest.mark.rule("K13.29")
def test_sad_ken_pays_nothing() -> None:
    given = at(Given(3).territory(1, 4).gangster(0, SAD_KEN), Given(3).turf(4))
    assert "Sad Ken takes it from Stella for nothing" in told(given, 0, Mark(4))


@pytest.mark.rule("K2.1")
def test_few_markers_left_are_worth_a_word() -> None:
    given = at(Given(3).territory(0, *range(5, 17)), Given(3).turf(4))
    assert told(given, 0, Mark(4)).endswith("2 of your 15 markers left")


# --- businesses ----------------------------------------------------------------------------------


@pytest.mark.rule("K5.7", "K5.8", "K8.1", "K8.2")
def test_a_business_its_points_its_income_and_the_monopolies() -> None:
    given = Given(3).goods(0, booze=2, girls=1, henchmen=3)
    lot = given.free_lot(SMALL)
    at(given, given.lot_door(lot))
    casino = OpenBusiness(4, lot)
    assert told(given, 0, casino) == (
        "2 points for you instead of 1; breaks Stella's monopoly on casinos; "
        "$700 income a game turn instead of $400; you keep 1 booze"
    )
    assert brief(given, 0, casino) == "+1 point"


@pytest.mark.rule("K1.2")
def test_ten_points_make_a_king() -> None:
    given = Given(3).goods(0, booze=3, girls=1, henchmen=1).completed(0, *range(120, 128))
    lot = given.free_lot(SMALL)
    at(given, given.lot_door(lot))
    said = told(given, 0, OpenBusiness(1, lot))
    assert said.startswith("10 points: you are King of Chicago")
    assert "Stella" not in said


@pytest.mark.rule("K5.10", "K5.11")
def test_a_visit_tells_how_many_sit_where() -> None:
    given = Given(3).gangster(0, BUGS_BENNY, KNUCKLES)
    at(given, given.door(given.home(0)))
    assert told(given, 0, VisitBusiness(given.home(0))) == (
        "0 of 3 seats taken inside, 2 of 3 in the car"
    )
    assert maybe(given, 0, NoAction()) is None


# --- contracts -----------------------------------------------------------------------------------


@pytest.mark.rule("K5.9", "K14.1")
def test_a_contract_tells_what_it_pays_and_how_far_it_goes() -> None:
    given = at(Given(3).hand(0, SHAVING), Given(3).place(BARBER))
    board = given.state.board
    far = board.distance[board.place_square[BARBER]][board.place_square[13]]
    assert told(given, 0, StartContract(SHAVING)) == (
        f"$1200 and a point when it is completed; Post Office is {far} squares away; "
        "all see it; it is gone if your car is raided or beaten in defence"
    )
    assert brief(given, 0, StartContract(SHAVING)) == "contract"
    given = at(Given(3).started(0, SHAVING), Given(3).place(13))
    assert told(given, 0, CompleteContract(SHAVING)) == (
        "2 points for you instead of 1; $1200: you then have $2200"
    )


@pytest.mark.rule("K14.4", "K14.8")
def test_a_contract_may_end_at_ones_own_business_or_at_a_garage() -> None:
    given = Given(3).hand(0, PAY_DAY).gangster(0, BUGS_BENNY, KNUCKLES)
    at(given, given.place(FIRST_NATIONAL_BANK))
    assert "The Tin Cup is " in told(given, 0, StartContract(PAY_DAY))
    change(given.state.businesses, given.home(0), owner=1)
    assert "you have no business to bring it to" in told(given, 0, StartContract(PAY_DAY))
    given = at(Given(3).hand(0, NEVER), Given(3).place(TAILOR))
    said = told(given, 0, StartContract(NEVER))
    assert "garage" in said and "costs $500, you keep $500" in said


@pytest.mark.rule("K14.5")
def test_a_bet_is_an_even_chance() -> None:
    given = at(Given(3).hand(0, TIP), Given(3).place(BOOKIE))
    assert "a point, and a bet that is doubled or lost" in told(given, 0, StartContract(TIP))
    given = at(Given(3).started(0, TIP), Given(3).place(RACE_TRACK))
    assert told(given, 0, CompleteContract(TIP)) == (
        "2 points for you instead of 1; a point, and a bet that is doubled or lost"
    )
    given.act(0, CompleteContract(TIP))
    assert told(given, 0, Bet(4)) == "$1200 or $800 afterwards, an even chance"


# --- gangsters -----------------------------------------------------------------------------------


@pytest.mark.rule("K5.10", "K13.8")
def test_who_is_fetched_counts_again() -> None:
    given = Given(3).in_hospital(0, KNUCKLES).in_hospital(1, EASY_MIKE).gangster(0, SPONGE)
    at(given, given.place(HOSPITAL_PLACE))
    assert told(given, 0, Fetch(KNUCKLES)) == (
        "2 points for you instead of 1; 2 of 3 seats taken then"
    )
    assert "Stella loses him for good" in told(given, 0, Fetch(EASY_MIKE))
    given.act(0, Fetch(KNUCKLES))
    assert maybe(given, 0, Done()) is None


# --- driving -------------------------------------------------------------------------------------


@pytest.mark.rule("K5.1", "K5.2")
def test_before_the_roll_it_is_said_what_is_worth_going_to_and_how_likely_one_gets_there() -> None:
    given = Given(3).turn_of(0)
    said = told(given, 0, RollDie())
    assert said.count("to get there)") == 3 and "(certain to get there)" in said
    # Of all the territories that would bring the point, the likeliest.
    assert said.count("is free: a point, by local respect") == 1
    assert told(given, 0, Stay()) == "no action possible"
    for territory in range(len(given.state.table.territories)):
        given.territory(0, territory)
    for place in range(26):
        given.lying(place)
    assert told(given, 0, RollDie()) == "nothing worth going to within a roll"
    assert means(given, 0, RollDie()).tone == "neutral"


@pytest.mark.rule("K5.1", "K9.2")
def test_a_square_tells_all_that_can_be_done_there_and_what_is_best() -> None:
    given = Given(3).lying(DOCKS, booze=3).gangster(0, JACK_RABBIT)
    docks = given.place(DOCKS)
    board = given.state.board
    start = next(s for s in range(board.squares) if board.distance[s][docks] == 3)
    given.car(0, start).turn_of(0).dice("drive 0", 1).act(0, RollDie())
    assert told(given, 0, Drive(docks)).startswith("Docks: 3 booze")
    assert told(given, 0, Drive(docks)).endswith(
        "3 squares: Jack Rabbit has to show himself at the wheel"
    )
    assert brief(given, 0, Drive(docks)) == "3 booze"
    assert means(given, 0, Drive(docks)).tone == "earns"
    assert told(given, 0, Drive(start)).endswith("the car stays where it is")
    plain = next(
        s
        for s in board.within(start, 1)
        if s != start and not board.places_at(s) and not board.territories_at(s)
    )
    assert told(given, 0, Drive(plain)) == "no action possible; 1 square"


@pytest.mark.rule("K5.12")
def test_a_hopeless_attack_is_no_reason_to_go_there() -> None:
    given = cars([SPONGE], [BUGS_BENNY, KNUCKLES, JACK_RABBIT])
    square = next(s for s in range(given.state.board.squares) if not any_thing(given, s))
    given.car(0, square).car(1, square).turn_of(0).dice("drive 0", 1).act(0, RollDie())
    assert "attack Stella's car: " in told(given, 0, Drive(square))
    assert brief(given, 0, Drive(square)) == ""
    assert means(given, 0, Drive(square)).tone == "neutral"


def any_thing(given: Given, square: int) -> bool:
    board = given.state.board
    return bool(board.places_at(square) or board.lots_at(square) or board.territories_at(square))


@pytest.mark.rule("K12.9")
def test_a_getaway_tells_what_is_there() -> None:
    given = attack(cars([BUGS_BENNY], [KNUCKLES]).hand(0, GETAWAY)).act(0, Play(GETAWAY))
    start = given.boss(0).square
    near = next(s for s in given.state.board.within(start, 2) if s != start)
    assert "square" in told(given, 0, Drive(near))


@pytest.mark.rule("K12.4")
def test_a_burglar_is_told_what_he_would_have() -> None:
    given = Given(3).hand(0, BURGLARY).goods(1, booze=2).turn_of(0)
    given.dice("burglary 0", 2).act(0, Play(BURGLARY, 1))
    assert told(given, 0, Grab(0)).startswith("you then have 2 booze, 1 girl and 1 henchman")


# --- what is how far -----------------------------------------------------------------------------


def way(given: Given, far: int, seat: int = 0) -> str:
    """How the way to something so far away is told."""
    found = CHICAGO.prospects(CHICAGO.view(given.state, seat))
    prospect = next(each for each in found if each.far == far)
    (clause,) = prospect.told
    return in_words(given, seat, clause)


@pytest.mark.rule("K5.1")
def test_the_way_to_a_thing_in_words() -> None:
    given = Given(3).turn_of(1)
    assert [way(given, far) for far in (0, 1, 4, 6, 7)] == [
        "your car is there",
        "1 square: any die (100%)",
        "4 squares: a 4 or more (50%)",
        "6 squares: a 6 (17%)",
        "7 squares: too far this turn",
    ]
    given = Given(3).gangster(0, JACK_RABBIT).turn_of(0)
    assert way(given, 5) == "5 squares: with Jack Rabbit at the wheel a 3 or more (67%)"
    given.dice("drive 0", 3).act(0, RollDie())
    assert way(given, 5) == "5 squares: within reach"


@pytest.mark.rule("K6.7", "K12.6")
def test_who_cannot_drive_is_told_why() -> None:
    assert "in the garage" in way(Given(3).in_garage(0).turn_of(1), 3)
    frozen = Given(3).frozen(0).turn_of(1)
    assert way(frozen, 3) == "3 squares; you are frozen until the trade phase"


@pytest.mark.rule("K5.2", "K5.12")
def test_a_thing_on_the_board_tells_what_it_would_mean_before_one_is_there() -> None:
    given = Given(3).lying(DOCKS, booze=3).gangster(0, BUGS_BENNY).turn_of(1)
    found = {each.thing: each for each in CHICAGO.prospects(CHICAGO.view(given.state, 0))}
    take = found[f"place:{DOCKS}"].options[0]
    assert isinstance(take, Option) and take.means is not None
    assert take.means == means(at(given, given.place(DOCKS)), 0, TakeAll(DOCKS))
    (attack_,) = found["car:1"].options
    assert attack_.means is not None and attack_.means.brief is not None
    closed = next(each for each in found.values() if each.thing.startswith("lot:")).options
    assert all(option.why_not and option.means for option in closed)


# --- the beginning -------------------------------------------------------------------------------


@pytest.mark.rule("K3.3")
def test_what_lies_near_a_square_to_start_from() -> None:
    given = Given(3)
    for seat in range(3):
        change(given.state.businesses, given.home(seat), lot=NOTHING)
    given.state.stack.append(PickingLots(picked=0))
    lot = given.state.board.starts()[0]
    said = told(given, 0, PickLot(lot))
    assert said.count("away") == 3
    # On this board that is so of every start: nothing to choose by.
    assert "territories within" not in said and "medium" not in said


@pytest.mark.rule("K9.1")
def test_whoever_looks_on_is_asked_nothing_and_told_nothing() -> None:
    given = Given(3, Options(words="mild")).turn_of(0)
    assert CHICAGO.explained(CHICAGO.view(given.state, None)) == []

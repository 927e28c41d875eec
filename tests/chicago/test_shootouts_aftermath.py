"""What comes of a shootout: garages, contracts, captured businesses, getaways (K6.7–K6.13)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    ChooseGarage,
    CompleteContract,
    Done,
    Drive,
    EndTurn,
    Lose,
    NoAction,
    NoPolice,
    Play,
    Put,
    RaidCar,
    RollDie,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import (
    BARBER,
    BUTCHER,
    CAR,
    COURTHOUSE,
    FIRST_CONTRACT,
    GETAWAY,
    HIDING,
    HOSPITAL,
    LAWYER,
    MUSEUM,
    NOTHING,
    POST_OFFICE,
    SNEAKING_OUT,
    STREETWISE,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    CHICKEN_JOE,
    DOUGH_BOY,
    HARRY_THE_HAND,
    KNUCKLES,
    MR_JESUS,
    SLICK_RICK,
    THE_CLEANER,
    THE_MECHANIC,
)
from backroom.games.chicago.trade_phase import BEFORE_PLACING, REOPEN
from tests.chicago.fights import (
    GILDED_WHEEL,
    LAST_DROP,
    ORCHID_HOUSE,
    at_business,
    attack,
    cars,
    idle,
    over,
    rolls,
    scores,
)
from tests.chicago.given import Given, swap

A_THOROUGH_SHAVING = FIRST_CONTRACT
ONE_DOWN = FIRST_CONTRACT + 2
ROSES_ARE_RED = FIRST_CONTRACT + 5


def wins(given: Given) -> Given:
    """0 wins every round."""
    return rolls(given, [6] * 4, [4] * 4)


def loses(given: Given) -> Given:
    """0 loses every round."""
    return rolls(given, [1] * 4, [3] * 4)


def drive_by(square: int = NOTHING) -> Given:
    """0 is about to beat the empty car of 1."""
    return wins(cars([BUGS_BENNY], [], square=square))


# --- the garage (K6.7) ---------------------------------------------------------------------------


@pytest.mark.parametrize("place", [BARBER, BUTCHER, COURTHOUSE, MUSEUM, LAWYER])
@pytest.mark.rule("K6.7")
def test_a_beaten_car_goes_to_the_nearest_garage(place: int) -> None:
    square = Given(3).place(place)
    given = attack(drive_by(square))
    distances = given.state.board.distance[square]
    by_distance = sorted(range(4), key=lambda garage: distances[given.garage(garage)])
    nearest, next_one = by_distance[:2]
    if distances[given.garage(nearest)] == distances[given.garage(next_one)]:
        given.act(1, ChooseGarage(nearest))
    assert given.boss(1).garage == nearest
    assert given.boss(1).square == given.garage(nearest)
    assert given.boss(0).square == square, "the winner stays"


def between_two_garages() -> tuple[int, list[int]]:
    """A street square, and the garages equally near to it."""
    board = Given(3).state.board
    for square in range(len(board.distance)):
        ways = [board.distance[square][to] for to in board.garage_square]
        nearest = [garage for garage, way in enumerate(ways) if way == min(ways)]
        if len(nearest) == 2:
            return square, nearest
    raise AssertionError("there is no such square")


@pytest.mark.rule("K6.7")
def test_between_two_equally_near_garages_the_owner_of_the_car_chooses() -> None:
    square, nearest = between_two_garages()
    given = attack(drive_by(square))
    assert given.asks(0) == []
    assert given.asked(1) == [questions.WhichGarage]
    assert given.legal(1) == [ChooseGarage(garage) for garage in nearest]
    farther = next(garage for garage in range(4) if garage not in nearest)
    assert given.refused(1, ChooseGarage(farther)).key == "refused-not-an-answer"
    given.act(1, ChooseGarage(nearest[1]))
    assert given.boss(1).garage == nearest[1]
    assert over(given)


@pytest.mark.rule("K6.7", "K6.4")
def test_so_does_a_beaten_attacker() -> None:
    square, nearest = between_two_garages()
    given = attack(loses(cars([BUGS_BENNY], [CHICKEN_JOE], square=square)))
    assert given.asked(0) == [questions.WhichGarage]
    given.act(0, ChooseGarage(nearest[1]))
    assert given.boss(0).garage == nearest[1]
    assert given.where(BUGS_BENNY) == HOSPITAL


@pytest.mark.rule("K6.7", "K6.10")
def test_an_attacker_beaten_by_a_business_goes_to_the_garage() -> None:
    given = loses(at_business([BUGS_BENNY], [KNUCKLES], ORCHID_HOUSE))
    attack(given, ORCHID_HOUSE)
    while given.asked(0) == [questions.WhichGarage]:
        given.act(0, given.legal(0)[0])
    assert given.boss(0).garage != NOTHING
    assert given.owner(ORCHID_HOUSE) == 1
    assert given.where(KNUCKLES) == ORCHID_HOUSE


@pytest.mark.rule("K6.7")
def test_from_a_garage_one_neither_moves_nor_acts() -> None:
    given = Given(3).in_garage(1).gangster(1, BUGS_BENNY).car(0, Given(3).garage(0))
    given.turn_of(1)
    assert given.state.table.now == 2, "nothing to do and no card to play: his turn is over"
    given = Given(3).in_garage(1).gangster(1, BUGS_BENNY).hand(1, THE_RAT, STREETWISE)
    given.car(0, given.garage(0)).turn_of(1)
    assert given.asked(1) == [questions.EndTurn, questions.Besides]
    for action in (RollDie(), Stay(), NoAction(), AttackCar(0)):
        assert given.refused(1, action).key == "refused-not-an-answer"
    assert given.refused(1, Play(STREETWISE)).rule == "K12.16"


@pytest.mark.rule("K6.7", "K14.8")
def test_not_even_a_contract_that_ends_at_a_garage_is_completed_from_inside() -> None:
    contract = FIRST_CONTRACT + 7
    given = Given(3).in_garage(1).started(1, contract).hand(1, THE_RAT).turn_of(1)
    assert given.refused(1, CompleteContract(contract)).key == "refused-not-an-answer"
    given = Given(3).started(1, contract).hand(1, THE_RAT).car(1, Given(3).garage(0)).turn_of(1)
    given.act(1, Stay(), CompleteContract(contract))
    assert given.boss(1).completed == [contract]


@pytest.mark.rule("K6.7", "K12.22")
def test_from_a_garage_one_plays_events() -> None:
    given = Given(3).in_garage(1).hand(1, THE_RAT).goods(2, 2, 2, 2).turn_of(1)
    given.act(1, Play(THE_RAT, 2))
    assert sum(given.boss(2).goods) == 3


@pytest.mark.rule("K6.7", "K7.1")
def test_from_a_garage_one_uses_the_badge() -> None:
    given = Given(3).in_garage(1).badge(1).police(Given(3).turf(0)).territory(2, 0).turn_of(1)
    assert given.asked(1) == [questions.Police]
    given.dice("police", 1).act(1, RollPolice())
    assert given.asked(1) == [questions.DrivePolice]


@pytest.mark.rule("K6.7", "K10.1")
def test_from_a_garage_one_trades() -> None:
    table = Given(3).in_garage(1).turn_of(0).table()
    swap(table, 0, 1, give=(Good("cash", 0, 100),), take=(Good("booze", 0, 1),))
    assert [boss.cash for boss in table.state.bosses] == [900, 1100, 1000]


@pytest.mark.rule("K6.7")
def test_who_is_beaten_in_his_own_turn_has_only_the_police_left() -> None:
    given = loses(cars([BUGS_BENNY], [CHICKEN_JOE])).badge(0)
    attack(given)
    assert given.boss(0).garage != NOTHING
    assert given.asked(0) == [questions.Police]


@pytest.mark.rule("K6.7", "K8.7")
def test_the_car_comes_out_at_the_end_of_the_next_trade_phase() -> None:
    given = attack(drive_by())
    garage = given.boss(1).garage
    while given.state.table.turn == 2:
        assert given.boss(1).garage == garage
        idle(given)
    assert given.boss(1).garage == NOTHING
    assert given.boss(1).square == given.garage(garage), "it stands outside"
    given.pass_all()  # who has drawn a card
    assert (given.state.table.now, given.asked(1)[0]) == (1, questions.Move)
    given.dice("drive 1", 3).act(1, RollDie())
    assert given.asked(1)[0] == questions.Drive


@pytest.mark.rule("K6.7", "K8.7")
def test_and_not_before_all_have_placed() -> None:
    given = attack(drive_by()).trade(BEFORE_PLACING)
    assert given.asked(0)[0] == questions.PlacingDone
    assert given.boss(1).garage != NOTHING
    given.act(0, Done())
    assert given.boss(1).garage == NOTHING
    assert given.all(events.CarBack)[0].boss == 1


@pytest.mark.rule("K6.7")
def test_a_car_in_a_garage_can_not_be_attacked() -> None:
    given = Given(3).in_garage(1).gangster(0, BUGS_BENNY)
    given.car(0, given.garage(0)).turn_of(0).act(0, Stay())
    assert given.refused(0, AttackCar(1)).key == "refused-not-an-answer"
    given.boss(1).garage = NOTHING
    given.turn_of(0).act(0, Stay())
    assert AttackCar(1) in given.legal(0), "outside it can"


@pytest.mark.rule("K6.7", "K7.3")
def test_a_car_in_a_garage_can_not_be_raided() -> None:
    given = Given(3).in_garage(1).badge(0).car(2, Given(3).garage(0))
    given.police(given.garage(0)).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    assert RaidCar(2) in given.legal(0)
    assert given.refused(0, RaidCar(1)).key == "refused-not-an-answer"


@pytest.mark.rule("K6.7", "K13.39")
def test_with_the_mechanic_it_stands_outside_at_once() -> None:
    given = drive_by()
    given.gangster(1, THE_MECHANIC, spot=given.home(1))
    attack(given)
    assert given.boss(1).garage == NOTHING
    assert given.boss(1).square == given.garage(0)
    assert given.state.known[THE_MECHANIC] == given.state.everybody
    given.turn_of(1)
    assert given.asked(1) == [questions.Move]


@pytest.mark.rule("K6.12", "K13.39")
def test_the_mechanic_must_be_at_work_after_the_losses() -> None:
    given = attack(wins(cars([BUGS_BENNY], [THE_MECHANIC])))
    assert given.where(THE_MECHANIC) == HOSPITAL
    assert given.boss(1).garage != NOTHING


# --- contracts (K6.8, K6.10) ---------------------------------------------------------------------


@pytest.mark.rule("K6.8", "K5.9")
def test_a_defending_car_that_loses_hands_its_started_contracts_to_the_winner() -> None:
    given = drive_by(Given(3).place(POST_OFFICE)).started(1, A_THOROUGH_SHAVING, ONE_DOWN)
    given.started(0, ROSES_ARE_RED).hand(1, FIRST_CONTRACT + 1)
    attack(given).act(1, Pass())
    while given.asked(1) == [questions.WhichGarage]:
        given.act(1, given.legal(1)[0])
    assert given.boss(0).started == [ROSES_ARE_RED, A_THOROUGH_SHAVING, ONE_DOWN]
    assert given.boss(1).started == []
    assert given.boss(1).hand == [FIRST_CONTRACT + 1], "those not started stay his"
    given.sound()
    given.turn_of(0).act(0, Stay(), CompleteContract(A_THOROUGH_SHAVING))
    assert given.boss(0).completed == [A_THOROUGH_SHAVING], "it needs only to be completed"
    assert given.boss(0).cash == 1000 + 1200


@pytest.mark.rule("K6.8")
def test_completed_contracts_are_safe() -> None:
    given = attack(drive_by().completed(1, A_THOROUGH_SHAVING))
    assert given.boss(1).completed == [A_THOROUGH_SHAVING]
    assert given.boss(0).started == []


@pytest.mark.rule("K6.8", "K13.39")
def test_the_mechanic_does_not_save_the_contracts() -> None:
    given = drive_by().started(1, ONE_DOWN)
    attack(given.gangster(1, THE_MECHANIC, spot=given.home(1)))
    assert given.boss(0).started == [ONE_DOWN]


@pytest.mark.rule("K6.10", "K6.8")
def test_an_attacker_who_loses_keeps_his_contracts() -> None:
    given = loses(cars([BUGS_BENNY], [CHICKEN_JOE]).started(0, ONE_DOWN).started(1, ROSES_ARE_RED))
    attack(given)
    assert given.boss(0).garage != NOTHING
    assert (given.boss(0).started, given.boss(1).started) == ([ONE_DOWN], [ROSES_ARE_RED])


@pytest.mark.rule("K6.10")
def test_so_does_one_beaten_by_a_business() -> None:
    given = loses(at_business([BUGS_BENNY], [KNUCKLES], ORCHID_HOUSE)).started(0, ONE_DOWN)
    attack(given.started(1, ROSES_ARE_RED), ORCHID_HOUSE)
    while given.asked(0) == [questions.WhichGarage]:
        given.act(0, given.legal(0)[0])
    assert (given.boss(0).started, given.boss(1).started) == ([ONE_DOWN], [ROSES_ARE_RED])


@pytest.mark.rule("K6.8", "K6.9")
def test_who_loses_a_business_keeps_his_contracts_and_his_car() -> None:
    given = wins(at_business([BUGS_BENNY], [])).started(1, ONE_DOWN)
    square = given.boss(1).square
    attack(given, LAST_DROP)
    assert given.owner(LAST_DROP) == 0
    assert (given.boss(0).started, given.boss(1).started) == ([], [ONE_DOWN])
    assert (given.boss(1).garage, given.boss(1).square) == (NOTHING, square)


@pytest.mark.rule("K6.10")
def test_a_business_never_attacks() -> None:
    given = Given(3).car(1, Given(3).boss(0).square).gangster(0, BUGS_BENNY, spot=0)
    assert given.home(0) == 0
    given.turn_of(0).act(0, Stay())
    assert given.refused(0, AttackCar(1)).rule == "K5.12", "nobody is in the car"


# --- a captured business (K6.9, K6.13) -----------------------------------------------------------


@pytest.mark.rule("K6.9", "K6.13", "K1.3")
def test_a_beaten_business_is_the_attackers_at_once() -> None:
    given = wins(at_business([BUGS_BENNY, THE_CLEANER], [DOUGH_BOY], GILDED_WHEEL))
    points = (given.points(0), given.points(1))
    attack(given, GILDED_WHEEL)
    assert given.owner(GILDED_WHEEL) == 0
    assert (given.points(0), given.points(1)) == (points[0] + 2, points[1] - 2)
    assert given.state.in_business(GILDED_WHEEL) == [], "it is empty"
    assert given.asked(0) == [questions.Shift]


@pytest.mark.rule("K6.9", "K6.13", "K5.11")
def test_the_unhurt_may_move_in() -> None:
    given = at_business([BUGS_BENNY, HARRY_THE_HAND, SLICK_RICK], [DOUGH_BOY])  # 4 to 3
    attack(rolls(given, [1, 6, 6], [3, 4, 4]), LAST_DROP).act(0, Lose(HARRY_THE_HAND))
    assert given.where(HARRY_THE_HAND) == HOSPITAL
    assert given.legal(0) == [Put(BUGS_BENNY, LAST_DROP), Put(SLICK_RICK, LAST_DROP), Done()]
    given.act(0, Put(SLICK_RICK, LAST_DROP), Done())
    assert (given.where(SLICK_RICK), given.where(BUGS_BENNY)) == (LAST_DROP, CAR)
    given.sound()


@pytest.mark.rule("K6.13", "K7.1")
def test_his_action_is_over_but_the_police_step_still_comes() -> None:
    given = wins(at_business([BUGS_BENNY], [])).badge(0)
    attack(given, LAST_DROP).act(0, Done())
    assert given.asked(0) == [questions.Police]


@pytest.mark.rule("K6.13", "K12.14")
def test_who_sneaked_out_is_still_hiding_when_the_business_has_fallen() -> None:
    given = wins(at_business([BUGS_BENNY], [KNUCKLES])).hand(1, SNEAKING_OUT)
    attack(given, LAST_DROP).act(1, Play(SNEAKING_OUT))
    assert given.owner(LAST_DROP) == 0
    assert given.where(KNUCKLES) == HIDING
    assert given.legal(0) == [Put(BUGS_BENNY, LAST_DROP), Done()]


@pytest.mark.rule("K6.9", "K8.7")
def test_a_captured_business_that_was_closed_stays_closed_until_the_trade_phase_is_over() -> None:
    given = wins(at_business([BUGS_BENNY], [], GILDED_WHEEL)).closed(GILDED_WHEEL)
    attack(given, GILDED_WHEEL).act(0, Done())
    assert given.state.businesses[GILDED_WHEEL].closed
    assert given.points(0) == 1, "his home alone"
    given.trade(REOPEN)
    assert not given.state.businesses[GILDED_WHEEL].closed
    assert given.points(0) == 3


@pytest.mark.rule("K6.9")
def test_it_can_be_taken_back() -> None:
    given = rolls(at_business([BUGS_BENNY], []), [6], [4])
    attack(given, LAST_DROP).act(0, Done()).gangster(1, THE_CLEANER)
    rolls(given, [1], [6]).car(1, given.door(LAST_DROP))
    given.turn_of(1).act(1, Stay(), AttackBusiness(LAST_DROP))
    assert given.owner(LAST_DROP) == 1


# --- getting away (K6.11, K12.9) -----------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("K6.11", "K12.9")
def test_attacker_and_defender_may_get_away_one_to_six_squares(seat: int) -> None:
    given = wins(cars([BUGS_BENNY], [CHARLIE_THE_FISH, SLICK_RICK])).hand(seat, GETAWAY)
    given.started(1, ONE_DOWN)
    attack(given).act(seat, Pass()).act(1, Lose(SLICK_RICK))
    if seat == 1:
        given.act(1, Pass())  # he is not saved
    given.act(seat, Play(GETAWAY))
    square = given.boss(seat).square
    distance = given.state.board.distance[square]
    reach = {action.square for action in given.legal(seat) if isinstance(action, Drive)}
    assert reach == {to for to in range(len(distance)) if 1 <= distance[to] <= 6}
    to = max(reach, key=lambda other: distance[other])
    given.act(seat, Drive(to))
    assert over(given)
    assert given.boss(seat).square == to
    assert given.boss(1 - seat).square == square
    assert given.boss(0).garage == given.boss(1).garage == NOTHING, "nobody has won"
    assert given.boss(1).started == [ONE_DOWN]
    assert given.where(SLICK_RICK) == HOSPITAL, "losses so far stand"
    assert given.where(CHARLIE_THE_FISH) == CAR


@pytest.mark.rule("K6.11", "K12.9")
def test_one_may_get_away_before_the_first_round() -> None:
    given = attack(wins(cars([BUGS_BENNY], [CHARLIE_THE_FISH])).hand(1, GETAWAY))
    given.act(1, Play(GETAWAY)).act(1, given.legal(1)[0])
    assert over(given)
    assert scores(given) == []


@pytest.mark.rule("K6.11", "K12.9")
def test_not_to_defend_a_business() -> None:
    given = wins(at_business([BUGS_BENNY], [CHARLIE_THE_FISH, SLICK_RICK])).hand(1, GETAWAY)
    attack(given, LAST_DROP).act(1, Pass())
    assert given.refused(1, Play(GETAWAY)).key == "why-no-car-in-it"
    given.act(1, Pass())
    given.act(1, Lose(SLICK_RICK), Pass())
    assert given.where(SLICK_RICK) == HOSPITAL
    assert GETAWAY in given.boss(1).hand


@pytest.mark.rule("K6.11", "K12.9", "K6.13")
def test_an_attacker_may_get_away_from_a_business_and_his_action_is_over() -> None:
    given = loses(at_business([BUGS_BENNY, MR_JESUS], [CHARLIE_THE_FISH])).hand(0, GETAWAY, THE_RAT)
    attack(given, LAST_DROP).act(0, Pass()).act(0, Lose(MR_JESUS), Pass(), Play(GETAWAY))
    given.act(0, given.legal(0)[0])
    assert given.owner(LAST_DROP) == 1
    assert given.boss(0).garage == NOTHING
    assert given.asked(0) == [questions.EndTurn, questions.Besides]
    given.act(0, EndTurn())
    assert given.state.table.now == 1


@pytest.mark.rule("K6.11", "K12.9")
def test_nobody_gets_away_once_the_last_round_is_lost() -> None:
    given = wins(cars([BUGS_BENNY], [])).hand(1, GETAWAY, TOMMYGUNS)
    attack(given).act(1, Pass())
    assert given.boss(1).garage != NOTHING
    assert given.boss(1).hand == [GETAWAY, TOMMYGUNS]

"""What a boss could do where on the board, before the car is there."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import Promise
from backroom.engine.prospect import Prospect
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    CompleteContract,
    Fetch,
    Mark,
    OpenBusiness,
    RollDie,
    StartContract,
    Stay,
    TakeAll,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    DOCKS,
    FIRST_CONTRACT,
    FRIENDS_ON_THE_INSIDE,
    HOSPITAL_PLACE,
    NOTHING,
    POLICE_DEPARTMENT,
    SMALL,
    WHARF,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, JACK_RABBIT, KNUCKLES, SPONGE
from backroom.games.chicago.promises import TRUCE
from tests.chicago.given import Given

THE_FISHES, PAY_DAY, NEVER_SAW_IT = FIRST_CONTRACT + 6, FIRST_CONTRACT + 3, FIRST_CONTRACT + 7


def prospects(given: Given, seat: int = 0) -> dict[str, Prospect]:
    found = CHICAGO.prospects(CHICAGO.view(given.state, seat))
    by_thing = {each.thing: each for each in found}
    assert len(by_thing) == len(found), "a thing is named twice"
    return by_thing


def actions(prospect: Prospect) -> list[Action]:
    return [option.action for option in prospect.options]


@pytest.mark.rule("K5.2")
def test_everything_on_the_board_has_its_prospects_whoever_s_turn_it_is() -> None:
    given = Given(3).turn_of(1)
    board = given.state.board
    found = prospects(given)
    things = {f"place:{n}" for n in range(len(board.place_square))}
    things |= {f"territory:{n}" for n in range(len(board.territory_square))}
    things |= {f"garage:{n}" for n in range(len(board.garage_square))}
    for lot in range(len(board.lot_square)):
        business = given.state.business_on(lot)
        things.add(f"lot:{lot}" if business == NOTHING else f"business:{business}")
    assert set(found) == things | {"car:1", "car:2", "police"}
    assert all(
        each.far == board.distance[given.boss(0).square][each.square] for each in found.values()
    )


def test_whoever_looks_on_has_no_prospects_nor_has_a_boss_without_a_car() -> None:
    given = Given(3).turn_of(1)
    assert CHICAGO.prospects(CHICAGO.view(given.state, None)) == []
    given.boss(1).square = NOTHING
    assert "car:1" not in prospects(given)
    given.boss(0).square = NOTHING
    assert prospects(given) == {}


def test_when_it_is_over_nobody_has_prospects() -> None:
    given = Given(3).turn_of(0)
    given.state.stack, given.state.table.winner = [], 1
    assert prospects(given) == {}


@pytest.mark.rule("K5.4", "K5.5", "K5.7", "K5.10", "K5.12")
def test_what_can_be_done_is_said_of_the_thing_with_which_it_is_done() -> None:
    given = Given(3).lying(DOCKS, booze=3).gangster(0, BUGS_BENNY).turn_of(1)
    found = prospects(given)
    assert actions(found[f"place:{DOCKS}"]) == [TakeAll(DOCKS), TakeSome(DOCKS)]
    assert actions(found["territory:4"]) == [Mark(4)]
    lot = given.free_lot(SMALL)
    opens = actions(found[f"lot:{lot}"])
    assert opens and all(isinstance(each, OpenBusiness) and each.lot == lot for each in opens)
    assert all(option.why_not for option in found[f"lot:{lot}"].options)
    home, other = given.home(0), given.home(1)
    assert actions(found[f"business:{home}"]) == [VisitBusiness(home)]
    assert actions(found[f"business:{other}"]) == [AttackBusiness(other)]
    assert actions(found["car:1"]) == [AttackCar(1)]
    assert found["police"].options == []


@pytest.mark.rule("K5.8")
def test_what_a_business_would_bring_is_said_before_one_can_pay_for_it() -> None:
    given = Given(3).turn_of(1)
    options = prospects(given)[f"lot:{given.free_lot(SMALL)}"].options
    assert options and all(option.why_not for option in options)
    for option in options:
        assert option.means is not None
        said = {message.key for message in option.means.told}
        assert {"mean-points", "mean-income"} <= said, said


@pytest.mark.rule("K5.9", "K14.4", "K14.8")
def test_contracts_are_said_of_their_places() -> None:
    given = Given(3).hand(0, THE_FISHES).started(0, PAY_DAY, NEVER_SAW_IT).turn_of(1)
    found = prospects(given)
    assert StartContract(THE_FISHES) in actions(found["place:11"])
    assert CompleteContract(PAY_DAY) in actions(found[f"business:{given.home(0)}"])
    assert CompleteContract(NEVER_SAW_IT) in actions(found["garage:2"])
    given.boss(0).hand.clear()
    given.boss(0).started[:] = [THE_FISHES]
    assert CompleteContract(THE_FISHES) in actions(prospects(given)[f"place:{WHARF}"])


@pytest.mark.rule("K5.10")
def test_who_can_be_fetched_is_said_of_prison_and_hospital() -> None:
    given = Given(3).in_prison(0, BUGS_BENNY).in_hospital(0, KNUCKLES).in_prison(1, SPONGE)
    found = prospects(given.turn_of(1))
    assert actions(found[f"place:{POLICE_DEPARTMENT}"]) == [Fetch(BUGS_BENNY)]
    assert actions(found[f"place:{HOSPITAL_PLACE}"]) == [Fetch(KNUCKLES)]


def at(given: Given, far: int, seat: int = 0) -> Prospect:
    """Something that is so far away."""
    return next(each for each in prospects(given, seat).values() if each.far == far)


@pytest.mark.rule("K5.1")
def test_the_die_that_is_needed_and_how_often_it_falls() -> None:
    given = Given(3).turn_of(1)
    assert [(at(given, far).die, at(given, far).percent) for far in (0, 1, 4, 6, 7)] == [
        (0, 100),
        (1, 100),
        (4, 50),
        (6, 17),
        (None, 0),
    ]


@pytest.mark.rule("K5.1", "K13.16")
def test_the_driver_in_the_car_counts() -> None:
    given = Given(3).gangster(0, JACK_RABBIT).turn_of(1)
    assert [at(given, far).die for far in (1, 3, 4, 8, 9)] == [1, 1, 2, 6, None]


@pytest.mark.rule("K5.1")
def test_when_the_die_is_cast_it_is_that_die() -> None:
    given = Given(3).turn_of(0).dice("drive 0", 3).act(0, RollDie())
    assert [at(given, far).die for far in (0, 3, 4)] == [0, 0, None]
    assert [at(given, far, 1).die for far in (0, 3, 4)] == [0, 3, 4]


@pytest.mark.rule("K6.7", "K12.6", "K12.12")
def test_who_is_in_a_garage_frozen_or_out_of_gas_gets_nowhere() -> None:
    for given in (Given(3).in_garage(0), Given(3).frozen(0)):
        assert all(each.die is None for each in prospects(given.turn_of(1)).values())
    given = Given(3).hand(0, FRIENDS_ON_THE_INSIDE).turn_of(1)
    given.boss(0).stalled = True
    assert (at(given, 0).die, at(given, 1).die) == (0, None)
    given.turn_of(0)
    assert (at(given, 0).die, at(given, 1).die) == (0, None)
    given.act(0, Stay())
    assert at(given, 1).die == 1, "in the next turn"


@pytest.mark.rule("K10.2")
def test_what_would_break_ones_word_says_so() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).turn_of(1)
    view = CHICAGO.view(given.state, 0)
    word = [Promise(TRUCE, 0, 1, until=9)]
    foreseen = {each.thing: each for each in CHICAGO.foreseen(view, word)}
    (attack,) = foreseen["car:1"].options
    assert attack.means is not None and attack.means.word
    (other,) = foreseen["car:2"].options
    assert other.means is None or not other.means.word
    assert CHICAGO.foreseen(view) == CHICAGO.prospects(view)

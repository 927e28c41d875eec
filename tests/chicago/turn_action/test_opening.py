"""Opening a business (K5.7, K5.8)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import Done, OpenBusiness, Put
from backroom.games.chicago.components import BROTHEL, CAR, LARGE, MEDIUM, SMALL, kind_of
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES
from tests.chicago.given import Given
from tests.chicago.turn_action.acting import acting

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
    stock = list(given.state.table.stock)
    acting(given, given.lot_door(lot)).act(0, OpenBusiness(LEFT[which], lot))
    business = given.state.businesses[LEFT[which]]
    assert (business.owner, business.lot, business.open) == (0, lot, True)
    assert given.boss(0).goods == [0, 0, 0]
    paid = [booze, girls, henchmen]
    assert given.state.table.stock == [had + n for had, n in zip(stock, paid, strict=True)]
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
    assert given.asked(0) == [questions.Shift]
    given.act(0, Put(KNUCKLES, 1), Done())
    assert (given.where(KNUCKLES), given.where(BUGS_BENNY)) == (1, CAR)
    assert given.asked(0) == [], "that was the action"


@pytest.mark.rule("K5.7")
def test_nobody_needs_to_move_in() -> None:
    given = Given().goods(0, 3, 1, 1).gangster(0, BUGS_BENNY)
    lot = given.free_lot(SMALL)
    acting(given, given.lot_door(lot)).act(0, OpenBusiness(1, lot), Done())
    assert given.where(BUGS_BENNY) == CAR

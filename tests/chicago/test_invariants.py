"""Every invariant can be broken, and is found: a check that can't fail would prove nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    CEMETERY,
    FIRST_EVENT,
    NOBODY,
    OFFER,
    PRISON,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    KNUCKLES,
    SWIFT_NICK,
    THIN_TIM,
    TONY_TROUBLE,
)
from backroom.games.chicago.state import Chicago
from tests.changing import change
from tests.chicago.given import Given

#: The first event card: one of a kind, as every card is.
EVENT = FIRST_EVENT


def table() -> Chicago:
    given = Given().gangster(0, BUGS_BENNY)
    state = given.gangster(1, KNUCKLES, spot=given.home(1)).state
    assert CHICAGO.check(state) == []
    return state


def card_twice(state: Chicago) -> None:
    state.bosses[0].hand.append(EVENT)
    state.bosses[1].hand.append(EVENT)


def gangster_in_hand(state: Chicago) -> None:
    state.bosses[0].hand.append(SWIFT_NICK)
    state.take_out(SWIFT_NICK)


def event_started(state: Chicago) -> None:
    state.bosses[0].started.append(EVENT)
    state.take_out(EVENT)


def gangster_discarded(state: Chicago) -> None:
    state.take_out(SWIFT_NICK)
    state.table.throw_away(SWIFT_NICK)


def nobodys_gangster(state: Chicago) -> None:
    state.owners[BUGS_BENNY] = NOBODY


def gangster_not_in_the_offer(state: Chicago) -> None:
    state.take_out(SWIFT_NICK)
    state.where[SWIFT_NICK], state.known[SWIFT_NICK] = OFFER, state.everybody


def in_a_rivals_business(state: Chicago) -> None:
    state.where[BUGS_BENNY] = state.own_businesses(1)[0]


def lost_to_his_boss(state: Chicago) -> None:
    state.known[BUGS_BENNY] = 0


def unseen_in_prison(state: Chicago) -> None:
    state.where[BUGS_BENNY], state.known[BUGS_BENNY] = PRISON, 1


def full_car(state: Chicago) -> None:
    for g in (SWIFT_NICK, THIN_TIM, TONY_TROUBLE):
        state.take_out(g)
        state.where[g], state.owners[g], state.known[g] = CAR, 0, 1


def full_business(state: Chicago) -> None:
    for g in (SWIFT_NICK, THIN_TIM, TONY_TROUBLE):
        state.take_out(g)
        state.where[g], state.owners[g], state.known[g] = state.own_businesses(1)[0], 1, 2


def resource_lost(state: Chicago) -> None:
    state.bosses[0].goods[0] -= 1


def less_than_none(state: Chicago) -> None:
    state.bosses[0].goods[0] -= 2
    state.table.stock[0] += 2


def two_on_one_square(state: Chicago) -> None:
    one, other = state.own_businesses(0)[0], state.own_businesses(1)[0]
    change(state.businesses, one, lot=state.businesses[other].lot)


def owned_but_nowhere(state: Chicago) -> None:
    change(state.businesses, BUSINESSES - 1, owner=0)


def too_large_for_its_square(state: Chicago) -> None:
    change(state.businesses, state.own_businesses(0)[0], lot=state.board.lot_size.index(2))


def closed_in_the_box(state: Chicago) -> None:
    change(state.businesses, BUSINESSES - 1, closed=True)


def odd_cash(state: Chicago) -> None:
    state.bosses[0].cash = 1020


def debt(state: Chicago) -> None:
    state.bosses[0].cash = -50


def markers(state: Chicago) -> None:
    state.table.territories = [0] * len(state.table.territories)


def garage_elsewhere(state: Chicago) -> None:
    state.bosses[0].garage = 0


def off_the_streets(state: Chicago) -> None:
    state.bosses[0].square = state.board.squares


def order_for_nothing(state: Chicago) -> None:
    state.bosses[0].orders = (EVENT,)


def police_off_the_streets(state: Chicago) -> None:
    state.table.police = -1


def ten_points_and_no_end(state: Chicago) -> None:
    for b in range(BUSINESSES):
        change(state.businesses, b, owner=0)


def won_by_nobody(state: Chicago) -> None:
    state.table.winner = NOBODY
    state.stack.clear()


def dead_and_employed(state: Chicago) -> None:
    state.where[BUGS_BENNY], state.known[BUGS_BENNY] = CEMETERY, state.everybody


@pytest.mark.parametrize(
    ("tamper", "wrong"),
    [
        (card_twice, "times"),
        (gangster_in_hand, "a hand holds"),
        (event_started, "are no contracts"),
        (gangster_discarded, "lies on the discards"),
        (nobodys_gangster, "belongs to"),
        (dead_and_employed, "belongs to"),
        (gangster_not_in_the_offer, "offer []"),
        (in_a_rivals_business, "a rival's business"),
        (lost_to_his_boss, "lost to his own boss"),
        (unseen_in_prison, "not seen by all"),
        (full_car, "car 0 is too full"),
        (full_business, "is too full"),
        (resource_lost, "resource 0:"),
        (less_than_none, "less than no resources"),
        (two_on_one_square, "two businesses on one square"),
        (owned_but_nowhere, "is on"),
        (too_large_for_its_square, "too large for its square"),
        (closed_in_the_box, "closed in the box"),
        (odd_cash, "boss 0 has $1020"),
        (debt, "boss 0 has $-50"),
        (markers, "too many markers"),
        (garage_elsewhere, "a garage elsewhere"),
        (off_the_streets, "car 0 is off the streets"),
        (order_for_nothing, "an order for a card"),
        (police_off_the_streets, "the police are off the streets"),
        (won_by_nobody, "has won with"),
        (ten_points_and_no_end, "nobody has won with"),
    ],
)
@pytest.mark.rule("K2.4", "K9.1")
def test_what_must_be_true_is_checked(tamper: Callable[[Chicago], None], wrong: str) -> None:
    state = table()
    tamper(state)
    found = CHICAGO.check(state)
    assert any(wrong in line for line in found), found

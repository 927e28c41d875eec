"""Orders left in advance (K12.22)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND, Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    DropOrder,
    LeaveOrder,
    NoAction,
    NoPolice,
    RaidBusiness,
    Stay,
)
from backroom.games.chicago.components import (
    DYNAMITE,
    FIRST_AID,
    GETAWAY,
    HIDING,
    HORSE_HEAD,
    HOSPITAL,
    SNEAKING_OUT,
    STILL_STANDING,
    THE_PILLOW,
    TOMMYGUNS,
)
from backroom.games.chicago.event_cards.still_standing import OnlyAScratch
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, THE_CLEANER
from tests.checks import check_quiet
from tests.chicago.fights import LAST_DROP, at_business, cars, rolls, said
from tests.chicago.given import Given


@pytest.mark.rule("K12.22", "K12.20")
def test_an_order_answers_for_him() -> None:
    given = Given(3).hand(1, HORSE_HEAD).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(1, LeaveOrder(HORSE_HEAD)).act(0, Stay(), NoAction(), NoPolice())
    given.act(0, RaidBusiness(given.home(1)))
    assert given.asked(1) == [questions.WindowPoliceAction], "that is for him to say"
    given.act(1, Pass())
    assert given.state.table.discard[HORSE_HEAD] == 1
    assert not given.state.businesses[given.home(1)].closed
    assert not any(boss.orders for boss in given.state.bosses)


@pytest.mark.rule("K12.22")
def test_an_order_answers_even_for_one_whose_pass_stands() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, STILL_STANDING)
    rolls(given, [2, 2, 2], [1, 1, 1]).turn_of(0, window=True)
    given.act(1, LeaveOrder(STILL_STANDING)).act(1, Pass(THIS_ROUND))
    given.act(0, Stay(), AttackCar(1)).act(1, Pass(THIS_ROUND))
    assert given.state.table.discard[STILL_STANDING] == 1
    assert said(given, OnlyAScratch)


@pytest.mark.parametrize(
    ("card", "where"), [(SNEAKING_OUT, HIDING), (STILL_STANDING, HOSPITAL), (FIRST_AID, HOSPITAL)]
)
@pytest.mark.rule("K12.22", "K12.14", "K12.15", "K12.7")
def test_cards_that_answer_something_can_be_ordered(card: int, where: int) -> None:
    given = at_business([BUGS_BENNY, THE_CLEANER], [KNUCKLES]).hand(1, card)
    die = 6 if card == FIRST_AID else 2
    rolls(given, [die] * 3, [1] * 3).turn_of(0).act(1, LeaveOrder(card))
    given.act(0, Stay(), AttackBusiness(LAST_DROP)).pass_all()
    assert given.state.table.discard[card] == 1
    assert given.where(KNUCKLES) == where


@pytest.mark.rule("K12.22")
def test_an_order_waits_until_its_card_fits() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, FIRST_AID)
    rolls(given, [2], [1]).turn_of(0).act(1, LeaveOrder(FIRST_AID))
    given.act(0, Stay(), AttackCar(1)).act(1, Pass())
    assert given.asked(1) == [questions.WindowWounded], "he is not dying"
    assert given.state.bosses[1].orders == (FIRST_AID,)


@pytest.mark.rule("K12.22")
def test_an_order_can_be_dropped() -> None:
    given = Given(3).hand(1, HORSE_HEAD).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(1, LeaveOrder(HORSE_HEAD)).act(1, DropOrder(HORSE_HEAD))
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1))).act(1, Pass())
    assert given.asked(1) == [questions.WindowRaided]


@pytest.mark.rule("K12.22")
def test_only_cards_in_the_hand_that_answer_something_without_a_choice_are_ordered() -> None:
    given = Given(3).hand(1, GETAWAY, THE_PILLOW, TOMMYGUNS, DYNAMITE, HORSE_HEAD).turn_of(0)
    asides = given.game.own_asides(given.state, 1)
    (ask,) = [ask for ask in asides if isinstance(ask.question, questions.Orders)]
    orders = [option.action for option in ask.options]
    assert orders == [LeaveOrder(HORSE_HEAD)]
    assert given.refused(1, LeaveOrder(FIRST_AID)).key == "refused-not-asked"
    assert given.refused(0, LeaveOrder(HORSE_HEAD)).key == "refused-not-an-answer"


@pytest.mark.rule("K12.22", "K9.1")
def test_an_order_is_nobody_elses_business() -> None:
    given = Given(3).hand(1, HORSE_HEAD).turn_of(0)
    table = given.table()
    check_quiet(table, 1, LeaveOrder(HORSE_HEAD))
    check_quiet(table, 1, DropOrder(HORSE_HEAD))
    assert table.story(1)[-2:] == [
        events.OrderLeft(boss=1, card=HORSE_HEAD),
        events.OrderDropped(boss=1, card=HORSE_HEAD),
    ]

"""Promises and their verdicts (B13.4)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import JudgePromise, MakeOffer, Promise
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Allow, ChooseMobster, Done, Drive, Place, Play
from backroom.games.bootleggers.components import HIT, LILS, MOLL, MOTHERS, OMALLEYS, VOLSTEAD
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.loading import make_deals
from tests.bootleggers.deals.offers import cash, deal, dealing, refused, table_of
from tests.bootleggers.given import Given


def promised(given: Given, kind: str, about: int = 0, until: int = 2, text: str = "") -> AnyTable:
    """Seat 0 has promised seat 1 something; 1 paid for it."""
    table = table_of(given)
    promise = Promise(kind, 0, 1, about, until, text)
    return deal(table, MakeOffer((1,), take=(cash(1),), promises=(promise,)))


def verdict(table: AnyTable) -> str:
    return str(table.ledger[-1].verdict)


def to_the_next_round(table: AnyTable) -> AnyTable:
    while table.state.table.round == 2:
        waiting = [ask for ask in BOOTLEGGERS.asks(table.state) if ask.waiting]
        ask = waiting[0]
        idle = [a for a in ask.answers() if isinstance(a, (Done, Pass))]
        table.act(ask.seat, idle[0] if idle else next(iter(ask.answers())))
    return table


@pytest.mark.rule("B13.4")
def test_what_has_been_handed_over_stays_and_the_promise_is_recorded() -> None:
    table = promised(Given(3).part(send_the_boys), "place", MOTHERS)
    assert [mobster.cash for mobster in table.state.mobsters] == [11, 9, 10]
    assert verdict(table) == "open"
    table.act(0, Done())  # it binds nobody
    to_the_next_round(table)
    assert verdict(table) == "broken"
    assert table.state.mobsters[0].cash + table.state.mobsters[1].cash == 20


@pytest.mark.rule("B13.4")
def test_to_place_a_marker() -> None:
    table = promised(Given(3).back_room(0, 2).part(send_the_boys), "place", MOTHERS)
    table.act(0, Place(LILS))
    assert verdict(table) == "open"
    table.act(0, Place(MOTHERS))
    assert verdict(table) == "kept"


@pytest.mark.rule("B13.4")
def test_to_place_none() -> None:
    table = promised(Given(3).part(send_the_boys), "place-none", MOTHERS)
    table.act(0, Place(MOTHERS))
    assert verdict(table) == "broken"
    table = promised(Given(3).part(send_the_boys), "place-none", MOTHERS)
    table.act(0, Place(LILS))
    assert verdict(to_the_next_round(table)) == "kept"


@pytest.mark.rule("B13.4")
def test_to_send_a_truck() -> None:
    table = promised(Given(3).own(0, 0, crates=1).part(drive_trucks), "send-truck", LILS)
    table.act(0, Drive(0, LILS))
    assert verdict(table) == "kept"
    table = promised(Given(3).own(0, 0, crates=1).part(drive_trucks), "send-truck", LILS)
    table.act(0, Drive(0, OMALLEYS))
    assert verdict(to_the_next_round(table)) == "broken"


@pytest.mark.rule("B13.4")
def test_to_send_no_truck() -> None:
    table = promised(Given(3).own(0, 0, crates=1).part(drive_trucks), "send-no-truck", LILS)
    table.act(0, Drive(0, LILS))
    assert verdict(table) == "broken"


@pytest.mark.rule("B13.4")
def test_not_to_aim_a_thug_card_at_somebody() -> None:
    given = Given(3).thug(0, MOLL).thug(2, HIT).window(timing.LOADED)
    table = promised(given, "no-thug")
    table.act(2, Pass())
    table.act(0, Play(MOLL))
    table.act(0, ChooseMobster(1))
    assert verdict(table) == "broken"
    given = Given(3).thug(0, MOLL).thug(2, HIT).window(timing.LOADED)
    table = promised(given, "no-thug")
    table.act(2, Pass())
    table.act(0, Play(MOLL))
    table.act(0, ChooseMobster(2))
    assert verdict(table) == "open"
    assert verdict(to_the_next_round(table)) == "kept"


def at_the_door(public_dock: str = "each") -> Given:
    """Mother's is seat 0's; trucks of 2 and then 1 wait at the public dock."""
    options = Options(public_dock="all") if public_dock == "all" else Options()
    given = Given(3, options).markers(MOTHERS, [4, 0, 0])
    given.own(2, 2, crates=1, house=MOTHERS).own(1, 1, crates=1, house=MOTHERS)
    given.dice("demand.2", 6, 6)
    return given.house_window(MOTHERS)


@pytest.mark.parametrize("public_dock", ["each", "all"])
@pytest.mark.rule("B13.4", "B8.3", "B12.5")
def test_to_let_a_truck_in_at_the_public_dock(public_dock: str) -> None:
    table = promised(at_the_door(public_dock), "allow", MOTHERS)
    table.act(0, Allow(True))
    if public_dock == "each":
        assert verdict(table) == "open", "that was 2's truck"
        table.act(0, Allow(True))
    assert verdict(table) == "kept"


@pytest.mark.parametrize("public_dock", ["each", "all"])
@pytest.mark.rule("B13.4", "B8.3", "B12.5")
def test_a_no_to_a_truck_in_front_shuts_out_those_behind(public_dock: str) -> None:
    table = promised(at_the_door(public_dock), "allow", MOTHERS)
    table.act(0, Allow(False))
    assert verdict(table) == "broken"


@pytest.mark.rule("B13.4")
def test_to_pay_by_a_round() -> None:
    table = promised(Given(3).part(make_deals), "pay", 3, until=3)
    deal(table, MakeOffer((1,), (cash(2),)))
    assert verdict(table) == "open", "that was not enough"
    deal(table, MakeOffer((2,), (cash(3),)))
    assert verdict(table) == "open", "that was to somebody else"
    deal(table, MakeOffer((1,), (cash(3),)))
    assert verdict(table) == "kept"


@pytest.mark.rule("B13.4")
def test_what_is_paid_at_once_is_not_what_was_promised() -> None:
    """A first rate now, the other later: only a later deal keeps the word."""
    table = table_of(Given(3).part(make_deals))
    promise = Promise("pay", 0, 1, 3, until=3)
    deal(table, MakeOffer((1,), (cash(3),), promises=(promise,)))
    assert verdict(table) == "open"
    deal(table, MakeOffer((1,), (cash(3),)))
    assert verdict(table) == "kept"


@pytest.mark.rule("B13.4")
def test_a_word_is_judged_by_the_one_it_was_given_to() -> None:
    table = promised(Given(3).part(make_deals), "word", text="I owe you")
    assert refused(table, 0, JudgePromise(0, True)) == "B13.5"
    table.act(1, JudgePromise(0, False))
    assert verdict(table) == "broken"


@pytest.mark.parametrize(
    "promise",
    [
        Promise("marry", 0, 1, until=2),
        Promise("word", 0, 1, until=2),
        Promise("place", 0, 1, VOLSTEAD, 2),
        Promise("place", 0, 1, MOTHERS, 1),
        Promise("place", 0, 1, MOTHERS, 13),
        Promise("pay", 0, 1, 0, 2),
    ],
)
@pytest.mark.rule("B13.2", "B13.4")
def test_a_promise_that_means_nothing_is_refused(promise: Promise) -> None:
    assert refused(dealing(), 0, MakeOffer((1,), (cash(1),), promises=(promise,))) == "B13.2"

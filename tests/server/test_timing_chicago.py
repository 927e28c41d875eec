"""What the clock tells in King of Chicago: a purse, a car, a hand, an order left in secret make no
difference to when something is heard (K8.4, K9.1, K12.22)."""

from __future__ import annotations

import asyncio

import pytest

from backroom.engine.action import Action
from backroom.engine.save import AnyTable
from backroom.games.chicago.actions import (
    Bid,
    BidUpTo,
    DropLimit,
    PassBid,
    RollDie,
    Stay,
)
from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import (
    DER_SCHWEINEHUND,
    JACK_RABBIT,
    KEN_EVIL,
    KNUCKLES,
)
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.chicago.given import Given
from tests.server.test_timing import LONG, alike, slow_to_decide
from tests.server.virtual import Doing, Sitting, Told, heard


def bids(told: list[Told]) -> list[tuple[float, str]]:
    """When a bid or a pass was heard."""
    found = []
    for at, message in told:
        for tag in ("no-bid", "bid"):
            for boss in range(4):
                if f'"event":"{tag}","boss":{boss}'.encode() in message:
                    found.append((at, f"{tag} {boss}"))
    return found


# --- a purse that is too small (K8.4, K9.1) ------------------------------------------------------


def lot(cash: int) -> AnyTable:
    """0 has bid $200 for Knuckles, 1 has so much and is to speak."""
    return Given(4).offer(KNUCKLES).cash(1, cash).trade(BEFORE_LOT).act(0, Bid(4)).table()


@pytest.mark.rule("K8.4", "K9.1")
@pytest.mark.parametrize("people", [(0,), (0, 2), (0, 2, 3)])
@pytest.mark.parametrize("viewer", [0, None])
def test_a_bot_that_can_only_pass_takes_as_long_as_one_that_thinks(
    people: tuple[int, ...], viewer: int | None
) -> None:
    tables = [lot(cash) for cash in (0, 900)]
    assert [len(list(t.game.own_asks(t.state, 1)[0].answers())) for t in tables] == [1, 15]
    one, other = (heard(table, people, viewer, LONG, bot=slow_to_decide) for table in tables)
    assert bids(alike(one, other))[0][0] >= 0.4


@pytest.mark.rule("K8.4", "K9.1")
def test_a_person_who_can_only_pass_is_asked_as_any_other() -> None:
    for cash in (0, 900):
        told = heard(lot(cash), (0, 1), 1, LONG)
        assert bids(told) == [], "nobody answers for him"
        assert b'"do":"pass-bid"' in b"".join(message for _, message in told)


# --- up to so much, left in secret (K8.4) --------------------------------------------------------


def says(seat: int, *actions: Action, after: float = 0.0) -> Doing:
    async def doing(sitting: Sitting) -> None:
        await asyncio.sleep(after)
        for action in actions:
            await sitting.table.act(seat, action)

    return doing


def ordered(limit: int, cash: int = 1000, people: tuple[int, ...] = (0, 1, 2)) -> list[Told]:
    """1, who is to speak, has left word; 0 hears of it what he may."""
    table = lot(cash)
    table.act(1, BidUpTo(limit))
    return heard(table, people, 0, LONG)


@pytest.mark.rule("K8.4", "K9.1")
def test_an_order_answers_after_a_time_a_person_might_take() -> None:
    ((at, what),) = bids(ordered(9))
    assert (what, 0.8 <= at <= 2.4) == ("bid 1", True)


@pytest.mark.rule("K8.4", "K9.1")
def test_a_bid_by_order_and_a_pass_by_order_take_as_long() -> None:
    """Whether he does not want to, or could not pay."""
    table = lot(1000)
    table.act(1, BidUpTo(5))
    table.state.bosses[1].limit = 3
    passes = heard(table, (0, 1, 2), 0, LONG)
    table = lot(1000)
    table.act(1, BidUpTo(5))
    table.state.bosses[1].cash = 100
    broke = heard(table, (0, 1, 2), 0, LONG)
    assert [what for _, what in bids(passes)] == ["no-bid 1"]
    alike(passes, broke)
    assert [at for at, _ in bids(passes)] == [at for at, _ in bids(ordered(9))]


@pytest.mark.rule("K8.4", "K9.1")
def test_how_far_he_would_go_makes_no_difference() -> None:
    alike(ordered(5), ordered(16))


@pytest.mark.rule("K9.1")
def test_nobody_hears_that_an_order_is_left_or_dropped() -> None:
    table = Given(4).offer(KNUCKLES).trade(BEFORE_LOT).table()
    silent = heard(table, (0, 1, 2), 0, 5.0)
    for actions in ((BidUpTo(4),), (BidUpTo(4), DropLimit())):
        table = Given(4).offer(KNUCKLES).trade(BEFORE_LOT).table()
        told = heard(table, (0, 1, 2), 0, 5.0, says(1, *actions, after=1.0))
        assert told == silent


@pytest.mark.rule("K8.4")
@pytest.mark.parametrize("action", [DropLimit(), PassBid()])
def test_until_then_it_can_be_dropped_or_answered_otherwise(action: Action) -> None:
    table = lot(1000)
    table.act(1, BidUpTo(9))
    told = heard(table, (0, 1, 2), 0, LONG, says(1, action, after=0.5))
    answered = [] if action == DropLimit() else [(0.5, "no-bid 1")]
    assert bids(told) == answered


@pytest.mark.rule("K8.4")
def test_whoever_leaves_it_late_is_answered_for_at_once() -> None:
    told = heard(lot(1000), (0, 1, 2), 0, LONG, says(1, BidUpTo(9), after=30.0))
    assert bids(told) == [(30.0, "bid 1")]


@pytest.mark.rule("K8.4")
def test_alone_among_bots_an_order_keeps_their_pace() -> None:
    ((at, what), *_) = bids(ordered(9, people=(1,)))
    assert (what, 0.4 <= at <= 0.8) == ("bid 1", True)


@pytest.mark.rule("K8.4")
def test_orders_answer_each_other_one_after_the_other() -> None:
    table = lot(1000)
    table.act(1, BidUpTo(6))
    table.act(2, BidUpTo(9))
    told = bids(heard(table, (0, 1, 2, 3), 0, LONG))
    assert [what for _, what in told] == ["bid 1", "bid 2"], "3 is asked"
    assert told[1][0] - told[0][0] >= 0.8


@pytest.mark.rule("K8.4")
def test_a_bots_order_is_its_own_business() -> None:
    """It is asked, and thinks, as ever."""
    table = lot(1000)
    table.act(1, BidUpTo(9))
    assert bids(heard(table, (0, 2), 0, LONG))[0][1] == "no-bid 1"


# --- what else a secret narrows (K9.1) -----------------------------------------------------------


def _drives(driver: int) -> AnyTable:
    """1 has rolled; of his two gangsters this one sits in the car."""
    given = Given(3)
    for g in (JACK_RABBIT, KEN_EVIL):
        given.gangster(1, g, spot=CAR if g == driver else given.home(1))
    return given.turn_of(1).dice("drive 1", 2).act(1, RollDie()).table()


def _takes(driver: int) -> AnyTable:
    """1 stands where something lies; with Der Schweinehund in the car it stays there."""
    given = Given(3)
    for g in (DER_SCHWEINEHUND, KEN_EVIL):
        given.gangster(1, g, spot=CAR if g == driver else given.home(1))
    given.lying(3, booze=1).car(1, given.place(3)).turn_of(1).act(1, Stay())
    return given.table()


@pytest.mark.rule("K9.1", "K5.1", "K5.4")
@pytest.mark.parametrize("people", [(0,), (0, 2)])
@pytest.mark.parametrize(
    ("position", "secrets"),
    [(_drives, (JACK_RABBIT, KEN_EVIL)), (_takes, (DER_SCHWEINEHUND, KEN_EVIL))],
)
def test_who_sits_in_the_car_does_not_make_a_bot_slower(
    position: object, secrets: tuple[int, int], people: tuple[int, ...]
) -> None:
    assert callable(position)
    tables = [position(secret) for secret in secrets]
    answers = [sum(len(list(a.answers())) for a in t.game.own_asks(t.state, 1)) for t in tables]
    assert answers[0] != answers[1]
    alike(*(heard(table, people, 0, 3.0, bot=slow_to_decide) for table in tables))

"""Nobody notices what two agree on in private; if he did, the check would say so (K10.4)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    AcceptOffer,
    Deal,
    DealMade,
    DealStruck,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.chicago import dealing
from backroom.games.chicago.game import CHICAGO, ChicagoGame
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago
from tests.chicago.given import ChicagoTable
from tests.chicago.lively import lively_answer, lively_game
from tests.leaks import NOTICED, Leak, Leaked, Patch, all_offers, verdicts_of_others, whole_ledger
from tests.play import random_game
from tests.replays import private_check


def play_and_deal(seed: int, most: int = 160) -> int:
    """A game of much dealing in private; how many private records were left out or changed."""
    seats = 3 + seed % 2
    table = random_game(CHICAGO, Options(), seats, Random(seed), extras=0.6, most=most)
    records = table.records
    return sum(private_check(CHICAGO, Options(), seats, records, seat) for seat in (0, 2, None))


def haggling() -> list[Record]:
    """0 and 1 haggle in private, in every way there is, while the game goes on."""
    table: AnyTable = Table(CHICAGO, Options(), 3, SampledChance(Random(5)))
    rng = Random(5)

    def go_on(records: int) -> None:
        for _ in range(records):
            ask = next(ask for ask in CHICAGO.asks(table.state) if ask.waiting)
            asks = CHICAGO.own_asks(table.state, ask.seat)
            table.act(ask.seat, lively_answer(table.state, asks, rng))

    def offer(by: int, to: int, *promises: Promise, cash: int = 0, counter: int = -1) -> int:
        give = (Good("cash", count=cash),) if cash else ()
        table.act(by, MakeOffer((to,), give, (), promises, counter))
        return table.offers[-1].id

    while table.state.table.turn == 0:
        go_on(1)
    table.act(1, DeclineOffer(offer(0, 1, cash=50)))
    go_on(3)
    table.act(0, WithdrawOffer(offer(0, 1, cash=100)))
    countered = offer(1, 0, cash=50)
    word = Promise("word", 0, 1, text="I owe you one")
    table.act(1, AcceptOffer(offer(0, 1, word, counter=countered)))
    go_on(4)
    truce = Promise("truce", 1, 0, until=table.state.table.turn)
    table.act(0, AcceptOffer(offer(1, 0, truce, cash=50)))
    pay = Promise("pay", 0, 1, about=1, until=5)
    table.act(1, AcceptOffer(offer(0, 1, pay)))
    table.act(1, JudgePromise(0, False))
    go_on(4)
    table.act(1, AcceptOffer(offer(0, 1, cash=50)))  # paid: that promise is kept
    go_on(4)
    assert [entry.verdict for entry in table.ledger] == ["broken", "open", "kept"]
    return table.records


def haggle() -> int:
    records = haggling()
    return sum(private_check(CHICAGO, Options(), 3, records, seat) for seat in (2, None))


@pytest.mark.rule("K10.2", "K10.4")
def test_nobody_notices_what_is_private_between_others() -> None:
    assert haggle() >= 16
    assert sum(play_and_deal(seed) for seed in range(2)) > 30


def offers_told_to_all(patch: Patch) -> None:
    offered = ChicagoGame.offered

    def loud(
        game: ChicagoGame, state: Chicago, seat: int, terms: MakeOffer, moment: Moment
    ) -> None:
        offered(game, state, seat, terms, moment)
        moment.tell(Leaked(seat))

    patch.setattr(ChicagoGame, "offered", loud)


def promises_told_to_all(patch: Patch) -> None:
    strike = dealing.strike

    def loud(state: Chicago, deal: Deal, moment: Moment) -> None:
        strike(state, deal, moment)
        moment.tell(Leaked(sum(len(promise.kind) for promise in deal.promises)))

    patch.setattr(dealing, "strike", loud)


@pytest.mark.parametrize(
    "leak",
    [
        *(all_offers, offers_told_to_all),
        *(whole_ledger, verdicts_of_others, promises_told_to_all),
    ],
)
@pytest.mark.plain_sources
@pytest.mark.rule("K10.2", "K10.4")
def test_a_leak_of_private_deals_is_caught(leak: Leak, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=NOTICED):
        haggle()


def told_of_deals(table: ChicagoTable, seat: int | None) -> set[type[Event]]:
    return {type(event) for event in table.story(seat)} & {DealMade, DealStruck}


@pytest.mark.parametrize(("deals", "read"), [("private", False), ("open", True)])
@pytest.mark.rule("K10.4")
def test_others_read_what_is_in_a_deal_only_where_deals_are_open(deals: str, read: bool) -> None:
    options = msgspec.convert({"deals": deals}, Options)
    table = lively_game(options, 4, Random(2), extras=0.5, most=400)
    assert told_of_deals(table, None) == ({DealMade} if read else {DealStruck})

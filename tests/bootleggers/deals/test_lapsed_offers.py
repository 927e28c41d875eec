"""An offer that lapses says why to whom it concerns, and what rests on cash, goods or unseen
cards to nobody else (B13.5, B3.1)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, MakeOffer, OfferLacks, OfferLapsed
from backroom.engine.event import Event
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, Done, Play
from backroom.games.bootleggers.components import HIT, LILS, MOLL
from backroom.games.bootleggers.options import Options
from tests.bootleggers.deals.offers import (
    cash,
    crates,
    deal,
    dealing,
    refused,
    rent,
    table_of,
    thug,
    truck,
)
from tests.bootleggers.given import Given
from tests.checks import received, same
from tests.leaks import reasons_told_to_all

LAPSED = (OfferLapsed, OfferLacks)


def heard(table: AnyTable, seat: int | None, since: int = 0) -> list[Event]:
    return [event for event in table.story(seat, since) if isinstance(event, LAPSED)]


@pytest.mark.rule("B13.5", "B13.3")
def test_when_its_step_ends_its_parties_are_told_so() -> None:
    table = dealing(Given(4))
    table.act(0, MakeOffer((1, 2), (cash(1),)))
    for seat in range(4):
        table.act(seat, Done())
    for party in (0, 1, 2):
        assert heard(table, party) == [OfferLapsed(0, None, (1, 2), True)]
    for other in (3, None):
        assert heard(table, other) == []


@pytest.mark.rule("B13.5", "B7.4")
@pytest.mark.parametrize("good", [truck(0), rent(0), crates(3)])
def test_goods_that_have_gone_elsewhere_are_named_to_its_parties(good: object) -> None:
    table = dealing(Given(4).crates(0, 3))
    table.act(0, MakeOffer((1,), (cash(1), good), (cash(2),)))  # type: ignore[arg-type]
    since = len(table.records)
    gone = crates(1) if good == crates(3) else truck(0)
    deal(table, MakeOffer((2,), (gone,), (cash(1),)))
    for party in (0, 1):
        assert heard(table, party, since) == [
            OfferLapsed(0, None, (1,)),
            OfferLacks(0, None, 0, (good,)),  # type: ignore[arg-type]
        ]
    for other in (2, 3, None):
        assert heard(table, other, since) == [OfferLapsed(0, None, (1,))]


@pytest.mark.rule("B13.5", "B11.15")
def test_a_card_that_was_played_meanwhile_is_named_as_well() -> None:
    given = Given(3).thug(0, HIT).thug(2, MOLL, unseen=True).markers(LILS, [1, 0, 0])
    table = table_of(given.window(timing.LOADED))
    table.act(1, MakeOffer((0,), (cash(1),), (thug(HIT),)))
    table.act(0, Play(HIT))
    table.act(2, table.game.asks(table.state)[0].default or Play(HIT))
    table.act(0, ChooseHouse(LILS))
    table.act(0, ChooseMobster(0))
    assert heard(table, 1)[-1] == OfferLacks(1, None, 0, (thug(HIT),))
    assert heard(table, 2) == [OfferLapsed(1, None, (0,))]


@pytest.mark.rule("B13.5", "B3.1")
@pytest.mark.parametrize("options", [Options(), Options(cash="open")])
def test_cash_that_is_gone_is_told_to_who_has_it_no_more_and_to_nobody_else(
    options: Options,
) -> None:
    table = dealing(Given(4, options))
    table.act(0, MakeOffer((1,), (cash(10),)))
    deal(table, MakeOffer((2,), (cash(4),)))
    assert len(table.offers) == 1, "nobody has looked into the purse"
    since = len(table.records)
    table.act(1, AcceptOffer(0))
    lapsed = OfferLapsed(0, None, (1,))
    assert heard(table, 0, since) == [lapsed, OfferLacks(0, None, 0, (cash(10),))]
    for other in (1, 2, 3, None):
        assert table.story(other, since) == [lapsed]
    assert [mobster.cash for mobster in table.state.mobsters] == [6, 10, 14, 10]
    assert refused(table, 1, AcceptOffer(0)) == "B13.5"


@pytest.mark.rule("B13.5", "B3.1")
def test_who_lacks_what_is_asked_of_him_reads_that_and_learns_nothing_of_the_other() -> None:
    table = dealing(Given(3))
    table.act(0, MakeOffer((1,), (cash(10),), (cash(11),)))
    table.state.mobsters[0].cash = 0
    with pytest.raises(Exception, match="refused-no-cash") as refusal:
        table.act(1, AcceptOffer(0))
    assert refusal.value.reason.args == {"mobster": 1}  # type: ignore[attr-defined]
    assert len(table.offers) == 1


@pytest.mark.rule("B13.5", "B13.6")
def test_an_offer_that_falls_through_takes_nobodys_word_back() -> None:
    table = dealing(Given(3))
    table.act(0, MakeOffer((1,), (cash(10),)))
    table.state.mobsters[0].cash = 3
    table.act(0, Done())
    table.act(1, AcceptOffer(0))
    assert [ask.seat for ask in table.game.asks(table.state)] == [1, 2], "no deal was struck"


# --- leaks -------------------------------------------------------------------------------------


def _compare_purses(seat: int | None) -> None:
    got = []
    for left in (0, 7):
        table = dealing(Given(4))
        table.act(0, MakeOffer((1,), (cash(8),)))
        table.state.mobsters[0].cash = left
        since = len(table.records)
        table.act(1, AcceptOffer(0))
        got.append(received(table, seat, since))
    same(got[0], got[1], f"{seat} sees the purse")


def _compare_reasons(seat: int | None) -> None:
    """Which part of the cash is missing: a card that is offered is shown, and no secret."""
    got = []
    for left in (3, 5):
        table = dealing(Given(4))
        table.act(0, MakeOffer((1,), (cash(4), cash(3))))
        table.state.mobsters[0].cash = left
        since = len(table.records)
        table.act(1, AcceptOffer(0))
        got.append(received(table, seat, since))
    same(got[0], got[1], f"{seat} sees the reason")


@pytest.mark.rule("B13.5", "B3.1")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_sees_in_a_lapsed_offer_how_much_is_left(seat: int | None) -> None:
    _compare_purses(seat)
    _compare_reasons(seat)


@pytest.mark.plain_sources
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_reason_told_to_all_is_caught(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    reasons_told_to_all(monkeypatch)
    with pytest.raises(AssertionError, match="sees the reason"):
        _compare_reasons(seat)

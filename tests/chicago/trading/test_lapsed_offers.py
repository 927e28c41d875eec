"""An offer that lapses: why, to whom it concerns (K10.1, K10.4)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, Good, MakeOffer, OfferLacks, OfferLapsed
from backroom.engine.event import Event
from backroom.engine.save import AnyTable
from backroom.games.chicago.components import OUT_OF_GAS, THE_FEDS, THE_RAT
from backroom.games.chicago.options import Options
from tests.checks import check_quiet, received, same
from tests.chicago.given import Given
from tests.chicago.trading.offers import card, cash, in_action_round
from tests.leaks import reasons_told_to_all

LAPSED = (OfferLapsed, OfferLacks)
BOOZE = Good("booze", 0, 2)


def heard(table: AnyTable, seat: int | None, since: int = 0) -> list[Event]:
    return [event for event in table.story(seat, since) if isinstance(event, LAPSED)]


def with_offer(deals: str) -> AnyTable:
    """0 has offered 1 cash and booze."""
    given = Given(3, Options(deals=deals))  # type: ignore[arg-type]
    given.boss(0).cash, given.boss(0).goods = 500, [2, 0, 0]
    table = in_action_round(given)
    table.act(0, MakeOffer((1,), (cash(100), BOOZE)))
    return table


@pytest.mark.rule("K10.1", "K10.4")
@pytest.mark.parametrize(("left", "missing"), [(50, cash(100)), (500, BOOZE)])
def test_who_says_yes_reads_lapsed_and_who_made_it_what_he_lacks(left: int, missing: Good) -> None:
    table = with_offer("open")
    table.state.bosses[0].cash = left
    table.state.bosses[0].goods[0] -= int(missing == BOOZE)
    since = len(table.records)
    table.act(1, AcceptOffer(table.offers[0].id))
    lapsed = OfferLapsed(0, None, (1,))
    assert heard(table, 0, since) == [lapsed, OfferLacks(0, None, 0, (missing,))]
    for other in (1, 2, None):
        assert table.story(other, since) == [lapsed]


@pytest.mark.rule("K9.1", "K10.4")
@pytest.mark.parametrize("sold", [THE_RAT, THE_FEDS])
def test_that_a_private_offer_stands_tells_nobody_what_was_sold_to_another(sold: int) -> None:
    """0 offers 1 The Rat at a price nobody pays, and sells 2 one of his cards."""
    given = Given(3, Options(deals="private"))
    given.boss(0).hand, given.boss(0).cash = [THE_RAT, OUT_OF_GAS, THE_FEDS], 1000
    table = in_action_round(given)
    table.act(0, MakeOffer((1,), (card(THE_RAT),), (cash(5000),)))
    table.act(0, MakeOffer((2,), (card(sold),), (cash(50),)))
    since = len(table.records)
    table.act(2, AcceptOffer(next(o.id for o in table.offers if o.terms.to == (2,))))
    assert heard(table, 1, since) == []
    assert len(table.offers_for(1)) == 1


@pytest.mark.rule("K9.1", "K10.4")
def test_of_a_private_offer_that_can_t_be_kept_its_parties_hear_when_it_is_accepted() -> None:
    table = with_offer("private")
    table.state.bosses[0].cash = 50
    check_quiet(table, 1, MakeOffer((2,), (cash(50),)), knowing=(2,))
    since = len(table.records)
    table.act(1, AcceptOffer(next(o.id for o in table.offers if o.by == 0)))
    assert heard(table, 0, since)[-1] == OfferLacks(0, None, 0, (cash(100),))
    assert heard(table, 1, since) == [OfferLapsed(0, None, (1,))]
    assert heard(table, 2, since) == []


@pytest.mark.rule("K10.1", "K12.6")
def test_that_somebody_may_not_trade_is_told_to_both() -> None:
    given = Given(3, Options(deals="open"))
    table = in_action_round(given)
    table.act(0, MakeOffer((1,), (cash(50),)))
    table.state.bosses[1].frozen = True
    table.act(2, MakeOffer((0,), (cash(50),)))
    assert heard(table, 0) == [OfferLapsed(0, None, (1,)), OfferLacks(0, None, 1, ())]
    assert heard(table, 2) == [OfferLapsed(0, None, (1,))]


@pytest.mark.rule("K10.1")
def test_a_card_that_lies_open_now_is_named_to_both() -> None:
    given = Given(3, Options(deals="open"))
    given.boss(0).hand = [THE_RAT]
    table = in_action_round(given)
    table.act(0, MakeOffer((1,), (card(THE_RAT),)))
    table.state.bosses[0].hand = []
    table.state.table.throw_away(THE_RAT)
    table.act(2, MakeOffer((0,), (cash(50),)))
    for party in (0, 1):
        assert heard(table, party)[-1] == OfferLacks(0, None, 0, (card(THE_RAT),))


def _compare(seat: int | None, deals: str) -> None:
    """Two games that differ in what 0 has no more."""
    got = []
    for left, booze in ((50, 2), (500, 1)):
        table = with_offer(deals)
        table.state.bosses[0].cash = left
        table.state.bosses[0].goods[0] = booze
        since = len(table.records)
        table.act(1, AcceptOffer(table.offers[0].id))
        assert OfferLacks in [type(event) for event in heard(table, 0, since)]
        got.append(received(table, seat, since))
    same(got[0], got[1], f"{seat} sees what is missing")


@pytest.mark.rule("K10.4")
@pytest.mark.parametrize("deals", ["open", "private"])
@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_sees_what_is_missing(seat: int | None, deals: str) -> None:
    _compare(seat, deals)


@pytest.mark.plain_sources
@pytest.mark.parametrize("deals", ["open", "private"])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_reason_told_to_all_is_caught(
    seat: int, deals: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons_told_to_all(monkeypatch)
    with pytest.raises(AssertionError, match="sees what is missing"):
        _compare(seat, deals)

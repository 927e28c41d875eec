"""An Old Favor (K12.1)."""

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import PassBid, Play
from backroom.games.chicago.components import AN_OLD_FAVOR, FREE
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SPONGE, THE_CLEANER
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
)
from tests.chicago.event_cards.scenes import not_now, on_whom
from tests.chicago.given import Given


def _lot(given: Given) -> int:
    """Who is being auctioned."""
    (ask,) = given.asks(0)
    assert isinstance(ask.question, questions.FirstBid)
    return ask.question.gangster


@pytest.mark.rule("K12.1")
def test_before_a_lots_first_bid_the_lot_itself_is_his_for_nothing() -> None:
    given = Given().offer(BUGS_BENNY, KNUCKLES).hand(1, AN_OLD_FAVOR)
    given.trade(BEFORE_LOT, windows=True)
    assert on_whom(given, 1, AN_OLD_FAVOR) == [BUGS_BENNY, KNUCKLES]
    given.in_window(1, Play(AN_OLD_FAVOR, BUGS_BENNY))
    assert given.gangster_of(BUGS_BENNY) == 1
    assert given.where(BUGS_BENNY) == FREE
    assert given.boss(1).cash == 1000
    assert given.state.table.offer == [KNUCKLES]
    assert given.state.table.discard[AN_OLD_FAVOR] == 1
    assert _lot(given) == KNUCKLES
    given.sound()


@pytest.mark.rule("K12.1", "K8.4")
def test_one_who_is_unsold_may_be_taken_and_every_other_lot_still_comes() -> None:
    given = Given().offer(BUGS_BENNY, KNUCKLES, SPONGE).hand(1, AN_OLD_FAVOR).trade(BEFORE_LOT)
    for seat in range(3):
        given.act(seat, PassBid())
    given.in_window(1, Play(AN_OLD_FAVOR, BUGS_BENNY))
    assert given.gangster_of(BUGS_BENNY) == 1
    assert _lot(given) == KNUCKLES
    for seat in range(3):
        given.act(seat, PassBid())
    assert _lot(given) == SPONGE


@pytest.mark.rule("K12.1", "K8.9")
def test_the_resources_of_the_cleaner_are_waived() -> None:
    given = Given().offer(THE_CLEANER).hand(1, AN_OLD_FAVOR).goods(1)
    given.trade(BEFORE_DRAW, windows=True).in_window(1, Play(AN_OLD_FAVOR, THE_CLEANER))
    assert given.gangster_of(THE_CLEANER) == 1
    assert given.boss(1).goods == [0, 0, 0]


@pytest.mark.rule("K12.1", "K12.22")
@pytest.mark.parametrize("part", [BEFORE_BRIBE, BEFORE_PLACING])
def test_also_when_the_lots_are_over_before_the_bribe_and_the_placing(part: int) -> None:
    given = Given().offer(BUGS_BENNY, KNUCKLES).hand(0, AN_OLD_FAVOR).trade(part, windows=True)
    given.in_window(0, Play(AN_OLD_FAVOR, KNUCKLES))
    assert given.gangster_of(KNUCKLES) == 0
    assert given.state.table.offer == [BUGS_BENNY]
    given.sound()


@pytest.mark.rule("K12.1", "K12.22")
def test_not_in_an_action_round() -> None:
    given = Given().offer(BUGS_BENNY).hand(0, AN_OLD_FAVOR).turn_of(0)
    assert not_now(given, 0, AN_OLD_FAVOR) == "K12.1"


@pytest.mark.rule("K12.1", "K12.22")
def test_once_the_bidding_has_begun_or_with_nobody_on_offer_it_is_too_late_or_too_early() -> None:
    given = Given().offer(BUGS_BENNY).hand(0, AN_OLD_FAVOR).trade(BEFORE_LOT)
    assert given.asked(0) == [questions.FirstBid]
    assert on_whom(given, 0, AN_OLD_FAVOR) == []
    given = Given().hand(0, AN_OLD_FAVOR).trade(BEFORE_DRAW, windows=True)
    reason = given.refused(0, Play(AN_OLD_FAVOR))
    assert (reason.rule, reason.key) == ("K12.1", "why-no-target")

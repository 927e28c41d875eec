"""What is in the box (K2)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    AttackCar,
    Bid,
    CompleteContract,
    NoAction,
    NoPolice,
    PassBid,
    Play,
    RaidCar,
    Stay,
)
from backroom.games.chicago.board import RESOURCE_CARDS
from backroom.games.chicago.components import (
    BAR,
    BOOZE,
    BROTHEL,
    BUSINESSES,
    CARDS,
    CASINO,
    CEMETERY,
    DOCKS,
    DRY_CLEANER,
    FIRST_CONTRACT,
    FIRST_EVENT,
    FIRST_RESOURCE_CARD,
    GIRLS,
    HENCHMEN,
    LARGE,
    MEDIUM,
    NOBODY,
    PLACES,
    POST_OFFICE,
    SMALL,
    THE_RAT,
    WHARF,
    is_contract,
    is_event,
    kind_of,
    size_of,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    KNUCKLES,
    ROSTER,
    THE_CHEMIST,
    THE_PIMP,
    THE_UNIONBOSS,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import BRIBE, DRAW
from tests.chicago.given import Given

SHAVING = FIRST_CONTRACT


def resource_card(resource: int, place: int) -> int:
    """The first card that brings this resource to this place."""
    for at, card in enumerate(RESOURCE_CARDS):
        if card[:2] == (resource, place):
            return FIRST_RESOURCE_CARD + at
    raise AssertionError("there is no such card")


def only_resource_cards(given: Given, count: int) -> Given:
    """The deck is empty, and so many resource cards lie on the discards (besides what does)."""
    state = given.state
    for g in range(len(ROSTER)):
        if state.deck[g]:
            state.send(g, CEMETERY)
    state.deck = (0,) * CARDS
    for card in range(FIRST_RESOURCE_CARD, FIRST_RESOURCE_CARD + count):
        state.table.throw_away(card)
    return given


# --- cars, markers, the badge (K2.1) -------------------------------------------------------------


@pytest.mark.rule("K2.1")
def test_a_car_and_fifteen_markers_for_each_of_six_bosses() -> None:
    given = Given(6)
    assert len({given.boss(seat).square for seat in range(6)}) == 6, "six cars"
    assert [given.state.markers_left(seat) for seat in range(6)] == [15] * 6
    given.territory(2, *range(11))
    assert given.state.markers_left(2) == 4


@pytest.mark.rule("K2.1")
def test_there_is_one_local_respect_marker() -> None:
    given = Given().territory(0, 0, 1).territory(1, 2).turn_of(0)
    view = CHICAGO.view(given.state, None)
    assert (view.table.respect, [boss.points_respect for boss in view.bosses]) == (0, [1, 0, 0])
    given.territory(1, 3, 4)
    view = CHICAGO.view(given.state, None)
    assert (view.table.respect, [boss.points_respect for boss in view.bosses]) == (1, [0, 1, 0])


@pytest.mark.rule("K2.1")
def test_there_is_one_badge() -> None:
    given = Given().badge(2)
    given.trade(BRIBE).act(0, Bid(1)).act(1, PassBid()).act(2, PassBid())
    assert CHICAGO.view(given.state, None).table.badge == 0


# --- businesses (K2.2) ---------------------------------------------------------------------------


@pytest.mark.rule("K2.2")
def test_nine_small_six_medium_and_three_large_businesses_a_third_of_each_kind() -> None:
    found = Counter((size_of(b), kind_of(b)) for b in range(BUSINESSES))
    wanted = {SMALL: 3, MEDIUM: 2, LARGE: 1}
    assert found == {
        (size, kind): count for size, count in wanted.items() for kind in (BAR, CASINO, BROTHEL)
    }


# --- resources (K2.3) ----------------------------------------------------------------------------


@pytest.mark.rule("K2.3")
def test_forty_of_each_resource() -> None:
    state = begin(4)
    for resource in range(3):
        lying = sum(state.table.on_place(place)[resource] for place in range(PLACES))
        held = sum(boss.goods[resource] for boss in state.bosses)
        assert state.table.stock[resource] + lying + held == 40
        assert (lying, held) == (8, 4)


@pytest.mark.parametrize(("left", "placed"), [(6, 4), (3, 3), (0, 0)])
@pytest.mark.rule("K2.3")
def test_what_the_stock_lacks_is_not_placed(left: int, placed: int) -> None:
    given = Given(2).lying(WHARF).lying(DOCKS)
    given.goods(1, booze=40 - 1 - 1 - 1 - left)  # one each at Museum and Boxing Club, and boss 0's
    assert given.state.table.stock[BOOZE] == left
    card = resource_card(BOOZE, WHARF)
    given.draws(0, card, FIRST_EVENT).draws(1, FIRST_EVENT + 1).trade(DRAW)
    assert given.state.table.on_place(WHARF)[BOOZE] == placed
    assert given.state.table.stock[BOOZE] == left - placed
    assert given.state.table.discard[card] == 1


@pytest.mark.parametrize(("left", "paid"), [(2, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize(
    ("gangster", "home", "resource"),
    [(THE_CHEMIST, 0, BOOZE), (THE_UNIONBOSS, 3, HENCHMEN), (THE_PIMP, 6, GIRLS)],
)
@pytest.mark.rule("K2.3")
def test_what_the_stock_lacks_is_not_paid_out(
    gangster: int, home: int, resource: int, left: int, paid: int
) -> None:
    given = Given()
    owner = home // 3
    given.gangster(owner, gangster, spot=home)
    before = given.boss(owner).goods[resource]
    given.state.table.lying[DRY_CLEANER * 3 + resource] = given.state.table.stock[resource] - left
    given.state.table.stock[resource] = left
    given.last_round_over()
    assert given.boss(owner).goods[resource] == before + paid


# --- the deck (K2.4) -----------------------------------------------------------------------------


def begin(seats: int) -> Chicago:
    return CHICAGO.setup(Options(rules=1), seats, SampledChance(Random(3)))[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.rule("K2.4")
def test_one_deck_of_all_the_cards_but_the_gangsters_dealt(seats: int) -> None:
    deck = begin(seats).deck
    assert sum(deck) == 54 + 45 + 8 + 21 - seats
    assert sum(deck[:FIRST_EVENT]) == 45 - seats
    assert sum(deck[card] for card in range(CARDS) if is_event(card)) == 21
    assert sum(deck[card] for card in range(CARDS) if is_contract(card)) == 8
    assert sum(deck[FIRST_RESOURCE_CARD:]) == 54
    if seats == 4:
        assert sum(deck) == 124


@pytest.mark.rule("K2.4")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    given = only_resource_cards(Given(2), 0)
    given.state.table.throw_away(THE_RAT)
    given.state.table.throw_away(SHAVING)
    given.trade(DRAW)
    assert {given.boss(seat).hand[0] for seat in (0, 1)} == {THE_RAT, SHAVING}
    assert given.kinds().count(events.Shuffled) == 1
    assert sum(given.state.table.discard) == 0


@pytest.mark.rule("K2.4")
def test_it_is_shuffled_at_most_once_per_boss_then_there_is_no_card() -> None:
    given = only_resource_cards(Given(3), 2).trade(DRAW)
    once = [events.Shuffled, events.NewResources, events.NewResources, events.NoCard]
    assert [kind for kind in given.kinds() if kind in once] == once * 3
    assert sum(given.state.table.discard) == 2


@pytest.mark.rule("K2.4")
def test_once_in_each_draw_step() -> None:
    given = only_resource_cards(Given(2), 1).trade(DRAW)
    assert given.kinds().count(events.Shuffled) == 2
    given.trade(DRAW)
    assert given.kinds().count(events.Shuffled) == 4


@pytest.mark.rule("K2.4")
def test_without_deck_and_discards_there_is_nothing_to_shuffle() -> None:
    given = only_resource_cards(Given(2), 0).trade(DRAW)
    assert given.kinds().count(events.NoCard) == 2
    assert given.kinds().count(events.Shuffled) == 0


@pytest.mark.rule("K2.4")
def test_a_played_event_is_discarded() -> None:
    given = Given(2).hand(0, THE_RAT).turn_of(0).act(0, Play(THE_RAT, 1))
    assert given.state.table.discard[THE_RAT] == 1


@pytest.mark.rule("K2.4")
def test_a_cancelled_contract_is_discarded() -> None:
    given = Given(2).started(1, SHAVING).badge(0)
    given.police(given.boss(1).square).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    given.dice("raid police", 6).dice("raid 1", 1).act(0, RaidCar(1))
    assert given.boss(1).started == []
    assert given.state.table.discard[SHAVING] == 1


@pytest.mark.rule("K2.4")
def test_a_completed_contract_does_not_come_back() -> None:
    given = Given(2).started(0, SHAVING)
    given.car(0, given.place(POST_OFFICE)).turn_of(0).act(0, Stay(), CompleteContract(SHAVING))
    only_resource_cards(given, 3).trade(DRAW)
    assert given.boss(0).completed == [SHAVING]
    assert [given.boss(seat).hand for seat in (0, 1)] == [[], []]
    assert given.state.deck[SHAVING] == given.state.table.discard[SHAVING] == 0


@pytest.mark.rule("K2.4")
def test_a_dead_gangster_does_not_come_back() -> None:
    given = Given(2).gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, DOUGH_BOY)
    given.car(1, given.boss(0).square).dice("shootout 0", 1, 1).dice("shootout 1", 6, 6)
    given.turn_of(0).act(0, Stay(), AttackCar(1))
    assert given.where(BUGS_BENNY) == CEMETERY
    assert given.gangster_of(BUGS_BENNY) == NOBODY
    only_resource_cards(given, 3).trade(DRAW)
    assert given.where(BUGS_BENNY) == CEMETERY
    assert given.state.deck[BUGS_BENNY] == given.state.table.discard[BUGS_BENNY] == 0

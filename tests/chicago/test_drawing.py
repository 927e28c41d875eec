"""Drawing cards in the trade phase (K8.3)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.board import RESOURCE_CARDS
from backroom.games.chicago.components import (
    BOOZE,
    FIRST_CONTRACT,
    FIRST_RESOURCE_CARD,
    GIRLS,
    HENCHMEN,
    LASALLE_STATION,
    OFFER,
    TEAMSTERS,
    THE_RAT,
    TOMMYGUNS,
    WHARF,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, KEN_EVIL, KNUCKLES
from backroom.games.chicago.trade_phase import DRAW
from tests.chicago.given import Given

SHAVING = FIRST_CONTRACT


def bringing(resource: int, place: int) -> int:
    """A card that brings four of this resource to this place."""
    return FIRST_RESOURCE_CARD + RESOURCE_CARDS.index((resource, place, 4))


@pytest.mark.rule("K8.3")
def test_from_the_first_boss_clockwise_each_draws_one_card() -> None:
    given = Given()
    given.state.table.first = 1
    given.draws(1, THE_RAT).draws(2, SHAVING).draws(0, TOMMYGUNS).trade(DRAW)
    assert [given.boss(seat).hand for seat in range(3)] == [[TOMMYGUNS], [THE_RAT], [SHAVING]]
    assert [drawn.boss for drawn in given.all(events.Draws)] == [1, 2, 0]
    given.sound()


@pytest.mark.rule("K8.3")
def test_a_resource_card_is_shown_put_out_and_discarded_and_he_draws_again() -> None:
    given = Given().lying(WHARF, booze=1).lying(LASALLE_STATION).lying(TEAMSTERS)
    cards = (
        bringing(BOOZE, WHARF),
        bringing(HENCHMEN, TEAMSTERS),
        bringing(GIRLS, LASALLE_STATION),
    )
    given.draws(0, *cards, THE_RAT).draws(1, SHAVING).draws(2, TOMMYGUNS)
    stock = list(given.state.table.stock)
    given.trade(DRAW)
    assert given.state.table.on_place(WHARF) == [5, 0, 0]
    assert given.state.table.on_place(LASALLE_STATION) == [0, 4, 0]
    assert given.state.table.on_place(TEAMSTERS) == [0, 0, 4]
    assert given.state.table.stock == [count - 4 for count in stock]
    assert [given.state.table.discard[card] for card in cards] == [1, 1, 1]
    assert given.boss(0).hand == [THE_RAT]
    assert given.kinds(2).count(events.NewResources) == 3
    given.sound()


@pytest.mark.parametrize("card", [THE_RAT, SHAVING])
@pytest.mark.rule("K8.3", "K9.1")
def test_an_event_or_a_contract_is_kept_unseen(card: int) -> None:
    given = Given().draws(0, card).draws(1, BUGS_BENNY).draws(2, KNUCKLES).trade(DRAW)
    assert given.boss(0).hand == [card]
    assert given.all(events.OwnDraw, 0) == [events.OwnDraw(boss=0, card=card)]
    for seat in (1, 2, None):
        assert given.kinds(seat).count(events.OwnDraw) == 0
        view = CHICAGO.view(given.state, seat)
        assert view.bosses[0].cards == 1
        assert view.own is None or view.own.hand == []


@pytest.mark.rule("K8.3")
def test_a_gangster_goes_face_up_to_the_right_end_of_the_offer() -> None:
    given = Given().offer(KEN_EVIL)
    given.draws(0, KNUCKLES).draws(1, THE_RAT).draws(2, BUGS_BENNY).trade(DRAW)
    assert given.state.table.offer == [KEN_EVIL, KNUCKLES, BUGS_BENNY]
    assert given.where(KNUCKLES) == OFFER
    assert CHICAGO.view(given.state, None).table.offer == [KEN_EVIL, KNUCKLES, BUGS_BENNY]
    assert [drawn.gangster for drawn in given.all(events.DrawsGangster)] == [KNUCKLES, BUGS_BENNY]
    given.sound()

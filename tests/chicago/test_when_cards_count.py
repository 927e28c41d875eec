"""At which windows a card is worth a question to whoever plays alone among bots."""

from __future__ import annotations

import pytest

from backroom.games.chicago import timing
from backroom.games.chicago.components import THE_FEDS
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS, FITTING
from backroom.games.chicago.game import CHICAGO
from tests.chicago.given import Given


@pytest.mark.rule("K12.22")
def test_not_at_each_turn_of_the_others() -> None:
    given = Given(3).hand(0, THE_FEDS).turn_of(1, window=True)
    assert not CHICAGO.worth_asking(given.state, 0)


@pytest.mark.rule("K12.22")
def test_what_is_passed_over_there_can_be_played_on_ones_own_turn() -> None:
    for when in (timing.TURN_START, timing.AFTER_ROLL):
        assert FITTING[when]
        assert all(timing.OWN_TURN in event.times for event in FITTING[when])


def test_every_card_of_the_trade_phase_has_its_best_moment_there() -> None:
    for event in EVENT_CARDS.values():
        if set(event.times) == set(timing.TRADE_PHASE):
            assert set(event.best) & set(event.times), event.card

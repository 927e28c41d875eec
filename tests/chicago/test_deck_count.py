"""How many cards are left is counted once for a deck: copies take the count with them."""

from __future__ import annotations

from random import Random

from backroom.bots.at_random import RandomPlay
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago


def test_a_copy_has_the_count_and_it_is_never_out_of_date() -> None:
    player = RandomPlay(CHICAGO, Options(), 4, Random(2))
    state, before, drawn = player.begin(), 0, 0
    for _ in range(400):
        player.step(state)
        assert isinstance(state, Chicago)
        assert state.left_in_deck() == sum(state.deck)
        copy = state.copy()
        assert copy.counted is state.deck, "it need not count again"
        assert copy.left_in_deck() == sum(copy.deck)
        copy.take_out(next(card for card, left in enumerate(copy.deck) if left))
        assert copy.left_in_deck() == sum(copy.deck) == state.left_in_deck() - 1
        drawn += before != (before := state.left)
    assert drawn > 2, "the deck has changed now and then"


def test_what_follows_is_no_part_of_a_save() -> None:
    state = RandomPlay(CHICAGO, Options(), 3, Random(2)).begin()
    assert isinstance(state, Chicago)
    state.left_in_deck()
    assert not {"counted", "left"} & set(CHICAGO.dump(state))
    again = CHICAGO.restore(CHICAGO.dump(state))
    assert again.counted is None and again.left_in_deck() == state.left

"""Drawing cards (K8.3, K2.4)."""

from __future__ import annotations

from backroom.engine.deal import Good
from backroom.engine.moment import Moment
from backroom.engine.written_once import Counts
from backroom.games.chicago import events
from backroom.games.chicago.board import RESOURCE_CARDS
from backroom.games.chicago.components import (
    FIRST_RESOURCE_CARD,
    NOTHING,
    OFFER,
    is_gangster,
    is_kept,
)
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import WORDS


def draw_all(state: Chicago, moment: Moment) -> None:
    """From the first boss, clockwise, each draws a card; after a resource card another."""
    discard = list(state.table.discard)
    for seat in state.clockwise(state.table.first):
        deck = list(state.deck)
        left = _draw(state, seat, deck, discard, state.left_in_deck(), moment)
        state.put_down(deck, left)
    state.table.discard = Counts(discard)


def _draw(
    state: Chicago, seat: int, deck: list[int], discard: list[int], left: int, moment: Moment
) -> int:
    """So many cards are left in the deck, and so many are left afterwards."""
    label, shuffled = f"draw {seat}", False
    while True:
        if left == 0:
            left = sum(discard)
            if shuffled or left == 0:  # at most once per boss and draw step
                moment.tell(events.NoCard(boss=seat))
                return 0
            deck[:], discard[:] = discard, [0] * len(deck)
            moment.tell(events.Shuffled())
            shuffled = True
        card = moment.card(label, deck, left)
        left -= 1
        if is_gangster(card):
            state.table.offer.append(card)
            state.send(card, OFFER)
            moment.tell(events.DrawsGangster(boss=seat, gangster=card))
            return left
        if is_kept(card):
            state.bosses[seat].hand.append(card)
            moment.tell(events.Draws(boss=seat))
            moment.tell(events.OwnDraw(boss=seat, card=card))
            return left
        _resources(state, seat, card, moment)
        discard[card] += 1


def _resources(state: Chicago, seat: int, card: int, moment: Moment) -> None:
    resource, place, count = RESOURCE_CARDS[card - FIRST_RESOURCE_CARD]
    count = state.lay_out(place, resource, count)
    goods = (Good(WORDS[resource], count=count),) if count else ()
    moment.tell(events.NewResources(seat, place, goods))


def next_lot(state: Chicago, after: int) -> int:
    """The gangster of the offer that comes after this many unsold ones; NOTHING if none does."""
    return state.table.offer[after] if after < len(state.table.offer) else NOTHING

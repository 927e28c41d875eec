"""What must always be true: nothing of the box is lost, no number is absurd."""

from __future__ import annotations

from backroom.games.chicago.cards import one_deck
from backroom.games.chicago.components import (
    BUSINESSES,
    CEMETERY,
    DECK,
    FIRST_EVENT,
    FREE,
    GOAL,
    HIDING,
    HOSPITAL,
    MARKERS,
    NOBODY,
    NOTHING,
    OFFER,
    PRISON,
    RESOURCES,
    STEP,
    STOCK,
    is_contract,
    is_kept,
    size_of,
)
from backroom.games.chicago.gangsters import fit
from backroom.games.chicago.scoring import totals
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import auction_in_sight


def violations(state: Chicago) -> list[str]:
    """What is wrong with the state; empty, if nothing is."""
    wrong: list[str] = []
    _cards(state, wrong)
    _gangsters(state, wrong)
    _resources(state, wrong)
    _businesses(state, wrong)
    _bosses(state, wrong)
    _police(state, wrong)
    counts = totals(state)
    if state.over:
        if state.table.winner == NOBODY or counts[state.table.winner] < min(GOAL, max(counts)):
            wrong.append(f"{state.table.winner} has won with {counts}")
    elif max(counts) >= GOAL:
        wrong.append(f"nobody has won with {counts}")
    return wrong


def _cards(state: Chicago, wrong: list[str]) -> None:
    found = [deck + discard for deck, discard in zip(state.deck, state.table.discard, strict=True)]
    for boss in state.bosses:
        for card in boss.hand + boss.started + boss.completed:
            found[card] += 1
        if not all(is_kept(card) for card in boss.hand):
            wrong.append(f"a hand holds {boss.hand}")
        if not all(is_contract(card) for card in boss.started + boss.completed):
            wrong.append(f"{boss.started + boss.completed} are no contracts")
    for g in range(len(state.owners)):
        if state.where[g] != DECK:
            found[g] += 1
    for card, wanted in enumerate(one_deck(state.options)):
        if found[card] != wanted:
            wrong.append(f"card {card} is there {found[card]} times")
    if any(state.table.discard[:FIRST_EVENT]):
        wrong.append("a gangster lies on the discards")


def _gangsters(state: Chicago, wrong: list[str]) -> None:
    for g in range(len(state.owners)):
        owner, where = state.owners[g], state.where[g]
        owned = where <= FREE or where in (PRISON, HOSPITAL)
        if owned != (owner != NOBODY):
            wrong.append(f"gangster {g} at {where} belongs to {owner}")
        if (where == OFFER) != (g in state.table.offer):
            wrong.append(f"gangster {g} at {where}, offer {state.table.offer}")
        if where < BUSINESSES and state.businesses[where].owner != owner:
            wrong.append(f"gangster {g} sits in a rival's business")
        hidden = where <= HIDING
        if hidden and owner != NOBODY and not state.known[g] & 1 << owner:
            wrong.append(f"gangster {g} is lost to his own boss")
        if where in (FREE, PRISON, HOSPITAL, OFFER, CEMETERY):
            if state.known[g] != state.everybody:
                wrong.append(f"gangster {g} at {where} is not seen by all")
    for seat in range(state.seats):
        if not fit(state.in_car(seat), True):
            wrong.append(f"car {seat} is too full")
    for b in range(BUSINESSES):
        if not fit(state.in_business(b), False):
            wrong.append(f"business {b} is too full")


def _resources(state: Chicago, wrong: list[str]) -> None:
    for resource in range(RESOURCES):
        lying = state.table.on_all_places(resource)
        held = sum(boss.goods[resource] for boss in state.bosses)
        if state.table.stock[resource] + lying + held != STOCK:
            wrong.append(f"resource {resource}: {state.table.stock[resource]} + {lying} + {held}")
    numbers = (
        state.table.lying + state.table.stock + [n for boss in state.bosses for n in boss.goods]
    )
    if min(numbers) < 0:
        wrong.append("less than no resources")


def _businesses(state: Chicago, wrong: list[str]) -> None:
    lots = [b.lot for b in state.businesses if b.lot != NOTHING]
    if len(set(lots)) != len(lots):
        wrong.append("two businesses on one square")
    for b in range(BUSINESSES):
        business = state.businesses[b]
        if state.table.turn > 0 and (business.owner == NOBODY) != (business.lot == NOTHING):
            wrong.append(f"business {b} of {business.owner} is on {business.lot}")
        if business.lot != NOTHING and state.board.lot_size[business.lot] != size_of(b):
            wrong.append(f"business {b} is too large for its square")
        if business.closed and business.owner == NOBODY:
            wrong.append(f"business {b} is closed in the box")


def _bosses(state: Chicago, wrong: list[str]) -> None:
    auction = auction_in_sight(state)
    for seat, boss in enumerate(state.bosses):
        if boss.cash < 0 or boss.cash % STEP:
            wrong.append(f"boss {seat} has ${boss.cash}")
        if state.table.territories.count(seat) > MARKERS:
            wrong.append(f"boss {seat} has too many markers")
        if boss.garage != NOTHING:
            if boss.square != state.board.garage_square[boss.garage]:
                wrong.append(f"car {seat} is in a garage elsewhere")
        if state.table.turn > 0 and not 0 <= boss.square < state.board.squares:
            wrong.append(f"car {seat} is off the streets")
        if any(card not in boss.hand for card in boss.orders):
            wrong.append(f"boss {seat} has left an order for a card he does not hold")
        if boss.limit and not state.over and not auction:
            wrong.append(f"boss {seat} bids up to {boss.limit} where nothing is sold")


def _police(state: Chicago, wrong: list[str]) -> None:
    if not 0 <= state.table.police < state.board.squares or state.table.police_actions < 0:
        wrong.append("the police are off the streets")

"""What must always be true: nothing of the box is lost, no number is absurd."""

from __future__ import annotations

from backroom.games.bootleggers.components import (
    CIRCLES,
    FIRST_REMOTE,
    IMPROVEMENT_MARKERS,
    IMPROVEMENT_SLOTS,
    MARKERS,
    MUSCLE_CARDS,
    SLOTS_PER_STILL,
    SUITS,
    TRUCK_CARDS,
    TRUCK_SIZES,
    UNION_BOSS,
    capacity,
    suit,
)
from backroom.games.bootleggers.setting_up import cards_of_a_suit
from backroom.games.bootleggers.state import HOME, NOBODY, NOTHING, Bootleggers
from backroom.games.bootleggers.thugs.deck import action_deck


def violations(state: Bootleggers) -> list[str]:
    """What is wrong with the state; empty, if nothing is."""
    wrong: list[str] = []
    _cards(state, wrong)
    _muscle(state, wrong)
    _markers(state, wrong)
    _houses(state, wrong)
    _trucks(state, wrong)
    _stills(state, wrong)
    for seat, mobster in enumerate(state.mobsters):
        if mobster.cash < 0 or mobster.crates < 0 or mobster.dice < 0 or mobster.improvements < 0:
            wrong.append(f"mobster {seat} has less than nothing")
        if not 0 <= mobster.markers <= MARKERS or mobster.locked < 0:
            wrong.append(f"mobster {seat} has {mobster.markers} markers in the back room")
    return wrong


def _cards(state: Bootleggers, wrong: list[str]) -> None:
    found = [deck + discard for deck, discard in zip(state.deck, state.table.discard, strict=True)]
    for card in state.table.offer:
        found[card] += 1
    for mobster in state.mobsters:
        for card in mobster.known + mobster.unseen:
            found[card] += 1
        found[UNION_BOSS] += int(mobster.union_boss)
    if found != action_deck(state.options):
        wrong.append(f"men-of-action cards are {found}")
    trucks = list(state.table.truck_deck)
    if state.table.truck_card != NOTHING:
        trucks[state.table.truck_card] += 1
    if any(left > cards for left, cards in zip(trucks, TRUCK_CARDS, strict=True)):
        wrong.append(f"truck cards are {trucks}")


def _muscle(state: Bootleggers, wrong: list[str]) -> None:
    cards = [m for mobster in state.mobsters for m in mobster.hand]
    cards += [m for mobster in state.mobsters for m in mobster.muscle_seen]
    if len(set(cards)) != len(cards) or any(not 1 <= m <= MUSCLE_CARDS for m in cards):
        wrong.append("a muscle card is there twice")
    for seat, mobster in enumerate(state.mobsters):
        own = mobster.hand + state.mobsters[seat].muscle_seen
        for colour in range(SUITS):
            if sum(suit(m) == colour for m in own) != cards_of_a_suit(state.options):
                wrong.append(f"mobster {seat} has not had his share of suit {colour}")


def _markers(state: Bootleggers, wrong: list[str]) -> None:
    for seat in range(state.seats):
        used = state.mobsters[seat].markers + sum(h.markers[seat] for h in state.houses)
        if used + state.supply(seat) > MARKERS:
            wrong.append(f"mobster {seat} has more than {MARKERS} markers")


def _houses(state: Bootleggers, wrong: list[str]) -> None:
    improvements = sum(mobster.improvements for mobster in state.mobsters)
    for h, house in enumerate(state.houses):
        improvements += house.improvements
        if min(house.markers) < 0 or sum(house.markers) > CIRCLES[h]:
            wrong.append(f"house {h} holds {house.markers}")
        if not 0 <= house.improvements <= IMPROVEMENT_SLOTS[h]:
            wrong.append(f"house {h} has {house.improvements} improvements")
        for t in state.trucks_in_line(h):
            if state.trucks[t].house != h:
                wrong.append(f"truck {t} is not where it stands")
    if improvements > IMPROVEMENT_MARKERS:
        wrong.append(f"{improvements} improvement markers")


def _trucks(state: Bootleggers, wrong: list[str]) -> None:
    for t, truck in enumerate(state.trucks):
        in_line = sum(state.trucks_in_line(h).count(t) for h in range(len(state.houses)))
        if in_line != int(truck.house != HOME):
            wrong.append(f"truck {t} stands in {in_line} lines")
        if not 0 <= truck.crates <= capacity(t):
            wrong.append(f"truck {t} carries {truck.crates}")
        if truck.operator == NOBODY and (truck.owner != NOBODY or truck.crates):
            wrong.append(f"nobody operates truck {t}")
    bought = sum(truck.owner != NOBODY for truck in state.trucks) - state.seats
    taken = sum(TRUCK_CARDS) - sum(state.table.truck_deck)
    if bought > taken or len(state.trucks) != len(TRUCK_SIZES):
        wrong.append(f"{bought} trucks for {taken} truck cards")


def _stills(state: Bootleggers, wrong: list[str]) -> None:
    for s, still in enumerate(state.stills):
        if not 0 <= still.dice <= SLOTS_PER_STILL or (still.owner == NOBODY and still.dice):
            wrong.append(f"still {s} has {still.dice} dice")
        if s < FIRST_REMOTE and still.owner != (s if s < state.seats else NOBODY):
            wrong.append(f"family still {s} has the wrong owner")
        if s < state.seats and still.dice == 0:
            wrong.append(f"family still {s} has lost its last die")

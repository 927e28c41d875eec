"""Muscle, cards on offer, dice and stills (B4, B6)."""

from __future__ import annotations

from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.games.bootleggers.components import (
    CAPACITY,
    DOUBLE_INFLUENCE,
    DOUBLE_STILL,
    FIRST_REMOTE,
    IMPROVEMENT,
    MUSCLE_CARDS,
    PRICE,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    SMALL_TRUCK_CARD,
    TRUCK_SIZES,
    WAGE,
    capacity,
    is_truck_card,
    muscle_cost,
)
from backroom.games.bootleggers.means.saying import meaning, say
from backroom.games.bootleggers.odds import FACES
from backroom.games.bootleggers.phases.stills import SPOILED_BY
from backroom.games.bootleggers.phases.taking import improvements_left, wages
from backroom.games.bootleggers.state import NOTHING, Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS

_AVERAGE = 3.5


def pick_muscle(state: Bootleggers, seat: int, muscle: int) -> Meaning:
    """What it costs (B4.5), and how it stands among the cards one has not seen."""
    cash = state.mobsters[seat].cash
    cost, wage = muscle_cost(muscle), wages(state, seat)
    unseen, lower = MUSCLE_CARDS, muscle - 1
    for seen in (state.mobsters[seat].hand, *[each.muscle_seen for each in state.mobsters]):
        unseen -= len(seen)
        for card in seen:
            if card < muscle:
                lower -= 1
    beats = say("mean-muscle-lower", count=lower, most=unseen)
    costs = {"cash_muscle": cost, "count_muscle": cost, "cash_wages": wage}
    if cost + wage > cash:  # B4.6
        told = say("mean-muscle-broke", **costs, cash=cash)
        return meaning("neutral", told, beats, brief=say("mean-brief-broke"))
    left = cash - cost - wage
    told = say("mean-muscle-pays", **costs, cash_left=left)
    return meaning("neutral", told, beats)


def take(state: Bootleggers, seat: int, card: int) -> Meaning:
    """B4.8–B4.13."""
    if is_truck_card(card):
        return _truck(state, seat, card - SMALL_TRUCK_CARD)
    if card in (SINGLE_INFLUENCE, DOUBLE_INFLUENCE):
        count = min(1 if card == SINGLE_INFLUENCE else 2, state.supply(seat))
        if count == 0:  # B2.6
            return meaning("neutral", say("mean-no-supply"), brief=say("mean-brief-empty"))
        markers = state.mobsters[seat].markers + count
        told = say("mean-recruits", count=count, count_then=markers)
        return meaning("earns", told, brief=say("mean-brief-markers", count=count))
    if card in (SINGLE_STILL, DOUBLE_STILL):
        return _dice(state, seat, card)
    if card == IMPROVEMENT:
        if improvements_left(state) == 0:
            return meaning("neutral", say("mean-no-improvement"), brief=say("mean-brief-empty"))
        return meaning("earns", say("mean-improvement"), brief=say("mean-brief-demand", count=1))
    told = say("mean-card-now" if THUGS[card].fits(state) else "mean-card-later")
    cost = THUGS[card].cost
    return meaning("neutral", told, *([say("mean-card-costs", cash=cost)] if cost else []))


def _truck(state: Bootleggers, seat: int, size: int) -> Meaning:
    """B4.12: who can't pay gets none."""
    mobster = state.mobsters[seat]
    if mobster.cash < PRICE[size] or state.free_truck(size, TRUCK_SIZES) == NOTHING:
        return meaning(
            "loses",
            say("mean-no-truck", cash_price=PRICE[size], cash=mobster.cash),
            brief=say("mean-brief-no-truck"),
            sure=say("mean-sure-no-truck"),
        )
    room = sum(capacity(truck) for truck in state.own_trucks(seat))
    wage = 0 if mobster.union_boss else WAGE[size]
    return meaning(
        "earns",
        say("mean-truck", cash=PRICE[size], cash_left=mobster.cash - PRICE[size], cash_wage=wage),
        say("mean-room", crates=room, crates_then=room + CAPACITY[size]),
        brief=say("mean-brief-truck", cash=PRICE[size]),
    )


def _dice(state: Bootleggers, seat: int, card: int) -> Meaning:
    dice = 1 if card == SINGLE_STILL else 2
    told = [say("mean-dice", count=dice, crates=int(_AVERAGE * dice + 0.5))]
    if card == DOUBLE_STILL and state.free_remote_still() != NOTHING:
        told.append(say("mean-or-remote"))
    if not state.free_slots(seat):
        told.append(say("mean-no-slot"))
    return meaning("earns", *told, brief=say("mean-brief-more-dice", count=dice))


def put_die(state: Bootleggers, still: int) -> Meaning:
    """One die more on a still of one's own (B4.9)."""
    dice = state.stills[still].dice + 1
    return meaning("earns", *makes(state, still, dice), brief=say("mean-brief-dice", count=dice))


def start_still(state: Bootleggers, seat: int) -> Meaning:
    """B4.10, B6.2."""
    return meaning("earns", *makes(state, state.free_remote_still(), 1), say("mean-remote-safe"))


def makes(state: Bootleggers, still: int, dice: int) -> list[Message]:
    """What a still makes in a round (B6.1), and what the copper may do to it (B6.2)."""
    average = int(_AVERAGE * dice + 0.5)
    told = [say("mean-makes", least=dice, most=FACES * dice, crates=average)]
    if still < FIRST_REMOTE and state.table.copper == state.stills[still].owner:
        clean = 1.0
        for _ in range(dice):
            clean *= (FACES - 1) / FACES
        percent = int(100 * (1.0 - clean) + 0.5)
        told.append(say("mean-copper-spoils", number=SPOILED_BY, percent=percent))
    return told

"""What is secret (K9.1): dealing it anew, and imagining it from a view.

Written from the rules, not from the view, so that the two can check each other: whatever a seat
may not know is dealt here out of what it may know.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import msgspec

from backroom.engine.action import Action
from backroom.engine.lots import below, one_of, shuffle, taken
from backroom.engine.passing import THIS_TIME, Pass
from backroom.engine.step import Step, load_step
from backroom.games.chicago import questions
from backroom.games.chicago.actions import ACTIONS, SettleIn
from backroom.games.chicago.auction import locked_cash, locked_goods
from backroom.games.chicago.cards import one_deck
from backroom.games.chicago.components import (
    CAR,
    CARDS,
    DECK,
    FIRST_EVENT,
    FIRST_RESOURCE_CARD,
    HIDING,
    NOBODY,
    NOTHING,
    RESOURCES,
    STEP,
    STOCK,
    UNKNOWN,
)
from backroom.games.chicago.event_cards.burglary import Burgling
from backroom.games.chicago.gangsters import FAT_FRED, THE_DWARF, fit
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.options import Options
from backroom.games.chicago.placing import Placing, arrange, placeable
from backroom.games.chicago.playing import by_order
from backroom.games.chicago.restore import STEPS
from backroom.games.chicago.setting_up import SettlingIn
from backroom.games.chicago.state import Boss, Business, Chicago, Table, no_goods
from backroom.games.chicago.trade_phase import auction_in_sight
from backroom.games.chicago.turn_action import Betting
from backroom.games.chicago.view import ChicagoView
from backroom.games.chicago.windows import CardWindow

# --- dealing anew --------------------------------------------------------------------------------


def deal_anew(state: Chicago, seat: int | None, rng: Random) -> None:
    """Everything that is secret from the seat, out of what it may know."""
    if state.over:  # all cards are on the table then
        return
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        _deal_seats(state, seat, other, rng)
    _deal_hands(state, others, rng)
    _deal_goods(state, seat, others, rng)
    _deal_cash(state, others, rng)
    for_sale = auction_in_sight(state) is not None
    for other in others:
        held = by_order(state, other)
        state.bosses[other].orders = (one_of(held, rng),) if held and below(2, rng) else ()
        state.bosses[other].limit = 1 + below(40, rng) if for_sale and below(2, rng) else 0
    for step in state.stack:
        _deal_step(state, step, seat, others, rng)
    state.open_asks = None


def _unknown(state: Chicago, gangster: int, seat: int | None) -> bool:
    """May the seat not know where he is?"""
    if state.where[gangster] > HIDING:
        return False
    if seat is None:
        return state.known[gangster] != state.everybody
    return not state.known[gangster] & 1 << seat


def _deal_seats(state: Chicago, seat: int | None, owner: int, rng: Random) -> None:
    """Who sits where: the numbers are public, and so is what fits. Who else has looked there
    (K13.41) knows whoever sits there now."""
    hidden = [
        g for g in range(len(state.owners)) if state.owners[g] == owner and _unknown(state, g, seat)
    ]
    _seat(state, owner, hidden, [(state.where[g], state.known[g]) for g in hidden], rng)


def _seat(
    state: Chicago, owner: int, hidden: list[int], spots: list[tuple[int, int]], rng: Random
) -> None:
    """Hand out the spots so that all fit: only Fat Fred and The Dwarf make a difference."""
    shuffle(spots, rng)
    special = [g for g in (FAT_FRED, THE_DWARF) if g in hidden]
    if not special:
        for at, g in enumerate(hidden):
            state.where[g], state.known[g] = spots[at]
        return
    plain = [g for g in hidden if g not in special]
    for way in permutations(range(len(spots)), len(special)):
        left = [spot for at, spot in enumerate(spots) if at not in way]
        for g, spot in zip([*special, *plain], [*(spots[at] for at in way), *left], strict=True):
            state.where[g], state.known[g] = spot
        if _all_fit(state, owner):
            return
    raise AssertionError("they fit as they really sit")


def _all_fit(state: Chicago, owner: int) -> bool:
    spots = {state.where[g] for g in range(len(state.owners)) if state.owners[g] == owner}
    return all(fit(state.inside(owner, spot), spot == CAR) for spot in spots if spot <= CAR)


def _deal_hands(state: Chicago, others: list[int], rng: Random) -> None:
    """A kept card may be any event or contract that does not lie open."""
    pool = [card for card in range(FIRST_EVENT, FIRST_RESOURCE_CARD) if state.deck[card]]
    for other in others:
        pool += [card for card in state.bosses[other].hand if card != NOTHING]
    for other in others:
        boss = state.bosses[other]
        boss.hand = [taken(pool, rng) for _ in boss.hand]
    deck = list(state.deck)
    for card in range(FIRST_EVENT, FIRST_RESOURCE_CARD):
        deck[card] = 0
    for card in pool:
        deck[card] = 1
    state.deck = tuple(deck)


def _deal_cash(state: Chicago, others: list[int], rng: Random) -> None:
    """Who has bid can pay it, who bets has something to bet."""
    betting = [step.seat for step in state.stack if isinstance(step, Betting)]
    for other in others:
        least = STEP if other in betting else locked_cash(state, other)
        state.bosses[other].cash = least + STEP * below(60, rng)


def _deal_goods(state: Chicago, seat: int | None, others: list[int], rng: Random) -> None:
    """Resources in pockets: all can count how many there are in all, nobody who has them."""
    burglary = _burglary(state)
    dealt = list(others)
    if burglary is not None and burglary.seat == seat and burglary.victim in dealt:
        dealt.remove(burglary.victim)  # he has just seen them
    if not dealt:
        return
    pool = [sum(state.bosses[other].goods[r] for other in dealt) for r in range(RESOURCES)]
    least = {other: locked_goods(state, other) for other in dealt}
    if burglary is not None and burglary.seat in dealt and seat != burglary.victim:
        burglary.taken = _some(pool, sum(burglary.taken), rng)
    if burglary is not None and burglary.seat in dealt:
        least[burglary.seat] = list(burglary.taken)
    for other in dealt:
        state.bosses[other].goods = list(least[other])
        for resource in range(RESOURCES):
            pool[resource] -= least[other][resource]
    waiting = burglary is not None and burglary.victim in dealt  # he has something left
    if burglary is not None and waiting:
        some = [resource for resource in range(RESOURCES) if pool[resource]]
        resource = one_of(some, rng)
        pool[resource] -= 1
        state.bosses[burglary.victim].goods[resource] += 1
    for resource in range(RESOURCES):
        for _ in range(pool[resource]):
            state.bosses[one_of(dealt, rng)].goods[resource] += 1


def _some(pool: list[int], count: int, rng: Random) -> list[int]:
    """So many resources out of a pool."""
    every = [resource for resource in range(RESOURCES) for _ in range(pool[resource])]
    picked = [taken(every, rng) for _ in range(count)]
    return [picked.count(resource) for resource in range(RESOURCES)]


def _burglary(state: Chicago) -> Burgling | None:
    for step in state.stack:
        if isinstance(step, Burgling):
            return step
    return None


def _deal_step(
    state: Chicago, step: Step[Any], seat: int | None, others: list[int], rng: Random
) -> None:
    if isinstance(step, SettlingIn):
        for other in others:
            spot = one_of([CAR, state.own_businesses(other)[0]], rng)
            step.answers[other] = SettleIn(spot) if rng.random() < 0.5 else None
        _leave_one_open(step.answers, seat, others, rng)
    elif isinstance(step, CardWindow):
        if _on_top(state, step):
            asked = [other for other in others if step.eligible(state, other)]
            for other in others:
                some = _some_answer(state, step, other, rng) if other in asked else None
                step.answers[other] = some
            waited = [other for other in asked if state.standing[other] < step.heeds]
            if not any(step.awaits(state, at) for at in range(state.seats)) and waited:
                late = one_of(waited, rng)
                step.answers[late] = None
                state.bosses[late].orders = ()
    elif isinstance(step, Shifting):
        if step.seat != seat:
            everyone = step.all(state)
            step.inside = [g for g in everyone if rng.random() < 0.5]
    elif isinstance(step, Placing):
        for other in others:
            step.plans[other] = _some_plan(state, step, other, rng)
            step.done[other] = rng.random() < 0.5
        if all(step.done[other] for other in others):
            step.done[one_of(others, rng)] = False


def _on_top(state: Chicago, step: Step[Any]) -> bool:
    """Is it asking? If not, it will open anew."""
    return state.stack[-1] is step


def _some_plan(state: Chicago, step: Placing, other: int, rng: Random) -> list[int]:
    """A plan that he could have made: some of his gangsters are put elsewhere."""
    step.plans[other] = arrange(state, other)
    spots = [*step.spots(state, other), HIDING]
    own = placeable(state, other)
    for g in own:
        spot = one_of(spots, rng)
        if step.why_not(other, own, g, spot) is None:
            step.plans[other][g] = spot
    return step.plans[other]


def _some_answer(state: Chicago, step: CardWindow, other: int, rng: Random) -> Action | None:
    """What he could have answered by now."""
    legal = [option.action for option in step.plays(state, other) if option.why_not is None]
    if legal and rng.random() < 0.3:
        return one_of(legal, rng)
    return Pass(THIS_TIME) if rng.random() < 0.5 else None


def _leave_one_open(
    answers: list[Action | None], seat: int | None, asked: list[int], rng: Random
) -> None:
    """Were all answers in, the table would have gone on."""
    if asked and all(answers[other] is not None for other in asked):
        answers[one_of(asked, rng)] = None


# --- imagining from a view -----------------------------------------------------------------------


def known(view: ChicagoView) -> Chicago:
    """The table as the seat knows it. What is hidden from it is not there: others have no cash, no
    resources and blank cards, whoever sits it does not know where is UNKNOWN, the deck is empty."""
    state = Chicago(
        seats=view.seats,
        stack=[load_step(STEPS, ACTIONS, step) for step in view.flow],
        standing=list(view.standing),
        options=msgspec.convert(view.table.options, Options),
        table=Table.of(view.table),
        bosses=[_boss(view, other) for other in range(view.seats)],
        businesses=[Business.of(business) for business in view.businesses],
        owners=[gangster.owner for gangster in view.gangsters],
        where=[gangster.where for gangster in view.gangsters],
        known=[0] * len(view.gangsters),
        deck=tuple([0] * CARDS),
    )
    _imagine_knowledge(state, view)
    return state


def sample(view: ChicagoView, rng: Random) -> Chicago:
    """A full state consistent with the view. Nobody else has answered yet in it, or left orders: a
    guess must not look like a reveal."""
    state = known(view)
    others = [other for other in range(state.seats) if other != view.seat]
    _imagine_seats(state, view, rng)
    _imagine_deck(state)
    _deal_hands(state, others, rng)
    if not state.over:
        _imagine_goods(state, view, others)
        _deal_goods(state, view.seat, others, rng)
        _deal_cash(state, others, rng)
        _imagine_answers(state, view.seat, others)
    return state


def _boss(view: ChicagoView, seat: int) -> Boss:
    if view.own is not None and seat == view.seat:
        return Boss.of(view.own)
    seen = view.bosses[seat]
    return Boss.of(
        seen,
        cash=seen.cash or 0,
        goods=list(seen.goods or no_goods()),
        hand=[NOTHING] * seen.cards,
        orders=(),
        limit=0,
    )


def _imagine_knowledge(state: Chicago, view: ChicagoView) -> None:
    for g, gangster in enumerate(view.gangsters):
        if gangster.shown:
            state.known[g] = state.everybody
        elif gangster.owner >= 0:
            state.known[g] = 1 << gangster.owner
            if gangster.where != UNKNOWN and view.seat is not None:
                state.known[g] |= 1 << view.seat


def _imagine_seats(state: Chicago, view: ChicagoView, rng: Random) -> None:
    """By public numbers: who is hidden from the seat sits where somebody is missing."""
    missing = [[0] * (HIDING + 1) for _ in range(state.seats)]
    for business in view.businesses:
        if business.owner != NOBODY:
            missing[business.owner][business.business] = business.count
    for owner, boss in enumerate(view.bosses):
        missing[owner][CAR] = boss.in_car
        missing[owner][HIDING] = boss.hiding
    hidden: list[list[int]] = [[] for _ in range(state.seats)]
    for g, owner in enumerate(state.owners):
        if owner == NOBODY:
            continue
        where = state.where[g]
        if where == UNKNOWN:
            hidden[owner].append(g)
        elif where <= HIDING:
            missing[owner][where] -= 1
    for owner in range(state.seats):
        if hidden[owner]:
            spots = [
                (spot, 1 << owner)
                for spot, count in enumerate(missing[owner])
                for _ in range(count)
            ]
            _seat(state, owner, hidden[owner], spots, rng)


def _imagine_deck(state: Chicago) -> None:
    """What lies nowhere in sight is in the deck, or in somebody's hand."""
    deck = one_deck(state.options)
    for g, where in enumerate(state.where):
        deck[g] = int(where == DECK)
    for card, count in enumerate(state.table.discard):
        if count:
            deck[card] = 0
    for boss in state.bosses:
        for card in boss.hand + boss.started + boss.completed:
            if card != NOTHING:
                deck[card] = 0
    state.deck = tuple(deck)


def _imagine_goods(state: Chicago, view: ChicagoView, others: list[int]) -> None:
    """All that is neither in the stock nor on the board is in pockets."""
    for resource in range(RESOURCES):
        lying = state.table.on_all_places(resource)
        own = 0 if view.own is None else view.own.goods[resource]
        state.bosses[others[0]].goods[resource] = STOCK - state.table.stock[resource] - lying - own
    burglary = _burglary(state)
    if burglary is not None and burglary.seat == view.seat:
        _imagine_burgled(state, view, burglary, others)


def _imagine_burgled(
    state: Chicago, view: ChicagoView, burglary: Burgling, others: list[int]
) -> None:
    """The burglar's question tells him what his victim has."""
    safe = [0] * RESOURCES
    for ask in view.asks:
        question = ask.question
        if isinstance(question, questions.Burglary):
            safe = [question.booze, question.girls, question.henchmen]
    victim = state.bosses[burglary.victim].goods
    pool = state.bosses[others[0]].goods
    for resource, has in enumerate(safe):
        if others[0] != burglary.victim:
            pool[resource] -= has
            victim[resource] = has
        elif len(others) > 1:
            state.bosses[others[1]].goods[resource] = pool[resource] - has
            victim[resource] = has


def _imagine_answers(state: Chicago, seat: int | None, others: list[int]) -> None:
    """What others would be asked now lies before them as at the beginning."""
    for step in state.stack:
        if isinstance(step, Placing):
            for other in others:
                step.plans[other] = arrange(state, other)
        elif isinstance(step, Shifting) and step.seat != seat:
            step.inside = state.in_business(step.business)

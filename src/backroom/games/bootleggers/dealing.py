"""Deals: what may change hands, and when (B13)."""

from __future__ import annotations

from backroom.engine.deal import (
    Deal,
    Good,
    Lack,
    MakeOffer,
    Promise,
    Tradable,
    first_missing,
    why_it_lapses,
)
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import HOUSES, TRUCKS, in_play
from backroom.games.bootleggers.playing import Announce, may_hold
from backroom.games.bootleggers.promises import ABOUT_A_HOUSE, KINDS, PAY
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.deck import is_dealt
from backroom.games.bootleggers.view import BootleggersView

CASH, THUG, CRATES, TRUCK, RENT = "cash", "thug", "crates", "truck", "rent"
#: Crates and trucks change hands in the deals step only (B13.3).
IN_THE_DEALS_STEP = (CRATES, TRUCK, RENT)


def may_deal(state: Bootleggers) -> bool:
    """While muscle cards lie face up (B13.3), but for a card that waits for an answer (B10.6)."""
    if not timing.REVEAL <= state.table.when <= timing.LAST_SALE:
        return False
    for step in state.stack:
        if isinstance(step, Announce) and step.announced:
            return False
    return True


def deal_step(state: Bootleggers) -> str:
    return f"{state.table.round}.{timing.NAMES[state.table.when]}"


def check_offer(state: Bootleggers, seat: int, terms: MakeOffer, moment: Moment) -> None:
    """By what is public and what the seat knows itself; a card that is offered is shown (B13.7)."""
    _check_goods(state, seat, terms.give)
    for other in terms.to:
        _check_goods_in_public(state, other, terms.take)
    for promise in terms.promises:
        _check_promise(state, promise)
    for good in terms.give:
        if good.kind == THUG:
            show_card(state, seat, good.item)
            moment.no_way_back()


def lapses(state: Bootleggers, seat: int, terms: MakeOffer) -> Lack | None:
    """B13.5: an offer lapses if somebody no longer has what it names, as far as all can see."""
    return why_it_lapses(seat, terms, lambda other, goods: _lack_in_public(state, other, goods))


def _lack_in_public(state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> Lack | None:
    missing = first_missing(goods, lambda some: _check_goods_in_public(state, seat, some))
    return Lack(seat, missing) if missing else None


def lacks(state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> Lack | None:
    """In full: what of this the mobster can't hand over is his secret (B3.1)."""
    missing = first_missing(goods, lambda some: _check_goods(state, seat, some))
    return Lack(seat, missing, secret=True) if missing else None


def show_card(state: Bootleggers, seat: int, card: int) -> None:
    """The table has seen it now."""
    mobster = state.mobsters[seat]
    if card not in mobster.known:
        mobster.unseen.remove(card)
        mobster.known.append(card)


def strike(state: Bootleggers, deal: Deal, moment: Moment) -> None:
    """All goods change hands at once (B13.1)."""
    _check_goods(state, deal.with_, deal.take)
    _check_goods(state, deal.by, deal.give)
    for good in deal.give:
        _hand_over(state, deal.by, deal.with_, good)
    for good in deal.take:
        _hand_over(state, deal.with_, deal.by, good)


def _hand_over(state: Bootleggers, giver: int, taker: int, good: Good) -> None:
    if good.kind == CASH:
        state.mobsters[giver].cash -= good.count
        state.mobsters[taker].cash += good.count
    elif good.kind == CRATES:
        state.mobsters[giver].crates -= good.count
        state.mobsters[taker].crates += good.count
    elif good.kind == THUG:
        state.mobsters[giver].lay_down(good.item)
        state.mobsters[taker].known.append(good.item)
    elif good.kind == TRUCK:
        state.make_over(good.item, taker)
    elif good.kind == RENT:
        state.lend(good.item, taker)


# --- checks --------------------------------------------------------------------------------------


def _check_goods(state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> None:
    """Has the seat all this, and may it change hands now?"""
    _check_form(state, goods)
    mobster = state.mobsters[seat]
    if _total(goods, CASH) > mobster.cash:
        raise Refusal("B13.5", "refused-no-cash", mobster=seat)
    if _total(goods, CRATES) > mobster.crates:
        raise Refusal("B13.5", "refused-no-crates", mobster=seat, crates=mobster.crates)
    for card in {good.item for good in goods if good.kind == THUG}:
        held = mobster.known.count(card) + mobster.unseen.count(card)
        if sum(good.kind == THUG and good.item == card for good in goods) > held:
            raise Refusal("B13.5", "refused-no-card", mobster=seat, card=card)
    _check_trucks(state, seat, goods)


def _check_goods_in_public(state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> None:
    """The same as far as everybody may know it; the rest shows when the offer is accepted."""
    _check_form(state, goods)
    mobster = state.mobsters[seat]
    if _total(goods, CRATES) > mobster.crates:
        raise Refusal("B13.5", "refused-no-crates", mobster=seat, crates=mobster.crates)
    for good in goods:
        if good.kind == THUG and not (may_hold(state, seat, good.item) or mobster.unseen):
            raise Refusal("B13.5", "refused-no-card", mobster=seat, card=good.item)
    _check_trucks(state, seat, goods)


def _check_form(state: Bootleggers, goods: tuple[Good, ...]) -> None:
    trucks = [good.item for good in goods if good.kind in (TRUCK, RENT)]
    if len(set(trucks)) != len(trucks):
        raise Refusal("B13.2", "refused-twice")
    for good in goods:
        if good.kind not in (CASH, THUG, CRATES, TRUCK, RENT):
            raise Refusal("B13.2", "refused-no-good")
        if good.kind == THUG and not is_dealt(state.options, good.item):
            raise Refusal("B13.2", "refused-no-good")
        if good.kind in (TRUCK, RENT) and not 0 <= good.item < TRUCKS:
            raise Refusal("B13.2", "refused-no-good")
        if good.kind in (THUG, TRUCK, RENT) and good.count != 1:
            raise Refusal("B13.2", "refused-no-good")
        if good.kind in IN_THE_DEALS_STEP and state.table.when != timing.DEALING:
            raise Refusal("B13.3", "refused-deals-step-only")


def _check_trucks(state: Bootleggers, seat: int, goods: tuple[Good, ...]) -> None:
    for good in goods:
        if good.kind not in (TRUCK, RENT):
            continue
        truck = state.trucks[good.item]
        if truck.operator == seat and truck.owner != seat:
            raise Refusal("B7.4", "refused-sublet", truck=good.item)
        if truck.owner != seat or truck.operator != seat:
            raise Refusal("B13.5", "refused-no-truck", mobster=seat, truck=good.item)


def _check_promise(state: Bootleggers, promise: Promise) -> None:
    if promise.kind not in KINDS:
        if promise.kind != "word" or not promise.text.strip():
            raise Refusal("B13.2", "refused-no-promise")
        return
    if not state.table.round <= promise.until <= state.options.rounds:
        raise Refusal("B13.2", "refused-promise-date", round=state.table.round)
    if promise.kind in ABOUT_A_HOUSE:
        house = promise.about
        if not 0 <= house < HOUSES or not in_play(house, state.seats):
            raise Refusal("B13.2", "refused-no-promise")
    if promise.kind == PAY and promise.about < 1:
        raise Refusal("B13.2", "refused-no-promise")


def _total(goods: tuple[Good, ...], kind: str) -> int:
    return sum(good.count for good in goods if good.kind == kind)


def tradable(view: BootleggersView, seat: int) -> list[Tradable]:
    """What could be named in an offer now."""
    if not timing.REVEAL <= view.table.when <= timing.LAST_SALE:
        return []
    mobster = view.mobsters[seat]
    goods = [Tradable(CASH, 0, mobster.cash)]
    own = view.own.unseen if view.own is not None and seat == view.seat else []
    goods += [Tradable(THUG, card) for card in sorted({*mobster.known, *own})]
    if view.table.when == timing.DEALING:
        if mobster.crates:
            goods.append(Tradable(CRATES, 0, mobster.crates))
        for truck in view.trucks:
            if truck.owner == seat and truck.operator == seat:
                goods += [Tradable(TRUCK, truck.truck), Tradable(RENT, truck.truck)]
    return goods

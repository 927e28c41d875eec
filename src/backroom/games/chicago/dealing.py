"""Trading: what may change hands, and when (K10)."""

from __future__ import annotations

from functools import cache
from typing import Final

from backroom.engine.deal import (
    WORD,
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
from backroom.engine.window import wake
from backroom.games.chicago import events
from backroom.games.chicago.auction import locked_cash, locked_goods
from backroom.games.chicago.cards import is_dealt
from backroom.games.chicago.casualties import Falling
from backroom.games.chicago.components import (
    CARDS,
    FIRST_EVENT,
    FIRST_RESOURCE_CARD,
    FREE,
    HIDING,
    NOTHING,
    STEP,
    STOCK,
    TRADE,
    is_kept,
)
from backroom.games.chicago.event_cards.burglary import Burgling
from backroom.games.chicago.gangsters import JOHNNY_FAVORITE
from backroom.games.chicago.options import Options
from backroom.games.chicago.promises import KINDS, LEAVE, NO_BID, PAY
from backroom.games.chicago.shootout import FALLING, Shootout
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import TradePhase
from backroom.games.chicago.turn_action import WORDS
from backroom.games.chicago.view import ChicagoView

CASH, CARD, GANGSTER = "cash", "card", "gangster"
GOODS = (CASH, *WORDS, CARD, GANGSTER)
#: A promise may bind for so many game turns.
_LONGEST = 20


def open_deals(state: Chicago) -> bool:
    return state.options.deals == "open"  # K10.4


def may_deal(state: Chicago) -> bool:
    """Whenever a question is open, never between dice and their result (K10.1)."""
    if state.table.turn == 0:
        return False
    for step in state.stack:
        if isinstance(step, (Falling, Burgling)):
            return False
        if isinstance(step, Shootout) and step.stage == FALLING:
            return False
    return True


def deal_step(state: Chicago) -> str:
    """A boss's turn, a part of the trade phase, a lot: with it, open offers lapse."""
    lot = NOTHING
    for step in state.stack:
        if isinstance(step, TradePhase):
            lot = step.lot
    return f"{state.table.turn}.{state.table.round}.{state.table.now}.{state.table.part}.{lot}"


def check_offer(state: Chicago, seat: int, terms: MakeOffer) -> None:
    """By what is public and what the seat knows itself."""
    for party in (seat, *terms.to):
        _check_party(state, party)
    _check_goods(state, seat, terms.give)
    for other in terms.to:
        _check_goods_in_public(state, other, terms.take)
    for promise in terms.promises:
        _check_promise(state, promise)


def lapses(state: Chicago, seat: int, terms: MakeOffer) -> Lack | None:
    """Could the maker still have what he offers, and somebody what he asks for? By public facts
    alone: an offer that vanished with a card or a bid would tell what was sold, or a purse."""
    return why_it_lapses(seat, terms, lambda other, goods: _lack_in_public(state, other, goods))


def lacks(state: Chicago, seat: int, goods: tuple[Good, ...]) -> Lack | None:
    """In full: what of this the boss can't hand over is his secret (K9.1)."""
    if state.bosses[seat].frozen:
        return Lack(seat)
    missing = first_missing(goods, lambda some: _check_goods(state, seat, some))
    return Lack(seat, missing, secret=True) if missing else None


def _lack_in_public(state: Chicago, seat: int, goods: tuple[Good, ...]) -> Lack | None:
    if state.bosses[seat].frozen:
        return Lack(seat)
    missing = first_missing(goods, lambda some: _check_goods_in_public(state, seat, some))
    return Lack(seat, missing) if missing else None


def strike(state: Chicago, deal: Deal, moment: Moment) -> None:
    """All goods change hands at once (K10.2)."""
    for party in deal.parties:
        _check_party(state, party)
    _check_goods(state, deal.with_, deal.take)
    _check_goods(state, deal.by, deal.give)
    for good in deal.give:
        _hand_over(state, deal.by, deal.with_, good, moment)
    for good in deal.take:
        _hand_over(state, deal.with_, deal.by, good, moment)


def _hand_over(state: Chicago, giver: int, taker: int, good: Good, moment: Moment) -> None:
    if good.kind == CASH:
        state.bosses[giver].cash -= good.count
        state.bosses[taker].cash += good.count
    elif good.kind == CARD:
        state.bosses[giver].hand.remove(good.item)
        state.bosses[taker].hand.append(good.item)
        state.forget_orders(giver)
        wake(state, taker)  # he is asked again (K10.1), though his pass still stood
    elif good.kind == GANGSTER:
        state.works_now_for(taker, good.item)
        state.send(good.item, FREE)
        moment.tell(events.ChangesSides(boss=giver, boss_other=taker, gangster=good.item))
    else:
        resource = WORDS.index(good.kind)
        state.bosses[giver].goods[resource] -= good.count
        state.bosses[taker].goods[resource] += good.count


# --- checks --------------------------------------------------------------------------------------


def _check_party(state: Chicago, seat: int) -> None:
    if state.bosses[seat].frozen:
        raise Refusal("K12.6", "refused-frozen", boss=seat)


def _check_form(state: Chicago, goods: tuple[Good, ...]) -> None:
    named = [(good.kind, good.item) for good in goods]
    if len(set(named)) != len(named):
        raise Refusal("K10.1", "refused-twice")
    for good in goods:
        if good.kind not in GOODS:
            raise Refusal("K10.1", "refused-no-good")
        if good.kind == CASH and good.count % STEP != 0:
            raise Refusal("K10.1", "refused-fifties", cash=STEP)
        if good.kind in (CARD, GANGSTER) and good.count != 1:
            raise Refusal("K10.1", "refused-no-good")
        if good.kind not in (CARD, GANGSTER) and good.item != 0:
            raise Refusal("K10.1", "refused-no-good")
        if good.kind == CARD and not (is_kept(good.item) and is_dealt(state.options, good.item)):
            raise Refusal("K10.1", "refused-no-good")
        if good.kind == GANGSTER:
            if not 0 <= good.item < len(state.owners):
                raise Refusal("K10.1", "refused-no-good")
            if state.table.round != TRADE:
                raise Refusal("K10.1", "refused-trade-phase-only")


def _check_gangsters(state: Chicago, seat: int, goods: tuple[Good, ...], in_public: bool) -> None:
    """Those at work only (K10.4); whose they are is public."""
    for good in goods:
        if good.kind == GANGSTER:
            if state.owners[good.item] != seat:
                raise Refusal("K10.1", "refused-no-gangster", boss=seat, gangster=good.item)
            hides = state.where[good.item] == HIDING
            if in_public and hides and state.known[good.item] != state.everybody:
                continue  # that he hides, and not another, is known to his boss alone
            if not state.at_work(good.item):
                raise Refusal("K10.4", "refused-not-at-work", gangster=good.item)


def _check_goods(state: Chicago, seat: int, goods: tuple[Good, ...]) -> None:
    """Has the seat all this, and may it change hands now?"""
    _check_form(state, goods)
    boss = state.bosses[seat]
    locked = locked_goods(state, seat)
    cash = sum(good.count for good in goods if good.kind == CASH)
    with_johnny = Good(GANGSTER, JOHNNY_FAVORITE) not in goods
    if cash > boss.cash - locked_cash(state, seat, with_johnny):
        raise Refusal("K10.1", "refused-no-cash", boss=seat)
    for good in goods:
        if good.kind == CARD:
            if good.item not in boss.hand:
                raise Refusal("K10.1", "refused-no-card", boss=seat, card=good.item)
        elif good.kind in WORDS:
            resource = WORDS.index(good.kind)
            if good.count > boss.goods[resource] - locked[resource]:
                raise Refusal("K10.1", "refused-no-resources", boss=seat)
    _check_gangsters(state, seat, goods, False)


def _check_goods_in_public(state: Chicago, seat: int, goods: tuple[Good, ...]) -> None:
    """The same as far as everybody may know it; the rest shows when the offer is accepted."""
    _check_form(state, goods)
    cards = 0
    for good in goods:
        if good.kind == CARD:
            cards += 1
            gone = state.table.discard[good.item] or _lies_open(state, good.item)
            if gone or cards > len(state.bosses[seat].hand):
                raise Refusal("K10.1", "refused-no-card", boss=seat, card=good.item)
        elif good.kind in WORDS:
            if good.count > in_pockets(state, WORDS.index(good.kind)):
                raise Refusal("K10.1", "refused-no-resources", boss=seat)
    _check_gangsters(state, seat, goods, True)


def in_pockets(state: Chicago, resource: int) -> int:
    """What is neither in the stock nor on the board: all can count it."""
    lying = state.table.on_all_places(resource)
    return STOCK - state.table.stock[resource] - lying


def _lies_open(state: Chicago, card: int) -> bool:
    """A contract under way or completed can't be traded (K10.1)."""
    for boss in state.bosses:
        if card in boss.started or card in boss.completed:
            return True
    return False


def _check_promise(state: Chicago, promise: Promise) -> None:
    if promise.kind not in KINDS:
        if promise.kind != WORD or not promise.text.strip():
            raise Refusal("K10.2", "refused-no-promise")
        return
    if not state.table.turn <= promise.until <= state.table.turn + _LONGEST:
        raise Refusal("K10.2", "refused-promise-date", turn=state.table.turn)
    if promise.kind == PAY and promise.about < 1:
        raise Refusal("K10.2", "refused-no-promise")
    if promise.kind == NO_BID and not 0 <= promise.about < len(state.owners):
        raise Refusal("K10.2", "refused-no-promise")
    if promise.kind == LEAVE and not 0 <= promise.about < len(state.table.territories):
        raise Refusal("K10.2", "refused-no-promise")


# --- what there is -------------------------------------------------------------------------------

#: Each card as something that could be named.
_CARDS: Final = tuple([Tradable(CARD, card) for card in range(CARDS)])


def tradable(view: ChicagoView, seat: int) -> list[Tradable]:
    """What could be named in an offer now."""
    return _tradable(view, seat, [] if seat == view.seat else _unseen(view))


def tradables(view: ChicagoView) -> list[list[Tradable]]:
    """The same of every boss."""
    unseen = _unseen(view)
    return [_tradable(view, seat, unseen) for seat in range(view.seats)]


def _unseen(view: ChicagoView) -> list[Tradable]:
    """The cards that another boss may have in his hand, by what the seat knows."""
    seen = set(view.own.hand) if view.own is not None else set()
    for other in view.bosses:
        seen.update(other.started, other.completed)
    discard, dealt = view.table.discard, _dealt(int(view.table.options["rules"]))
    return [_CARDS[card] for card in dealt if card not in seen and not discard[card]]


@cache
def _dealt(rules: int) -> list[int]:
    """The cards for a hand that there are by these rules."""
    options = Options(rules=rules)
    return [card for card in range(FIRST_EVENT, FIRST_RESOURCE_CARD) if is_dealt(options, card)]


def _tradable(view: ChicagoView, seat: int, unseen: list[Tradable]) -> list[Tradable]:
    if view.table.turn == 0 or view.bosses[seat].frozen:
        return []
    boss = view.bosses[seat]
    own = view.own if seat == view.seat else None
    cash = None if own is None else own.cash - own.locked_cash
    goods = [] if cash == 0 else [Tradable(CASH, 0, cash, STEP)]
    for resource, word in enumerate(WORDS):
        most = None if own is None else own.goods[resource] - own.locked_goods[resource]
        if most != 0:
            goods.append(Tradable(word, 0, most))
    if own is not None:
        goods += [_CARDS[card] for card in sorted(own.hand)]
    elif boss.cards:
        goods += unseen
    if view.table.round == TRADE:
        for gangster in view.gangsters:
            if gangster.owner == seat and gangster.at_work:
                goods.append(Tradable(GANGSTER, gangster.gangster))
    return goods

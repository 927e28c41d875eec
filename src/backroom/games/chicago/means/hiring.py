"""Auctions (K8.4, K8.5): what a gangster is worth to the seat, and what is left of its money."""

from __future__ import annotations

from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.games.chicago.auction import Auction
from backroom.games.chicago.components import FREE, NOBODY, NOTHING, STEP, kind_of
from backroom.games.chicago.gangsters import (
    ANY_KIND,
    CLEAN_GENE,
    DER_SCHWEINEHUND,
    EASY_MIKE,
    FAT_FRED,
    FRANKIE_THE_SQUEALER,
    FREDDIE_FORGERY,
    JACK_KNIFE,
    JEALOUS_GEORGE,
    JOHN_DOE,
    JOHNNY_FAVORITE,
    LUCKY_LOU,
    MR_NEEDLE,
    ROSTER,
    SAD_KEN,
    THE_DOCTOR,
    THE_DWARF,
    THE_MAYOR,
    THE_MECHANIC,
    THE_REPORTER,
    THIN_TIM,
    TIGHT_MOUTH_LARRY,
    TONY_TROUBLE,
    room,
)
from backroom.games.chicago.income import business_income
from backroom.games.chicago.means.saying import meaning, say
from backroom.games.chicago.means.shooting import values
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.placing import placeable
from backroom.games.chicago.scoring import monopoly
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.terms import KIND_NAMES
from backroom.games.chicago.turn_action import told

#: What a gangster can do beside fighting, driving and earning (K13).
_ABLE = {
    CLEAN_GENE: "mean-able-clean-gene",
    DER_SCHWEINEHUND: "mean-able-schweinehund",
    EASY_MIKE: "mean-able-easy-mike",
    FAT_FRED: "mean-able-fat-fred",
    FRANKIE_THE_SQUEALER: "mean-able-frankie",
    FREDDIE_FORGERY: "mean-able-freddie",
    JACK_KNIFE: "mean-able-jack-knife",
    JEALOUS_GEORGE: "mean-able-jealous-george",
    JOHN_DOE: "mean-able-john-doe",
    JOHNNY_FAVORITE: "mean-able-johnny",
    LUCKY_LOU: "mean-able-lucky-lou",
    MR_NEEDLE: "mean-able-mr-needle",
    SAD_KEN: "mean-able-sad-ken",
    THE_DOCTOR: "mean-able-doctor",
    THE_DWARF: "mean-able-dwarf",
    THE_MECHANIC: "mean-able-mechanic",
    THE_REPORTER: "mean-able-reporter",
    THIN_TIM: "mean-able-thin-tim",
    TIGHT_MOUTH_LARRY: "mean-able-larry",
    TONY_TROUBLE: "mean-able-tony-trouble",
}


def _auction(sight: Sight) -> Auction:
    step = sight.state.stack[-1]
    assert isinstance(step, Auction)
    return step


def bid(sight: Sight, fifties: int) -> Meaning:
    """What would be left, should nobody bid more."""
    lot = _auction(sight)
    price = max(0, fifties * STEP - lot.discount(sight.state, sight.seat))
    left = say("mean-keeps", cash=sight.cash - price)
    if lot.gangster == NOTHING:
        return meaning("neutral", left, say("mean-badge"))
    said = [left, *worth(sight, lot.gangster)]
    if sum(lot.price()):
        said.insert(1, say("mean-costs-goods", picks=told(lot.price())))
    return meaning("earns" if _scores(sight) else "neutral", *said)


def _scores(sight: Sight) -> int:
    """Every second gangster at work is a point (K1.3)."""
    return sight.gang_points(sight.seat, 1)


def worth(sight: Sight, gangster: int) -> list[Message]:
    """What a gangster would be to the seat."""
    said = sight.scores(sight.seat, _scores(sight)) or [say("mean-half-point")]
    said.append(values(gangster))
    card = ROSTER[gangster]
    if card.driving:
        said.append(say("mean-drives", count=card.driving))
    if gangster in _ABLE:
        said.append(say(_ABLE[gangster]))
    return [*said, *_brings(sight, gangster), *_room(sight, gangster)]


def _brings(sight: Sight, gangster: int) -> list[Message]:
    """What he would bring at income, in the best of the seat's businesses (K13)."""
    card, state = ROSTER[gangster], sight.state
    own = state.own_businesses(sight.seat)
    if gangster == THE_MAYOR:
        pays = [business_income(state, b, monopoly(state, sight.seat, kind_of(b))) for b in own]
        return [say("mean-brings-cash", cash=max(pays))] if pays else []
    if card.works_in == NOTHING:
        return []
    fitting = [b for b in own if card.works_in in (ANY_KIND, kind_of(b))]
    if not fitting:
        return [say("mean-brings-nowhere", kind=_kind(card.works_in))]
    if card.brings_cash:
        return [say("mean-brings-cash", cash=card.brings_cash)]
    resource, count = card.brings
    goods = [0, 0, 0]
    goods[resource] = count
    return [say("mean-brings-goods", picks=told(goods))]


def _kind(kind: int) -> str:
    return "any" if kind == ANY_KIND else KIND_NAMES[kind]


def _room(sight: Sight, gangster: int) -> list[Message]:
    """Would somebody have to hide (K8.6)?"""
    then = sight.state.copy()
    then.owners[gangster] = sight.seat
    then.where[gangster] = FREE
    return [] if spare(then, sight.seat) >= 0 else [say("mean-no-room")]


def spare(state: Chicago, seat: int) -> int:
    """How many more would find a seat, however the gang is placed; less than none: some hide."""
    own, businesses = placeable(state, seat), state.own_businesses(seat)
    seats = room([], True) + room([], False) * len(businesses)
    if THE_DWARF in own:
        seats += ROSTER[THE_DWARF].seats
    if FAT_FRED in own and not businesses:  # he takes no more room than anybody in a business
        seats += ROSTER[FAT_FRED].seats
    return seats - len(own)


def passes(sight: Sight) -> Meaning:
    """What comes of the lot if nobody bids any more."""
    lot = _auction(sight)
    ends = len(lot.passed) + 1 >= sight.state.seats - (1 if lot.bidder != NOBODY else 0)
    if not ends:
        return _for_now(sight, lot)
    if lot.bidder != NOBODY:
        return meaning("neutral", say("mean-goes-to", boss=lot.bidder, cash=lot.bid))
    key = "mean-nobody-badge" if lot.gangster == NOTHING else "mean-stays-on-offer"
    return meaning("neutral", say(key))


def _for_now(sight: Sight, lot: Auction) -> Meaning:
    """Who passes may bid again after a higher bid (K8.4), if he could pay it."""
    pays = lot.most(sight.state, sight.seat) > lot.least
    return meaning("neutral", say("mean-may-bid-again" if pays else "mean-may-not-follow"))

"""What is under way, as a view shows it: a turn, an auction, a shootout, the own gang being placed.

All of it follows from public facts, or is the seat's own (K9).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from backroom.engine.fields import piece
from backroom.engine.piece import Piece
from backroom.games.chicago.auction import Auction
from backroom.games.chicago.casualties import current_fall
from backroom.games.chicago.components import CAR, HIDING, NOBODY, NOTHING, STEP, size_of
from backroom.games.chicago.driving import Driving
from backroom.games.chicago.gangsters import room
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.placing import Placing, placeable
from backroom.games.chicago.police import PoliceTurn
from backroom.games.chicago.shootout import GRUDGE, Shootout, current_shootout
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import announced_auction, current_auction
from backroom.games.chicago.turn import AFTER, current_turn

#: In an auction a boss has the highest bid, is to speak, has passed since the last bid, or has yet
#: to speak since then. Who has passed may bid again while it runs (K8.4).
Bidding = Literal["highest", "speaks", "passed", "waits"]
#: How far a shootout has come (K6.1).
Stage = Literal[
    "declared", "sneaking", "cards", "picking", "counting", "fighting", "falling", "fallen", "over"
]
_STAGES: Final[tuple[Stage, ...]] = get_args(Stage)

#: How far a boss's turn has come (K4.2).
TurnStage = Literal["roll", "drive", "action", "police"]
#: By the stages of a turn (turn.py): after its action only the police are left.
_TURN_STAGES: Final[tuple[TurnStage, ...]] = ("roll", "action", "police", "police", "police")


@piece
class TurnView(Piece):
    """Of the boss whose turn it is; ``die`` is what was rolled for the car that is to drive."""

    boss: int
    stage: TurnStage
    die: int
    #: With the badge: the police come after the action.
    police: bool


@piece
class BidderView(Piece):
    seat: int
    state: Bidding


@piece
class AuctionView(Piece):
    """Of a gangster, or (``gangster`` NOTHING) of the badge; running, or announced."""

    gangster: int
    running: bool
    bid: int
    bidder: int
    #: From the first boss on, clockwise.
    bidders: list[BidderView]
    #: The next bid is at least that much, and these resources are paid with it.
    least: int
    price: list[int]
    #: What the seat itself could bid at most; None: a spectator.
    most: int | None


@piece
class FighterView(Piece):
    """``base``: his own value here (K6.2); ``against``: the enemies that count 4 more (K6.3)."""

    gangster: int
    standing: bool
    base: int
    against: list[int]
    value: int
    #: John Doe has picked him: he counts nothing (K6.11).
    picked: bool


@piece
class SideView(Piece):
    """``value`` and ``total`` are without the die; ``die`` is 0 before the first round."""

    boss: int
    fighters: list[FighterView]
    #: What a business counts by its size, what the fighters and it count, and what cards add.
    size: int
    value: int
    cards: int
    total: int
    die: int
    #: So many rounds this side has yet to win (K6.4).
    needs: int


@piece
class ShootoutView(Piece):
    """Over a car or (``business``) a business."""

    business: int
    stage: Stage
    #: Totals are fixed, and stay (K6.2).
    fixed: bool
    massacre: bool
    attack: SideView
    defence: SideView
    #: Who has lost the last round, and whether badly; who falls right now, and whether to death.
    loser: int
    deadly: bool
    falling: int
    dying: bool


@piece
class SpotView(Piece):
    """The car, a business, or hiding; who is to be there, and how many fit (K5.11)."""

    spot: int
    gangsters: list[int]
    room: int


@piece
class PlacingView(Piece):
    """The seat's own gang, as it is to sit: in all spots, or (``business``) here and in the car."""

    business: int
    spots: list[SpotView]
    #: The seat has said that it is done.
    done: bool


# --- a turn --------------------------------------------------------------------------------------


def turn(state: Chicago) -> TurnView | None:
    """Move the car, do one action, then the police: how far that is."""
    step = current_turn(state)
    if step is None:
        return None
    die, stage, is_above = 0, _TURN_STAGES[step.stage], False
    for above in state.stack:
        if not is_above:
            is_above = above is step
        elif isinstance(above, Driving):
            die, stage = above.die, "drive"
        elif isinstance(above, PoliceTurn):
            stage = "police"
        elif step.stage == AFTER:  # the action is not over: a shootout, say
            stage = "action"
    badge = state.table.badge == step.seat
    return TurnView(boss=step.seat, stage=stage, die=die, police=badge)


# --- auctions ------------------------------------------------------------------------------------


def auction(state: Chicago, seat: int | None) -> AuctionView | None:
    """The one that runs, or is announced: its window is open."""
    running = current_auction(state)
    if running is not None:
        return _auction(state, running, True, seat)
    announced = announced_auction(state)
    return None if announced is None else _auction(state, announced, False, seat)


def _auction(state: Chicago, step: Auction, running: bool, seat: int | None) -> AuctionView:
    return AuctionView(
        gangster=step.gangster,
        running=running,
        bid=step.bid,
        bidder=step.bidder,
        bidders=[
            BidderView(seat=other, state=_bidding(step, other) if running else "waits")
            for other in state.clockwise(state.table.first)
        ],
        least=step.least * STEP,
        price=step.price(),
        most=None if seat is None else step.most(state, seat) * STEP,
    )


def _bidding(step: Auction, seat: int) -> Bidding:
    if seat == step.bidder:
        return "highest"
    if seat == step.seat:
        return "speaks"
    return "passed" if seat in step.passed else "waits"


# --- shootouts -----------------------------------------------------------------------------------


def shootout(state: Chicago) -> ShootoutView | None:
    step = current_shootout(state)
    if step is None:
        return None
    fall = current_fall(state)
    falls = fall if fall is not None and fall.fighting else None
    return ShootoutView(
        business=step.business,
        stage=_STAGES[step.stage],
        fixed=bool(step.totals),
        massacre=step.massacre,
        attack=_side(step, 0),
        defence=_side(step, 1),
        loser=NOBODY if step.loser == NOTHING else step.boss(step.loser),
        deadly=step.deadly,
        falling=NOTHING if falls is None else falls.gangster,
        dying=falls is not None and falls.dying,
    )


def _side(step: Shootout, side: int) -> SideView:
    fighters = [_fighter(step, side, g) for g in step.counted(side)]
    size = size_of(step.business) + 1 if side == 1 and step.business != NOTHING else 0
    value = step.total(side)
    return SideView(
        boss=step.boss(side),
        fighters=fighters,
        size=size,
        value=value,
        cards=step.bonus[side],
        total=value + step.bonus[side],
        die=step.dice[side] if step.dice else 0,
        needs=len(step.standing(1 - side)) + 1,
    )


def _fighter(step: Shootout, side: int, gangster: int) -> FighterView:
    base, against = step.base(side, gangster), step.against(side, gangster)
    return FighterView(
        gangster=gangster,
        standing=gangster in step.standing(side),
        base=base,
        against=against,
        value=base + GRUDGE * len(against),
        picked=step.neutral(gangster),
    )


# --- placing -------------------------------------------------------------------------------------


def placing(state: Chicago, seat: int | None) -> PlacingView | None:
    """The seat's own plan: of others' nobody sees anything."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Placing) and seat is not None and (own := placeable(state, seat)):
        spots = [*top.spots(state, seat), HIDING]
        return PlacingView(
            business=NOTHING,
            spots=[_spot(spot, top.inside(seat, own, spot)) for spot in spots],
            done=top.done[seat],
        )
    if isinstance(top, Shifting) and seat == top.seat:
        in_car = [g for g in top.all(state) if g not in top.inside]
        return PlacingView(
            business=top.business,
            spots=[_spot(top.business, list(top.inside)), _spot(CAR, in_car)],
            done=False,
        )
    return None


def _spot(spot: int, inside: list[int]) -> SpotView:
    fits = len(inside) if spot == HIDING else room(inside, spot == CAR)
    return SpotView(spot=spot, gangsters=inside, room=fits)

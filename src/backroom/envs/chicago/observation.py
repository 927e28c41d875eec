"""What an observation of a boss's view holds. Numbers of cards have room, as everywhere; a board
of one's own fits in, too. Money is counted in steps of $50."""

from __future__ import annotations

from typing import get_args

from backroom.engine.piece import field_names
from backroom.envs.columns import (
    Column,
    Counts,
    Maybe,
    Number,
    Numbers,
    OneOf,
    Owners,
    Scope,
    Seat,
    Word,
)
from backroom.envs.layout import MOST_SEATS, Asked, Given, Layout, Part, Rows
from backroom.envs.shared_columns import LEFT_OUT, SHARED
from backroom.games.chicago.actions import TakeCount
from backroom.games.chicago.board import (
    MOST_GARAGES,
    MOST_LOTS,
    MOST_SQUARES,
    MOST_TERRITORIES,
    RESOURCE_NAMES,
)
from backroom.games.chicago.components import (
    BUSINESSES,
    CARDS,
    FIRST_CONTRACT,
    FIRST_EVENT,
    FIRST_RESOURCE_CARD,
    HIDING,
    PLACES,
    RESOURCES,
    STEP,
    TRADE,
    UNKNOWN,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.shown import BossView, BusinessView, GangsterView, OwnView, TableView
from backroom.games.chicago.state import BossInSight
from backroom.games.chicago.under_way import (
    AuctionView,
    BidderView,
    Bidding,
    FighterView,
    PlacingView,
    ShootoutView,
    SideView,
    Stage,
    TurnStage,
    TurnView,
)
from backroom.games.chicago.view import ChicagoView

GANGSTERS = FIRST_EVENT
EVENTS = FIRST_CONTRACT - FIRST_EVENT
CONTRACTS = FIRST_RESOURCE_CARD - FIRST_CONTRACT
KEPT = FIRST_RESOURCE_CARD - FIRST_EVENT
#: A business, the car or a hiding place.
SPOTS = HIDING + 1

#: What can be asked, by number. A new question takes the next one; nothing else moves.
QUESTIONS = """
    attention settle starting-lot move move-stalled drive flee turn-action end-turn besides take
    take-done bet fetch-more shift burglary slip-out john-doe who-is-hit who-dies which-garage
    police drive-police police-action first-bid bid first-bribe bribe place-gangster
    placing-done orders bid-limit bribe-limit show-to-all window-turn-start window-after-roll
    window-police-action window-before-draw window-before-lot window-before-bribe
    window-before-placing window-attacked window-shootout-start window-between-rounds
    window-wounded window-killed window-raided window-elected
"""
ROOM_FOR_QUESTIONS = 64

ASKED = Asked(
    CHICAGO,
    QUESTIONS,
    ROOM_FOR_QUESTIONS,
    [
        Seat("boss"),
        OneOf("gangster", GANGSTERS),
        OneOf("business", BUSINESSES),
        OneOf("place", PLACES),
        Word("good", RESOURCE_NAMES),
        Number("die"),
        Number("reach"),
        Number("count"),
        Number("booze"),
        Number("girls"),
        Number("henchmen"),
        Number("cash", per=STEP),
    ],
    [Given("taken", TakeCount, "supply", "count", RESOURCES)],
)

TABLE = Part(
    "table",
    TableView,
    [
        Number("turn"),
        Number("part"),
        Number("deck"),
        Number("police_actions"),
        OneOf("round", TRADE, first=1),
        Seat("first"),
        Seat("now"),
        Counts("used", GANGSTERS),
        Owners("territories", MOST_TERRITORIES),
        Seat("respect"),
        Numbers("lying", PLACES * RESOURCES),
        Numbers("stock", RESOURCES),
        Numbers("discard", CARDS),
        Counts("offer", GANGSTERS),
        Seat("badge"),
        OneOf("police", MOST_SQUARES),
        Seat("winner"),
    ],
    {
        "options": "the same for the whole game",
        "windows": "a running number: it only keeps questions apart",
    },
)

BOSS_ROWS = Rows(
    "bosses",
    BossView,
    MOST_SEATS,
    [
        Number("mended"),
        Number("frozen"),
        Number("stalled"),
        Number("skips_income"),
        Number("points"),
        Number("points_businesses"),
        Number("points_contracts"),
        Number("points_respect"),
        Number("points_gangsters"),
        Number("cards"),
        Number("territories"),
        Number("in_car"),
        Number("hiding"),
        Number("at_work"),
        OneOf("square", MOST_SQUARES),
        OneOf("garage", MOST_GARAGES),
        Counts("started", CONTRACTS, first=FIRST_CONTRACT),
        Counts("completed", CONTRACTS, first=FIRST_CONTRACT),
        Maybe("cash", per=STEP),
    ],
    {"goods": "told only when the game is over"},
    by="seat",
    by_seat=True,
)

BUSINESS_ROWS = Rows(
    "businesses",
    BusinessView,
    BUSINESSES,
    [Number("closed"), Number("count"), Seat("owner"), OneOf("lot", MOST_LOTS)],
    by="business",
)

GANGSTER_ROWS = Rows(
    "gangsters",
    GangsterView,
    GANGSTERS,
    [Number("shown"), Number("at_work"), Seat("owner"), OneOf("where", UNKNOWN + 1)],
    by="gangster",
)

OWN = Part(
    "own",
    OwnView,
    [
        Number("cash", per=STEP),
        Numbers("goods", RESOURCES),
        Counts("hand", KEPT, first=FIRST_EVENT),
        Counts("orders", EVENTS, first=FIRST_EVENT),
        Number("limit"),
        Number("locked_cash", per=STEP),
        Numbers("locked_goods", RESOURCES),
    ],
    dict.fromkeys(field_names(BossInSight), "in the first row of bosses"),
)

TURN = Part(
    "turn",
    TurnView,
    [Seat("boss"), Word("stage", get_args(TurnStage)), Number("die"), Number("police")],
)

AUCTION = Part(
    "auction",
    AuctionView,
    [
        OneOf("gangster", GANGSTERS),
        Number("running"),
        Number("bid", per=STEP),
        Seat("bidder"),
        Rows(
            "bidders",
            BidderView,
            MOST_SEATS,
            [Word("state", get_args(Bidding))],
            by="seat",
            by_seat=True,
        ),
        Number("least", per=STEP),
        Numbers("price", RESOURCES),
        Maybe("most", per=STEP),
    ],
)


def side(field: str) -> Part:
    """Of a shootout; who fights, by his number."""
    return Part(
        field,
        SideView,
        [
            Seat("boss"),
            Rows(
                "fighters",
                FighterView,
                GANGSTERS,
                [Number("standing"), Number("base"), Number("value"), Number("picked")],
                {"against": "each counts 4: in what value is above base"},
                by="gangster",
            ),
            Number("size"),
            Number("value"),
            Number("cards"),
            Number("total"),
            Number("die"),
            Number("needs"),
        ],
    )


SHOOTOUT = Part(
    "shootout",
    ShootoutView,
    [
        OneOf("business", BUSINESSES),
        Word("stage", get_args(Stage)),
        Number("fixed"),
        Number("massacre"),
        side("attack"),
        side("defence"),
        Seat("loser"),
        Number("deadly"),
        OneOf("falling", GANGSTERS),
        Number("dying"),
    ],
)


class Plan(Column):
    """Where each gangster is to sit: the spot's number and 1; 0 is none of them. Then how many fit
    into each spot."""

    def __init__(self) -> None:
        super().__init__("spots", GANGSTERS + SPOTS)

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [
            f"for place in {value}:",
            f" o[{at} + {GANGSTERS} + place.spot] = place.room",
            f" for g in place.gangsters: o[{at} + g] = place.spot + 1",
        ]

    def cells(self) -> str:
        return (
            f"for each of {GANGSTERS} gangsters, 1 and the number of his spot; "
            f"for each of {SPOTS} spots, how many fit"
        )


#: What :class:`Plan` shows of a spot.
SPOT_FIELDS = ("spot", "gangsters", "room")
PLACING = Part("placing", PlacingView, [OneOf("business", BUSINESSES), Plan(), Number("done")])

LAYOUT = Layout(
    ChicagoView,
    [
        *SHARED,
        ASKED,
        TABLE,
        BOSS_ROWS,
        BUSINESS_ROWS,
        GANGSTER_ROWS,
        OWN,
        TURN,
        AUCTION,
        SHOOTOUT,
        PLACING,
    ],
    LEFT_OUT,
)

"""What an observation of a mobster's view holds. Numbers of cards have room, as everywhere."""

from __future__ import annotations

from backroom.engine.piece import field_names
from backroom.envs.columns import (
    BySeat,
    Counts,
    Lines,
    Maybe,
    Number,
    Numbers,
    OneOf,
    Ranks,
    Seat,
    Word,
)
from backroom.envs.layout import MOST_SEATS, Asked, Given, Layout, Part, Rows
from backroom.envs.shared_columns import LEFT_OUT, SHARED
from backroom.games.bootleggers.actions import Load
from backroom.games.bootleggers.components import FIRST_THUG, HOUSES, MUSCLE_CARDS, STILLS, TRUCKS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.shown import HouseView, MobsterView, TableView
from backroom.games.bootleggers.state import Mobster, MobsterInSight, Still, Truck
from backroom.games.bootleggers.timing import NAMES
from backroom.games.bootleggers.view import BootleggersView

#: Kinds of cards that can be, thugs among them, and orders (two for a card).
CARDS = 100
THUGS = CARDS - FIRST_THUG
PHASES = 6
SIZES = 3
DOCKS = 3
DIE = 6

#: What can be asked, by number. A new question takes the next one; nothing else moves.
QUESTIONS = """
    attention muscle take play-or-keep put-die put-improvement play-first window investigation
    place place-none pre-empt place-more deals load-done load drive drive-none send allow
    allow-all orders choose-a-house choose-a-mobster pay-up vigorish-whom buy-markers
    double-cross-how bust-which free-truck-which hijack-whom hijack-onto pigeon-whom
    muscling-in-where muscling-in-onto muscling-in-from safe-house-more safe-house-first
    turf-war-where
"""
ROOM_FOR_QUESTIONS = 64

ASKED = Asked(
    BOOTLEGGERS,
    QUESTIONS,
    ROOM_FOR_QUESTIONS,
    [
        OneOf("card", CARDS),
        Seat("mobster"),
        OneOf("house", HOUSES),
        OneOf("truck", TRUCKS),
        OneOf("still", STILLS),
        Word("when", NAMES),
        Word("rolled", ("not-yet", "rolled", "no-roll")),
        Number("count"),
        Number("crates"),
        Number("demand"),
        Number("cash"),
    ],
    [Given("loaded", Load, "truck", "crates", TRUCKS)],
)

TABLE = Part(
    "table",
    TableView,
    [
        Number("round"),
        Number("rounds"),
        Number("deck"),
        Number("windfall_round"),
        OneOf("phase", PHASES, first=1),
        OneOf("when", len(NAMES)),
        Seat("copper"),
        Ranks("order"),
        BySeat("driven"),
        Counts("offer", CARDS),
        OneOf("truck_card", SIZES),
        Numbers("truck_deck", SIZES),
        Numbers("discard", CARDS),
    ],
    {"options": "the same for the whole game", "ended": "in the result"},
)

HOUSE_ROWS = Rows(
    "houses",
    HouseView,
    HOUSES,
    [
        Number("improvements"),
        Number("open"),
        Number("sold"),
        Number("bought"),
        Number("closed"),
        Number("shut"),
        Number("copper"),
        Number("extra_dice"),
        Number("word"),
        BySeat("markers"),
        Seat("controller"),
        Seat("majority"),
        Lines("docks", DOCKS, TRUCKS),
        Counts("demand", DIE, first=1),
        Seat("payoff"),
        Seat("heat"),
    ],
    by="house",
)

TRUCK_ROWS = Rows(
    "trucks",
    Truck,
    TRUCKS,
    [
        Number("crates"),
        Number("late"),
        Seat("owner"),
        Seat("operator"),
        OneOf("house", HOUSES),
        Seat("pigeon"),
    ],
    by="truck",
)

STILL_ROWS = Rows(
    "stills", Still, STILLS, [Number("dice"), Number("stopped"), Seat("owner")], by="still"
)

MOBSTER_ROWS = Rows(
    "mobsters",
    MobsterView,
    MOST_SEATS,
    [
        Number("markers"),
        Number("locked"),
        Number("supply"),
        Number("dice"),
        Number("improvements"),
        Number("crates"),
        Number("muscle"),
        Number("boosted"),
        Number("muscle_left"),
        Number("unseen"),
        Number("union_boss"),
        Number("warehouse"),
        Number("announced"),
        Counts("muscle_seen", MUSCLE_CARDS, first=1),
        Counts("known", THUGS, first=FIRST_THUG),
        Maybe("cash"),
    ],
    by="seat",
    by_seat=True,
)

OWN = Part(
    "own",
    Mobster,
    [
        Number("cash"),
        Counts("hand", MUSCLE_CARDS, first=1),
        Counts("unseen", THUGS, first=FIRST_THUG),
        Counts("orders", 2 * THUGS, first=2 * FIRST_THUG),
    ],
    dict.fromkeys(field_names(MobsterInSight), "in the first row of mobsters"),
)

LAYOUT = Layout(
    BootleggersView,
    [*SHARED, ASKED, TABLE, HOUSE_ROWS, TRUCK_ROWS, STILL_ROWS, MOBSTER_ROWS, OWN],
    LEFT_OUT,
)

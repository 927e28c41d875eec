"""King of Chicago's part of the page of ``backroom balance``."""

from __future__ import annotations

from typing import ClassVar

from backroom.arena.balance.measure import Figures, Outcome, between
from backroom.arena.balance.page import (
    LEAST_P,
    Bar,
    Part,
    listed,
    marked_cells,
    number,
    percent,
    share_head,
    shares,
    strong,
    table,
)
from backroom.arena.balance.shares import Share
from backroom.engine.event import Event
from backroom.extras.chicago.figures import (
    HEEDED,
    NO_BUSINESS,
    BusinessFigures,
    GangsterFigures,
    Openings,
    Points,
    businesses,
    gangsters,
    openings,
    points,
)
from backroom.games.chicago.components import KINDS
from backroom.games.chicago.game import CHICAGO
from backroom.text.lookup import ENGLISH, Text

#: The bars: the median game ends in these game turns, and most games in those.
TURNS = (6, 9)
ALL_TURNS = (5, 12)

_SIZES = ("small", "medium", "large")
_KINDS = ("bar", "casino", "brothel")


class Balance(Part):
    heeded: ClassVar[tuple[type[Event], ...]] = HEEDED
    score: ClassVar[str] = "points"
    caveats: ClassVar[str] = (
        "A round is a game turn here: four action rounds and a trade phase. A gangster's or a "
        "business's share of wins is that of the bosses who had it, not what it did for them: who "
        "is ahead hires more and opens larger ones. An opening that is strong here may be one that "
        "these bots don't know how to answer."
    )

    def __init__(self) -> None:
        self._text = Text(ENGLISH, game=CHICAGO)

    def bars(self, found: Figures, outcomes: list[Outcome]) -> list[Bar]:
        median = found.length.median
        within = between([outcome.rounds for outcome in outcomes], *ALL_TURNS)
        begun = openings(outcomes)
        lots_p = begun.lots_p(found.seats)
        strong_businesses = strong(_named_businesses(businesses(outcomes)), found.seats)
        strong_gangsters = strong(self._named_gangsters(gangsters(outcomes)), found.seats)
        strong_openings = strong(_named_openings(begun), found.seats)
        return [
            Bar(
                f"the median game ends in game turns {TURNS[0]}–{TURNS[1]}",
                f"turn {number(median)}",
                TURNS[0] <= median <= TURNS[1],
            ),
            Bar(
                f"nine of ten games end in game turns {ALL_TURNS[0]}–{ALL_TURNS[1]}",
                percent(within),
                within >= 0.9,
            ),
            Bar(
                f"starting squares equal (chi-square p > {LEAST_P})",
                f"p = {lots_p:.3f}",
                lots_p > LEAST_P,
            ),
            Bar("no business is strong", listed(strong_businesses), not strong_businesses),
            Bar("no gangster is strong", listed(strong_gangsters), not strong_gangsters),
            Bar("no opening is strong", listed(strong_openings), not strong_openings),
        ]

    def scores(self, outcomes: list[Outcome]) -> list[str]:
        winners, others = points(outcomes)
        rows = [["winner", *_averages(winners)], ["others", *_averages(others)]]
        head = ["points on average", "businesses", "contracts", "respect", "gangsters"]
        return [table(head, rows)]

    def sections(self, found: Figures, outcomes: list[Outcome]) -> list[str]:
        fair = f"Fair: {percent(1 / found.seats)}."
        seats = found.seats
        begun = openings(outcomes)
        return [
            "### Businesses",
            f"{fair} *Bosses* are those who opened one; who opened two of a kind counts once. "
            "*Captured* is by a shootout, the business of the start too.",
            _businesses(businesses(outcomes), seats),
            "### Gangsters",
            f"{fair} *Bosses* are those he worked for at some time. *Price* is what he was hired "
            "for on average.",
            self._gangsters(gangsters(outcomes), seats),
            "### Openings",
            f"{fair} By the square of the first business (chi-square test of equal squares: "
            f"p = {begun.lots_p(seats):.3f}):",
            shares("square", "bosses", _named_lots(begun), seats),
            "By the place in the order of the first game turn:",
            shares("place", "bosses", _named_places(begun), seats),
            "By the business dealt at the start:",
            shares("business", "bosses", _named_homes(begun), seats),
            "By the first business opened:",
            shares("business", "bosses", _named_first_businesses(begun), seats),
            "By the first two actions:",
            shares("actions", "bosses", _named_actions(begun), seats),
        ]

    # --- gangsters -----------------------------------------------------------------------------

    def _name(self, gangster: int) -> str:
        return self._text.say("name-gangster", {"gangster": gangster})

    def _named_gangsters(self, figures: list[GangsterFigures]) -> dict[str, Share]:
        return {self._name(found.gangster): found.share for found in figures}

    def _gangsters(self, figures: list[GangsterFigures], seats: int) -> str:
        head = ["gangster", "hired", "price", *share_head("bosses")]
        rows = [
            [
                self._name(found.gangster),
                str(found.hired),
                f"${found.price():.0f}" if found.hired else "–",
                *marked_cells(found.share, seats),
            ]
            for found in figures
        ]
        return table(head, rows)


# --- businesses ----------------------------------------------------------------------------------


def _kind(kind_number: int) -> str:
    return f"{_SIZES[kind_number // KINDS]} {_KINDS[kind_number % KINDS]}"


def _named_businesses(figures: list[BusinessFigures]) -> dict[str, Share]:
    return {_kind(found.size * KINDS + found.kind): found.share for found in figures}


def _businesses(figures: list[BusinessFigures], seats: int) -> str:
    head = ["business", "opened", "captured", *share_head("bosses")]
    rows = [
        [
            _kind(found.size * KINDS + found.kind),
            *map(str, (found.opened, found.captured)),
            *marked_cells(found.share, seats),
        ]
        for found in figures
    ]
    return table(head, rows)


# --- openings ------------------------------------------------------------------------------------


def _named_lots(begun: Openings) -> dict[str, Share]:
    return {f"square {lot + 1}": share for lot, share in begun.by_lot.items()}


def _named_places(begun: Openings) -> dict[str, Share]:
    return {f"{place} in turn": share for place, share in enumerate(begun.by_place, start=1)}


def _named_homes(begun: Openings) -> dict[str, Share]:
    return {f"{_KINDS[kind]} at home": share for kind, share in enumerate(begun.by_home)}


def _named_first_businesses(begun: Openings) -> dict[str, Share]:
    return {
        "none" if kind == NO_BUSINESS else f"{_kind(kind)} first": share
        for kind, share in begun.by_first_business.items()
    }


def _named_actions(begun: Openings) -> dict[str, Share]:
    return {begun_with or "none": share for begun_with, share in begun.by_actions.items()}


def _named_openings(begun: Openings) -> dict[str, Share]:
    return {
        **_named_lots(begun),
        **_named_places(begun),
        **_named_homes(begun),
        **_named_first_businesses(begun),
        **_named_actions(begun),
    }


# --- figures in words ----------------------------------------------------------------------------


def _averages(kinds: Points) -> list[str]:
    figures = (kinds.businesses, kinds.contracts, kinds.respect, kinds.gangsters)
    return [f"{figure / max(1, kinds.bosses):.2f}" for figure in figures]

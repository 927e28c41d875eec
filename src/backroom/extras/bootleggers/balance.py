"""Bootleggers' part of the page of ``backroom balance``: its bars, thug cards, openings."""

from __future__ import annotations

from typing import ClassVar

from backroom.arena.balance.measure import Figures, Outcome, between, winning_scores
from backroom.arena.balance.page import (
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
from backroom.extras.bootleggers.figures import (
    ANY_THUG,
    HEEDED,
    CardFigures,
    Openings,
    cards,
    openings,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text.lookup import ENGLISH, Text

#: The bars: the median game ends in these rounds; most winners have so much cash ($G).
ROUNDS = (9, 12)
CASH = (60, 110)

_SUITS = ("red (1–18)", "green (19–36)", "yellow (37–54)", "blue (55–72)")


class Balance(Part):
    heeded: ClassVar[tuple[type[Event], ...]] = HEEDED
    score: ClassVar[str] = "cash"
    caveats: ClassVar[str] = (
        "A card's share of wins is that of the mobsters who played it, not what the card did for "
        "them: some cards are played by whoever is ahead, and what somebody takes first depends "
        "on what lay on offer and on his muscle. An opening that is strong here may be one that "
        "these bots don't know how to answer."
    )

    def __init__(self) -> None:
        self._text = Text(ENGLISH, game=BOOTLEGGERS)

    def amount(self, score: float) -> str:
        return f"${number(score)}G"

    def bars(self, found: Figures, outcomes: list[Outcome]) -> list[Bar]:
        within = between(winning_scores(outcomes), *CASH)
        median = found.length.median
        strong_cards = self._strong_cards(cards(outcomes), found.seats)
        strong_openings = self._strong_openings(openings(outcomes), found.seats)
        return [
            Bar(
                f"the median game ends in rounds {ROUNDS[0]}–{ROUNDS[1]}",
                f"round {number(median)}",
                ROUNDS[0] <= median <= ROUNDS[1],
            ),
            Bar(f"most winners have {self._band()}", percent(within), within > 0.5),
            Bar("no thug card is strong", listed(strong_cards), not strong_cards),
            Bar("no opening is strong", listed(strong_openings), not strong_openings),
        ]

    def scores(self, outcomes: list[Outcome]) -> list[str]:
        within = percent(between(winning_scores(outcomes), *CASH))
        return [f"Winners with {self._band()}: {within}."]

    def sections(self, found: Figures, outcomes: list[Outcome]) -> list[str]:
        fair = f"Fair: {percent(1 / found.seats)}."
        begun = openings(outcomes)
        return [
            "### Thug cards",
            f"{fair} *Mobsters* are those who played the card; who played both copies in one game "
            "counts once. *Drawn* is by Windfall. *Stopped* is by Investigation, after it was "
            "played.",
            self._cards(cards(outcomes), found.seats),
            "### Openings",
            f"{fair} By the card taken in round 1:",
            shares("card", "mobsters", self._named_kinds(begun), found.seats),
            "By the suit of the muscle card shown in round 1:",
            shares("suit", "mobsters", _named_suits(begun), found.seats),
            "By the place in muscle order in round 1, the highest muscle first:",
            shares("place", "mobsters", _named_places(begun), found.seats),
        ]

    def _band(self) -> str:
        return f"{self.amount(CASH[0])}–{self.amount(CASH[1])}"

    # --- cards ---------------------------------------------------------------------------------

    def _name(self, card: int) -> str:
        return self._text.say("name-card", {"card": card})

    def _strong_cards(self, figures: list[CardFigures], seats: int) -> list[str]:
        named = {self._name(found.card): found.share for found in figures}
        return strong(named, seats)

    def _cards(self, figures: list[CardFigures], seats: int) -> str:
        head = ["card", "taken", "drawn", "played", "stopped", *share_head("mobsters")]
        rows = [
            [
                self._name(found.card),
                *map(str, (found.taken, found.drawn, found.played, found.stopped)),
                *marked_cells(found.share, seats),
            ]
            for found in figures
        ]
        return table(head, rows)

    # --- openings ------------------------------------------------------------------------------

    def _named_kinds(self, begun: Openings) -> dict[str, Share]:
        return {
            "any thug card" if card == ANY_THUG else self._name(card): share
            for card, share in begun.by_card.items()
        }

    def _strong_openings(self, begun: Openings, seats: int) -> list[str]:
        named = {**self._named_kinds(begun), **_named_suits(begun), **_named_places(begun)}
        return strong(named, seats)


def _named_suits(begun: Openings) -> dict[str, Share]:
    return {_SUITS[suit]: share for suit, share in begun.by_suit.items()}


def _named_places(begun: Openings) -> dict[str, Share]:
    return {
        f"{place} in muscle order": share for place, share in enumerate(begun.by_place, start=1)
    }

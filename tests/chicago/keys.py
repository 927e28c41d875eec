"""The message keys that King of Chicago alone puts together, from the tables in its code."""

from __future__ import annotations

from itertools import product

from backroom.games.chicago import timing
from backroom.games.chicago.board import SIZE_NAMES
from backroom.games.chicago.components import BUSINESSES, PLACES
from backroom.games.chicago.contracts import BOOK
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.options import Options
from backroom.games.chicago.terms import KIND_NAMES
from backroom.games.chicago.turn_action import WORDS
from tests.text.sources import option_names

#: What a message key of this game alone begins with.
PREFIXES = (
    "business|contract|event|gangster|garage|kind|lot|place|reached|resource|spot|square"
    "|territory|where"
)
#: Strings that look like keys and are none: the moments for cards.
NO_KEYS = set(timing.NAMES)


def built() -> dict[str, set[str]]:
    """For each beginning of a key, all that can follow it."""
    return {
        "business-": {str(business) for business in range(BUSINESSES)},
        "contract-": _explained({contract.name for contract in BOOK}),
        "event-": _explained(set(EVENT_NAMES.values())),
        "gangster-": _explained({gangster.name for gangster in ROSTER}),
        "kind-": {f"{size}-{kind}" for size, kind in product(SIZE_NAMES, KIND_NAMES)},
        "lot-": set(SIZE_NAMES),
        # The points of all are told as a list.
        "name-": {"boss", "seat", "point"},
        "option-": option_names(Options)
        | {"board-loop", "board-own", "board-help", "deals-help", "words-help"},
        "place-": {str(place) for place in range(PLACES)},
        "reached-": set(SIZE_NAMES),
        "resource-": set(WORDS),
    }


def _explained(names: set[str]) -> set[str]:
    return names | {f"{name}-help" for name in names}

"""The message keys that Bootleggers alone puts together, from the tables in its code."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ACTIONS
from backroom.games.bootleggers.components import HOUSES
from backroom.games.bootleggers.events import Ending
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.thugs.deck import CARD_NAMES
from tests.text.sources import calls, option_names

#: What a message key of this game alone begins with.
PREFIXES = "card|dock|house|muscle|phase|still|truck|way"
#: Strings that look like keys and are none: the times of a round.
NO_KEYS = set(timing.NAMES)
#: Options that have words of their own for what they mean; a card or a rule explains the others.
EXPLAINED = ("influence", "public-dock", "single-influence", "unloading")


def built() -> dict[str, set[str]]:
    """For each beginning of a key, all that can follow it."""
    cards = set(CARD_NAMES.values())
    return {
        "card-": cards | {f"{card}-help" for card in cards},
        "dock-": {"0", "1", "2"},
        "end-": set(get_args(Ending)),
        "house-": {str(house) for house in range(HOUSES)},
        "muscle-": {"red", "green", "yellow", "blue"},
        "option-": option_names(Options) | {f"{option}-help" for option in EXPLAINED},
        "phase-": {str(timing.phase(when)) for when in range(len(timing.NAMES))},
        "pick-": _choices() | {"house-times", "mobster-times"},
        "truck-": {"small", "medium", "large"},
        "way-": {"0", "1"} | {f"{card}-{way}" for card in _ways() for way in (0, 1)},
    }


def _ways() -> set[str]:
    """The cards that do the one thing or the other."""
    cards = {Path(file).stem.replace("_", "-") for file, _ in calls("way")}
    assert cards <= set(CARD_NAMES.values())
    return cards


def _choices() -> set[str]:
    """What can be chosen for a card: the one field of each action that chooses."""
    return {kind.__struct_fields__[0] for kind in ACTIONS.types if "Choose" in kind.__name__}

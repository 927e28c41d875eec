"""Passing in a window, and how long a pass stands.

That a pass stands is no secret, once the window in which it was said is decided: a window that
concerns nobody else is over at once, and its length must tell nothing that is not known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from backroom.engine.action import Action
from backroom.engine.ask import Ask

#: A pass holds for this opening of the window only, …
THIS_TIME = 0
#: … for the whole window, however often it opens anew, …
THIS_WINDOW = 1
#: … for all windows of the phase, …
THIS_PHASE = 2
#: … or of the round, …
THIS_ROUND = 3
#: … or until something touches the seat, however long that takes.
UNTIL_HIT = 4

Stand = Annotated[int, msgspec.Meta(ge=THIS_TIME, le=UNTIL_HIT)]


class Pass(Action, frozen=True):
    """Play nothing. The pass may stand."""

    stand: Stand = THIS_TIME


class Attend(Action, frozen=True):
    """Take a standing pass back: ask me again."""


def only_pass(asks: Sequence[Ask]) -> Pass | None:
    """The pass of a seat that is asked and can do nothing else, not even before it; or None."""
    if not any(ask.waiting for ask in asks):
        return None
    able = [option.action for ask in asks for option in ask.options if option.why_not is None]
    passes = [action for action in able if isinstance(action, Pass)]
    if len(passes) < len(able):
        return None
    return min(passes, key=lambda action: action.stand, default=None)

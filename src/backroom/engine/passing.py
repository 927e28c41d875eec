"""Passing in a window, and how long a pass stands."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.engine.action import Action

#: A pass holds for this opening of the window only, …
THIS_TIME = 0
#: … for the whole window, however often it opens anew, …
THIS_WINDOW = 1
#: … for all windows of the phase, …
THIS_PHASE = 2
#: … or of the round.
THIS_ROUND = 3

Stand = Annotated[int, msgspec.Meta(ge=THIS_TIME, le=THIS_ROUND)]


class Pass(Action, frozen=True):
    """Play nothing. The pass may stand."""

    stand: Stand = THIS_TIME


class Attend(Action, frozen=True):
    """Take a standing pass back: ask me again."""

"""Reading a state back from a save: the steps there are, and the pieces on the table."""

from __future__ import annotations

from typing import Any, Final

from backroom.engine.step import Step, load_piece
from backroom.games.bootleggers.actions import ACTIONS
from backroom.games.bootleggers.phases.boys import SendingTheBoys
from backroom.games.bootleggers.phases.driving import Driving, SendTruck
from backroom.games.bootleggers.phases.loading import Dealing, Loading
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.phases.password import HouseTurn, Sale
from backroom.games.bootleggers.phases.round import Round
from backroom.games.bootleggers.phases.taking import PlacingDice, PlacingImprovement, TakingCards
from backroom.games.bootleggers.placing import Declared, PlacingMore
from backroom.games.bootleggers.playing import Announce, Answering, PlayOrKeep
from backroom.games.bootleggers.state import (
    Bootleggers,
)
from backroom.games.bootleggers.thugs import deck
from backroom.games.bootleggers.windows import CardWindow

#: The steps of the game by name: all that can lie on the stack of a saved state.
STEPS: Final[dict[str, type[Step[Bootleggers]]]] = {
    kind.__name__: kind
    for kind in (
        Round,
        PickingMuscle,
        TakingCards,
        PlacingDice,
        PlacingImprovement,
        PlayOrKeep,
        Announce,
        Answering,
        CardWindow,
        SendingTheBoys,
        Declared,
        PlacingMore,
        Dealing,
        Loading,
        Driving,
        SendTruck,
        HouseTurn,
        Sale,
        *deck.STEPS,
    )
}


def restore(data: dict[str, Any]) -> Bootleggers:
    """A state from what its ``dump`` wrote."""
    return load_piece(Bootleggers, data, STEPS, ACTIONS)

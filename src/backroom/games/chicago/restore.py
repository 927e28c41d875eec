"""Reading a state back from a save: the steps there are, and the pieces on the table."""

from __future__ import annotations

from typing import Any, Final

from backroom.engine.step import Step, load_piece
from backroom.games.chicago.actions import ACTIONS
from backroom.games.chicago.auction import Auction
from backroom.games.chicago.casualties import Falling
from backroom.games.chicago.driving import Driving, DrivingPolice, Fleeing
from backroom.games.chicago.event_cards.deck import CARD_STEPS
from backroom.games.chicago.moving_gangsters import Shifting
from backroom.games.chicago.placing import Placing
from backroom.games.chicago.police import Confiscating, PoliceAction, PoliceTurn, Raid
from backroom.games.chicago.setting_up import PickingLots, SettlingIn
from backroom.games.chicago.shootout import Shootout
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import TradePhase
from backroom.games.chicago.turn import BossTurn, GameTurn
from backroom.games.chicago.turn_action import Betting, Fetching, Taking
from backroom.games.chicago.windows import CardWindow, Reaction

#: The steps of the game by name: all that can lie on the stack of a saved state.
STEPS: Final[dict[str, type[Step[Chicago]]]] = {
    kind.__name__: kind
    for kind in (
        GameTurn,
        SettlingIn,
        PickingLots,
        BossTurn,
        Driving,
        DrivingPolice,
        Fleeing,
        Taking,
        Shifting,
        Fetching,
        Betting,
        Shootout,
        Falling,
        PoliceTurn,
        PoliceAction,
        Confiscating,
        Raid,
        TradePhase,
        Auction,
        Placing,
        CardWindow,
        Reaction,
        *CARD_STEPS,
    )
}


def restore(data: dict[str, Any]) -> Chicago:
    """A state from what its ``dump`` wrote."""
    return load_piece(Chicago, data, STEPS, ACTIONS)

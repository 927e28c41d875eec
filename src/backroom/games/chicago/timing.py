"""The moments at which a card can be played (K12.22)."""

from __future__ import annotations

from typing import Final

(
    OWN_TURN,  # between two decisions of one's own
    TURN_START,  # before each boss's turn
    AFTER_ROLL,  # a boss has rolled to move
    POLICE_ACTION,  # the police have declared an action
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_BRIBE,
    BEFORE_PLACING,
    ATTACKED,  # a business is attacked, before the shootout starts
    SHOOTOUT_START,
    BETWEEN_ROUNDS,  # of a shootout
    WOUNDED,
    KILLED,
    RAIDED,
    ELECTED,  # Election Day has been played
) = range(15)

NAMES: Final[tuple[str, ...]] = (
    "own-turn",
    "turn-start",
    "after-roll",
    "police-action",
    "before-draw",
    "before-lot",
    "before-bribe",
    "before-placing",
    "attacked",
    "shootout-start",
    "between-rounds",
    "wounded",
    "killed",
    "raided",
    "elected",
)

SHOOTOUT: Final[tuple[int, ...]] = (ATTACKED, SHOOTOUT_START, BETWEEN_ROUNDS, WOUNDED, KILLED)
TRADE_PHASE: Final[tuple[int, ...]] = (BEFORE_DRAW, BEFORE_LOT, BEFORE_BRIBE, BEFORE_PLACING)
#: "Any time" (K12.22): one's own turn, too, and whatever a shootout or the trade phase opens.
ANY_TIME: Final[tuple[int, ...]] = (
    OWN_TURN,
    TURN_START,
    AFTER_ROLL,
    POLICE_ACTION,
    *SHOOTOUT,
    *TRADE_PHASE,
)
#: "Any window of an action round" (K12.6).
ACTION_ROUND: Final[tuple[int, ...]] = (
    OWN_TURN,
    TURN_START,
    AFTER_ROLL,
    POLICE_ACTION,
    *SHOOTOUT,
    RAIDED,
)

"""Phase 3: the stills make whiskey, and the copper has a nose for it (B6)."""

from __future__ import annotations

from backroom.engine.moment import Moment
from backroom.games.bootleggers import events
from backroom.games.bootleggers.components import FIRST_REMOTE
from backroom.games.bootleggers.state import NOBODY, Bootleggers

FIRST_COPPER_ROUND = 4
SPOILED_BY = 5


def make_whiskey(state: Bootleggers, moment: Moment) -> None:
    family_crates = [0] * state.seats
    for s, still in enumerate(state.stills):
        if still.owner == NOBODY or still.dice == 0:
            continue
        crates = _roll(state, s, moment)
        state.mobsters[still.owner].crates += crates  # B6.1
        if s < FIRST_REMOTE:
            family_crates[still.owner] = crates
    move_copper(state, family_crates, moment)


def _roll(state: Bootleggers, s: int, moment: Moment) -> int:
    still = state.stills[s]
    if still.stopped:  # B11.1
        moment.tell(events.StillStopped(mobster=still.owner, still=s))
        return 0
    label = f"production.{still.owner}.{s}"
    dice = tuple([moment.die(label) for _ in range(still.dice)])
    if s < FIRST_REMOTE and state.table.copper == still.owner and SPOILED_BY in dice:  # B6.2
        moment.tell(events.Spoiled(mobster=still.owner, still=s, dice=dice))
        return 0
    moment.tell(events.Makes(mobster=still.owner, still=s, dice=dice, crates=sum(dice)))
    return sum(dice)


def move_copper(state: Bootleggers, family_crates: list[int], moment: Moment) -> None:
    """B6.3: from round 4 on, to the family that made most; the lowest muscle breaks ties."""
    most = max(family_crates)
    if state.table.round < FIRST_COPPER_ROUND or most == 0:
        return
    for seat in state.muscle_order():
        if family_crates[seat] == most:
            state.table.copper = seat
    moment.tell(events.CopperMoves(mobster=state.table.copper))

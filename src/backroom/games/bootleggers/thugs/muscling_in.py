"""Muscling In: a part of their still is yours now (B11.19)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Still
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import FIRST_REMOTE, MUSCLING_IN, STILLS
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug

#: Where the die goes.
_ON_A_STILL, _BACK_ROOM = range(2)


class MusclingInWhere(CardChoice, frozen=True):
    """A still, or the back room?"""


class MusclingInOnto(CardChoice, frozen=True):
    """Onto which still?"""


class MusclingInFrom(CardChoice, frozen=True):
    """From which still?"""


@harms("mobster_from")
class MusclesIn(Event, frozen=True):
    """A die of a remote still changes over to a still of another mobster's."""

    mobster: Seat
    mobster_from: Seat
    still_from: Still
    still: Still


@harms("mobster_from")
class MusclesInAside(Event, frozen=True):
    """A die of a remote still goes into another mobster's back room."""

    mobster: Seat
    mobster_from: Seat
    still_from: Still


class MusclingIn(Thug):
    """A die moves from another's remote still to one of yours, or to your back room."""

    card: ClassVar[int] = MUSCLING_IN
    rule: ClassVar[str] = "B11.19"
    counts: ClassVar[tuple[int, ...]] = (timing.BEFORE_PRODUCTION,)
    questions: ClassVar[tuple[type[CardChoice], ...]] = (
        MusclingInWhere,
        MusclingInOnto,
        MusclingInFrom,
    )
    events: ClassVar[tuple[type[Event], ...]] = (
        MusclesIn,
        MusclesInAside,
    )

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if not picks:
            return self._their_still(state, seat)
        own = state.free_slots(seat)
        if len(picks) == 1:
            no_slot = None if own else Reason(self.rule, "why-no-free-slot")
            return self.way(MusclingInWhere, [no_slot, None])
        if len(picks) == 2 and picks[1] == _ON_A_STILL:
            return self.stills(MusclingInOnto, own, [None] * len(own))
        return None

    def _their_still(self, state: Bootleggers, seat: int) -> Choice:
        theirs = [
            s for s in range(FIRST_REMOTE, STILLS) if state.stills[s].owner not in (seat, NOBODY)
        ]
        why_nots = [
            None if state.stills[s].dice > 0 else Reason("B11.33", "why-no-dice", {"still": s})
            for s in theirs
        ]
        return self.stills(MusclingInFrom, theirs, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [state.stills[picks[0]].owner]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        theirs = state.stills[picks[0]]
        state.set_dice(picks[0], theirs.dice - 1)  # it stays its owner's even with no die
        if picks[1] == _ON_A_STILL:
            state.set_dice(picks[2], state.stills[picks[2]].dice + 1)
            moment.tell(
                MusclesIn(
                    mobster=seat, mobster_from=theirs.owner, still_from=picks[0], still=picks[2]
                )
            )
        else:
            state.mobsters[seat].dice += 1
            moment.tell(
                MusclesInAside(mobster=seat, mobster_from=theirs.owner, still_from=picks[0])
            )

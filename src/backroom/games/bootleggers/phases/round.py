"""The sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.phases import (
    boys,
    driving,
    law,
    loading,
    muscle,
    password,
    stills,
    taking,
)
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.windows import window

#: A round, part by part. Each part happens at once or pushes the step that asks for it.
SEQUENCE: Final[list[Callable[[Bootleggers, Moment], None]]] = [
    # Phase 1: muscle
    muscle.turn_up_cards,
    muscle.pick_muscle,
    window(timing.REVEAL),
    taking.take_cards,
    window(timing.END_OF_PHASE_1),
    # Phase 2: send the boys
    boys.send_the_boys,
    window(timing.BEFORE_PRODUCTION),
    # Phase 3: stills
    stills.make_whiskey,
    window(timing.AFTER_PRODUCTION),
    # Phase 4: whiskey running
    loading.make_deals,
    window(timing.AFTER_DEALS),
    loading.load_trucks,
    window(timing.LOADED),
    driving.drive_trucks,
    window(timing.LINED_UP),
    driving.lose_crates,
    # Phase 5: what's the password?
    password.whats_the_password,
    window(timing.LAST_SALE),
    password.send_trucks_home,
    law.end_the_game,
    # Phase 6: the long arm of the law
    law.the_long_arm,
    law.clear_the_table,
]


@piece
class Round(Step[Bootleggers]):
    """Round after round, until somebody has won."""

    at: int

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        part = SEQUENCE[self.at]
        self.at = (self.at + 1) % len(SEQUENCE)
        part(state, moment)
        return True

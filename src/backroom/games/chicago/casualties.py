"""A gangster falls: wounded or dying, and what may save him (K6.5, K6.12)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import events, timing
from backroom.games.chicago.components import CEMETERY, HOSPITAL
from backroom.games.chicago.fight import current_fight
from backroom.games.chicago.gangsters import LUCKY_LOU, THE_DOCTOR
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import open_reaction

HIT, ASKED = range(2)


@piece
class Falling(Step[Chicago]):
    """In a shootout, or by a card."""

    rule: ClassVar[str] = "K6.12"
    gangster: int
    owner: int
    dying: bool
    fighting: bool  # in a shootout
    can_be_saved: bool  # not so the victim of Dynamite (K6.11)
    stage: int
    saved: bool  # by a card

    def run(self, state: Chicago, moment: Moment) -> bool:
        if self.stage == HIT:
            self.stage = ASKED
            self._hit(state, moment)
        else:
            self._after_the_window(state, moment)
        return True

    def _hit(self, state: Chicago, moment: Moment) -> None:
        gangster, owner = self.gangster, self.owner
        if not self.dying:
            moment.tell(events.Wounded(boss=owner, gangster=gangster))
            open_reaction(state, timing.WOUNDED, gangster, [owner])
            return
        moment.tell(events.Dying(boss=owner, gangster=gangster))
        if gangster == LUCKY_LOU and not self._off(state, LUCKY_LOU):  # K13.22
            moment.tell(events.LuckyLou(boss=owner, gangster=gangster))
            if self.fighting:
                self._end(state, HOSPITAL, moment)
            else:
                state.pop()  # a card does nothing to him, he stays where he is
        elif self.can_be_saved:
            if self._doctor(state, moment):
                self._end(state, HOSPITAL, moment)
            else:
                open_reaction(state, timing.KILLED, gangster, [owner])

    def _doctor(self, state: Chicago, moment: Moment) -> bool:
        """K13.36: he rolls for every gangster of his boss, himself too."""
        if not state.works_for(self.owner, THE_DOCTOR) or self._off(state, THE_DOCTOR):
            return False
        state.show(THE_DOCTOR)  # K9.2
        die = moment.die(f"doctor {self.owner}")
        boss, gangster, dice = self.owner, self.gangster, (die,)
        if die >= 4:
            moment.tell(events.DoctorSaves(boss=boss, gangster=gangster, dice=dice))
            return True
        moment.tell(events.DoctorFails(boss=boss, gangster=gangster, dice=dice))
        return False

    def _off(self, state: Chicago, gangster: int) -> bool:
        """Has John Doe put him out of the shootout in which this happens (K6.11)?"""
        fight = current_fight(state)
        return self.fighting and fight is not None and fight.neutral(gangster)

    def _after_the_window(self, state: Chicago, moment: Moment) -> None:
        if self.saved and not self.dying:  # Still Standing: that win is void
            state.pop()
        else:
            self._end(state, HOSPITAL if self.saved or not self.dying else CEMETERY, moment)

    def _end(self, state: Chicago, where: int, moment: Moment) -> None:
        state.pop()
        fight = current_fight(state)
        if fight is not None and self.fighting:
            fight.out(self.gangster)
        was = state.where[self.gangster]
        state.send(self.gangster, where)
        boss, gangster = self.owner, self.gangster
        if was == where:
            moment.tell(events.StaysInHospital(boss=boss, gangster=gangster))
        elif where == HOSPITAL:
            moment.tell(events.InHospital(boss=boss, gangster=gangster, where_from=was))
        else:
            moment.tell(events.Dead(boss=boss, gangster=gangster, where_from=was))


def current_fall(state: Chicago) -> Falling | None:
    """Who is falling right now."""
    for step in state.stack[::-1]:
        if isinstance(step, Falling):
            return step
    return None

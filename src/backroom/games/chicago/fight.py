"""What others need to know of a shootout: who falls in it, and whose abilities are off."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.engine.step import Step
from backroom.games.chicago.state import Chicago


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight(Step[Chicago]):
    """What a shootout is to somebody who falls in it."""

    picked: list[int]

    def neutral(self, gangster: int) -> bool:
        """Has John Doe picked him? Then his abilities are off (K6.11)."""
        return gangster in self.picked

    def out(self, gangster: int) -> None:
        """He has fallen: he is no longer in it."""
        raise NotImplementedError


def current_fight(state: Chicago) -> Fight | None:
    """The shootout under way."""
    for step in state.stack[::-1]:
        if isinstance(step, Fight):
            return step
    return None

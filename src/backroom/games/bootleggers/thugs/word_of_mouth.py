"""Word of Mouth: everybody who is anybody drinks there tonight (B11.29)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import WORD_OF_MOUTH
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class SpreadsWord(Event, frozen=True):
    """A speakeasy makes more profit in this round."""

    mobster: Seat
    house: House


class WordOfMouth(Thug):
    """$1G more profit on each crate that an open house buys. It pays only a controller."""

    card: ClassVar[int] = WORD_OF_MOUTH
    rule: ClassVar[str] = "B11.29"
    events: ClassVar[tuple[type[Event], ...]] = (SpreadsWord,)
    last: ClassVar[int] = timing.PASSWORD
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP, timing.PASSWORD)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        return None if picks else self.open_house(state)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.spread_word(picks[0])
        moment.tell(SpreadsWord(mobster=seat, house=picks[0]))

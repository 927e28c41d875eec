"""What all thug cards have in common (B11): timing, choices, cost, effect."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.answers import unless
from backroom.engine.ask import Form, Option, Question
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.answers import (
    CHOOSE_COUNT,
    CHOOSE_HOUSE,
    CHOOSE_MOBSTER,
    CHOOSE_STILL,
    CHOOSE_TRUCK,
    CHOOSE_WAY,
)
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import HOUSES, OMALLEYS
from backroom.games.bootleggers.influence import is_open
from backroom.games.bootleggers.questions import ChooseAHouse, ChooseAMobster
from backroom.games.bootleggers.state import Bootleggers

#: More than any card costs.
_PLENTY = 1000


class Choice:
    """One choice of a card: the question, and the answers to it."""

    def __init__(
        self, question: type[CardChoice], options: list[Option], form: Form = "one"
    ) -> None:
        self.question = question
        self.options = options
        self.form = form

    def possible(self) -> bool:
        for option in self.options:
            if option.why_not is None:
                return True
        return False


def chosen(action: Action) -> int:
    """The number behind a choice: each such action has one field."""
    value: int = getattr(action, action.__struct_fields__[0])
    return value


class Thug:
    """A thug card. Subclasses say when it fits, what is chosen, what it costs and does."""

    card: ClassVar[int]
    rule: ClassVar[str]
    #: How many there are in the deck, and since which rules (components.py).
    copies: ClassVar[int] = 1
    since: ClassVar[int] = 1
    #: It fits from the first to the last of these times (timing.py).
    first: ClassVar[int] = timing.REVEAL
    last: ClassVar[int] = timing.LAST_SALE
    #: The windows in which one would play it, if at all: whoever is alone among bots is asked only
    #: there. PASSWORD: after the roll, at a house that concerns him.
    counts: ClassVar[tuple[int, ...]] = (timing.BEFORE_PRODUCTION, timing.LINED_UP)
    #: What it alone can set off, ask, and put on the stack.
    events: ClassVar[tuple[type[Event], ...]] = ()
    questions: ClassVar[tuple[type[Question], ...]] = ()
    steps: ClassVar[tuple[type[Step[Bootleggers]], ...]] = ()
    #: The least it costs.
    cost: ClassVar[int] = 0

    def __init__(self) -> None:
        #: Why it can't be played, made once: by itself, and for each house.
        self._not_now = Reason(self.rule, "why-not-now", {"card": self.card})
        self._no_cash = Reason("B11.32", "why-no-cash", {"cash": self.cost})
        self._no_target = Reason("B11.32", "why-no-target", {"card": self.card})
        self._not_omalleys = Reason(self.rule, "why-not-omalleys")
        self._sold = [Reason(self.rule, "why-sold", {"house": h}) for h in range(HOUSES)]
        self._closed = [Reason(self.rule, "why-closed", {"house": h}) for h in range(HOUSES)]

    def fits(self, state: Bootleggers) -> bool:
        """May it be played now, by public facts alone?"""
        return self.first <= state.table.when <= self.last

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        """The next choice after these, or None when all are made."""
        return None

    def price(self, state: Bootleggers, seat: int, picks: list[int]) -> int:
        """What it costs with these choices."""
        return self.cost

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        """The seats whose marker, truck, still, cash or muscle card it names (B10.5)."""
        return []

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        """What it does. The cost has been paid, the card lies on the discards."""
        raise NotImplementedError

    def why_not(self, state: Bootleggers, seat: int) -> Reason | None:
        """Why it can't be played now (B11.32)."""
        if not self.fits(state):
            return self._not_now
        if state.mobsters[seat].cash < self.cost:
            return self._no_cash
        choice = self.choose(state, seat, [])
        if choice is not None and not choice.possible():
            return self._no_target
        return None

    def could(self, state: Bootleggers, seat: int) -> bool:
        """Could it be played now, for all that the table knows? Nobody knows what cash there is."""
        mobster = state.mobsters[seat]
        cash = mobster.cash
        if state.options.cash == "secret":
            mobster.cash = _PLENTY
        try:
            return self.why_not(state, seat) is None
        finally:
            mobster.cash = cash

    # --- the usual choices ---------------------------------------------------------------------

    def houses(self, state: Bootleggers, why_nots: list[Reason | None]) -> Choice:
        """Choose a speakeasy; ``why_nots`` has a reason, or None, for each one in play."""
        places = state.houses_in_play()
        options = [unless(why, CHOOSE_HOUSE[h]) for h, why in zip(places, why_nots, strict=True)]
        return Choice(ChooseAHouse, options)

    def open_house(self, state: Bootleggers) -> Choice:
        """Choose an open house whose sale has not begun."""
        return self.houses(state, [self.why_not_open(state, h) for h in state.houses_in_play()])

    def why_not_open(self, state: Bootleggers, house: int) -> Reason | None:
        if house == OMALLEYS:
            return self._not_omalleys
        if state.houses[house].sold:
            return self._sold[house]
        return None if is_open(state, house) else self._closed[house]

    def mobsters(self, why_nots: list[Reason | None]) -> Choice:
        """Choose a mobster; ``why_nots`` has a reason, or None, for each seat."""
        options = [unless(why, CHOOSE_MOBSTER[seat]) for seat, why in enumerate(why_nots)]
        return Choice(ChooseAMobster, options)

    def trucks(
        self, question: type[CardChoice], trucks: list[int], why_nots: list[Reason | None]
    ) -> Choice:
        options = [unless(why, CHOOSE_TRUCK[t]) for t, why in zip(trucks, why_nots, strict=True)]
        return Choice(question, options)

    def stills(
        self, question: type[CardChoice], stills: list[int], why_nots: list[Reason | None]
    ) -> Choice:
        options = [unless(why, CHOOSE_STILL[s]) for s, why in zip(stills, why_nots, strict=True)]
        return Choice(question, options)

    def count(self, question: type[CardChoice], why_nots: list[Reason | None]) -> Choice:
        """Choose a number from 1 on."""
        options = [unless(why, CHOOSE_COUNT[n]) for n, why in enumerate(why_nots, start=1)]
        return Choice(question, options, "amount")

    def way(self, question: type[CardChoice], why_nots: list[Reason | None]) -> Choice:
        """The one or the other thing it can do; the question's message tells which is which."""
        options = [unless(why, CHOOSE_WAY[way]) for way, why in enumerate(why_nots)]
        return Choice(question, options)


#: All thug cards by kind; thugs/deck.py fills it.
THUGS: Final[dict[int, Thug]] = {}

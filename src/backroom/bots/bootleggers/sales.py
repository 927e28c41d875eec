"""The public dock (B8.3): whom to let sell."""

from __future__ import annotations

from backroom.bots.bootleggers.reading import FORTUNE, Reading
from backroom.bots.saying import say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import Allow
from backroom.games.bootleggers.promises import ALLOW
from backroom.games.bootleggers.state import NOBODY

#: What breaking one's word costs in the eyes of the table.
_WORD = 6.0
#: How much of another's gain counts against one's own: any, a richer one's, the next winner's.
_RIVAL, _RICHER, _WINNER = 0.35, 0.45, 0.9


class AtTheDoor:
    """A truck at the public dock: what it means to let it sell."""

    def __init__(self, ask: Ask, reading: Reading) -> None:
        at_the_door = ask.question
        assert isinstance(at_the_door, questions.Allow)
        house, mobster = at_the_door.house, at_the_door.mobster
        sold = min(at_the_door.crates, at_the_door.demand)
        margin = reading.margin(house) if reading.house(house).controller == reading.me else 0
        truck = reading.view.trucks[at_the_door.truck]
        self.paid = mobster if truck.pigeon == NOBODY else truck.pigeon
        self.theirs = 0 if self.paid == reading.me else sold * reading.price(house, self.paid)
        self.own = sold * margin
        if self.paid == reading.me:
            self.own += sold * reading.price(house, self.paid)
        self.rivalry = _RIVAL
        #: Would it make him the winner, as things stand?
        self.winner = False
        if self.paid != reading.me and reading.cash[self.paid] > reading.cash[reading.me]:
            rich = reading.cash[self.paid] + self.theirs >= FORTUNE
            self.winner = rich or reading.left <= 1.5
            self.rivalry = _WINNER if self.winner else _RICHER
        self.word = reading.gave_word(ALLOW, mobster, house)


def let_in(ask: Ask, reading: Reading) -> Action:
    """For the margin, or for one's word; not for the leader's fortune."""
    door = AtTheDoor(ask, reading)
    word = _WORD if door.word else 0.0
    return Allow(door.own + word > door.rivalry * door.theirs)


def why(yes: bool, ask: Ask, reading: Reading) -> list[Message]:
    door = AtTheDoor(ask, reading)
    if yes and door.word:
        return [say("because-word")]
    if door.theirs == 0:
        return [say("because-allow-own", cash=door.own)] if yes else []
    key = "because-allow" if yes else "because-refuse"
    if not yes and door.winner:
        key = "because-refuse-winner"
    return [say(key, mobster=door.paid, cash=door.own, cash_theirs=door.theirs)]

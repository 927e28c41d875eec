"""The public dock (B8.3): whom to let sell."""

from __future__ import annotations

from backroom.bots.bootleggers.reading import FORTUNE, Reading
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import Allow
from backroom.games.bootleggers.promises import ALLOW
from backroom.games.bootleggers.state import NOBODY

#: What breaking one's word costs in the eyes of the table.
_WORD = 6.0
#: How much of another's gain counts against one's own: any, a richer one's, the next winner's.
_RIVAL, _RICHER, _WINNER = 0.35, 0.45, 0.9


def let_in(ask: Ask, reading: Reading) -> Action:
    """For the margin, or for one's word; not for the leader's fortune."""
    at_the_door = ask.question
    assert isinstance(at_the_door, questions.Allow)
    house, mobster = at_the_door.house, at_the_door.mobster
    sold = min(at_the_door.crates, at_the_door.demand)
    margin = reading.margin(house) if reading.house(house).controller == reading.me else 0
    truck = reading.view.trucks[at_the_door.truck]
    paid = mobster if truck.pigeon == NOBODY else truck.pigeon
    theirs = 0 if paid == reading.me else sold * reading.price(house, paid)
    own = sold * margin + (sold * reading.price(house, paid) if paid == reading.me else 0)
    rivalry = _RIVAL
    if paid != reading.me and reading.cash[paid] > reading.cash[reading.me]:
        about_to_win = reading.cash[paid] + theirs >= FORTUNE or reading.left <= 1.5
        rivalry = _WINNER if about_to_win else _RICHER
    word = _WORD if reading.gave_word(ALLOW, mobster, house) else 0.0
    return Allow(own + word > rivalry * theirs)

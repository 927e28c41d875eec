"""Random play that really runs whiskey: trucks are loaded and sent, cards are played."""

from __future__ import annotations

from functools import partial
from random import Random

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.passing import Pass
from backroom.games.bootleggers.actions import Done, Load
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.state import Bootleggers
from tests import play


def lively_answer(state: Bootleggers, asks: list[Ask], rng: Random) -> Action:
    """Of all that a seat may do, mostly what brings the game on."""
    actions = [action for ask in asks for action in ask.answers()]
    loads = [action for action in actions if isinstance(action, Load) and action.crates > 0]
    if loads and rng.random() < 0.7:
        return max(rng.sample(loads, min(3, len(loads))), key=lambda load: load.crates)
    active = [action for action in actions if not isinstance(action, (Pass, Done, Load))]
    if active and rng.random() < 0.7:
        return rng.choice(active)
    idle = [action for action in actions if isinstance(action, (Pass, Done))]
    return rng.choice(idle or active)


lively_game = partial(play.lively_game, BOOTLEGGERS, answer=lively_answer, extras=0.2)

"""An environment with arrays: a mask of the legal answers, and what a seat observes."""

from __future__ import annotations

from typing import Unpack

import msgspec
import numpy as np
from numpy.typing import NDArray

from backroom.engine.save import AnyGame
from backroom.envs import by_game
from backroom.envs.layout import Layout, Observation
from backroom.envs.turns import Settings, Turns

Mask = NDArray[np.int8]


class Environment(Turns):
    """Turns (:mod:`backroom.envs.turns`) for a program that learns:

    .. code-block:: python

        env = Environment("bootleggers", seats=4)
        env.reset(seed=1)
        while env.seat is not None:
            env.step(policy(env.observe(), env.legal_mask()))
        print(env.rewards())
    """

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        options: msgspec.Struct | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__(game, seats, options, **settings)
        self.layout: Layout = by_game.layout(self.game)

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat sees; usually the one that is asked."""
        return self.layout.observe(self.view(self.seat if seat is None else seat))

    def legal_mask(self, seat: int | None = None) -> Mask:
        """A 1 for each legal answer of the seat that is asked. Another has none."""
        mask = np.zeros(self.space.size, dtype=np.int8)
        if seat is None or seat == self.seat:
            mask[list(self._open)] = 1
        return mask

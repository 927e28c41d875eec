"""The games as PettingZoo environments (AEC: one agent after the other), with action masks.

Needs the extra: ``pip install backroom[envs]``. An agent is called ``seat_0``, ``seat_1``, …; what
it observes is a dictionary of ``observation`` and ``action_mask``.
"""

from __future__ import annotations

from typing import Any, Unpack

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from backroom.engine.save import AnyGame
from backroom.envs.environment import Environment
from backroom.envs.text import in_words
from backroom.envs.turns import Settings
from backroom.text.lookup import Text

_LEAST, _MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


class BackroomAEC(AECEnv[str, dict[str, Any], int]):
    """An :class:`Environment` as PettingZoo wants it: the settings are the same."""

    metadata = {"name": "backroom", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        options: msgspec.Struct | None = None,
        *,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.inner = Environment(game, seats, options, **settings)
        self.metadata = {**self.metadata, "name": f"backroom_{self.inner.game.name}"}
        self.render_mode = render_mode
        self._seats = {f"seat_{seat}": seat for seat in self.inner.players}
        self.possible_agents = list(self._seats)
        self.agents = []
        answers: spaces.Space[Any] = spaces.Discrete(self.inner.space.size)
        self.action_spaces = dict.fromkeys(self._seats, answers)
        self.observation_spaces = {agent: self._space() for agent in self._seats}

    def _space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(_LEAST, _MOST, (self.inner.layout.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.inner.space.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.inner.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {
            "observation": self.inner.observe(seat),
            "action_mask": self.inner.legal_mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if action is None:
            raise ValueError("an answer is needed")
        self._cumulative_rewards[agent] = 0.0
        self.inner.step(int(action))
        self._next_agent()
        self._accumulate_rewards()

    def _next_agent(self) -> None:
        """Whom to ask; when nobody is asked any more, all learn what the game was worth."""
        inner = self.inner
        if inner.seat is not None:
            self.agent_selection = f"seat_{inner.seat}"
            return
        worth = inner.rewards()
        for agent, seat in self._seats.items():
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = inner.over
            self.truncations[agent] = inner.cut_off
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            return None
        game = self.inner.game
        return in_words(
            Text("en", game=game, options=self.inner.options), game, self.inner.view(None)
        )

    def close(self) -> None:
        """Nothing is open."""


def env(game: AnyGame | str, seats: int, **settings: Unpack[Settings]) -> BackroomAEC:
    """As PettingZoo's own games are made: ``aec.env("bootleggers", seats=4)``."""
    return BackroomAEC(game, seats, **settings)

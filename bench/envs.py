"""What an environment costs beside the bare rules: python bench/envs.py

All are measured in one run, in turns, by the time this process has computed; the middle of several.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

from backroom.engine.chance import SampledChance
from backroom.envs.environment import Environment
from backroom.games import shelf

SEATS = 4
ROUNDS = 9
DECISIONS = 1500


def bare(game: str) -> int:
    """Random answers, by the rules alone."""
    rules = shelf.find(game)
    rng = Random(1)
    chance = SampledChance(rng)
    state, _ = rules.setup(rules.options(), SEATS, chance)
    done = 0
    while not state.over and done < DECISIONS:
        seat = next(ask.seat for ask in rules.asks(state) if ask.waiting)
        asks = [ask for ask in rules.own_asks(state, seat) if ask.waiting or ask.optional]
        answers = [action for ask in asks for action in ask.answers()]
        rules.act(state, seat, rng.choice(answers), chance)
        done += 1
    return done


def by_number(game: str) -> int:
    return _play(Environment(game, SEATS, standing=True, single=True, most=DECISIONS))


def with_mask(game: str) -> int:
    return _play(Environment(game, SEATS, standing=True, single=True, most=DECISIONS), mask=True)


def with_all(game: str) -> int:
    env = Environment(game, SEATS, standing=True, single=True, most=DECISIONS)
    return _play(env, mask=True, observe=True)


def _play(env: Environment, mask: bool = False, observe: bool = False) -> int:
    rng = Random(1)
    env.reset(1)
    while env.seat is not None:
        if mask:
            env.legal_mask()
        if observe:
            env.observe()
        env.step(rng.choice(env.legal()))
    return env.decisions


def views_and_observations(game: str) -> tuple[float, float]:
    """Microseconds for a view, and for its observation."""
    env = Environment(game, SEATS, most=DECISIONS)
    rng = Random(2)
    env.reset(2)
    view = observation = 0.0
    count = 0
    while env.seat is not None:
        if env.decisions % 10 == 0:
            begin = time.process_time()
            seen = env.view(env.seat)
            middle = time.process_time()
            env.layout.observe(seen)
            view += middle - begin
            observation += time.process_time() - middle
            count += 1
        env.step(rng.choice(env.legal()))
    return view / count * 1e6, observation / count * 1e6


def rate(play: Callable[[str], int], game: str) -> float:
    begin = time.process_time()
    return play(game) / (time.process_time() - begin)


def main() -> None:
    ways = (bare, by_number, with_mask, with_all)
    for game in shelf.GAMES:
        rates: dict[Callable[[str], int], list[float]] = {way: [] for way in ways}
        micros: list[tuple[float, float]] = []
        for _ in range(ROUNDS):
            for way in ways:
                rates[way].append(rate(way, game))
            micros.append(views_and_observations(game))
        base = median(rates[bare])
        print(game)
        for way in ways:
            middle = median(rates[way])
            print(f"  {way.__name__:10} {middle:8,.0f} decisions/s  {middle / base:.2f} of bare")
        view, observation = (median(each) for each in zip(*micros, strict=True))
        print(f"  view {view:.0f} µs, observation of it {observation:.0f} µs")


if __name__ == "__main__":
    main()

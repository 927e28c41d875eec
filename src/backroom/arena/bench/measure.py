"""One measurement of one game, in the process of its own that it needs: prints JSON.

python -m backroom.arena.bench.measure GAME SECONDS SEED

Everything is CPU time. What takes microseconds is measured in positions from all over a random
game, each on a copy that nobody has looked at: the questions of a position are known when somebody
is shown it, since whoever plays needs them first; nothing else is.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import msgspec

from backroom import __version__
from backroom.arena.play import play
from backroom.bots import roster
from backroom.bots.at_random import RandomPlay
from backroom.builds import is_compiled
from backroom.engine.save import AnyGame
from backroom.engine.step import State
from backroom.engine.written import view_written
from backroom.games import shelf

#: So many play.
SEATS = 4
#: Positions are taken from so many games, at least so many of each, evenly spread.
_SHOWN_GAMES = 2
_POSITIONS = 10
#: What takes microseconds is measured for this part of the time.
_SHORT = 0.25
#: The clock is looked at so often, to know how long that takes.
_CLOCKS = 5000
#: From seconds to microseconds.
_MICRO = 1e6


class Measured(msgspec.Struct):
    """What one process has found."""

    version: str
    figures: dict[str, float]
    compiled: bool = False


def measure(game: AnyGame, seconds: float, seed: int) -> Measured:
    """Everything that is measured of a game."""
    warm = RandomPlay(game, game.options(), SEATS, Random(seed))
    warm.play()
    figures = _random_play(game, seconds, seed)
    figures.update(_scripted_play(game, seconds, seed))
    figures.update(_short(game, positions(game), seconds * _SHORT, seed))
    figures["view_played"] = _in_play(game, seconds * _SHORT, seed)
    return Measured(f"{__version__}, Python {platform.python_version()}", figures, is_compiled())


def _random_play(game: AnyGame, seconds: float, seed: int) -> dict[str, float]:
    """Whole games of random answers: the same for every build that is given the same seed."""
    player = RandomPlay(game, game.options(), SEATS, Random(seed))
    begun = process_time()
    while process_time() - begun < seconds:
        player.play()
    took = process_time() - begun
    return {"random_games": player.games / took, "random_decisions": player.decisions / took}


def _scripted_play(game: AnyGame, seconds: float, seed: int) -> dict[str, float]:
    """Whole games between the bots that people meet, at a table that keeps records."""
    bots = [roster.usual(game)] * SEATS
    games = records = 0
    begun = process_time()
    while process_time() - begun < seconds:
        records += len(play(game, game.options(), bots, seed, games).records)
        games += 1
    took = process_time() - begun
    return {"scripted_games": games / took, "scripted_records": records / took}


def positions(game: AnyGame) -> list[State]:
    """Positions from all over some random games, always the same ones."""
    player = RandomPlay(game, game.options(), SEATS, Random(1))
    found: list[State] = []
    for _ in range(_SHOWN_GAMES):
        kept: list[State] = []
        state, every = player.begin(), 1
        first = player.answers
        while not state.over:
            if (player.answers - first) // every == len(kept):
                kept.append(state.copy())
            if len(kept) == 2 * _POSITIONS:  # a long game: every other one will do
                kept, every = kept[::2], 2 * every
            player.step(state)
        found += kept
    return found


def _short(game: AnyGame, states: list[State], seconds: float, seed: int) -> dict[str, float]:
    """What takes microseconds."""
    rng = Random(seed)

    def fresh() -> list[State]:
        return [state.copy() for state in states]

    def known() -> list[tuple[State, int]]:
        copies = [state.copy() for state in states for _ in range(SEATS)]
        for state in copies:
            game.asks(state)
        return [(state, at % SEATS) for at, state in enumerate(copies)]

    def shown(state: State) -> None:
        """To all seats, as the server does."""
        public = game.public(state)
        for seat in range(SEATS):
            view_written(game.view(state, seat, public), public)

    def looked_at() -> list[State]:
        copies = fresh()
        for state in copies:
            game.asks(state)
        return copies

    def seen() -> list[tuple[Any, list[int]]]:
        return [(game.view(state, seat), game.notes(state, seat)) for state, seat in known()]

    def written() -> list[bytes]:
        return [msgspec.json.encode(game.dump(state)) for state in states]

    return {
        "copy": _each(fresh, lambda state: state.copy(), seconds),
        "asks": _each(fresh, game.asks, seconds),
        "view": _each(known, lambda at: view_written(game.view(at[0], at[1])), seconds),
        "views": _each(looked_at, shown, seconds) / SEATS,
        "sample": _each(seen, lambda told: game.sample(told[0], rng, told[1]), seconds),
        "save": _each(fresh, lambda state: msgspec.json.encode(game.dump(state)), seconds),
        "restore": _each(written, lambda raw: game.restore(msgspec.json.decode(raw)), seconds),
    }


def _in_play(game: AnyGame, seconds: float, seed: int) -> float:
    """Microseconds that a seat's look takes after each move of a table that is played at. What the
    move has left as it was is not written again."""
    player = RandomPlay(game, game.options(), SEATS, Random(seed))
    state = player.begin()
    took, looks = 0.0, 0
    while took < seconds:
        player.step(state)
        if state.over:
            state = player.begin()
        game.asks(state)
        begun = process_time()
        public = game.public(state)
        view_written(game.view(state, 0, public), public)
        took += process_time() - begun
        looks += 1
    return (took / looks - _clock()) * _MICRO


def _clock() -> float:
    """Seconds that it takes to look at the clock."""
    begun = process_time()
    for _ in range(_CLOCKS):
        process_time()
    return (process_time() - begun) / _CLOCKS


def _each(items: Callable[[], list[Any]], work: Callable[[Any], object], seconds: float) -> float:
    """Microseconds that the work takes for an item. Items are made anew beside the clock."""
    took, done = 0.0, 0
    while took < seconds:
        batch = items()
        begun = process_time()
        for item in batch:
            work(item)
        took += process_time() - begun
        done += len(batch)
    return took / done * _MICRO


if __name__ == "__main__":
    name, wanted, number = sys.argv[1:]
    found = measure(shelf.find(name), float(wanted), int(number))
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")

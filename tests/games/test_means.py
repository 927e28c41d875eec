"""What an answer means and what a preview shows: facts that the seat may know, and none made up."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from backroom.arena.compare import encode
from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.chicago.game import CHICAGO
from backroom.games.shelf import GAMES
from tests import play
from tests.bootleggers.lively import lively_answer as bootleggers_answer
from tests.checks import same
from tests.chicago.lively import lively_answer as chicago_answer
from tests.play import random_game
from tests.toy.game import Cellar

_LIVELY: dict[str, play.LivelyAnswer] = {
    BOOTLEGGERS.name: bootleggers_answer,
    CHICAGO.name: chicago_answer,
}
_GAMES: dict[str, AnyGame] = {**GAMES, "cellar": Cellar()}
#: So many records are played, and the positions after some of them are looked at.
_RECORDS = {BOOTLEGGERS.name: 420, CHICAGO.name: 320}


class Looks:
    """Looks at what the seats are told in some positions of a game."""

    def __init__(self, game: AnyGame, every: int) -> None:
        self.game = game
        self.every = every
        self.meanings = 0
        self.previews = 0
        self.prospects = 0
        self._records = 0

    def __call__(self, table: AnyTable, record: Record) -> None:
        self._records += 1
        if self._records % self.every == 0 and not table.state.over:
            for seat in range(table.seats):
                self.look(table.state, seat)

    def look(self, state: Any, seat: int) -> None:
        raise NotImplementedError


class OtherSecrets(Looks):
    """The same words, whatever it is that the seat may not know."""

    def look(self, state: Any, seat: int) -> None:
        told = self._told(state, seat)
        for seed in range(3):
            twin = self.game.reseal(state, seat, Random(seed))
            same(told, self._told(twin, seat), f"seat {seat} is told what is secret from it")

    def _told(self, state: Any, seat: int) -> bytes:
        view = self.game.view(state, seat)
        asks = self.game.explained(view)
        prospects = self.game.prospects(view)
        self.meanings += sum(o.means is not None for ask in asks for o in ask.options)
        self.prospects += len(prospects)
        return encode(asks) + encode(prospects)


class OtherWorlds(Looks):
    """The same preview, whatever world is imagined for it."""

    def look(self, state: Any, seat: int) -> None:
        view = self.game.view(state, seat)
        before = encode(view)
        for ask in view.asks:
            actions = [option.action for option in ask.options if option.why_not is None]
            if ask.form == "several":
                actions = list(ask.answers())[:3] if len(ask.options) < 8 else []
            for action in actions[:8]:
                self._compare(view, action)
        same(before, encode(view), "a preview has changed the view")

    def _compare(self, view: Any, action: Action) -> None:
        seen = self._preview(view, action, 0)
        for seed in range(1, 5):
            same(seen, self._preview(view, action, seed), f"{action} shows what is made up")
        self.previews += 1

    def _preview(self, view: Any, action: Action, seed: int) -> bytes:
        try:
            return encode(self.game.preview(view, [action], Random(seed)))
        except Refusal as error:
            return encode(error.reason)


def watched(game: AnyGame, looks: Looks, seed: int) -> None:
    most = _RECORDS.get(game.name, 200)
    seats = game.players[seed % len(game.players)]
    answer = _LIVELY.get(game.name)
    if answer is None:
        random_game(game, game.options(), seats, Random(seed), looks, most=most)
        return
    play.lively_game(
        game, game.options(), seats, Random(seed), looks, answer=answer, extras=0.1, most=most
    )


@pytest.mark.parametrize("game", _GAMES.values(), ids=_GAMES)
def test_what_a_move_means_tells_no_secret(game: AnyGame) -> None:
    looks = OtherSecrets(game, every=9)
    for seed in (1, 2):
        watched(game, looks, seed)
    if game.name in GAMES:
        assert looks.meanings > 500
    if game.name == CHICAGO.name:
        assert looks.prospects > 5000


@pytest.mark.parametrize("game", _GAMES.values(), ids=_GAMES)
def test_a_preview_is_the_same_in_every_imagined_world(game: AnyGame) -> None:
    looks = OtherWorlds(game, every=9)
    for seed in (3, 4):
        watched(game, looks, seed)
    assert looks.previews > 20


@pytest.mark.parametrize("game", _GAMES.values(), ids=_GAMES)
def test_a_question_that_is_explained_is_the_same_question(game: AnyGame) -> None:
    class Bare(Looks):
        def look(self, state: Any, seat: int) -> None:
            view = self.game.view(state, seat)
            bare = [
                msgspec.structs.replace(
                    ask,
                    options=[msgspec.structs.replace(o, means=None) for o in ask.options],
                    ready=[],
                )
                for ask in self.game.explained(view)
            ]
            assert encode(bare) == encode(view.asks)

    watched(game, Bare(game, every=23), 5)

"""Sealed questions: which answer is the last, and what an answer looks like to its own seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.arena.compare import encode
from backroom.arena.play import match
from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.message import Refusal
from backroom.engine.passing import THIS_PHASE, Attend, Pass
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.games import shelf
from tests.toy.pieces import CORK, ROB, Bid, LeaveOrder, Place, PlayTrick
from tests.toy.tables import GAME, cellar

GAMES: list[AnyGame] = [GAME, *shelf.GAMES.values()]


def asked(game: AnyGame, state: Any) -> object:
    """Which sealed question is open."""
    if state.over or not state.stack[-1].sealed:
        return None
    return len(state.stack), sorted({ask.id for ask in game.asks(state) if not ask.optional})


class Enough(Exception):
    """As many answers of both sorts have been compared as one could wish for."""


class Watch:
    """Tries answers at every sealed question of a game, and compares with what really happens."""

    def __init__(self, rng: Random) -> None:
        self.closed = self.open = self.sealed = 0
        self._rng = rng

    def __call__(self, table: AnyTable, record: Record) -> None:
        game, state = table.game, table.state
        if asked(game, state) is None:
            return
        self.sealed += 1
        for ask in game.asks(state):
            answer = next(iter(ask.answers()), None)
            if answer is not None and self._rng.random() < 0.3:
                self.check(game, state, ask.seat, answer)
        if self.closed > 30 and self.open > 100:
            raise Enough

    def check(self, game: AnyGame, state: Any, seat: int, answer: Action) -> None:
        before = encode(game.dump(state))
        closes = game.closes(state, seat, answer)
        given = game.answered(state, seat, answer)
        assert encode(game.dump(state)) == before, "asking changes nothing"
        played = state.copy()
        game.act(played, seat, answer, SampledChance(self._rng))
        assert closes == (asked(game, played) != asked(game, state))
        if closes:
            self.closed += 1
            mine = [ask for ask in game.own_asks(given, seat) if not ask.optional]
            assert mine == [] or any(ask.answer is not None for ask in mine)
        else:
            self.open += 1
            assert encode(game.dump(given)) == encode(game.dump(played)), "nothing followed"
        for other in (None, *range(state.seats)):
            if other != seat:
                assert encode(game.view(given, other)) == encode(game.view(state, other))


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_answer_that_closes_a_sealed_question_is_known_beforehand(game: AnyGame) -> None:
    watch = Watch(Random(game.name))
    try:
        play_on(game, watch)
    except Enough:
        return
    assert not watch.sealed, "too little was compared"  # a game may seal nothing


def play_on(game: AnyGame, watch: Watch) -> None:
    for number in range(100):
        match(game, game.options(), ["chaotic"] * 3, 11, number, watch=watch).play()


def test_an_answer_that_is_changed_closes_nothing() -> None:
    table = cellar("placement")
    table.act(0, Place((1,)))
    table.act(1, Place((2,)))
    assert not GAME.closes(table.state, 0, Place((3,)))
    assert GAME.closes(table.state, 2, Place((0,)))


def test_what_is_no_answer_closes_nothing() -> None:
    table = cellar("placement")
    for seat in (0, 1):
        table.act(seat, Place((seat,)))
    assert not GAME.closes(table.state, 2, Bid(3))
    with pytest.raises(Refusal):
        GAME.answered(table.state, 2, Bid(3))


def test_nothing_is_closed_in_the_open() -> None:
    assert not GAME.closes(cellar("auction").state, 1, Bid(0))
    over = cellar("auction")
    over.state.stack = []
    assert not GAME.closes(over.state, 1, Bid(0))


def test_a_standing_pass_taken_back_and_an_order_left_count_too() -> None:
    """An aside can be the last thing that was waited for, or keep a window open."""
    table = cellar("tricks", [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]])
    table.act(0, PlayTrick(ROB, 1))
    table.act(2, Pass(THIS_PHASE))
    table.act(1, Pass())
    assert table.state.hands[1][CORK] == 1
    assert [ask.seat for ask in GAME.asks(table.state) if ask.waiting] == [1]
    assert GAME.closes(table.state, 1, LeaveOrder(True))
    assert not GAME.closes(table.state, 2, Attend())
    taken_back = GAME.answered(table.state, 2, Attend())
    assert [ask.seat for ask in GAME.asks(taken_back) if ask.waiting] == [1, 2]

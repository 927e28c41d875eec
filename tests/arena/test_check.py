"""The full check of a position finds what is wrong with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.arena.check import Inspector, Violation, check_position
from backroom.arena.play import match
from backroom.engine.ask import Ask, Option
from backroom.engine.chance import LiveChance
from backroom.engine.save import AnyTable, SaveError
from backroom.engine.step import OpenAsks
from tests.toy.events import AskBid
from tests.toy.game import Cellar, CellarView
from tests.toy.pieces import Bid, CellarOptions, CellarState
from tests.toy.tables import GAME, cellar


def inspected() -> AnyTable:
    bots = ["chaotic"] * 3
    return match(GAME, CellarOptions(), bots, 1, watch=Inspector(Random(1))).play()


def wrong() -> str:
    with pytest.raises(Violation) as caught:
        inspected()
    return str(caught.value)


def test_a_sound_game_passes() -> None:
    assert inspected().state.over


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    assert wrong() == "a bottle is missing"


def test_a_view_that_shows_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Cellar.view

    def leaky(self: Cellar, state: CellarState, seat: int | None) -> CellarView:
        view = honest(self, state, seat)
        if seat != 0:
            view.deck_size = int("".join(str(count) for count in state.hands[0]))
        return view

    monkeypatch.setattr(Cellar, "view", leaky)
    assert "sees what is secret" in wrong()


def test_a_sample_that_does_not_fit_its_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Cellar.sample

    def careless(self: Cellar, view: CellarView, rng: Random, notes: Any = None) -> CellarState:
        state = honest(self, view, rng, notes)
        state.round += 1
        return state

    monkeypatch.setattr(Cellar, "sample", careless)
    assert "a sample for seat 0 differs" in wrong()


def test_a_state_that_is_not_restored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Cellar.restore

    def forgetful(self: Cellar, data: dict[str, object]) -> CellarState:
        state = honest(self, data)
        state.bank -= 1
        return state

    monkeypatch.setattr(Cellar, "restore", forgetful)
    assert "a restored state differs" in wrong()


def test_a_list_that_a_copy_shares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CellarState.copy

    def shallow(self: CellarState) -> CellarState:
        copy = honest(self)
        copy.cash = self.cash
        return copy

    monkeypatch.setattr(CellarState, "copy", shallow)
    assert "steps ago has changed" in wrong()


def test_dice_that_are_not_those_of_the_secret_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveChance, "draw", lambda self, label, sides: 0)
    with pytest.raises(SaveError, match="save-wrong-roll"):
        inspected()


def test_a_question_without_an_answer_is_found() -> None:
    table = cellar("auction")
    for ask in GAME.asks(table.state):
        ask.options = []
    with pytest.raises(Violation, match="has no answer"):
        check_position(GAME, table.state, Random(1))


def test_a_game_that_waits_for_nobody_is_found() -> None:
    table = cellar("auction")
    table.state.open_asks = OpenAsks()
    table.state.open_asks.all = []
    with pytest.raises(Violation, match="waits for nobody"):
        check_position(GAME, table.state, Random(1))


def test_two_questions_of_one_name_are_found() -> None:
    table = cellar("auction")
    asks = GAME.asks(table.state)
    asks.append(Ask(asks[0].id, asks[0].seat, AskBid(), "T3", [Option(Bid(0))]))
    with pytest.raises(Violation, match="two questions of one name"):
        check_position(GAME, table.state, Random(1))


def test_a_result_before_the_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cellar("auction")
    over = inspected()
    result = GAME.result(over.state)
    monkeypatch.setattr(Cellar, "result", lambda self, state: result)
    with pytest.raises(Violation, match="a result when it is over"):
        check_position(GAME, table.state, Random(1))

"""All who play agree to stop: whoever leads has won, at whatever moment it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.engine.chance import LiveChance
from backroom.engine.fairness import verify_chain, verify_dice
from backroom.engine.message import Refusal
from backroom.engine.record import EndsByAgreement, Stop
from backroom.engine.save import AnyTable, Save, SaveError, load_table, save_table
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.chicago.game import CHICAGO
from tests.toy.game import Cellar

SECRET = bytes(range(32))
GAMES = [BOOTLEGGERS, CHICAGO, Cellar()]
#: After so many answers: in windows, sealed questions, auctions, fights.
MOMENTS = [0, 3, 17, 40, 75]


def played(game: Any, answers: int, seats: int = 3) -> AnyTable:
    """So many answers into a game, any that are legal."""
    rng = Random(answers)
    chance = LiveChance(SECRET, [bytes([seat]) * 16 for seat in range(seats)])
    table: AnyTable = Table(game, game.options(), seats, chance)
    for _ in range(answers):
        asks = game.next_asks(table.state)
        if not asks:
            break
        waiting = next(ask for ask in asks if ask.waiting)
        table.act(waiting.seat, rng.choice(list(waiting.answers())))
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("answers", MOMENTS)
@pytest.mark.rule("B9.4", "K1.2")
def test_whoever_leads_has_won_and_nothing_is_wrong_with_the_table(game: Any, answers: int) -> None:
    table = played(game, answers)
    if table.state.over:
        pytest.skip("it was over before")
    record = table.stop()
    assert table.state.over and record.final and record.seat == 0
    assert isinstance(record.events[0], EndsByAgreement)
    assert all(event.known_to() is None for event in record.events[:1])
    result = game.result(table.state)
    assert result.scores[result.winners[0]] == max(result.scores)
    assert game.check(table.state) == []
    for seat in (None, 0, 1, 2):
        view = game.view(table.state, seat)
        assert view.asks == [] and view.result == result
        game.describe(view)
    assert not any(table.may_undo(seat) for seat in range(3))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_save_of_such_a_game_replays_and_is_verified(game: Any) -> None:
    table = played(game, 17)
    table.stop()
    raw = save_table(table, ["A", "B", "C"]).encode()
    save = Save.decode(raw)
    again = load_table(game, save)
    assert game.dump(again.state) == game.dump(table.state)
    assert save.end is not None and save.end.result == game.result(again.state)
    secret = bytes.fromhex(save.end.secret)
    verify_chain(save, secret)
    verify_dice(save, secret)
    cut = Save.decode(b"\n".join(raw.splitlines()[:-2]) + b"\n")
    assert not load_table(game, cut).state.over


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_seat_can_say_it_for_all(game: Any) -> None:
    table = played(game, 3)
    for seat in range(3):
        with pytest.raises(Refusal):
            table.act(seat, Stop())
    assert not table.state.over
    table.stop()
    with pytest.raises(Refusal):
        table.stop()


def test_it_stands_in_a_save_under_no_number_but_the_first() -> None:
    table = played(BOOTLEGGERS, 3)
    table.stop()
    save = save_table(table)
    save.records[-1].seat = 1
    with pytest.raises(SaveError):
        load_table(BOOTLEGGERS, save)

"""A preview shows a seat what its actions do, and nothing it may not know."""

from __future__ import annotations

from random import Random

import pytest

from backroom.arena.compare import encode
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from tests.play import next_action, random_game
from tests.toy.pieces import ROB, Bid, CellarOptions, Place, PlayTrick, Stock
from tests.toy.tables import GAME, CellarTable, cellar


def stocking() -> CellarTable:
    table = cellar("auction")
    for seat, amount in ((1, 2), (2, 0), (0, 0)):
        table.act(seat, Bid(amount))
    return table


def test_a_preview_is_the_view_after_the_actions() -> None:
    table = stocking()
    preview = GAME.preview(GAME.view(table.state, 1), [Stock(2)])
    assert preview.bottles == [0, 0, 1, 0]
    assert table.state.bottles == [0, 0, 0, 0]
    table.act(1, Stock(2))
    assert encode(preview) == encode(GAME.view(table.state, 1))


def test_without_actions_it_is_the_view() -> None:
    table = stocking()
    for seat in (0, 1, 2, None):
        view = GAME.view(table.state, seat)
        assert encode(GAME.preview(view, [])) == encode(view)


def test_it_stops_at_another_seats_question() -> None:
    table = cellar("auction")
    preview = GAME.preview(GAME.view(table.state, 1), [Bid(2), Bid(3), Bid(4)])
    table.act(1, Bid(2))
    assert encode(preview) == encode(GAME.view(table.state, 1))


def test_it_stops_before_the_first_roll() -> None:
    table = cellar("tricks", [[0, 0, 0, 1], [0] * 4, [0] * 4])
    preview = GAME.preview(GAME.view(table.state, 0), [Pass()])
    assert preview.asks[0].answer == Pass()
    assert preview.cash == [10, 10, 10]


def test_it_does_not_make_up_the_answers_of_others() -> None:
    table = cellar("placement")
    for seat in (0, 1):
        table.act(seat, Place((seat,)))
    preview = GAME.preview(GAME.view(table.state, 2), [Place((3,))])
    assert preview.asks[0].answer == Place((3,))
    assert preview.tokens == [[0, 0, 0]] * 4


def test_it_does_not_tell_whether_a_trick_will_be_corked() -> None:
    table = cellar("tricks", [[0, 1, 0, 0], [1, 0, 0, 0], [0] * 4])
    table.act(1, Pass())
    preview = GAME.preview(GAME.view(table.state, 0), [PlayTrick(ROB, 1)])
    assert preview.cash == [10, 10, 10]


def test_an_illegal_action_is_refused_in_a_preview_too() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.preview(GAME.view(stocking().state, 1), [Stock(0), Bid(3)])
    assert refusal.value.reason.key == "refused-not-an-answer"


def test_previews_of_the_next_action_come_true_where_chance_is_not_needed() -> None:
    rng, same = Random(3), 0
    for seed in range(5):
        table = random_game(GAME, CellarOptions(), 3, Random(seed), most=4 + 3 * seed)
        for _ in range(40):
            if table.state.over:
                break
            seat, action = next_action(GAME, table, rng, extras=0)
            preview = GAME.preview(GAME.view(table.state, seat), [action])
            record = table.act(seat, action)
            if not record.final:
                assert encode(preview) == encode(GAME.view(table.state, seat))
                same += 1
    assert same > 10

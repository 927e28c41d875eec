"""The loop of every environment: who is asked, what is legal, what comes of it."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from backroom.arena.compare import encode
from backroom.engine.passing import Pass
from backroom.engine.record import Result
from backroom.engine.save import load_table, save_table
from backroom.envs.turns import NotLegal, Turns, by_score, by_win
from backroom.games import shelf
from tests.envs.games import GAMES, at_random, played

SEATS = 3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(game: str) -> None:
    turns = played(Turns(game, SEATS), 1)
    assert turns.over and not turns.cut_off
    assert turns.seat is None and turns.legal() == []
    result = turns.result
    assert result is not None
    assert turns.rewards() == [by_win(result, seat) for seat in range(SEATS)]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_number_is_taken_and_no_other(game: str) -> None:
    """Each is tried in a copy; what the rules refuse is never legal, and the other way round."""
    rng = Random(0)
    for turns in at_random(Turns(game, SEATS, asides=True, standing=True), 2, most=150):
        seat, legal = turns.seat, turns.legal()
        assert len(set(legal)) == len(legal) > 0
        for number in rng.sample(legal, min(len(legal), 4)):
            twin = turns.copy()
            twin.step(number)
            assert twin.records[0].seat == seat
        other = rng.choice(sorted(set(range(turns.space.size)) - set(legal)))
        with pytest.raises(NotLegal):
            turns.step(other)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_the_answers_of_all_open_questions(game: str) -> None:
    for turns in at_random(Turns(game, SEATS, asides=True, standing=True, single=True), 3, 150):
        assert turns.seat is not None
        view = turns.view(turns.seat)
        asks = [ask for ask in view.asks if ask.waiting or ask.optional] + view.asides
        answers = [action for ask in asks for action in ask.answers() if action != ask.answer]
        expected = {turns.space.number(action) for action in answers}
        assert set(turns.legal()) == expected


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_answers_give_the_same_game(game: str) -> None:
    one, two = played(Turns(game, SEATS), 5, 300), played(Turns(game, SEATS), 5, 300)
    assert encode(one.records) == encode(two.records)
    assert encode(one.records) != encode(played(Turns(game, SEATS), 6, 300).records)


def test_without_a_seed_the_next_game_comes() -> None:
    turns = Turns("bootleggers", SEATS)
    turns.reset()
    first = encode(turns.records)
    turns.reset()
    second = encode(turns.records)
    turns.reset(0)
    assert encode(turns.records) == first
    turns.reset(1)
    assert encode(turns.records) == second != first


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    turns = played(Turns(game, SEATS), 4, 60)
    before = encode(turns.game.dump(turns.state))
    twin, other = turns.copy(), turns.copy(seed=9)
    rng = Random(1)
    picks = []
    for _ in range(40):
        picks.append(rng.choice(twin.legal()))
        twin.step(picks[-1])
        other.step(rng.choice(other.legal()))
    assert encode(turns.game.dump(turns.state)) == before
    for number in picks:  # the same dice: the same game
        turns.step(number)
    assert encode(turns.game.dump(turns.state)) == encode(twin.game.dump(twin.state))
    with pytest.raises(ValueError, match="from its beginning"):
        twin.table()


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_game_is_like_what_the_seat_sees(game: str) -> None:
    for turns in at_random(Turns(game, SEATS), 8, 80):
        assert turns.seat is not None
        twin = turns.imagined(turns.seat, seed=1)
        assert twin.seat == turns.seat
        assert twin.legal() == turns.legal()
        twin.step(twin.legal()[0])


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_can_be_saved(game: str) -> None:
    turns = played(Turns(game, SEATS), 3, 200)
    table = turns.table()
    assert encode(table.game.dump(table.state)) == encode(turns.game.dump(turns.state))
    again = load_table(turns.game, save_table(table))
    assert encode(again.game.dump(again.state)) == encode(turns.game.dump(turns.state))


def test_a_game_is_cut_off() -> None:
    turns = Turns("bootleggers", SEATS, most=10)
    played(turns, 1)
    assert turns.decisions == 10
    assert turns.cut_off and not turns.over and turns.seat is None
    assert turns.rewards() == [0.0] * SEATS


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_may_choose(game: str) -> None:
    """Nobody is asked what has but one answer, and a pass holds for this time alone."""
    for turns in at_random(Turns(game, SEATS), 2, 200):
        assert len(turns.legal()) > 1
        actions = [turns.space.action(number) for number in turns.legal()]
        assert all(action.stand == 0 for action in actions if isinstance(action, Pass))


def test_bots_play_the_other_seats() -> None:
    for name in GAMES:
        game = shelf.find(name)
        turns = Turns(game, SEATS, bots={0: "scripted", 2: "scripted"})
        for at in at_random(turns, 1, 40):
            assert at.seat == 1
        assert {record.seat for record in turns.records} == {0, 1, 2}


def test_numbers_and_words_need_no_arrays() -> None:
    """numpy comes with an extra: whoever plays by number or in words can do without."""
    alone = "import sys; sys.modules['numpy'] = None; import backroom.envs.text"
    assert subprocess.run([sys.executable, "-c", alone], check=False).returncode == 0
    arrays = alone.replace("text", "environment")
    done = subprocess.run([sys.executable, "-c", arrays], check=False, capture_output=True)
    assert b"numpy" in done.stderr


def test_rewards_sum_to_nothing() -> None:
    alone, shared = Result((2,), (3, 4, 9), ""), Result((0, 2), (9, 4, 9), "")
    assert [by_win(alone, seat) for seat in range(3)] == [-0.5, -0.5, 1.0]
    assert [by_win(shared, seat) for seat in range(3)] == [0.5, -1.0, 0.5]
    assert [by_score(alone, seat) for seat in range(3)] == [3.0, 4.0, 9.0]

"""Numbers of answers: each has one, it is for ever, and what takes several things has items."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backroom.arena.play import play
from backroom.bots.bot import Bot
from backroom.envs.space import Space
from backroom.envs.turns import NotLegal, Turns
from backroom.games import shelf
from tests.envs.games import GAMES, at_random, played
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, Place

#: What once had a number has it for ever. Lines are only added: python -m tests.envs.test_space
GOLDEN = Path(__file__).parent / "numbers.json"


def spans(game: str) -> dict[str, list[int]]:
    return {span.tag: [span.first, span.size] for span in Space(shelf.find(game)).spans}


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_for_ever(game: str) -> None:
    golden: dict[str, list[int]] = json.loads(GOLDEN.read_text(encoding="utf-8"))[game]
    now = spans(game)
    assert {tag: now.get(tag) for tag in golden} == golden
    assert set(now) == set(golden), "a new action: python -m tests.envs.test_space adds it"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_one_answer(game: str) -> None:
    space = Space(shelf.find(game))
    ends = [span.first + span.size - 1 for span in space.spans]
    for number in {*range(0, space.size, 5), *ends}:
        action = space.action(number)
        assert space.number(action) == number
        assert space.game.actions.parse(space.text(number)) == action
    with pytest.raises(IndexError):
        space.action(space.size)
    with pytest.raises(IndexError):
        space.action(-1)


@pytest.mark.parametrize("game", GAMES)
def test_a_single_action_has_the_number_that_it_has_everywhere(game: str) -> None:
    space = Space(shelf.find(game))
    assert space.size == space.game.actions.size
    for number in range(0, space.size, 7):
        assert space.game.actions.action(number) == space.action(number)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_bots_do_has_a_number(game: str) -> None:
    found = shelf.find(game)
    space = Space(found)
    table = play(found, found.options(), ["chaotic"] * found.players[0], seed=3)
    done = [record.action for record in table.records if type(record.action).finite]
    assert len(done) > 100
    assert [space.action(space.number(action)) for action in done] == done


def test_sizes_are_as_documented() -> None:
    assert {game: Space(shelf.find(game)).size for game in GAMES} == {
        "bootleggers": 966,
        "chicago": 13853,
    }


# --- several things at once, in the toy game -----------------------------------------------------


def test_several_things_are_picked_one_by_one() -> None:
    space = Space(Cellar())
    span = next(span for span in space.spans if span.kind is Place)
    assert (span.size, span.several) == (5, True)  # four shelves, and done
    assert space.number(Place((2,))) == span.first + 2
    assert space.number(Place(())) == span.first + 4
    assert space.text(span.first + 2) == "place 2"
    assert space.text(span.first + 4) == "place done"
    assert space.action(space.number(Bid(7))) == Bid(7)


def until_placing(turns: Turns) -> None:
    for _ in at_random(turns, 4):
        if turns.asked(turns.legal()[0]).form == "several":
            return
    raise AssertionError("nobody has placed anything")


def test_items_stand_beside_the_game_until_it_is_done() -> None:
    turns = Turns(Cellar(), 3)
    until_placing(turns)
    seat, number = turns.seat, turns.space.number
    before = turns.game.dump(turns.state)
    items = [number(Place((shelf,))) for shelf in range(4)]
    done = number(Place(()))
    assert turns.legal() == items  # one at least
    turns.step(items[2])
    assert turns.seat == seat
    assert turns.game.dump(turns.state) == before
    assert turns.legal() == [items[0], items[1], items[3], done]
    with pytest.raises(NotLegal):
        turns.step(items[2])
    twin = turns.copy()
    turns.step(items[0])  # two at most: the one answer left is given by itself
    assert turns.seat != seat
    assert turns.records[-1].action == Place((0, 2))
    twin.step(done)
    assert twin.records[-1].action == Place((2,))


def test_where_single_answers_are_asked_done_is_asked_too() -> None:
    turns = Turns(Cellar(), 3, single=True)
    until_placing(turns)
    seat = turns.seat
    turns.step(turns.legal()[0])
    turns.step(turns.legal()[0])
    assert turns.seat == seat
    assert turns.legal() == [turns.space.number(Place(()))]


def test_the_toy_game_is_played_to_its_end() -> None:
    turns = played(Turns(Cellar(), 4, asides=True, standing=True), 7)
    assert turns.over
    assert any(isinstance(record.action, Place) for record in turns.records)


def test_a_bot_of_ones_own_may_sit_there() -> None:
    class First(Bot):
        def choose(self, seen, notes):  # type: ignore[no-untyped-def]
            return next(next(ask.answers()) for ask in seen.view.asks if ask.waiting)

    turns = played(Turns("bootleggers", 3, bots={1: First, 2: "chaotic"}), 1)
    assert turns.over
    assert turns.players == [0]


if __name__ == "__main__":
    numbers = {game: spans(game) for game in GAMES}
    lines = [
        f' "{game}": {{\n' + ",\n".join(f'  "{tag}": {span}' for tag, span in each.items()) + "\n }"
        for game, each in numbers.items()
    ]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

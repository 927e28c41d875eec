"""What happens and what is asked is data: declared, bounded, and nothing else is ever told."""

from __future__ import annotations

import ast
from functools import partial
from random import Random

import msgspec
import pytest
from tools.event_pages import PAGE, SCHEMA, bounds, page, schema

from backroom.engine.answers import check
from backroom.engine.ask import SHARED_QUESTIONS, Ask
from backroom.engine.chance import SampledChance
from backroom.engine.deal import SHARED_EVENTS
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.games import shelf
from tests.play import next_action
from tests.text.sources import trees
from tests.toy.game import Cellar

GAMES: dict[str, AnyGame] = {**shelf.GAMES, "cellar": Cellar()}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.plain_sources
def test_every_event_and_question_says_what_it_is_and_has_bounds(game: AnyGame) -> None:
    for kind in (*game.events.types, *game.questions.types):
        assert kind.__doc__ and "(" not in kind.__doc__.split(" ")[0], kind
        for field in msgspec.structs.fields(kind):
            assert bounds(field.type), (kind, field.name)


def test_a_field_without_bounds_is_found() -> None:
    for hint in (int, str, tuple[int, ...], dict[str, int]):
        with pytest.raises(TypeError, match="not bounded"):
            bounds(hint)


@pytest.mark.plain_sources
def test_the_pages_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.event_pages"
    assert SCHEMA.read_bytes() == schema()


class Listener:
    """Checks every event and every question of a game against what the game declares."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.events: set[str] = set()
        self.questions: set[str] = set()

    def __call__(self, table: AnyTable, record: Record) -> None:
        for event in record.events:
            self.events.add(event.tag)
            assert self.game.events.convert(msgspec.to_builtins(event)) == event
            told = event.known_to()
            assert told is None or all(0 <= seat < table.seats for seat in told)
        for ask in self.game.asks(table.state):
            self.questions.add(ask.question.tag)
            assert self.game.questions.convert(msgspec.to_builtins(ask.question)) == ask.question


def play_at_random(game: AnyGame, seed: int, listen: Listener) -> None:
    rng = Random(seed)
    seats = game.players[seed % len(game.players)]
    table: AnyTable = Table(game, game.options(), seats, SampledChance(rng))
    listen(table, table.records[0])
    while not table.state.over:
        seat, action = next_action(game, table, rng, 0.1)
        try:
            listen(table, table.act(seat, action))
        except Refusal:
            continue


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.plain_sources
def test_nothing_is_told_or_asked_that_is_not_declared(game: AnyGame) -> None:
    listener = Listener(game)
    for seed in range(6):
        play_at_random(game, seed, listener)
    events = {kind.__struct_config__.tag for kind in game.events.types if kind not in SHARED_EVENTS}
    assert len(listener.events & events) > len(events) // 2
    questions = set(game.questions.types) - set(SHARED_QUESTIONS)
    assert len(listener.questions) > len(questions) // 3


# --- the harmless default ------------------------------------------------------------------------


def check_default(ask: Ask) -> None:
    if ask.optional:
        return
    assert ask.default is not None, f"{ask.question} has no default"
    assert ask.knows(ask.default), ask
    check(ask, ask.default)


def absent(game: AnyGame, seats: int, gone: frozenset[int], seed: int) -> AnyTable:
    """A game in which some seats only answer by default; the others do anything."""
    rng = Random(seed)
    table: AnyTable = Table(game, game.options(), seats, SampledChance(rng), undo=False)
    while not table.state.over:
        for ask in game.asks(table.state):
            check_default(ask)
        ask = rng.choice([ask for ask in game.asks(table.state) if ask.waiting])
        answer = ask.default
        if ask.seat not in gone:
            answer = rng.choice(list(ask.answers())) if ask.form != "several" else ask.default
        assert answer is not None
        table.act(ask.seat, answer, ask.id)
        assert len(table.records) < 40_000, "it does not end"
    return table


@pytest.mark.parametrize("name", ["bootleggers", "cellar"])
@pytest.mark.parametrize("gone", [frozenset({0}), frozenset({0, 1, 2})], ids=["one", "all"])
def test_somebody_who_is_gone_does_not_stop_the_game(name: str, gone: frozenset[int]) -> None:
    game = GAMES[name]
    play = partial(absent, game, 3, gone)
    assert {len(play(seed).records) > 1 for seed in range(3)} == {True}


# --- nobody reads a message key ------------------------------------------------------------------

#: What the keys of messages begin with that are told, asked or refused.
_TOLD = ("story-", "ask-", "refused-", "why-")


def _key(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if node.value.startswith(_TOLD) else None
    return None


def test_no_code_compares_or_looks_for_a_message_key() -> None:
    found: list[str] = []
    for file, tree in trees():
        if file.startswith("text/"):
            continue
        for node in ast.walk(tree):
            compared: list[ast.expr] = []
            if isinstance(node, ast.Compare):
                compared = [node.left, *node.comparators]
            elif isinstance(node, (ast.Tuple, ast.List, ast.Set)):
                compared = node.elts
            elif isinstance(node, ast.Dict):
                compared = [key for key in node.keys if key is not None]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                looks = node.func.attr in ("startswith", "endswith", "removeprefix", "get")
                compared = node.args if looks else []
            for each in compared:
                nested = each.elts if isinstance(each, (ast.Tuple, ast.List, ast.Set)) else [each]
                found += [f"{file}:{each.lineno} {key}" for n in nested if (key := _key(n))]
    assert found == []

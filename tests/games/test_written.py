"""Views as they are sent: the bytes that msgspec would write, though some are written once."""

from __future__ import annotations

import pickle
from contextlib import nullcontext
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.bots.at_random import RandomPlay
from backroom.engine.ask import Aside
from backroom.engine.chance import SampledChance
from backroom.engine.piece import Fixed
from backroom.engine.written import sections, view_written, written
from backroom.games import shelf


@pytest.mark.parametrize("name", ["bootleggers", "chicago"])
def test_a_view_is_written_as_msgspec_would(name: str) -> None:
    game = shelf.find(name)
    player = RandomPlay(game, game.options(), 4, Random(3))
    state, at = player.begin(), 0
    while not state.over and at < 1500:
        player.step(state)
        at += 1
        if at % 50 == 0:
            for seat in (None, *range(4)):
                view = game.view(state, seat)
                assert view_written(view) == msgspec.json.encode(view)
                for section in view.__struct_fields__:
                    part = getattr(view, section)
                    assert written(part) == msgspec.json.encode(part)


@pytest.mark.parametrize("name", ["bootleggers", "chicago"])
def test_nobody_changes_the_table_by_what_he_is_shown(name: str) -> None:
    """A view shares what never changes with the state, and nothing that could."""
    game = shelf.find(name)
    player = RandomPlay(game, game.options(), 4, Random(3))
    state = player.begin()
    for _ in range(60):
        player.step(state)
    view = game.view(state, 1)
    shared = 0
    for section in view.__struct_fields__:
        part = getattr(view, section)
        for one in part if isinstance(part, (list, tuple)) else ():
            if isinstance(one, Fixed):
                shared += 1
                with pytest.raises(AttributeError):
                    one.owner = 3  # type: ignore[attr-defined]
    assert shared > 20


@pytest.mark.parametrize("name", ["bootleggers", "chicago"])
def test_what_all_are_shown_alike_is_made_and_written_once(name: str) -> None:
    """Each seat sees the same as if it looked alone, whatever was made of others' views before."""
    game = shelf.find(name)
    player = RandomPlay(game, game.options(), 4, Random(4))
    state, at, shared = player.begin(), 0, 0
    while not state.over and at < 1200:
        player.step(state)
        at += 1
        if at % 60 and not state.over:
            continue
        public = game.public(state)
        for seat in (2, None, 0, 1, 3):
            view = game.view(state, seat, public)
            alone = msgspec.json.encode(game.view(state, seat))
            assert view_written(view, public) == alone
            told = sections(view, public)
            assert all(raw == written(getattr(view, part)) for part, raw in told.items())
            shared += sum(getattr(view, part) is made for part, made in public.parts.items())
            game.explained(view)
            game.describe(view)
            if seat is not None:
                game.tradable(view, seat)
                game.sample(view, Random(1))
            assert msgspec.json.encode(view) == alone, "what is made of a view leaves it alone"
    assert shared > at / 60 * 5 * 5


@pytest.mark.parametrize("name", ["bootleggers", "chicago"])
def test_what_a_move_leaves_as_it_was_is_not_written_again(name: str) -> None:
    """And each look at a table tells what it would tell if nobody had looked before, whatever has
    been made of earlier views."""
    game = shelf.find(name)
    player = RandomPlay(game, game.options(), 4, Random(5))
    state = player.begin()
    before: dict[tuple[int | None, str], bytes] = {}
    kept = told = 0
    for _ in range(250):
        player.step(state)
        if state.over:
            break
        public = game.public(state)
        views = [game.view(state, seat, public) for seat in (None, *range(4))]
        for view in views:
            assert view_written(view, public) == msgspec.json.encode(view)
            for part, raw in sections(view, public).items():
                kept += before.get((view.seat, part)) is raw
                told += len(raw) > 2
                before[view.seat, part] = raw
        for view in views:
            _spoil(view)
    assert kept > told / 2


def _spoil(view: Any) -> None:
    """Change whatever of a view can be changed."""
    view.table.round += 1
    view.table.offer.append(1)
    with pytest.raises(TypeError, match="change a copy"):
        view.table.options["rules"] = "spoiled"
    if view.own is not None:
        view.own.cash += 1
        view.own.hand.append(1)
    for aside in view.asides:
        with pytest.raises(AttributeError) if isinstance(aside, Aside) else nullcontext():
            aside.rule = "spoiled"
    view.asides.clear()


@pytest.mark.parametrize("name", ["bootleggers", "chicago"])
def test_what_is_told_of_the_options_can_be_copied_and_sent(name: str) -> None:
    game = shelf.find(name)
    told = game.view(RandomPlay(game, game.options(), 4, Random(5)).begin(), None).table.options
    assert deepcopy(told) == pickle.loads(pickle.dumps(told)) == told == dict(told)


def test_a_piece_is_like_another_if_all_its_fields_are() -> None:
    game = shelf.find("bootleggers")
    table = game.view(RandomPlay(game, game.options(), 4, Random(5)).begin(), None).table
    for name, value in table.dump().items():
        other = table.copy()
        assert table.same(other) and other.same(table)
        assert isinstance(value, (int, str, list, dict))
        setattr(other, name, [*value, 1] if isinstance(value, list) else _another(value))
        assert not table.same(other), name
        assert not other.same(table), name
    assert not table.same(game.setup(game.options(), 4, SampledChance(Random(1)))[0].table)


def _another(value: int | str | dict[str, Any]) -> int | str | dict[str, Any]:
    if isinstance(value, dict):
        return {**value, "more": 1}
    return f"{value}." if isinstance(value, str) else value + 1

"""Views as arrays: everything is in them or said to be left out, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest

from backroom.arena.compare import encode
from backroom.envs import by_game
from backroom.envs.columns import Number
from backroom.envs.environment import Environment
from backroom.envs.layout import Layout, Part, Rows, fields_of
from backroom.games import shelf
from backroom.games.bootleggers import build_view as bootleggers_view
from backroom.games.bootleggers.actions import Load
from backroom.games.chicago import build_view as chicago_view
from backroom.games.chicago.under_way import SpotView
from tests import leaks
from tests.checks import same, viewers
from tests.envs.games import GAMES, at_random, played
from tests.toy.game import Cellar


def positions(game: str, seats: int, seed: int, most: int, every: int) -> list[Environment]:
    found = []
    for at, env in enumerate(at_random(Environment(game, seats), seed, most)):
        if at % every == 0:
            found.append(env.copy())
    return found


def layout_of(game: str) -> Layout:
    return by_game.layout(shelf.find(game))


# --- what is in it -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_view_is_shown_or_left_out(game: str) -> None:
    assert layout_of(game).not_said() == []


def test_a_field_that_is_forgotten_is_found() -> None:
    whole = layout_of("bootleggers")
    columns = [each for name, each in whole.columns.items() if name != "stills"]
    view_type = shelf.find("bootleggers").view_type
    assert Layout(view_type, columns, whole.left_out).not_said() == ["BootleggersView.stills"]
    trucks = whole.columns["trucks"]
    assert isinstance(trucks, Rows)
    fewer = Part("trucks", trucks.kind, trucks.columns[1:], trucks.left_out)
    assert fewer.not_said() == ["Truck.crates"]
    twice = Part("trucks", trucks.kind, trucks.columns, {**trucks.left_out, "owner": "why?"})
    assert twice.not_said() == ["Truck.owner"]


def test_what_a_plan_shows_is_all_there_is() -> None:
    from backroom.envs.chicago.observation import SPOT_FIELDS

    assert fields_of(SpotView) == SPOT_FIELDS


@pytest.mark.parametrize("game", GAMES)
def test_each_number_stands_where_its_name_says(game: str) -> None:
    """Whatever a view holds is raised by one: the cell of that name changes, and no other."""
    layout = layout_of(game)
    tried = set()
    for env in positions(game, 3, seed=2, most=400, every=23):
        assert env.seat is not None
        for name, column in layout.columns.items():
            if not isinstance(column, Part):
                continue
            held = getattr(env.view(env.seat), name)
            for inner in column.columns:
                if held is None or not isinstance(inner, Number) or inner.size > 1:
                    continue
                view = env.view(env.seat)
                piece = getattr(view, name)
                several = isinstance(piece, list | tuple)
                if several:
                    setattr(view, name, [more(one, inner.field, inner.per) for one in piece])
                else:
                    setattr(view, name, more(piece, inner.field, inner.per))
                differs = layout.observe(view) - env.observe()
                told = layout.part(differs, f"{name}.{inner.field}")
                rows = len(piece) if several else 1
                assert int(told.sum()) == rows == int(np.abs(differs).sum()), (name, inner.field)
                tried.add(f"{name}.{inner.field}")
    assert len(tried) > 20


def more(piece: Any, field: str, count: int) -> Any:
    """Another such piece, which has so much more of something."""
    changed = {field: getattr(piece, field) + count}
    if isinstance(piece, msgspec.Struct):
        return msgspec.structs.replace(piece, **changed)
    return type(piece).of(piece, **changed)


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_has_one_size_however_many_play(game: str) -> None:
    layout = layout_of(game)
    for seats in shelf.find(game).players:
        env = played(Environment(game, seats), 1, 50)
        observation = env.observe()
        assert observation.shape == (layout.size,)
        assert observation.dtype == np.int16
        assert int(layout.part(observation, "seats")[0]) == seats
        assert int(layout.part(env.observe(0), "seat")[0]) == 1


def test_the_own_seat_comes_first() -> None:
    env = played(Environment("bootleggers", 4), 3, 200)
    layout = env.layout
    for seat in range(4):
        view = env.view(seat)
        crates = layout.part(env.observe(seat), "mobsters.crates")[:, 0]
        around = [view.mobsters[(seat + at) % 4].crates for at in range(4)]
        assert crates.tolist() == [*around, 0, 0]
        assert layout.part(env.observe(seat), "mobsters.there")[:, 0].tolist() == [1, 1, 1, 1, 0, 0]
        markers = layout.part(env.observe(seat), "houses.markers")
        assert markers[1, :4].tolist() == [
            view.houses[1].markers[(seat + at) % 4] for at in range(4)
        ]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_in_it(game: str) -> None:
    kinds = set()
    for env in at_random(Environment(game, 3), 5, 400):
        view = env.view(env.seat)
        asked = env.layout.part(env.observe(), "asks.asked")
        assert int(asked.sum()) == 1
        number = int(asked.argmax())
        first = next(ask for ask in view.asks if ask.waiting)
        assert env.layout.columns["asks"].tags[number] == first.question.tag  # type: ignore[attr-defined]
        kinds.add(number)
    assert len(kinds) > 5


def test_what_is_loaded_so_far_is_in_it() -> None:
    seen = 0
    for env in at_random(Environment("bootleggers", 3), 1):
        loaded = env.layout.part(env.observe(), "asks.loaded")
        plans = {
            ask.answer.truck: ask.answer.crates
            for ask in env.view(env.seat).asks
            if isinstance(ask.answer, Load)
        }
        assert {truck: int(loaded[truck]) for truck in plans} == plans
        assert int(loaded.sum()) == sum(plans.values())
        seen += any(plans.values())
    assert seen


def test_the_same_view_gives_the_same_bytes_and_its_own_array() -> None:
    env = played(Environment("chicago", 4), 1, 100)
    one, two = env.observe(), env.observe()
    assert one.tobytes() == two.tobytes()
    one[0] += 5
    assert one.tobytes() != two.tobytes() == env.observe().tobytes()


def test_a_game_that_says_nothing_of_itself_has_no_observation() -> None:
    with pytest.raises(by_game.NoObservation):
        Environment(Cellar(), 3)


def test_a_part_that_there_is_not_is_refused() -> None:
    layout = layout_of("chicago")
    observation = played(Environment("chicago", 2), 1, 5).observe()
    for name in ("nothing", "table.nothing", "seats.nothing"):
        with pytest.raises(KeyError):
            layout.part(observation, name)


@pytest.mark.parametrize("game", GAMES)
def test_the_mark_moves_with_what_stands_where(game: str) -> None:
    layout = layout_of(game)
    columns = list(layout.columns.values())
    turned = Layout(shelf.find(game).view_type, columns[::-1], layout.left_out)
    assert turned.size == layout.size
    assert turned.mark != layout.mark


# --- what is not in it ---------------------------------------------------------------------------


def check_sealed(env: Environment, seed: int) -> int:
    """What is secret from a seat is dealt anew, and its observation stays as it is."""
    differ = 0
    game, state = env.game, env.state
    for seat in viewers(state):
        resealed = game.reseal(state, seat, Random(seed))
        same(
            env.layout.observe(game.view(state, seat)).tobytes(),
            env.layout.observe(game.view(resealed, seat)).tobytes(),
            f"seat {seat} observes what is secret from it",
        )
        differ += encode(game.dump(resealed)) != encode(game.dump(state))
    return differ


@pytest.mark.parametrize("game", GAMES)
def test_nothing_secret_is_observed(game: str) -> None:
    differ = 0
    for seats in (3, 5):
        for at, env in enumerate(positions(game, seats, seed=seats, most=900, every=31)):
            differ += check_sealed(env, at)
    assert differ > 50


#: A number that not everybody may know.
SECRETS: dict[str, tuple[ModuleType, Callable[[Any], int]]] = {
    "bootleggers": (bootleggers_view, lambda state: sum(state.mobsters[1].hand)),
    "chicago": (chicago_view, lambda state: state.bosses[1].cash),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_leak_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leaks.leak_in_table(monkeypatch, *SECRETS[game])
    env = played(Environment(game, 4), 1, 150)
    with pytest.raises(AssertionError, match="observes what is secret"):
        check_sealed(env, 1)

"""A game looked back at: what its viewer saw, step by step, and not a byte that tells more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.record import Record
from backroom.engine.save import FORMAT, AnyGame, AnyTable, Head
from backroom.engine.table import Table
from backroom.engine.written import sections
from backroom.server import wire
from backroom.server.back import steps as made
from backroom.server.back.steps import Eyes, steps
from tests import replays
from tests.checks import Row, rows_of
from tests.chicago.leaks.test_swapped_cards import Shown, drawn_by
from tests.server.evening import Heard
from tests.server.test_every_byte import (
    EVENINGS,
    LONG,
    SEATS,
    SWAPS,
    alert,
    had,
    haggled,
    sooner,
    without_secrets,
)

pytestmark = pytest.mark.plain_sources

GAMES = list(EVENINGS)
Json = dict[str, Any]


def told(game: str, records: list[Record], eyes: Eyes, over: bool = False) -> list[wire.Step]:
    evening = EVENINGS[game]
    head = Head(FORMAT, game, SEATS, msgspec.to_builtins(evening.options))
    return list(steps(evening.game, head, list(rows_of(records)), eyes, over=over))


def put_together(steps: Iterable[wire.Step]) -> Iterator[Json]:
    """The view at each step, as a page makes it."""
    seen: Json = {}
    for step in json.loads(msgspec.json.encode(list(steps))):
        for name, whole in step.get("view", {}).items():
            seen[name] = whole
        for name, parts in step.get("parts", {}).items():
            old = seen[name]
            seen[name] = old.copy()
            for at, part in parts.items():
                seen[name][int(at) if isinstance(old, list) else at] = part
        yield dict(seen)


def until_the_end(heard: Heard) -> list[Record]:
    """When it is over, all is shown."""
    return heard.records[:-1]


def same(game: str, one: Heard, other: Heard, viewer: int | None) -> int:
    """Every byte, of every step. How many records there were, in one and not in the other, nobody
    can tell."""
    left, right = (told(game, until_the_end(heard), viewer) for heard in (one, other))
    for at, (a, b) in enumerate(zip(left, right, strict=False)):
        assert msgspec.json.encode(a) == msgspec.json.encode(b), f"step {at} of {viewer}"
    assert len(left) == len(right)
    return len(left)


# --- what there is -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_step_shows_what_its_viewer_saw_then(game: str) -> None:
    records = alert(game, 1).records
    rows = list(rows_of(records))
    for viewer in (None, 0, 1):
        evening, after = EVENINGS[game], told(game, records, viewer, over=True)
        table: AnyTable = Table.replay(evening.game, evening.options, SEATS, rows[:1])
        events = 0
        for step, seen in zip(after, put_together(after), strict=True):
            assert step.record is not None
            while table.count < step.record:
                table.replay_one(*rows[table.count])
            public = evening.game.public(table.state)
            view = sections(evening.game.sent(evening.game.view(table.state, viewer)), public)
            for name, raw in view.items():
                if name not in ("asks", "asides", "flow"):
                    assert seen[name] == json.loads(raw), f"{name} after record {step.record}"
            events += len(step.events)
            assert events == len(table.story(viewer)), "all that was told until then"
            assert step.at == sum(e.known_to() is None for r in table.records for e in r.events)
        assert after[-1].now == evening.game.progress(table.state).now
        assert len(after) > 50


@pytest.mark.parametrize("game", GAMES)
def test_with_all_eyes_open_every_hand_is_there(game: str) -> None:
    records = alert(game, 1).records
    for seen in put_together(told(game, records, "all", over=True)):
        for seat in range(SEATS):
            assert seen[f"{seat}:own"] is not None
        assert seen["own"] is None, "what all see is there beside it"


# --- what it does not tell -----------------------------------------------------------------------


def hears_the_order(game: str, viewer: int | None) -> int:
    heard = had(game)
    script, moved = sooner(heard, viewer, Random(5))
    other = EVENINGS[game].again(heard, script)
    ours, theirs = ([(r.seat, r.action) for r in each.records] for each in (heard, other))
    assert ours != theirs, "the records are in another order"
    same(game, heard, other, viewer)
    return moved


@pytest.mark.parametrize(
    ("game", "viewer"),
    [
        ("bootleggers", 0),
        ("bootleggers", None),
        ("chicago", 1),
        *(pytest.param("bootleggers", seat, marks=LONG) for seat in (1, 2)),
        *(pytest.param("chicago", seat, marks=LONG) for seat in (None, 0, 2)),
    ],
)
def test_when_others_answered_in_secret_is_not_in_it(game: str, viewer: int | None) -> None:
    assert hears_the_order(game, viewer) >= 5


@pytest.mark.rule("B3.1")
def test_what_muscle_others_hold_is_not_in_it() -> None:
    found = SWAPS["bootleggers"](0, 1)
    assert found is not None
    same("bootleggers", found.heard, found.other, 0)
    with pytest.raises(AssertionError):  # but its owner sees it
        same("bootleggers", found.heard, found.other, found.owner)


@pytest.mark.rule("K9.1")
@pytest.mark.parametrize("viewer", [None, 0])
def test_what_cards_others_hold_are_not_in_it(viewer: int | None) -> None:
    """Two cards that the viewer has never seen change places."""
    compared = 0
    for seed in range(30):
        records = alert("chicago", seed).records
        drawn = replays.Cards()
        ours = _with(drawn, records, viewer)
        pairs = replays.hidden_pairs(drawn.drawn, records, viewer, drawn_by, Shown(SEATS))
        if not pairs:
            continue
        i, j = Random(seed).choice(pairs)
        kinds = [kind for _, kind in drawn.drawn]
        kinds[i], kinds[j] = kinds[j], kinds[i]
        assert ours == _with(replays.Cards(kinds), records, viewer)
        owner = drawn_by(drawn.drawn[i][0])
        before, after = (_with(replays.Cards(each), records, owner) for each in (None, kinds))
        compared += before != after
        if compared:
            return
    raise AssertionError("the owner sees it")


def _with(cards: replays.Cards, records: list[Record], viewer: int | None) -> bytes:
    with patch.object(Moment, "card", cards.stand_in()):
        return msgspec.json.encode(told("chicago", records, viewer))


@pytest.mark.parametrize("viewer", [0, pytest.param(None, marks=LONG)])
def test_what_others_haggle_over_in_private_is_not_in_it(viewer: int | None) -> None:
    heard = haggled(viewer)
    script, _ = without_secrets(heard, viewer)
    other = EVENINGS["chicago"].again(heard, script)
    assert len(other.records) < len(heard.records), "there are fewer records, and nobody can tell"
    same("chicago", heard, other, viewer)


# --- whether one was the last to answer ----------------------------------------------------------


def first_or_last(game: str) -> Iterator[tuple[int, list[Record], list[Record]]]:
    """Somebody answers in secret, then another makes him an offer, then all others answer; or they
    do before him, and his answer is written down last. What he saw is the same."""
    evening = EVENINGS[game]
    records = had(game).records
    rows = list(rows_of(records))
    table: AnyTable = Table.replay(evening.game, evening.options, SEATS, rows[:1])
    for at, row in enumerate(rows[1:], start=1):
        if evening.game.deciding(table.state):
            pair = _both(evening.game, table, rows[:at])
            if pair is not None:
                yield pair
        table.replay_one(*row)


def _both(
    game: AnyGame, table: AnyTable, rows: list[Row]
) -> tuple[int, list[Record], list[Record]] | None:
    asks = [ask for ask in game.asks(table.state) if ask.waiting]
    seats = sorted({ask.seat for ask in asks})
    if len(seats) < 2 or len(asks) != len(seats) or not game.may_deal(table.state):
        return None
    answers = {
        ask.seat: ask.default or next(o.action for o in ask.options if not o.why_not)
        for ask in asks
    }
    viewer, *others = seats
    gift = MakeOffer(to=(viewer,), give=(Good("cash", 0, 1),))
    offer = [(others[0], gift)]
    own, theirs = [(viewer, answers[viewer])], [(o, answers[o]) for o in others]
    both: list[list[Record]] = []
    for order in ([*own, *offer, *theirs], [*offer, *theirs, *own]):
        played: AnyTable = Table.replay(game, table.options, SEATS, rows)
        played.chance = SampledChance(Random(1))
        try:
            for seat, action in order:
                played.act(seat, action)
        except Refusal:
            return None
        both.append(played.records)
    return viewer, both[0], both[1]


def last_or_not(game: str) -> int:
    compared = 0
    for viewer, one, other in first_or_last(game):
        left, right = (msgspec.json.encode(told(game, each, viewer)) for each in (one, other))
        assert left == right, f"{viewer} was the last to answer, after {len(one)} records"
        compared += 1
        if compared >= 4:
            break
    return compared


def test_whether_one_was_the_last_to_answer_is_not_in_it() -> None:
    """(In King of Chicago nobody makes offers while the table decides.)"""
    assert last_or_not("bootleggers") >= 4


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_deals_changes_while_the_table_decides(game: str) -> None:
    """As if it decided all evening; what is left out besides would hide it in these games."""
    records = alert(game, 1).records

    def decides(*_: object) -> str:
        return "the same question"

    with patch.object(made, "question", decides):
        _, *later = told(game, records, 0)
    assert {name for step in later for name in (*step.view, *step.parts)} <= set(made._DEALS)
    assert len(later) > 50


@contextmanager
def every_record() -> Iterator[None]:
    """A step for each record, whether the viewer was told of it or not."""
    hears = made._Viewer.hears

    def all_of_them(viewer: Any, game: Any, record: Record) -> Any:
        return hears(viewer, game, record) or [record.action]

    with patch.object(made._Viewer, "hears", all_of_them):
        yield


@contextmanager
def while_they_decide() -> Iterator[None]:
    """The whole view, though the table decides in secret."""
    sees = made._Viewer.sees

    def all_of_it(viewer: Any, table: AnyTable, only_deals: bool) -> Any:
        return sees(viewer, table, False)

    with patch.object(made._Viewer, "sees", all_of_it), patch.object(made, "_LEFT_OUT", ()):
        yield


def test_a_step_for_each_record_is_caught() -> None:
    with every_record(), pytest.raises(AssertionError):
        hears_the_order("bootleggers", 0)


def test_a_view_that_is_taken_while_the_table_decides_is_caught() -> None:
    with while_they_decide(), pytest.raises(AssertionError):
        last_or_not("bootleggers")

"""A warning before an answer that would break one's own word (B13.4)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import Promise
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Allow, ChooseMobster, Done, Drive, Place, Play
from backroom.games.bootleggers.components import HIT, INVESTIGATION, LILS, MOLL, MOTHERS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.promises import (
    ABOUT_A_HOUSE,
    ALLOW,
    NO_THUG,
    PAY,
    PLACE,
    PLACE_NONE,
    SEND,
    SEND_NONE,
)
from tests.bootleggers.deals.test_promises import at_the_door, promised
from tests.bootleggers.given import Given


def warned(table: AnyTable, seat: int = 0) -> list[Action]:
    """The answers that the seat is warned of."""
    view = BOOTLEGGERS.view(table.state, seat)
    asks = BOOTLEGGERS.explained(view, table.word_of(seat))
    return [
        option.action
        for ask in asks
        for option in ask.options
        if option.means and option.means.sure and option.means.sure.key == "mean-sure-breaks-word"
    ]


@pytest.mark.rule("B13.4")
def test_to_place_a_marker_where_one_promised_to_place_none() -> None:
    table = promised(Given(3).part(send_the_boys), "place-none", MOTHERS)
    assert warned(table) == [Place(MOTHERS)]
    assert warned(table, 1) == [], "it is the word of another"


@pytest.mark.rule("B13.4")
def test_to_spend_the_last_marker_elsewhere_or_none() -> None:
    last = promised(Given(3).back_room(0, 1).part(send_the_boys), "place", MOTHERS)
    assert Done() in warned(last) and Place(LILS) in warned(last)
    assert Place(MOTHERS) not in warned(last)
    more = promised(Given(3).back_room(0, 2).part(send_the_boys), "place", MOTHERS)
    assert warned(more) == [Done()]
    later = promised(Given(3).back_room(0, 1).part(send_the_boys), "place", MOTHERS, until=3)
    assert warned(later) == [], "there is another day"


@pytest.mark.rule("B13.4")
def test_to_send_the_last_truck_elsewhere_or_nowhere() -> None:
    given = Given(3).own(0, 3, crates=2).part(drive_trucks)
    table = promised(given, "send-truck", MOTHERS)
    assert Done() in warned(table) and Drive(3, LILS) in warned(table)
    assert Drive(3, MOTHERS) not in warned(table)
    given = Given(3).own(0, 3, crates=2).part(drive_trucks)
    assert warned(promised(given, "send-no-truck", MOTHERS)) == [Drive(3, MOTHERS)]


@pytest.mark.parametrize("public_dock", ["each", "all"])
@pytest.mark.rule("B13.4", "B8.3", "B12.5")
def test_to_turn_away_a_truck_that_one_promised_to_let_in(public_dock: str) -> None:
    table = promised(at_the_door(public_dock), "allow", MOTHERS)
    assert warned(table) == [Allow(False)]
    assert warned(promised(at_the_door(public_dock), "allow", LILS)) == []


@pytest.mark.rule("B13.4")
def test_to_aim_a_card_at_whom_one_promised_to_spare() -> None:
    given = Given(3).thug(0, MOLL).thug(2, HIT).window(timing.LOADED)
    table = promised(given, "no-thug")
    assert warned(table) == [], "nobody is named yet"
    table.act(2, Pass())
    table.act(0, Play(MOLL))
    assert warned(table) == [ChooseMobster(1)]


@pytest.mark.rule("B13.4")
def test_a_word_that_was_kept_binds_no_longer() -> None:
    table = promised(Given(3).back_room(0, 3).part(send_the_boys), "place", MOTHERS)
    table.act(0, Place(MOTHERS))
    assert warned(table) == []


@pytest.mark.rule("B13.4")
@pytest.mark.parametrize("kind", [SEND, SEND_NONE])
def test_a_word_is_settled_by_the_first_truck_that_goes_there(kind: str) -> None:
    word = Promise(by=0, to=1, kind=kind, about=MOTHERS, until=1)
    assert BOOTLEGGERS.settles(word, Drive(3, MOTHERS))
    assert not BOOTLEGGERS.settles(word, Drive(3, LILS))
    assert not BOOTLEGGERS.settles(word, Place(MOTHERS))


@pytest.mark.rule("B13.4")
@pytest.mark.parametrize("kind", [PLACE, PLACE_NONE])
def test_a_word_is_settled_by_the_first_marker_that_goes_there(kind: str) -> None:
    word = Promise(by=0, to=1, kind=kind, about=MOTHERS, until=1)
    assert BOOTLEGGERS.settles(word, Place(MOTHERS))
    assert not BOOTLEGGERS.settles(word, Place(LILS))
    assert not BOOTLEGGERS.settles(word, Done())


@pytest.mark.rule("B13.4")
def test_what_can_t_be_done_any_more_is_not_asked_for() -> None:
    given = Given(3).back_room(0, 1).part(send_the_boys)
    ask = BOOTLEGGERS.view(given.state, 0).asks[0]
    ask.options = [option for option in ask.options if option.action != Place(MOTHERS)]
    view = BOOTLEGGERS.view(given.state, 0)
    word = Promise(PLACE, 0, 1, MOTHERS, 2)
    assert not BOOTLEGGERS.would_break(view, word, ask, Done())


@pytest.mark.rule("B13.4")
def test_a_debt_can_be_paid_until_the_round_is_over() -> None:
    given = Given(3).part(send_the_boys)
    view = BOOTLEGGERS.view(given.state, 0)
    word = Promise(PAY, 0, 1, 5, 2)
    assert not any(
        BOOTLEGGERS.would_break(view, word, ask, option.action)
        for ask in view.asks
        for option in ask.options
    )


@pytest.mark.rule("B13.4", "B10.6")
def test_to_stop_the_card_of_whom_one_promised_to_spare() -> None:
    given = Given(3).thug(1, MOLL).thug(0, INVESTIGATION).window(timing.LOADED)
    table = promised(given, "no-thug")
    table.act(0, Pass())
    table.act(1, Play(MOLL))
    table.act(1, ChooseMobster(2))
    assert warned(table) == [Play(INVESTIGATION)]


#: What can be broken by doing something: it is judged at once.
AT_ONCE = (SEND_NONE, PLACE_NONE, NO_THUG, ALLOW)


@pytest.mark.rule("B13.4")
@pytest.mark.parametrize("seed", range(3))
def test_who_is_warned_breaks_it_and_nobody_breaks_it_unwarned(seed: int) -> None:
    """In games at random: each answer in the open, beside every promise of its seat."""
    rng = Random(seed)
    table = Table(BOOTLEGGERS, Options(rounds=8), 4, SampledChance(Random(seed)))
    found = dict.fromkeys(AT_ONCE, 0)
    while not table.state.over:
        ask = rng.choice([a for a in BOOTLEGGERS.asks(table.state) if a.waiting or a.optional])
        answers = list(ask.answers())
        if not answers:
            continue
        action = rng.choice(answers)
        view = BOOTLEGGERS.view(table.state, ask.seat)
        shown = next(each for each in view.asks if each.id == ask.id)
        sealed = table.state.stack[-1].sealed
        words = [
            Promise(kind, ask.seat, to, about, 99)
            for kind in AT_ONCE
            for to in range(4)
            if to != ask.seat
            for about in (range(6) if kind in ABOUT_A_HOUSE else (0,))
        ]
        warnings = [BOOTLEGGERS.would_break(view, word, shown, action) for word in words]
        record = table.act(ask.seat, action)
        if sealed:
            continue  # it comes out later, with the answers of others
        for word, warning in zip(words, warnings, strict=True):
            broken = BOOTLEGGERS.judge(word, record, None, table.state) == "broken"
            assert broken == warning, (word, action)
            found[word.kind] += broken
    assert found[SEND_NONE] and found[PLACE_NONE] and found[NO_THUG], found

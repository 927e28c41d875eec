"""Orders left in advance (B10.5)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseMobster, DropOrder, LeaveOrder, Play
from backroom.games.bootleggers.components import HIT, INVESTIGATION, MOLL
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from tests.bootleggers.given import Given
from tests.bootleggers.windows.asking import asked
from tests.checks import check_quiet


def ordered(order: LeaveOrder) -> Given:
    given = Given(3).thug(0, MOLL).thug(1, INVESTIGATION, unseen=True).thug(2, HIT, unseen=True)
    given.window(timing.LOADED)
    return given.act(1, order)


@pytest.mark.rule("B10.5", "B11.12")
def test_an_order_left_in_advance_answers_for_him() -> None:
    given = ordered(LeaveOrder(MOLL, False)).act(1, Pass()).act(2, Pass())
    given.act(0, Play(MOLL), ChooseMobster(1))
    assert asked(given) == [2], "1 is not asked"
    given.act(2, Pass())
    assert given.mobster(1).cash == 10
    assert not given.mobster(1).holds(INVESTIGATION)
    assert given.state.table.discard[MOLL] == given.state.table.discard[INVESTIGATION] == 1


@pytest.mark.rule("B10.5")
def test_an_order_on_me_does_not_answer_for_others_one_for_anybody_does() -> None:
    given = ordered(LeaveOrder(MOLL, False)).act(1, Pass()).act(2, Pass())
    given.act(0, Play(MOLL), ChooseMobster(2))
    assert asked(given) == [1, 2]
    given = ordered(LeaveOrder(MOLL, True)).act(1, Pass()).act(2, Pass())
    given.act(0, Play(MOLL), ChooseMobster(2)).act(2, Pass())
    assert given.mobster(2).cash == 10
    assert given.state.table.discard[INVESTIGATION] == 1


@pytest.mark.rule("B10.5")
def test_an_order_can_be_dropped_and_is_for_the_card_it_names() -> None:
    given = ordered(LeaveOrder(MOLL, True)).act(1, DropOrder(MOLL)).act(1, LeaveOrder(HIT, True))
    given.act(1, Pass()).act(2, Pass()).act(0, Play(MOLL), ChooseMobster(1))
    assert 1 in asked(given)


@pytest.mark.rule("B10.5", "B3.1")
def test_an_order_is_nobody_elses_business() -> None:
    given = ordered(LeaveOrder(MOLL, True))
    table: AnyTable = Table(BOOTLEGGERS, Options(), 3, given.chance)
    table.state = given.state
    check_quiet(table, 1, DropOrder(MOLL))
    check_quiet(table, 1, LeaveOrder(HIT, False))
    assert given.tags(1).count("leaves-order") == 1
    assert "leaves-order" not in given.tags(0)


@pytest.mark.rule("B10.5", "B11.12")
def test_who_does_not_hold_investigation_leaves_no_order() -> None:
    given = ordered(LeaveOrder(MOLL, True))
    assert given.refused(2, LeaveOrder(MOLL, True)) == "B10.2"

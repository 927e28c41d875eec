"""A card that is played waits for Investigation (B10.6)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, Play
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_PAYOFF,
    HIT,
    INVESTIGATION,
    MOLL,
    MOTHERS,
    UNION_BOSS,
    WAREHOUSE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.playing import Answering
from tests.bootleggers.given import Given
from tests.bootleggers.windows.asking import asked


@pytest.mark.rule("B10.6")
def test_every_other_mobster_who_may_hold_investigation_is_asked_all_at_once() -> None:
    given = Given(4).thug(0, MOLL).thug(0, HIT, unseen=True)
    given.thug(1, BIG_CITY_BOYS, unseen=True).thug(2, INVESTIGATION, unseen=True)
    given.thug(3, WAREHOUSE).window(timing.LOADED)
    given.play(0, MOLL, ChooseMobster(3), answers=False)
    assert isinstance(given.state.stack[-1], Answering)
    assert asked(given) == [1, 2], "not the player, nor one whose cards are all known"
    assert Play(INVESTIGATION) in given.legal(2)
    assert given.refused(1, Play(INVESTIGATION)) == "B10.6"


@pytest.mark.rule("B10.6")
def test_when_it_is_known_where_investigation_lies_nobody_else_is_asked() -> None:
    given = Given(3).thug(0, MOLL).thug(1, HIT, unseen=True).thug(2, INVESTIGATION)
    given.window(timing.LOADED).play(0, MOLL, ChooseMobster(1), answers=False)
    assert asked(given) == [2]


@pytest.mark.rule("B10.6", "B11.12")
def test_costs_are_paid_and_dice_rolled_only_after_the_answers() -> None:
    given = Given(3).thug(0, BIG_PAYOFF).thug(2, INVESTIGATION).markers(MOTHERS, [0, 4, 0])
    given.window(timing.LOADED).play(0, BIG_PAYOFF, ChooseHouse(MOTHERS), answers=False)
    assert given.mobster(0).cash == 10
    given.act(2, Play(INVESTIGATION))
    assert given.mobster(0).cash == 10, "nothing of it happens"
    assert given.house(MOTHERS).payoff == -1
    assert given.state.table.discard[BIG_PAYOFF] == 1
    moll = Given(3).thug(0, MOLL).thug(2, INVESTIGATION).window(timing.LOADED)
    moll.play(0, MOLL, ChooseMobster(1), answers=False)
    assert not any(record.rolls for record in moll.records)
    moll.act(2, Pass())
    assert moll.records[-1].rolls[0].label == "moll"


@pytest.mark.rule("B10.6")
def test_without_an_answer_the_card_takes_effect_and_the_cost_is_paid() -> None:
    given = Given(3).thug(0, BIG_PAYOFF).thug(2, INVESTIGATION).markers(MOTHERS, [0, 4, 0])
    given.window(timing.LOADED).play(0, BIG_PAYOFF, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 5
    assert given.house(MOTHERS).payoff == 0


@pytest.mark.rule("B10.6")
def test_a_card_played_on_ones_own_decision_is_answered_too() -> None:
    given = Given(3).thug(0, UNION_BOSS).thug(2, INVESTIGATION).part(send_the_boys)
    given.act(0, Play(UNION_BOSS))
    assert asked(given) == [2]
    given.act(2, Play(INVESTIGATION))
    assert not given.mobster(0).union_boss
    assert asked(given) == [0]


@pytest.mark.rule("B10.6", "B13.3")
def test_no_deal_is_struck_while_a_card_waits() -> None:
    given = Given(3).thug(0, MOLL).thug(2, INVESTIGATION).window(timing.LOADED)
    table: AnyTable = Table(BOOTLEGGERS, Options(), 3, given.chance)
    table.state = given.state
    table.act(1, MakeOffer((2,), give=(Good("cash", 0, 1),)))
    given.play(0, MOLL, ChooseMobster(1), answers=False)
    offers: list[tuple[int, Action]] = [
        (2, AcceptOffer(0)),
        (1, MakeOffer((0,), give=(Good("cash", 0, 1),))),
    ]
    for seat, action in offers:
        with pytest.raises(Refusal) as refused:
            table.act(seat, action)
        assert refused.value.reason.rule == "B13.3"
    given.pass_answers()
    table.act(2, AcceptOffer(0))

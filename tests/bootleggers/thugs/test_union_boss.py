"""Friendly Union Boss (B11.9)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import ChooseMobster, Play, Take
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    INVESTIGATION,
    SINGLE_INFLUENCE,
    UNION_BOSS,
)
from backroom.games.bootleggers.phases.taking import take_cards, wages
from tests.bootleggers.given import Given

MUSCLE_COST = 3  # of a 50


def on_offer(given: Given, *cards: int) -> Given:
    for card in cards:
        given.state.deck[card] -= 1
        given.state.table.offer.append(card)
    return given


@pytest.mark.rule("B11.9", "B4.5")
def test_no_wages_are_paid_while_it_lies_there() -> None:
    given = Given().thug(0, UNION_BOSS).own(0, 17)
    assert wages(given.state, 0) == 1 + 2
    given.window(timing.REVEAL).play(0, UNION_BOSS)
    assert given.mobster(0).union_boss
    assert given.mobster(0).cash == 10 - MUSCLE_COST
    assert given.mobster(1).cash == 10 - 2 - 1  # the others pay theirs


@pytest.mark.rule("B11.9", "B11.32")
def test_it_lies_face_up_before_its_owner_and_not_on_the_discards() -> None:
    given = Given().thug(0, UNION_BOSS)
    given.window(timing.REVEAL).play(0, UNION_BOSS)
    assert given.state.table.discard[UNION_BOSS] == 0
    assert not given.mobster(0).holds(UNION_BOSS)
    assert given.game.view(given.state, 2).mobsters[0].union_boss
    given.sound()


@pytest.mark.rule("B11.9")
def test_nothing_paid_is_refunded() -> None:
    given = on_offer(Given(), UNION_BOSS, SINGLE_INFLUENCE, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.part(take_cards)
    assert given.mobster(0).cash == 10 - MUSCLE_COST - 1
    given.act(0, Take(UNION_BOSS), Play(UNION_BOSS))
    assert given.mobster(0).cash == 10 - MUSCLE_COST - 1
    assert wages(given.state, 0) == 0
    given.sound()


@pytest.mark.rule("B11.9")
def test_it_stays_from_round_to_round() -> None:
    given = Given().thug(0, UNION_BOSS).window(timing.LAST_SALE).play(0, UNION_BOSS)
    assert given.state.table.round == 3
    assert given.mobster(0).union_boss
    assert wages(given.state, 0) == 0


@pytest.mark.rule("B11.9", "B13.5")
def test_on_the_table_it_cannot_be_traded() -> None:
    given = Given().thug(0, UNION_BOSS).window(timing.REVEAL)
    offer = MakeOffer((1,), give=(Good("thug", UNION_BOSS),))
    given.game.offer(given.state, 0, offer, given.chance)  # in the hand it can
    given.play(0, UNION_BOSS)
    with pytest.raises(Refusal) as refusal:
        given.game.offer(given.state, 0, offer, given.chance)
    assert refusal.value.reason.rule == "B13.5"


@pytest.mark.rule("B11.9", "B11.12")
def test_stopped_by_investigation_it_goes_to_the_discards() -> None:
    given = Given().thug(0, UNION_BOSS).thug(1, INVESTIGATION)
    given.window(timing.REVEAL).play(0, UNION_BOSS, answers=False).act(1, Play(INVESTIGATION))
    assert not given.mobster(0).union_boss
    assert given.state.table.discard[UNION_BOSS] == 1
    assert given.mobster(0).cash == 10 - MUSCLE_COST - 1
    given.sound()


@pytest.mark.rule("B10.6")
def test_the_question_about_the_next_card_is_another_question() -> None:
    given = Given().thug(0, UNION_BOSS).thug(0, BIG_CITY_BOYS).thug(1, INVESTIGATION)
    given.window(timing.REVEAL).play(0, UNION_BOSS, answers=False)
    first = given.asks(1)[0].id
    given.act(1, Pass()).play(0, BIG_CITY_BOYS, ChooseMobster(0), answers=False)
    assert isinstance(given.asks(1)[0].question, questions.Investigation)
    assert given.asks(1)[0].id != first

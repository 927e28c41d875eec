"""G-Men: Investigation (B11.12), in answer to another card and by itself."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, THIS_WINDOW, UNTIL_HIT, Pass
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import (
    ChooseCount,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    ChooseWay,
    DropOrder,
    LeaveOrder,
    Play,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_FAVOR,
    BIG_PAYOFF,
    BUST_A_SHIPMENT,
    CITY_POLITICS,
    COPPER_IN_THE_HOUSE,
    DOUBLE_CROSS,
    HIJACK,
    HIT,
    INVESTIGATION,
    LITTLE_FAVOR,
    MOTHERS,
    STATE_POLITICS,
    UNION_BOSS,
    VIGORISH,
    WINDFALL,
)
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.state import NOBODY
from backroom.games.bootleggers.thugs.vigorish import PayOrBear
from tests.bootleggers.given import Given

#: Each with a time that fits and its choices: what it would do, were it not stopped.
CARDS: list[tuple[int, int, list[Action]]] = [
    (VIGORISH, timing.REVEAL, [ChooseStill(2)]),
    (BIG_CITY_BOYS, timing.REVEAL, [ChooseMobster(0)]),
    (BIG_PAYOFF, timing.LOADED, [ChooseHouse(MOTHERS)]),
    (BIG_FAVOR, timing.LOADED, []),
    (LITTLE_FAVOR, timing.LOADED, []),
    (CITY_POLITICS, timing.LOADED, [ChooseCount(2)]),
    (COPPER_IN_THE_HOUSE, timing.LOADED, [ChooseHouse(MOTHERS)]),
    (DOUBLE_CROSS, timing.LOADED, [ChooseHouse(MOTHERS), ChooseWay(1)]),
    (UNION_BOSS, timing.LOADED, []),
    (BUST_A_SHIPMENT, timing.LOADED, [ChooseTruck(2)]),
    (HIJACK, timing.LOADED, [ChooseTruck(2), ChooseTruck(0)]),
    (STATE_POLITICS, timing.LOADED, [ChooseCount(1)]),
    (WINDFALL, timing.REVEAL, []),
]


def table() -> Given:
    """Seat 1 is known to hold Investigation; seat 3 keeps windows from closing."""
    given = Given().thug(1, INVESTIGATION).thug(3, HIT).own(2, 2, crates=4)
    return given.markers(MOTHERS, [1, 1, 3, 0])


@pytest.mark.rule("B11.12", "B10.6")
@pytest.mark.parametrize(("card", "when", "choices"), CARDS)
def test_nothing_of_the_card_happens_and_its_cost_is_not_paid(
    card: int, when: int, choices: list[Action]
) -> None:
    given = table().thug(0, card)
    given.window(when).play(0, card, *choices, answers=False)
    reserved = given.game.dump(given.state)
    time = (given.state.table.round, given.state.table.when)
    given.act(1, Play(INVESTIGATION))
    for part in ("mobsters", "houses", "trucks", "stills", "deck"):
        before, after = reserved[part], given.game.dump(given.state)[part]
        if part == "mobsters":
            assert isinstance(before, list)
            before[1]["known"] = []  # Investigation itself has been played
        assert before == after, part
    assert (given.state.table.round, given.state.table.when) == time
    assert given.mobster(0).cash == 10
    assert given.state.table.discard[card] == given.state.table.discard[INVESTIGATION] == 1
    assert not given.mobster(0).holds(card)
    given.sound()


@pytest.mark.rule("B11.12", "B10.6")
@pytest.mark.parametrize(("card", "when", "choices"), CARDS)
def test_unanswered_the_same_card_does_something(
    card: int, when: int, choices: list[Action]
) -> None:
    given = table().thug(0, card)
    given.window(when).play(0, card, *choices, answers=False)
    parts = ("mobsters", "houses", "trucks", "stills", "deck")
    before = [given.game.dump(given.state)[part] for part in parts]
    given.act(1, Pass())
    changed = [given.game.dump(given.state)[part] for part in parts] != before
    assert changed or isinstance(given.state.stack[-1], PayOrBear)  # Vigorish asks its victim
    assert given.mobster(1).holds(INVESTIGATION)
    given.sound()


@pytest.mark.rule("B10.6")
def test_costs_are_paid_only_after_the_chance_to_answer() -> None:
    given = table().thug(0, BIG_PAYOFF).window(timing.LOADED)
    given.play(0, BIG_PAYOFF, ChooseHouse(MOTHERS), answers=False)
    assert given.mobster(0).cash == 10
    assert given.house(MOTHERS).payoff == NOBODY
    given.act(1, Pass())
    assert given.mobster(0).cash == 5
    assert given.house(MOTHERS).payoff == 0


@pytest.mark.rule("B10.6")
def test_no_deal_is_struck_while_a_card_waits_for_its_answer() -> None:
    given = table().thug(0, BIG_PAYOFF).window(timing.LOADED)
    given.play(0, BIG_PAYOFF, ChooseHouse(MOTHERS), answers=False)
    with pytest.raises(Refusal) as refusal:
        given.game.offer(given.state, 0, MakeOffer((1,), give=(Good("cash", 0, 6),)), given.chance)
    assert refusal.value.reason.rule == "B13.3"


@pytest.mark.rule("B10.6")
def test_only_those_who_may_hold_it_are_asked() -> None:
    given = Given().thug(0, BIG_CITY_BOYS).thug(1, INVESTIGATION).thug(2, HIT, unseen=True)
    given.window(timing.REVEAL).play(0, BIG_CITY_BOYS, ChooseMobster(0), answers=False)
    # It is known to lie with seat 1: nobody else's unseen card can be it.
    assert [ask.seat for ask in given.asks()] == [1]


@pytest.mark.rule("B10.6")
def test_with_investigation_unseen_every_holder_of_an_unseen_card_is_asked() -> None:
    given = Given().thug(0, BIG_CITY_BOYS).thug(1, INVESTIGATION, unseen=True)
    given.thug(2, HIT, unseen=True).thug(3, UNION_BOSS)
    given.window(timing.REVEAL).play(0, BIG_CITY_BOYS, ChooseMobster(0), answers=False)
    assert [ask.seat for ask in given.asks()] == [1, 2]
    assert given.legal(2) == [Pass(), Pass(THIS_PHASE), Pass(THIS_ROUND), Pass(UNTIL_HIT)]
    assert Play(INVESTIGATION) in given.legal(1)
    given.act(1, Play(INVESTIGATION))
    assert [ask.seat for ask in given.asks()] == [1, 2]  # the other has not answered yet
    given.act(2, Pass())
    assert not given.mobster(0).boosted


@pytest.mark.rule("B11.12")
def test_one_does_not_answer_ones_own_card() -> None:
    given = Given().thug(0, BIG_CITY_BOYS).thug(0, INVESTIGATION)
    given.window(timing.REVEAL).play(0, BIG_CITY_BOYS, ChooseMobster(0), answers=False)
    assert given.mobster(0).boosted
    assert given.mobster(0).holds(INVESTIGATION)


@pytest.mark.rule("B11.12", "B10.4")
def test_it_answers_a_card_played_on_ones_own_turn() -> None:
    given = table().thug(0, DOUBLE_CROSS).part(send_the_boys)
    choices = [ChooseHouse(MOTHERS), ChooseWay(0), ChooseMobster(2)]
    given.play(0, DOUBLE_CROSS, *choices, answers=False).act(1, Play(INVESTIGATION))
    assert given.house(MOTHERS).markers == (1, 1, 3, 0)
    assert given.asks(0)  # his turn goes on


# --- orders in advance (B10.5) -------------------------------------------------------------------


@pytest.mark.rule("B10.5")
def test_an_order_in_advance_answers_a_card_on_its_giver() -> None:
    given = table().thug(0, HIJACK).own(1, 1, crates=3).window(timing.LOADED)
    given.act(1, LeaveOrder(HIJACK, False))
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0), answers=False)
    assert given.truck(1).crates == 3
    assert given.truck(0).crates == 0
    assert given.state.table.discard[INVESTIGATION] == 1


@pytest.mark.rule("B10.5")
def test_an_order_for_oneself_leaves_a_card_on_another_to_be_asked_about() -> None:
    given = table().thug(0, HIJACK).window(timing.LOADED)
    given.act(1, LeaveOrder(HIJACK, False))
    given.play(0, HIJACK, ChooseTruck(2), ChooseTruck(0), answers=False)
    assert Play(INVESTIGATION) in given.legal(1)
    given.act(1, Pass())
    assert given.truck(0).crates == 4


@pytest.mark.rule("B10.5")
def test_an_order_for_anybody_answers_a_card_on_another() -> None:
    given = table().thug(0, HIJACK).window(timing.LOADED)
    given.act(1, LeaveOrder(HIJACK, True))
    given.play(0, HIJACK, ChooseTruck(2), ChooseTruck(0), answers=False)
    assert given.truck(0).crates == 0
    assert given.state.table.discard[INVESTIGATION] == 1


@pytest.mark.rule("B10.5")
def test_an_order_is_about_one_card_and_can_be_taken_back() -> None:
    given = table().thug(0, HIJACK).window(timing.LOADED)
    given.act(1, LeaveOrder(BIG_PAYOFF, True), LeaveOrder(HIJACK, True), DropOrder(HIJACK))
    given.play(0, HIJACK, ChooseTruck(2), ChooseTruck(0), answers=False)
    assert isinstance(given.asks(1)[0].question, questions.Investigation)


@pytest.mark.rule("B10.5")
def test_an_order_outweighs_a_standing_pass() -> None:
    given = table().thug(0, HIJACK).window(timing.LOADED)
    given.act(1, LeaveOrder(HIJACK, True))
    given.act(1, Pass(THIS_ROUND))
    given.play(0, HIJACK, ChooseTruck(2), ChooseTruck(0), answers=False)
    assert given.truck(0).crates == 0


@pytest.mark.rule("B10.5")
def test_an_order_without_the_card_answers_nothing() -> None:
    given = Given().thug(0, HIJACK).thug(1, HIT, unseen=True).own(2, 2, crates=4)
    given.thug(2, INVESTIGATION, unseen=True)
    given.state.mobsters[1].orders = (2 * HIJACK + 1,)  # left before he gave the card away
    given.window(timing.LOADED)
    given.play(0, HIJACK, ChooseTruck(2), ChooseTruck(0), answers=False)
    given.act(1, Pass()).act(2, Pass())
    assert given.truck(0).crates == 4


@pytest.mark.rule("B10.5", "B3.1")
def test_only_who_left_an_order_hears_of_it() -> None:
    given = table().window(timing.LOADED).act(1, LeaveOrder(HIJACK, True))
    assert "leaves-order" in given.tags(1)
    assert "leaves-order" not in given.tags(0)
    own = [given.game.view(given.state, seat).own for seat in (0, 1)]
    assert [bool(mine and mine.orders) for mine in own] == [False, True]


# --- standing passes (B10.5) ---------------------------------------------------------------------


def passes(stand: int, target: int) -> Given:
    """Seat 1, with Investigation in hand, passes; then seat 0 plays Hijack on the target."""
    given = table().thug(0, HIJACK).own(1, 1, crates=3).window(timing.LOADED)
    given.act(1, Pass(stand))
    return given.play(0, HIJACK, ChooseTruck(target), ChooseTruck(0), answers=False)


@pytest.mark.rule("B10.5")
@pytest.mark.parametrize("stand", [THIS_PHASE, THIS_ROUND])
def test_a_standing_pass_lapses_when_a_card_is_aimed_at_it(stand: int) -> None:
    given = passes(stand, target=1)
    assert Play(INVESTIGATION) in given.legal(1)
    given.act(1, Play(INVESTIGATION))
    assert given.truck(1).crates == 3


@pytest.mark.rule("B10.5")
@pytest.mark.parametrize("stand", [THIS_PHASE, THIS_ROUND])
def test_a_standing_pass_answers_for_a_card_aimed_at_another(stand: int) -> None:
    given = passes(stand, target=2)
    assert given.truck(0).crates == 4


@pytest.mark.rule("B10.5")
def test_a_pass_for_the_window_does_not_cover_its_cards() -> None:
    given = passes(THIS_WINDOW, target=2)
    assert Play(INVESTIGATION) in given.legal(1)


# --- a Friendly Union Boss on the table ----------------------------------------------------------


def with_union_boss(owner: int) -> Given:
    given = Given().thug(1, INVESTIGATION).thug(3, HIT)
    given.state.deck[UNION_BOSS] -= 1
    given.mobster(owner).union_boss = True
    return given


@pytest.mark.rule("B11.12", "B11.9")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_union_boss_on_the_table_is_discarded(owner: int) -> None:
    given = with_union_boss(owner).window(timing.REVEAL)
    given.play(1, INVESTIGATION, ChooseMobster(owner))
    assert not given.mobster(owner).union_boss
    assert given.state.table.discard[UNION_BOSS] == given.state.table.discard[INVESTIGATION] == 1
    given.sound()


@pytest.mark.rule("B11.12", "B11.32")
def test_only_a_mobster_with_a_union_boss_can_be_investigated() -> None:
    given = with_union_boss(0).window(timing.REVEAL).play(1, INVESTIGATION)
    assert [a for a in given.legal(1) if isinstance(a, ChooseMobster)] == [ChooseMobster(0)]
    given = table().window(timing.REVEAL)
    assert given.refused(1, Play(INVESTIGATION)) == "B11.32"


@pytest.mark.rule("B11.12", "B10.6")
def test_nobody_can_answer_the_one_investigation_there_is() -> None:
    given = with_union_boss(0).thug(2, WINDFALL, unseen=True).window(timing.REVEAL)
    given.play(1, INVESTIGATION, ChooseMobster(0), answers=False)
    assert not given.mobster(0).union_boss  # nobody was asked


@pytest.mark.rule("B10.5", "B11.12")
def test_the_one_who_loses_his_union_boss_is_woken() -> None:
    given = with_union_boss(0)
    given.state.standing = [THIS_ROUND, 0, THIS_ROUND, 0]
    given.window(timing.REVEAL).play(1, INVESTIGATION, ChooseMobster(0))
    assert given.state.standing == [0, 0, THIS_ROUND, 0]

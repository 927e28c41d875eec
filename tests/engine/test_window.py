"""Windows ask all at once, show nobody's answer, and open anew until all have passed."""

from __future__ import annotations

from random import Random

import pytest

from backroom.arena.compare import encode
from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.engine.moment import Moment
from backroom.engine.passing import (
    THIS_PHASE,
    THIS_ROUND,
    THIS_TIME,
    THIS_WINDOW,
    UNTIL_HIT,
    Attend,
    Pass,
)
from backroom.engine.window import Window, lift, wake
from tests.checks import check_quiet, received
from tests.toy.pieces import (
    CORK,
    ROB,
    SPILL,
    Aim,
    CancelTrick,
    CellarState,
    Keep,
    LeaveOrder,
    PlayTrick,
)
from tests.toy.steps import Aiming, Cancel, Tricks
from tests.toy.tables import GAME, CellarTable, asked, cellar, refused

#: One of each: 0 can do all, 1 can rob, 2 can cork.
HANDS = [[1, 1, 1, 0], [0, 2, 0, 1], [1, 0, 1, 0]]


def tricks(table: CellarTable) -> Tricks:
    step = table.state.stack[1]
    assert isinstance(step, Tricks)
    return step


def top(table: CellarTable) -> str:
    return type(table.state.stack[-1]).__name__


def passes(table: CellarTable, *seats: int, stand: int = THIS_TIME) -> None:
    for seat in seats:
        table.act(seat, Pass(stand))


def test_all_eligible_seats_are_asked_at_once() -> None:
    table = cellar("tricks", [HANDS[0], [0, 0, 0, 0], [0, 0, 0, 1]])
    assert asked(table) == [0, 2]
    assert refused(table, 1, Pass()).key == "refused-not-asked"


def test_a_seat_is_asked_by_the_size_of_its_hand_even_if_it_can_play_nothing() -> None:
    table = cellar("tricks", [HANDS[0], HANDS[1], [0, 0, 0, 1]])
    ask = GAME.own_asks(table.state, 2)[0]
    assert [type(action) for action in ask.answers()] == [Pass] * 5
    reason = refused(table, 2, PlayTrick(ROB, 0))
    assert (reason.rule, reason.key) == ("T6.2", "refused-not-in-hand")


def test_nothing_happens_until_all_are_in() -> None:
    table = cellar("tricks", HANDS)
    table.act(1, PlayTrick(ROB, 0))
    assert top(table) == "Tricks"
    assert sum(table.state.hands[1]) == 3
    assert asked(table) == [0, 2]


def test_the_first_in_order_acts_and_the_others_are_asked_anew() -> None:
    table = cellar("tricks", HANDS)  # in round 1 the order is 1, 2, 0
    table.act(0, PlayTrick(ROB, 1))
    table.act(1, PlayTrick(ROB, 2))
    passes(table, 2)
    cancel = table.state.stack[-1]
    assert isinstance(cancel, Cancel)
    assert (cancel.by, cancel.target) == (1, 2)
    assert asked(table) == [0, 2]
    passes(table, 0, 2)
    assert table.state.cash == [10, 12, 8]
    assert tricks(table).opening == 1
    assert tricks(table).answers == [None, None, None]
    assert asked(table) == [0, 1, 2]
    assert sum(table.state.hands[0]) == 3, "what 0 wanted to play was never played"


def test_an_answer_can_be_changed_until_all_are_in() -> None:
    table = cellar("tricks", HANDS)
    table.act(1, PlayTrick(ROB, 0))
    table.act(1, Pass())
    passes(table, 0, 2)
    assert top(table) != "Cancel"


def test_a_window_closes_when_all_have_passed() -> None:
    table = cellar("tricks", HANDS)
    passes(table, 0, 1, 2)
    assert table.state.round == 2


def test_a_window_that_concerns_nobody_closes_by_itself() -> None:
    table = cellar("tricks", [[0, 1, 0, 0], [0] * 4, [0] * 4])
    table.act(0, PlayTrick(ROB, 1))
    assert table.state.cash[0] == 12
    assert table.state.round == 2, "nobody has a card left"


def rob_once(table: CellarTable) -> None:
    """1 robs 0, nobody minds; those with a standing pass are not asked."""
    table.act(1, PlayTrick(ROB, 0))
    for seat in (0, 2):
        if seat in asked(table):
            table.act(seat, Pass())
    while top(table) == "Cancel":
        table.act(asked(table)[0], Pass())


@pytest.mark.parametrize(
    ("stand", "reaction", "again", "next_round"),
    [
        (THIS_TIME, True, True, True),
        (THIS_WINDOW, True, False, True),
        (THIS_PHASE, False, False, True),
        (THIS_ROUND, False, False, True),
    ],
)
def test_how_long_a_pass_stands(stand: int, reaction: bool, again: bool, next_round: bool) -> None:
    table = cellar("tricks", HANDS)
    table.act(2, Pass(stand))
    table.act(0, Pass())
    table.act(1, PlayTrick(ROB, 0))
    assert top(table) == "Cancel"
    assert (2 in asked(table)) is reaction
    for seat in asked(table):
        table.act(seat, Pass())
    assert top(table) == "Tricks"
    assert (2 in asked(table)) is again
    for seat in asked(table):
        table.act(seat, Pass())
    assert table.state.round == 2
    assert table.state.standing == [0, 0, 0]


def test_a_window_inside_another_does_not_offer_a_pass_for_this_window() -> None:
    table = cellar("tricks", HANDS)
    stands = [a.stand for a in GAME.own_asks(table.state, 1)[0].answers() if isinstance(a, Pass)]
    assert stands == [THIS_TIME, THIS_WINDOW, THIS_PHASE, THIS_ROUND, UNTIL_HIT]
    table.act(1, PlayTrick(ROB, 0))
    passes(table, 0, 2)
    stands = [a.stand for a in GAME.own_asks(table.state, 2)[0].answers() if isinstance(a, Pass)]
    assert stands == [THIS_TIME, THIS_PHASE, THIS_ROUND, UNTIL_HIT]


def test_a_standing_pass_that_is_changed_into_a_play_does_not_stand() -> None:
    table = cellar("tricks", HANDS)
    table.act(1, Pass(THIS_ROUND))
    table.act(1, PlayTrick(ROB, 0))
    passes(table, 0, 2)
    passes(table, 0, 2)
    assert table.state.cash[1] == 12
    assert 1 in asked(table)


def test_a_pass_in_a_reaction_does_not_take_back_the_pass_for_the_window() -> None:
    table = cellar("tricks", HANDS)
    table.act(2, Pass(THIS_WINDOW))
    rob_once(table)
    assert top(table) == "Tricks"
    assert asked(table) == [0, 1]


def test_a_standing_pass_can_be_taken_back_while_the_window_is_open() -> None:
    table = cellar("tricks", HANDS)
    table.act(2, Pass(THIS_ROUND))
    rob_once(table)
    assert asked(table) == [0, 1]
    asides = [ask.id for ask in GAME.own_asides(table.state, 2)]
    assert asides == ["order", "attend"]
    table.act(2, Attend(), "attend")
    assert asked(table) == [0, 1, 2]
    assert refused(table, 2, Attend()).key == "refused-not-an-answer"


def test_lift_ends_what_stood_no_longer_and_wake_ends_all() -> None:
    state = cellar().state
    state.standing = [THIS_ROUND, THIS_PHASE, THIS_WINDOW]
    lift(state, THIS_WINDOW)
    assert state.standing == [THIS_ROUND, THIS_PHASE, THIS_TIME]
    lift(state, THIS_PHASE)
    assert state.standing == [THIS_ROUND, THIS_TIME, THIS_TIME]
    wake(state, 0)
    assert state.standing == [THIS_TIME] * 3


def test_a_pass_until_something_hits_outlasts_the_round() -> None:
    state = cellar().state
    state.standing = [UNTIL_HIT, THIS_ROUND, UNTIL_HIT]
    lift(state, THIS_ROUND)
    assert state.standing == [UNTIL_HIT, THIS_TIME, UNTIL_HIT]
    wake(state, 2)
    assert state.standing == [UNTIL_HIT, THIS_TIME, THIS_TIME]


def test_an_order_left_in_advance_answers_for_its_seat() -> None:
    table = cellar("tricks", HANDS)
    table.act(2, LeaveOrder(True))
    table.act(1, PlayTrick(ROB, 2))
    passes(table, 0, 2)
    assert asked(table) == [0], "2 has left its order"
    passes(table, 0)
    assert top(table) == "Tricks"
    assert table.state.cash == [10, 10, 10]
    assert table.state.hands[2][CORK] == 0
    assert table.state.orders == [0, 0, 0], "an order is carried out once"


def test_an_order_without_the_card_asks_like_any_other() -> None:
    table = cellar("tricks", [HANDS[0], HANDS[1], [0, 0, 0, 1]])
    table.act(2, LeaveOrder(True))
    table.act(1, PlayTrick(ROB, 2))
    passes(table, 0, 2)
    assert asked(table) == [0, 2]


def test_the_cork_of_the_first_in_order_is_used() -> None:
    table = cellar("tricks", HANDS)
    table.act(1, PlayTrick(ROB, 0))
    passes(table, 0, 2)
    table.act(0, CancelTrick())
    table.act(2, CancelTrick())
    assert [hand[CORK] for hand in table.state.hands] == [1, 0, 0]


def run(table: CellarTable, standing: list[int], window: Window[CellarState]) -> bool:
    """Run a window that stands on its own; is there a way back behind it?"""
    moment = Moment(SampledChance(Random(1)))
    table.state.standing = standing
    table.state.push(window)
    assert window.run(table.state, moment)
    return not moment.final


def nobody() -> list[Action | None]:
    return [None, None, None]


def test_an_order_that_is_carried_out_is_a_reveal() -> None:
    table = cellar("auction", [[0] * 4, HANDS[1], HANDS[2]])
    table.state.orders[2] = 1
    assert not run(table, [0, 0, 0], Cancel(by=1, card=ROB, target=2, answers=nobody()))
    assert table.state.hands[2][CORK] == 0


def test_a_window_closed_by_standing_passes_is_a_reveal() -> None:
    table = cellar("auction", HANDS)
    assert not run(table, [THIS_ROUND, THIS_PHASE, THIS_WINDOW], Tricks(answers=nobody()))
    assert table.state.standing == [THIS_ROUND, THIS_PHASE, THIS_TIME], "this window is over"


def test_a_reaction_that_closes_leaves_the_passes_of_the_window_around_it() -> None:
    table = cellar("auction", [[0] * 4, HANDS[1], HANDS[2]])
    assert not run(
        table,
        [THIS_WINDOW, THIS_WINDOW, THIS_PHASE],
        Cancel(by=1, card=ROB, target=2, answers=nobody()),
    )
    assert table.state.standing == [THIS_WINDOW, THIS_WINDOW, THIS_PHASE]


def test_a_window_that_asked_nobody_reveals_nothing() -> None:
    assert run(cellar("auction", [[0] * 4] * 3), [0, 0, 0], Tricks(answers=nobody()))


def test_no_answer_shows_to_anybody_else() -> None:
    table = cellar("tricks", HANDS)
    check_quiet(table, 0, PlayTrick(ROB, 1))
    check_quiet(table, 0, Pass(THIS_ROUND))
    check_quiet(table, 2, LeaveOrder(True))
    check_quiet(table, 2, Pass())
    check_quiet(table, 2, PlayTrick(SPILL, 0))


@pytest.mark.parametrize("quiet", [0, 1, 2])
def test_a_seat_whose_pass_stands_does_not_learn_when_the_others_answer(quiet: int) -> None:
    table = cellar("tricks", [HANDS[0], HANDS[1], HANDS[2]])
    table.state.standing[quiet] = THIS_ROUND
    others = [seat for seat in range(3) if seat != quiet]
    for seat in others[:1]:
        before = received(table, quiet, 1)
        table.act(seat, Pass())
        assert received(table, quiet, 1) == before


def test_the_one_who_passes_last_can_not_take_it_back() -> None:
    table = cellar("tricks", HANDS)
    passes(table, 0, 1, 2)
    assert not any(table.may_undo(seat) for seat in range(3))


def test_a_choice_after_the_play_ends_in_a_new_opening() -> None:
    table = cellar("tricks", HANDS)
    table.state.bottles = [0, 2, 0, 0]
    table.act(1, PlayTrick(ROB, 0))
    table.act(2, Pass())
    table.act(0, Pass())
    passes(table, 0, 2)
    assert tricks(table).opening == 1
    table.act(2, PlayTrick(SPILL, 0))
    passes(table, 0)
    table.act(1, Pass())
    assert isinstance(table.state.stack[-1], Aiming)
    assert asked(table) == [2]
    table.act(2, Aim(1))
    assert tricks(table).opening == 2
    passes(table, *asked(table))
    assert table.state.bottles == [0, 0, 0, 0]


def test_who_forgoes_has_passed_and_the_next_one_acts() -> None:
    table = cellar("tricks", HANDS)
    table.act(0, PlayTrick(ROB, 1))
    table.act(2, PlayTrick(SPILL, 0))  # 2 comes before 0
    table.act(1, Pass())
    table.act(2, Keep())
    assert table.state.hands[2] == HANDS[2]
    cancel = table.state.stack[-1]
    assert isinstance(cancel, Cancel)
    assert cancel.by == 0


def test_what_was_answered_is_asked_again_after_a_deal() -> None:
    table = cellar("tricks", [[0, 1, 0, 0], HANDS[1], HANDS[2]])
    table.act(0, PlayTrick(ROB, 1))
    table.act(1, Pass())
    table.act(0, MakeOffer((2,), (Good("card", ROB),)))
    before = encode(table.game.view(table.state, 1))
    table.act(2, AcceptOffer(0))
    assert encode(table.game.view(table.state, 1)) != before, "hand sizes are public"
    assert asked(table) == [2], "0 has no card any more, 1 has answered"
    assert tricks(table).answers[0] is None


def test_a_deal_while_a_choice_is_open_reaches_the_window_below() -> None:
    table = cellar("tricks", [[0, 1, 0, 1], HANDS[1], HANDS[2]])
    table.act(0, PlayTrick(ROB, 1))
    table.act(1, Pass())
    table.act(2, PlayTrick(SPILL, 0))
    assert top(table) == "Aiming"
    table.act(0, MakeOffer((1,), (Good("card", ROB),)))
    table.act(1, AcceptOffer(0))
    table.act(2, Keep())
    assert top(table) == "Tricks", "0 does not rob with a card it has given away"
    assert asked(table) == [0, 1]


def test_the_id_of_a_question_survives_answers_and_changes_with_the_opening() -> None:
    table = cellar("tricks", HANDS)
    first = GAME.own_asks(table.state, 1)[0].id
    passes(table, 0, 2)
    assert GAME.own_asks(table.state, 1)[0].id == first
    table.act(1, PlayTrick(ROB, 0), first)
    passes(table, 0, 2)
    again = GAME.own_asks(table.state, 1)[0].id
    assert again != first
    assert refused(table, 1, Pass(), first).key == "refused-stale"

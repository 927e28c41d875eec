"""Windows: what may be played "at any time", by wire (B10)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.passing import (
    THIS_PHASE,
    THIS_ROUND,
    THIS_TIME,
    THIS_WINDOW,
    Attend,
    Pass,
)
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    Done,
    Drive,
    DropOrder,
    LeaveOrder,
    Load,
    NeverMind,
    PickMuscle,
    Place,
    Play,
    PutDie,
    PutImprovement,
    Take,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_PAYOFF,
    BUST_A_SPEAKEASY,
    HIJACK,
    HIT,
    INVESTIGATION,
    LILS,
    MOLL,
    MOTHERS,
    OMALLEYS,
    SINGLE_INFLUENCE,
    THIRSTY,
    UNION_BOSS,
    VIGORISH,
    WAREHOUSE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.loading import load_trucks
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.playing import Announce, Answering
from backroom.games.bootleggers.windows import CardWindow
from tests.bootleggers.given import Given
from tests.checks import check_quiet


def asked(given: Given) -> list[int]:
    """Whom an open window or another question still waits for."""
    return sorted({ask.seat for ask in given.asks() if ask.waiting})


def in_window(given: Given) -> bool:
    return isinstance(given.state.stack[-1], CardWindow)


# --- when they open (B10.1) --------------------------------------------------------------------


@pytest.mark.rule("B10.1", "B8.1", "B8.8")
def test_the_windows_of_a_round_in_their_order() -> None:
    given = Given(3).markers(MOTHERS, [4, 0, 0]).thug(2, HIT, unseen=True)
    given.own(0, 12)
    for seat in range(3):  # as if the last round were over
        given.mobster(seat).muscle = 0
        given.state.muscle_seen[seat] = []
    given.part(turn_up_cards)
    seen: list[str] = []
    while given.state.round == 2:
        ask = next(ask for ask in given.asks() if ask.waiting)
        if in_window(given):
            house = f" {ask.args['house']}" if ask.args else ""
            seen.append(ask.prompt.removeprefix("ask-window-") + house)
            given.act(2, Pass())
        else:
            given.act(ask.seat, _go_on(given, ask.seat))
    assert seen == [
        "reveal",
        "end-of-phase-1",
        "before-production",
        "after-production",
        "after-deals",
        "loaded",
        "lined-up",
        f"password {OMALLEYS}",
        f"password {MOTHERS}",
        f"password {MOTHERS}",
        "last-sale",
    ]


def _go_on(given: Given, seat: int) -> Action:
    """Load all there is; one truck to O'Malley's, the others to Mother's; else the first thing."""
    legal = given.legal(seat)
    loading = given.state.when == timing.LOADING
    loads = [action for action in legal if isinstance(action, Load)]
    unloaded = [a for a in loads if a.crates == 1 and not _planned(given, seat, a.truck)]
    if loading and unloaded:
        return unloaded[0]
    if loading or given.state.when == timing.PLACING:
        return Done()
    if given.state.when == timing.DRIVING:
        drives = [action for action in legal if isinstance(action, Drive)]
        house = OMALLEYS if seat == 1 else MOTHERS
        return next((drive for drive in drives if drive.house == house), Done())
    return legal[0]


def _planned(given: Given, seat: int, truck: int) -> bool:
    answers = [ask.answer for ask in given.asks(seat) if ask.optional]
    return any(isinstance(a, Load) and a.truck == truck and a.crates > 0 for a in answers)


@pytest.mark.rule("B10.1", "B10.7")
def test_nothing_can_be_played_between_rounds() -> None:
    given = Given(3).thug(0, HIT).part(turn_up_cards)
    assert all(isinstance(action, PickMuscle) for action in given.legal(0))
    assert given.refused(0, Play(HIT)) == "B4.3"


@pytest.mark.rule("B10.7", "B9.3")
def test_muscle_cards_leave_the_table_after_the_last_window() -> None:
    given = Given(3).thug(0, HIT).markers(LILS, [1, 0, 0]).window(timing.LAST_SALE)
    assert given.mobster(0).muscle == 50
    given.act(0, Pass())
    assert given.mobster(0).muscle == 0


# --- who is asked (B10.2) ----------------------------------------------------------------------


@pytest.mark.rule("B10.2")
def test_who_is_known_to_hold_a_card_that_fits_is_asked() -> None:
    given = Given(3).thug(0, VIGORISH).thug(1, HIJACK).window(timing.REVEAL)
    assert asked(given) == [0]
    given = Given(3).thug(0, VIGORISH).thug(1, HIJACK).window(timing.LOADED)
    assert asked(given) == [1]


@pytest.mark.rule("B10.2")
def test_whether_a_known_card_has_a_target_or_can_be_paid_does_not_matter() -> None:
    given = Given(3).thug(0, HIT).thug(1, BIG_PAYOFF).cash(1, 0).window(timing.LOADED)
    assert asked(given) == [0, 1]
    assert given.why_not(0, Play(HIT)) is not None
    assert given.why_not(1, Play(BIG_PAYOFF)) is not None


@pytest.mark.rule("B10.2")
def test_who_holds_a_card_the_table_has_not_seen_is_asked_whatever_it_is() -> None:
    for card in (VIGORISH, HIJACK, HIT):
        given = Given(3).thug(1, card, unseen=True).window(timing.LOADED)
        assert asked(given) == [1]


@pytest.mark.rule("B10.2", "B4.15")
def test_who_has_something_placeable_in_the_back_room_is_asked() -> None:
    given = Given(3)
    given.mobster(0).dice = given.mobster(1).improvements = 1
    given.window(timing.LOADED)
    assert asked(given) == [0, 1]


@pytest.mark.rule("B10.2")
def test_what_has_no_free_place_is_not_placeable_and_markers_do_not_count() -> None:
    given = Given(3).back_room(2, 5).thug(2, HIT)
    given.mobster(0).dice = given.mobster(1).improvements = 1
    given.still(0).dice = 4
    for house in given.state.houses_in_play():
        given.house(house).improvements = [0, 1, 2, 3, 4][house]
    given.mobster(2).known = []
    given.window(timing.REVEAL)
    assert not in_window(given)


@pytest.mark.rule("B10.2")
def test_a_window_with_nobody_eligible_is_skipped() -> None:
    given = Given(3).crates(0, 1).window(timing.AFTER_DEALS)
    assert given.state.when == timing.LOADING
    assert not in_window(given)


@pytest.mark.rule("B10.2")
def test_all_eligible_are_asked_at_the_same_time_and_may_answer_in_any_order() -> None:
    given = Given(3).markers(LILS, [1, 1, 1])
    for seat, card in enumerate((HIT, MOLL, THIRSTY)):
        given.thug(seat, card)
    given.window(timing.LOADED)
    assert asked(given) == [0, 1, 2]
    given.act(2, Pass()).act(0, Pass())
    assert asked(given) == [1]
    assert len({ask.id for ask in given.asks()}) == 1


# --- how they go on (B10.3) --------------------------------------------------------------------


def two_hits() -> Given:
    given = Given(3).muscle(20, 30, 10).markers(LILS, [2, 2, 2]).thug(0, HIT).thug(1, HIT)
    given.mobster(2).improvements = 1
    return given.window(timing.LOADED)


@pytest.mark.rule("B10.3", "B4.4")
def test_of_those_who_want_to_act_the_highest_muscle_acts_then_it_opens_anew() -> None:
    given = two_hits()
    given.act(0, Play(HIT)).act(2, PutImprovement(LILS)).act(1, Play(HIT))
    assert asked(given) == [1], "1 has the highest muscle"
    given.act(1, ChooseHouse(LILS), ChooseMobster(0)).pass_answers()
    assert given.house(LILS).markers == [1, 2, 2]
    assert given.house(LILS).improvements == 0, "the others have not acted"
    assert asked(given) == [0, 2], "all eligible are asked anew; 1 holds nothing more"


@pytest.mark.rule("B10.3")
def test_it_closes_when_all_have_passed() -> None:
    given = two_hits().act(0, Pass()).act(1, Pass())
    assert in_window(given)
    given.act(2, Pass())
    assert given.state.when != timing.LOADED


@pytest.mark.rule("B10.3")
def test_an_answer_can_be_changed_until_all_are_in() -> None:
    given = two_hits().act(0, Pass()).act(1, Pass()).act(1, Play(HIT)).act(2, Pass())
    assert asked(given) == [1]
    assert isinstance(given.state.stack[-1], Announce)


@pytest.mark.rule("B10.3")
def test_a_die_put_in_a_window_opens_it_anew() -> None:
    given = Given(3).thug(1, MOLL)
    given.mobster(0).dice = 2
    given.window(timing.LOADED).act(0, PutDie(0)).act(1, Pass())
    assert given.still(0).dice == 2
    assert asked(given) == [0, 1]


@pytest.mark.rule("B10.3", "B3.1")
def test_nobody_is_shown_who_has_answered_or_passed() -> None:
    given = two_hits()
    table: AnyTable = Table(BOOTLEGGERS, Options(), 3, given.chance)
    table.state = given.state
    check_quiet(table, 0, Play(HIT))
    check_quiet(table, 1, Pass(THIS_ROUND))
    view = given.game.view(given.state, 2)
    assert view.table.deciding
    assert view.table.waiting == []


@pytest.mark.rule("B10.3", "B3.1")
def test_who_is_choosing_for_a_card_is_not_shown_before_it_is_announced() -> None:
    given = two_hits().act(0, Pass()).act(2, Pass()).act(1, Play(HIT), ChooseHouse(LILS))
    for seat in (0, 2, None):
        view = given.game.view(given.state, seat)
        assert view.table.deciding
        assert view.table.waiting == []
        shown = view.flow[-1]
        assert (shown["seat"], shown["card"], shown["picks"]) == (-1, -1, [])


@pytest.mark.rule("B10.3", "B11.32")
def test_who_takes_a_card_back_has_passed_and_the_next_one_acts() -> None:
    given = two_hits().act(0, Play(HIT)).act(1, Play(HIT)).act(2, Pass())
    given.act(1, NeverMind())
    assert asked(given) == [0]
    assert given.mobster(1).known == [HIT]


# --- on one's own decision (B10.4) -------------------------------------------------------------


@pytest.mark.parametrize("part", [take_cards, send_the_boys, drive_trucks])
@pytest.mark.rule("B10.4")
def test_on_ones_own_decision_one_may_first_play_what_a_window_allows(part: object) -> None:
    given = Given(3).thug(0, HIT).markers(LILS, [0, 2, 0]).own(0, 0, crates=2)
    given.state.offer = [SINGLE_INFLUENCE] * 3
    given.state.deck[SINGLE_INFLUENCE] -= 3
    given.mobster(0).improvements = 1
    given.part(part)
    given.play(0, HIT, ChooseHouse(LILS), ChooseMobster(1))
    given.act(0, PutImprovement(MOTHERS))
    assert given.house(LILS).markers == [0, 1, 0]
    assert given.house(MOTHERS).improvements == 1
    assert asked(given) == [0], "it is still his decision"


@pytest.mark.rule("B10.4")
def test_what_does_not_fit_the_time_can_not_be_played_there() -> None:
    given = Given(3).thug(0, HIJACK).own(1, 1, crates=1).part(send_the_boys)
    assert given.refused(0, Play(HIJACK)) == "B11.14"


@pytest.mark.rule("B10.4")
def test_others_wait_for_the_next_window() -> None:
    given = Given(3).thug(1, HIT).markers(LILS, [0, 2, 0]).part(send_the_boys)
    assert given.refused(1, Play(HIT)) == "B5.1"


# --- standing passes (B10.5) -------------------------------------------------------------------


def idle(card: int = HIT, when: int = timing.AFTER_DEALS) -> Given:
    """Seats 1 and 2 hold a card each; crates so that loading is asked for."""
    given = Given(3).thug(1, card, unseen=True).thug(2, MOLL).crates(0, 2)
    return given.window(when)


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_time_is_asked_again_when_the_window_opens_anew() -> None:
    given = idle().act(1, Pass(THIS_TIME)).play(2, MOLL, ChooseMobster(0))
    assert asked(given) == [1]


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_window_holds_when_it_opens_anew_and_no_longer() -> None:
    given = Given(3).thug(1, HIT, unseen=True).crates(0, 2)
    given.mobster(2).improvements = 2
    given.window(timing.AFTER_DEALS)
    given.act(1, Pass(THIS_WINDOW)).act(2, PutImprovement(MOTHERS))
    assert asked(given) == [2]
    given.act(2, Pass())
    assert given.state.when == timing.LOADING
    given.act(0, Done())
    assert given.state.when == timing.LOADED
    assert asked(given) == [1, 2]


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_phase_holds_until_the_next_phase() -> None:
    given = Given(3).thug(1, HIT, unseen=True).crates(0, 2).own(0, 0, crates=2, house=OMALLEYS)
    given.window(timing.AFTER_DEALS).act(1, Pass(THIS_PHASE))
    given.act(0, Done())
    assert given.state.when == timing.DRIVING, "the window after loading passed him by"
    given.act(1, Done())
    assert given.state.when == timing.PASSWORD
    assert asked(given) == [1]


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_round_holds_until_the_next_round() -> None:
    given = Given(3).thug(1, HIT, unseen=True).window(timing.BEFORE_PRODUCTION)
    given.act(1, Pass(THIS_ROUND))
    while given.state.round == 2:
        assert not in_window(given)
        seat = asked(given)[0]
        given.act(seat, Done())
    for seat in range(3):
        given.act(seat, given.legal(seat)[0])
    assert given.state.when == timing.REVEAL
    assert asked(given) == [1]


@pytest.mark.rule("B10.5")
def test_a_standing_pass_can_be_taken_back() -> None:
    given = Given(3).thug(1, HIT, unseen=True).crates(0, 2).window(timing.AFTER_DEALS)
    given.act(1, Pass(THIS_ROUND)).act(1, Attend()).act(0, Done())
    assert given.state.when == timing.LOADED
    assert asked(given) == [1]


def standing_pass(card: int) -> Given:
    """Seat 1's pass stands for the round; seat 0 is about to play the card."""
    given = Given(3).thug(0, card).thug(1, WAREHOUSE).thug(1, BIG_CITY_BOYS)
    given.markers(LILS, [1, 1, 1]).markers(MOTHERS, [1, 1, 2]).own(1, 1, crates=2)
    given.state.standing[1] = THIS_ROUND
    given.mobster(2).dice = 1  # keeps the window open
    return given


@pytest.mark.parametrize(
    ("card", "when", "choices"),
    [
        (HIT, timing.LOADED, [ChooseHouse(LILS), ChooseMobster(1)]),  # marker
        (HIJACK, timing.LOADED, [ChooseTruck(1), ChooseTruck(0)]),  # truck
        (VIGORISH, timing.REVEAL, [ChooseStill(1)]),  # still
        (MOLL, timing.LOADED, [ChooseMobster(1)]),  # cash
        (BIG_CITY_BOYS, timing.LOADED, [ChooseMobster(1)]),  # muscle card
    ],
)
@pytest.mark.rule("B10.5")
def test_a_pass_lapses_when_a_card_names_what_is_his(
    card: int, when: int, choices: list[Action]
) -> None:
    given = standing_pass(card) if card != BIG_CITY_BOYS else standing_pass(THIRSTY)
    if card == BIG_CITY_BOYS:
        given.mobster(1).known.remove(BIG_CITY_BOYS)
        given.mobster(0).known.append(BIG_CITY_BOYS)
    given.window(when)
    given.play(0, card, *choices)
    assert given.state.standing[1] == THIS_TIME


@pytest.mark.rule("B10.5")
def test_it_does_not_lapse_when_the_card_is_about_somebody_else() -> None:
    given = standing_pass(MOLL).window(timing.LOADED)
    given.play(0, MOLL, ChooseMobster(2))
    assert given.state.standing[1] == THIS_ROUND


@pytest.mark.rule("B10.5")
def test_it_lapses_when_his_standing_changes() -> None:
    given = standing_pass(HIT).markers(MOTHERS, [3, 2, 1]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.state.standing[1] == THIS_ROUND, "0 controlled it before and does now"
    given = standing_pass(HIT).markers(MOTHERS, [2, 3, 1]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.state.standing[1] == THIS_ROUND, "he controlled it, and does"
    given = standing_pass(HIT).markers(MOTHERS, [3, 2, 2]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.state.standing[1] == THIS_ROUND, "a minority, as before"
    given = standing_pass(HIT).markers(MOTHERS, [2, 3, 2]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.state.standing[1] == THIS_TIME, "his majority has become control"


@pytest.mark.rule("B10.5")
def test_it_lapses_when_a_speakeasy_with_his_marker_closes() -> None:
    given = standing_pass(BUST_A_SPEAKEASY).window(timing.LOADED)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing[1] == THIS_TIME


@pytest.mark.rule("B10.5")
def test_it_lapses_when_a_speakeasy_with_his_truck_closes() -> None:
    given = standing_pass(BUST_A_SPEAKEASY).markers(MOTHERS, [2, 0, 2])
    given.line_up(1, MOTHERS).window(timing.LINED_UP)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing[1] == THIS_TIME
    given = standing_pass(BUST_A_SPEAKEASY).markers(MOTHERS, [2, 0, 2])
    given.window(timing.LINED_UP).play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing[1] == THIS_ROUND, "he has nothing there"


@pytest.mark.rule("B10.5", "B10.6")
def test_a_lapsed_pass_is_asked_about_investigation_at_once() -> None:
    given = Given(3).thug(0, MOLL).thug(1, INVESTIGATION).window(timing.LOADED)
    given.state.standing[1] = THIS_ROUND
    given.state.open_asks = None
    given.act(0, Play(MOLL), ChooseMobster(1))
    assert asked(given) == [1]
    given = Given(3).thug(0, MOLL).thug(1, INVESTIGATION).window(timing.LOADED)
    given.state.standing[1] = THIS_ROUND
    given.state.open_asks = None
    given.act(0, Play(MOLL), ChooseMobster(2))
    assert not isinstance(given.state.stack[-1], Answering), "his pass stands"


# --- orders in advance (B10.5) -----------------------------------------------------------------


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
    assert given.state.discard[MOLL] == given.state.discard[INVESTIGATION] == 1


@pytest.mark.rule("B10.5")
def test_an_order_on_me_does_not_answer_for_others_one_for_anybody_does() -> None:
    given = ordered(LeaveOrder(MOLL, False)).act(1, Pass()).act(2, Pass())
    given.act(0, Play(MOLL), ChooseMobster(2))
    assert asked(given) == [1, 2]
    given = ordered(LeaveOrder(MOLL, True)).act(1, Pass()).act(2, Pass())
    given.act(0, Play(MOLL), ChooseMobster(2)).act(2, Pass())
    assert given.mobster(2).cash == 10
    assert given.state.discard[INVESTIGATION] == 1


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
    assert given.keys(1).count("story-order-left") == 1
    assert "story-order-left" not in given.keys(0)


@pytest.mark.rule("B10.5", "B11.12")
def test_who_does_not_hold_investigation_leaves_no_order() -> None:
    given = ordered(LeaveOrder(MOLL, True))
    assert given.refused(2, LeaveOrder(MOLL, True)) == "B10.2"


# --- Investigation (B10.6) ---------------------------------------------------------------------


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
    assert given.state.discard[BIG_PAYOFF] == 1
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


@pytest.mark.rule("B10.1", "B5.1")
def test_the_window_before_production_is_the_end_of_phase_2() -> None:
    given = Given(3).thug(2, HIT).markers(LILS, [0, 1, 0]).part(send_the_boys)
    given.act(0, Place(LILS)).act(1, Done()).act(2, Done())
    assert given.state.when == timing.BEFORE_PRODUCTION
    assert asked(given) == [2]
    given.play(2, HIT, ChooseHouse(LILS), ChooseMobster(0))
    assert given.house(LILS).markers == [0, 1, 0]


@pytest.mark.rule("B10.1", "B7.2")
def test_the_window_after_loading_opens_when_it_is_shown() -> None:
    given = Given(3).crates(0, 2).thug(1, HIJACK).part(load_trucks)
    assert not in_window(given)
    given.act(0, Load(0, 2), Done())
    assert given.state.when == timing.LOADED
    given.play(1, HIJACK, ChooseTruck(0), ChooseTruck(1))
    assert given.truck(1).crates == 2


@pytest.mark.rule("B10.1", "B4.14")
def test_the_window_at_the_end_of_phase_1_comes_after_all_have_taken_a_card() -> None:
    given = Given(3).thug(2, HIT)
    given.state.offer = [SINGLE_INFLUENCE] * 3
    given.state.deck[SINGLE_INFLUENCE] -= 3
    given.part(take_cards)
    for seat in range(3):
        given.act(seat, Take(SINGLE_INFLUENCE))
    assert given.state.when == timing.END_OF_PHASE_1
    assert asked(given) == [2]

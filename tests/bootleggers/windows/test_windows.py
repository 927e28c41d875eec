"""When a window opens, who is asked, and how it goes on (B10.1–B10.4)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.passing import THIS_ROUND, Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    ChooseMobster,
    ChooseTruck,
    Done,
    Drive,
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
    BIG_PAYOFF,
    HIJACK,
    HIT,
    LILS,
    MOLL,
    MOTHERS,
    OMALLEYS,
    SINGLE_INFLUENCE,
    THIRSTY,
    VIGORISH,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.loading import load_trucks
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.playing import Announce
from tests.bootleggers.given import Given
from tests.bootleggers.windows.asking import asked, in_window
from tests.checks import check_quiet

# --- when they open (B10.1) --------------------------------------------------------------------


@pytest.mark.rule("B10.1", "B8.1", "B8.8")
def test_the_windows_of_a_round_in_their_order() -> None:
    given = Given(3).markers(MOTHERS, [4, 0, 0]).thug(2, HIT, unseen=True)
    given.own(0, 12)
    for seat in range(3):  # as if the last round were over
        given.mobster(seat).muscle = 0
        given.state.mobsters[seat].muscle_seen = []
    given.part(turn_up_cards)
    seen: list[str] = []
    while given.state.table.round == 2:
        ask = next(ask for ask in given.asks() if ask.waiting)
        if in_window(given):
            assert isinstance(ask.question, questions.Window)
            house = "" if ask.question.house is None else f" {ask.question.house}"
            seen.append(ask.question.when + house)
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
    loading = given.state.table.when == timing.LOADING
    loads = [action for action in legal if isinstance(action, Load)]
    unloaded = [a for a in loads if a.crates == 1 and not _planned(given, seat, a.truck)]
    if loading and unloaded:
        return unloaded[0]
    if loading or given.state.table.when == timing.PLACING:
        return Done()
    if given.state.table.when == timing.DRIVING:
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
    assert given.state.table.when == timing.LOADING
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
    assert given.house(LILS).markers == (1, 2, 2)
    assert given.house(LILS).improvements == 0, "the others have not acted"
    assert asked(given) == [0, 2], "all eligible are asked anew; 1 holds nothing more"


@pytest.mark.rule("B10.3")
def test_it_closes_when_all_have_passed() -> None:
    given = two_hits().act(0, Pass()).act(1, Pass())
    assert in_window(given)
    given.act(2, Pass())
    assert given.state.table.when != timing.LOADED


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
    assert view.deciding
    assert view.waiting == []


@pytest.mark.rule("B10.3", "B3.1")
def test_who_is_choosing_for_a_card_is_not_shown_before_it_is_announced() -> None:
    given = two_hits().act(0, Pass()).act(2, Pass()).act(1, Play(HIT), ChooseHouse(LILS))
    for seat in (0, 2, None):
        view = given.game.view(given.state, seat)
        assert view.deciding
        assert view.waiting == []
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
    given.state.table.offer = [SINGLE_INFLUENCE] * 3
    given.state.deck[SINGLE_INFLUENCE] -= 3
    given.mobster(0).improvements = 1
    given.part(part)
    given.play(0, HIT, ChooseHouse(LILS), ChooseMobster(1))
    given.act(0, PutImprovement(MOTHERS))
    assert given.house(LILS).markers == (0, 1, 0)
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


@pytest.mark.rule("B10.1", "B5.1")
def test_the_window_before_production_is_the_end_of_phase_2() -> None:
    given = Given(3).thug(2, HIT).markers(LILS, [0, 1, 0]).part(send_the_boys)
    given.act(0, Place(LILS)).act(1, Done()).act(2, Done())
    assert given.state.table.when == timing.BEFORE_PRODUCTION
    assert asked(given) == [2]
    given.play(2, HIT, ChooseHouse(LILS), ChooseMobster(0))
    assert given.house(LILS).markers == (0, 1, 0)


@pytest.mark.rule("B10.1", "B7.2")
def test_the_window_after_loading_opens_when_it_is_shown() -> None:
    given = Given(3).crates(0, 2).thug(1, HIJACK).part(load_trucks)
    assert not in_window(given)
    given.act(0, Load(0, 2), Done())
    assert given.state.table.when == timing.LOADED
    given.play(1, HIJACK, ChooseTruck(0), ChooseTruck(1))
    assert given.truck(1).crates == 2


@pytest.mark.rule("B10.1", "B4.14")
def test_the_window_at_the_end_of_phase_1_comes_after_all_have_taken_a_card() -> None:
    given = Given(3).thug(2, HIT)
    given.state.table.offer = [SINGLE_INFLUENCE] * 3
    given.state.deck[SINGLE_INFLUENCE] -= 3
    given.part(take_cards)
    for seat in range(3):
        given.act(seat, Take(SINGLE_INFLUENCE))
    assert given.state.table.when == timing.END_OF_PHASE_1
    assert asked(given) == [2]

"""When a window opens, which cards fit, who is asked, and how it goes on (K12.22)."""

from __future__ import annotations

import pytest

from backroom.engine.ask import Question
from backroom.engine.passing import THIS_ROUND, Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    CleanUp,
    DrivePolice,
    Lose,
    NoAction,
    NoPolice,
    Play,
    RaidBusiness,
    RaidCar,
    RollDie,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    AN_OLD_FAVOR,
    BACKSTABBING,
    BURGLARY,
    CAR,
    CEMETERY,
    ELECTION_DAY,
    FIRST_AID,
    FREE,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HORSE_HEAD,
    HOSPITAL,
    MASSACRE,
    NOBODY,
    OUT_OF_GAS,
    SHOTGUNS,
    STREETWISE,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
)
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    HARRY_THE_HAND,
    KNUCKLES,
    SLICK_RICK,
)
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
    INCOME,
)
from tests.checks import check_quiet
from tests.chicago.fights import LAST_DROP, at_business, attack, idle, rolls
from tests.chicago.given import Given
from tests.chicago.windows.asking import (
    ANY_TIME,
    ONE_DOWN,
    OWN_TURN,
    TRADE_PHASE,
    asked,
    in_window,
    playable,
    two_pillows,
)

# --- when they open ------------------------------------------------------------------------------


@pytest.mark.rule("K12.22", "K4.1")
def test_the_windows_of_a_game_turn_in_their_order() -> None:
    given = Given(3).hand(2, ONE_DOWN).offer(BUGS_BENNY, DOUGH_BOY)
    given.draws(0, SLICK_RICK).draws(1, HARRY_THE_HAND).draws(2, KNUCKLES)
    given.turn_of(0, window=True)
    seen: list[tuple[int, Question]] = []
    while given.state.table.turn == 2:
        ask = next(ask for ask in given.game.asks(given.state) if ask.waiting)
        if in_window(given):
            seen.append((given.state.table.round, ask.question))
        idle(given)
    turns = [
        (round, questions.WindowTurnStart(boss=boss))
        for round in (1, 2, 3, 4)
        for boss in (0, 1, 2)
    ]
    lots = (BUGS_BENNY, DOUGH_BOY, SLICK_RICK, HARRY_THE_HAND, KNUCKLES)
    assert seen == [
        *turns,
        (5, questions.WindowBeforeDraw()),
        *[(5, questions.WindowBeforeLot(gangster=gangster)) for gangster in lots],
        (5, questions.WindowBeforeBribe()),
        (5, questions.WindowBeforePlacing()),
    ]


@pytest.mark.rule("K12.22")
def test_the_window_before_a_turn_comes_before_its_first_decision() -> None:
    given = Given(3).hand(2, OUT_OF_GAS).turn_of(0, window=True)
    assert given.asks(0) == []
    given.act(2, Play(OUT_OF_GAS, 0))
    assert given.refused(0, RollDie()).key == "refused-not-an-answer"


@pytest.mark.rule("K12.22", "K12.17")
def test_there_is_one_before_each_police_action() -> None:
    given = Given(3).hand(2, ONE_DOWN).territory(1, 4).badge(0)
    given.car(1, given.turf(4)).police(given.turf(4), actions=2)
    given.turn_of(0).act(0, Stay(), NoAction(), NoPolice(), CleanUp(4))
    assert given.asked(2) == [questions.WindowPoliceAction]
    assert given.state.table.territories[4] == 1, "it has not happened yet"
    given.act(2, Pass()).act(0, RaidCar(1))
    assert given.asked(2) == [questions.WindowPoliceAction]
    given.act(2, Pass())
    assert given.state.table.police_actions == 0


@pytest.mark.rule("K12.22")
def test_a_window_with_nobody_eligible_is_skipped() -> None:
    given = Given(3).turn_of(0, window=True)
    assert not in_window(given)
    assert asked(given) == [0]


# --- which card when -----------------------------------------------------------------------------


def holding(seat: int) -> Given:
    """A seat with one card for every time, and something to play each of them on."""
    given = Given(3).in_hospital(1, DOUGH_BOY).in_prison(1, KNUCKLES).gangster(1, SLICK_RICK)
    given.hand(1, ONE_DOWN).hand(seat, *ANY_TIME, *OWN_TURN, *TRADE_PHASE, AN_OLD_FAVOR)
    return given.hand(seat, SHOTGUNS, MASSACRE, FIRST_AID, HORSE_HEAD)


@pytest.mark.rule("K12.22")
def test_before_a_turn_one_plays_what_fits_any_time() -> None:
    assert playable(holding(2).turn_of(0, window=True), 2) == set(ANY_TIME)
    assert playable(holding(0).turn_of(0, window=True), 0) == set(ANY_TIME), "one's own turn too"


@pytest.mark.rule("K12.22")
def test_between_any_two_of_ones_own_decisions_also_what_is_for_ones_own_turn() -> None:
    given = holding(0).turn_of(0)
    for kind in (questions.Move, questions.Drive, questions.TurnAction, questions.EndTurn):
        assert given.asked(0) == [kind, questions.Besides]
        assert playable(given, 0) == {*ANY_TIME, *OWN_TURN}
        given.act(0, NoAction() if kind is questions.TurnAction else given.legal(0)[0]).pass_all()


@pytest.mark.rule("K12.22", "K7.1")
def test_so_between_the_decisions_of_the_police_step() -> None:
    given = holding(0).badge(0).territory(1, 4)
    given.police(given.turf(4)).turn_of(0).act(0, Stay(), NoAction())
    for action in (RollPolice(), DrivePolice(given.turf(4)), NoPolice()):
        assert given.asked(0) in (
            [questions.Police, questions.Besides],
            [questions.DrivePolice, questions.Besides],
            [questions.PoliceAction, questions.Besides],
        )
        fits = {*ANY_TIME, *OWN_TURN} - {FRIENDS_ON_THE_INSIDE}  # he has the badge
        assert playable(given, 0) == fits
        given.act(0, action)
    assert given.state.table.now == 1


@pytest.mark.rule("K12.22")
def test_before_a_police_action_one_plays_what_fits_any_time() -> None:
    given = holding(2).badge(0).territory(1, 4)
    given.police(given.turf(4)).turn_of(0).act(0, Stay(), NoAction(), NoPolice(), CleanUp(4))
    assert playable(given, 2) == set(ANY_TIME)


@pytest.mark.rule("K12.22", "K12.1")
def test_trade_phase_cards_fit_before_the_draw_each_lot_the_bribe_and_the_placing() -> None:
    any_time = {*ANY_TIME} - {THE_FEDS, ELECTION_DAY}  # these two are for action rounds
    for part in (BEFORE_DRAW, BEFORE_LOT, BEFORE_BRIBE, BEFORE_PLACING):
        given = holding(2).offer(HARRY_THE_HAND).trade(part, windows=True)
        assert playable(given, 2) == {*TRADE_PHASE, AN_OLD_FAVOR, *any_time}


@pytest.mark.rule("K12.22", "K5.1")
def test_after_the_roll_to_move_the_others_play_what_fits_any_time() -> None:
    given = holding(2).hand(0, GETAWAY).turn_of(0).dice("drive 0", 4).act(0, RollDie())
    assert asked(given) == [1, 2], "whoever drives may play beside that decision"
    assert given.asked(2) == [questions.WindowAfterRoll]
    assert playable(given, 2) == set(ANY_TIME)
    given.pass_all()
    assert given.asked(0) == [questions.Drive, questions.Besides]


@pytest.mark.rule("K12.22", "K12.16")
def test_so_after_a_streetwise_die() -> None:
    given = Given(3).hand(0, STREETWISE).hand(2, THE_FEDS).turn_of(0).act(0, Play(STREETWISE))
    assert given.asked(2) == [questions.WindowAfterRoll]


@pytest.mark.rule("K12.22", "K6.1")
def test_in_the_windows_of_a_shootout_those_in_it_play_what_fits_any_time() -> None:
    given = at_business([BUGS_BENNY], [SLICK_RICK, HARRY_THE_HAND])
    given.in_hospital(2, DOUGH_BOY).in_prison(2, KNUCKLES).hand(1, *ANY_TIME).hand(2, ONE_DOWN)
    attack(rolls(given, [6], [4]), LAST_DROP)
    windows = []
    while given.asked(1) != [questions.WindowBetweenRounds]:
        if in_window(given):
            windows.append(given.asked(1)[0])
            assert asked(given) == [1], "2 is not concerned"
            assert playable(given, 1) == set(ANY_TIME)
            given.act(1, Pass())
        else:
            given.act(1, Lose(SLICK_RICK))
    assert playable(given, 1) == set(ANY_TIME)
    kinds = [questions.WindowAttacked, questions.WindowShootoutStart, questions.WindowWounded]
    assert windows == kinds


@pytest.mark.rule("K12.22", "K12.6", "K12.17", "K12.7")
def test_a_death_in_the_trade_phase_opens_no_window_of_an_action_round() -> None:
    given = Given(3).in_hospital(1, DOUGH_BOY).in_prison(2, KNUCKLES).hand(0, THE_PILLOW)
    given.hand(1, ELECTION_DAY, THE_FEDS, ACCIDENT).trade(BEFORE_DRAW, windows=True)
    given.in_window(0, Play(THE_PILLOW, DOUGH_BOY))
    assert given.asked(1) == [questions.WindowKilled]
    assert playable(given, 1) == {ACCIDENT}
    assert given.refused(1, Play(ELECTION_DAY, 0)).key == "refused-not-an-answer"


@pytest.mark.rule("K12.22")
def test_nobody_is_asked_when_all_that_fits_lies_on_the_discards() -> None:
    given = Given(3).hand(1, ONE_DOWN).discard(*ANY_TIME).turn_of(0, window=True)
    assert given.asked(0) == [questions.Move]
    given.act(0, RollDie())
    assert given.asked(0) == [questions.Drive]
    given = Given(3).hand(1, ONE_DOWN).discard(THE_FEDS, OUT_OF_GAS, ELECTION_DAY)
    assert given.turn_of(0, window=True).asked(0) == [questions.Move], "nobody to kill"
    given.in_hospital(0, DOUGH_BOY).turn_of(2, window=True)
    assert asked(given) == [1], "it might be The Pillow"
    given = Given(3).hand(1, ONE_DOWN).discard(HORSE_HEAD, ELECTION_DAY).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))
    assert given.asked(1) == [questions.WindowPoliceAction]
    given.act(1, Pass())
    assert given.state.table.now == 1, "no question whether the Horse Head is played"


@pytest.mark.rule("K12.22")
def test_in_another_ones_turn_one_waits_for_the_next_window() -> None:
    given = holding(2).turn_of(0)
    assert given.asks(2) == []
    assert given.refused(2, Play(THE_FEDS)).key == "refused-not-asked"


# --- who is asked --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [ONE_DOWN, THE_PILLOW, SHOTGUNS, BACKSTABBING, BURGLARY])
@pytest.mark.rule("K12.22", "K9.1")
def test_who_holds_a_kept_card_is_asked_whatever_it_is(card: int) -> None:
    given = Given(3).hand(1, card).turn_of(0, window=True)
    assert asked(given) == [1]
    given = Given(3).hand(1, card).trade(BEFORE_DRAW, windows=True)
    assert asked(given) == [1]


@pytest.mark.rule("K12.22")
def test_a_contract_under_way_is_no_kept_card() -> None:
    assert not in_window(Given(3).started(1, ONE_DOWN).turn_of(0, window=True))


@pytest.mark.rule("K12.22")
def test_all_eligible_are_asked_at_the_same_time_and_may_answer_in_any_order() -> None:
    given = Given(4).hand(0, ONE_DOWN).hand(1, SHOTGUNS).hand(3, THE_RAT).turn_of(2, window=True)
    assert asked(given) == [0, 1, 3]
    assert len({ask.id for ask in given.game.asks(given.state)}) == 1
    given.act(3, Pass()).act(0, Pass())
    assert asked(given) == [1]
    given.act(1, Pass())
    assert asked(given) == [2]


@pytest.mark.rule("K12.22")
def test_an_answer_can_be_changed_until_all_are_in_and_nobody_sees_it() -> None:
    given = two_pillows().hand(0, ONE_DOWN)
    given.turn_of(0, window=True)
    table = given.table()
    check_quiet(table, 1, Pass())
    check_quiet(table, 1, Play(THE_PILLOW, DOUGH_BOY))
    check_quiet(table, 2, Pass(THIS_ROUND))
    check_quiet(table, 1, Pass())
    assert asked(given) == [0]
    assert given.where(DOUGH_BOY) == HOSPITAL
    view = given.game.view(given.state, 0)
    assert (view.waiting, view.deciding) == ([], True)


@pytest.mark.rule("K12.22", "K12.6")
def test_the_frozen_are_not_asked() -> None:
    given = Given(3).hand(1, THE_PILLOW).hand(2, ONE_DOWN).frozen(1).turn_of(0, window=True)
    assert asked(given) == [2]


# --- how they go on ------------------------------------------------------------------------------


@pytest.mark.parametrize(("now", "first"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.rule("K12.22")
def test_of_those_who_want_to_act_the_first_from_the_boss_whose_turn_it_is_acts(
    now: int, first: int
) -> None:
    given = two_pillows(now).act(2, Play(ACCIDENT, KNUCKLES)).act(1, Play(THE_PILLOW, DOUGH_BOY))
    acted = [played.boss for played in given.all(events.PlaysOnGangster)]
    assert acted == [first]
    assert (given.where(DOUGH_BOY) == CEMETERY) == (first == 1)
    assert (given.where(KNUCKLES) == CEMETERY) == (first == 2)


@pytest.mark.parametrize(("first_boss", "first"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.rule("K12.22")
def test_in_the_trade_phase_the_first_from_the_first_boss(first_boss: int, first: int) -> None:
    given = Given(3).gangster(0, DOUGH_BOY).hand(1, BACKSTABBING).hand(2, AN_OLD_FAVOR)
    given.state.table.first = first_boss
    given.offer(KNUCKLES).trade(BEFORE_LOT, windows=True)
    given.act(2, Play(AN_OLD_FAVOR, KNUCKLES)).act(1, Play(BACKSTABBING, 0))
    assert (given.gangster_of(DOUGH_BOY) == 1) == (first == 1)
    assert (given.gangster_of(KNUCKLES) == 2) == (first == 2)


@pytest.mark.rule("K12.22")
def test_it_opens_anew_until_all_have_passed() -> None:
    given = two_pillows().hand(0, ONE_DOWN).hand(1, THE_FEDS)
    given.turn_of(0, window=True)
    given.act(0, Pass()).act(1, Play(THE_PILLOW, DOUGH_BOY)).act(2, Pass())
    given.pass_all(0, 1, 2)
    assert given.asked(0) == [questions.WindowKilled], "he may have First Aid"
    given.act(0, Pass())
    assert given.where(DOUGH_BOY) == CEMETERY
    assert asked(given) == [0, 1, 2], "all are asked again, who passed too"
    given.act(1, Play(THE_FEDS)).act(0, Pass()).act(2, Pass())
    assert given.state.table.police_actions == 2
    assert asked(given) == [0, 2]
    given.act(2, Pass()).act(0, Pass())
    assert not in_window(given)
    assert given.asked(0)[0] == questions.Move


@pytest.mark.rule("K12.22")
def test_what_has_lost_its_target_meanwhile_can_be_thought_over() -> None:
    given = Given(3).in_hospital(0, DOUGH_BOY).hand(1, THE_PILLOW).hand(2, THE_FEDS)
    given.turn_of(1, window=True).act(2, Play(THE_FEDS)).act(1, Play(THE_PILLOW, DOUGH_BOY))
    assert given.where(DOUGH_BOY) == CEMETERY
    assert given.boss(2).hand == [THE_FEDS], "he has not played it yet"
    assert asked(given) == [2]


@pytest.mark.rule("K12.22", "K8.10")
def test_income_comes_before_the_first_window_of_the_trade_phase() -> None:
    given = Given(3).hand(2, BACKSTABBING).trade(INCOME, windows=True)
    assert given.asked(2) == [questions.WindowBeforeDraw]
    assert given.boss(0).cash > 1000
    assert given.state.table.badge == NOBODY


@pytest.mark.rule("K12.22", "K12.2")
def test_a_stolen_gangster_waits_to_be_placed() -> None:
    given = Given(3).gangster(0, DOUGH_BOY, spot=CAR).hand(2, BACKSTABBING)
    given.trade(BEFORE_BRIBE, windows=True).act(2, Play(BACKSTABBING, 0))
    assert (given.gangster_of(DOUGH_BOY), given.where(DOUGH_BOY)) == (2, FREE)

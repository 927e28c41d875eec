"""Friends on the Inside (K12.8)."""

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    DrivePolice,
    NoAction,
    NoPolice,
    Play,
    PoliceFirst,
    RaidBusiness,
    RollDie,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import FRIENDS_ON_THE_INSIDE, NOBODY, OUT_OF_GAS, SHOTGUNS
from tests.chicago.event_cards.scenes import not_now
from tests.chicago.given import Given


@pytest.mark.rule("K12.8", "K12.6")
def test_the_badge_is_his_at_once_even_that_of_a_frozen_boss() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).badge(1).frozen(1).turn_of(0)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert given.state.table.badge == 0
    given.act(0, Stay(), NoAction())
    assert given.asked(0) == [questions.Police]
    given.sound()


@pytest.mark.rule("K12.8")
def test_the_police_may_go_before_his_own_car_and_then_not_after_it() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).turn_of(0).dice("police", 1)
    given.police(given.door(given.home(1)))
    square = given.state.board.neighbours[given.state.table.police][0]
    given.act(0, Play(FRIENDS_ON_THE_INSIDE), PoliceFirst(), RollPolice(), DrivePolice(square))
    assert given.state.table.police == square
    assert given.asked(0) == [questions.Move]
    assert PoliceFirst() not in given.legal(0)
    given.act(0, Stay(), NoAction())
    assert given.state.table.now == 1


@pytest.mark.rule("K12.8")
def test_once_his_car_has_moved_the_police_come_after_it() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).turn_of(0).act(0, Stay())
    given.act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert given.asked(0) == [questions.TurnAction]
    assert PoliceFirst() not in given.legal(0)


def stalled(*hand: int) -> Given:
    """0 holds these cards, and is out of gas before his turn; the police stand before 1's home."""
    given = Given().hand(0, *hand).hand(1, OUT_OF_GAS)
    given.police(given.door(given.home(1))).turn_of(0, window=True)
    return given.in_window(1, Play(OUT_OF_GAS, 0)).pass_all()


@pytest.mark.rule("K12.8", "K12.12")
def test_out_of_gas_the_police_may_go_first_all_the_same() -> None:
    given = stalled(FRIENDS_ON_THE_INSIDE)
    assert given.asked(0) == [questions.MoveStalled, questions.Besides]
    assert RollDie() not in given.legal(0)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE), PoliceFirst(), NoPolice())
    given.act(0, RaidBusiness(given.home(1))).pass_all()
    assert given.state.table.police_actions == 0
    assert given.asked(0) == [questions.TurnAction], "and then his action, without a move"
    assert len(given.all(events.OutOfGas)) == 1
    given.act(0, NoAction())
    assert given.state.table.now == 1, "not twice"
    given.sound()


@pytest.mark.rule("K12.8", "K12.12")
def test_out_of_gas_he_may_leave_it_at_that() -> None:
    given = stalled(FRIENDS_ON_THE_INSIDE).act(0, Stay())
    assert given.asked(0)[0] == questions.TurnAction
    assert len(given.all(events.OutOfGas)) == 1
    given.act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert PoliceFirst() not in given.legal(0), "the police come after his action"


@pytest.mark.rule("K12.8", "K12.12", "K12.22", "K9.1")
@pytest.mark.parametrize("card", [FRIENDS_ON_THE_INSIDE, SHOTGUNS])
def test_out_of_gas_it_does_not_show_which_card_he_has(card: int) -> None:
    assert questions.MoveStalled in stalled(card).asked(0)


@pytest.mark.rule("K12.8", "K12.12", "K12.22")
def test_out_of_gas_nobody_is_asked_who_can_have_no_friends() -> None:
    assert stalled().asked(0) == [questions.TurnAction]
    given = Given().hand(0, SHOTGUNS).discard(FRIENDS_ON_THE_INSIDE)
    given.boss(0).stalled = True
    assert given.turn_of(0).asked(0)[0] == questions.TurnAction, "all see it on the discards"
    given = Given().hand(0, SHOTGUNS).badge(0)
    given.boss(0).stalled = True
    assert given.turn_of(0).asked(0)[0] == questions.TurnAction, "he has the badge"


@pytest.mark.rule("K12.8", "K7.2")
@pytest.mark.parametrize("left", [0, 1])
def test_a_police_action_spent_stays_spent(left: int) -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE)
    given.police(given.door(given.home(1)), actions=left).turn_of(0)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE), Stay(), NoAction(), NoPolice())
    assert (RaidBusiness(given.home(1)) in given.legal(0)) == bool(left)


@pytest.mark.rule("K12.8", "K8.5")
def test_in_the_trade_phase_the_badge_is_gone() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).hand(2, SHOTGUNS).turn_of(0, round=4)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE)).last_round_over()
    assert given.asked(2) == [questions.WindowBeforeDraw]
    assert given.state.table.badge == NOBODY


@pytest.mark.rule("K12.8", "K12.22")
def test_in_his_own_turn_only_and_not_with_the_badge() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).turn_of(1, window=True)
    assert not_now(given, 0, FRIENDS_ON_THE_INSIDE) == "K12.8"
    given.badge(0).turn_of(0)
    reason = given.refused(0, Play(FRIENDS_ON_THE_INSIDE))
    assert (reason.rule, reason.key) == ("K12.8", "why-badge-already")

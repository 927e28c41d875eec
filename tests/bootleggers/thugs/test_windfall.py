"""Windfall (B11.28)."""

from __future__ import annotations

import msgspec
import pytest

from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import (
    ChooseMobster,
    KeepCard,
    KeepDie,
    Play,
    PutDie,
    PutImprovement,
    StartStill,
    Take,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    DOUBLE_INFLUENCE,
    DOUBLE_STILL,
    FIRST_REMOTE,
    HIJACK,
    IMPROVEMENT,
    INVESTIGATION,
    MOTHERS,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    WINDFALL,
)
from backroom.games.bootleggers.phases import taking
from backroom.games.bootleggers.phases.boys import SendingTheBoys
from backroom.games.bootleggers.thugs.windfall import DrawsCard
from tests.bootleggers.given import Given


def on_offer(given: Given, *cards: int) -> Given:
    """These lie face up, and the first mobster is about to take one."""
    for card in cards:
        given.state.deck[card] -= 1
    given.state.table.offer = sorted(cards)
    return given.part(taking.take_cards)


def draw(card: int) -> Given:
    """Alice, who has kept a Windfall since an earlier round, plays it and draws this card."""
    given = Given().thug(0, WINDFALL).next_card(card)
    return given.window(timing.END_OF_PHASE_1).play(0, WINDFALL)


# --- what is drawn -------------------------------------------------------------------------------


@pytest.mark.rule("B11.28", "B4.8")
@pytest.mark.parametrize(("card", "count"), [(SINGLE_INFLUENCE, 1), (DOUBLE_INFLUENCE, 2)])
def test_influence_goes_to_the_back_room_at_once(card: int, count: int) -> None:
    given = draw(card)
    assert given.mobster(0).markers == 1 + count
    assert given.state.table.discard[card] == 1
    given.sound()


@pytest.mark.rule("B11.28", "B4.9")
def test_a_single_still_improvement_is_a_die_at_once() -> None:
    given = draw(SINGLE_STILL)
    assert set(given.legal(0)) == {PutDie(0), KeepDie()}
    given.act(0, PutDie(0))
    assert given.still(0).dice == 2
    assert isinstance(given.state.stack[-1], SendingTheBoys)
    given.sound()


@pytest.mark.rule("B11.28", "B4.10")
def test_a_double_still_improvement_may_start_a_remote_still() -> None:
    given = draw(DOUBLE_STILL).act(0, StartStill())
    assert given.still(FIRST_REMOTE).owner == 0
    assert given.still(FIRST_REMOTE).dice == 1
    given.sound()


@pytest.mark.rule("B11.28", "B4.10")
def test_a_double_still_improvement_may_be_two_dice() -> None:
    given = draw(DOUBLE_STILL).act(0, PutDie(0), KeepDie())
    assert given.still(0).dice == 2
    assert given.mobster(0).dice == 1
    given.sound()


@pytest.mark.rule("B11.28", "B4.11")
def test_a_speakeasy_improvement_is_put_down_at_once() -> None:
    given = draw(IMPROVEMENT).act(0, PutImprovement(MOTHERS))
    assert given.house(MOTHERS).improvements == 1
    given.sound()


@pytest.mark.rule("B11.28")
def test_everybody_sees_a_card_that_takes_effect() -> None:
    given = draw(SINGLE_INFLUENCE)
    told = DrawsCard(mobster=0, card=SINGLE_INFLUENCE)
    assert told in given.told(1)


@pytest.mark.rule("B11.28")
def test_a_thug_card_may_be_kept() -> None:
    given = draw(HIJACK).act(0, KeepCard())
    assert given.mobster(0).unseen == [HIJACK]
    assert given.mobster(0).known == []
    assert given.state.table.discard[WINDFALL] == 1
    given.sound()


@pytest.mark.rule("B11.28")
def test_a_thug_card_may_be_played_at_once() -> None:
    given = draw(BIG_CITY_BOYS).act(0, Play(BIG_CITY_BOYS), ChooseMobster(2))
    assert given.mobster(2).boosted
    assert given.mobster(0).unseen == []
    assert given.state.table.discard[BIG_CITY_BOYS] == 1
    given.sound()


@pytest.mark.rule("B11.28", "B11.14")
def test_a_thug_card_whose_time_has_not_come_can_only_be_kept() -> None:
    given = draw(HIJACK)
    assert given.legal(0) == [KeepCard()]
    assert given.refused(0, Play(HIJACK)) == "B11.14"


@pytest.mark.rule("B11.28", "B11.12")
def test_nullified_it_draws_nothing() -> None:
    given = Given().thug(0, WINDFALL).thug(1, INVESTIGATION)
    deck = list(given.state.deck)
    given.window(timing.END_OF_PHASE_1).play(0, WINDFALL, answers=False)
    given.act(1, Play(INVESTIGATION))
    assert given.state.deck == deck
    assert given.mobster(0).thugs() == []
    given.sound()


# --- unseen by the others ------------------------------------------------------------------------


def seen(given: Given, seat: int | None) -> bytes:
    """All that the seat has been shown: its view and its story."""
    return msgspec.json.encode([given.game.view(given.state, seat), given.told(seat)])


@pytest.mark.rule("B11.28", "B3.1")
@pytest.mark.parametrize("kept", [False, True], ids=["deciding", "kept"])
def test_what_the_others_see_does_not_depend_on_the_thug_card_drawn(kept: bool) -> None:
    first, second = draw(HIJACK), draw(BIG_CITY_BOYS)
    if kept:
        first.act(0, KeepCard())
        second.act(0, KeepCard())
        first.close_windows()
        second.close_windows()
    for seat in (1, 2, 3, None):
        assert seen(first, seat) == seen(second, seat)
    assert seen(first, 0) != seen(second, 0)


@pytest.mark.rule("B11.28", "B3.1")
def test_the_others_know_that_a_thug_card_was_drawn_and_its_holder_knows_which() -> None:
    given = draw(HIJACK)
    yours = events.DrawsThugUnseen(mobster=0, card=HIJACK)
    assert yours in given.told(0)
    for seat in (1, 2, 3, None):
        assert yours not in given.told(seat)
        assert "draws-thug" in given.tags(seat)
        view = given.game.view(given.state, seat)
        assert view.mobsters[0].unseen == 1
        assert view.mobsters[0].known == []


@pytest.mark.rule("B11.28", "B10.2")
def test_holding_an_unseen_card_is_reason_enough_to_be_asked() -> None:
    given = draw(HIJACK).act(0, KeepCard())
    assert [ask.seat for ask in given.asks()] == [0]  # though Hijack does not fit this window


# --- when ----------------------------------------------------------------------------------------


@pytest.mark.rule("B11.28", "B4.13")
def test_it_may_be_played_when_it_is_taken() -> None:
    given = on_offer(Given(), WINDFALL, SINGLE_INFLUENCE).next_card(DOUBLE_INFLUENCE)
    given.act(0, Take(WINDFALL), Play(WINDFALL))
    assert given.mobster(0).markers == 1 + 2
    given.sound()


@pytest.mark.rule("B11.28")
def test_it_does_not_replace_the_normal_pick() -> None:
    given = on_offer(Given().thug(0, WINDFALL), SINGLE_INFLUENCE, SINGLE_STILL)
    given.next_card(DOUBLE_INFLUENCE).act(0, Play(WINDFALL))
    assert given.mobster(0).markers == 1 + 2
    given.act(0, Take(SINGLE_INFLUENCE))
    assert given.mobster(0).markers == 1 + 2 + 1
    given.sound()


def kept_in_round_2() -> Given:
    """Alice keeps a Windfall she has just taken; an unseen card lets windows ask her."""
    given = Given().thug(0, BIG_CITY_BOYS, unseen=True)
    on_offer(given, WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.act(0, Take(WINDFALL), KeepCard())
    for seat in (1, 2, 3):
        given.act(seat, Take(SINGLE_INFLUENCE))
    return given


@pytest.mark.rule("B11.28")
def test_once_kept_it_waits_for_a_later_round() -> None:
    given = kept_in_round_2()
    assert given.state.table.when == timing.END_OF_PHASE_1
    assert given.refused(0, Play(WINDFALL)) == "B11.28"


@pytest.mark.rule("B11.28")
@pytest.mark.parametrize("when", [timing.REVEAL, timing.END_OF_PHASE_1])
def test_in_phase_1_of_a_later_round_it_can_be_played(when: int) -> None:
    given = kept_in_round_2()
    given.state.table.round = 3
    given.window(when).next_card(DOUBLE_INFLUENCE).play(0, WINDFALL)
    assert given.mobster(0).markers == 1 + 2


@pytest.mark.rule("B11.28")
def test_in_later_phases_it_cant() -> None:
    given = kept_in_round_2()
    given.state.table.round = 3
    given.window(timing.BEFORE_PRODUCTION)
    assert given.refused(0, Play(WINDFALL)) == "B11.28"


@pytest.mark.rule("B11.28", "B10.1")
def test_the_window_at_the_end_of_phase_1_asks_for_it_alone() -> None:
    given = Given().thug(2, WINDFALL).window(timing.END_OF_PHASE_1)
    assert [ask.seat for ask in given.asks()] == [2]
    assert Play(WINDFALL) in given.legal(2)

"""Phase 1, second part: pay, and take a card (B4.5–B4.15)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.passing import Pass
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import (
    ChooseMobster,
    Done,
    KeepCard,
    KeepDie,
    KeepImprovement,
    PickMuscle,
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
    HIT,
    IMPROVEMENT,
    LARGE,
    LARGE_TRUCK_CARD,
    LILS,
    MCCOY,
    MEDIUM_TRUCK_CARD,
    MOTHERS,
    OMALLEYS,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    SMALL,
    SMALL_TRUCK_CARD,
    STILLS,
    VOLSTEAD,
)
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.state import NOBODY, NOTHING
from tests.bootleggers.given import Given


def on_offer(given: Given, *cards: int, truck: int = NOTHING) -> Given:
    """These cards lie face up, and the mobsters are about to take one each."""
    for card in cards:
        given.state.deck[card] -= 1
    given.state.table.offer = sorted(cards)
    if truck != NOTHING:
        given.state.table.truck_deck[truck] -= 1
        given.state.table.truck_card = truck
    return given.part(take_cards)


def asked(given: Given) -> list[int]:
    return [ask.seat for ask in given.asks() if ask.waiting]


def take(card: int, *then: Action, seats: int = 3) -> Given:
    """Seat 0 takes this card, and answers what it asks."""
    given = on_offer(Given(seats), card, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    return given.act(0, Take(card), *then)


# --- paying (B4.5–B4.7) ------------------------------------------------------------------------


@pytest.mark.rule("B4.5")
def test_wages_and_the_muscle_card_are_paid_before_taking_in_muscle_order() -> None:
    given = Given(3).own(0, 12).own(0, 17)  # small, medium, large: wages 1 + 1 + 2
    on_offer(given, *[SINGLE_INFLUENCE] * 3)
    assert given.mobster(0).cash == 10 - 4 - 3  # muscle 50 costs 3
    assert given.mobster(1).cash == 10, "it is not his turn yet"
    given.act(0, Take(SINGLE_INFLUENCE))
    assert given.mobster(1).cash == 10 - 1 - 2  # muscle 40 costs 2


@pytest.mark.rule("B4.5")
def test_big_city_boys_does_not_raise_the_cost_of_a_muscle_card() -> None:
    given = Given(3).muscle(45, 30, 20)
    given.mobster(0).boosted = True
    on_offer(given, *[SINGLE_INFLUENCE] * 3)
    assert given.mobster(0).cash == 10 - 1 - 2


@pytest.mark.rule("B4.5")
def test_wages_are_for_trucks_owned_not_for_trucks_operated() -> None:
    given = Given(3).own(1, 17)
    given.truck(17).operator = 0
    on_offer(given, *[SINGLE_INFLUENCE] * 3)
    assert given.mobster(0).cash == 10 - 1 - 3


@pytest.mark.rule("B4.5", "B10.4")
def test_one_may_play_cards_then_takes_exactly_one() -> None:
    given = Given(3).thug(0, BIG_CITY_BOYS)
    on_offer(given, SINGLE_INFLUENCE, SINGLE_INFLUENCE, DOUBLE_INFLUENCE)
    given.play(0, BIG_CITY_BOYS, ChooseMobster(0))
    assert asked(given) == [0]
    assert set(given.legal(0)) == {Take(SINGLE_INFLUENCE), Take(DOUBLE_INFLUENCE)}
    assert given.refused(0, Pass()) == "B4.5"
    assert given.refused(0, Done()) == "B4.5"
    given.act(0, Take(DOUBLE_INFLUENCE))
    assert asked(given) == [1]
    assert given.refused(0, Take(SINGLE_INFLUENCE)) == "B4.5"


@pytest.mark.rule("B4.5")
def test_one_can_not_take_what_is_not_on_offer() -> None:
    given = on_offer(Given(3), *[SINGLE_INFLUENCE] * 3)
    assert given.refused(0, Take(DOUBLE_INFLUENCE)) == "B4.5"


@pytest.mark.rule("B4.6")
def test_who_can_not_pay_in_full_pays_what_there_is_and_plays_on() -> None:
    given = Given(3).cash(0, 2)
    on_offer(given, *[SINGLE_INFLUENCE] * 3)
    assert given.mobster(0).cash == 0
    paid = list(given.all(events.PaysWhatThereIs))
    assert paid == [events.PaysWhatThereIs(mobster=0, cash=2)]
    given.act(0, Take(SINGLE_INFLUENCE))
    assert given.mobster(0).markers == 2
    given.part(take_cards)
    assert given.mobster(0).cash == 0, "no debt"


@pytest.mark.rule("B4.7")
def test_no_wage_for_a_truck_bought_in_this_round() -> None:
    given = on_offer(Given(3), *[SINGLE_INFLUENCE] * 3, truck=LARGE)
    given.act(0, Take(LARGE_TRUCK_CARD))
    assert given.mobster(0).cash == 10 - 4 - 3
    for seat in (1, 2):
        given.act(seat, Take(SINGLE_INFLUENCE))
    assert given.mobster(0).cash == 10 - 4 - 3


# --- the cards (B4.8–B4.13) --------------------------------------------------------------------


@pytest.mark.parametrize(("card", "count"), [(SINGLE_INFLUENCE, 1), (DOUBLE_INFLUENCE, 2)])
@pytest.mark.rule("B4.8")
def test_influence_goes_from_the_supply_to_the_back_room(card: int, count: int) -> None:
    given = take(card)
    assert given.mobster(0).markers == 1 + count
    assert given.state.supply(0) == 18 - count
    assert given.state.table.discard[card] == 1
    given.sound()


@pytest.mark.rule("B4.8", "B2.6")
def test_an_empty_supply_gives_no_influence() -> None:
    given = Given(3).back_room(0, 19)
    on_offer(given, DOUBLE_INFLUENCE, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.act(0, Take(DOUBLE_INFLUENCE))
    assert given.mobster(0).markers == 19


@pytest.mark.rule("B4.9")
def test_a_single_still_improvement_goes_on_an_own_still() -> None:
    given = take(SINGLE_STILL, PutDie(0))
    assert given.still(0).dice == 2
    assert given.mobster(0).dice == 0
    assert asked(given) == [1]
    assert given.state.table.discard[SINGLE_STILL] == 1


@pytest.mark.rule("B4.9")
def test_or_into_the_back_room() -> None:
    given = take(SINGLE_STILL, KeepDie())
    assert given.mobster(0).dice == 1
    assert given.still(0).dice == 1


@pytest.mark.rule("B4.9")
def test_not_on_a_full_still_nor_anothers_nor_to_start_a_remote_one() -> None:
    given = Given(3)
    given.still(0).dice = 4
    on_offer(given, SINGLE_STILL, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.act(0, Take(SINGLE_STILL))
    assert given.legal(0) == [KeepDie()]
    for action in (PutDie(0), PutDie(1), PutDie(FIRST_REMOTE), StartStill()):
        assert given.refused(0, action) == "B4.9"


@pytest.mark.rule("B4.10")
def test_two_dice_in_any_split() -> None:
    given = Given(3)
    given.still(FIRST_REMOTE).owner = 0
    given.still(FIRST_REMOTE).dice = 3
    on_offer(given, DOUBLE_STILL, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.act(0, Take(DOUBLE_STILL), PutDie(FIRST_REMOTE))
    assert PutDie(FIRST_REMOTE) not in given.legal(0), "its four slots are taken"
    assert StartStill() not in given.legal(0), "it is either the one or the other"
    given.act(0, KeepDie())
    assert given.still(FIRST_REMOTE).dice == 4
    assert given.mobster(0).dice == 1
    assert asked(given) == [1]


@pytest.mark.rule("B4.10")
def test_or_a_new_remote_still_with_one_die() -> None:
    given = take(DOUBLE_STILL, StartStill())
    assert given.still(FIRST_REMOTE).owner == 0
    assert given.still(FIRST_REMOTE).dice == 1
    assert given.still(0).dice == 1
    assert given.mobster(0).dice == 0
    assert given.state.supply(0) == 17, "it bears an owner's mark"
    assert asked(given) == [1]


@pytest.mark.rule("B4.10")
def test_but_only_if_a_remote_still_is_left() -> None:
    given = Given(3)
    for still in range(FIRST_REMOTE, STILLS):
        given.still(still).owner = 1
    on_offer(given, DOUBLE_STILL, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.act(0, Take(DOUBLE_STILL))
    assert StartStill() not in given.legal(0)


@pytest.mark.rule("B4.11")
def test_a_speakeasy_improvement_goes_on_any_speakeasy_in_play_open_or_not() -> None:
    given = take(IMPROVEMENT, PutImprovement(MCCOY))
    assert given.house(MCCOY).improvements == 1
    assert asked(given) == [1]


@pytest.mark.rule("B4.11")
def test_or_into_the_back_room_too() -> None:
    given = take(IMPROVEMENT, KeepImprovement())
    assert given.mobster(0).improvements == 1


@pytest.mark.rule("B4.11")
def test_never_on_omalleys_nor_where_no_slot_is_free_nor_out_of_play() -> None:
    given = Given(3)
    given.house(LILS).improvements = 1
    on_offer(given, IMPROVEMENT, SINGLE_INFLUENCE, SINGLE_INFLUENCE)
    given.act(0, Take(IMPROVEMENT))
    for house in (OMALLEYS, LILS, VOLSTEAD):
        assert given.refused(0, PutImprovement(house)) == "B4.11"
    assert PutImprovement(MOTHERS) in given.legal(0)


@pytest.mark.rule("B4.12", "B1.6")
def test_a_truck_card_buys_the_truck() -> None:
    given = on_offer(Given(3), *[SINGLE_INFLUENCE] * 3, truck=LARGE)
    given.act(0, Take(LARGE_TRUCK_CARD))
    assert given.state.own_trucks(0) == [0, 17]
    assert given.mobster(0).cash == 10 - 1 - 3 - 3
    assert given.state.supply(0) == 17
    assert given.state.table.truck_card == NOTHING
    given.sound()


@pytest.mark.rule("B4.12")
def test_who_can_not_pay_the_price_may_take_the_card_and_gets_no_truck() -> None:
    given = Given(3).cash(0, 6)
    on_offer(given, *[SINGLE_INFLUENCE] * 3, truck=LARGE)
    assert given.mobster(0).cash == 2
    given.act(0, Take(LARGE_TRUCK_CARD))
    assert given.state.own_trucks(0) == [0]
    assert given.mobster(0).cash == 2
    assert given.state.table.truck_card == NOTHING
    assert sum(given.state.table.truck_deck) == 13, "the card is discarded"


@pytest.mark.rule("B4.13")
def test_a_thug_card_is_played_at_once() -> None:
    given = take(BIG_CITY_BOYS, Play(BIG_CITY_BOYS), ChooseMobster(0))
    assert given.mobster(0).boosted
    assert given.mobster(0).thugs() == []
    assert asked(given) == [1]


@pytest.mark.rule("B4.13", "B3.1")
def test_or_kept_in_the_hand_where_everybody_knows_it() -> None:
    given = take(BIG_CITY_BOYS, KeepCard())
    assert given.mobster(0).known == [BIG_CITY_BOYS]
    assert given.game.view(given.state, 2).mobsters[0].known == [BIG_CITY_BOYS]
    assert asked(given) == [1]


@pytest.mark.rule("B4.13")
def test_one_that_can_not_be_played_in_phase_1_is_kept_without_a_question() -> None:
    given = take(HIJACK)
    assert given.mobster(0).known == [HIJACK]
    assert asked(given) == [1]


# --- what is left over (B4.14) -----------------------------------------------------------------


@pytest.mark.rule("B4.14")
def test_cards_left_over_are_discarded_when_a_truck_card_was_taken() -> None:
    given = on_offer(Given(3), SINGLE_INFLUENCE, SINGLE_INFLUENCE, HIT, truck=SMALL)
    given.act(0, Take(SMALL_TRUCK_CARD))
    given.act(1, Take(SINGLE_INFLUENCE)).act(2, Take(SINGLE_INFLUENCE))
    assert given.state.table.offer == []
    assert given.state.table.discard[HIT] == 1
    given.sound()


@pytest.mark.rule("B4.14", "B4.1")
def test_a_truck_card_left_over_stays_face_up() -> None:
    given = on_offer(Given(3), *[SINGLE_INFLUENCE] * 3, truck=1)
    for seat in range(3):
        given.act(seat, Take(SINGLE_INFLUENCE))
    assert given.state.table.truck_card == MEDIUM_TRUCK_CARD - SMALL_TRUCK_CARD


# --- dice and improvements in the back room (B4.15) --------------------------------------------


@pytest.mark.parametrize(
    "when", [timing.REVEAL, timing.AFTER_PRODUCTION, timing.LINED_UP, timing.LAST_SALE]
)
@pytest.mark.rule("B4.15", "B10.1")
def test_a_die_leaves_the_back_room_in_any_window(when: int) -> None:
    given = Given(3)
    given.mobster(1).dice = 1
    given.window(when).act(1, PutDie(1))
    assert given.still(1).dice == 2
    assert given.mobster(1).dice == 0


@pytest.mark.rule("B4.15")
def test_so_does_an_improvement_marker() -> None:
    given = Given(3)
    given.mobster(1).improvements = 1
    given.window(timing.AFTER_DEALS).act(1, PutImprovement(MOTHERS))
    assert given.house(MOTHERS).improvements == 1
    assert given.mobster(1).improvements == 0


@pytest.mark.rule("B4.15", "B10.4")
def test_or_on_ones_own_decision() -> None:
    given = Given(3)
    given.mobster(0).dice = 1
    on_offer(given, *[SINGLE_INFLUENCE] * 3)
    given.act(0, PutDie(0))
    assert given.still(0).dice == 2
    assert asked(given) == [0], "he has yet to take a card"


@pytest.mark.rule("B4.15", "B10.7")
def test_not_while_no_muscle_card_lies_face_up() -> None:
    given = Given(3)
    given.mobster(1).dice = 1
    given.part(turn_up_cards)
    assert all(isinstance(action, PickMuscle) for action in given.legal(1))
    assert given.refused(1, PutDie(1)) == "B4.3"


@pytest.mark.rule("B4.15")
def test_a_die_can_not_start_a_remote_still_from_the_back_room() -> None:
    given = Given(3)
    given.mobster(1).dice = 2
    given.window(timing.REVEAL)
    assert given.still(FIRST_REMOTE).owner == NOBODY
    assert given.refused(1, PutDie(FIRST_REMOTE)) == "B10.2"
    assert given.refused(1, StartStill()) == "B10.2"

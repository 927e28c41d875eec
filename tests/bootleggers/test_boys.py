"""Phase 2: influence, and who has a say in a speakeasy (B5)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import influence, questions
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    ChooseMobster,
    Done,
    Place,
    PutDie,
)
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_CITY_BOYS,
    HIJACK,
    HIT,
    LILS,
    MCCOY,
    MOLL,
    MOTHERS,
    OMALLEYS,
    OPENS_AT,
    VOLSTEAD,
    WAREHOUSE,
)
from backroom.games.bootleggers.influence import CONTROL, MAJORITY, MINORITY, NONE
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given


def asked(given: Given) -> list[int]:
    return [ask.seat for ask in given.asks() if ask.waiting]


def standings(given: Given, house: int) -> list[int]:
    return [influence.standing(given.state, house, seat) for seat in range(given.state.seats)]


@pytest.mark.rule("B5.1")
def test_in_muscle_order_one_mobster_finishes_before_the_next_begins() -> None:
    given = Given(3).muscle(20, 30, 10).back_room(0, 2).back_room(1, 3).back_room(2, 1)
    given.part(send_the_boys)
    assert asked(given) == [1]
    given.act(1, Place(MOTHERS), Place(MCCOY))
    assert asked(given) == [1]
    assert given.refused(0, Place(MOTHERS)) == "B5.1"
    given.act(1, Done())
    assert asked(given) == [0]
    assert given.house(MOTHERS).markers == (0, 1, 0)
    assert given.house(MCCOY).markers == (0, 1, 0)
    assert given.mobster(1).markers == 1
    given.act(0, Place(LILS), Place(LILS))
    assert asked(given) == [2], "with an empty back room he has finished"
    given.sound()


@pytest.mark.rule("B5.1")
def test_none_is_a_number_too() -> None:
    given = Given(3).part(send_the_boys)
    given.act(0, Done()).act(1, Done()).act(2, Done())
    assert [mobster.markers for mobster in given.state.mobsters] == [1, 1, 1]


@pytest.mark.rule("B5.1")
def test_omalleys_takes_none() -> None:
    given = Given(3).part(send_the_boys)
    assert given.refused(0, Place(OMALLEYS)) == "B5.1"


@pytest.mark.parametrize(("seats", "legal"), [(3, False), (5, False), (6, True)])
@pytest.mark.rule("B5.1", "B1.10")
def test_volstead_only_with_six_mobsters(seats: int, legal: bool) -> None:
    given = Given(seats).part(send_the_boys)
    assert (Place(VOLSTEAD) in given.legal(0)) is legal


@pytest.mark.rule("B5.1", "B10.4")
def test_cards_and_dice_may_be_played_first() -> None:
    given = Given(3).thug(0, BIG_CITY_BOYS)
    given.mobster(0).dice = 1
    given.part(send_the_boys)
    given.act(0, PutDie(0))
    given.play(0, BIG_CITY_BOYS, ChooseMobster(1))
    assert given.still(0).dice == 2
    assert given.mobster(1).boosted
    assert asked(given) == [0]


@pytest.mark.rule("B5.1")
def test_who_has_no_marker_but_holds_a_card_that_fits_is_asked_all_the_same() -> None:
    given = Given(4).back_room(0, 0).back_room(1, 0).back_room(2, 0).back_room(3, 0)
    given.thug(0, HIJACK).thug(1, HIT).thug(2, MOLL, unseen=True)
    given.markers(MOTHERS, [1, 0, 0, 0]).part(send_the_boys)
    assert asked(given) == [1], "Hijack does not fit in phase 2"
    assert Place(MOTHERS) not in given.legal(1)
    assert isinstance(given.asks(1)[0].question, questions.PlaceNone)
    given.play(1, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.house(MOTHERS).markers == (0, 0, 0, 0)
    assert asked(given) == [2], "the card is gone, so there is nothing left to ask 1"
    given.act(2, Done())
    assert asked(given) != [3]
    given.sound()


@pytest.mark.rule("B5.1")
def test_with_his_last_marker_placed_he_may_still_play_a_card() -> None:
    given = Given(3).thug(0, HIT).part(send_the_boys)
    given.act(0, Place(MOTHERS))
    assert asked(given) == [0]
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.house(MOTHERS).markers == (0, 0, 0)
    assert asked(given) == [1]


@pytest.mark.rule("B5.1", "B3.1")
@pytest.mark.parametrize("card", [HIT, HIJACK, WAREHOUSE])
def test_whether_he_is_asked_rests_on_public_facts_alone(card: int) -> None:
    """An unseen card might fit: he is asked whatever it is, and others see no difference."""
    given = Given(3).back_room(0, 0).thug(0, card, unseen=True).part(send_the_boys)
    assert asked(given) == [0]
    assert given.legal(0)[0] == Done()


@pytest.mark.parametrize("house", [LILS, MOTHERS, BARLEYCORNS, MCCOY, VOLSTEAD])
@pytest.mark.rule("B5.2")
def test_a_speakeasy_is_open_while_its_shaded_circles_are_covered(house: int) -> None:
    given = Given(6)
    given.markers(house, [OPENS_AT[house] - 1, 0, 0, 0, 0, 0])
    assert not influence.is_open(given.state, house)
    given.state.add_markers(house, 3, 1)
    assert influence.is_open(given.state, house)
    assert given.game.view(given.state, None).houses[house].open
    given.state.add_markers(house, 0, -1)
    assert not influence.is_open(given.state, house), "it closes again when it falls below"


@pytest.mark.rule("B5.2")
def test_omalleys_is_always_open() -> None:
    assert influence.is_open(Given().state, OMALLEYS)


@pytest.mark.rule("B5.2")
def test_the_marker_that_opens_a_speakeasy_is_told() -> None:
    given = Given(3).markers(LILS, [0, 2, 0]).part(send_the_boys)
    given.act(0, Place(LILS))
    assert given.tags().count("opens") == 1


@pytest.mark.rule("B5.3")
def test_control_is_as_many_as_all_others_together() -> None:
    given = Given().markers(MOTHERS, [3, 2, 1, 0])
    assert influence.controller(given.state, MOTHERS) == 0
    assert standings(given, MOTHERS) == [CONTROL, MINORITY, MINORITY, NONE]


@pytest.mark.rule("B5.3")
def test_a_single_marker_controls_an_empty_house_and_none_controls_nothing() -> None:
    given = Given().markers(LILS, [0, 0, 1, 0])
    assert influence.controller(given.state, LILS) == 2
    assert influence.controller(given.state, MOTHERS) == NOBODY
    assert standings(given, MOTHERS) == [NONE] * 4


@pytest.mark.rule("B5.3", "B4.4")
def test_if_two_have_it_the_higher_muscle_value_controls() -> None:
    given = Given().muscle(30, 34, 10, 20).markers(MOTHERS, [3, 3, 0, 0])
    assert standings(given, MOTHERS) == [MINORITY, CONTROL, NONE, NONE]
    given.mobster(0).boosted = True  # 35½
    assert standings(given, MOTHERS) == [CONTROL, MINORITY, NONE, NONE]


@pytest.mark.rule("B5.4", "B5.6")
def test_majority_is_strictly_more_than_each_other_without_control() -> None:
    given = Given().markers(BARLEYCORNS, [3, 2, 2, 0])
    assert influence.controller(given.state, BARLEYCORNS) == NOBODY
    assert influence.majority(given.state, BARLEYCORNS) == 0
    assert standings(given, BARLEYCORNS) == [MAJORITY, MINORITY, MINORITY, NONE]


@pytest.mark.rule("B5.5", "B5.9")
def test_a_tied_lead_below_control_is_nobodys_majority_whatever_the_muscle() -> None:
    given = Given().markers(BARLEYCORNS, [2, 2, 1, 0])
    assert influence.holder(given.state, BARLEYCORNS) == NOBODY
    assert standings(given, BARLEYCORNS) == [MINORITY, MINORITY, MINORITY, NONE]


@pytest.mark.rule("B5.3", "B5.4", "B5.5", "B5.6")
def test_one_controller_or_one_majority_holder_or_neither() -> None:
    given = Given()
    for a in range(5):
        for b in range(5):
            for c in range(5):
                given.markers(MCCOY, [a, b, c, 0])
                got = standings(given, MCCOY)
                assert got.count(CONTROL) + got.count(MAJORITY) <= 1
                for seat, own in enumerate((a, b, c, 0)):
                    rest = a + b + c - own
                    assert (got[seat] == NONE) == (own == 0)
                    if got[seat] == CONTROL:
                        assert own >= rest
                    if got[seat] == MAJORITY:
                        assert own < rest
                        assert sum(other >= own for other in (a, b, c)) == 1
                if max(a, b, c) * 2 > a + b + c:
                    assert CONTROL in got


@pytest.mark.rule("B5.8")
def test_a_full_speakeasy_takes_no_more() -> None:
    given = Given(3).markers(LILS, [0, 3, 2]).part(send_the_boys)
    assert given.refused(0, Place(LILS)) == "B5.8"
    assert Place(MOTHERS) in given.legal(0)


@pytest.mark.rule("B11.23", "B5.1")
def test_locked_markers_are_not_placed() -> None:
    given = Given(3).back_room(0, 3)
    given.mobster(0).locked = 2
    given.part(send_the_boys).act(0, Place(LILS))
    assert asked(given) == [1]


@pytest.mark.rule("B5.3")
def test_a_tie_for_control_is_nobody_s_before_the_reveal() -> None:
    given = Given(seats=3).markers(MOTHERS, [2, 2, 0])
    assert influence.controller(given.state, MOTHERS) == 0
    for mobster in given.state.mobsters:
        mobster.muscle = 0
    assert influence.controller(given.state, MOTHERS) == NOBODY

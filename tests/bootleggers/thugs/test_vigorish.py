"""A Little Vigorish (B11.1)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import ChooseStill, PayUp, Play, PutDie
from backroom.games.bootleggers.components import FIRST_REMOTE, UNION_BOSS, VIGORISH
from tests.bootleggers.given import Given

REMOTE = FIRST_REMOTE


def table(dice: int = 2) -> Given:
    """Seat 1 owes interest on a family still with so many dice; seat 0 holds the card."""
    given = Given().thug(0, VIGORISH)
    given.still(1).dice = dice
    return given


@pytest.mark.rule("B11.1")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_owner_pays_three_for_each_die_and_the_still_runs(dice: int) -> None:
    given = table(dice).dice("production.1.1", *[4] * dice)
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(1)).act(1, PayUp(True))
    assert given.mobster(0).cash == 10 + 3 * dice
    assert given.mobster(1).cash == 10 - 3 * dice
    assert given.mobster(1).crates == 4 * dice
    given.sound()


@pytest.mark.rule("B11.1")
def test_a_still_whose_owner_does_not_pay_makes_nothing_this_round() -> None:
    given = table()
    given.still(REMOTE).owner, given.still(REMOTE).dice = 1, 1
    given.dice(f"production.1.{REMOTE}", 6)
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(1)).act(1, PayUp(False))
    assert given.mobster(0).cash == given.mobster(1).cash == 10
    assert given.mobster(1).crates == 6  # the other still is left alone
    labels = [roll.label for record in given.records for roll in record.rolls]
    assert "production.1.1" not in labels
    assert "still-stopped" in given.tags(0)


@pytest.mark.rule("B11.1")
def test_a_remote_still_can_be_put_under_pressure_too() -> None:
    given = table()
    given.still(REMOTE).owner, given.still(REMOTE).dice = 2, 3
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(REMOTE)).act(2, PayUp(True))
    assert given.mobster(2).cash == 1


@pytest.mark.rule("B11.1")
def test_who_cannot_pay_all_cannot_pay() -> None:
    given = table().cash(1, 5)
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(1))
    assert given.refused(1, PayUp(True)) == "B11.1"
    given.act(1, PayUp(False))
    assert given.mobster(1).cash == 5
    assert given.mobster(1).crates == 0


@pytest.mark.rule("B11.1", "B3.1")
def test_being_asked_does_not_show_whether_the_owner_could_pay() -> None:
    rich, poor = table().cash(1, 50), table().cash(1, 0)
    for given in (rich, poor):
        given.window(timing.BEFORE_PRODUCTION).play(0, VIGORISH, ChooseStill(1))
        for seat in (0, 2, None):
            resealed = given.game.reseal(given.state, seat, Random(1))
            seen = msgspec.json.encode(given.game.view(given.state, seat))
            assert msgspec.json.encode(given.game.view(resealed, seat)) == seen
    views = [msgspec.json.encode(given.game.view(given.state, 2)) for given in (rich, poor)]
    assert views[0] == views[1]


@pytest.mark.rule("B11.1")
def test_the_owner_chooses_only_when_the_card_takes_effect() -> None:
    given = table()
    given.window(timing.BEFORE_PRODUCTION)
    given.act(0, Play(VIGORISH))
    assert given.asks(1) == []
    given.act(0, ChooseStill(1))
    assert {type(action) for action in given.legal(1)} == {PayUp}
    assert given.asks(0) == []


@pytest.mark.rule("B11.1")
def test_a_die_added_later_costs_no_interest_and_does_not_start_the_still_again() -> None:
    given = table(dice=1).thug(3, UNION_BOSS)  # whoever might play keeps the window open
    given.mobster(1).dice = 1
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(1))
    assert given.asks(1)[0].question == questions.PayUp(mobster=0, still=1, cash=3)
    given.act(1, PayUp(False))
    given.act(1, PutDie(1)).close_windows()
    assert given.still(1).dice == 2
    assert given.mobster(1).crates == 0


@pytest.mark.rule("B11.1", "B11.33")
def test_only_stills_of_others_with_a_die_on_them() -> None:
    given = table()
    given.still(REMOTE).owner, given.still(REMOTE).dice = 2, 0
    given.window(timing.BEFORE_PRODUCTION).act(0, Play(VIGORISH))
    stills = [action for action in given.legal(0) if isinstance(action, ChooseStill)]
    assert stills == [ChooseStill(1), ChooseStill(2), ChooseStill(3)]
    assert given.refused(0, ChooseStill(REMOTE)) == "B11.33"


@pytest.mark.rule("B11.1")
def test_it_fits_from_the_reveal_to_the_production_roll() -> None:
    for when in (timing.REVEAL, timing.END_OF_PHASE_1, timing.BEFORE_PRODUCTION):
        given = table().thug(0, UNION_BOSS).window(when)
        assert Play(VIGORISH) in given.legal(0)
    for when in (timing.AFTER_PRODUCTION, timing.LAST_SALE):
        given = table().thug(0, UNION_BOSS).window(when)
        assert given.refused(0, Play(VIGORISH)) == "B11.1"


@pytest.mark.rule("B11.1", "B6.3")
def test_a_stopped_family_still_made_nothing_in_the_eyes_of_the_copper() -> None:
    given = Given(round=4).thug(0, VIGORISH)
    given.still(1).dice = 4
    given.dice("production.0.0", 2).dice("production.2.2", 3).dice("production.3.3", 1)
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(1)).act(1, PayUp(False))
    assert given.state.table.copper == 2


@pytest.mark.rule("B11.1")
def test_the_still_runs_again_in_the_next_round() -> None:
    given = table()
    given.window(timing.BEFORE_PRODUCTION)
    given.play(0, VIGORISH, ChooseStill(1)).act(1, PayUp(False))
    assert given.still(1).stopped
    given.window(timing.LAST_SALE)
    assert given.state.table.round == 3
    assert not given.still(1).stopped


@pytest.mark.rule("B11.1")
def test_the_open_demand_survives_a_copy_and_a_save() -> None:
    given = table().window(timing.BEFORE_PRODUCTION).play(0, VIGORISH, ChooseStill(1))
    written = given.game.dump(given.state)
    assert given.game.dump(given.state.copy()) == written
    given.state = given.game.restore(written)
    assert given.game.dump(given.state) == written
    given.act(1, PayUp(True))
    assert given.mobster(0).cash == 16

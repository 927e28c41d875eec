"""What an attack and the answers in a shootout would mean (K6)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    ChooseGarage,
    Lose,
    Neutralize,
    NoPick,
    SlipOut,
    Stay,
)
from backroom.games.chicago.components import FIRST_CONTRACT, GETAWAY
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    HYMAN_DIAMOND,
    JOHN_DOE,
    KNUCKLES,
    LUCKY_LOU,
    RED_IRISH,
    SPONGE,
    THE_CLEANER,
    THE_DENTIST,
    THE_DOCTOR,
    THE_MECHANIC,
    THIN_TIM,
)
from tests.changing import change
from tests.chicago.fights import LAST_DROP, at_business, attack, cars, rolls
from tests.chicago.given import Given
from tests.chicago.means.saying import brief, maybe, means, sure, told


def shown(given: Given, *gangsters: int) -> Given:
    for g in gangsters:
        given.state.show(g)
    return given.turn_of(0).act(0, Stay())


@pytest.mark.rule("K6.1", "K6.4")
def test_who_can_lose_nobody_is_told_so() -> None:
    """An empty car does not shoot back."""
    given = shown(cars([THE_CLEANER, KNUCKLES], []))
    said = told(given, 0, AttackCar(1))
    assert said.startswith("you win 100% of the time, cards aside; if you win,"), said
    assert said.endswith("; you lose nobody"), said
    assert "if you lose" not in said


@pytest.mark.rule("K6.4", "K6.5", "K6.9", "K9.1")
def test_an_attack_on_a_business_tells_odds_losses_and_prize() -> None:
    given = shown(at_business([THE_CLEANER], [SPONGE]), SPONGE)
    said = told(given, 0, AttackBusiness(LAST_DROP))
    assert said.startswith(
        "you win 75% of the time, cards aside; if you win, The Last Drop is yours"
    )
    assert said.endswith(
        "; if you lose, your car is in the garage until the end of the trade phase, and you sit out"
        " till then; on average you lose 0.5 gangsters, 0.3 of them dead; they lose 0.9, 0.3 of"
        " them dead"
    )
    assert "2 points for you instead of 1" in said
    assert "1 point for Stella instead of 2" in said
    assert brief(given, 0, AttackBusiness(LAST_DROP)) == "attack 75%"
    assert means(given, 0, AttackBusiness(LAST_DROP)).tone == "earns"


@pytest.mark.rule("K9.1")
def test_who_may_be_inside_is_averaged_and_that_is_said() -> None:
    given = at_business([THE_CLEANER], [SPONGE]).gangster(1, KNUCKLES).turn_of(0).act(0, Stay())
    assert "cards aside, depending on who is inside" in told(given, 0, AttackBusiness(LAST_DROP))


@pytest.mark.rule("K6.9")
def test_a_closed_business_stays_closed_and_an_empty_one_loses_nobody() -> None:
    given = at_business([RED_IRISH], []).closed(LAST_DROP).turn_of(0).act(0, Stay())
    said = told(given, 0, AttackBusiness(LAST_DROP))
    assert "it stays closed until the end of the trade phase" in said
    assert "they lose" not in said and "you lose 0." in said


@pytest.mark.rule("K6.4")
def test_with_little_hope_one_is_asked_again() -> None:
    given = at_business([HYMAN_DIAMOND], [THE_DENTIST, KNUCKLES]).turn_of(0).act(0, Stay())
    found = means(given, 0, AttackBusiness(LAST_DROP))
    assert found.tone == "loses"
    assert sure(given, 0, AttackBusiness(LAST_DROP)) == "Attack with a chance of 0%?"
    middling = cars([BUGS_BENNY, HYMAN_DIAMOND], [CHICKEN_JOE]).turn_of(0).act(0, Stay())
    assert means(middling, 0, AttackCar(1)).sure is None
    poor = cars([THE_CLEANER], [SPONGE, KNUCKLES]).turn_of(0).act(0, Stay())
    assert means(poor, 0, AttackCar(1)).tone == "earns"


@pytest.mark.rule("K6.7", "K6.8")
def test_a_beaten_car_is_out_and_hands_over_its_contracts() -> None:
    given = cars([THE_CLEANER], [SPONGE]).started(1, FIRST_CONTRACT)
    shown(given, SPONGE)
    said = told(given, 0, AttackCar(1))
    assert "if you win, Stella's car is in the garage until the end of the trade phase" in said
    assert "you take over A Thorough Shaving" in said


@pytest.mark.rule("K13.39")
def test_the_mechanic_takes_the_fun_out_of_it() -> None:
    given = cars([THE_CLEANER], []).gangster(1, THE_MECHANIC, spot=3).turn_of(0).act(0, Stay())
    assert "but The Mechanic mends it at once" in told(given, 0, AttackCar(1))


@pytest.mark.rule("K13.43", "K13.18")
def test_what_the_odds_leave_out_is_said() -> None:
    given = cars([THE_CLEANER, JOHN_DOE], [SPONGE]).gangster(1, THIN_TIM, spot=3)
    given.turn_of(0).act(0, Stay())
    said = told(given, 0, AttackCar(1))
    assert "Thin Tim may be in it: then it may slip out" in said
    assert "John Doe is taken to pick whoever counts most" in said
    known = shown(cars([THE_CLEANER], [THIN_TIM]), THIN_TIM)
    assert "Thin Tim is in it and may slip out" in told(known, 0, AttackCar(1))
    known.state.table.used.append(THIN_TIM)
    assert "Thin Tim" not in told(known, 0, AttackCar(1))


# --- in the middle of one ------------------------------------------------------------------------


@pytest.mark.rule("K13.43")
def test_slipping_out_or_the_odds() -> None:
    given = attack(cars([BUGS_BENNY], [THIN_TIM]))
    assert told(given, 1, SlipOut(True)) == "no shots; he can't do it again in this game turn"
    assert told(given, 1, SlipOut(False)).startswith("you win ")


@pytest.mark.rule("K13.18")
def test_john_does_pick_in_numbers() -> None:
    given = attack(cars([JOHN_DOE, BUGS_BENNY], [CHICKEN_JOE, HYMAN_DIAMOND]))
    picks = [Neutralize(CHICKEN_JOE), Neutralize(HYMAN_DIAMOND)]
    best, less = (int(brief(given, 0, pick).removesuffix("%")) for pick in picks)
    none = int(told(given, 0, NoPick()).split()[2].removesuffix("%"))
    assert best > less > none
    assert told(given, 0, picks[0]) == f"you win {best}% of the time"


@pytest.mark.rule("K6.4", "K6.5", "K13.22", "K13.36")
def test_who_falls_tells_what_is_lost_with_him() -> None:
    given = attack(rolls(cars([BUGS_BENNY, LUCKY_LOU], [CHICKEN_JOE]), [1], [6]))
    assert told(given, 0, Lose(LUCKY_LOU)).startswith("he goes to hospital: he never dies")
    assert told(given, 0, Lose(BUGS_BENNY)) == (
        "attack 2 on cars, 2 on businesses; defence 1 in the car, 1 in a business; "
        "1 point for you instead of 2"
    )
    given = cars([BUGS_BENNY, HYMAN_DIAMOND], [CHICKEN_JOE]).gangster(0, THE_DOCTOR, spot=0)
    given = attack(rolls(given, [1], [6]))
    assert told(given, 0, Lose(HYMAN_DIAMOND)).startswith(
        "The Doctor saves one in two; counts 1 in any shootout"
    )
    given = attack(rolls(cars([BUGS_BENNY, HYMAN_DIAMOND], [CHICKEN_JOE]), [1], [2]))
    assert told(given, 0, Lose(HYMAN_DIAMOND)).startswith("counts 1 in any shootout")


@pytest.mark.rule("K6.7")
def test_of_two_garages_each_tells_what_is_near() -> None:
    board = Given(3).state.board
    square = next(s for s in range(board.squares) if len(board.nearest_garages(s)) > 1)
    given = attack(rolls(cars([BUGS_BENNY], [], square=square), [1, 1], [6, 6]))
    garage = board.nearest_garages(square)[0]
    assert told(given, 0, ChooseGarage(garage)).startswith("The Tin Cup is ")
    change(given.state.businesses, given.home(0), owner=1)
    assert maybe(given, 0, ChooseGarage(garage)) is None


@pytest.mark.rule("K12.9", "K12.22")
def test_whoever_passes_in_a_shootout_is_told_how_it_stands() -> None:
    given = attack(cars([BUGS_BENNY], [KNUCKLES]).hand(0, GETAWAY))
    assert told(given, 0, Pass()) == "you win 75% of the time"

"""What an event card would do now, to whom it is aimed (K12)."""

from __future__ import annotations

import re

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago.actions import LookInBusiness, LookInCar, Lose, Play
from backroom.games.chicago.components import (
    ACCIDENT,
    AN_OLD_FAVOR,
    BACKSTABBING,
    BREAK_AND_ENTER,
    BURGLARY,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_AID,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HORSE_HEAD,
    MASSACRE,
    OUT_OF_GAS,
    SHOTGUNS,
    SNEAKING_OUT,
    STILL_STANDING,
    STREETWISE,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    HYMAN_DIAMOND,
    KNUCKLES,
    LUCKY_LOU,
    SPONGE,
    THE_DOCTOR,
    THE_REPORTER,
)
from backroom.games.chicago.means.cards import _PLAYS
from backroom.games.chicago.trade_phase import BEFORE_DRAW
from tests.chicago.fights import LAST_DROP, at_business, attack, cars, rolls
from tests.chicago.given import Given
from tests.chicago.means.saying import brief, means, sure, told


def own_turn(card: int, given: Given | None = None) -> Given:
    return (given or Given(3)).hand(0, card).turn_of(0)


def trade(card: int, given: Given | None = None) -> Given:
    return (given or Given(3)).hand(0, card).trade(BEFORE_DRAW, windows=True)


def test_every_card_says_what_it_would_do() -> None:
    assert sorted(_PLAYS) == sorted(EVENT_CARDS)


@pytest.mark.rule("K12.1")
def test_an_old_favor() -> None:
    given = trade(AN_OLD_FAVOR, Given(3).offer(BUGS_BENNY))
    assert told(given, 0, Play(AN_OLD_FAVOR, BUGS_BENNY)).startswith("one more gangster after that")


@pytest.mark.rule("K12.2")
def test_backstabbing() -> None:
    given = trade(BACKSTABBING, Given(3).gangster(1, BUGS_BENNY, KNUCKLES).gangster(0, SPONGE))
    assert told(given, 0, Play(BACKSTABBING, 1)) == (
        "one of these leaves Stella for you, at random: Bugs Benny and Knuckles; "
        "2 points for you instead of 1; 1 point for Stella instead of 2"
    )
    given = trade(BACKSTABBING, Given(3).in_prison(1, BUGS_BENNY))
    assert told(given, 0, Play(BACKSTABBING, 1)) == "Bugs Benny leaves Stella for you"


@pytest.mark.rule("K12.3")
def test_break_and_enter() -> None:
    given = trade(BREAK_AND_ENTER, Given(3).hand(1, ACCIDENT, MASSACRE, THE_RAT))
    assert told(given, 0, Play(BREAK_AND_ENTER, 1)) == "2 of 3 cards, at random"


@pytest.mark.rule("K12.4", "K12.19")
def test_burglary_and_the_rat_tell_what_all_can_count() -> None:
    given = own_turn(BURGLARY).hand(0, THE_RAT)
    assert told(given, 0, Play(BURGLARY, 1)) == (
        "1 to 6 resources out of Stella's safe, as many as the die says; "
        "your rivals hold 6 resources together"
    )
    assert told(given, 0, Play(THE_RAT, 1)) == (
        "Stella loses half of all resources, rounded up; your rivals hold 6 resources together"
    )


@pytest.mark.rule("K12.8", "K12.16")
def test_friends_and_streetwise() -> None:
    given = own_turn(FRIENDS_ON_THE_INSIDE).hand(0, STREETWISE)
    assert told(given, 0, Play(FRIENDS_ON_THE_INSIDE)) == (
        "the badge is yours until the trade phase; the police have 1 action left in this game turn"
    )
    assert told(given, 0, Play(STREETWISE)) == "one more die to drive in this turn"


@pytest.mark.rule("K12.6", "K12.12")
def test_election_day_counts_the_turns_that_are_lost() -> None:
    given = own_turn(ELECTION_DAY).hand(0, OUT_OF_GAS)
    assert told(given, 0, Play(ELECTION_DAY, 1)) == (
        "out for 4 turns, and no income in the next trade phase"
    )
    given = Given(3).hand(1, ELECTION_DAY).turn_of(1, round=4)
    assert told(given, 1, Play(ELECTION_DAY, 0)).startswith("no more turn to lose")
    assert told(given, 1, Play(ELECTION_DAY, 2)).startswith("out for 1 turn,")
    given = own_turn(OUT_OF_GAS)
    assert told(given, 0, Play(OUT_OF_GAS, 1)) == ("the car stays put the next time it could drive")


@pytest.mark.rule("K12.6", "K12.20")
def test_who_is_elected_is_told_what_comes_of_it() -> None:
    given = own_turn(ELECTION_DAY).hand(1, HORSE_HEAD).act(0, Play(ELECTION_DAY, 1))
    assert told(given, 1, Play(HORSE_HEAD)) == "Election Day comes to nothing"
    assert told(given, 1, Pass()).startswith("out for 4 turns")


@pytest.mark.rule("K12.17")
def test_the_feds_are_for_whoever_has_the_badge() -> None:
    given = own_turn(THE_FEDS)
    assert sure(given, 0, Play(THE_FEDS)) == "Play it though nothing comes of it?"
    given = own_turn(THE_FEDS, Given(3).badge(0))
    assert told(given, 0, Play(THE_FEDS)) == (
        "you have the badge, and with it 2 police actions in this game turn"
    )
    assert means(given, 0, Play(THE_FEDS)).tone == "earns"
    given = own_turn(THE_FEDS, Given(3).badge(1))
    assert means(given, 0, Play(THE_FEDS)).tone == "neutral"


@pytest.mark.rule("K12.10", "K12.18", "K13.22", "K13.36")
def test_murder() -> None:
    given = own_turn(ACCIDENT, Given(3).in_prison(1, BUGS_BENNY).in_prison(2, LUCKY_LOU))
    given.hand(0, THE_PILLOW).in_hospital(1, KNUCKLES)
    assert told(given, 0, Play(ACCIDENT, BUGS_BENNY)) == "Bugs Benny dies, Stella's man"
    assert told(given, 0, Play(ACCIDENT, LUCKY_LOU)) == "he goes to hospital: he never dies"
    assert sure(given, 0, Play(ACCIDENT, LUCKY_LOU))
    given.gangster(1, THE_DOCTOR)
    assert told(given, 0, Play(THE_PILLOW, KNUCKLES)) == (
        "Knuckles dies, Stella's man; The Doctor saves one in two"
    )


@pytest.mark.rule("K12.5", "K12.9", "K12.11", "K12.13", "K12.21")
def test_in_a_shootout_cards_tell_the_odds_with_them() -> None:
    given = cars([BUGS_BENNY, LUCKY_LOU], [CHICKEN_JOE, KNUCKLES])
    for card in (SHOTGUNS, TOMMYGUNS, DYNAMITE, MASSACRE, GETAWAY):
        given.hand(0, card)
    attack(given)
    guns = told(given, 0, Play(SHOTGUNS))
    now = told(given, 0, Pass()).split()[2]
    assert guns.endswith(f"instead of {now}")
    more = told(given, 0, Play(TOMMYGUNS)).split()[2]
    assert int(more[:-1]) > int(guns.split()[2][:-1]) > int(now[:-1])
    assert "Bugs Benny dies; 1 point for you instead of 2" in told(
        given, 0, Play(DYNAMITE, BUGS_BENNY)
    )
    assert "he goes to hospital: he never dies" in told(given, 0, Play(DYNAMITE, LUCKY_LOU))
    said = told(given, 0, Play(MASSACRE))
    assert said.startswith("everybody beaten dies, on both sides; on average you lose ")
    assert told(given, 0, Play(GETAWAY)) == (
        f"no winner, and your car drives 1 to 6 squares; you win {now} of the time"
    )


@pytest.mark.rule("K12.11")
def test_who_defends_hears_of_a_massacre_from_his_own_side() -> None:
    given = attack(cars([BUGS_BENNY], [CHICKEN_JOE, KNUCKLES, SPONGE]).hand(1, MASSACRE))
    said = told(given, 1, Play(MASSACRE))
    own, theirs = (float(lost) for lost in re.findall(r"lose (\d+\.\d)", said))
    assert own > 0.0 and theirs <= 1.0


@pytest.mark.rule("K12.14")
def test_sneaking_out() -> None:
    given = attack(at_business([BUGS_BENNY], [SPONGE]).hand(1, SNEAKING_OUT), LAST_DROP)
    assert told(given, 1, Play(SNEAKING_OUT)).startswith(
        "1 gangster hides until the next placing; the business is on its own; you win "
    )
    assert told(given, 1, Pass()).startswith("you win ")


@pytest.mark.rule("K12.7", "K12.15")
def test_a_wound_and_a_death_and_what_helps() -> None:
    given = cars([BUGS_BENNY, HYMAN_DIAMOND], [CHICKEN_JOE]).hand(0, STILL_STANDING)
    attack(rolls(given, [3], [4])).pass_all()
    given.act(0, Lose(HYMAN_DIAMOND))
    assert told(given, 0, Play(STILL_STANDING)) == "he is unhurt, and the round counts for nothing"
    assert told(given, 0, Pass()) == "he goes to hospital"
    given = cars([BUGS_BENNY, HYMAN_DIAMOND], [CHICKEN_JOE]).hand(0, FIRST_AID)
    attack(rolls(given, [1], [6])).pass_all()
    given.act(0, Lose(HYMAN_DIAMOND))
    assert told(given, 0, Play(FIRST_AID)) == "he goes to hospital instead of dying"
    assert told(given, 0, Pass()) == "Hyman Diamond dies"


@pytest.mark.rule("K13.41")
def test_the_reporter_looks_where_somebody_is_unknown() -> None:
    given = Given(3).gangster(0, THE_REPORTER).gangster(1, BUGS_BENNY)
    given.gangster(1, SPONGE, spot=given.home(1)).turn_of(0)
    assert told(given, 0, LookInCar(1)) == "1 of 1 in there you don't know"
    assert brief(given, 0, LookInBusiness(given.home(1))) == "1 unknown"
    given.state.show(BUGS_BENNY)
    assert told(given, 0, LookInCar(1)) == "you know everybody in there already"
    assert sure(given, 0, LookInCar(1)) == "Look where you know everybody?"

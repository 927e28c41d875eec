"""Shootouts: totals, rounds, who falls and who is saved (K6.2–K6.6, K6.11, K6.12)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Drive, EndTurn, Lose, Neutralize, NoAction, Play
from backroom.games.chicago.components import (
    CAR,
    CEMETERY,
    DYNAMITE,
    FIRST_AID,
    HOSPITAL,
    LARGE,
    MASSACRE,
    MEDIUM,
    NOTHING,
    SHOTGUNS,
    SMALL,
    STILL_STANDING,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.event_cards.still_standing import OnlyAScratch
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    CHICKEN_JOE,
    CLEAN_GENE,
    DOUGH_BOY,
    FOXTROT_OFLANIGAN,
    FRANKIE_THE_SQUEALER,
    HARRY_THE_HAND,
    JACK_KNIFE,
    JEALOUS_GEORGE,
    JOHN_DOE,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    MAD_DOG_MOE,
    MR_NEEDLE,
    MR_ROTTWEILER,
    RED_IRISH,
    SLICK_RICK,
    SPONGE,
    SWIFT_NICK,
    THE_CLEANER,
    THE_DOCTOR,
    THE_MAYOR,
    TIGHT_MOUTH_LARRY,
)
from tests.chicago.fights import (
    LAST_DROP,
    SIZES,
    at_business,
    attack,
    cars,
    over,
    rolls,
    said,
    scores,
    totals,
)

# --- totals (K6.2, K6.3) -------------------------------------------------------------------------


@pytest.mark.rule("K6.2")
def test_every_gangster_counts_one_in_attack_and_in_defence() -> None:
    given = attack(cars([SLICK_RICK, HARRY_THE_HAND, CHARLIE_THE_FISH], [MR_NEEDLE, LUCKY_LOU]))
    assert totals(given) == (3, 2)


@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        (BUGS_BENNY, DOUGH_BOY, (2, 2)),
        (BUGS_BENNY, CHARLIE_THE_FISH, (2, 1)),
        (DOUGH_BOY, BUGS_BENNY, (1, 1)),
        (KEN_EVIL, KNUCKLES, (2, 1)),
        (RED_IRISH, FOXTROT_OFLANIGAN, (1, 2)),
        (MR_ROTTWEILER, MAD_DOG_MOE, (2, 2)),
        (CHICKEN_JOE, BOMB_JACK, (3, -1)),
        (THE_MAYOR, SLICK_RICK, (0, 1)),
    ],
)
@pytest.mark.rule("K6.2")
def test_a_bonus_replaces_that_one_in_a_drive_by(
    attacker: int, defender: int, expected: tuple[int, int]
) -> None:
    assert totals(attack(cars([attacker], [defender]))) == expected


@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        (KEN_EVIL, KNUCKLES, (1, 3)),
        (RED_IRISH, FOXTROT_OFLANIGAN, (2, 2)),
        (MAD_DOG_MOE, SPONGE, (2, 3)),
        (BUGS_BENNY, MAD_DOG_MOE, (2, 2)),
        (CHICKEN_JOE, CLEAN_GENE, (1, 2)),
        (BOMB_JACK, DOUGH_BOY, (3, 3)),
    ],
)
@pytest.mark.rule("K6.2")
def test_and_before_a_small_business(
    attacker: int, defender: int, expected: tuple[int, int]
) -> None:
    assert totals(attack(at_business([attacker], [defender]), LAST_DROP)) == expected


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(("size", "bonus"), [(SMALL, 1), (MEDIUM, 2), (LARGE, 3)])
@pytest.mark.rule("K6.2")
def test_a_business_itself_counts_by_its_size_closed_too(
    size: int, bonus: int, closed: bool
) -> None:
    business = SIZES[size]
    given = at_business([HARRY_THE_HAND], [CHARLIE_THE_FISH], business)
    if closed:
        given.closed(business)
    assert totals(attack(given, business)) == (1, 1 + bonus)


@pytest.mark.rule("K6.2")
def test_an_empty_car_has_nothing_but_its_die() -> None:
    assert totals(attack(cars([HARRY_THE_HAND], []))) == (1, 0)


@pytest.mark.rule("K6.2", "K6.4")
def test_totals_stay_as_they_are_whoever_falls() -> None:
    given = cars([BUGS_BENNY, HARRY_THE_HAND], [DOUGH_BOY, SLICK_RICK])
    rolls(given, [1, 5, 5], [3, 2, 1])
    attack(given).act(0, Lose(BUGS_BENNY)).act(1, Lose(DOUGH_BOY))
    assert scores(given)[:3] == [(4, 6), (8, 5), (8, 4)]


@pytest.mark.rule("K6.2")
def test_only_those_in_the_car_or_business_attacked_fight() -> None:
    given = cars([HARRY_THE_HAND], [SLICK_RICK])
    given.gangster(0, BUGS_BENNY, spot=given.home(0)).gangster(1, DOUGH_BOY, spot=given.home(1))
    assert totals(attack(given)) == (1, 1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [
        ([JACK_KNIFE], [MAD_DOG_MOE], (5, 2)),
        ([JACK_KNIFE], [MAD_DOG_MOE, SWIFT_NICK, THE_CLEANER], (13, 4)),
        ([SWIFT_NICK], [JACK_KNIFE], (2, 5)),
        ([JEALOUS_GEORGE], [THE_MAYOR, THE_DOCTOR, MR_NEEDLE], (13, 2)),
        ([FRANKIE_THE_SQUEALER], [TIGHT_MOUTH_LARRY], (2, 6)),
        ([TIGHT_MOUTH_LARRY], [FRANKIE_THE_SQUEALER], (5, 2)),
        ([JEALOUS_GEORGE, THE_MAYOR], [HARRY_THE_HAND], (1, 1)),
    ],
)
@pytest.mark.rule("K6.3")
def test_four_more_for_each_listed_enemy_on_the_other_side(
    attackers: list[int], defenders: list[int], expected: tuple[int, int]
) -> None:
    assert totals(attack(cars(attackers, defenders))) == expected


# --- rounds (K6.4) -------------------------------------------------------------------------------


@pytest.mark.rule("K6.4")
def test_the_higher_of_die_and_total_wins_the_round() -> None:
    given = cars([BUGS_BENNY, KEN_EVIL], [HARRY_THE_HAND, SLICK_RICK])  # 4 to 2
    rolls(given, [3, 1], [4, 4])
    attack(given).act(1, Lose(SLICK_RICK))
    assert scores(given) == [(7, 6), (5, 6)]
    assert given.where(SLICK_RICK) == HOSPITAL
    assert given.asked(0) == [questions.WhoDies], "0 has lost the second round"


@pytest.mark.rule("K6.4")
def test_ties_roll_again() -> None:
    given = rolls(cars([BUGS_BENNY], [HARRY_THE_HAND]), [2, 1, 3, 6], [3, 2, 2, 1])  # 2 to 1
    attack(given)
    assert [type(e) for e in said(given, events.ShootoutRoundTied, events.ShootoutRoundWon)] == [
        events.ShootoutRoundTied,
        events.ShootoutRoundTied,
        events.ShootoutRoundWon,
        events.ShootoutRoundWon,
    ]
    assert over(given)


@pytest.mark.rule("K6.4")
def test_the_loser_of_a_round_chooses_who_falls() -> None:
    given = cars([BUGS_BENNY, THE_CLEANER], [HARRY_THE_HAND, SLICK_RICK, DOUGH_BOY])
    attack(rolls(given, [6], [5]))
    assert given.asked(1) == [questions.WhoIsHit]
    assert given.asks(0) == []
    assert given.legal(1) == [Lose(DOUGH_BOY), Lose(HARRY_THE_HAND), Lose(SLICK_RICK)]
    given.act(1, Lose(HARRY_THE_HAND))
    assert given.where(HARRY_THE_HAND) == HOSPITAL
    assert given.where(SLICK_RICK) == given.where(DOUGH_BOY) == CAR


@pytest.mark.rule("K6.4")
def test_each_side_needs_a_win_for_each_enemy_and_one_more() -> None:
    given = cars([BUGS_BENNY, THE_CLEANER], [HARRY_THE_HAND, SLICK_RICK])
    rolls(given, [2, 2, 2], [1, 1, 1])
    attack(given).act(1, Lose(SLICK_RICK))
    assert len(scores(given)) == 3
    assert given.boss(1).garage != NOTHING
    given = cars([BUGS_BENNY, HARRY_THE_HAND], [CHICKEN_JOE])
    rolls(given, [1, 1, 1], [2, 2, 2])
    attack(given).act(0, Lose(BUGS_BENNY))
    assert len(scores(given)) == 3
    assert given.boss(0).garage != NOTHING


@pytest.mark.rule("K6.4")
def test_an_empty_business_falls_with_the_first_lost_round() -> None:
    given = rolls(at_business([BUGS_BENNY], []), [2], [1])
    attack(given, LAST_DROP)
    assert len(scores(given)) == 1
    assert given.owner(LAST_DROP) == 0


@pytest.mark.rule("K6.4")
def test_who_has_nobody_left_may_still_win() -> None:
    given = rolls(cars([BUGS_BENNY], [HARRY_THE_HAND]), [1, 6, 6], [3, 1, 1])  # 2 to 1
    attack(given)
    assert given.where(BUGS_BENNY) == HOSPITAL
    assert given.where(HARRY_THE_HAND) == CEMETERY
    assert (given.boss(0).garage, over(given)) == (NOTHING, True)
    assert given.boss(1).garage != NOTHING
    given.sound()


# --- hospital or cemetery (K6.5) -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "where"),
    [((4, 1), CEMETERY), ((6, 1), CEMETERY), ((3, 1), HOSPITAL), ((6, 4), HOSPITAL)],
)
@pytest.mark.rule("K6.5")
def test_bare_dice_three_apart_kill(dice: tuple[int, int], where: int) -> None:
    given = rolls(cars([BUGS_BENNY], [HARRY_THE_HAND]), [dice[0]], [dice[1]])
    attack(given)
    assert given.where(HARRY_THE_HAND) == where


@pytest.mark.parametrize("dice", [(1, 4), (1, 3), (2, 2), (3, 6)])
@pytest.mark.rule("K6.5")
def test_who_loses_though_his_die_was_not_the_lower_goes_to_hospital(
    dice: tuple[int, int],
) -> None:
    given = rolls(cars([THE_CLEANER, BUGS_BENNY], [HARRY_THE_HAND]), [dice[0]], [dice[1]])
    attack(given)  # 6 to 1
    assert given.where(HARRY_THE_HAND) == HOSPITAL


@pytest.mark.rule("K6.5")
def test_gangsters_and_cards_do_not_widen_the_difference() -> None:
    given = cars([THE_CLEANER], [HARRY_THE_HAND]).hand(0, TOMMYGUNS)
    rolls(given, [3], [1])
    attack(given).act(0, Play(TOMMYGUNS))
    assert scores(given)[0] == (9, 2)
    assert given.where(HARRY_THE_HAND) == HOSPITAL


@pytest.mark.rule("K6.5", "K1.4")
def test_the_dead_are_nobodys_the_wounded_stay_their_bosss() -> None:
    given = rolls(cars([BUGS_BENNY], [HARRY_THE_HAND, SLICK_RICK]), [6, 3], [1, 1])
    attack(given).act(1, Lose(HARRY_THE_HAND))
    assert (given.gangster_of(HARRY_THE_HAND), given.gangster_of(SLICK_RICK)) == (NOTHING, 1)


# --- nobody leaves (K6.6) ------------------------------------------------------------------------


@pytest.mark.rule("K6.6")
def test_nobody_may_leave_a_shootout() -> None:
    given = cars([BUGS_BENNY, KEN_EVIL], [HARRY_THE_HAND, DOUGH_BOY]).hand(0, THE_RAT)
    given.hand(1, TOMMYGUNS)
    rolls(given, [2], [1])
    attack(given)
    ways_out = (EndTurn(), NoAction(), Drive(given.place(0)))
    for action in ways_out:
        assert given.refused(0, action).key == "refused-not-an-answer"
        assert given.refused(1, action).key == "refused-not-an-answer"
    assert all(isinstance(action, Pass) for action in given.legal(0))
    given.act(0, Pass()).act(1, Pass())
    assert given.legal(1) == [Lose(DOUGH_BOY), Lose(HARRY_THE_HAND)]
    for action in ways_out:
        given.refused(0, action)
        given.refused(1, action)


# --- John Doe, weapons, Dynamite (K6.11) ---------------------------------------------------------


@pytest.mark.rule("K6.11", "K13.18")
def test_john_does_pick_counts_nothing() -> None:
    given = attack(cars([JOHN_DOE, HARRY_THE_HAND], [DOUGH_BOY, SLICK_RICK]))
    given.act(0, Neutralize(DOUGH_BOY))
    assert totals(given) == (1, 1)


@pytest.mark.rule("K6.11", "K6.3")
def test_nor_do_his_grudges() -> None:
    given = attack(cars([JOHN_DOE, SWIFT_NICK], [JACK_KNIFE])).act(0, Neutralize(JACK_KNIFE))
    assert totals(given) == (2, 0)


@pytest.mark.rule("K6.11", "K6.12")
def test_lucky_lou_can_die_and_the_doctor_can_not_save_when_john_doe_picks_them() -> None:
    given = rolls(cars([JOHN_DOE, BUGS_BENNY], [LUCKY_LOU]), [6], [1])
    attack(given).act(0, Neutralize(LUCKY_LOU))
    assert given.where(LUCKY_LOU) == CEMETERY
    given = rolls(cars([JOHN_DOE, BUGS_BENNY], [THE_DOCTOR, SLICK_RICK]), [6], [1])
    given.dice("doctor 1", 6)
    attack(given).act(0, Neutralize(THE_DOCTOR)).act(1, Lose(SLICK_RICK))
    assert given.where(SLICK_RICK) == CEMETERY
    assert not said(given, events.DoctorSaves, events.DoctorFails)


@pytest.mark.rule("K6.11", "K12.13", "K12.21")
def test_several_weapon_cards_add_up() -> None:
    given = cars([HARRY_THE_HAND], [SLICK_RICK]).hand(0, SHOTGUNS, TOMMYGUNS)
    rolls(given, [1], [3])
    attack(given).act(0, Play(SHOTGUNS)).act(0, Play(TOMMYGUNS))
    assert scores(given)[0] == (1 + 1 + 3, 3 + 1)


@pytest.mark.rule("K6.11", "K12.21")
def test_weapons_count_in_every_round() -> None:
    given = cars([HARRY_THE_HAND], [SLICK_RICK]).hand(0, TOMMYGUNS)
    rolls(given, [1, 1], [2, 2])
    attack(given).act(0, Play(TOMMYGUNS))
    assert scores(given) == [(4, 3), (4, 3)]
    assert given.boss(1).garage != NOTHING


@pytest.mark.rule("K6.11", "K12.5")
def test_the_victim_of_dynamite_is_out_before_the_totals_and_can_not_be_saved() -> None:
    given = cars([BUGS_BENNY, THE_DOCTOR], [SLICK_RICK]).hand(0, DYNAMITE, FIRST_AID)
    given.dice("doctor 0", 6)
    rolls(given, [1, 1], [2, 2])
    attack(given).act(0, Play(DYNAMITE, BUGS_BENNY))
    assert given.where(BUGS_BENNY) == CEMETERY, "neither the Doctor nor First Aid is asked"
    given.act(0, Pass())
    assert totals(given) == (1, 1)
    assert scores(given)[0] == (6, 3)


@pytest.mark.rule("K6.11", "K12.5", "K13.22")
def test_but_lucky_lou_goes_to_hospital() -> None:
    given = cars([LUCKY_LOU, BUGS_BENNY], [SLICK_RICK]).hand(0, DYNAMITE)
    attack(given).act(0, Play(DYNAMITE, LUCKY_LOU))
    assert given.where(LUCKY_LOU) == HOSPITAL


@pytest.mark.rule("K6.11", "K12.5", "K6.4")
def test_the_shootout_goes_on_even_if_the_victim_was_the_only_one() -> None:
    given = rolls(cars([BUGS_BENNY], []).hand(0, DYNAMITE), [1], [4])
    attack(given).act(0, Play(DYNAMITE, BUGS_BENNY))
    assert scores(given) == [(5, 4)]
    assert given.boss(1).garage != NOTHING


# --- saves (K6.12) -------------------------------------------------------------------------------


@pytest.mark.rule("K6.12", "K12.15")
def test_still_standing_makes_a_win_void() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(1, STILL_STANDING)
    rolls(given, [3, 3, 3], [1, 1, 1])
    attack(given).act(1, Pass())
    assert given.asked(1) == [questions.WindowWounded]
    given.act(1, Play(STILL_STANDING))
    assert given.where(HARRY_THE_HAND) == HOSPITAL
    assert len(scores(given)) == 3, "one round for nothing, one for Harry, one for the car"
    assert said(given, OnlyAScratch)


@pytest.mark.rule("K6.12", "K12.15")
def test_who_is_still_standing_is_unhurt_and_fights_on() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND, SLICK_RICK]).hand(1, STILL_STANDING)
    rolls(given, [4, 4], [2, 2])
    attack(given).act(1, Pass()).act(1, Lose(SLICK_RICK)).act(1, Play(STILL_STANDING))
    assert given.where(SLICK_RICK) == CAR
    assert given.legal(1) == [Lose(HARRY_THE_HAND), Lose(SLICK_RICK)]


@pytest.mark.rule("K6.12", "K12.11", "K6.5")
def test_under_massacre_nobody_is_wounded() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(0, MASSACRE).hand(1, STILL_STANDING)
    rolls(given, [2, 2], [1, 1])
    attack(given).act(0, Play(MASSACRE)).act(1, Pass()).act(1, Pass())
    assert given.asked(1) == [questions.WindowKilled]
    assert given.refused(1, Play(STILL_STANDING)).rule == "K12.15"
    given.act(1, Pass())
    assert given.where(HARRY_THE_HAND) == CEMETERY


@pytest.mark.rule("K6.12", "K12.11")
def test_massacre_kills_on_both_sides() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(0, MASSACRE)
    rolls(given, [1, 2], [3, 1])
    attack(given).act(0, Play(MASSACRE))
    assert given.where(BUGS_BENNY) == given.where(HARRY_THE_HAND) == CEMETERY


@pytest.mark.rule("K6.12", "K13.22")
def test_lucky_lou_needs_neither_the_doctor_nor_first_aid() -> None:
    given = cars([BUGS_BENNY], [LUCKY_LOU, THE_DOCTOR]).hand(1, FIRST_AID)
    rolls(given, [6, 3], [1, 1])
    attack(given).act(1, Pass()).act(1, Lose(LUCKY_LOU))
    assert given.where(LUCKY_LOU) == HOSPITAL
    assert not said(given, events.DoctorSaves, events.DoctorFails)
    assert FIRST_AID in given.boss(1).hand


@pytest.mark.rule("K6.12", "K13.36", "K12.7")
def test_the_doctor_rolls_first_and_first_aid_is_asked_for_if_he_failed() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(1, FIRST_AID)
    given.gangster(1, THE_DOCTOR, spot=given.home(1)).dice("doctor 1", 3)
    rolls(given, [6], [1])
    attack(given).act(1, Pass())
    assert said(given, events.DoctorFails)
    assert given.asked(1) == [questions.WindowKilled]
    assert given.where(HARRY_THE_HAND) == CAR, "not yet"
    given.act(1, Play(FIRST_AID))
    assert given.where(HARRY_THE_HAND) == HOSPITAL


@pytest.mark.rule("K6.12", "K13.36", "K12.7")
def test_who_is_saved_by_the_doctor_needs_no_first_aid() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(1, FIRST_AID)
    given.gangster(1, THE_DOCTOR, spot=given.home(1)).dice("doctor 1", 4)
    rolls(given, [6, 2], [1, 1])
    attack(given).act(1, Pass())
    assert given.where(HARRY_THE_HAND) == HOSPITAL
    assert given.asked(1) == [questions.WindowBetweenRounds]
    assert THE_DOCTOR not in given.state.in_car(1)
    assert given.state.known[THE_DOCTOR] == given.state.everybody, "all have seen him at work"


@pytest.mark.rule("K6.12", "K6.4")
def test_who_is_saved_from_death_has_fallen_all_the_same() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND, SLICK_RICK]).hand(1, FIRST_AID)
    rolls(given, [6, 2], [1, 1])
    attack(given).act(1, Pass()).act(1, Lose(HARRY_THE_HAND)).act(1, Play(FIRST_AID))
    assert given.where(SLICK_RICK) == HOSPITAL, "the only one left has no choice"
    assert over(given)
    given.sound()


@pytest.mark.rule("K6.12")
def test_nobody_else_is_asked_about_a_wound_or_a_death() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(2, FIRST_AID).hand(0, STILL_STANDING)
    attack(rolls(given, [6], [1])).act(0, Pass())
    assert given.where(HARRY_THE_HAND) == CEMETERY
    assert given.asked(0) == [questions.WindowBetweenRounds]

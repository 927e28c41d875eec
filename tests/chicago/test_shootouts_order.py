"""The order of a shootout, and who plays a card when (K6.1, K12.23)."""

from __future__ import annotations

import pytest

from backroom.engine.ask import Question
from backroom.engine.event import Event
from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Drive,
    Lose,
    Neutralize,
    NoAction,
    NoPick,
    Play,
    SlipOut,
    Stay,
)
from backroom.games.chicago.components import (
    CAR,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_AID,
    GETAWAY,
    HIDING,
    HOSPITAL,
    NOBODY,
    NOTHING,
    SHOTGUNS,
    SNEAKING_OUT,
    STILL_STANDING,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    HARRY_THE_HAND,
    JOHN_DOE,
    KNUCKLES,
    SLICK_RICK,
    THE_CLEANER,
    THIN_TIM,
)
from tests.chicago.fights import (
    GILDED_WHEEL,
    LAST_DROP,
    ORCHID_HOUSE,
    at_business,
    attack,
    cars,
    over,
    rolls,
    said,
    scores,
    totals,
)
from tests.chicago.given import Given


def asked(given: Given) -> list[tuple[int, type[Question]]]:
    """Who is waited for, and with which question."""
    return [(a.seat, type(a.question)) for a in given.game.asks(given.state) if a.waiting]


def kinds(given: Given, *of_interest: type[Event]) -> list[type[Event]]:
    return [type(event) for event in said(given, *of_interest)]


# --- from the declaration to the dice (K6.1) -----------------------------------------------------


@pytest.mark.rule("K6.1", "K12.23", "K13.43", "K13.18")
def test_a_drive_by_from_the_declaration_to_the_first_dice() -> None:
    given = cars([JOHN_DOE, BUGS_BENNY], [THIN_TIM]).hand(0, SHOTGUNS).hand(1, TOMMYGUNS)
    attack(given)
    for g in (JOHN_DOE, BUGS_BENNY, THIN_TIM):
        assert given.state.known[g] == given.state.everybody, "they are shown first"
    assert asked(given) == [(1, questions.SlipOut)]
    given.act(1, SlipOut(False))
    start = questions.WindowShootoutStart
    assert asked(given) == [(0, start), (1, start)]
    given.act(0, Pass()).act(1, Pass())
    assert asked(given) == [(0, questions.JohnDoe)]
    assert not said(given, events.Totals)
    given.act(0, NoPick())
    assert kinds(given, events.AttacksCar, events.ShowsGang, events.Totals) == [
        events.AttacksCar,
        events.ShowsGang,
        events.ShowsGang,
        events.Totals,
    ]
    assert scores(given)


@pytest.mark.rule("K6.1", "K12.14", "K12.23", "K13.18")
def test_an_attack_on_a_business_from_the_declaration_to_the_first_dice() -> None:
    given = at_business([BUGS_BENNY], [JOHN_DOE]).hand(0, SHOTGUNS).hand(1, SNEAKING_OUT)
    attack(given, LAST_DROP)
    assert given.state.known[JOHN_DOE] == given.state.everybody, "they are shown first"
    assert asked(given) == [(1, questions.WindowAttacked)], "only he whose business it is"
    given.act(1, Pass())
    start = questions.WindowShootoutStart
    assert asked(given) == [(0, start), (1, start)]
    given.act(0, Pass()).act(1, Pass())
    assert asked(given) == [(1, questions.JohnDoe)]
    assert not said(given, events.Totals)
    given.act(1, Neutralize(BUGS_BENNY))
    assert totals(given) == (0, 1)


@pytest.mark.rule("K6.1")
def test_both_sides_show_who_is_involved_and_nobody_else() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(1, TOMMYGUNS)
    given.gangster(0, THE_CLEANER, spot=given.home(0)).gangster(1, KNUCKLES, spot=given.home(1))
    attack(given)
    shown = [list(shown.gangsters) for shown in given.all(events.ShowsGang)]
    assert shown == [[BUGS_BENNY], [HARRY_THE_HAND]]
    assert given.state.known[THE_CLEANER] == 1 << 0
    assert given.state.known[KNUCKLES] == 1 << 1
    given.sound()


@pytest.mark.rule("K6.1", "K13.43")
def test_thin_tim_slips_out_and_the_attack_is_spent() -> None:
    given = attack(cars([BUGS_BENNY], [THIN_TIM, HARRY_THE_HAND]).hand(0, TOMMYGUNS))
    given.act(1, SlipOut(True))
    assert over(given)
    assert not said(given, events.Totals)
    assert given.boss(1).square == given.boss(0).square
    assert given.boss(1).garage == NOTHING
    assert given.asked(0)[0] == questions.EndTurn, "his action is gone"
    assert TOMMYGUNS in given.boss(0).hand, "start cards come later"


@pytest.mark.rule("K6.1", "K13.43")
def test_thin_tim_does_so_once_a_game_turn() -> None:
    given = attack(cars([BUGS_BENNY], [THIN_TIM])).act(1, SlipOut(True))
    attack(given)
    assert len(said(given, events.SlipsOut)) == 1
    assert said(given, events.Totals), "this time he was not asked"


@pytest.mark.rule("K6.1", "K13.43")
def test_thin_tim_is_not_asked_in_a_business_or_for_the_attacker() -> None:
    assert said(attack(at_business([THIN_TIM], []), LAST_DROP), events.Totals)
    assert said(attack(at_business([BUGS_BENNY], [THIN_TIM]), LAST_DROP), events.Totals)
    assert said(attack(cars([THIN_TIM], [BUGS_BENNY])), events.Totals)


@pytest.mark.rule("K6.1", "K12.14")
def test_sneaking_out_leaves_the_business_to_defend_alone() -> None:
    given = at_business([BUGS_BENNY], [KNUCKLES, DOUGH_BOY], GILDED_WHEEL).hand(1, SNEAKING_OUT)
    given.hand(0, SHOTGUNS)
    attack(given, GILDED_WHEEL).act(1, Play(SNEAKING_OUT))
    assert given.where(KNUCKLES) == given.where(DOUGH_BOY) == HIDING
    assert asked(given) == [(0, questions.WindowShootoutStart)], "1 has no card left"
    rolls(given, [3], [1])
    given.act(0, Pass())
    assert totals(given) == (2, 2)
    assert given.owner(GILDED_WHEEL) == 0, "one win is enough"
    assert given.where(KNUCKLES) == HIDING


@pytest.mark.rule("K6.1", "K12.14")
def test_nobody_sneaks_out_of_a_car_or_of_an_empty_business_or_later() -> None:
    given = attack(cars([BUGS_BENNY], [KNUCKLES]).hand(1, SNEAKING_OUT))
    assert asked(given) == [(1, questions.WindowShootoutStart)]
    assert given.refused(1, Play(SNEAKING_OUT)).rule == "K12.14"
    given = attack(at_business([BUGS_BENNY], []).hand(1, SNEAKING_OUT), LAST_DROP)
    assert given.refused(1, Play(SNEAKING_OUT)).key == "why-nobody-inside"
    given = attack(at_business([BUGS_BENNY], [KNUCKLES]).hand(1, SNEAKING_OUT), LAST_DROP)
    given.act(1, Pass())
    assert given.refused(1, Play(SNEAKING_OUT)).key == "why-not-now"


@pytest.mark.rule("K6.1", "K13.18")
def test_john_doe_may_pick_any_enemy_in_the_shootout_or_nobody() -> None:
    given = attack(cars([JOHN_DOE], [DOUGH_BOY, SLICK_RICK]))
    assert given.legal(0) == [Neutralize(DOUGH_BOY), Neutralize(SLICK_RICK), NoPick()]
    given.act(0, NoPick())
    assert totals(given) == (0, 3)


@pytest.mark.rule("K6.1", "K12.5", "K13.18")
def test_john_doe_picks_after_the_start_cards_so_dynamite_takes_his_pick_away() -> None:
    given = attack(cars([JOHN_DOE, BUGS_BENNY], [DOUGH_BOY]).hand(0, DYNAMITE))
    given.act(0, Play(DYNAMITE, JOHN_DOE))
    assert totals(given) == (2, 2)


@pytest.mark.rule("K6.1", "K13.18")
def test_john_doe_has_nobody_to_pick_before_an_empty_business() -> None:
    given = at_business([JOHN_DOE], [DOUGH_BOY]).hand(1, SNEAKING_OUT)
    attack(given, LAST_DROP).act(1, Play(SNEAKING_OUT))
    assert totals(given) == (0, 1)


@pytest.mark.rule("K6.1")
def test_the_police_car_can_not_be_attacked() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).badge(2)
    given.police(given.boss(0).square).turn_of(0).act(0, Stay())
    attacks = [a for a in given.legal(0) if isinstance(a, (AttackCar, AttackBusiness))]
    assert attacks == []
    assert given.refused(0, AttackCar(2)).key == "refused-not-an-answer"


# --- start cards (K12.23) ------------------------------------------------------------------------


@pytest.mark.rule("K12.23")
def test_of_two_start_cards_the_attackers_comes_first_and_the_other_may_think_again() -> None:
    given = attack(cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(0, SHOTGUNS).hand(1, TOMMYGUNS))
    given.act(1, Play(TOMMYGUNS)).act(0, Play(SHOTGUNS))
    assert given.state.table.discard[SHOTGUNS] == 1
    assert given.boss(1).hand == [TOMMYGUNS], "he is asked anew, now that he has seen it"
    given.act(1, Pass())
    assert given.all(events.Totals)[0].bonus_other == 0


@pytest.mark.rule("K12.23", "K6.1")
def test_start_cards_are_played_until_both_have_passed_in_a_row() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(0, SHOTGUNS, THE_RAT).hand(1, TOMMYGUNS)
    attack(given).act(0, Pass()).act(1, Play(TOMMYGUNS))
    assert asked(given) == [(0, questions.WindowShootoutStart)], "his pass was for that time only"
    given.act(0, Play(SHOTGUNS))
    assert not said(given, events.Totals)
    given.act(0, Pass())
    counted = given.all(events.Totals)[0]
    assert (counted.bonus, counted.bonus_other) == (1, 2)


@pytest.mark.rule("K12.23", "K12.22")
def test_nobody_is_asked_for_start_cards_who_is_not_in_the_shootout() -> None:
    given = attack(cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(2, TOMMYGUNS, GETAWAY))
    assert said(given, events.Totals)
    assert given.boss(2).hand == [TOMMYGUNS, GETAWAY]


@pytest.mark.rule("K12.23", "K12.22", "K9.1")
def test_a_side_with_any_kept_card_is_asked_whatever_it_is() -> None:
    given = attack(cars([BUGS_BENNY], [HARRY_THE_HAND]).hand(1, THE_RAT))
    assert asked(given) == [(1, questions.WindowShootoutStart)]
    assert all(isinstance(action, Pass) for action in given.legal(1))


# --- rounds (K6.1) -------------------------------------------------------------------------------


@pytest.mark.rule("K6.1", "K6.4", "K6.12", "K6.11")
def test_a_round_is_dice_then_who_falls_then_saves_then_the_getaway() -> None:
    given = cars([BUGS_BENNY], [HARRY_THE_HAND, SLICK_RICK]).hand(1, STILL_STANDING, GETAWAY)
    rolls(given, [4], [2])
    attack(given).act(1, Pass())
    assert asked(given) == [(1, questions.WhoIsHit)]
    given.act(1, Lose(SLICK_RICK))
    assert asked(given) == [(1, questions.WindowWounded)]
    assert given.refused(1, Play(GETAWAY)).rule == "K12.9"
    given.act(1, Pass())
    assert given.where(SLICK_RICK) == HOSPITAL
    assert asked(given) == [(1, questions.WindowBetweenRounds)]
    assert len(scores(given)) == 1, "the next dice come later"


@pytest.mark.rule("K6.1", "K6.11", "K12.9", "K12.23")
def test_the_getaway_window_opens_between_any_two_rounds_attacker_first() -> None:
    given = cars([BUGS_BENNY, THE_CLEANER], [HARRY_THE_HAND, SLICK_RICK])
    given.hand(0, FIRST_AID).hand(1, GETAWAY)
    attack(rolls(given, [2, 2, 2], [1, 1, 1])).act(0, Pass()).act(1, Pass())
    given.act(1, Lose(SLICK_RICK), Pass())
    between = questions.WindowBetweenRounds
    assert asked(given) == [(0, between), (1, between)]
    given.act(0, Pass()).act(1, Pass())
    given.act(1, Pass())
    assert given.where(HARRY_THE_HAND) == HOSPITAL
    assert asked(given) == [(0, between), (1, between)]
    given.act(0, Pass()).act(1, Pass())
    assert over(given)


@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.rule("K6.1", "K6.11", "K12.9")
def test_of_two_who_want_to_act_between_rounds_the_attacker_does(attacker: int) -> None:
    defender = 1 - attacker
    given = Given(3).gangster(attacker, BUGS_BENNY, THE_CLEANER).gangster(defender, HARRY_THE_HAND)
    given.car(1, given.boss(0).square).hand(attacker, GETAWAY).hand(defender, ELECTION_DAY)
    given.dice(f"shootout {attacker}", 2).dice(f"shootout {defender}", 1)
    given.turn_of(attacker).act(attacker, Stay(), AttackCar(defender))
    given.act(attacker, Pass()).act(defender, Pass())
    given.act(defender, Pass())  # he does not save Harry
    given.act(defender, Play(ELECTION_DAY, 2)).act(attacker, Play(GETAWAY))
    assert asked(given) == [(attacker, questions.Flee)]
    assert given.boss(defender).hand == [ELECTION_DAY]


@pytest.mark.rule("K6.1", "K1.2", "K6.9")
def test_the_tenth_point_ends_the_game_before_anybody_moves_in() -> None:
    given = at_business([BUGS_BENNY], [], ORCHID_HOUSE)
    given.business(9, 0).business(10, 0).business(12, 0)  # with the home 1 + 6
    assert given.points(0) == 7
    attack(rolls(given, [6], [1]), ORCHID_HOUSE)
    assert given.state.over
    assert given.state.table.winner == 0
    assert given.where(BUGS_BENNY) == CAR


@pytest.mark.rule("K6.1", "K6.13")
def test_after_the_aftermath_the_turn_goes_on() -> None:
    given = rolls(cars([BUGS_BENNY], []).hand(0, THE_RAT), [6], [1])
    attack(given).act(0, Pass())
    assert over(given)
    assert given.asked(0) == [questions.EndTurn, questions.Besides]
    assert given.refused(0, NoAction()).key == "refused-not-an-answer"
    assert given.refused(0, Drive(given.place(0))).key == "refused-not-an-answer"
    assert given.state.table.badge == NOBODY

"""What an answer would mean, from what its mobster may know: worked examples."""

from __future__ import annotations

from random import Random

import pytest

from backroom.arena.compare import encode
from backroom.engine.action import Action
from backroom.engine.meaning import Meaning
from backroom.engine.passing import Pass
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    Done,
    Drive,
    KeepDie,
    Load,
    PayUp,
    PickMuscle,
    Place,
    Play,
    PutDie,
    PutImprovement,
    Take,
)
from backroom.games.bootleggers.components import (
    BIG_PAYOFF,
    BUST_A_SHIPMENT,
    HIT,
    IMPROVEMENT,
    IMPROVEMENT_MARKERS,
    INVESTIGATION,
    LARGE,
    LARGE_TRUCK_CARD,
    LILS,
    MOLL,
    MOTHERS,
    OMALLEYS,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    SLOTS_PER_STILL,
    VIGORISH,
    WAREHOUSE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.loading import load_trucks
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.text.lookup import Text
from tests.bootleggers.given import Given

NAMES = ["Al", "Stella", "Vito", "Mae", "Sal", "Bo"]


def means(given: Given, seat: int, action: Action) -> Meaning:
    """What this answer is said to mean for the seat."""
    view = BOOTLEGGERS.view(given.state, seat)
    for ask in BOOTLEGGERS.explained(view):
        for option in ask.options:
            if option.action == action and option.means is not None:
                return option.means
    raise AssertionError(f"nothing is said of {action}")


def told(given: Given, seat: int, action: Action) -> str:
    """The same in English, clause by clause."""
    text = Text("en", NAMES, me=seat, game=BOOTLEGGERS, options=given.state.options)
    said = "; ".join(text.message(message) for message in means(given, seat, action).told)
    assert not text.fallbacks
    return said


def driving() -> Given:
    """Seat 0 has a truck with 4 crates, and the most muscle."""
    given = Given(4).own(0, 3, crates=4)
    return given.markers(MOTHERS, [2, 1, 1, 0]).markers(LILS, [1, 0, 1, 0]).part(drive_trucks)


@pytest.mark.rule("B8.6")
def test_omalleys_pays_one_for_every_crate() -> None:
    given = driving()
    assert told(given, 0, Drive(3, OMALLEYS)) == "4 crates × $1G = $4G"
    assert means(given, 0, Drive(3, OMALLEYS)).tone == "earns"


@pytest.mark.rule("B5.2")
def test_a_closed_house_buys_nothing() -> None:
    given = driving()
    assert told(given, 0, Drive(3, LILS)) == "closed: buys nothing – needs 1 more marker"
    assert means(given, 0, Drive(3, LILS)).tone == "loses"
    assert means(given, 0, Drive(3, LILS)).sure is not None


@pytest.mark.rule("B8.1", "B8.2")
def test_dice_are_averaged_and_crates_before_one_are_counted() -> None:
    given = driving().own(1, 4, crates=4)
    said = told(given, 0, Drive(3, MOTHERS))
    assert "demand 2–12, no crates before you so far" in said
    # Of 4 crates two dice sell 2, 3 or 4: 4 − 2/36 − 2/36 − 1/36 …
    assert "4 crates at $2G each: $8G on average, all sold 92% of the time" in said


@pytest.mark.rule("B8.5")
def test_what_a_truck_brings_counts_the_own_profit() -> None:
    """At a house of one's own each crate is worth the profit besides."""
    given = driving()
    given.markers(MOTHERS, [5, 1, 1, 0])
    own = means(given, 0, Drive(3, MOTHERS))
    assert own.brief is not None and own.brief.args["cash"] == 12  # 4 crates, $3G each
    other = driving().markers(MOTHERS, [2, 2, 1, 0])
    theirs = means(other, 0, Drive(3, MOTHERS))
    assert theirs.brief is not None and theirs.brief.args["cash"] == 8


@pytest.mark.rule("B8.2")
def test_trucks_before_one_sell_first() -> None:
    given = Given(4).own(0, 3, crates=4).markers(MOTHERS, [1, 3, 1, 1])
    given.own(1, 12, crates=6, house=MOTHERS).part(drive_trucks)
    said = told(given, 0, Drive(3, MOTHERS))
    assert "demand 2–12, 6 crates before you so far" in said


@pytest.mark.rule("B7.6", "B7.7")
def test_what_stays_home_is_poured_away() -> None:
    given = driving()
    assert told(given, 0, Done()) == "4 crates stay on the trucks and are poured away"
    assert means(given, 0, Done()).tone == "loses"
    assert means(given, 0, Done()).sure is not None


@pytest.mark.rule("B8.2")
def test_behind_too_many_crates_no_dice_help() -> None:
    given = Given(4).own(0, 3, crates=4).markers(MOTHERS, [1, 3, 1, 1])
    given.own(1, 12, crates=6, house=MOTHERS).own(1, 13, crates=6, house=MOTHERS)
    meant = means(given.part(drive_trucks), 0, Drive(3, MOTHERS))
    assert (meant.tone, meant.brief and meant.brief.key) == ("loses", "mean-brief-nothing")
    assert meant.sure is not None


@pytest.mark.rule("B7.9", "B11.11")
@pytest.mark.parametrize("how", ["closed", "shut"])
def test_what_is_closed_for_the_round_does_not_open(how: str) -> None:
    given = driving()
    setattr(given.house(MOTHERS), how, True)
    assert told(given, 0, Drive(3, MOTHERS)) == "closed for this round: buys nothing"
    assert means(given, 0, Drive(3, MOTHERS)).sure is not None


@pytest.mark.rule("B12.9", "B7.6")
def test_where_markers_are_placed_at_any_time_a_house_may_open_yet() -> None:
    given = Given(4, Options(influence="any-time")).own(0, 3, crates=4)
    given.markers(LILS, [1, 0, 1, 0]).part(drive_trucks)
    assert told(given, 0, Drive(3, LILS)) == "closed: buys nothing – needs 1 more marker"
    assert (means(given, 0, Drive(3, LILS)).tone, means(given, 0, Drive(3, LILS)).sure) == (
        "neutral",
        None,
    )


@pytest.mark.rule("B8.1")
def test_where_the_dice_lie_on_the_table_they_are_counted() -> None:
    given = driving()
    given.house(MOTHERS).demand = (2, 1)
    said = told(given, 0, Drive(3, MOTHERS))
    assert said.startswith("4 crates at $2G each: $6G") and "demand 3, no crates before you" in said


@pytest.mark.rule("B7.6", "B11.27", "B12.11")
def test_what_stays_home_is_kept_where_the_warehouse_keeps_it() -> None:
    given = Given(4, Options(warehouse="home")).own(0, 3, crates=4)
    given.own(0, 12, crates=5, house=OMALLEYS)
    given.mobster(0).warehouse = True
    assert told(given.part(drive_trucks), 0, Done()) == "4 crates are kept for the next round"


@pytest.mark.rule("B7.6")
def test_an_empty_truck_stays_home_without_a_word() -> None:
    given = Given(4).own(0, 12).thug(0, HIT).part(drive_trucks)
    with pytest.raises(AssertionError, match="nothing is said"):
        told(given, 0, Done())


# --- phase 1 -------------------------------------------------------------------------------------


def picking(cash: int) -> Given:
    given = Given(4).own(0, 3).cash(0, cash)
    for mobster in given.state.mobsters:
        mobster.hand = sorted([*mobster.hand, mobster.muscle])
        mobster.muscle, mobster.muscle_seen = 0, []
    return given.part(turn_up_cards)


@pytest.mark.rule("B4.5", "B4.6")
def test_a_muscle_card_says_what_it_costs_with_the_wages() -> None:
    given = picking(cash=2)
    given.mobster(0).hand = [5, 30]
    given.state.open_asks = None
    wages = 2  # the truck of the set-up, and the one above
    assert f"free, plus ${wages}G drivers' wages; you keep $0G" in told(given, 0, PickMuscle(5))
    said = told(given, 0, PickMuscle(30))
    assert "$2G + $2G drivers' wages; you have $2G, you would be broke" in said
    assert "beats 29 of the 70 cards you have not seen" not in said
    assert "beats 28 of the 70 cards you have not seen" in said  # 5 is one's own


def taking(*cards: int) -> Given:
    given = Given(4)
    given.state.table.offer = sorted(cards)
    given.state.table.truck_card = LARGE
    return given


@pytest.mark.rule("B4.12")
def test_a_truck_card_says_price_wages_and_room() -> None:
    given = taking(HIT, SINGLE_INFLUENCE).part(take_cards)
    cash = given.mobster(0).cash
    said = told(given, 0, Take(LARGE_TRUCK_CARD))
    assert f"$3G now, $2G wages a round; you keep ${cash - 3}G" in said
    assert "your own trucks carry 13 crates instead of 4" in said
    assert told(given, 0, Take(SINGLE_INFLUENCE)) == "1 marker more: 2 in the back room"
    assert told(given, 0, Take(HIT)) == "can be played at once, or kept"


@pytest.mark.rule("B4.12")
def test_a_truck_that_can_t_be_paid_is_asked_about() -> None:
    given = taking(HIT).cash(0, 0).part(take_cards)
    assert told(given, 0, Take(LARGE_TRUCK_CARD)) == "costs $3G, you have $0G: no truck"
    assert means(given, 0, Take(LARGE_TRUCK_CARD)).tone == "loses"


@pytest.mark.rule("B2.6")
def test_an_empty_supply_brings_no_marker() -> None:
    given = taking(SINGLE_INFLUENCE).back_room(0, 19).part(take_cards)
    assert told(given, 0, Take(SINGLE_INFLUENCE)) == "your supply is empty: no marker"


@pytest.mark.rule("B4.9", "B6.1", "B6.2")
def test_a_die_says_what_its_still_makes() -> None:
    given = taking(SINGLE_STILL).part(take_cards)
    brief = means(given, 0, Take(SINGLE_STILL)).brief
    assert brief is not None and brief.key == "mean-brief-more-dice"
    given.state.table.copper = 0
    given.act(0, Take(SINGLE_STILL))
    said = told(given, 0, PutDie(0))
    assert "makes 2–12 crates, 7 on average" in said
    assert "a 5 spoils it all, 31% of the time" in said
    assert told(given, 0, KeepDie()) == "makes nothing until it is on a still"


@pytest.mark.rule("B4.11", "B8.1")
def test_an_improvement_says_the_demand_it_makes() -> None:
    given = taking(IMPROVEMENT).markers(MOTHERS, [2, 1, 1, 0]).part(take_cards)
    given.act(0, Take(IMPROVEMENT))
    assert told(given, 0, PutImprovement(MOTHERS)) == "demand becomes 4–14"


@pytest.mark.rule("B4.11", "B1.8")
def test_the_last_improvement_is_gone() -> None:
    given = taking(IMPROVEMENT)
    given.mobster(1).improvements = IMPROVEMENT_MARKERS
    given.part(take_cards)
    assert told(given, 0, Take(IMPROVEMENT)) == "no improvement is left: nothing"


@pytest.mark.rule("B4.9")
def test_a_die_without_a_slot_waits() -> None:
    given = taking(SINGLE_STILL)
    given.still(0).dice = SLOTS_PER_STILL
    given.part(take_cards)
    said = told(given, 0, Take(SINGLE_STILL))
    assert said.endswith("no slot is free: it waits in the back room")


# --- phase 2 -------------------------------------------------------------------------------------


def placing(*markers: int, house: int = MOTHERS) -> Given:
    return Given(4).back_room(0, 2).markers(house, list(markers)).part(send_the_boys)


@pytest.mark.rule("B5.2", "B5.3")
def test_a_marker_that_opens_a_house_says_so() -> None:
    given = placing(1, 1, 0, 1)
    said = told(given, 0, Place(MOTHERS))
    assert said.startswith("opens the speakeasy; you control it")
    brief = means(given, 0, Place(MOTHERS)).brief
    assert brief is not None and brief.key == "mean-brief-opens"


@pytest.mark.rule("B5.2")
def test_what_stays_closed_says_what_is_missing_after_the_marker() -> None:
    given = placing(1, 1, 0, 0)
    said = told(given, 0, Place(MOTHERS))
    assert "stays closed: 1 more marker opens it" in said
    brief = means(given, 0, Place(MOTHERS)).brief
    text = Text("en", NAMES, me=0, game=BOOTLEGGERS, options=given.state.options)
    assert brief is not None and text.message(brief) == "then 1 to open"


@pytest.mark.rule("B5.3")
def test_muscle_breaks_a_tie_for_control() -> None:
    given = placing(1, 2, 0, 0)
    assert "you control it; tie: you have more muscle" in told(given, 0, Place(MOTHERS))
    given = placing(1, 2, 0, 0).muscle(20, 50, 30, 10)
    said = told(given, 0, Place(MOTHERS))
    assert "Stella controls it; tie: Stella has more muscle; you are a minority there" in said


@pytest.mark.rule("B5.9")
def test_a_tie_below_control_is_nobody_s() -> None:
    assert "tie: nobody has the majority" in told(placing(1, 2, 1, 0), 0, Place(MOTHERS))


@pytest.mark.rule("B5.1")
def test_markers_that_are_not_placed_stay() -> None:
    assert told(placing(0, 0, 0, 0), 0, Done()) == "2 markers stay in the back room"


@pytest.mark.rule("B5.1", "B11.11")
def test_a_marker_opens_nothing_that_is_closed_for_the_round() -> None:
    given = Given(4).back_room(0, 2).markers(MOTHERS, [1, 1, 0, 1])
    given.house(MOTHERS).closed = True
    given.part(send_the_boys)
    assert told(given, 0, Place(MOTHERS)).startswith("closed for this round: buys nothing")


def declared(*markers: int) -> Given:
    """Stella is about to place a marker at Mother's, and Al could cut in."""
    given = Given(4, Options(influence="pre-empt"))
    for seat, count in enumerate((1, 1, 0, 0)):
        given.back_room(seat, count)
    given.markers(MOTHERS, list(markers)).window(timing.REVEAL)
    return given.act(1, Place(MOTHERS)).act(0, Pass())


@pytest.mark.rule("B5.7", "B12.9")
def test_who_could_cut_in_is_told_what_anothers_marker_does() -> None:
    said = told(declared(1, 1, 1, 0), 0, Pass())
    assert said.startswith("opens the speakeasy; Stella controls it")
    with pytest.raises(AssertionError, match="nothing is said"):
        told(declared(0, 3, 1, 0), 0, Pass())


# --- phase 4 -------------------------------------------------------------------------------------


@pytest.mark.rule("B7.7")
def test_crates_that_would_fit_are_not_poured_away_unasked() -> None:
    given = Given(4).crates(0, 8).own(0, 12).part(load_trucks)
    assert means(given, 0, Done()).tone == "loses"
    given.act(0, Load(12, 6))
    assert "2 crates are on no truck and will be lost" in told(given, 0, Done())
    assert told(given, 0, Load(12, 5)) == "3 crates are left to load"
    small = given.state.own_trucks(0)[0]
    given.act(0, Load(small, 2))
    assert told(given, 0, Done()) == "all 8 crates are on a truck"
    assert means(given, 0, Done()).tone == "earns"


@pytest.mark.rule("B7.7")
def test_what_finds_no_room_is_lost_without_a_question() -> None:
    given = Given(4).crates(0, 8).part(load_trucks)
    small = given.state.own_trucks(0)[0]
    given.act(0, Load(small, 4))
    lost = "4 crates are on no truck and will be lost"
    assert told(given, 0, Load(small, 4)) == lost
    assert told(given, 0, Done()) == f"the trucks are full; {lost}"
    assert means(given, 0, Done()).sure is None


@pytest.mark.rule("B8.3")
def test_nobody_lets_one_in_where_nobody_has_the_say() -> None:
    given = Given(4).own(0, 3, crates=4).markers(MOTHERS, [0, 2, 2, 1]).part(drive_trucks)
    assert "nobody is there to let you in" in told(given, 0, Drive(3, MOTHERS))
    given = Given(4).own(0, 3, crates=4).markers(MOTHERS, [0, 3, 1, 0]).part(drive_trucks)
    assert "public dock: only if Stella lets you in" in told(given, 0, Drive(3, MOTHERS))


@pytest.mark.rule("B8.5")
def test_a_controller_s_yes_is_worth_the_profit() -> None:
    given = Given(4).markers(MOTHERS, [3, 1, 0, 0]).own(2, 3, crates=4, house=MOTHERS)
    given.dice("demand.2", 3, 3).house_window(MOTHERS)
    assert told(given, 0, Allow(True)) == "$4G profit for you; Vito gets $8G"
    assert means(given, 0, Allow(True)).tone == "earns"
    assert "you forgo $4G profit" in told(given, 0, Allow(False))
    assert means(given, 0, Allow(False)).tone == "loses"


@pytest.mark.rule("B8.3", "B8.5")
def test_a_majority_s_yes_is_worth_nothing_to_itself() -> None:
    given = Given(5).markers(MOTHERS, [2, 1, 0, 1, 1]).own(2, 3, crates=4, house=MOTHERS)
    given.dice("demand.2", 3, 3).house_window(MOTHERS)
    assert told(given, 0, Allow(True)) == "Vito gets $8G"
    assert told(given, 0, Allow(False)) == "nobody else sells here"
    assert means(given, 0, Allow(True)).tone == means(given, 0, Allow(False)).tone == "neutral"


@pytest.mark.rule("B7.7", "B11.27")
def test_a_warehouse_keeps_what_is_on_no_truck() -> None:
    given = Given(4).crates(0, 8).thug(0, WAREHOUSE).part(load_trucks)
    assert "Warehouse would keep them" in told(given, 0, Done())
    given = Given(4).crates(0, 8)
    given.mobster(0).warehouse = True
    given.part(load_trucks)
    assert told(given, 0, Done()) == "8 crates are kept for the next round"
    assert means(given, 0, Done()).sure is None


# --- cards ---------------------------------------------------------------------------------------


def window_with(card: int) -> Given:
    return Given(4).thug(0, card).markers(MOTHERS, [2, 2, 0, 0])


@pytest.mark.rule("B11.15", "B5.2")
def test_a_hit_says_what_becomes_of_the_house() -> None:
    given = window_with(HIT).window(timing.END_OF_PHASE_1)
    given.act(0, Play(HIT))
    assert told(given, 0, ChooseHouse(MOTHERS)).startswith("you control it; tie: you have more")
    given.act(0, ChooseHouse(MOTHERS))
    said = told(given, 0, ChooseMobster(1))
    assert said == "Stella's markers there: 1 instead of 2; closes the speakeasy"
    assert means(given, 0, ChooseMobster(1)).tone == "earns"
    assert means(given, 0, ChooseMobster(0)).tone == "loses", "one's own"
    assert means(given, 0, ChooseMobster(0)).sure is not None


@pytest.mark.rule("B11.10")
def test_a_bust_says_how_many_crates_it_costs_whom() -> None:
    given = Given(4).thug(0, BUST_A_SHIPMENT).own(1, 12, crates=6).window(timing.LOADED)
    given.act(0, Play(BUST_A_SHIPMENT))
    assert told(given, 0, ChooseTruck(12)) == "Stella loses 6 crates"


@pytest.mark.rule("B11.3")
def test_a_payoff_says_its_price_and_whose_the_house_is() -> None:
    given = Given(4).thug(0, BIG_PAYOFF).cash(0, 7).markers(MOTHERS, [0, 3, 1, 0])
    given.window(timing.END_OF_PHASE_1)
    assert told(given, 0, Play(BIG_PAYOFF)) == "costs $5G or more when it is played"
    given.act(0, Play(BIG_PAYOFF))
    said = told(given, 0, ChooseHouse(MOTHERS))
    assert said == "you control it; costs $5G, you keep $2G"


@pytest.mark.rule("B11.17", "B3.1")
def test_moll_says_nothing_of_hidden_cash() -> None:
    given = Given(4).thug(0, MOLL).cash(1, 2).window(timing.END_OF_PHASE_1)
    given.act(0, Play(MOLL))
    assert told(given, 0, ChooseMobster(1)) == "Stella loses $1G to $6G, as the die falls"


@pytest.mark.rule("B10.6")
def test_investigation_says_what_it_would_stop() -> None:
    given = Given(4).thug(0, HIT).thug(1, INVESTIGATION).markers(MOTHERS, [2, 2, 0, 0])
    given.window(timing.END_OF_PHASE_1)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(1), answers=False)
    assert told(given, 1, Pass()) == "your markers there: 1 instead of 2; closes the speakeasy"
    assert told(given, 1, Play(INVESTIGATION)).startswith("nothing of Hit happens")


@pytest.mark.rule("B11.1")
def test_the_vigorish_is_weighed_against_the_crates() -> None:
    given = Given(4).thug(0, VIGORISH).cash(1, 9).window(timing.END_OF_PHASE_1)
    given.play(0, VIGORISH, ChooseStill(1))
    assert told(given, 1, PayUp(True)).startswith("costs $3G, you keep $6G; makes 1–6 crates")
    assert told(given, 1, PayUp(False)).startswith("the still makes nothing this round")


# --- previews ------------------------------------------------------------------------------------


@pytest.mark.rule("B9.4", "B3.1")
def test_a_preview_does_not_make_up_who_wins() -> None:
    """The last truck of the last round sells without a roll: what comes out is hidden cash."""
    given = Given(4, round=12).own(0, 3, crates=4).part(drive_trucks)
    view = BOOTLEGGERS.view(given.state, 0)
    seen = [BOOTLEGGERS.preview(view, [Drive(3, OMALLEYS)], Random(seed)) for seed in range(8)]
    assert {encode(each) for each in seen} == {encode(view)}
    given.act(0, Drive(3, OMALLEYS))
    assert BOOTLEGGERS.result(given.state) is not None

"""Windows: when cards may be played, who is asked, and how a pass stands (K12.22)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import (
    THIS_PHASE,
    THIS_ROUND,
    THIS_TIME,
    THIS_WINDOW,
    Attend,
    Pass,
)
from backroom.engine.window import Window
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    CleanUp,
    DrivePolice,
    DropOrder,
    LeaveOrder,
    NoAction,
    NoPolice,
    Play,
    RaidBusiness,
    RaidCar,
    RollDie,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    AN_OLD_FAVOR,
    BACKSTABBING,
    BREAK_AND_ENTER,
    BURGLARY,
    CAR,
    CEMETERY,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_AID,
    FIRST_CONTRACT,
    FREE,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HIDING,
    HORSE_HEAD,
    HOSPITAL,
    MASSACRE,
    NOBODY,
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
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    HARRY_THE_HAND,
    KNUCKLES,
    SLICK_RICK,
    THE_CLEANER,
)
from backroom.games.chicago.trade_phase import (
    BEFORE_BRIBE,
    BEFORE_DRAW,
    BEFORE_LOT,
    BEFORE_PLACING,
    INCOME,
)
from tests.checks import check_quiet
from tests.chicago.fights import LAST_DROP, at_business, attack, cars, idle, rolls, said
from tests.chicago.given import Given

ONE_DOWN = FIRST_CONTRACT + 2
ANY_TIME = (ACCIDENT, ELECTION_DAY, OUT_OF_GAS, THE_FEDS, THE_PILLOW)
OWN_TURN = (BURGLARY, FRIENDS_ON_THE_INSIDE, STREETWISE, THE_RAT)
TRADE_PHASE = (BACKSTABBING, BREAK_AND_ENTER)


def asked(given: Given) -> list[int]:
    """Whom the game waits for."""
    return [ask.seat for ask in given.game.asks(given.state) if ask.waiting]


def in_window(given: Given) -> bool:
    return isinstance(given.state.stack[-1], Window)


def playable(given: Given, seat: int) -> set[int]:
    """The cards he could play now."""
    return {action.card for action in given.legal(seat) if isinstance(action, Play)}


def two_pillows(now: int = 0) -> Given:
    """Gangsters of 0 in hospital and in prison; 1 and 2 may see to them before this turn."""
    given = Given(3).in_hospital(0, DOUGH_BOY).in_prison(0, KNUCKLES)
    return given.hand(1, THE_PILLOW).hand(2, ACCIDENT).turn_of(now, window=True)


# --- when they open ------------------------------------------------------------------------------


@pytest.mark.rule("K12.22", "K4.1")
def test_the_windows_of_a_game_turn_in_their_order() -> None:
    given = Given(3).hand(2, ONE_DOWN).offer(BUGS_BENNY, DOUGH_BOY)
    given.draws(0, SLICK_RICK).draws(1, HARRY_THE_HAND).draws(2, KNUCKLES)
    given.turn_of(0, window=True)
    seen: list[tuple[int, str, object]] = []
    while given.state.turn == 2:
        ask = next(ask for ask in given.game.asks(given.state) if ask.waiting)
        if in_window(given):
            about = ask.args.get("boss", ask.args.get("gangster"))
            seen.append((given.state.round, ask.prompt.removeprefix("ask-window-"), about))
        idle(given)
    turns = [(round, "turn-start", boss) for round in (1, 2, 3, 4) for boss in (0, 1, 2)]
    lots = (BUGS_BENNY, DOUGH_BOY, SLICK_RICK, HARRY_THE_HAND, KNUCKLES)
    assert seen == [
        *turns,
        (5, "before-draw", None),
        *[(5, "before-lot", gangster) for gangster in lots],
        (5, "before-bribe", None),
        (5, "before-placing", None),
    ]


@pytest.mark.rule("K12.22")
def test_the_window_before_a_turn_comes_before_its_first_decision() -> None:
    given = Given(3).hand(2, OUT_OF_GAS).turn_of(0, window=True)
    assert given.asks(0) == []
    given.act(2, Play(OUT_OF_GAS, 0))
    assert given.refused(0, RollDie()).key == "refused-not-an-answer"


@pytest.mark.rule("K12.22", "K12.17")
def test_there_is_one_before_each_police_action() -> None:
    given = Given(3).hand(2, ONE_DOWN).territory(1, 4).badge(0)
    given.car(1, given.turf(4)).police(given.turf(4), actions=2)
    given.turn_of(0).act(0, Stay(), NoAction(), NoPolice(), CleanUp(4))
    assert given.prompts(2) == ["ask-window-police-action"]
    assert given.state.territories[4] == 1, "it has not happened yet"
    given.act(2, Pass()).act(0, RaidCar(1))
    assert given.prompts(2) == ["ask-window-police-action"]
    given.act(2, Pass())
    assert given.state.police_actions == 0


@pytest.mark.rule("K12.22")
def test_a_window_with_nobody_eligible_is_skipped() -> None:
    given = Given(3).turn_of(0, window=True)
    assert not in_window(given)
    assert asked(given) == [0]


# --- which card when -----------------------------------------------------------------------------


def holding(seat: int) -> Given:
    """A seat with one card for every time, and something to play each of them on."""
    given = Given(3).in_hospital(1, DOUGH_BOY).in_prison(1, KNUCKLES).gangster(1, SLICK_RICK)
    given.hand(1, ONE_DOWN).hand(seat, *ANY_TIME, *OWN_TURN, *TRADE_PHASE, AN_OLD_FAVOR)
    return given.hand(seat, SHOTGUNS, MASSACRE, FIRST_AID, HORSE_HEAD)


@pytest.mark.rule("K12.22")
def test_before_a_turn_one_plays_what_fits_any_time() -> None:
    assert playable(holding(2).turn_of(0, window=True), 2) == set(ANY_TIME)
    assert playable(holding(0).turn_of(0, window=True), 0) == set(ANY_TIME), "one's own turn too"


@pytest.mark.rule("K12.22")
def test_between_any_two_of_ones_own_decisions_also_what_is_for_ones_own_turn() -> None:
    given = holding(0).turn_of(0)
    for prompt in ("ask-move", "ask-drive", "ask-action", "ask-end-turn"):
        assert given.prompts(0) == [prompt, "ask-cards"]
        assert playable(given, 0) == {*ANY_TIME, *OWN_TURN}
        given.act(0, NoAction() if prompt == "ask-action" else given.legal(0)[0])


@pytest.mark.rule("K12.22", "K7.1")
def test_so_between_the_decisions_of_the_police_step() -> None:
    given = holding(0).badge(0).territory(1, 4)
    given.police(given.turf(4)).turn_of(0).act(0, Stay(), NoAction())
    for action in (RollPolice(), DrivePolice(given.turf(4)), NoPolice()):
        assert given.prompts(0) in (
            ["ask-police", "ask-cards"],
            ["ask-drive-police", "ask-cards"],
            ["ask-police-action", "ask-cards"],
        )
        fits = {*ANY_TIME, *OWN_TURN} - {FRIENDS_ON_THE_INSIDE}  # he has the badge
        assert playable(given, 0) == fits
        given.act(0, action)
    assert given.state.now == 1


@pytest.mark.rule("K12.22")
def test_before_a_police_action_one_plays_what_fits_any_time() -> None:
    given = holding(2).badge(0).territory(1, 4)
    given.police(given.turf(4)).turn_of(0).act(0, Stay(), NoAction(), NoPolice(), CleanUp(4))
    assert playable(given, 2) == set(ANY_TIME)


@pytest.mark.rule("K12.22", "K12.1")
def test_trade_phase_cards_fit_before_the_draw_each_lot_the_bribe_and_the_placing() -> None:
    for part in (BEFORE_DRAW, BEFORE_LOT):
        given = holding(2).offer(HARRY_THE_HAND).trade(part, windows=True)
        assert playable(given, 2) == {*TRADE_PHASE, AN_OLD_FAVOR}
    for part in (BEFORE_BRIBE, BEFORE_PLACING):
        given = holding(2).offer(HARRY_THE_HAND).trade(part, windows=True)
        assert playable(given, 2) == set(TRADE_PHASE), "no lot comes any more"


@pytest.mark.rule("K12.22")
def test_in_another_ones_turn_one_waits_for_the_next_window() -> None:
    given = holding(2).turn_of(0)
    assert given.asks(2) == []
    assert given.refused(2, Play(THE_FEDS)).key == "refused-not-asked"


# --- who is asked --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [ONE_DOWN, THE_PILLOW, SHOTGUNS, BACKSTABBING, BURGLARY])
@pytest.mark.rule("K12.22", "K9.1")
def test_who_holds_a_kept_card_is_asked_whatever_it_is(card: int) -> None:
    given = Given(3).hand(1, card).turn_of(0, window=True)
    assert asked(given) == [1]
    given = Given(3).hand(1, card).trade(BEFORE_DRAW, windows=True)
    assert asked(given) == [1]


@pytest.mark.rule("K12.22")
def test_a_contract_under_way_is_no_kept_card() -> None:
    assert not in_window(Given(3).started(1, ONE_DOWN).turn_of(0, window=True))


@pytest.mark.rule("K12.22")
def test_all_eligible_are_asked_at_the_same_time_and_may_answer_in_any_order() -> None:
    given = Given(4).hand(0, ONE_DOWN).hand(1, SHOTGUNS).hand(3, THE_RAT).turn_of(2, window=True)
    assert asked(given) == [0, 1, 3]
    assert len({ask.id for ask in given.game.asks(given.state)}) == 1
    given.act(3, Pass()).act(0, Pass())
    assert asked(given) == [1]
    given.act(1, Pass())
    assert asked(given) == [2]


@pytest.mark.rule("K12.22")
def test_an_answer_can_be_changed_until_all_are_in_and_nobody_sees_it() -> None:
    given = two_pillows().hand(0, ONE_DOWN)
    given.turn_of(0, window=True)
    table = given.table()
    check_quiet(table, 1, Pass())
    check_quiet(table, 1, Play(THE_PILLOW, DOUGH_BOY))
    check_quiet(table, 2, Pass(THIS_ROUND))
    check_quiet(table, 1, Pass())
    assert asked(given) == [0]
    assert given.where(DOUGH_BOY) == HOSPITAL
    view = given.game.view(given.state, 0)
    assert (view.table.waiting, view.table.deciding) == ([], True)


@pytest.mark.rule("K12.22", "K12.6")
def test_the_frozen_are_not_asked() -> None:
    given = Given(3).hand(1, THE_PILLOW).hand(2, ONE_DOWN).frozen(1).turn_of(0, window=True)
    assert asked(given) == [2]


# --- how they go on ------------------------------------------------------------------------------


@pytest.mark.parametrize(("now", "first"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.rule("K12.22")
def test_of_those_who_want_to_act_the_first_from_the_boss_whose_turn_it_is_acts(
    now: int, first: int
) -> None:
    given = two_pillows(now).act(2, Play(ACCIDENT, KNUCKLES)).act(1, Play(THE_PILLOW, DOUGH_BOY))
    acted = [message.args["boss"] for message in said(given, "story-plays-on-gangster")]
    assert acted == [first]
    assert (given.where(DOUGH_BOY) == CEMETERY) == (first == 1)
    assert (given.where(KNUCKLES) == CEMETERY) == (first == 2)


@pytest.mark.parametrize(("first_boss", "first"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.rule("K12.22")
def test_in_the_trade_phase_the_first_from_the_first_boss(first_boss: int, first: int) -> None:
    given = Given(3).gangster(0, DOUGH_BOY).hand(1, BACKSTABBING).hand(2, AN_OLD_FAVOR)
    given.state.first = first_boss
    given.offer(KNUCKLES).trade(BEFORE_LOT, windows=True)
    given.act(2, Play(AN_OLD_FAVOR, KNUCKLES)).act(1, Play(BACKSTABBING, 0))
    assert (given.gangster_of(DOUGH_BOY) == 1) == (first == 1)
    assert (given.gangster_of(KNUCKLES) == 2) == (first == 2)


@pytest.mark.rule("K12.22")
def test_it_opens_anew_until_all_have_passed() -> None:
    given = two_pillows().hand(0, ONE_DOWN).hand(1, THE_FEDS)
    given.turn_of(0, window=True)
    given.act(0, Pass()).act(1, Play(THE_PILLOW, DOUGH_BOY)).act(2, Pass())
    given.pass_all(0, 1, 2)
    assert given.prompts(0) == ["ask-window-killed"], "he may have First Aid"
    given.act(0, Pass())
    assert given.where(DOUGH_BOY) == CEMETERY
    assert asked(given) == [0, 1, 2], "all are asked again, who passed too"
    given.act(1, Play(THE_FEDS)).act(0, Pass()).act(2, Pass())
    assert given.state.police_actions == 2
    assert asked(given) == [0, 2]
    given.act(2, Pass()).act(0, Pass())
    assert not in_window(given)
    assert given.prompts(0)[0] == "ask-move"


@pytest.mark.rule("K12.22")
def test_what_has_lost_its_target_meanwhile_can_be_thought_over() -> None:
    given = Given(3).in_hospital(0, DOUGH_BOY).hand(1, THE_PILLOW).hand(2, THE_FEDS)
    given.turn_of(1, window=True).act(2, Play(THE_FEDS)).act(1, Play(THE_PILLOW, DOUGH_BOY))
    assert given.where(DOUGH_BOY) == CEMETERY
    assert given.boss(2).hand == [THE_FEDS], "he has not played it yet"
    assert asked(given) == [2]


# --- standing passes -----------------------------------------------------------------------------


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_time_is_asked_for_again_when_the_window_opens_anew() -> None:
    given = Given(3).hand(1, ONE_DOWN).hand(2, THE_FEDS, ONE_DOWN + 1).turn_of(0, window=True)
    given.act(1, Pass(THIS_TIME)).act(2, Play(THE_FEDS))
    assert asked(given) == [1, 2]


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_window_holds_when_it_opens_anew_and_no_longer() -> None:
    given = Given(3).hand(1, ONE_DOWN).hand(2, THE_FEDS, ONE_DOWN + 1).turn_of(0, window=True)
    given.act(1, Pass(THIS_WINDOW)).act(2, Play(THE_FEDS))
    assert asked(given) == [2]
    given.act(2, Pass()).act(0, Stay(), NoAction())
    assert given.state.now == 1
    assert asked(given) == [1, 2]


def turns_asked(given: Given, seat: int, until: tuple[int, int]) -> list[tuple[int, int, int]]:
    """The windows in which he is asked: game turn, round, whose turn it is."""
    seen = []
    while (given.state.turn, given.state.round) < until:
        if in_window(given) and seat in asked(given):
            seen.append((given.state.turn, given.state.round, given.state.now))
            given.act(seat, Pass())
        else:
            idle(given)
    return seen


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_action_round_holds_until_the_next_round() -> None:
    given = Given(3).hand(2, ONE_DOWN).turn_of(0, window=True).act(2, Pass(THIS_PHASE))
    assert turns_asked(given, 2, (2, 3)) == [(2, 2, 0), (2, 2, 1), (2, 2, 2)]


@pytest.mark.rule("K12.22")
def test_in_the_trade_phase_it_holds_until_the_trade_phase_is_over() -> None:
    given = Given(3).hand(2, ONE_DOWN).offer(BUGS_BENNY).trade(BEFORE_DRAW, windows=True)
    given.act(2, Pass(THIS_PHASE))
    assert turns_asked(given, 2, (3, 2)) == [(3, 1, 1), (3, 1, 2), (3, 1, 0)]


@pytest.mark.rule("K12.22")
def test_a_pass_for_this_game_turn_holds_until_the_next_game_turn() -> None:
    given = Given(3).hand(2, ONE_DOWN).turn_of(0, window=True).act(2, Pass(THIS_ROUND))
    assert turns_asked(given, 2, (3, 2)) == [(3, 1, 1), (3, 1, 2), (3, 1, 0)]


@pytest.mark.rule("K12.22")
def test_a_standing_pass_can_be_taken_back() -> None:
    given = Given(3).hand(2, ONE_DOWN).turn_of(0, window=True).act(2, Pass(THIS_ROUND))
    assert given.prompts(0) == ["ask-move"]
    check_quiet(given.table(), 2, Attend())
    given.act(0, Stay(), NoAction())
    assert asked(given) == [2]


@pytest.mark.rule("K12.22")
def test_a_standing_pass_does_not_keep_anybody_from_his_own_turn() -> None:
    given = Given(3).hand(0, THE_RAT).turn_of(0, window=True).act(0, Pass(THIS_ROUND))
    assert given.prompts(0) == ["ask-move", "ask-cards"]
    given.act(0, Play(THE_RAT, 1))
    assert given.boss(0).hand == []


@pytest.mark.parametrize("stand", [THIS_PHASE, THIS_ROUND])
@pytest.mark.rule("K12.22")
def test_being_attacked_wakes_a_standing_pass(stand: int) -> None:
    given = at_business([BUGS_BENNY], [KNUCKLES]).hand(1, SNEAKING_OUT)
    given.turn_of(0, window=True).act(1, Pass(stand)).act(0, Stay(), AttackBusiness(LAST_DROP))
    assert given.prompts(1) == ["ask-window-attacked"]
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, GETAWAY).hand(0, SHOTGUNS)
    given.turn_of(0, window=True).act(0, Pass(stand)).act(1, Pass(stand))
    given.act(0, Stay(), AttackCar(1))
    assert asked(given) == [0, 1], "the attacker is asked, too"
    given.act(0, Pass()).act(1, Pass())
    assert given.state.standing[1] == THIS_TIME


@pytest.mark.parametrize("stand", [THIS_PHASE, THIS_ROUND])
@pytest.mark.rule("K12.22", "K12.20")
def test_being_raided_wakes_a_standing_pass(stand: int) -> None:
    given = Given(3).hand(1, HORSE_HEAD).hand(2, ONE_DOWN).badge(0)
    given.police(given.door(given.home(1))).turn_of(0, window=True)
    given.act(1, Pass(stand)).act(2, Pass(stand))
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))
    assert given.prompts(1) == ["ask-window-raided"], "the window before it passed him by"
    assert given.state.standing[2] == stand, "nobody has touched 2"


@pytest.mark.rule("K12.22", "K12.6", "K12.20")
def test_election_day_wakes_a_standing_pass() -> None:
    given = Given(3).hand(1, HORSE_HEAD).hand(0, ELECTION_DAY).turn_of(0, window=True)
    given.act(0, Pass()).act(1, Pass(THIS_ROUND)).act(0, Play(ELECTION_DAY, 1))
    assert given.prompts(1) == ["ask-window-elected"]


@pytest.mark.parametrize(
    ("card", "on"),
    [(OUT_OF_GAS, 1), (THE_PILLOW, DOUGH_BOY), (ACCIDENT, KNUCKLES), (THE_RAT, 1), (BURGLARY, 1)],
)
@pytest.mark.rule("K12.22")
def test_so_does_any_card_that_names_him_or_a_gangster_of_his(card: int, on: int) -> None:
    given = Given(3).in_hospital(1, DOUGH_BOY).in_prison(1, KNUCKLES).hand(0, card)
    given.hand(1, FIRST_AID).hand(2, ONE_DOWN).turn_of(0, window=True)
    given.act(0, Pass()).act(1, Pass(THIS_ROUND)).act(2, Pass(THIS_ROUND))
    given.act(0, Play(card, on))
    assert given.state.standing[1:] == [THIS_TIME, THIS_ROUND]
    if card in (THE_PILLOW, ACCIDENT):
        assert given.prompts(1) == ["ask-window-killed"]


@pytest.mark.rule("K12.22")
def test_a_card_that_names_nobody_wakes_nobody() -> None:
    given = Given(3).hand(0, THE_FEDS).hand(1, ONE_DOWN).turn_of(0, window=True)
    given.act(0, Pass()).act(1, Pass(THIS_ROUND)).act(0, Play(THE_FEDS))
    assert given.state.standing[1] == THIS_ROUND


@pytest.mark.rule("K12.22")
def test_a_reaction_is_a_window_of_its_own() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES, DOUGH_BOY]).hand(1, GETAWAY)
    attack(rolls(given, [3], [1]))
    passes = [action for action in given.legal(1) if isinstance(action, Pass)]
    assert passes == [Pass(THIS_TIME), Pass(THIS_PHASE), Pass(THIS_ROUND)]
    given.act(1, Pass(THIS_PHASE))
    assert given.prompts(1) == ["ask-who-is-hit"]
    given.act(1, given.legal(1)[0])
    assert given.prompts(1) != ["ask-window-wounded"], "his pass stands for the round"


# --- reactions: who is concerned -----------------------------------------------------------------


@pytest.mark.rule("K12.22", "K12.20")
def test_a_raid_is_answered_by_the_one_raided_alone() -> None:
    given = Given(3).hand(1, HORSE_HEAD).hand(2, ONE_DOWN).hand(0, THE_FEDS).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1)))
    assert asked(given) == [0, 1, 2], "before it, all who hold a card"
    given.act(0, Pass()).act(1, Pass()).act(2, Pass())
    assert asked(given) == [1]
    assert given.prompts(1) == ["ask-window-raided"]


@pytest.mark.rule("K12.22", "K12.6")
def test_election_day_is_answered_by_the_one_it_is_played_on() -> None:
    given = Given(3).hand(0, ELECTION_DAY).hand(1, ONE_DOWN).hand(2, HORSE_HEAD).turn_of(0)
    given.act(0, Play(ELECTION_DAY, 1))
    assert asked(given) == [1]
    given.act(1, Pass())
    assert given.boss(1).frozen


@pytest.mark.rule("K12.22", "K12.7", "K12.18")
def test_a_death_by_a_card_is_answered_by_his_boss() -> None:
    given = two_pillows().hand(0, FIRST_AID).turn_of(1)
    given.act(1, Play(THE_PILLOW, DOUGH_BOY))
    assert asked(given) == [0]
    given.act(0, Play(FIRST_AID))
    assert given.where(DOUGH_BOY) == HOSPITAL


@pytest.mark.rule("K12.22", "K12.6")
def test_who_is_frozen_in_a_window_is_asked_no_more() -> None:
    given = Given(3).hand(1, ELECTION_DAY, ONE_DOWN).hand(2, THE_FEDS).turn_of(0, window=True)
    given.act(1, Play(ELECTION_DAY, 2)).act(2, Pass())
    assert given.prompts(2) == ["ask-window-elected"]
    given.act(2, Pass())
    assert given.boss(2).frozen
    assert asked(given) == [1]


# --- orders in advance ---------------------------------------------------------------------------


@pytest.mark.rule("K12.22", "K12.20")
def test_an_order_answers_for_him() -> None:
    given = Given(3).hand(1, HORSE_HEAD).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(1, LeaveOrder(HORSE_HEAD)).act(0, Stay(), NoAction(), NoPolice())
    given.act(0, RaidBusiness(given.home(1)))
    assert given.prompts(1) == ["ask-window-police-action"], "that is for him to say"
    given.act(1, Pass())
    assert given.state.discard[HORSE_HEAD] == 1
    assert not given.state.businesses[given.home(1)].closed
    assert given.state.orders == [[], [], []]


@pytest.mark.rule("K12.22")
def test_an_order_answers_even_for_one_whose_pass_stands() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, STILL_STANDING)
    rolls(given, [2, 2, 2], [1, 1, 1]).turn_of(0, window=True)
    given.act(1, LeaveOrder(STILL_STANDING)).act(1, Pass(THIS_ROUND))
    given.act(0, Stay(), AttackCar(1)).act(1, Pass(THIS_ROUND))
    assert given.state.discard[STILL_STANDING] == 1
    assert said(given, "story-still-standing")


@pytest.mark.parametrize(
    ("card", "where"), [(SNEAKING_OUT, HIDING), (STILL_STANDING, HOSPITAL), (FIRST_AID, HOSPITAL)]
)
@pytest.mark.rule("K12.22", "K12.14", "K12.15", "K12.7")
def test_cards_that_answer_something_can_be_ordered(card: int, where: int) -> None:
    given = at_business([BUGS_BENNY, THE_CLEANER], [KNUCKLES]).hand(1, card)
    die = 6 if card == FIRST_AID else 2
    rolls(given, [die] * 3, [1] * 3).turn_of(0).act(1, LeaveOrder(card))
    given.act(0, Stay(), AttackBusiness(LAST_DROP)).pass_all()
    assert given.state.discard[card] == 1
    assert given.where(KNUCKLES) == where


@pytest.mark.rule("K12.22")
def test_an_order_waits_until_its_card_fits() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(1, FIRST_AID)
    rolls(given, [2], [1]).turn_of(0).act(1, LeaveOrder(FIRST_AID))
    given.act(0, Stay(), AttackCar(1)).act(1, Pass())
    assert given.prompts(1) == ["ask-window-wounded"], "he is not dying"
    assert given.state.orders[1] == [FIRST_AID]


@pytest.mark.rule("K12.22")
def test_an_order_can_be_dropped() -> None:
    given = Given(3).hand(1, HORSE_HEAD).badge(0)
    given.police(given.door(given.home(1))).turn_of(0)
    given.act(1, LeaveOrder(HORSE_HEAD)).act(1, DropOrder(HORSE_HEAD))
    given.act(0, Stay(), NoAction(), NoPolice(), RaidBusiness(given.home(1))).act(1, Pass())
    assert given.prompts(1) == ["ask-window-raided"]


@pytest.mark.rule("K12.22")
def test_only_cards_in_the_hand_that_answer_something_without_a_choice_are_ordered() -> None:
    given = Given(3).hand(1, GETAWAY, THE_PILLOW, TOMMYGUNS, DYNAMITE, HORSE_HEAD).turn_of(0)
    asides = given.game.own_asides(given.state, 1)
    orders = [option.action for a in asides if a.prompt == "ask-orders" for option in a.options]
    assert orders == [LeaveOrder(HORSE_HEAD)]
    assert given.refused(1, LeaveOrder(FIRST_AID)).key == "refused-not-asked"
    assert given.refused(0, LeaveOrder(HORSE_HEAD)).key == "refused-not-an-answer"


@pytest.mark.rule("K12.22", "K9.1")
def test_an_order_is_nobody_elses_business() -> None:
    given = Given(3).hand(1, HORSE_HEAD).turn_of(0)
    table = given.table()
    check_quiet(table, 1, LeaveOrder(HORSE_HEAD))
    check_quiet(table, 1, DropOrder(HORSE_HEAD))
    assert [m.key for m in table.story(1)][-2:] == ["story-order-left", "story-order-dropped"]


@pytest.mark.rule("K12.22", "K8.10")
def test_income_comes_before_the_first_window_of_the_trade_phase() -> None:
    given = Given(3).hand(2, BACKSTABBING).trade(INCOME, windows=True)
    assert given.prompts(2) == ["ask-window-before-draw"]
    assert given.boss(0).cash > 1000
    assert given.state.badge == NOBODY


@pytest.mark.rule("K12.22", "K12.2")
def test_a_stolen_gangster_waits_to_be_placed() -> None:
    given = Given(3).gangster(0, DOUGH_BOY, spot=CAR).hand(2, BACKSTABBING)
    given.trade(BEFORE_BRIBE, windows=True).act(2, Play(BACKSTABBING, 0))
    assert (given.gangster_of(DOUGH_BOY), given.where(DOUGH_BOY)) == (2, FREE)

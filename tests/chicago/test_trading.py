"""Trading: what changes hands, when, and who notices (K10.1, K10.3, K10.4)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    Good,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Message, Reason, Refusal
from backroom.engine.passing import THIS_ROUND, THIS_TIME, Pass
from backroom.engine.table import Table
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bid,
    Done,
    LeaveOrder,
    Lose,
    NoAction,
    NoPolice,
    PassBid,
    Play,
    Put,
    RaidCar,
    StartContract,
    Stay,
)
from backroom.games.chicago.components import (
    BARBER,
    BURGLARY,
    CAR,
    FIRST_AID,
    FIRST_CONTRACT,
    FREE,
    GETAWAY,
    HORSE_HEAD,
    MASSACRE,
    NOBODY,
    SHOTGUNS,
    STILL_STANDING,
    THE_PILLOW,
    THE_RAT,
    TOMMYGUNS,
    UNKNOWN,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    HARRY_THE_HAND,
    JOHNNY_FAVORITE,
    KNUCKLES,
    MR_JESUS,
    SLICK_RICK,
    THE_CLEANER,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.trade_phase import BEFORE_DRAW, BEFORE_LOT, BRIBE, PLACE
from tests.checks import check_quiet, private_check, received, same
from tests.chicago.fights import attack, cars, rolls
from tests.chicago.given import ChicagoTable, Given, swap

A_THOROUGH_SHAVING, HELP_YOU, ONE_DOWN = range(FIRST_CONTRACT, FIRST_CONTRACT + 3)


def cash(count: int) -> Good:
    return Good("cash", 0, count)


def card(item: int) -> Good:
    return Good("card", item)


def gangster(item: int) -> Good:
    return Good("gangster", item)


def refused(table: ChicagoTable, seat: int, action: Action) -> Reason:
    """Why not; nothing has changed."""
    before = CHICAGO.dump(table.state)
    with pytest.raises(Refusal) as refusal:
        table.act(seat, action)
    assert CHICAGO.dump(table.state) == before
    return refusal.value.reason


def waiting(table: ChicagoTable) -> list[int]:
    """Whom the game waits for."""
    return [ask.seat for ask in CHICAGO.asks(table.state) if ask.waiting]


def in_action_round(given: Given) -> ChicagoTable:
    """It is 0's turn."""
    return given.turn_of(0).table()


def in_trade_phase(given: Given, *lots: int) -> ChicagoTable:
    """Gangsters are up for hire, the first boss is to bid."""
    return given.offer(*(lots or (SLICK_RICK,))).trade(BEFORE_LOT).table()


# --- what (K10.1) --------------------------------------------------------------------------------


@pytest.mark.rule("K10.1", "K10.2")
def test_cash_resources_events_and_contracts_change_hands_both_ways_at_once() -> None:
    given = Given(3).hand(0, THE_RAT, HELP_YOU).hand(1, ONE_DOWN).goods(1, 2, 3, 4)
    table = in_action_round(given)
    give = (cash(250), Good("booze", 0, 1), card(THE_RAT), card(HELP_YOU))
    swap(table, 0, 1, give, (Good("girls", 0, 3), Good("henchmen", 0, 2), card(ONE_DOWN)))
    assert (given.boss(0).cash, given.boss(1).cash) == (750, 1250)
    assert given.boss(0).goods == [0, 4, 3]
    assert given.boss(1).goods == [3, 0, 2]
    assert (given.boss(0).hand, given.boss(1).hand) == ([ONE_DOWN], [THE_RAT, HELP_YOU])
    given.sound()


@pytest.mark.parametrize("count", [1, 20, 75, 1001])
@pytest.mark.rule("K10.1")
def test_cash_goes_in_steps_of_fifty(count: int) -> None:
    table = in_action_round(Given(3).cash(0, 5000))
    assert refused(table, 0, MakeOffer((1,), (cash(count),))).key == "refused-fifties"
    assert refused(table, 0, MakeOffer((1,), (), (cash(count),))).key == "refused-fifties"


@pytest.mark.parametrize(
    "good",
    [
        Good("territory", 4),
        Good("business", 0),
        Good("badge"),
        Good("points", 0, 1),
        Good("car"),
        Good("card", BUGS_BENNY),  # a gangster is no kept card
        Good("card", 80),  # nor is a resource card
        Good("card", THE_RAT, 2),
        Good("booze", 1, 1),
        Good("gangster", 45),
    ],
)
@pytest.mark.rule("K10.1")
def test_neither_territories_nor_businesses_nor_the_badge_nor_anything_else(good: Good) -> None:
    given = Given(3).territory(0, 4).badge(0).gangster(0, BUGS_BENNY).hand(0, THE_RAT)
    for table in (in_action_round(given), in_trade_phase(given)):
        reason = refused(table, 0, MakeOffer((1,), (good,)))
        assert (reason.rule, reason.key) == ("K10.1", "refused-no-good")


@pytest.mark.rule("K10.1", "K5.9")
def test_a_contract_that_is_started_or_completed_can_not_be_traded() -> None:
    given = Given(3).started(0, ONE_DOWN).completed(0, HELP_YOU).hand(0, THE_RAT)
    table = in_action_round(given)
    for contract in (ONE_DOWN, HELP_YOU):
        assert refused(table, 0, MakeOffer((1,), (card(contract),))).key == "refused-no-card"
        assert refused(table, 1, MakeOffer((0,), (), (card(contract),))).key == "refused-no-card"


@pytest.mark.rule("K10.1", "K5.9")
def test_an_offer_of_a_contract_lapses_when_it_is_started() -> None:
    given = Given(3).hand(0, A_THOROUGH_SHAVING, THE_RAT)
    table = in_action_round(given.car(0, given.place(BARBER)))
    table.act(0, Stay())
    table.act(0, MakeOffer((1,), (card(A_THOROUGH_SHAVING),), (cash(50),)))
    table.act(0, StartContract(A_THOROUGH_SHAVING))
    assert table.offers == []


@pytest.mark.rule("K10.1")
def test_one_offers_only_what_one_has() -> None:
    table = in_action_round(Given(3).hand(1, THE_RAT))
    for good in (cash(1050), Good("booze", 0, 2), card(THE_RAT)):
        assert refused(table, 0, MakeOffer((1,), (good,))).rule == "K10.1"


@pytest.mark.rule("K10.1", "K9.1")
def test_one_may_ask_for_what_he_might_have_but_not_for_what_all_see_he_has_not() -> None:
    table = in_action_round(Given(3).hand(1, THE_RAT).discard(BURGLARY))
    for good in (cash(5000), Good("booze", 0, 3), card(GETAWAY)):
        table.act(0, MakeOffer((1,), (), (good,)))
        refused(table, 1, AcceptOffer(table.offers[-1].id))
    assert refused(table, 0, MakeOffer((1,), (), (card(BURGLARY),))).key == "refused-no-card"
    assert refused(table, 0, MakeOffer((2,), (), (card(GETAWAY),))).key == "refused-no-card"
    in_pockets = 3  # the rest of the booze is in the stock or lies on the board
    too_many = (Good("booze", 0, in_pockets + 1),)
    assert refused(table, 0, MakeOffer((1,), (), too_many)).key == "refused-no-resources"


@pytest.mark.rule("K10.2", "K10.1")
def test_both_sides_at_once_or_not_at_all() -> None:
    given = Given(3).hand(1, THE_RAT)
    table = in_action_round(given)
    table.act(0, MakeOffer((1,), (cash(100),), (card(GETAWAY),)))
    assert refused(table, 1, AcceptOffer(table.offers[-1].id)).key == "refused-no-card"
    assert given.boss(0).cash == 1000


# --- gangsters (K10.1, K10.4) --------------------------------------------------------------------


@pytest.mark.rule("K10.1")
def test_gangsters_change_hands_in_the_trade_phase_only() -> None:
    given = Given(3).gangster(0, BUGS_BENNY)
    offer = MakeOffer((1,), (gangster(BUGS_BENNY),))
    assert refused(in_action_round(given), 0, offer).key == "refused-trade-phase-only"
    swap(in_trade_phase(given), 0, 1, (gangster(BUGS_BENNY),), (cash(300),))
    assert given.gangster_of(BUGS_BENNY) == 1
    assert (given.boss(0).cash, given.boss(1).cash) == (1300, 700)


@pytest.mark.parametrize("spot", [CAR, 0, FREE])
@pytest.mark.rule("K10.1", "K8.6", "K1.4")
def test_a_traded_gangster_is_unplaced_until_the_placing_and_counts_at_once(spot: int) -> None:
    given = Given(3).gangster(0, BUGS_BENNY, spot=spot).gangster(1, KNUCKLES)
    points = given.points(1)
    table = in_trade_phase(given)
    swap(table, 0, 1, (gangster(BUGS_BENNY),))
    assert given.where(BUGS_BENNY) == FREE
    assert given.points(1) == points + 1
    assert BUGS_BENNY not in given.state.in_car(1)
    given.sound()
    given.trade(PLACE)
    given.act(1, Put(BUGS_BENNY, CAR), Put(KNUCKLES, given.home(1)), Done())
    assert given.where(BUGS_BENNY) == CAR
    assert given.state.in_car(1) == [BUGS_BENNY]


@pytest.mark.parametrize("where", ["in_prison", "in_hospital", "hiding"])
@pytest.mark.rule("K10.4")
def test_not_from_prison_hospital_or_hiding(where: str) -> None:
    given = Given(3)
    getattr(given, where)(0, BUGS_BENNY)
    table = in_trade_phase(given)
    reason = refused(table, 0, MakeOffer((1,), (gangster(BUGS_BENNY),)))
    assert (reason.rule, reason.key) == ("K10.4", "refused-not-at-work")
    assert refused(table, 1, MakeOffer((0,), (), (gangster(BUGS_BENNY),))).rule == "K10.4"


@pytest.mark.rule("K10.4", "K9.1")
def test_that_one_hides_whom_nobody_has_seen_shows_only_when_the_offer_is_accepted() -> None:
    given = Given(3).gangster(0, BUGS_BENNY)
    given.hiding(0, KNUCKLES).state.known[KNUCKLES] = 1 << 0
    table = in_trade_phase(given)
    table.act(1, MakeOffer((0,), (cash(50),), (gangster(KNUCKLES),)))
    assert refused(table, 0, AcceptOffer(table.offers[-1].id)).rule == "K10.4"


@pytest.mark.rule("K10.1")
def test_only_ones_own() -> None:
    table = in_trade_phase(Given(3).gangster(1, BUGS_BENNY))
    assert refused(table, 0, MakeOffer((1,), (gangster(BUGS_BENNY),))).key == "refused-no-gangster"
    assert refused(table, 0, MakeOffer((1,), (gangster(SLICK_RICK),))).key == "refused-no-gangster"
    take = MakeOffer((2,), (), (gangster(BUGS_BENNY),))
    assert refused(table, 0, take).key == "refused-no-gangster"


@pytest.mark.rule("K10.1", "K10.4")
def test_all_see_that_a_gangster_changes_sides_for_that_is_public() -> None:
    table = in_trade_phase(Given(3).gangster(0, BUGS_BENNY, spot=0))
    swap(table, 0, 1, (gangster(BUGS_BENNY),), (cash(300),))
    told = table.story(None)
    assert told[-2:] == [
        Message("story-deal-struck", {"boss": 0, "boss_with": 1}),
        Message("story-changes-sides", {"boss": 0, "boss_other": 1, "gangster": BUGS_BENNY}),
    ]
    assert CHICAGO.view(table.state, 2).gangsters[BUGS_BENNY].where == FREE


@pytest.mark.rule("K10.1", "K8.6")
def test_a_deal_while_all_place_their_gangsters_asks_its_parties_again() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).gangster(2, DOUGH_BOY)
    table = given.trade(PLACE).table()
    table.act(0, Done())
    table.act(2, Done())
    assert waiting(table) == [1]
    swap(table, 0, 1, (gangster(BUGS_BENNY),), (gangster(KNUCKLES),))
    assert waiting(table) == [0, 1]
    table.act(0, Put(KNUCKLES, 0))
    table.act(0, Done())
    table.act(1, Done())
    assert given.where(KNUCKLES) == 0
    assert given.where(BUGS_BENNY) == CAR, "there was room, so he has been placed"
    given.sound()


# --- when (K10.1) --------------------------------------------------------------------------------


def own_turn(given: Given) -> Given:
    return given.turn_of(0)


def another_ones_turn(given: Given) -> Given:
    return given.turn_of(2, round=3)


def window(given: Given) -> Given:
    return given.hand(2, THE_RAT).turn_of(0, window=True)


def action(given: Given) -> Given:
    return given.turn_of(0).act(0, Stay())


def police(given: Given) -> Given:
    return given.badge(0).turn_of(0).act(0, Stay(), NoAction())


def raided(given: Given) -> Given:
    given.hand(2, HORSE_HEAD).badge(0).police(given.boss(2).square)
    given.turn_of(0).act(0, Stay(), NoAction(), NoPolice(), RaidCar(2)).act(2, Pass())
    assert given.prompts(2) == ["ask-window-raided"]
    return given


def start_of_shootout(given: Given) -> Given:
    given.gangster(0, BUGS_BENNY).hand(2, SHOTGUNS).car(2, given.boss(0).square)
    return given.turn_of(0).act(0, Stay(), AttackCar(2))


def between_rounds(given: Given) -> Given:
    given.gangster(0, THE_CLEANER).gangster(2, HARRY_THE_HAND).hand(0, FIRST_AID)
    given.dice("shootout 0", 3).dice("shootout 2", 3).car(2, given.boss(0).square)
    given.turn_of(0).act(0, Stay(), AttackCar(2)).act(0, Pass())
    assert given.prompts(0) == ["ask-window-between-rounds"]
    return given


def auction(given: Given) -> Given:
    return given.offer(SLICK_RICK).trade(BEFORE_LOT)


def before_draw(given: Given) -> Given:
    return given.hand(2, THE_RAT).trade(BEFORE_DRAW, windows=True)


def bribe(given: Given) -> Given:
    return given.trade(BRIBE)


def placing(given: Given) -> Given:
    return given.gangster(2, DOUGH_BOY).trade(PLACE)


@pytest.mark.parametrize(
    "moment",
    [
        own_turn,
        another_ones_turn,
        window,
        action,
        police,
        raided,
        start_of_shootout,
        between_rounds,
        auction,
        before_draw,
        bribe,
        placing,
    ],
)
@pytest.mark.rule("K10.1")
def test_deals_are_struck_whenever_a_question_is_open(moment: object) -> None:
    assert callable(moment)
    given: Given = moment(Given(3))
    swap(given.table(), 0, 1, (cash(100),), (Good("booze", 0, 1),))
    assert (given.boss(0).cash, given.boss(1).cash) == (900, 1100)


def no_deals(table: ChicagoTable) -> bool:
    reason = refused(table, 2, MakeOffer((1,), (cash(50),)))
    return (reason.rule, reason.key) == ("K10.1", "refused-no-deals-now")


@pytest.mark.rule("K10.1")
def test_but_never_between_the_dice_of_a_shootout_and_their_result() -> None:
    given = cars([THE_CLEANER], [HARRY_THE_HAND, KNUCKLES]).hand(1, STILL_STANDING)
    attack(rolls(given, [3, 6], [3, 1]))
    table = given.table()
    table.act(2, MakeOffer((1,), (cash(50),)))
    table.act(1, Pass())
    assert given.prompts(1) == ["ask-who-is-hit"]
    assert no_deals(table)
    reason = refused(table, 1, AcceptOffer(table.offers[-1].id))
    assert reason.key == "refused-no-deals-now", "nor is one struck that was offered before"
    table.act(1, Lose(KNUCKLES))
    assert given.prompts(1) == ["ask-window-wounded"]
    assert no_deals(table)
    table.act(1, Pass())
    assert given.prompts(1) == ["ask-window-between-rounds"]
    table.act(1, AcceptOffer(table.offers[-1].id))
    table.act(1, Pass())
    assert given.prompts(1) == ["ask-window-killed"], "no choice: Harry was the last"
    assert no_deals(table)


@pytest.mark.rule("K10.1", "K12.4")
def test_nor_while_a_burglar_picks_what_his_die_allows() -> None:
    given = Given(3).hand(0, BURGLARY).dice("burglary 0", 2)
    table = in_action_round(given)
    table.act(0, Play(BURGLARY, 1))
    assert given.prompts(0) == ["ask-burglary"]
    assert no_deals(table)


@pytest.mark.rule("K10.1")
def test_nor_before_the_game_has_begun() -> None:
    table: ChicagoTable = Table(CHICAGO, Options(), 3, SampledChance(Random(1)))
    assert table.state.turn == 0
    assert no_deals(table)


@pytest.mark.rule("K10.1", "K12.6")
def test_the_frozen_do_not_trade_until_the_trade_phase() -> None:
    given = Given(3).frozen(1)
    table = given.turn_of(0, round=4).table()
    for seat, other in ((0, 1), (1, 0), (1, 2)):
        reason = refused(table, seat, MakeOffer((other,), (cash(50),)))
        assert (reason.rule, reason.key) == ("K12.6", "refused-frozen")
    assert CHICAGO.tradable(CHICAGO.view(table.state, 0), 1) == []
    given.offer(SLICK_RICK).last_round_over().pass_all()
    assert given.boss(1).cash == 1000, "he has no income, but thaws"
    swap(given.table(), 1, 0, (cash(50),))
    assert given.boss(1).cash == 950


@pytest.mark.rule("K10.1", "K12.6")
def test_an_offer_of_somebody_who_is_frozen_lapses() -> None:
    given = Given(3).hand(0, THE_RAT)
    table = in_action_round(given)
    table.act(1, MakeOffer((2,), (cash(50),)))
    table.act(2, MakeOffer((1,), (cash(50),)))
    given.frozen(1)
    table.act(0, Stay())
    assert table.offers == []


@pytest.mark.rule("K10.1")
def test_an_offer_lapses_when_what_it_names_has_gone_elsewhere() -> None:
    table = in_action_round(Given(3))
    table.act(0, MakeOffer((1,), (cash(700),)))
    swap(table, 0, 2, (cash(400),))
    assert table.offers == []


@pytest.mark.rule("K10.1")
def test_an_offer_lapses_with_the_turn_in_which_it_was_made() -> None:
    table = in_action_round(Given(3))
    table.act(1, MakeOffer((2,), (cash(50),)))
    table.act(0, Stay())
    assert len(table.offers) == 1
    table.act(0, NoAction())
    assert table.state.now == 1
    assert table.offers == []


# --- in an open window (K10.1) -------------------------------------------------------------------


@pytest.mark.rule("K10.1", "K12.22")
def test_who_receives_a_kept_card_in_an_open_window_is_asked_again() -> None:
    given = Given(3).in_hospital(0, DOUGH_BOY).hand(1, THE_PILLOW, THE_RAT).hand(2, ONE_DOWN)
    table = given.turn_of(0, window=True).table()
    table.act(2, Pass())
    assert waiting(table) == [1]
    swap(table, 1, 2, (card(THE_PILLOW),), (cash(400),))
    assert waiting(table) == [1, 2]
    table.act(1, Pass())
    table.act(2, Play(THE_PILLOW, DOUGH_BOY))
    assert given.gangster_of(DOUGH_BOY) == NOBODY


@pytest.mark.rule("K10.1", "K12.22")
def test_who_had_no_card_at_all_is_asked_now_and_who_gave_his_last_is_not() -> None:
    given = Given(3).hand(1, THE_RAT).hand(2, ONE_DOWN)
    table = given.turn_of(0, window=True).table()
    assert waiting(table) == [1, 2]
    swap(table, 1, 0, (card(THE_RAT),), (cash(400),))
    assert waiting(table) == [0, 2]


@pytest.mark.rule("K10.1", "K12.22")
def test_even_if_his_pass_was_to_stand() -> None:
    given = Given(3).hand(1, THE_PILLOW, THE_RAT).hand(2, ONE_DOWN)
    given.state.standing[2] = THIS_ROUND
    table = given.turn_of(0, window=True).table()
    assert waiting(table) == [1]
    swap(table, 1, 2, (card(THE_PILLOW),), (cash(400),))
    assert waiting(table) == [1, 2]
    assert given.state.standing[2] == THIS_TIME


@pytest.mark.rule("K10.1", "K12.22")
def test_a_deal_without_cards_leaves_a_standing_pass_alone() -> None:
    given = Given(3).hand(1, THE_PILLOW).hand(2, ONE_DOWN)
    given.state.standing[2] = THIS_ROUND
    table = given.turn_of(0, window=True).table()
    swap(table, 1, 2, (cash(100),))
    assert waiting(table) == [1]


@pytest.mark.rule("K10.1", "K12.22")
def test_an_order_in_advance_goes_with_its_card() -> None:
    given = Given(3).hand(1, HORSE_HEAD, THE_RAT)
    table = in_action_round(given)
    table.act(1, LeaveOrder(HORSE_HEAD))
    swap(table, 1, 2, (card(HORSE_HEAD),))
    assert given.state.orders == [[], [], []]


@pytest.mark.rule("K10.1", "K12.23")
def test_a_start_card_can_be_bought_in_the_shootout() -> None:
    given = cars([BUGS_BENNY], [CHICKEN_JOE]).hand(0, THE_RAT).hand(2, TOMMYGUNS, MASSACRE)
    table = attack(given).table()
    swap(table, 2, 0, (card(TOMMYGUNS),), (cash(500),))
    table.act(0, Play(TOMMYGUNS))
    table.act(0, Pass())
    counted = next(m for m in table.story(None) if m.key == "story-totals")
    assert counted.args["bonus"] == 2


# --- auctions (K10.3, K8.4) ----------------------------------------------------------------------


@pytest.mark.rule("K10.3")
def test_cash_may_change_hands_during_an_auction_before_the_next_bid() -> None:
    given = Given(3).cash(1, 100)
    table = in_trade_phase(given)
    table.act(0, Bid(6))
    assert given.legal(1) == [PassBid()]
    swap(table, 2, 1, (cash(300),))
    assert given.legal(1) == [Bid(7), Bid(8), PassBid()]
    table.act(1, Bid(8))
    table.act(2, PassBid())
    table.act(0, PassBid())
    assert given.gangster_of(SLICK_RICK) == 1
    assert given.boss(1).cash == 0


@pytest.mark.rule("K10.3", "K8.4", "K10.1")
def test_the_money_of_the_highest_bid_is_locked_until_outbid() -> None:
    given = Given(3)
    table = in_trade_phase(given)
    table.act(0, Bid(16))
    assert refused(table, 0, MakeOffer((2,), (cash(250),))).key == "refused-no-cash"
    swap(table, 0, 2, (cash(200),))
    assert given.boss(0).cash == 800
    assert refused(table, 0, MakeOffer((2,), (cash(50),))).key == "refused-no-cash"
    table.act(1, Bid(17))
    swap(table, 0, 2, (cash(800),))
    assert given.boss(0).cash == 0
    assert refused(table, 1, MakeOffer((2,), (cash(200),))).key == "refused-no-cash"


@pytest.mark.rule("K10.1", "K8.4")
def test_an_offer_made_before_the_bid_can_not_take_its_money() -> None:
    given = Given(3)
    table = in_trade_phase(given)
    table.act(1, MakeOffer((0,), (Good("booze", 0, 1),), (cash(900),)))
    table.act(0, Bid(16))
    assert refused(table, 0, AcceptOffer(table.offers[-1].id)).key == "refused-no-cash"
    assert given.boss(0).goods == [1, 1, 1]


@pytest.mark.rule("K10.1", "K8.4", "K13.24")
def test_so_are_the_resources_that_mr_jesus_costs() -> None:
    given = Given(3).goods(0, 3, 1, 1)
    table = in_trade_phase(given, MR_JESUS)
    table.act(0, Bid(2))
    assert refused(table, 0, MakeOffer((1,), (Good("booze", 0, 2),))).key == "refused-no-resources"
    swap(table, 0, 1, (Good("booze", 0, 1),))
    table.act(1, PassBid())
    table.act(2, PassBid())
    assert given.gangster_of(MR_JESUS) == 0
    assert given.boss(0).goods == [0, 1, 1]


@pytest.mark.rule("K10.1", "K8.9", "K13.19")
def test_so_is_johnny_favorite_when_the_bribe_needs_him() -> None:
    given = Given(3).gangster(0, JOHNNY_FAVORITE).cash(0, 100)
    table = given.trade(BRIBE).table()
    table.act(0, Bid(6))
    refused(table, 0, MakeOffer((1,), (gangster(JOHNNY_FAVORITE),)))
    table.act(1, PassBid())
    table.act(2, PassBid())
    assert (given.state.badge, given.boss(0).cash) == (0, 0)


# --- in private (K10.4) --------------------------------------------------------------------------


def private_table() -> ChicagoTable:
    return in_action_round(Given(3).hand(0, THE_RAT).hand(1, GETAWAY))


#: What 0 offers 1 in private.
OFFERS = [
    MakeOffer((1,), (cash(100),), (Good("booze", 0, 1),)),
    MakeOffer((1,), (card(THE_RAT),), (card(GETAWAY),)),
    MakeOffer((1,), (), (cash(50),), (Promise("truce", 0, 1, until=4),)),
]


@pytest.mark.parametrize("terms", OFFERS)
@pytest.mark.rule("K10.4")
def test_an_offer_its_decline_and_its_withdrawal_are_nobody_elses_business(
    terms: MakeOffer,
) -> None:
    table = private_table()
    check_quiet(table, 0, terms, knowing=(1,))
    assert [offer.terms for offer in table.offers_for(1)] == [terms]
    assert table.offers_for(2) == table.offers_for(None) == []
    check_quiet(table, 1, DeclineOffer(table.offers[-1].id), knowing=(0,))
    check_quiet(table, 0, terms, knowing=(1,))
    check_quiet(table, 0, WithdrawOffer(table.offers[-1].id), knowing=(1,))
    check_quiet(table, 0, terms, knowing=(1,))
    number = table.offers[-1].id
    check_quiet(table, 1, MakeOffer((0,), (cash(50),), (), (), number), knowing=(0,))
    assert [offer.by for offer in table.offers] == [1]


@pytest.mark.rule("K10.4")
def test_not_even_by_whether_he_may_take_his_last_action_back() -> None:
    table = in_action_round(Given(3))
    table.act(0, Stay())
    check_quiet(table, 1, MakeOffer((2,), (cash(50),)), knowing=(2,))
    check_quiet(table, 2, DeclineOffer(table.offers[-1].id), knowing=(1,))
    assert table.may_undo(0)


@pytest.mark.rule("K10.4")
def test_its_parties_read_what_it_says() -> None:
    table = private_table()
    table.act(0, MakeOffer((1,), (cash(100), card(THE_RAT)), (Good("booze", 0, 1),)))
    for party in (0, 1):
        told = table.story(party)[-1]
        assert told.key == "story-offers"
        assert told.args["give"] == [
            Message("good-cash", {"cash": 100}),
            Message("good-card", {"card": THE_RAT}),
        ]
        assert told.args["take"] == [Message("good-booze", {"booze": 1})]
    for other in (2, None):
        assert "story-offers" not in [message.key for message in table.story(other)]


@pytest.mark.rule("K10.4", "K9.1")
def test_of_a_deal_the_others_learn_only_that_it_was_struck() -> None:
    seen: dict[int | None, list[bytes]] = {2: [], None: []}
    kinds = (
        MakeOffer((1,), (cash(100),)),
        MakeOffer((1,), (cash(950),), (Good("henchmen", 0, 1),)),
        MakeOffer((1,), (card(THE_RAT),), (card(GETAWAY),)),
    )
    for terms in kinds:
        table = private_table()
        since = len(table.records)
        swap(table, 0, 1, terms.give, terms.take)
        for other, bytes_seen in seen.items():
            bytes_seen.append(received(table, other, since))
            struck = Message("story-deal-struck", {"boss": 0, "boss_with": 1})
            assert table.story(other, since) == [struck]
        assert [m.key for m in table.story(1, since)] == [
            "story-offers",
            "story-deal-struck",
            "story-deal",
        ]
    for other, bytes_seen in seen.items():
        for got in bytes_seen[1:]:
            same(bytes_seen[0], got, f"{other} sees what the deal was about")


@pytest.mark.rule("K10.4", "K9.1")
def test_how_many_kept_cards_somebody_holds_is_public_anyway_and_no_more() -> None:
    table = private_table()
    swap(table, 0, 1, (card(THE_RAT),), (cash(50),))
    view = CHICAGO.view(table.state, 2)
    assert [boss.cards for boss in view.bosses] == [0, 2, 0]
    assert view.bosses[1].cash is None


@pytest.mark.rule("K10.4")
def test_nobody_else_can_accept_or_turn_down_a_private_offer() -> None:
    table = private_table()
    table.act(0, OFFERS[0])
    number = table.offers[-1].id
    for act in (AcceptOffer(number), DeclineOffer(number), WithdrawOffer(number)):
        assert refused(table, 2, act).key == "refused-offer-gone"


def a_game_with_private_deals() -> ChicagoTable:
    """From the set-up on: offers that come to nothing, two deals, and play between them."""
    table: ChicagoTable = Table(CHICAGO, Options(), 3, SampledChance(Random(5)))
    while table.state.turn == 0:
        _go_on(table)
    table.act(0, MakeOffer((1,), (cash(100),)))
    table.act(1, DeclineOffer(table.offers[-1].id))
    _go_on(table)
    word = (Promise("truce", 0, 1, until=3), Promise("word", 1, 0, text="I owe you one"))
    swap(table, 0, 1, (cash(50),), (Good("booze", 0, 1),), word)
    table.act(1, MakeOffer((0,), (cash(200),)))
    table.act(1, WithdrawOffer(table.offers[-1].id))
    _go_on(table)
    swap(table, 1, 0, (cash(150),))
    table.act(2, MakeOffer((0,), (cash(50),)))  # its number tells 2 nothing either
    for _ in range(30):
        _go_on(table)
    return table


def _go_on(table: ChicagoTable) -> None:
    ask = next(ask for ask in CHICAGO.asks(table.state) if ask.waiting)
    table.act(ask.seat, next(iter(ask.answers())))


@pytest.mark.parametrize("seat", [2, None])
@pytest.mark.rule("K10.4", "K10.2")
def test_a_game_is_the_same_to_a_third_seat_and_a_spectator_without_the_private_offers(
    seat: int | None,
) -> None:
    table = a_game_with_private_deals()
    assert private_check(CHICAGO, Options(), 3, table.records, seat) >= 5


@pytest.mark.rule("K10.4")
def test_where_deals_are_open_all_see_offers_and_deals() -> None:
    table = in_action_round(Given(3, Options(deals="open")).hand(0, THE_RAT))
    table.act(0, MakeOffer((1,), (card(THE_RAT),), (cash(400),)))
    for other in (2, None):
        assert [offer.terms.give for offer in table.offers_for(other)] == [(card(THE_RAT),)]
        assert table.story(other)[-1].key == "story-offers"
    table.act(1, AcceptOffer(table.offers[-1].id))
    for other in (2, None):
        told = table.story(other)[-1]
        assert told.key == "story-deal"
        assert told.args["give"] == [Message("good-card", {"card": THE_RAT})]


# --- what could be named (K10.1) -----------------------------------------------------------------


@pytest.mark.rule("K10.1", "K9.1")
def test_what_could_be_named_in_an_offer_follows_from_the_view() -> None:
    given = Given(3).hand(0, THE_RAT, ONE_DOWN).started(0, HELP_YOU).gangster(0, BUGS_BENNY)
    given.goods(0, 2, 0, 1).discard(BURGLARY).in_prison(0, KNUCKLES)
    table = in_action_round(given)
    own = [(t.kind, t.item, t.most) for t in CHICAGO.tradable(CHICAGO.view(table.state, 0), 0)]
    assert own == [
        ("cash", 0, 1000),
        ("booze", 0, 2),
        ("henchmen", 0, 1),
        ("card", THE_RAT, 1),
        ("card", ONE_DOWN, 1),
    ]
    seen = CHICAGO.tradable(CHICAGO.view(table.state, 1), 0)
    assert ("cash", 0, None) in [(t.kind, t.item, t.most) for t in seen]
    cards = [t.item for t in seen if t.kind == "card"]
    assert THE_RAT in cards and GETAWAY in cards, "it might be any"
    assert HELP_YOU not in cards and BURGLARY not in cards, "but not what lies open"
    table = in_trade_phase(given)
    seen = CHICAGO.tradable(CHICAGO.view(table.state, 1), 0)
    assert [t.item for t in seen if t.kind == "gangster"] == [BUGS_BENNY]
    assert CHICAGO.view(table.state, 1).gangsters[BUGS_BENNY].where == UNKNOWN


@pytest.mark.rule("K10.1", "K8.4")
def test_what_is_locked_is_not_named() -> None:
    table = in_trade_phase(Given(3).goods(0, 3, 1, 1), MR_JESUS)
    table.act(0, Bid(4))
    own = {t.kind: t.most for t in CHICAGO.tradable(CHICAGO.view(table.state, 0), 0)}
    assert (own["cash"], own["booze"]) == (800, 1)


@pytest.mark.rule("K10.1", "K6.9")
def test_a_business_changes_hands_by_force_only() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).dice("shootout 0", 6).dice("shootout 1", 1)
    home = given.home(1)
    table = given.car(0, given.door(home)).turn_of(0).table()
    assert refused(table, 1, MakeOffer((0,), (Good("business", home),))).key == "refused-no-good"
    table.act(0, Stay())
    table.act(0, AttackBusiness(home))
    assert given.owner(home) == 0

"""The scripted bot has sense: one decision at a time, at tables laid out for it."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.bootleggers.cards import longest_pass
from backroom.bots.bootleggers.reading import Reading
from backroom.bots.bootleggers.scripted import ScriptedBot
from backroom.bots.saying import percent
from backroom.company.thinking import Advice, Situation, advise
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.deal import AcceptOffer, DeclineOffer, Entry, Good, MakeOffer, Offer, Promise
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, THIS_TIME, Pass
from backroom.engine.seen import Seen
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseStill,
    ChooseTruck,
    Done,
    Drive,
    KeepCard,
    Load,
    PayUp,
    PickMuscle,
    Place,
    Play,
    PutDie,
    StartStill,
    Take,
)
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_PAYOFF,
    BUST_A_SPEAKEASY,
    DIRTY_RAT,
    DOUBLE_STILL,
    HIJACK,
    INVESTIGATION,
    LILS,
    LITTLE_FAVOR,
    MOB_WAR,
    MOLL,
    MOTHERS,
    OMALLEYS,
    PACKING_HEAT,
    PIGEON,
    SAFE_HOUSE,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    SMALL_TRUCK_CARD,
    UNION_BOSS,
    VIGORISH,
)
from backroom.games.bootleggers.dealing import CASH, CRATES, TRUCK
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases import boys, driving, loading, muscle, taking
from backroom.games.bootleggers.promises import ALLOW, PAY, SEND_NONE
from backroom.games.bootleggers.state import NOTHING, PUBLIC
from backroom.games.bootleggers.view import BootleggersView
from tests.bootleggers.given import Given

MEDIUM_TRUCK, LARGE_TRUCK = 12, 17

Sight = Seen[BootleggersView]


def seen(given: Given, seat: int, offers: list[Offer], ledger: list[Entry]) -> Sight:
    return Seen(BOOTLEGGERS.view(given.state, seat), offers, ledger, False)


def answer(given: Given, seat: int = 0, *promises: Promise) -> Action:
    """What the bot answers, with these promises in the ledger."""
    ledger = [Entry(at, promise) for at, promise in enumerate(promises)]
    notes = BOOTLEGGERS.notes(given.state, seat)
    action = ScriptedBot(BOOTLEGGERS, Random(1)).choose(seen(given, seat, [], ledger), notes)
    assert action in given.legal(seat)
    return action


def says(given: Given, seat: int, *offers: MakeOffer, ledger: tuple[Promise, ...] = ()) -> object:
    """What the bot says unasked, with these offers of the next seat on the table."""
    by = (seat + 1) % given.state.seats
    open_ = [Offer(at, by, terms, "") for at, terms in enumerate(offers)]
    entries = [Entry(at, promise) for at, promise in enumerate(ledger)]
    notes = BOOTLEGGERS.notes(given.state, seat)
    bot = ScriptedBot(BOOTLEGGERS, Random(1))
    return bot.consider(seen(given, seat, open_, entries), notes)


def all_answers(given: Given, seat: int) -> list[Action]:
    """Its answers in this step of the round."""
    answers: list[Action] = []
    when = given.state.table.when
    while given.state.table.when == when and any(ask.waiting for ask in given.asks(seat)):
        action = answer(given, seat)
        answers.append(action)
        given.act(seat, action)
        assert len(answers) < 20
    return answers


# --- muscle and cards ----------------------------------------------------------------------------


def at_the_bidding(*offer: int) -> Given:
    given = Given(seats=4)
    given.part(muscle.pick_muscle)
    given.state.table.offer = list(offer)
    given.state.table.truck_card = NOTHING
    given.state.open_asks = None
    return given


def test_it_bids_much_for_a_double_still_among_trifles_and_little_for_equal_cards() -> None:
    prize = answer(at_the_bidding(DOUBLE_STILL, MOLL, SAFE_HOUSE, PACKING_HEAT))
    equal = answer(at_the_bidding(*[SINGLE_INFLUENCE] * 4))
    assert isinstance(prize, PickMuscle) and isinstance(equal, PickMuscle)
    assert prize.muscle > equal.muscle + 20


def test_it_takes_the_double_still() -> None:
    given = Given(seats=4)
    given.state.table.offer = [SINGLE_STILL, DOUBLE_STILL, MOLL, SAFE_HOUSE]
    given.part(taking.take_cards)
    assert answer(given) == Take(DOUBLE_STILL)


def test_it_starts_a_remote_still_when_there_are_no_slots_for_two_dice() -> None:
    given = Given(seats=4)
    given.still(0).dice = 3
    given.state.table.offer = [DOUBLE_STILL]
    given.state.table.truck_card = NOTHING
    given.part(taking.take_cards).act(0, Take(DOUBLE_STILL))
    assert answer(given) == StartStill()


# --- the boys ------------------------------------------------------------------------------------


def test_it_opens_a_house_that_it_will_control() -> None:
    given = Given(seats=4).markers(LILS, [1, 1, 0, 0]).back_room(0, 1)
    given.part(boys.send_the_boys)
    assert answer(given) == Place(LILS)


# --- the road ------------------------------------------------------------------------------------


def test_it_loads_what_the_trucks_hold_and_is_done() -> None:
    given = Given(seats=3).own(0, MEDIUM_TRUCK).crates(0, 20)
    given.part(loading.load_trucks)
    answers = all_answers(given, 0)
    assert set(answers) == {Load(0, 4), Load(MEDIUM_TRUCK, 6), Done()}


def test_it_drives_to_the_house_it_controls() -> None:
    given = Given(seats=4).markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4)
    given.part(driving.drive_trucks)
    assert answer(given) == Drive(0, MOTHERS)


def reasons(given: Given, action: Action) -> list[str]:
    """Why it would do so, by the names of the sentences."""
    notes = BOOTLEGGERS.notes(given.state, 0)
    bot = ScriptedBot(BOOTLEGGERS, Random(1))
    return [told.key for told in bot.why(seen(given, 0, [], []), notes, action)]


def test_a_hint_says_that_it_reckons_with_trucks_to_come() -> None:
    """The sign on a house does not: the two sums would seem to disagree."""
    given = Given(seats=4).markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4)
    given.part(driving.drive_trucks)
    assert "because-drive-others" not in reasons(given, Drive(0, MOTHERS))
    given = Given(seats=4).markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4)
    given.own(1, MEDIUM_TRUCK, crates=6).part(driving.drive_trucks)
    assert reasons(given, Drive(0, MOTHERS))[-1] == "because-drive-others"


def test_it_does_not_flood_a_small_house() -> None:
    given = Given(seats=4).markers(LILS, [3, 0, 0, 0])
    given.own(0, 0, crates=4).own(0, MEDIUM_TRUCK, crates=6).own(0, LARGE_TRUCK, crates=9)
    given.part(driving.drive_trucks)
    driven = [action.house for action in all_answers(given, 0) if isinstance(action, Drive)]
    assert len(driven) == 3
    assert LILS in driven
    assert OMALLEYS in driven


def test_it_sends_nothing_to_a_closed_house() -> None:
    given = Given(seats=4).markers(BARLEYCORNS, [3, 0, 0, 0]).own(0, 0, crates=4)
    given.part(driving.drive_trucks)
    assert answer(given) == Drive(0, OMALLEYS)


def test_it_keeps_its_word_where_that_costs_little() -> None:
    given = Given(seats=4).markers(MOTHERS, [1, 3, 0, 0]).own(0, 0, crates=2)
    given.part(driving.drive_trucks)
    assert answer(given) == Drive(0, MOTHERS)
    word = Promise(SEND_NONE, by=0, to=1, about=MOTHERS, until=given.state.table.round)
    assert answer(given, 0, word) == Drive(0, OMALLEYS)


def test_it_breaks_its_word_where_that_pays_a_lot() -> None:
    given = Given(seats=4).markers(BARLEYCORNS, [4, 0, 0, 0]).own(0, LARGE_TRUCK, crates=9)
    given.own(0, 0)
    given.part(driving.drive_trucks)
    word = Promise(SEND_NONE, by=0, to=1, about=BARLEYCORNS, until=given.state.table.round)
    assert answer(given, 0, word) == Drive(LARGE_TRUCK, BARLEYCORNS)


# --- the public dock -----------------------------------------------------------------------------


def at_the_public_dock(markers: list[int]) -> Given:
    given = Given(seats=4).markers(MOTHERS, markers).own(3, 3, crates=4)
    given.line_up(3, MOTHERS, PUBLIC).house_window(MOTHERS)
    return given


def test_a_controller_lets_others_sell_for_the_margin() -> None:
    assert answer(at_the_public_dock([4, 0, 0, 0])) == Allow(True)


def test_a_controller_lets_nobody_in_who_would_win_by_it() -> None:
    given = at_the_public_dock([4, 0, 0, 0]).cash(3, 96)
    assert answer(given) == Allow(False)


def test_a_majority_holder_refuses_unless_he_gave_his_word() -> None:
    given = at_the_public_dock([3, 2, 2, 0])
    assert answer(given) == Allow(False)
    word = Promise(ALLOW, by=0, to=3, about=MOTHERS, until=given.state.table.round)
    assert answer(given, 0, word) == Allow(True)


# --- deals ---------------------------------------------------------------------------------------


def test_it_offers_crates_that_it_cannot_carry() -> None:
    given = Given(seats=3).crates(0, 9).own(1, LARGE_TRUCK)
    given.part(loading.make_deals)
    offer = says(given, 0)
    assert isinstance(offer, MakeOffer)
    assert offer.to == (1,)
    sold = offer.give[0].kind == CRATES and offer.take[0].kind == CASH
    rented = offer.give[0].kind == CASH and offer.take[0].kind == "rent"
    assert sold or rented


@pytest.mark.parametrize(("cash", "good"), [(1, True), (5, False)])
def test_it_buys_crates_for_less_than_they_bring(cash: int, good: bool) -> None:
    given = Given(seats=3).crates(1, 9)
    given.part(loading.make_deals)
    offer = MakeOffer((0,), (Good(CRATES, 0, 4),), (Good(CASH, 0, cash),))
    assert says(given, 0, offer) == (AcceptOffer(0) if good else DeclineOffer(0))


def test_it_does_not_accept_what_it_cannot_pay() -> None:
    given = Given(seats=3).crates(1, 9).cash(0, 1)
    given.part(loading.make_deals)
    offer = MakeOffer((0,), (Good(CRATES, 0, 4),), (Good(CASH, 0, 2),))
    assert says(given, 0, offer) == DeclineOffer(0)


def test_it_pays_a_debt_on_the_last_day() -> None:
    given = Given(seats=3)
    given.part(loading.make_deals)
    debt = Promise(PAY, by=0, to=2, about=4, until=given.state.table.round)
    assert says(given, 0, ledger=(debt,)) == MakeOffer((2,), (Good(CASH, 0, 4),))


# --- thug cards ----------------------------------------------------------------------------------


def test_it_puts_the_union_boss_on_the_table_at_once() -> None:
    given = Given(seats=4).thug(0, UNION_BOSS)
    given.window(timing.REVEAL)
    assert answer(given) == Play(UNION_BOSS)


def test_it_hijacks_the_biggest_load_that_fits() -> None:
    given = Given(seats=4).thug(0, HIJACK).own(0, MEDIUM_TRUCK)
    given.own(1, 1, crates=4).own(2, MEDIUM_TRUCK + 1, crates=6).own(3, LARGE_TRUCK, crates=9)
    given.window(timing.LOADED)
    assert answer(given) == Play(HIJACK)
    given.act(0, Play(HIJACK))
    assert answer(given) == ChooseTruck(MEDIUM_TRUCK + 1)


def test_it_asks_interest_of_the_biggest_still() -> None:
    given = Given(seats=4).thug(0, VIGORISH).cash(2, 30)
    given.still(2).dice = 3
    given.window(timing.BEFORE_PRODUCTION)
    assert answer(given) == Play(VIGORISH)


def test_it_pays_interest_if_the_whiskey_can_be_carried() -> None:
    for trucks, pays in ((True, True), (False, False)):
        given = Given(seats=4).thug(1, VIGORISH).cash(0, 30)
        given.still(0).dice = 3
        if trucks:
            given.own(0, LARGE_TRUCK)
        else:
            given.truck(0).owner = given.truck(0).operator = 1
        given.window(timing.BEFORE_PRODUCTION)
        given.play(1, VIGORISH, ChooseStill(0))
        assert answer(given) == PayUp(pays)


def test_it_keeps_the_big_payoff_until_the_demand_is_known() -> None:
    given = Given(seats=4).thug(0, BIG_PAYOFF).markers(BARLEYCORNS, [1, 3, 1, 1])
    given.own(0, LARGE_TRUCK, crates=9, house=BARLEYCORNS).own(1, 1, crates=4, house=BARLEYCORNS)
    given.dice("demand.3", 6, 6, 5)
    given.house_window(BARLEYCORNS)
    assert answer(given) == Pass()
    given.act(0, Pass())
    assert given.house(BARLEYCORNS).demand == (6, 6, 5)
    assert answer(given) == Play(BIG_PAYOFF)


def test_it_collects_for_a_pigeon_with_a_big_load() -> None:
    given = Given(seats=4).thug(0, PIGEON).markers(BARLEYCORNS, [0, 4, 0, 0])
    given.own(1, LARGE_TRUCK, crates=9, house=BARLEYCORNS)
    given.dice("demand.3", 6, 6, 5)
    given.house_window(BARLEYCORNS).act(0, Pass())
    assert answer(given) == Play(PIGEON)


def test_it_keeps_a_new_card_that_is_of_no_use_yet() -> None:
    given = Given(seats=4)
    given.state.table.offer = [SINGLE_INFLUENCE, SINGLE_INFLUENCE, SINGLE_INFLUENCE, MOLL]
    given.part(taking.take_cards).act(0, Take(MOLL))
    assert answer(given) == KeepCard()


def test_it_answers_a_hijack_of_its_own_truck_only() -> None:
    for victim, answered in ((0, True), (2, False)):
        given = Given(seats=4).thug(0, INVESTIGATION).thug(1, HIJACK).own(1, LARGE_TRUCK)
        given.own(victim, MEDIUM_TRUCK, crates=6).own(3, 3, crates=1)
        given.window(timing.LOADED)
        hijack = [ChooseTruck(MEDIUM_TRUCK), ChooseTruck(LARGE_TRUCK)]
        given.play(1, HIJACK, *hijack, answers=False)
        assert answer(given) == (Play(INVESTIGATION) if answered else Pass())


# --- advice --------------------------------------------------------------------------------------


def advised(given: Given, *offers: Offer) -> Advice:
    """What it says to somebody in the first seat, with these offers on the table."""
    sight = seen(given, 0, list(offers), [])
    situation = Situation(0, b"", b"", sight, [], consider=True, choose=True)
    return advise(ScriptedBot(BOOTLEGGERS, Random(1)), situation)


@pytest.mark.parametrize(("price", "good"), [(2, True), (60, False)])
def test_a_hint_takes_a_truck_for_crates_that_have_no_place(price: int, good: bool) -> None:
    """Eight crates, four places: half of them would be lost."""
    given = Given(seats=3).crates(0, 8).own(1, MEDIUM_TRUCK).cash(0, 60)
    given.part(loading.make_deals)
    terms = MakeOffer((0,), (Good(TRUCK, MEDIUM_TRUCK, 1),), (Good(CASH, 0, price),))
    deal, why = advised(given, Offer(3, 1, terms, "")).counsel
    assert (deal == AcceptOffer(3)) is good
    told = {each.key: each.args for each in why}
    if good:
        assert told["because-deal-room"] == {"crates": 4}
        assert "because-deal" in told
    else:
        assert told["because-offer-loss"] == {"seat": 1}


def test_a_hint_advises_the_whole_loading_at_once() -> None:
    given = Given(seats=3).own(0, MEDIUM_TRUCK).crates(0, 20)
    given.part(loading.load_trucks)
    advice = advised(given)
    loads = [advice.answer, *(step.action for step in advice.then)]
    assert sorted(map(str, loads)) == sorted(map(str, [Load(0, 4), Load(MEDIUM_TRUCK, 6)]))


def because(given: Given, action: Action, seat: int = 0) -> dict[str, dict[str, object]]:
    """Why the person in a seat should do so, as it is told: without notes."""
    bot = ScriptedBot(BOOTLEGGERS, Random(1))
    why = bot.why(seen(given, seat, [], []), [], action)
    return {told.key: dict(told.args) for told in why}


def test_a_hint_counts_all_markers_of_its_plan() -> None:
    """Two more make control; that one of them alone is short of it is not said."""
    given = Given(seats=4).markers(MOTHERS, [1, 3, 0, 0]).back_room(0, 2)
    given.own(0, MEDIUM_TRUCK).part(boys.send_the_boys)
    given.still(0).dice = 3
    told = because(given, Place(MOTHERS))
    assert told["because-place-all"]["count"] == 2
    assert told["because-control-then"] == {"count": 2}
    assert "because-control-missing" not in told


def test_a_hint_places_first_where_most_is_at_stake() -> None:
    """No next best is better than what it advises."""
    given = Given(seats=4).markers(MOTHERS, [1, 2, 0, 0]).back_room(0, 2)
    given.own(0, MEDIUM_TRUCK).part(boys.send_the_boys)
    given.still(0).dice = 3
    advice = advised(given)
    assert [advice.answer, *(step.action for step in advice.then)] == [Place(MOTHERS), Place(LILS)]
    assert [reason.key for reason in advice.reasons] == ["because-place-together"]


def test_a_hint_says_what_stays_behind_once_every_truck_is_full() -> None:
    given = Given(seats=3).own(0, MEDIUM_TRUCK).crates(0, 12)
    given.part(loading.load_trucks)
    assert because(given, Load(MEDIUM_TRUCK, 6)) == {"because-load-full": {"count": 2, "crates": 2}}


def test_a_hint_names_the_card_that_is_worth_bidding_for_and_no_sum_for_all_rounds() -> None:
    given = at_the_bidding(DOUBLE_STILL, MOLL, SAFE_HOUSE, PACKING_HEAT)
    bid = answer(given)
    told = because(given, bid)
    best = {"card": DOUBLE_STILL, "kind": "much", "rounds": 11}
    assert told["because-muscle-best"] == best
    assert not any("cash" in args for args in told.values())


def with_a_card_to_close(holder: int) -> Given:
    given = Given(seats=4).markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4)
    given.thug(holder, BUST_A_SPEAKEASY).part(driving.drive_trucks)
    return given


def test_a_hint_sees_who_could_close_the_house() -> None:
    told = because(with_a_card_to_close(2), Drive(0, MOTHERS))
    assert told["because-drive-closer"] == {"mobster": 2, "card": BUST_A_SPEAKEASY}
    assert "because-drive-closer" not in because(with_a_card_to_close(0), Drive(0, MOTHERS))


def test_it_does_not_put_all_its_whiskey_where_somebody_could_pour_it_away() -> None:
    driven = []
    for holder in (0, 2):
        given = Given(seats=4).markers(MOTHERS, [3, 1, 0, 0]).markers(LILS, [1, 2, 1, 0])
        given.own(0, 0, crates=4).own(0, MEDIUM_TRUCK, crates=4)
        given.thug(holder, BUST_A_SPEAKEASY).part(driving.drive_trucks)
        driven.append([each.house for each in all_answers(given, 0) if isinstance(each, Drive)])
    assert driven[0] == [MOTHERS, MOTHERS]
    assert len(set(driven[1])) == 2


@pytest.mark.parametrize(("announced", "said"), [(10, False), (92, True)])
def test_a_hint_that_keeps_a_card_warns_that_no_round_may_follow(
    announced: int, said: bool
) -> None:
    given = Given(seats=3).thug(0, LITTLE_FAVOR)
    given.state.table.round = 5
    given.mobster(1).announced = announced
    given.window(timing.LINED_UP)
    told = because(given, Pass())
    assert "because-card-next" in told
    assert ("because-fortune" in told) is said


@pytest.mark.parametrize(("crates", "reason"), [(4, "none"), (9, "surplus")])
def test_a_hint_knows_of_crates_that_nobody_takes(crates: int, reason: str) -> None:
    """There is no room on anybody's truck for them."""
    given = Given(seats=3).crates(0, crates).crates(1, 9).crates(2, 9)
    given.part(loading.make_deals)
    assert list(because(given, Done())) == [f"because-deals-{reason}"]


def test_a_hint_calls_nobody_ahead_who_is_not() -> None:
    """By what was announced, for all to see; not by cash that is secret."""
    for rich, said in ((1, True), (2, False)):
        given = Given(seats=3).thug(0, VIGORISH).cash(1, 90).cash(2, 30)
        given.mobster(rich).announced = 40
        given.mobster(3 - rich).announced = 20
        given.still(1).dice = 3
        given.window(timing.BEFORE_PRODUCTION).act(0, Play(VIGORISH))
        assert ("because-leader" in because(given, ChooseStill(1))) is said


@pytest.mark.parametrize("chance", [0.0, 0.001, 0.02, 0.5, 0.98, 0.999, 1.0])
def test_no_chance_is_told_as_never_or_always(chance: float) -> None:
    assert 0 < percent(chance) < 100
    assert abs(percent(chance) - 100 * chance) <= 3


@pytest.mark.parametrize(
    ("card", "when", "stand"),
    [
        (BIG_PAYOFF, timing.TAKING, THIS_TIME),
        (BIG_PAYOFF, timing.BEFORE_PRODUCTION, THIS_PHASE),
        (UNION_BOSS, timing.AFTER_PRODUCTION, THIS_PHASE),
        (UNION_BOSS, timing.LINED_UP, THIS_ROUND),
    ],
)
def test_a_pass_that_stands_is_advised_only_while_no_card_comes_in_between(
    card: int, when: int, stand: int
) -> None:
    """Whoever passes for a round before cards are taken or dealt in is not asked for those."""
    given = Given(seats=3).thug(0, card)
    given.state.table.when = when
    passes = [Option(Pass(each)) for each in (THIS_TIME, THIS_PHASE, THIS_ROUND)]
    question = questions.Window(when=timing.NAMES[when])
    ask = Ask("window", 0, question, "B10.2", passes, default=Pass())
    assert longest_pass(Pass(), ask, Reading(seen(given, 0, [], []), [])) == Pass(stand)


# --- advice that holds to what is left of the game -----------------------------------------------


def in_the_last_round(*offer: int) -> Given:
    """A big family still, one small truck, and nobody with room to let."""
    given = Given(seats=4, round=12).cash(0, 20)
    for seat in range(4):
        given.still(seat).dice = 4
    given.state.table.offer = list(offer)
    given.state.table.truck_card = 0
    given.part(taking.take_cards)
    return given


def test_in_the_last_round_it_takes_room_for_its_crates_and_no_still() -> None:
    given = in_the_last_round(DOUBLE_STILL, SAFE_HOUSE)
    assert answer(given) == Take(SMALL_TRUCK_CARD)


def test_in_the_last_round_it_takes_no_truck_that_would_stay_empty() -> None:
    """Where crates bring a lot, too: the others have none to spare for it."""
    given = in_the_last_round(SAFE_HOUSE, SAFE_HOUSE).markers(BARLEYCORNS, [9, 0, 0, 0])
    given.own(0, LARGE_TRUCK).markers(MOTHERS, [3, 0, 0, 0])
    for seat in range(1, 4):
        given.own(seat, MEDIUM_TRUCK + seat).own(seat, 3 + seat)
    given.still(0).dice = 1
    assert answer(given) == Take(SAFE_HOUSE)


def test_in_the_last_round_a_hint_speaks_of_no_others() -> None:
    given = in_the_last_round(DOUBLE_STILL, SAFE_HOUSE).own(0, LARGE_TRUCK).own(0, MEDIUM_TRUCK)
    told = because(given, Take(DOUBLE_STILL))
    assert {args["rounds"] for args in told.values() if "rounds" in args} == {1}
    given = in_the_last_round(SINGLE_STILL, SAFE_HOUSE)
    given.still(0).dice = 1
    given.act(0, Take(SINGLE_STILL))
    assert because(given, PutDie(0))["because-die-home"] == {"crates": 4, "rounds": 1}


@pytest.mark.parametrize(("room", "said"), [(True, False), (False, True)])
def test_a_hint_says_that_trucks_have_no_room_for_what_a_die_makes(room: bool, said: bool) -> None:
    given = Given(seats=4)
    if room:
        given.own(0, LARGE_TRUCK)
    given.state.table.offer = [SINGLE_STILL, SINGLE_STILL, SINGLE_STILL, SINGLE_STILL]
    given.part(taking.take_cards).act(0, Take(SINGLE_STILL))
    assert ("because-no-room" in because(given, PutDie(0))) is said


def test_who_has_crates_and_no_truck_takes_one() -> None:
    """A marker that may help to open a house does not do more."""
    given = Given(seats=4, round=6).cash(0, 12).markers(MOTHERS, [2, 6, 0, 0])
    given.markers(LILS, [1, 5, 0, 0])
    given.truck(0).owner = given.truck(0).operator = 1
    given.still(0).dice = 3
    given.state.table.offer = [SINGLE_INFLUENCE, SINGLE_INFLUENCE, SAFE_HOUSE, SAFE_HOUSE]
    given.state.table.truck_card = 0
    given.part(taking.take_cards)
    assert answer(given) == Take(SMALL_TRUCK_CARD)


def test_what_a_rat_is_worth_is_told_by_the_round_and_is_no_more_than_a_house_can_pay() -> None:
    given = Given(seats=4, round=3).thug(0, DIRTY_RAT).markers(BARLEYCORNS, [3, 4, 1, 0])
    for seat in range(4):
        given.own(seat, MEDIUM_TRUCK + seat)
        given.still(seat).dice = 3
    given.window(timing.BEFORE_PRODUCTION)
    told = because(given, Play(DIRTY_RAT))["because-card-now"]
    assert told["rounds"] == 10
    cash = told["cash"]
    assert isinstance(cash, int)
    assert 0 < cash <= 10


def test_a_hint_offers_at_the_end_what_the_other_takes() -> None:
    """Whoever may be the poorer one wants half of it in the last round."""
    given = Given(seats=3, round=12).crates(0, 9).own(1, LARGE_TRUCK).cash(0, 30).cash(1, 20)
    given.mobster(0).announced, given.mobster(1).announced = 15, 15
    given.markers(MOTHERS, [2, 2, 0])
    given.part(loading.make_deals)
    deal, why = advised(given).counsel
    assert isinstance(deal, MakeOffer)
    assert "because-propose" in [told.key for told in why]
    notes = BOOTLEGGERS.notes(given.state, 1)
    bot = ScriptedBot(BOOTLEGGERS, Random(1))
    said = bot.consider(seen(given, 1, [Offer(0, 0, deal, "")], []), notes)
    assert said == AcceptOffer(0)


def test_a_hint_to_play_the_strongest_card_does_not_say_that_it_is_in_vain() -> None:
    """Weak hands: the strongest is seldom the highest, and yet the others choose still later."""
    given = at_the_bidding(DOUBLE_STILL, MOLL, SAFE_HOUSE, PACKING_HEAT)
    given.mobster(0).hand = [5, 12, 39]
    told = because(given, PickMuscle(39))
    assert "because-muscle-outbid" not in told
    assert "because-muscle-earlier" in told
    assert "because-muscle-outbid" in because(given, PickMuscle(5))


def test_a_card_about_markers_is_of_use_until_the_trucks_stand_in_line() -> None:
    """Who has the say there gets the margin: it is not put off to the next round before that."""
    for when, said in ((timing.LOADED, "later"), (timing.LAST_SALE, "next")):
        given = Given(seats=4, round=4).thug(0, MOB_WAR).markers(MOTHERS, [2, 1, 1, 0])
        given.window(when)
        assert f"because-card-{said}" in because(given, Pass())

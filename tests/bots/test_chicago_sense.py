"""The scripted bot of King of Chicago has sense: one decision at a time, at tables laid out."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.chicago.scripted import ScriptedBot
from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, DeclineOffer, Entry, Good, MakeOffer, Offer, Promise
from backroom.engine.passing import Pass
from backroom.engine.seen import Seen
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bid,
    CompleteContract,
    Done,
    Drive,
    DrivePolice,
    Fetch,
    Grab,
    Lose,
    Mark,
    Neutralize,
    NoAction,
    NoPolice,
    OpenBusiness,
    PassBid,
    Play,
    Put,
    RaidBusiness,
    RollDie,
    RollPolice,
    StartContract,
    Stay,
    TakeAll,
)
from backroom.games.chicago.components import (
    AN_OLD_FAVOR,
    BACKSTABBING,
    BURGLARY,
    CAR,
    DOCKS,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_CONTRACT,
    FLORIST,
    HORSE_HEAD,
    HOSPITAL_PLACE,
    LARGE,
    MEDIUM,
    OUT_OF_GAS,
    PLACES,
    SHOTGUNS,
    SMALL,
    STILL_STANDING,
    THE_PILLOW,
    TOMMYGUNS,
    kind_of,
    size_of,
)
from backroom.games.chicago.dealing import CASH
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHICKEN_JOE,
    CLEAN_GENE,
    DOUGH_BOY,
    EASY_MIKE,
    FRANKIE_THE_SQUEALER,
    JACK_RABBIT,
    JOHN_DOE,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    MR_JESUS,
    SWIFT_NICK,
    THE_CHEMIST,
    THE_CLEANER,
    THE_DENTIST,
    THE_DOCTOR,
    THE_MAYOR,
    THE_REPORTER,
    TIGHT_MOUTH_LARRY,
)
from backroom.games.chicago.promises import NO_BID, TRUCE
from backroom.games.chicago.trade_phase import BEFORE_LOT, BEFORE_PLACING, BRIBE
from backroom.games.chicago.view import ChicagoView
from tests.chicago.given import Given

ROSES = FIRST_CONTRACT + 5
LARGE_BAR, LARGE_CASINO = 15, 16
MEDIUM_BAR, MEDIUM_CASINO = 9, 11


def seen(given: Given, seat: int, offers: list[Offer], ledger: list[Entry]) -> Seen[ChicagoView]:
    return Seen(CHICAGO.view(given.state, seat), offers, ledger, False)


def answer(given: Given, seat: int = 0, *promises: Promise) -> Action:
    """What the bot answers, with these promises in the ledger."""
    ledger = [Entry(at, promise) for at, promise in enumerate(promises)]
    action = ScriptedBot(CHICAGO, Random(1)).choose(seen(given, seat, [], ledger), [])
    assert action in given.legal(seat)
    return action


def says(given: Given, seat: int, *offers: MakeOffer) -> Action | None:
    """What the bot says unasked, with these offers of the next seat on the table."""
    by = (seat + 1) % given.state.seats
    open_ = [Offer(at, by, terms, "") for at, terms in enumerate(offers)]
    return ScriptedBot(CHICAGO, Random(1)).consider(seen(given, seat, open_, []), [])


def plays_on(given: Given, seat: int) -> list[Action]:
    """Its answers until it is no longer asked."""
    bot = ScriptedBot(CHICAGO, Random(1))
    answers: list[Action] = []
    while any(ask.waiting for ask in given.asks(seat)) and len(answers) < 30:
        answers.append(bot.choose(seen(given, seat, [], []), []))
        given.act(seat, answers[-1])
    return answers


def stays(given: Given, seat: int = 0) -> Given:
    """His turn, and his car stays where it stands."""
    return given.turn_of(seat).act(seat, Stay())


# --- driving and doing ---------------------------------------------------------------------------


def test_it_rolls_and_drives_to_what_it_can_open() -> None:
    given = Given().goods(0, booze=3, girls=1, henchmen=1)
    lot = given.free_lot(SMALL)
    square = given.state.board.lot_square[lot]
    near = next(other for other in given.state.board.neighbours[square])
    given.car(0, near).turn_of(0)
    assert answer(given) == RollDie()
    given.dice("drive 0", 1).act(0, RollDie())
    driven = answer(given)
    given.act(0, driven)
    opened = answer(given)
    assert isinstance(opened, OpenBusiness)
    assert size_of(opened.business) == SMALL
    assert driven == Drive(given.state.board.lot_square[opened.lot])


def test_it_opens_a_medium_business_rather_than_keep_the_resources() -> None:
    given = Given().goods(0, booze=2, girls=2, henchmen=4)
    for place in range(PLACES):  # nothing more to be had
        given.lying(place)
    lot = given.free_lot(MEDIUM)
    stays(given.car(0, given.state.board.lot_square[lot]))
    opened = answer(given)
    assert isinstance(opened, OpenBusiness)
    assert (size_of(opened.business), kind_of(opened.business)) == (MEDIUM, 1)


def test_it_takes_what_lies_there() -> None:
    given = Given().lying(DOCKS, booze=3)
    stays(given.car(0, given.place(DOCKS)))
    assert answer(given) == TakeAll(DOCKS)


def test_it_marks_a_territory_when_there_is_nothing_better() -> None:
    given = Given()
    board = given.state.board
    bare = next(
        t
        for t, square in enumerate(board.territory_square)
        if not board.places_at(square) and not board.lots_at(square)
    )
    stays(given.car(0, given.turf(bare)))
    assert answer(given) == Mark(bare)


def test_a_free_territory_on_the_way_costs_nothing_of_a_longer_plan() -> None:
    """However much there is to be had elsewhere: an action is done, or it is lost."""
    board = Given().state.board
    for territory, square in enumerate(board.territory_square):
        if not board.places_at(square) and not board.lots_at(square):
            given = Given(3).goods(0, booze=2, girls=2, henchmen=2).car(0, square)
            for place in range(PLACES):
                given.lying(place, booze=2, girls=2, henchmen=2)
            assert answer(stays(given)) == Mark(territory)


def test_it_starts_and_completes_its_contract() -> None:
    given = Given().hand(0, ROSES).lying(FLORIST)
    stays(given.car(0, given.place(FLORIST)))
    assert answer(given) == StartContract(ROSES)
    given = Given().started(0, ROSES)
    stays(given.car(0, given.place(22)))
    assert answer(given) == CompleteContract(ROSES)


def test_it_fetches_its_men_from_hospital() -> None:
    given = Given().in_hospital(0, BUGS_BENNY, SWIFT_NICK).in_hospital(1, EASY_MIKE)
    stays(given.car(0, given.place(HOSPITAL_PLACE)))
    fetched = [action for action in plays_on(given, 0) if isinstance(action, Fetch)]
    assert len(fetched) == 3
    assert given.gangster_of(EASY_MIKE) == 0


@pytest.mark.rule("K1.2")
def test_it_takes_the_tenth_point_where_it_lies() -> None:
    """A territory for local respect wins; no heap of resources does."""
    given = Given().business(LARGE_BAR, 0).business(LARGE_CASINO, 0).business(MEDIUM_BAR, 0)
    assert given.points(0) == 9
    given.lying(DOCKS, booze=5, girls=5, henchmen=5).car(0, given.place(DOCKS))
    given.turn_of(0).dice("drive 0", 6).act(0, RollDie())
    driven = answer(given)
    assert isinstance(driven, Drive)
    given.act(0, driven)
    assert given.act(0, answer(given)).state.table.winner == 0


# --- shootouts -----------------------------------------------------------------------------------


def test_it_attacks_an_empty_business_with_a_full_car() -> None:
    given = Given().gangster(0, THE_CLEANER, BUGS_BENNY)
    stays(given.car(0, given.state.square_of(given.home(1))))
    assert answer(given) == AttackBusiness(given.home(1))


def test_it_leaves_a_business_alone_that_is_well_guarded() -> None:
    given = Given().gangster(0, KNUCKLES)
    guards = (THE_DENTIST, MR_JESUS, DOUGH_BOY)
    given.gangster(1, *guards, spot=given.home(1))
    stays(given.car(0, given.state.square_of(given.home(1))))
    assert not isinstance(answer(given), AttackBusiness)


def test_it_keeps_a_truce_unless_that_wins_the_game() -> None:
    truce = Promise(TRUCE, 0, 1, 0, 2)
    given = Given().gangster(0, BUGS_BENNY)
    stays(given.car(0, given.state.square_of(given.home(1))))
    assert isinstance(answer(given), AttackBusiness)
    assert not isinstance(answer(given, 0, truce), AttackBusiness)
    given = Given().gangster(0, BUGS_BENNY)
    given.business(LARGE_BAR, 0).business(LARGE_CASINO, 0).business(MEDIUM_BAR, 0)
    stays(given.car(0, given.state.square_of(given.home(1))))
    assert answer(given, 0, truce) == AttackBusiness(given.home(1))


def test_it_attacks_a_car_for_the_contracts_in_it() -> None:
    given = Given().gangster(0, THE_CLEANER, CHICKEN_JOE).started(1, ROSES, FIRST_CONTRACT)
    given.car(1, 10).car(0, 10)
    stays(given)
    assert answer(given) == AttackCar(1)


def test_the_least_useful_man_falls_and_lucky_lou_when_it_is_deadly() -> None:
    for dice, faller in ((2, BOMB_JACK), (6, LUCKY_LOU)):
        given = Given().gangster(0, LUCKY_LOU, THE_CHEMIST, BOMB_JACK).car(0, 10).car(1, 10)
        given.gangster(1, CHICKEN_JOE, MR_JESUS)
        stays(given).dice("shootout 0", 1).dice("shootout 1", dice)
        given.act(0, AttackCar(1))
        assert answer(given) == Lose(faller)


def test_john_doe_picks_the_strongest() -> None:
    given = Given().gangster(0, JOHN_DOE, BUGS_BENNY).car(0, 10).car(1, 10)
    given.gangster(1, KNUCKLES, CHICKEN_JOE)
    stays(given).act(0, AttackCar(1))
    assert answer(given) == Neutralize(CHICKEN_JOE)


# --- the police ----------------------------------------------------------------------------------


def test_the_police_go_for_the_leader() -> None:
    given = Given().badge(0).business(LARGE_BAR, 1).business(LARGE_CASINO, 1)
    given.business(MEDIUM_CASINO, 1).business(MEDIUM_BAR, 2)
    target = given.state.square_of(LARGE_BAR)
    given.police(given.state.board.neighbours[target][0]).car(0, 10)
    stays(given).act(0, NoAction())
    assert answer(given) == RollPolice()
    given.dice("police", 1).act(0, RollPolice())
    assert answer(given) == DrivePolice(target)
    given.act(0, DrivePolice(target))
    assert answer(given) == RaidBusiness(LARGE_BAR)


@pytest.mark.parametrize(("guard", "raided"), [(DOUGH_BOY, True), (CLEAN_GENE, False)])
def test_it_sends_no_police_where_clean_gene_must_sit(guard: int, raided: bool) -> None:
    """Nobody has seen who sits in the bar, but there is nobody else it could be (K13.5)."""
    given = Given().badge(0).business(LARGE_BAR, 1).gangster(1, guard, spot=LARGE_BAR)
    given.police(given.state.square_of(LARGE_BAR)).car(0, 10)
    stays(given).act(0, NoAction()).dice("police", 1).act(0, RollPolice())
    given.act(0, DrivePolice(given.state.square_of(LARGE_BAR)))
    assert (answer(given) == RaidBusiness(LARGE_BAR)) is raided


def test_a_hint_lets_the_police_stand_who_have_no_action_left() -> None:
    """Three taps for nothing; and what they are sent for is what they do there."""
    given = Given().badge(0).business(LARGE_BAR, 1).car(0, 10)
    given.police(given.state.square_of(LARGE_BAR), actions=0)
    stays(given).act(0, NoAction())
    bot, sight = ScriptedBot(CHICAGO, Random(1)), seen(given, 0, [], [])
    advised = bot.advise(sight, [])
    assert advised == NoPolice()
    assert [each.key for each in bot.why(sight, [], advised)] == ["because-police-used"]


def test_the_police_are_not_sent_for_what_they_would_then_put_off() -> None:
    """A hint said: "There you can choose the raid", and then: "A later round may bring more"."""
    promised = 0
    for seed in range(12):
        given = Given().badge(0).business(LARGE_BAR, 1).business(MEDIUM_BAR, 2)
        near = given.state.board.within(given.state.square_of(MEDIUM_BAR), 3)
        given.police(near[seed % len(near)])
        stays(given.car(0, 10)).act(0, NoAction()).dice("police", 1).act(0, RollPolice())
        bot, sight = ScriptedBot(CHICAGO, Random(seed)), seen(given, 0, [], [])
        driven = bot.advise(sight, [])
        if [each.key for each in bot.why(sight, [], driven)] == ["because-drive-there"]:
            promised += 1
            assert answer(given.act(0, driven)) != NoPolice()
    assert promised


def test_a_hint_says_so_when_an_answer_wins() -> None:
    given = Given().business(LARGE_BAR, 0).business(LARGE_CASINO, 0).business(MEDIUM_BAR, 0)
    bare = next(
        t
        for t, square in enumerate(given.state.board.territory_square)
        if not given.state.board.places_at(square) and not given.state.board.lots_at(square)
    )
    assert given.points(0) == 9
    stays(given.car(0, given.turf(bare)))
    bot, sight = ScriptedBot(CHICAGO, Random(1)), seen(given, 0, [], [])
    advised = bot.advise(sight, [])
    assert advised == Mark(bare)
    assert [each.key for each in bot.why(sight, [], advised)] == ["because-wins"]


def test_a_hint_says_that_one_may_stay_only_where_there_is_something_to_stay_for() -> None:
    for booze, key in ((4, "because-roll"), (0, "because-roll-for")):
        given = Given().lying(DOCKS, booze=booze)
        sight = seen(given.car(0, given.place(DOCKS)).turn_of(0), 0, [], [])
        told = ScriptedBot(CHICAGO, Random(1)).why(sight, [], RollDie())
        assert [each.key for each in told] == [key]


def test_what_is_further_on_is_said_once() -> None:
    """Before the drive, and not again at the end of it."""
    given = Given().car(0, 10).turn_of(0)
    bot = ScriptedBot(CHICAGO, Random(1))
    given.dice("drive 0", 1).act(0, RollDie(), Drive(10))
    told = bot.why(seen(given, 0, [], []), [], NoAction())
    assert [each.key for each in told] == ["because-act-little"]


# --- auctions ------------------------------------------------------------------------------------


def lot(given: Given, gangster: int) -> Given:
    return given.offer(gangster).trade(BEFORE_LOT)


def test_it_bids_more_for_one_who_does_more() -> None:
    bids = []
    for gangster in (JACK_RABBIT, LUCKY_LOU):
        given = lot(Given().cash(0, 5000), gangster)
        bid = answer(given)
        assert isinstance(bid, Bid)
        bids.append(bid.fifties)
    assert bids[0] > bids[1]


def test_a_hint_bids_the_least_and_says_what_he_can_do_and_how_far_to_go() -> None:
    """Why jump when nobody has bid?"""
    given = lot(Given().cash(0, 5000), JACK_RABBIT)
    bot = ScriptedBot(CHICAGO, Random(1))
    sight = seen(given, 0, [], [])
    assert bot.choose(sight, []) != Bid(1)
    advised = bot.advise(sight, [])
    assert advised == Bid(1)
    told = [each.key for each in bot.why(sight, [], advised)]
    assert told[0] == "because-bid-who"
    assert told[-1] == "because-bid-open"


def test_it_pays_what_a_gangster_is_worth() -> None:
    """Money that is left over buys little else."""
    given = lot(Given().cash(0, 3000).cash(1, 8000), JACK_RABBIT)
    given.act(0, Bid(1)).act(1, Bid(40)).act(2, PassBid())
    assert isinstance(answer(given), Bid)


@pytest.mark.rule("K8.4")
def test_it_stops_when_the_price_is_too_high() -> None:
    given = lot(Given().cash(0, 8000).cash(1, 8000), LUCKY_LOU)
    given.act(0, Bid(1)).act(1, Bid(100)).act(2, PassBid())
    assert answer(given) == PassBid()


def test_it_bids_anything_for_the_tenth_point_and_against_it() -> None:
    for winner in (0, 1):
        given = Given().cash(0, 5000).cash(1, 5000)
        given.business(LARGE_BAR, winner).business(LARGE_CASINO, winner)
        given.business(MEDIUM_BAR, winner).gangster(winner, KNUCKLES)
        lot(given, LUCKY_LOU).act(0, Bid(1)).act(1, Bid(80)).act(2, PassBid())
        assert isinstance(answer(given), Bid)


def test_it_keeps_its_word_not_to_bid() -> None:
    given = lot(Given(), JACK_RABBIT)
    assert isinstance(answer(given), Bid)
    assert answer(given, 0, Promise(NO_BID, 0, 1, JACK_RABBIT, 2)) == PassBid()


def test_it_bribes_when_there_is_somebody_to_raid() -> None:
    given = Given().business(LARGE_BAR, 1).business(LARGE_CASINO, 1).business(MEDIUM_BAR, 1)
    assert isinstance(answer(given.trade(BRIBE)), Bid)


# --- placing -------------------------------------------------------------------------------------


def test_everybody_goes_where_he_is_good() -> None:
    given = Given()
    bar = given.home(0)
    assert kind_of(bar) == 0
    given.gangster(0, JACK_RABBIT, THE_CHEMIST, THE_MAYOR, spot=CAR).business(LARGE_BAR, 0)
    given.trade(BEFORE_PLACING)
    plays_on(given, 0)
    given.pass_all()
    plans = {g: given.state.where[g] for g in (JACK_RABBIT, THE_CHEMIST, THE_MAYOR)}
    assert plans[JACK_RABBIT] == CAR
    assert plans[THE_CHEMIST] in (bar, LARGE_BAR)
    assert plans[THE_MAYOR] == LARGE_BAR


@pytest.mark.rule("K5.11", "K8.6")
def test_nobody_hides_as_long_as_there_is_room() -> None:
    given = Given()
    gang = [BUGS_BENNY, EASY_MIKE, KEN_EVIL, KNUCKLES, THE_DENTIST, SWIFT_NICK]
    given.gangster(0, *gang[:3]).gangster(0, *gang[3:], spot=given.home(0))
    given.trade(BEFORE_PLACING)
    plays_on(given, 0)
    assert sorted(given.where(g) for g in gang) == [given.home(0)] * 3 + [CAR] * 3
    assert given.where(SWIFT_NICK) == CAR
    assert given.where(THE_DENTIST) == given.home(0)


def test_a_guard_is_left_in_a_new_business() -> None:
    given = Given().goods(0, booze=3, girls=1, henchmen=1).gangster(0, KNUCKLES, BUGS_BENNY)
    given.gangster(1, EASY_MIKE, FRANKIE_THE_SQUEALER)
    square = given.state.board.lot_square[given.free_lot(SMALL)]
    stays(given.car(0, square).car(1, given.state.board.within(square, 3)[-1]))
    opened = answer(given)
    assert isinstance(opened, OpenBusiness)
    given.act(0, opened)
    assert Put(KNUCKLES, opened.business) in plays_on(given, 0)


def conquers(given: Given, *attackers: int, round: int = 1) -> Given:
    """Seat 0 takes the home of seat 1, with the car of seat 2 beside it."""
    given.gangster(0, *attackers)
    square = given.state.square_of(given.home(1))
    given.car(0, square).car(2, given.state.board.within(square, 3)[-1])
    given.turn_of(0, round).act(0, Stay()).dice("shootout 0", 6).dice("shootout 1", 1)
    return given.act(0, AttackBusiness(given.home(1)))


def test_a_guard_is_left_in_what_was_conquered_and_somebody_may_take_back() -> None:
    """A hint left it empty, and then advised to attack it again: in the last action round, when the
    car gets nowhere any more before all are placed anew."""
    given = Given().gangster(2, EASY_MIKE, FRANKIE_THE_SQUEALER)
    row = given.state.board.distance[given.state.square_of(given.home(1))]
    large = [lot for lot, size in enumerate(given.state.board.lot_size) if size == LARGE]
    given.business(LARGE_BAR, 2, min(large, key=lambda lot: row[given.lot_door(lot)]))
    conquers(given, BUGS_BENNY, KNUCKLES, round=4)
    assert given.owner(given.home(1)) == 0
    plays_on(given, 0)
    assert given.state.in_business(given.home(1))


def told_of_placing(given: Given) -> list[str]:
    """How the hint explains that it leaves the gangsters where they sit."""
    bot, sight = ScriptedBot(CHICAGO, Random(1)), seen(given, 0, [], [])
    return [each.key for each in bot.why(sight, [], Done())]


def test_a_hint_says_what_stays_unguarded_and_why() -> None:
    given = conquers(Given().gangster(2, EASY_MIKE, FRANKIE_THE_SQUEALER), KNUCKLES)
    assert told_of_placing(given) == ["because-empty-car"]
    given.act(0, Put(KNUCKLES, given.home(1)))
    assert told_of_placing(given) == ["because-placed"]
    strong = (SWIFT_NICK, FRANKIE_THE_SQUEALER, THE_CLEANER)
    given = conquers(Given().gangster(2, *strong), KNUCKLES)
    assert told_of_placing(given) == ["because-empty-lost"]
    given = conquers(Given(), KNUCKLES)  # nobody else has a gangster
    assert told_of_placing(given) == ["because-empty-far"]


def test_a_hint_says_what_an_attack_brings() -> None:
    given = Given().gangster(0, KNUCKLES)
    home = given.home(1)
    stays(given.closed(home).car(0, given.state.square_of(home)))
    bot, sight = ScriptedBot(CHICAGO, Random(1)), seen(given, 0, [], [])
    told = bot.why(sight, [], AttackBusiness(home))
    assert told[0].key == "because-attack-closed" and told[0].args["count"] == 1
    given = Given().gangster(0, KNUCKLES).started(1, ROSES).car(0, 10).car(1, 10)
    sight = seen(stays(given), 0, [], [])
    assert [each.key for each in bot.why(sight, [], AttackCar(1))] == ["because-attack-contract"]


# --- cards ---------------------------------------------------------------------------------------


def test_it_stops_a_raid_with_the_horse_head() -> None:
    given = Given().hand(1, HORSE_HEAD).badge(0).business(LARGE_BAR, 1)
    given.police(given.state.square_of(LARGE_BAR)).car(0, 10)
    stays(given).act(0, NoAction(), RollPolice(), DrivePolice(given.state.table.police))
    given.act(0, RaidBusiness(LARGE_BAR))
    assert answer(given, 1) == Pass(0)  # not before the raid itself
    given.act(1, Pass(0))
    assert answer(given, 1) == Play(HORSE_HEAD)


def test_it_keeps_a_wounded_man_standing() -> None:
    given = Given().hand(1, STILL_STANDING).gangster(0, CHICKEN_JOE).gangster(1, KNUCKLES)
    given.car(0, 10).car(1, 10)
    stays(given).act(0, AttackCar(1))
    assert answer(given, 1) == Pass(0)
    given.dice("shootout 0", 4).dice("shootout 1", 3).act(1, Pass(0))
    assert answer(given, 1) == Play(STILL_STANDING)


def test_it_shoots_with_tommyguns_when_much_is_at_stake_and_the_odds_are_even() -> None:
    given = Given().hand(0, TOMMYGUNS).gangster(0, BUGS_BENNY, EASY_MIKE).business(LARGE_BAR, 1)
    given.gangster(1, TIGHT_MOUTH_LARRY, spot=LARGE_BAR)
    stays(given.car(0, given.state.square_of(LARGE_BAR))).act(0, AttackBusiness(LARGE_BAR))
    assert answer(given) == Play(TOMMYGUNS)
    given = Given().hand(0, TOMMYGUNS).gangster(0, THE_CLEANER, EASY_MIKE, BUGS_BENNY)
    stays(given.car(0, given.state.square_of(given.home(1))))
    given.act(0, AttackBusiness(given.home(1)))
    assert answer(given) == Pass(0)


def test_the_last_man_does_not_die_for_the_dynamite_unless_it_is_about_points() -> None:
    """A hint had him blown up to keep a car off the streets for a while."""
    given = Given().hand(0, DYNAMITE).gangster(0, KNUCKLES).gangster(1, EASY_MIKE)
    given.started(1, ROSES).car(0, 10).car(1, 10)
    stays(given).act(0, AttackCar(1))
    assert Play(DYNAMITE, KNUCKLES) in given.legal(0)
    assert isinstance(answer(given), Pass)


def test_dynamite_is_worth_a_man_when_there_is_much_to_be_won() -> None:
    given = Given().hand(0, DYNAMITE).gangster(0, BUGS_BENNY, EASY_MIKE, KNUCKLES)
    given.business(LARGE_BAR, 1).gangster(1, MR_JESUS, TIGHT_MOUTH_LARRY, spot=LARGE_BAR)
    stays(given.car(0, given.state.square_of(LARGE_BAR))).act(0, AttackBusiness(LARGE_BAR))
    played = answer(given)
    assert isinstance(played, Play) and played.card == DYNAMITE
    told = ScriptedBot(CHICAGO, Random(1)).why(seen(given, 0, [], []), [], played)
    assert [each.key for each in told] == ["because-odds", "because-dynamite"]


def test_it_takes_the_best_of_the_offer_for_nothing() -> None:
    given = Given().hand(0, AN_OLD_FAVOR).offer(LUCKY_LOU, JACK_RABBIT, EASY_MIKE)
    given.trade(BEFORE_LOT, windows=True)
    assert answer(given) == Play(AN_OLD_FAVOR, JACK_RABBIT)


def test_it_freezes_the_one_who_is_about_to_win() -> None:
    given = Given().hand(0, ELECTION_DAY)
    given.business(LARGE_BAR, 2).business(LARGE_CASINO, 2).business(MEDIUM_BAR, 2)
    given.turn_of(1, window=True)
    assert answer(given) == Play(ELECTION_DAY, 2)


def test_the_pillow_is_for_the_leaders_best_man() -> None:
    given = Given().hand(0, THE_PILLOW).in_hospital(1, THE_DOCTOR).in_hospital(2, THE_CLEANER)
    given.business(LARGE_BAR, 2).business(LARGE_CASINO, 2).turn_of(1, window=True)
    assert answer(given) == Play(THE_PILLOW, THE_CLEANER)


def test_it_keeps_out_of_gas_when_the_roll_is_made_and_plays_it_before() -> None:
    given = Given().hand(0, OUT_OF_GAS).business(LARGE_BAR, 1).business(LARGE_CASINO, 1)
    given.turn_of(1, window=True)
    assert answer(given) == Play(OUT_OF_GAS, 1)
    given.act(0, Pass()).act(1, RollDie())
    assert isinstance(answer(given), Pass)


def test_it_stabs_in_the_back_whoever_has_men_at_work() -> None:
    given = Given().hand(0, BACKSTABBING).in_prison(1, KNUCKLES).gangster(2, DOUGH_BOY)
    assert answer(given.trade(BEFORE_PLACING, windows=True)) == Play(BACKSTABBING, 2)


def test_out_of_gas_and_with_the_reporter_alone_it_has_an_answer() -> None:
    given = Given().hand(0, SHOTGUNS)
    given.boss(0).stalled = True
    assert answer(given.turn_of(0)) == Stay()
    given = Given().gangster(0, THE_REPORTER).gangster(1, KNUCKLES).turn_of(1, window=True)
    assert isinstance(answer(given), Pass)


def test_a_burglar_takes_what_he_has_least_of() -> None:
    given = Given().hand(0, BURGLARY).goods(0, booze=6).goods(1, booze=3, girls=3)
    given.turn_of(0).dice("burglary 0", 2).act(0, Play(BURGLARY, 1))
    assert answer(given) == Grab(1)


# --- deals ---------------------------------------------------------------------------------------


def test_it_sells_what_it_has_too_much_of_but_not_for_a_song() -> None:
    given = Given().goods(0, booze=9).turn_of(0)
    take = (Good("booze", 0, 2),)
    fair = MakeOffer((0,), (Good(CASH, 0, 500),), take)
    song = MakeOffer((0,), (), take)
    assert says(given, 0, fair) == AcceptOffer(0)
    assert says(given, 0, song) == DeclineOffer(0)


def test_it_sells_nothing_to_one_who_is_about_to_win() -> None:
    given = Given().goods(0, booze=6).turn_of(0)
    terms = MakeOffer((0,), (Good(CASH, 0, 200),), (Good("booze", 0, 1),))
    assert says(given, 0, terms) == AcceptOffer(0)
    given.business(LARGE_BAR, 1).business(LARGE_CASINO, 1).business(MEDIUM_BAR, 1)
    assert says(given, 0, terms) == DeclineOffer(0)


def test_it_promises_no_more_than_it_has() -> None:
    given = Given().goods(0, booze=1).turn_of(0)
    terms = MakeOffer((0,), (Good(CASH, 0, 900),), (Good("booze", 0, 2),))
    assert says(given, 0, terms) == DeclineOffer(0)


def test_it_asks_for_what_it_lacks_for_a_business() -> None:
    given = Given().goods(0, booze=5, girls=3, henchmen=2).goods(1, henchmen=4)
    lot = next(n for n, size in enumerate(given.state.board.lot_size) if size == 2)
    given.car(0, given.state.board.lot_square[lot]).turn_of(0)
    offered = says(given, 0)
    assert isinstance(offered, MakeOffer)
    assert [good.kind for good in offered.take] == ["henchmen"]
    assert offered.give

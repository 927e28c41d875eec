"""What is answered for a boss who is gone: it is legal, gives nothing away and starts nothing."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Attention, Question
from backroom.engine.chance import SampledChance
from backroom.engine.passing import Pass
from backroom.engine.table import Table
from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    Bet,
    Bid,
    ChooseGarage,
    CompleteContract,
    Done,
    Drive,
    DrivePolice,
    EndTurn,
    Fetch,
    Grab,
    Lose,
    NoAction,
    NoPick,
    NoPolice,
    PassBid,
    PickLot,
    Play,
    Put,
    RollDie,
    RollPolice,
    SettleIn,
    SlipOut,
    Stay,
    TakeCount,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    BOOZE,
    BURGLARY,
    CAR,
    DOCKS,
    FIRST_CONTRACT,
    GETAWAY,
    GIRLS,
    HOSPITAL_PLACE,
    RACE_TRACK,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    JOHN_DOE,
    KNUCKLES,
    THE_CLEANER,
    THE_DENTIST,
    THIN_TIM,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.trade_phase import BEFORE_LOT, BRIBE, PLACE
from tests.chicago.fights import attack, cars, rolls
from tests.chicago.given import ChicagoTable, Given
from tests.chicago.lively import lively_answer


def check_defaults(asks: list[Ask]) -> None:
    """Whatever the game waits for has one, nothing else has, and it can be given."""
    for ask in asks:
        assert (ask.default is None) == ask.optional, ask
        assert ask.optional or ask.default in list(ask.answers()), ask


def default(given: Given, seat: int, question: type[Question]) -> Action:
    """What would be answered for the seat, who is asked this."""
    asks = [ask for ask in given.asks(seat) if ask.waiting]
    check_defaults(given.asks(seat))
    assert [type(ask.question) for ask in asks] == [question]
    found = asks[0].default
    assert found is not None
    return found


class Company:
    """Lively bosses, of whom some are gone: always, or now and then for a while."""

    def __init__(self, seed: int, seats: int, gone: set[int], absent: float = 0.0) -> None:
        self._rng = Random(seed)
        chance = SampledChance(Random(seed))
        self.table: ChicagoTable = Table(CHICAGO, Options(), seats, chance, undo=False)
        self._gone = gone
        self._absent = absent
        self.asked: set[type[Question]] = set()

    def play(self, most: int) -> None:
        while not self.table.state.over and len(self.table.records) < most:
            self._next()

    def _next(self) -> None:
        state = self.table.state
        asks = CHICAGO.asks(state)
        check_defaults(asks)
        self.asked.update(type(ask.question) for ask in asks if not ask.optional)
        ask = self._rng.choice([ask for ask in asks if ask.waiting])
        if ask.seat in self._gone or self._rng.random() < self._absent:
            assert ask.default is not None
            self.table.act(ask.seat, ask.default, ask.id)
            return
        own = [own for own in CHICAGO.own_asks(state, ask.seat) if own.waiting or own.optional]
        self.table.act(ask.seat, lively_answer(state, own, self._rng))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.rule("K1.2")
def test_a_game_goes_on_to_its_end_without_a_boss_who_is_gone(seats: int, seed: int) -> None:
    company = Company(seed, seats, {0})
    company.play(20_000)
    assert company.table.state.over
    assert company.table.state.table.winner != 0


def test_a_boss_may_be_gone_in_the_middle_of_anything() -> None:
    asked: set[type[Question]] = set()
    for seed in range(12):
        company = Company(seed, 3, set(), absent=0.3)
        company.play(900)
        asked |= company.asked
    unasked = {Attention, questions.Besides, questions.PlaceGangster, questions.Take}
    unasked |= {questions.Orders, questions.ShowToAll, questions.BidLimit, questions.BribeLimit}
    seldom = {questions.Bet, questions.FetchMore, questions.Flee}  # each has a test of its own
    seldom |= {questions.JohnDoe, questions.SlipOut, questions.WhichGarage}
    seldom |= {questions.WindowPoliceAction}
    assert set(CHICAGO.questions.types) - asked - seldom == unasked


def test_if_all_are_gone_nothing_happens() -> None:
    company = Company(1, 3, {0, 1, 2})
    company.play(400)
    state = company.table.state
    assert not state.over
    assert state.table.turn >= 5
    assert all(not boss.completed for boss in state.bosses)
    assert [len(state.own_businesses(seat)) for seat in range(3)] == [1, 1, 1]


# --- one by one ----------------------------------------------------------------------------------


@pytest.mark.rule("K3.3", "K3.4")
def test_setting_up_the_gangster_guards_the_business_on_the_first_free_lot() -> None:
    table: ChicagoTable = Table(CHICAGO, Options(), 2, SampledChance(Random(3)))
    for seat in (0, 1):
        (ask,) = CHICAGO.own_asks(table.state, seat)
        assert isinstance(ask.question, questions.Settle)
        assert ask.default == SettleIn(ask.question.business)
        table.act(seat, ask.default)
    lots = []
    for _ in range(2):
        (ask,) = CHICAGO.asks(table.state)
        assert isinstance(ask.default, PickLot)
        lots.append(ask.default.lot)
        table.act(ask.seat, ask.default)
    starred = [lot for lot, star in enumerate(table.state.board.lot_starred) if star]
    assert lots == starred[:2]


@pytest.mark.rule("K5.1", "K4.2")
def test_in_ones_own_turn_one_stays_and_does_nothing() -> None:
    given = Given(3).hand(0, BURGLARY).turn_of(0, window=True)
    assert default(given, 0, questions.WindowTurnStart) == Pass()
    given.act(0, Pass())
    assert default(given, 0, questions.Move) == Stay()
    given.act(0, RollDie())
    assert default(given, 0, questions.Drive) == Drive(given.boss(0).square)
    given.act(0, Drive(given.boss(0).square))
    assert default(given, 0, questions.TurnAction) == NoAction()
    given.act(0, NoAction())
    assert default(given, 0, questions.EndTurn) == EndTurn()


@pytest.mark.rule("K5.4")
def test_of_resources_one_takes_what_was_said_last() -> None:
    given = Given(3).lying(DOCKS, booze=3, henchmen=2)
    given.car(0, given.place(DOCKS)).turn_of(0).act(0, Stay(), TakeSome(DOCKS))
    assert default(given, 0, questions.TakeDone) == Done()
    given.act(0, TakeCount(BOOZE, 0))
    assert default(given, 0, questions.TakeDone) == Done()


@pytest.mark.rule("K14.5")
def test_on_the_horse_goes_the_least() -> None:
    tip = FIRST_CONTRACT + 4
    given = Given(3).started(0, tip)
    given.car(0, given.place(RACE_TRACK)).turn_of(0).act(0, Stay(), CompleteContract(tip))
    assert default(given, 0, questions.Bet) == Bet(1)


@pytest.mark.rule("K5.10")
def test_nobody_else_is_fetched() -> None:
    given = Given(3).in_hospital(0, BUGS_BENNY, KNUCKLES)
    given.car(0, given.place(HOSPITAL_PLACE)).turn_of(0).act(0, Stay(), Fetch(BUGS_BENNY))
    assert default(given, 0, questions.FetchMore) == Done()


@pytest.mark.rule("K5.10", "K5.11")
def test_gangsters_stay_where_they_were_even_if_the_move_was_begun() -> None:
    given = Given(3).gangster(0, BUGS_BENNY, KNUCKLES, DOUGH_BOY)
    home = given.home(0)
    given.gangster(0, CHICKEN_JOE, THE_DENTIST, spot=home).turn_of(0)
    given.act(0, Stay(), VisitBusiness(home))
    assert default(given, 0, questions.Shift) == Done()
    given.act(0, Put(KNUCKLES, home), Put(DOUGH_BOY, home))
    assert given.refused(0, Done()).key == "why-no-room"
    assert default(given, 0, questions.Shift) == Put(DOUGH_BOY, CAR)
    given.act(0, Put(DOUGH_BOY, CAR))
    assert default(given, 0, questions.Shift) == Done(), "there is room again"


@pytest.mark.rule("K12.4")
def test_a_burglar_takes_the_first_thing_there_is() -> None:
    given = Given(3).hand(0, BURGLARY).goods(1, girls=2).turn_of(0)
    given.dice("burglary 0", 2).act(0, Play(BURGLARY, 1))
    assert default(given, 0, questions.Burglary) == Grab(GIRLS)


@pytest.mark.rule("K12.9")
def test_a_getaway_leads_to_the_next_square() -> None:
    given = cars([BUGS_BENNY], [KNUCKLES]).hand(0, GETAWAY)
    attack(given).act(0, Play(GETAWAY))
    square = given.boss(0).square
    fled = default(given, 0, questions.Flee)
    assert isinstance(fled, Drive)
    assert given.state.board.distance[square][fled.square] == 1


@pytest.mark.rule("K13.43")
def test_thin_tim_slips_out() -> None:
    given = attack(cars([BUGS_BENNY], [THIN_TIM]))
    assert default(given, 1, questions.SlipOut) == SlipOut(True)


@pytest.mark.rule("K13.18")
def test_john_doe_picks_nobody() -> None:
    given = attack(cars([JOHN_DOE], [KNUCKLES]))
    assert default(given, 0, questions.JohnDoe) == NoPick()


@pytest.mark.rule("K6.4")
def test_the_weakest_falls() -> None:
    given = attack(rolls(cars([BUGS_BENNY], [THE_CLEANER, KNUCKLES, CHICKEN_JOE]), [6], [1]))
    (ask,) = [ask for ask in given.asks(1) if ask.waiting]
    assert ask.default == Lose(KNUCKLES), "he adds least to a shootout"


@pytest.mark.rule("K7.1", "K7.2")
def test_the_police_stand_still() -> None:
    given = Given(3).badge(0).territory(1, 4)
    given.police(given.turf(4)).turn_of(0).act(0, Stay(), NoAction())
    assert default(given, 0, questions.Police) == NoPolice()
    given.act(0, RollPolice())
    assert default(given, 0, questions.DrivePolice) == DrivePolice(given.state.table.police)
    given.act(0, DrivePolice(given.state.table.police))
    assert default(given, 0, questions.PoliceAction) == NoPolice()


@pytest.mark.rule("K8.4", "K8.5", "K8.6")
def test_in_the_trade_phase_one_bids_for_nothing_and_leaves_all_as_it_is() -> None:
    given = Given(3).offer(BUGS_BENNY).trade(BEFORE_LOT)
    assert default(given, 0, questions.FirstBid) == PassBid()
    given.act(0, Bid(1))
    assert default(given, 1, questions.Bid) == PassBid()
    given = Given(3).trade(BRIBE)
    assert default(given, 0, questions.FirstBribe) == PassBid()
    given.act(0, Bid(1))
    assert default(given, 1, questions.Bribe) == PassBid()
    given = Given(3).gangster(0, KNUCKLES).trade(PLACE)
    assert default(given, 0, questions.PlacingDone) == Done()
    given.act(0, Done())
    assert given.where(KNUCKLES) == CAR


@pytest.mark.rule("K6.7")
def test_of_two_garages_alike_the_first() -> None:
    board = Given(2).state.board
    square = next(s for s in range(board.squares) if len(board.nearest_garages(s)) > 1)
    given = rolls(Given(2).gangster(0, BUGS_BENNY), [6], [1]).car(0, square).car(1, square)
    given = attack(given.turn_of(0))
    nearest = board.nearest_garages(square)[0]
    assert default(given, 1, questions.WhichGarage) == ChooseGarage(nearest)

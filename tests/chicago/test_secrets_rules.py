"""What is secret and what is public (K9)."""

from __future__ import annotations

import msgspec
import pytest

from backroom.arena.compare import encode
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bid,
    Done,
    Drive,
    Fetch,
    LookInBusiness,
    LookInCar,
    Mark,
    NoAction,
    PassBid,
    Play,
    Put,
    RollDie,
    SlipOut,
    Stay,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    CAR,
    FIRST_CONTRACT,
    HIDING,
    HOSPITAL,
    POLICE_DEPARTMENT,
    PRISON,
    THE_RAT,
    UNKNOWN,
    WHARF,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    DOUGH_BOY,
    FREDDIE_FORGERY,
    HARRY_THE_HAND,
    HYMAN_DIAMOND,
    JACK_RABBIT,
    JOHNNY_FAVORITE,
    KEN_EVIL,
    KNUCKLES,
    MR_NEEDLE,
    SAD_KEN,
    SPONGE,
    THE_CHEMIST,
    THE_DOCTOR,
    THE_MAYOR,
    THE_MECHANIC,
    THE_REPORTER,
    THIN_TIM,
)
from backroom.games.chicago.trade_phase import BRIBE, PLACE
from backroom.games.chicago.view import ChicagoView
from tests.chicago.given import Given

SHAVING = FIRST_CONTRACT
SPECTATOR = None


def view(given: Given, seat: int | None) -> ChicagoView:
    return CHICAGO.view(given.state, seat)


def sees(given: Given, seat: int | None, gangster: int) -> bool:
    """Does the seat see where he is?"""
    return view(given, seat).gangsters[gangster].where == given.where(gangster)


def is_shown(given: Given, gangster: int) -> bool:
    """Do all see where he is?"""
    seen = [sees(given, seat, gangster) for seat in (*range(given.state.seats), SPECTATOR)]
    shown = view(given, SPECTATOR).gangsters[gangster].shown
    assert shown == all(seen)
    return shown


# --- secret (K9.1) -------------------------------------------------------------------------------


@pytest.mark.rule("K9.1")
def test_cash_resources_and_hand_are_ones_own_secret() -> None:
    given = Given().cash(1, 1350).goods(1, 4, 2, 0).hand(1, THE_RAT, SHAVING).turn_of(0)
    own = view(given, 1).own
    assert own is not None
    assert (own.cash, own.goods, own.hand) == (1350, [4, 2, 0], [THE_RAT, SHAVING])
    for seat in (0, 2, SPECTATOR):
        boss = view(given, seat).bosses[1]
        assert (boss.cash, boss.goods, boss.cards) == (None, None, 2)
    assert view(given, SPECTATOR).own is None
    given.sound()


@pytest.mark.rule("K9.1")
def test_who_sits_where_is_secret_and_their_number_public() -> None:
    given = Given()
    home = given.home(1)
    given.gangster(1, BUGS_BENNY, KNUCKLES).gangster(1, KEN_EVIL, spot=home).turn_of(0)
    for seat in (0, 2, SPECTATOR):
        seen = view(given, seat)
        assert (seen.bosses[1].in_car, seen.businesses[home].count) == (2, 1)
        for gangster in (BUGS_BENNY, KNUCKLES, KEN_EVIL):
            assert seen.gangsters[gangster].owner == 1, "whose he is, is public"
            assert seen.gangsters[gangster].where == UNKNOWN
    assert all(sees(given, 1, gangster) for gangster in (BUGS_BENNY, KNUCKLES, KEN_EVIL))
    given.sound()


@pytest.mark.rule("K9.1")
def test_two_tables_that_differ_in_secrets_alone_look_the_same() -> None:
    one = Given().gangster(1, BUGS_BENNY, KNUCKLES).gangster(1, KEN_EVIL, spot=3).cash(1, 50)
    other = Given().gangster(1, KEN_EVIL, KNUCKLES).gangster(1, BUGS_BENNY, spot=3).cash(1, 900)
    one.hand(1, THE_RAT).hand(2, SHAVING).goods(1, 2, 0, 1).goods(2, 0, 2, 1).turn_of(0)
    other.hand(1, SHAVING).hand(2, THE_RAT).goods(1, 0, 2, 1).goods(2, 2, 0, 1).turn_of(0)
    for seat in (0, SPECTATOR):
        assert encode(view(one, seat)) == encode(view(other, seat))


@pytest.mark.rule("K9.1")
def test_of_the_deck_only_the_number_of_cards_is_known() -> None:
    given = Given().hand(1, THE_RAT).turn_of(0)
    table = view(given, 0).table
    assert table.deck == sum(given.state.deck)
    other = Given().hand(1, SHAVING).turn_of(0)
    assert encode(view(other, 0)) == encode(view(given, 0))


@pytest.mark.rule("K9.1")
def test_how_a_turn_ends_does_not_tell_that_it_is_the_reporter_who_hides() -> None:
    asked = []
    for hides, works in ((THE_REPORTER, KNUCKLES), (KNUCKLES, THE_REPORTER)):
        given = Given().gangster(0, works).gangster(0, hides, spot=HIDING).gangster(1, SPONGE)
        given.turn_of(0).act(0, Stay(), NoAction())
        asked.append(given.asked(0)[0])
        assert view(given, 1).bosses[0].hiding == 1
    assert asked == [questions.EndTurn] * 2


@pytest.mark.rule("K9.1")
def test_all_else_is_public() -> None:
    given = Given().territory(1, 4).started(1, SHAVING).lying(WHARF, booze=2, girls=1).badge(2)
    given.police(17).discard(THE_RAT).offer(DOUGH_BOY).in_prison(2, BUGS_BENNY)
    given.in_hospital(2, KNUCKLES).closed(6).in_garage(2, 1).turn_of(0)
    for seat in (0, 1, SPECTATOR):
        seen = view(given, seat)
        assert seen.table.territories[4] == 1
        assert seen.bosses[1].started == [SHAVING]
        assert seen.table.on_place(WHARF) == [2, 1, 0]
        assert seen.table.stock == given.state.table.stock
        assert (seen.table.badge, seen.table.police, seen.table.offer) == (2, 17, [DOUGH_BOY])
        assert seen.table.discard[THE_RAT] == 1
        assert seen.gangsters[BUGS_BENNY].where == PRISON
        assert seen.gangsters[KNUCKLES].where == HOSPITAL
        assert (seen.businesses[6].closed, seen.bosses[2].garage) == (True, 1)
        assert [boss.square for boss in seen.bosses] == [b.square for b in given.state.bosses]


@pytest.mark.rule("K9.1")
def test_income_is_told_to_its_boss_alone() -> None:
    given = Given().gangster(1, HARRY_THE_HAND, spot=3).last_round_over()
    assert [own.cash for own in given.all(events.OwnIncome, 1)] == [600]
    for seat in (0, SPECTATOR):
        assert not any(600 in msgspec.structs.astuple(event) for event in given.told(seat))


@pytest.mark.rule("K9.1")
@pytest.mark.rule("K9.2")
def test_of_another_s_income_all_are_told_what_all_can_count() -> None:
    """Businesses at their rate and territories; neither the Mayor's nor Mr. Needle's double."""
    given = Given().gangster(1, THE_MAYOR, spot=3).gangster(1, MR_NEEDLE).territory(1, 0, 1)
    given.last_round_over()
    (own,) = given.all(events.OwnIncome, 1)
    assert (own.cash_businesses, own.cash_territories) == (800, 200)
    for seat in (0, SPECTATOR):
        (told,) = (e for e in given.told(seat) if isinstance(e, events.Income) and e.boss == 1)
        assert (told.cash_businesses, told.cash_territories) == (400, 100)


# --- shown until he is placed again (K9.2) -------------------------------------------------------


@pytest.mark.rule("K9.2")
def test_who_has_been_shown_stays_known_until_he_is_placed_again() -> None:
    given = Given().gangster(0, BUGS_BENNY, KEN_EVIL).gangster(1, KNUCKLES, spot=3)
    given.car(0, given.door(3)).dice("shootout 0", 1, 2).dice("shootout 1", 2, 1)
    assert not is_shown(given, BUGS_BENNY)
    given.turn_of(0).act(0, Stay(), AttackBusiness(3))
    for gangster in (BUGS_BENNY, KEN_EVIL, KNUCKLES):
        assert is_shown(given, gangster)
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES)
    given.state.show(BUGS_BENNY)
    given.turn_of(0).act(0, Stay(), NoAction()).act(1, Stay(), NoAction())
    assert is_shown(given, BUGS_BENNY)
    given.trade(PLACE).act(0, Done())
    assert is_shown(given, BUGS_BENNY), "not all are done"
    given.act(1, Done())
    assert given.where(BUGS_BENNY) == CAR
    assert not is_shown(given, BUGS_BENNY)
    assert given.state.known[BUGS_BENNY] == 1
    given.sound()


@pytest.mark.rule("K9.2", "K5.10")
def test_who_has_been_shown_moves_face_up() -> None:
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES)
    given.state.show(BUGS_BENNY)
    given.turn_of(0).act(0, Stay(), VisitBusiness(0), Put(BUGS_BENNY, 0), Put(KNUCKLES, 0))
    assert view(given, 1).gangsters[BUGS_BENNY].where == CAR, "it has not happened yet"
    given.act(0, Done())
    assert view(given, 1).gangsters[BUGS_BENNY].where == 0
    assert view(given, 1).gangsters[KNUCKLES].where == UNKNOWN
    assert view(given, 1).businesses[0].count == 2
    given.sound()


@pytest.mark.rule("K9.2")
def test_who_is_fetched_is_known_in_the_car() -> None:
    given = Given().in_prison(0, BUGS_BENNY)
    given.car(0, given.place(POLICE_DEPARTMENT)).turn_of(0).act(0, Stay(), Fetch(BUGS_BENNY))
    assert given.where(BUGS_BENNY) == CAR
    assert is_shown(given, BUGS_BENNY)


# --- abilities seen at work (K9.2) ---------------------------------------------------------------


@pytest.mark.rule("K9.2")
def test_a_driving_bonus_shows_the_driver_when_it_is_used() -> None:
    given = Given().gangster(0, JACK_RABBIT).turn_of(0).dice("drive 0", 1).act(0, RollDie())
    away = given.state.board.distance[given.boss(0).square]
    near, beyond = away.index(1), away.index(2)
    assert not is_shown(given, JACK_RABBIT)
    assert is_shown(given.act(0, Drive(beyond)), JACK_RABBIT)
    given = Given().gangster(0, JACK_RABBIT).turn_of(0).dice("drive 0", 1).act(0, RollDie())
    assert not is_shown(given.act(0, Drive(near)), JACK_RABBIT)


@pytest.mark.rule("K9.2")
def test_sad_ken_shows_himself_when_he_saves_the_price_of_a_territory() -> None:
    given = Given().gangster(0, SAD_KEN).territory(1, 8)
    given.car(0, given.turf(8)).turn_of(0).act(0, Stay(), Mark(8))
    assert given.boss(0).cash == 1000
    assert is_shown(given, SAD_KEN)
    given = Given().gangster(0, SAD_KEN)
    given.car(0, given.turf(8)).turn_of(0).act(0, Stay(), Mark(8))
    assert not is_shown(given, SAD_KEN), "a free one costs nothing anyway"


@pytest.mark.rule("K9.2")
def test_the_reporter_shows_himself_when_he_looks() -> None:
    given = Given().gangster(0, THE_REPORTER, spot=0).gangster(1, KNUCKLES).turn_of(0)
    assert not is_shown(given, THE_REPORTER)
    assert is_shown(given.act(0, LookInCar(1)), THE_REPORTER)


@pytest.mark.rule("K9.2")
def test_thin_tim_has_shown_himself_when_he_slips_out() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, THIN_TIM).car(1, 0).car(0, 0)
    given.turn_of(0).act(0, Stay(), AttackCar(1)).act(1, SlipOut(True))
    assert is_shown(given, THIN_TIM)


@pytest.mark.rule("K9.2")
def test_the_doctor_shows_himself_when_he_rolls() -> None:
    given = Given().gangster(1, THE_DOCTOR, spot=3).in_prison(1, KNUCKLES).hand(0, ACCIDENT)
    given.dice("doctor 1", 5).turn_of(0).act(0, Play(ACCIDENT, KNUCKLES)).pass_all()
    assert given.where(KNUCKLES) == HOSPITAL
    assert is_shown(given, THE_DOCTOR)


@pytest.mark.rule("K9.2")
def test_the_mechanic_shows_himself_when_he_has_the_car_back() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, THE_MECHANIC, spot=3).car(1, 0).car(0, 0)
    given.dice("shootout 0", 6).dice("shootout 1", 1)
    given.turn_of(0).act(0, Stay(), AttackCar(1))
    assert is_shown(given, THE_MECHANIC)


@pytest.mark.rule("K9.2")
def test_johnny_shows_himself_when_the_bribe_is_paid_with_his_discount() -> None:
    given = Given().gangster(0, JOHNNY_FAVORITE).trade(BRIBE).act(0, Bid(6))
    assert not is_shown(given, JOHNNY_FAVORITE)
    given.act(1, PassBid()).act(2, PassBid())
    assert is_shown(given, JOHNNY_FAVORITE)
    given = Given().gangster(0, JOHNNY_FAVORITE).trade(BRIBE).act(0, Bid(6)).act(1, Bid(7))
    given.act(2, PassBid()).act(0, PassBid())
    assert not is_shown(given, JOHNNY_FAVORITE), "outbid, he has not helped"


@pytest.mark.rule("K9.2")
def test_freddie_shows_himself_when_he_rolls() -> None:
    given = Given().gangster(1, FREDDIE_FORGERY).dice("forgery", 3).last_round_over()
    assert is_shown(given, FREDDIE_FORGERY)


@pytest.mark.rule("K9.2")
def test_extra_resources_show_who_brings_them_extra_money_does_not() -> None:
    given = Given().gangster(0, THE_CHEMIST, CHARLIE_THE_FISH, HYMAN_DIAMOND, spot=0)
    given.business(9, 0).gangster(0, THE_MAYOR, spot=9).gangster(0, MR_NEEDLE).territory(0, 1)
    given.last_round_over()
    assert is_shown(given, THE_CHEMIST)
    for gangster in (CHARLIE_THE_FISH, HYMAN_DIAMOND, THE_MAYOR, MR_NEEDLE):
        assert not is_shown(given, gangster)
    assert [brought.gangster for brought in given.all(events.Brings)] == [THE_CHEMIST]


# --- what the Reporter knows (K9.2, K9.1) --------------------------------------------------------


def peeped(business: bool = False) -> Given:
    """Boss 0's Reporter has looked into boss 1's car (or business): Knuckles and Ken Evil."""
    given = Given().gangster(0, THE_REPORTER).gangster(1, KNUCKLES, KEN_EVIL)
    given.gangster(1, DOUGH_BOY, BUGS_BENNY, spot=3).turn_of(0)
    return given.act(0, LookInBusiness(3) if business else LookInCar(1))


@pytest.mark.rule("K9.1", "K9.2")
def test_all_see_where_the_reporter_looks_and_his_boss_alone_whom_he_sees() -> None:
    given = peeped()
    for gangster in (KNUCKLES, KEN_EVIL):
        assert [sees(given, seat, gangster) for seat in (0, 1, 2, SPECTATOR)] == [
            True,
            True,
            False,
            False,
        ]
    assert not sees(given, 0, DOUGH_BOY)
    assert [given.kinds(seat)[-1] for seat in (1, 2, SPECTATOR)] == [events.LooksInCar] * 3
    assert given.told(0)[-1] == events.Sees(boss=0, gangsters=(KEN_EVIL, KNUCKLES))
    given.sound()
    given = peeped(business=True)
    assert sees(given, 0, DOUGH_BOY)
    assert not sees(given, 0, KNUCKLES)
    assert not sees(given, 2, DOUGH_BOY)


@pytest.mark.rule("K9.1", "K9.2")
def test_who_has_peeped_no_longer_knows_when_they_have_moved() -> None:
    given = peeped().act(0, Stay(), NoAction())
    assert sees(given, 0, KNUCKLES)
    given.act(1, Stay(), VisitBusiness(3), Put(KNUCKLES, 3), Done())
    assert not sees(given, 0, KNUCKLES)
    assert not sees(given, 0, KEN_EVIL), "any of them may have stayed"
    given.sound()


@pytest.mark.rule("K9.1", "K9.2")
def test_who_has_peeped_no_longer_knows_when_they_have_been_placed() -> None:
    given = peeped().trade(PLACE).act(1, Done())
    assert sees(given, 0, KNUCKLES)
    given.act(0, Done())
    assert not any(sees(given, 0, gangster) for gangster in (KNUCKLES, KEN_EVIL))


@pytest.mark.rule("K9.1")
def test_when_the_game_is_over_all_is_open() -> None:
    given = (
        Given()
        .gangster(1, KNUCKLES)
        .cash(1, 700)
        .completed(0, *range(FIRST_CONTRACT, FIRST_CONTRACT + 8))
        .turn_of(0)
    )
    given.car(0, given.turf(3))
    given.act(0, Stay()).state.open_asks = None
    given.act(0, Mark(3))
    assert given.state.over
    for seat in (0, 2, SPECTATOR):
        assert view(given, seat).bosses[1].cash == 700
        assert view(given, seat).bosses[1].goods == [1, 1, 1]
        assert view(given, seat).gangsters[KNUCKLES].where == CAR
    assert sum(gangster.owner == 1 for gangster in view(given, 0).gangsters) == 1

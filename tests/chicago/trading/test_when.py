"""When bosses trade, and when an offer lapses (K10.1)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.engine.passing import Pass
from backroom.engine.table import Table
from backroom.games.chicago import questions
from backroom.games.chicago.actions import AttackCar, Lose, NoAction, NoPolice, Play, RaidCar, Stay
from backroom.games.chicago.components import (
    BURGLARY,
    FIRST_AID,
    HORSE_HEAD,
    SHOTGUNS,
    STILL_STANDING,
    THE_RAT,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    DOUGH_BOY,
    HARRY_THE_HAND,
    KNUCKLES,
    SLICK_RICK,
    THE_CLEANER,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.trade_phase import BEFORE_DRAW, BEFORE_LOT, BRIBE, PLACE
from tests.chicago.fights import attack, cars, rolls
from tests.chicago.given import ChicagoTable, Given, swap
from tests.chicago.trading.offers import cash, in_action_round, refused


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
    assert given.asked(2) == [questions.WindowRaided]
    return given


def start_of_shootout(given: Given) -> Given:
    given.gangster(0, BUGS_BENNY).hand(2, SHOTGUNS).car(2, given.boss(0).square)
    return given.turn_of(0).act(0, Stay(), AttackCar(2))


def between_rounds(given: Given) -> Given:
    given.gangster(0, THE_CLEANER).gangster(2, HARRY_THE_HAND).hand(0, FIRST_AID)
    given.dice("shootout 0", 3).dice("shootout 2", 3).car(2, given.boss(0).square)
    given.turn_of(0).act(0, Stay(), AttackCar(2)).act(0, Pass())
    assert given.asked(0) == [questions.WindowBetweenRounds]
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
    assert given.asked(1) == [questions.WhoIsHit]
    assert no_deals(table)
    reason = refused(table, 1, AcceptOffer(table.offers[-1].id))
    assert reason.key == "refused-no-deals-now", "nor is one struck that was offered before"
    table.act(1, Lose(KNUCKLES))
    assert given.asked(1) == [questions.WindowWounded]
    assert no_deals(table)
    table.act(1, Pass())
    assert given.asked(1) == [questions.WindowBetweenRounds]
    table.act(1, AcceptOffer(table.offers[-1].id))
    table.act(1, Pass())
    assert given.asked(1) == [questions.WindowKilled], "no choice: Harry was the last"
    assert no_deals(table)


@pytest.mark.rule("K10.1", "K12.4")
def test_nor_while_a_burglar_picks_what_his_die_allows() -> None:
    given = Given(3).hand(0, BURGLARY).dice("burglary 0", 2)
    table = in_action_round(given)
    table.act(0, Play(BURGLARY, 1))
    assert given.asked(0) == [questions.Burglary]
    assert no_deals(table)


@pytest.mark.rule("K10.1")
def test_nor_before_the_game_has_begun() -> None:
    table: ChicagoTable = Table(CHICAGO, Options(), 3, SampledChance(Random(1)))
    assert table.state.table.turn == 0
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
    """Once somebody says yes: before that, it would tell what has gone elsewhere."""
    table = in_action_round(Given(3))
    table.act(0, MakeOffer((1,), (cash(700),)))
    swap(table, 0, 2, (cash(400),))
    had = [boss.cash for boss in table.state.bosses]
    table.act(1, AcceptOffer(table.offers[0].id))
    assert table.offers == []
    assert [boss.cash for boss in table.state.bosses] == had


@pytest.mark.rule("K10.1")
def test_an_offer_lapses_with_the_turn_in_which_it_was_made() -> None:
    table = in_action_round(Given(3))
    table.act(1, MakeOffer((2,), (cash(50),)))
    table.act(0, Stay())
    assert len(table.offers) == 1
    table.act(0, NoAction())
    assert table.state.table.now == 1
    assert table.offers == []

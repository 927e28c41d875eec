"""Election Day (K12.6)."""

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    Bid,
    Done,
    Lose,
    NoAction,
    PassBid,
    Play,
    Put,
    Stay,
)
from backroom.games.chicago.components import (
    ELECTION_DAY,
    HORSE_HEAD,
    HOSPITAL,
    OUT_OF_GAS,
    SHOTGUNS,
)
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SPONGE, THE_CLEANER
from backroom.games.chicago.trade_phase import BEFORE_DRAW
from tests.chicago.event_cards.scenes import (
    business_fight,
    car_fight,
    not_now,
    on_whom,
    raid_business,
)
from tests.chicago.given import Given, swap


@pytest.mark.rule("K12.6")
def test_he_neither_moves_nor_acts_nor_leads_the_police_but_keeps_the_badge() -> None:
    given = Given().hand(0, ELECTION_DAY).badge(1).turn_of(0)
    given.act(0, Play(ELECTION_DAY, 1), Stay(), NoAction())
    assert given.state.table.now == 2
    given.act(2, Stay(), NoAction()).act(0, Stay(), NoAction())
    assert (given.state.table.round, given.state.table.now) == (2, 2)
    assert given.state.table.badge == 1
    given.sound()


@pytest.mark.rule("K12.6", "K8.10", "K8.8")
def test_in_the_trade_phase_he_thaws_without_income_but_draws_hires_bribes_and_places() -> None:
    given = Given().frozen(1).draws(0, BUGS_BENNY).draws(1, SHOTGUNS).draws(2, KNUCKLES)
    given.last_round_over()
    assert [given.boss(seat).cash for seat in range(3)] == [1400, 1000, 1400]
    assert not given.boss(1).frozen
    assert given.boss(1).hand == [SHOTGUNS]
    given.act(1, Pass()).act(0, PassBid()).act(1, Bid(1)).act(2, PassBid()).act(0, PassBid())
    assert given.gangster_of(BUGS_BENNY) == 1
    given.act(1, Pass()).act(0, PassBid()).act(1, PassBid()).act(2, PassBid())
    given.act(1, Pass()).act(0, PassBid()).act(1, Bid(1)).act(2, PassBid()).act(0, PassBid())
    assert given.state.table.badge == 1
    given.act(1, Pass()).act(1, Put(BUGS_BENNY, given.home(1)), Done()).pass_all()
    assert given.where(BUGS_BENNY) == given.home(1)
    assert given.state.table.now == 1  # the new game turn is his again
    assert given.asked(1) == [questions.Move, questions.Besides]
    given.last_round_over()
    assert given.boss(1).cash == 1300


@pytest.mark.rule("K12.6", "K12.20")
def test_he_plays_no_event_but_the_horse_head() -> None:
    given = Given().hand(1, HORSE_HEAD, OUT_OF_GAS).frozen(1).turn_of(0, window=True)
    assert given.asked(1) == []
    raid_business(given)
    assert given.asked(1) == [questions.WindowRaided]
    reason = given.refused(1, Play(OUT_OF_GAS))
    assert (reason.rule, reason.key) == ("K12.6", "why-frozen")
    assert Play(HORSE_HEAD) in given.legal(1)


@pytest.mark.rule("K12.6")
@pytest.mark.parametrize(("by", "to"), [(0, 1), (1, 0)])
def test_he_does_not_trade(by: int, to: int) -> None:
    table = Given().frozen(1).turn_of(0).table()
    swap(table, 0, 2, give=(Good("cash", count=50),))
    with pytest.raises(Refusal) as refused:
        swap(table, by, to, give=(Good("cash", count=50),))
    assert refused.value.reason.rule == "K12.6"


@pytest.mark.rule("K12.6")
def test_he_defends_as_usual() -> None:
    given = Given().frozen(1).gangster(0, BUGS_BENNY, THE_CLEANER)
    given.gangster(1, KNUCKLES, SPONGE, spot=given.home(1)).hand(1, SHOTGUNS)
    business_fight(given.dice("shootout 0", 5, 1, 1, 1).dice("shootout 1", 4, 6, 6, 6))
    assert given.asked(1) == [questions.WhoIsHit]  # and no question for cards
    given.act(1, Lose(SPONGE))
    assert given.where(SPONGE) == HOSPITAL
    given.act(0, Lose(BUGS_BENNY)).pass_all()
    assert given.owner(given.home(1)) == 1


@pytest.mark.rule("K12.6")
def test_in_the_middle_of_a_turn_the_shootout_is_fought_out_and_the_turn_is_over() -> None:
    given = Given().gangster(0, BUGS_BENNY).hand(1, ELECTION_DAY, SHOTGUNS).badge(0)
    car_fight(given).dice("shootout 0", 6).dice("shootout 1", 1)
    given.in_window(1, Play(ELECTION_DAY, 0)).pass_all()
    assert events.CarBeaten in given.kinds(None)
    assert given.boss(0).frozen
    assert given.state.table.now == 1  # boss 0 had the badge


@pytest.mark.rule("K12.6", "K7.2")
def test_before_a_police_action_it_calls_the_police_off() -> None:
    given = raid_business(Given().hand(1, ELECTION_DAY)).in_window(1, Play(ELECTION_DAY, 0))
    assert events.PoliceCalledOff in given.kinds(None)
    assert events.RaidDice not in given.kinds(None)
    assert given.state.table.police_actions == 1
    assert given.state.table.now == 1


@pytest.mark.rule("K12.6", "K12.22")
def test_before_his_turn_it_takes_the_turn_away() -> None:
    given = Given().hand(1, ELECTION_DAY).turn_of(0, window=True)
    given.in_window(1, Play(ELECTION_DAY, 0))
    assert given.asked(0) == []
    assert given.state.table.now == 1


@pytest.mark.rule("K12.6", "K12.22")
def test_not_in_the_trade_phase_nor_on_somebody_frozen_already() -> None:
    given = Given().hand(0, ELECTION_DAY).frozen(1).turn_of(0)
    assert on_whom(given, 0, ELECTION_DAY) == [2]
    reason = given.refused(0, Play(ELECTION_DAY, 1))
    assert (reason.rule, reason.key) == ("K12.6", "why-frozen-already")
    given.trade(BEFORE_DRAW, windows=True)
    assert not_now(given, 0, ELECTION_DAY) == "K12.6"


@pytest.mark.rule("K12.6", "K7.6")
def test_as_the_last_answer_to_a_raid_it_calls_the_raid_off() -> None:
    given = Given().hand(1, ELECTION_DAY)
    raid_business(given).act(1, Pass())
    assert given.asked(1) == [questions.WindowRaided]
    given.in_window(1, Play(ELECTION_DAY, 0))
    given.pass_all()
    assert not given.state.businesses[given.home(1)].closed
    assert given.state.table.police_actions == 0
    assert events.RaidDice not in set(given.kinds())

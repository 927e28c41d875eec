"""What is secret, and what a careful player knows all the same (B3)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import astuple

from backroom.engine.deal import DealMade
from backroom.engine.event import Event
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import (
    ChooseCount,
    ChooseMobster,
    ChooseStill,
    KeepCard,
    PayUp,
    Play,
    Take,
)
from backroom.games.bootleggers.components import (
    CITY_POLITICS,
    HIT,
    MOLL,
    MOTHERS,
    SINGLE_INFLUENCE,
    VIGORISH,
    WINDFALL,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.law import the_long_arm
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.thugs.moll import PaysMoll
from backroom.games.bootleggers.thugs.vigorish import PaysVigorish
from tests.bootleggers.given import Given
from tests.bootleggers.lively import lively_game
from tests.checks import check_sample

# --- secret and public (B3.1) ------------------------------------------------------------------


@pytest.mark.rule("B3.1")
def test_a_mobster_sees_his_own_hand_and_cash_and_nobody_elses() -> None:
    given = Given(3).cash(0, 13).cash(1, 17).thug(1, HIT, unseen=True)
    view = given.game.view(given.state, 0)
    assert view.own is not None
    assert view.own.hand == given.mobster(0).hand
    assert [mobster.cash for mobster in view.mobsters] == [13, None, None]
    assert view.mobsters[1].muscle_left == 11
    assert (view.mobsters[1].known, view.mobsters[1].unseen) == ([], 1)
    theirs = given.game.view(given.state, 1)
    assert theirs.own is not None
    assert theirs.own.unseen == [HIT]


@pytest.mark.rule("B3.1")
def test_a_spectator_sees_no_hand_and_no_cash() -> None:
    given = Given(3).thug(1, HIT, unseen=True)
    view = given.game.view(given.state, None)
    assert view.own is None
    assert [mobster.cash for mobster in view.mobsters] == [None] * 3


@pytest.mark.rule("B3.1", "B12.7")
def test_option_open_cash() -> None:
    given = Given(3, Options(cash="open")).cash(1, 17)
    view = given.game.view(given.state, None)
    assert [mobster.cash for mobster in view.mobsters] == [10, 17, 10]


@pytest.mark.rule("B3.1")
def test_everything_else_is_public() -> None:
    given = Given(3).markers(MOTHERS, [2, 1, 0]).own(1, 12, crates=3, house=MOTHERS)
    given.back_room(1, 4).crates(1, 6)
    given.mobster(1).dice = given.mobster(1).improvements = 1
    given.state.table.copper = 2
    view = given.game.view(given.state, None)
    other = view.mobsters[1]
    assert (other.markers, other.crates, other.dice, other.improvements) == (4, 6, 1, 1)
    assert (other.muscle, other.muscle_seen) == (40, [40])
    assert view.houses[MOTHERS].markers == (2, 1, 0)
    assert view.trucks[12].crates == 3
    assert view.table.copper == 2


def taking(*cards: int) -> Given:
    given = Given(3)
    for card in cards:
        given.state.deck[card] -= 1
    given.state.table.offer = sorted(cards)
    return given.part(take_cards)


@pytest.mark.rule("B3.1")
def test_a_thug_card_taken_from_the_open_offer_stays_publicly_known() -> None:
    given = taking(MOLL, SINGLE_INFLUENCE, SINGLE_INFLUENCE).act(0, Take(MOLL), KeepCard())
    assert given.game.view(given.state, 2).mobsters[0].known == [MOLL]


@pytest.mark.rule("B3.1", "B11.28")
def test_a_thug_card_drawn_blindly_by_windfall_is_seen_by_its_owner_alone() -> None:
    given = taking(WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE).next_card(MOLL)
    given.act(0, Take(WINDFALL), Play(WINDFALL))
    told = events.DrawsThugUnseen(mobster=0, card=MOLL)
    assert told in given.told(0)
    for seat in (1, 2, None):
        assert not any(MOLL in astuple(event) for event in given.told(seat))
        assert given.game.view(given.state, seat).flow[-1]["card"] == -1
    given.act(0, KeepCard())
    view = given.game.view(given.state, 1)
    assert (view.mobsters[0].known, view.mobsters[0].unseen) == ([], 1)


@pytest.mark.rule("B3.1", "B11.28")
def test_an_influence_card_drawn_by_windfall_shows_as_it_takes_effect() -> None:
    given = taking(WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE).next_card(SINGLE_INFLUENCE)
    given.act(0, Take(WINDFALL), Play(WINDFALL))
    assert given.game.view(given.state, 1).mobsters[0].markers == 2


# --- announcements (B3.2) ----------------------------------------------------------------------


@pytest.mark.rule("B3.2", "B9.2")
def test_cash_is_announced_at_the_end_of_rounds_4_and_8_and_of_the_game() -> None:
    for round in range(1, 12):
        given = Given(3, round=round).cash(1, 33).part(the_long_arm)
        announced = [m.cash for m in given.all(events.AnnouncesCash)]
        assert announced == ([10, 33, 10] if round in (4, 8) else [])
    given = Given(3, round=12).cash(1, 33).window(timing.LAST_SALE)
    announced = [m.cash for m in given.all(events.AnnouncesCash)]
    assert announced == [10, 33, 10]


# --- every payment is public (B3.3) ------------------------------------------------------------

#: Events by which a mobster gets cash, and by which he pays it to the bank.
_EARNS = (events.Sells, events.EarnsProfit)
_PAYS = (events.PaysWages, events.BuysTruck, events.PaysForCard, PaysMoll)


class Notebook:
    """Everybody's cash, from the events that everybody may know of and nothing else."""

    def __init__(self, seats: int) -> None:
        self.cash = [10] * seats

    def read(self, event: Event) -> None:
        if isinstance(event, _EARNS):
            self.cash[event.mobster] += event.cash
        elif isinstance(event, _PAYS):
            self.cash[event.mobster] -= event.cash
        elif isinstance(event, PaysVigorish):
            self.cash[event.mobster] -= event.cash
            self.cash[event.mobster_to] += event.cash
        elif isinstance(event, DealMade):
            by, with_ = event.seat, event.seat_with
            for goods, giver, taker in ((event.give, by, with_), (event.take, with_, by)):
                for good in goods:
                    if good.kind == "cash":
                        self.cash[giver] -= good.count
                        self.cash[taker] += good.count
        elif isinstance(event, events.AnnouncesCash):
            assert self.cash[event.mobster] == event.cash


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("B3.3")
def test_a_careful_player_knows_everybodys_cash_from_the_public_lines(seed: int) -> None:
    seats = 3 + seed % 4
    notebook = Notebook(seats)
    read: set[str] = set()

    def on_step(table: AnyTable, record: Record) -> None:
        for event in BOOTLEGGERS.story(record, None):
            notebook.read(event)
            read.add(event.tag)
        true = [mobster.cash for mobster in table.state.mobsters]
        assert notebook.cash == true, f"after {record.action}: {record.events}"

    lively_game(Options(), seats, Random(seed), on_step, undo=False, extras=0.35)
    assert read >= {"pays-wages", "sells", "announces-cash", "deal-made"}


@pytest.mark.rule("B3.3", "B11.1", "B11.6", "B11.17")
def test_what_thug_cards_cost_is_in_the_public_lines_too() -> None:
    given = Given(3).cash(0, 14).thug(0, VIGORISH).thug(0, CITY_POLITICS).thug(1, MOLL)
    given.mobster(2).dice = 1  # keeps the window open
    given.window(timing.REVEAL).play(0, VIGORISH, ChooseStill(1)).act(1, PayUp(True))
    given.play(0, CITY_POLITICS, ChooseCount(2))
    given.dice("moll", 6).play(1, MOLL, ChooseMobster(2))
    notebook = Notebook(3)
    notebook.cash[0] = 14
    for line in given.told(None):
        notebook.read(line)
    assert notebook.cash[:2] == [14 + 3 - 8, 10 - 3]
    assert notebook.cash == [mobster.cash for mobster in given.state.mobsters]


@pytest.mark.rule("B3.3")
def test_bots_and_samplers_are_told_what_a_careful_player_knows() -> None:
    given = Given(3).cash(0, 3).cash(1, 44).cash(2, 7).thug(2, HIT, unseen=True)
    given.window(timing.LOADED)
    notes = given.game.notes(given.state, 0)
    assert notes == [3, 44, 7]
    sample = given.game.sample(given.game.view(given.state, 0), Random(1), notes)
    assert [mobster.cash for mobster in sample.mobsters] == [3, 44, 7]
    check_sample(given.game, given.state, 0, Random(1))

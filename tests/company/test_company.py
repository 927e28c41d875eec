"""How a bot sits at a table: when it has something to do, when it tires, how it takes a no."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import backroom
from backroom.bots.bot import Bot
from backroom.bots.chaotic import ChaoticBot
from backroom.company.company import MOST_OFFERS, Company
from backroom.company.names import free_names
from backroom.company.round_table import BadAnswer, RoundTable
from backroom.company.thinking import Situation, Thought, harmless, seed, think
from backroom.engine.action import Action
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    Good,
    MakeOffer,
    Promise,
    StopTrading,
)
from backroom.engine.message import Refusal
from backroom.engine.record import Begin
from backroom.engine.seen import Seen
from tests.toy.pieces import Bid, Place
from tests.toy.tables import GAME, CellarTable, cellar

SECRET = bytes(32)


def words(by: int, to: int) -> MakeOffer:
    return MakeOffer((to,), promises=(Promise(WORD, by, to, text="tomorrow"),))


def company(table: CellarTable, *seats: int) -> Company:
    return Company(table, seats or range(table.seats), SECRET)


def looked(company: Company, seat: int) -> Situation:
    situation = company.look(seat)
    assert situation is not None
    return situation


# --- who has something to do ---------------------------------------------------------------------


def test_a_bot_looks_when_it_is_asked_or_has_an_offer_before_it() -> None:
    table = cellar("auction")  # seat 1 is to bid
    bots = company(table)
    assert [seat for seat in range(3) if bots.look(seat) is not None] == [1]
    table.act(1, words(1, 2))
    assert [seat for seat in range(3) if bots.look(seat) is not None] == [1, 2]
    assert (looked(bots, 1).choose, looked(bots, 2).choose) == (True, False)
    table.act(2, DeclineOffer(table.offers[0].id))
    assert bots.look(2) is None


def test_a_glance_is_enough_where_nothing_but_a_question_lies_before_a_bot() -> None:
    table = cellar("auction")
    bots = Company(table, range(3), None)
    assert [ask.seat for ask in bots.questions(1) or []] == [1]
    assert company(table).questions(1) is None, "what it remembers lies with the company"
    table.act(1, words(1, 2))
    assert bots.questions(0) is None, "an offer is open"
    table.act(2, AcceptOffer(table.offers[0].id))
    assert bots.questions(1) is None, "it has given its word"
    assert bots.questions(0) is not None


def test_people_and_those_who_have_answered_are_left_alone() -> None:
    table = cellar("placement")
    bots = Company(table, [0, 2], SECRET, lambda seat: seat == 2)
    assert (bots.asked(0), bots.asked(2)) == (True, False)
    assert bots.look(2) is None
    assert RoundTable(table, {}, SECRET, lambda seat, action: None).next() is None


def test_they_are_asked_around_the_table_from_the_one_after_the_last_to_act() -> None:
    table = cellar("placement", seats=4)
    bots = company(table, 0, 1, 3)
    table.act(1, Place((0,)))
    assert list(bots.around()) == [3, 0, 1]


# --- speaking unasked ----------------------------------------------------------------------------


def say(bots: Company, seat: int, unasked: Action) -> bool:
    """The bot says something that nobody has asked for. False: it may not."""
    situation = looked(bots, seat)
    if not situation.consider:
        return False
    thought = Thought(unasked=unasked)
    wish = bots.wish(situation, thought)
    assert wish == unasked
    bots.table.act(seat, wish)
    return True


def test_a_bot_tires_of_offers_until_the_open_ones_have_lapsed() -> None:
    table = cellar("auction")
    bots = company(table)
    assert [say(bots, 1, words(1, 2)) for _ in range(MOST_OFFERS + 2)].count(True) == MOST_OFFERS
    assert looked(bots, 1).choose, "it still answers"
    for seat in (1, 2, 0):
        table.act(seat, Bid(0))
    assert GAME.deal_step(table.state) != ""
    assert looked(bots, 1).consider, "a new step, a new chance"


def test_whoever_floods_a_bot_with_offers_does_not_silence_it() -> None:
    table = cellar("auction")
    bots = company(table, 1)
    for _ in range(2 * MOST_OFFERS):
        table.act(0, words(0, 1))
        assert say(bots, 1, DeclineOffer(table.offers[-1].id)), "it answers them all"
    assert say(bots, 1, words(1, 2)), "and has an offer of its own"


def test_who_has_made_enough_offers_still_answers_but_makes_no_more() -> None:
    table = cellar("auction")
    bots = company(table, 1)
    for _ in range(MOST_OFFERS):
        assert say(bots, 1, words(1, 2))
    table.act(0, words(0, 1))
    situation = looked(bots, 1)
    assert situation.consider
    assert bots.wish(situation, Thought(unasked=words(1, 2))) is None
    assert (looked(bots, 1).consider, looked(bots, 1).choose) == (False, True)


def test_after_a_refused_offer_it_offers_nothing_more_before_something_changes() -> None:
    table = cellar("auction")
    bots = company(table)
    situation = looked(bots, 1)
    silly = Thought(unasked=words(1, 1))
    with pytest.raises(Refusal):
        table.act(1, bots.wish(situation, silly) or Begin())
    assert bots.refused(situation, silly) is None
    assert bots.refusals == 1
    again = looked(bots, 1)
    assert (again.consider, again.choose) == (False, True)
    table.act(0, words(0, 1))
    assert looked(bots, 1).consider


def test_an_offer_it_has_nothing_to_say_to_is_not_thought_over_again() -> None:
    table = cellar("auction")
    bots = company(table)
    table.act(1, words(1, 2))
    assert bots.wish(looked(bots, 2), Thought()) is None
    assert bots.look(2) is None
    table.act(1, words(1, 2))
    assert bots.look(2) is not None, "another one"


def test_what_a_bot_cannot_see_does_not_make_it_think_again() -> None:
    """Else it could be heard, by the clock, that somebody has answered in secret."""
    table = cellar("tricks")
    bots = company(table)
    table.act(0, words(0, 2))
    situation = bots.look(2, asked=False)
    assert situation is not None
    assert bots.wish(situation, Thought()) is None
    asked = next(ask for ask in GAME.own_asks(table.state, 1) if ask.waiting)
    table.act(1, next(asked.answers()))
    assert bots.look(2, asked=False) is None


# --- answering -----------------------------------------------------------------------------------


class Fool(ChaoticBot):
    """Answers what nobody has asked."""

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        return Begin()

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        return None


def round_table(table: CellarTable, bot: type[Bot], strict: bool) -> RoundTable:
    def act(seat: int, action: Action) -> None:
        table.act(seat, action)

    bots = {seat: bot(GAME, Random(0)) for seat in range(table.seats)}
    return RoundTable(table, bots, SECRET, act, strict)


def test_a_mistake_does_not_end_a_persons_evening() -> None:
    table = cellar("auction")
    first = harmless(looked(company(table), 1))
    assert round_table(table, Fool, strict=False).turn(1)
    assert table.records[-1].action == first == Bid(0)


def test_where_bots_are_tested_a_mistake_is_one() -> None:
    table = cellar("auction")
    with pytest.raises(BadAnswer, match="seat 1"):
        round_table(table, Fool, strict=True).turn(1)


# --- dice and names ------------------------------------------------------------------------------


def test_each_moment_of_each_seat_has_luck_of_its_own() -> None:
    seeds = [seed(secret, s, n) for secret in (SECRET, b"x") for s in (0, 1) for n in (1, 2)]
    assert len(set(seeds)) == 8


def test_the_same_situation_gives_the_same_thought_whatever_was_thought_before() -> None:
    bots = company(cellar("placement"))
    once, twice = ChaoticBot(GAME, Random(1)), ChaoticBot(GAME, Random(2))
    think(twice, looked(bots, 0))
    assert think(once, looked(bots, 2)) == think(twice, looked(bots, 2))


def test_nobody_at_the_table_has_the_name_of_a_bot() -> None:
    assert free_names([], 2) == ["Pearl", "Dutch"]
    assert free_names(["pearl", "Zoe"], 2) == ["Dutch", "Stella"]
    assert len(free_names(["Zoe"], 5)) == 5


# --- one company ---------------------------------------------------------------------------------

_MANNERS = re.compile(r"\.(consider|choose)\(|b\"bot %d|\.rng\.seed\(")


def test_how_a_bot_sits_at_a_table_is_written_once() -> None:
    """Arena, terminal and server drive the company; none of them speaks to a bot itself."""
    root = Path(backroom.__file__).parent
    found = {
        file.relative_to(root).as_posix()
        for room in ("arena", "cli", "server", "company")
        for file in (root / room).rglob("*.py")
        if _MANNERS.search(file.read_text(encoding="utf-8"))
    }
    assert found == {"company/thinking.py"}


def test_nothing_is_asked_of_whoever_is_not_trading() -> None:
    table = cellar("auction")
    bots = company(table)
    situation = looked(bots, 1)
    table.act(2, StopTrading(True))
    assert bots.wish(situation, Thought(words(1, 2), None)) is None
    gift = MakeOffer((2,), (Good("cash"),))
    assert bots.wish(situation, Thought(gift, None)) == gift

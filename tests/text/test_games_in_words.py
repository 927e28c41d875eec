"""Whole games, told in every language: each line, question, answer and panel has its words."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import SampledChance
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.text import LANGUAGES, Text
from tests.play import random_answer, random_extra

NAMES = ["Al", "Bea", "Cal", "Dot", "Eve", "Fay"]

TABLES = [
    (1, 3, Options(rounds=8)),
    (2, 6, Options(rounds=8, cash="open", public_dock="all", packing_heat="you")),
    (3, 4, Options(rounds=8, influence="pre-empt", double_cross="any", safe_house="one")),
    (4, 5, Options(rounds=8, influence="any-time", big_payoff="stay")),
]


class Reader:
    """Reads everything that a seat may see. The same words are not asked for twice."""

    def __init__(self, lang: str, seat: int | None) -> None:
        self.text = Text(lang, NAMES, me=seat)
        self.seat = seat
        self.read: set[str] = set()

    def follow(self, table: AnyTable, record: Record) -> None:
        for message in BOOTLEGGERS.story(record, self.seat):
            self._keep(self.text.message(message))
        seen = table.seen(self.seat)
        for ask in seen.view.asks + seen.view.asides:
            self._question(ask)
        for offer in seen.offers:
            self._keep(self.text.offer(BOOTLEGGERS, offer))
        for entry in seen.ledger:
            self._keep(self.text.promise(BOOTLEGGERS, entry.promise))

    def look(self, table: AnyTable) -> None:
        for panel in BOOTLEGGERS.describe(BOOTLEGGERS.view(table.state, self.seat)):
            self._keep(self.text.message(panel.title))
            for column in panel.columns:
                self._keep(self.text.message(column))
            for row in panel.rows:
                for cell in row:
                    self._keep(self.text.message(cell.message))

    def refused(self, refusal: Refusal) -> None:
        self._keep(self.text.reason(refusal.reason))

    def _question(self, ask: Ask) -> None:
        self._keep(self.text.ask(ask))
        for option in ask.options:
            self._keep(self.text.action(BOOTLEGGERS, option.action, ask))
            self._keep(self.text.action(BOOTLEGGERS, option.action))
            if option.why_not is not None:
                self._keep(self.text.reason(option.why_not))

    def _keep(self, words: str) -> None:
        assert words.strip(), "nothing is said"
        self.read.add(words)


def play(options: Options, seats: int, rng: Random, readers: list[Reader]) -> AnyTable:
    """A game at random, with everything that one may do unasked."""
    table: AnyTable = Table(BOOTLEGGERS, options, seats, SampledChance(rng))
    while not table.state.over:
        seat, action = _next(table, rng)
        try:
            record = table.act(seat, action)
        except Refusal as refusal:
            for reader in readers:
                reader.refused(refusal)
            continue
        for reader in readers:
            reader.follow(table, record)
            if len(table.records) % 20 == 0:
                reader.look(table)
    return table


def _next(table: AnyTable, rng: Random) -> tuple[int, Action]:
    if rng.random() < 0.1:
        extra = random_extra(BOOTLEGGERS, table, rng)
        if extra is not None:
            return extra
    asks = BOOTLEGGERS.asks(table.state)
    seat = rng.choice([ask.seat for ask in asks if ask.waiting])
    own = [ask for ask in asks if ask.seat == seat and (ask.waiting or ask.optional)]
    rng.shuffle(own)
    for ask in own:
        action = random_answer(ask, rng)
        if action is not None:
            return seat, action
    raise AssertionError("a waiting question has an answer")


@pytest.mark.parametrize(("seed", "seats", "options"), TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(
    lang: str, seed: int, seats: int, options: Options
) -> None:
    readers = [Reader(lang, None), Reader(lang, 0), Reader(lang, 1)]
    table = play(options, seats, Random(seed), readers)
    for reader in readers:
        reader.look(table)
        assert reader.text.fallbacks == set()
        assert len(reader.read) > 100

"""Games, told in every language: each line, question, answer and panel has its words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.bots.at_random import random_answer
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import SampledChance
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message, Reason, Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options as BootleggersOptions
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options as ChicagoOptions
from backroom.text import LANGUAGES, Text
from tests.play import random_extra

NAMES = ["Al", "Bea", "Cal", "Dot", "Eve", "Fay"]
#: Bosses at random take their time to get to ten points: this much of a game shows it all.
CHICAGO_RECORDS = 700

BOOTLEGGERS_TABLES = [
    (1, 3, BootleggersOptions(rounds=8)),
    (2, 6, BootleggersOptions(rounds=8, cash="open", public_dock="all", packing_heat="you")),
    (
        3,
        4,
        BootleggersOptions(rounds=8, influence="pre-empt", double_cross="any", safe_house="one"),
    ),
    (4, 5, BootleggersOptions(rounds=8, influence="any-time", big_payoff="stay")),
]
CHICAGO_TABLES = [
    (1, 2, ChicagoOptions()),
    (2, 4, ChicagoOptions(deals="open", words="mild")),
]


class Reader:
    """Reads everything that a seat may see. The same words are not asked for twice."""

    def __init__(self, game: AnyGame, options: Any, lang: str, seat: int | None) -> None:
        self.text = Text(lang, NAMES, me=seat, game=game, options=options)
        self.game = game
        self.seat = seat
        self.read: set[str] = set()
        self.keys: set[str] = set()
        self._asked: set[str] = set()

    def follow(self, table: AnyTable, record: Record) -> None:
        for event in self.game.story(record, self.seat):
            self.keys.add(f"story-{event.tag}")
            self._keep(self.text.event(self.game, event))
        seen = table.seen(self.seat)
        for ask in self.game.explained(seen.view) + seen.view.asides:
            self._question(ask)
        for offer in seen.offers:
            self._keep(self.text.offer(self.game, offer))
        for entry in seen.ledger:
            self._keep(self.text.promise(self.game, entry.promise))

    def look(self, table: AnyTable) -> None:
        for panel in self.game.describe(self.game.view(table.state, self.seat)):
            self._message(panel.title)
            for column in panel.columns:
                self._message(column)
            for row in panel.rows:
                for cell in row:
                    self._message(cell.message)

    def refused(self, refusal: Refusal) -> None:
        self._reason(refusal.reason)

    def _question(self, ask: Ask) -> None:
        if self._known(f"{ask.question} {ask.options}"):
            return
        self.keys.add(f"ask-{ask.question.tag}")
        self._keep(self.text.ask(ask))
        for option in ask.options:
            if not self._known(f"{ask.question} {option.action}"):
                self._keep(self.text.action(self.game, option.action, ask))
            if not self._known(str(option.action)):
                self._keep(self.text.action(self.game, option.action))
            if option.why_not is not None:
                self._reason(option.why_not)
            if option.means is not None:
                self._meaning(option.means)

    def _meaning(self, means: Meaning) -> None:
        for message in (*means.told, means.brief, means.sure):
            if message is not None:
                self._message(message)

    def _reason(self, reason: Reason) -> None:
        self.keys.add(reason.key)
        if not self._known(str(reason)):
            self._keep(self.text.reason(reason))

    def _message(self, message: Message) -> None:
        self.keys.add(message.key)
        if not self._known(str(message)):
            self._keep(self.text.message(message))

    def _known(self, asked: str) -> bool:
        known = asked in self._asked
        self._asked.add(asked)
        return known

    def _keep(self, words: str) -> None:
        assert words.strip(), "nothing is said"
        self.read.add(words)


def play(
    game: AnyGame, options: Any, seats: int, rng: Random, readers: list[Reader], most: int = 10_000
) -> AnyTable:
    """A game at random, with everything that one may do unasked."""
    table: AnyTable = Table(game, options, seats, SampledChance(rng))
    while not table.state.over and len(table.records) < most:
        seat, action = _next(game, table, rng)
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


def _next(game: AnyGame, table: AnyTable, rng: Random) -> tuple[int, Action]:
    if rng.random() < 0.1:
        extra = random_extra(game, table, rng)
        if extra is not None:
            return extra
    asks = game.asks(table.state)
    seat = rng.choice([ask.seat for ask in asks if ask.waiting])
    own = [ask for ask in asks if ask.seat == seat and (ask.waiting or ask.optional)]
    rng.shuffle(own)
    for ask in own:
        action = random_answer(ask, rng)
        if action is not None:
            return seat, action
    raise AssertionError("a waiting question has an answer")


@pytest.mark.parametrize(("seed", "seats", "options"), BOOTLEGGERS_TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(
    lang: str, seed: int, seats: int, options: BootleggersOptions
) -> None:
    readers = [Reader(BOOTLEGGERS, options, lang, seat) for seat in (None, 0, 1)]
    table = play(BOOTLEGGERS, options, seats, Random(seed), readers)
    for reader in readers:
        reader.look(table)
        assert reader.text.fallbacks == set()
        assert len(reader.read) > 100


@pytest.mark.parametrize(("seed", "seats", "options"), CHICAGO_TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fight_for_chicago_is_told_without_a_gap(
    lang: str, seed: int, seats: int, options: ChicagoOptions
) -> None:
    readers = [Reader(CHICAGO, options, lang, seat) for seat in (None, 0)]
    table = play(CHICAGO, options, seats, Random(seed), readers, CHICAGO_RECORDS)
    for reader in readers:
        reader.look(table)
        assert reader.text.fallbacks == set()
        assert len(reader.read) > 500

"""A whole evening at a table, on a clock of its own: people think, talk, haggle, go and come back.

What they do is written down with its moments, so that the same evening can be had again where
something is different that a viewer may not know: that viewer must hear the same, at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import LiveChance, NoChance
from backroom.engine.deal import AcceptOffer, DeclineOffer, JudgePromise, MakeOffer, WithdrawOffer
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.engine.written import written as encode
from backroom.server import wire
from backroom.server.playing import TableInPlay
from backroom.server.standing import news_of
from tests.checks import Row
from tests.play import LivelyAnswer, _next_lively
from tests.server.virtual import SECRET, Sitting, Told, sit

#: A clock for people, and a bank.
TEMPO = msgspec.json.encode(wire.Tempo(window=3, time=wire.Time("live", 20, 60)))
#: How fast one may speak is measured by another clock.
_NO_HASTE: dict[str, Any] = {"talk_burst": 100_000, "deal_burst": 100_000}
#: How long somebody thinks, at most; and for how long who has fallen asleep.
_THINKS = 4.0
_SLEEPS = 45.0
#: This seat is given to a bot now and then, and taken back.
LEAVES = 2


class Said(NamedTuple):
    """Words; to all, or to these."""

    text: str
    to: tuple[int, ...] = ()


class Mused(NamedTuple):
    """Somebody looks around, leaves word what to answer for him, and takes that back at once."""

    seed: int


class Did(NamedTuple):
    """Somebody did something."""

    at: float
    seat: int
    what: Action | Said | Mused | bool
    #: An answer in secret, and not the last that is waited for.
    secret: bool = False
    #: Between whom, if it is about a deal, or not for all to hear.
    between: frozenset[int] = frozenset()


class Heard(NamedTuple):
    """An evening: what was done, what came of it, and all that each viewer was told, and when."""

    seed: int
    did: list[Did]
    records: list[Record]
    told: dict[int | None, list[Told]]
    ended: float


class Evening:
    """How the game is played."""

    def __init__(
        self, game: AnyGame, seats: int, answer: LivelyAnswer, extras: float, whims: float
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: Any = game.options()
        self._answer = answer
        self._extras = extras
        self._whims = whims

    def play(self, seed: int, most: int, alert: bool = False) -> Heard:
        """To its end, or for so many records. Alert people answer in time, and stay."""
        rng = Random(seed)
        table: AnyTable = Table(self.game, self.options, self.seats, self._chance(seed))
        did: list[Did] = []

        async def doing(sitting: Sitting) -> None:
            while sitting.table.playing and table.count < most:
                asleep = not alert and rng.random() < 0.01
                await asyncio.sleep(rng.uniform(0.1, _THINKS) + _SLEEPS * asleep)
                if not sitting.table.playing:
                    break
                seat, what = self._next(sitting, rng, alert)
                entry = Did(
                    sitting.now,
                    seat,
                    what,
                    isinstance(what, Action) and self._in_secret(table, seat, what),
                    _between(table, seat, what),
                )
                if await do(sitting, entry):
                    did.append(entry)

        return self._have(table, doing, did, seed)

    def again(self, heard: Heard, did: list[Did] | None = None, first: Row | None = None) -> Heard:
        """The same evening; perhaps something else is done, or other cards are dealt."""
        seed = heard.seed
        table: AnyTable = Table(self.game, self.options, self.seats, self._chance(seed))
        if first is not None:
            chance = table.chance
            table = Table.replay(self.game, self.options, self.seats, [first])
            table.chance = chance

        async def doing(sitting: Sitting) -> None:
            for entry in sorted(heard.did if did is None else did, key=lambda one: one.at):
                await asyncio.sleep(max(0.0, entry.at - sitting.now))
                await do(sitting, entry)
            await asyncio.sleep(max(0.0, heard.ended - sitting.now))

        return self._have(table, doing, heard.did, seed)

    def _chance(self, seed: int) -> LiveChance:
        return LiveChance(SECRET, [b"%d" % seed] * self.seats)

    def _in_secret(self, table: AnyTable, seat: int, action: Action) -> bool:
        asks = self.game.own_asks(table.state, seat)
        others = {ask.seat for ask in self.game.asks(table.state) if ask.waiting} - {seat}
        if not others or not self.game.deciding(table.state):
            return False
        if not any(ask.knows(action) for ask in asks):
            return False
        try:
            return not self.game.closes(table.state, seat, action)
        except Refusal:
            return False

    def _next(self, sitting: Sitting, rng: Random, alert: bool) -> tuple[int, Action | Said | bool]:
        if rng.random() < 0.05:
            return self._words(rng)
        if not alert and rng.random() < 0.02:
            return LEAVES, not sitting.table.seats[LEAVES].stand_in
        assert sitting.table.table is not None
        return _next_lively(sitting.table.table, rng, self._answer, self._extras, self._whims)

    def _words(self, rng: Random) -> tuple[int, Said]:
        seat = rng.randrange(self.seats)
        others = [other for other in range(self.seats) if other != seat]
        to = rng.choice(((), (rng.choice(others),), tuple(others[:2])))
        return seat, Said(rng.choice(("Well, well.", "Who has seen my truck?")), to)

    def _have(
        self, table: AnyTable, doing: Callable[[Sitting], Any], did: list[Did], seed: int
    ) -> Heard:
        told: dict[int | None, list[Told]] = {}
        records: list[Record] = []
        let_go = Table.let_go
        ended = 0.0

        def noted(at: AnyTable) -> None:
            records.extend(at.records)
            let_go(at)

        async def evening(sitting: Sitting) -> None:
            nonlocal ended
            await sitting.watch(None, *range(self.seats))
            await doing(sitting)
            ended = sitting.now
            await asyncio.sleep(0)
            told.update(sitting.heard)

        talk = msgspec.json.encode(wire.TalkRules("private"))
        with patch.object(Table, "let_go", noted):
            sit(table, range(self.seats), evening, tempo=TEMPO, talk=talk, **_NO_HASTE)
        return Heard(seed, did, [*records, *table.records], told, ended)


def _between(table: AnyTable, seat: int, what: object) -> frozenset[int]:
    parties = {offer.id: {offer.by, *offer.terms.to} for offer in table.offers}
    if isinstance(what, Said):
        return frozenset((seat, *what.to)) if what.to else frozenset()
    if isinstance(what, MakeOffer):
        return frozenset((seat, *what.to)) | parties.get(what.counter, set())
    if isinstance(what, AcceptOffer | DeclineOffer | WithdrawOffer):
        return frozenset(parties.get(what.offer, {seat}))
    if isinstance(what, JudgePromise) and what.promise < len(table.ledger):
        return frozenset(table.ledger[what.promise].promise.parties)
    return frozenset()


async def do(sitting: Sitting, entry: Did) -> bool:
    """False: it was refused, and that is that."""
    table = sitting.table
    try:
        if isinstance(entry.what, Said):
            await table.wishes.say(entry.seat, entry.what.text, to=entry.what.to)
        elif isinstance(entry.what, Mused):
            return await _muse(table, entry.seat, Random(entry.what.seed))
        elif isinstance(entry.what, bool):
            await table.wishes.stay_away(entry.seat, wire.StandInMessage(0, entry.what))
        else:
            await table.act(entry.seat, entry.what)
    except Refusal:
        return False
    return True


async def _muse(table: TableInPlay, seat: int, rng: Random) -> bool:
    """Did the seat leave word, and take it back?"""
    await table.look(seat, [])
    assert table.table is not None
    news_of(table, seat)
    if seat in table.game.waiting(table.table.state):
        return False  # what he leaves word of now is his answer
    tries = [_words_taken_back(table.table, seat, rng) for _ in range(3)]
    for both in tries:
        for action in both:
            await table.act(seat, action)
    return any(tries)


def _words_taken_back(table: AnyTable, seat: int, rng: Random) -> list[Action]:
    """Word to be left in secret, and what takes it back; nothing: there is none."""
    game, before = table.game, encode(table.game.dump(table.state))
    kinds = [_asides(game, table.state, seat, kind) for kind in ("leave-", "bid-", "stay-out")]
    for word in [rng.choice(kind) for kind in rng.sample(kinds, 3) if kind]:
        trial = table.state.copy()
        game.act(trial, seat, word, NoChance())
        for back in _asides(game, trial, seat, "drop-"):
            after = trial.copy()
            game.act(after, seat, back, NoChance())
            if encode(game.dump(after)) == before:
                return [word, back]
    return []


def _asides(game: AnyGame, state: Any, seat: int, *tags: str) -> list[Action]:
    options = [option.action for ask in game.own_asides(state, seat) for option in ask.options]
    return [one for one in options if str(type(one).__struct_config__.tag).startswith(tags)]


def until_the_end(heard: Heard, viewer: int | None) -> list[Told]:
    """When it is over, all is shown."""
    return [(at, told) for at, told in heard.told[viewer] if at < heard.ended - 0.001]

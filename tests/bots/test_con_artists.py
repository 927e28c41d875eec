"""Whole games against somebody who tries every trick: it does not pay."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from backroom.arena.play import Match, dice
from backroom.bots.bot import Bot
from backroom.bots.roster import hire
from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.chicago.game import CHICAGO
from tests.bots.con_artists import BOSSES, MOBSTERS, con_artist

GAMES, SEATS, SEED = 3, 3, 17

#: What things are worth to anybody, in a game's money.
_PRICES = {
    "bootleggers": {"cash": 1, "crates": 1, "thug": 3, "truck": 3, "rent": 2},
    "chicago": {"cash": 1, "card": 300, "gangster": 600},
}
_RESOURCE = 200
#: What a bot may lose to somebody's word in a whole game: a loan that is not paid back.
_TRUSTED = {"bootleggers": 2, "chicago": 100}


class Game(NamedTuple):
    """What became of the con artist: he won, and got so much for words alone."""

    won: bool
    for_words: int


def _price(game: AnyGame, goods: tuple[Good, ...]) -> int:
    prices = _PRICES[game.name]
    return sum(prices.get(good.kind, _RESOURCE) * good.count for good in goods)


def _play(game: AnyGame, trick: str, number: int) -> Game:
    con = number % SEATS
    rngs = [Random(f"{SEED} {number} {seat}") for seat in range(SEATS)]
    bots: list[Bot] = [hire("scripted", game, rng) for rng in rngs]
    bots[con] = con_artist(game, trick, rngs[con])
    offers: dict[int, tuple[int, MakeOffer]] = {}
    for_words = 0

    def watch(table: AnyTable, record: Record) -> None:
        nonlocal for_words
        if isinstance(record.action, AcceptOffer):
            by, terms = offers[record.action.offer]
            if by == con and terms.promises and not terms.give:
                for_words += _price(game, terms.take)
        offers.update({offer.id: (offer.by, offer.terms) for offer in table.offers})

    match = Match(game, game.options(), bots, dice(SEED, number, SEATS), watch=watch)
    result = game.result(match.play().state)
    assert result is not None
    return Game(con in result.winners, for_words)


@cache
def _games(game: AnyGame, trick: str) -> list[Game]:
    return [_play(game, trick, number) for number in range(GAMES)]


_TRICKS = [
    *[pytest.param(BOOTLEGGERS, trick, id=f"mobster, {trick}") for trick in MOBSTERS],
    *[pytest.param(CHICAGO, trick, id=f"boss, {trick}") for trick in BOSSES],
]


@pytest.mark.parametrize(("game", "trick"), _TRICKS)
def test_words_alone_buy_next_to_nothing(game: AnyGame, trick: str) -> None:
    for played in _games(game, trick):
        assert played.for_words <= _TRUSTED[game.name]


@pytest.mark.parametrize(("game", "tricks"), [(BOOTLEGGERS, MOBSTERS), (CHICAGO, BOSSES)])
def test_con_artists_win_no_more_than_their_share(game: AnyGame, tricks: dict[str, object]) -> None:
    """All tricks together: so many wins that one in a hundred such series has more by chance."""
    played = [one for trick in tricks for one in _games(game, trick)]
    fair = 1.0 / SEATS
    most = len(played) * fair + 2.33 * sqrt(len(played) * fair * (1.0 - fair))
    assert sum(one.won for one in played) <= most

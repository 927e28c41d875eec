"""Whole games against somebody who tries every trick: it does not pay."""

from __future__ import annotations

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
#: A loan that is not paid back. Somebody's word may get him three in a game, if he is lucky, but
#: not even half a one as a rule.
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


#: Tricks with goods; all others are done with words.
_GOODS = {"junk", "lowball", "bit by bit", "collector", "there and back"}


@pytest.mark.whole_game
@pytest.mark.parametrize("goods", [False, True], ids=["words", "goods"])
@pytest.mark.parametrize("game", [BOOTLEGGERS, CHICAGO], ids=["mobsters", "bosses"])
def test_con_artists_gain_nothing(game: AnyGame, goods: bool) -> None:
    """Words alone buy next to nothing; and they win so often at most that one in a thousand such
    series has more wins by chance."""
    tricks = MOBSTERS if game is BOOTLEGGERS else BOSSES
    played = {
        (trick, number): _play(game, trick, GAMES * at + number)  # each game has dice of its own
        for at, trick in enumerate(tricks)
        for number in range(GAMES)
        if (trick in _GOODS) is goods
    }
    loan = _TRUSTED[game.name]
    dupes = {which: one for which, one in played.items() if one.for_words > 3 * loan}
    assert not dupes
    assert sum(one.for_words for one in played.values()) <= len(played) * loan / 2.0
    fair = 1.0 / SEATS
    most = len(played) * fair + 3.09 * sqrt(len(played) * fair * (1.0 - fair))
    assert sum(one.won for one in played.values()) <= most

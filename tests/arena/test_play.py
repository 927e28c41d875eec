"""Bots play a whole game through the table that people use."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from backroom.arena import play as playing
from backroom.arena.play import Endless, Match, dice, match, play
from backroom.bots.bot import Bot
from backroom.bots.chaotic import ChaoticBot
from backroom.company.company import MOST_OFFERS
from backroom.company.round_table import BadAnswer
from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import WORD, AcceptOffer, MakeOffer, Promise
from backroom.engine.fairness import verify_dice
from backroom.engine.record import Begin
from backroom.engine.save import save_table
from backroom.engine.seen import Seen
from tests.toy.pieces import CellarOptions
from tests.toy.tables import GAME

OPTIONS = CellarOptions()
THREE = ["chaotic", "chaotic", "chaotic"]


class Meek(ChaoticBot):
    """Never speaks unasked."""

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        return None


class Chatty(ChaoticBot):
    """Always has something to say: here, an offer of words to the next seat."""

    said = 0

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        self.said += 1
        seat = seen.view.seat
        to = (seat + 1) % 3
        return MakeOffer((to,), promises=(Promise(WORD, seat, to, text="tomorrow"),))


class Agreeable(Meek):
    """Shakes hands on everything."""

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        for offer in seen.offers:
            if seen.view.seat in offer.terms.to:
                return AcceptOffer(offer.id)
        return None


def seated(*kinds: type[Bot]) -> Match:
    bots = [kind(GAME, Random(seat)) for seat, kind in enumerate(kinds)]
    return Match(GAME, OPTIONS, bots, SampledChance(Random(1)))


def test_the_same_seed_plays_the_same_game() -> None:
    first, again = (save_table(play(GAME, OPTIONS, THREE, 7, 3)).encode() for _ in range(2))
    assert first == again
    assert first != save_table(play(GAME, OPTIONS, THREE, 8, 3)).encode()
    assert first != save_table(play(GAME, OPTIONS, THREE, 7, 4)).encode()


def test_the_dice_can_be_verified() -> None:
    table = play(GAME, OPTIONS, THREE, 7)
    chance = dice(7, 0, 3)
    assert chance.secret == hashlib.sha256(b"backroom sim 7 0").digest()
    save = save_table(table)
    assert save.end is not None
    assert save.end.secret == chance.secret.hex()
    assert len(set(save.head.nonces)) == 3
    verify_dice(save, chance.secret)


def test_a_bot_is_given_its_own_seat_only() -> None:
    class Witness(Meek):
        def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
            seats.append((self, seen.view.seat))
            assert any(ask.waiting for ask in seen.view.asks)
            return super().choose(seen, notes)

    seats: list[tuple[Bot, int]] = []
    game = seated(Witness, Witness, Witness)
    game.play()
    assert {(game.bots.index(bot), seat) for bot, seat in seats} == {(0, 0), (1, 1), (2, 2)}


def test_seats_that_wait_together_are_asked_in_turn_around_the_table() -> None:
    """The one who has just answered is the last to be asked again."""

    class Slow(Meek):
        def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
            waiting = {ask.seat for ask in GAME.asks(game.table.state) if ask.waiting}
            last = game.table.records[-1].seat
            seat = seen.view.seat
            between = {(last + turn) % 3 for turn in range(1, (seat - last - 1) % 3 + 1)}
            if len(game.table.records) > 1:
                passed_over.append(waiting & between)
            return super().choose(seen, notes)

    passed_over: list[set[int]] = []
    game = seated(Slow, Slow, Slow)
    game.play()
    assert passed_over
    assert not any(passed_over)


def test_an_answer_that_is_refused_ends_the_match() -> None:
    class Fool(Meek):
        def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
            return Begin()

    with pytest.raises(BadAnswer, match="seat 1"):
        seated(Meek, Fool, Meek).play()


def test_what_nobody_asked_for_may_be_refused() -> None:
    class Muddled(ChaoticBot):
        def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
            return AcceptOffer(99)

    game = seated(Muddled, Meek, Meek)
    game.play()
    assert game.refused > 0
    assert game.table.state.over


def test_nobody_talks_for_ever() -> None:
    game = seated(Chatty, Chatty, Chatty)
    game.play()
    offers = [r for r in game.table.records if isinstance(r.action, MakeOffer)]
    assert offers
    spoken = [bot.said for bot in game.bots if isinstance(bot, Chatty)]
    rounds_of_talk = 4 * OPTIONS.rounds + 2
    assert max(spoken) <= MOST_OFFERS * rounds_of_talk


def test_an_offer_is_heard_by_the_seat_it_is_made_to() -> None:
    game = seated(Chatty, Agreeable, Meek)
    game.play()
    assert game.table.ledger
    assert {(entry.promise.by, entry.promise.to) for entry in game.table.ledger} == {(0, 1)}
    records = game.table.records
    made = next(at for at, record in enumerate(records) if isinstance(record.action, MakeOffer))
    answer = records[made + 1]
    assert (answer.seat, type(answer.action)) == (1, AcceptOffer), "it is heard at once"


def test_an_endless_game_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_RECORDS", 10)
    with pytest.raises(Endless):
        play(GAME, OPTIONS, THREE, 1)


def test_whoever_watches_sees_every_record() -> None:
    seen: list[int] = []
    game = match(GAME, OPTIONS, THREE, 5, watch=lambda table, record: seen.append(record.seat))
    game.play()
    assert seen == [record.seat for record in game.table.records]

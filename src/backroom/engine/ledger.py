"""The ledger: every word that was given in a game, and what has become of it."""

from __future__ import annotations

from typing import Any

from backroom.engine import private
from backroom.engine.deal import (
    MOST_WORDS,
    Deal,
    Entry,
    JudgePromise,
    MakeOffer,
    Promise,
    PromiseBroken,
    PromiseKept,
)
from backroom.engine.event import Event
from backroom.engine.game import Game
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.step import State


class Ledger:
    """Of one table. A promise is judged by its game, or by the one to whom it was given."""

    def __init__(self, game: Game[Any, Any, Any], entries: list[Entry]) -> None:
        self._game = game
        self.entries = entries

    def check(self, terms: MakeOffer) -> None:
        """Nobody's word is given too often; how often, everybody can see."""
        givers = [promise.by for promise in terms.promises]
        for giver in set(givers):
            given = sum(entry.promise.by == giver for entry in self.entries)
            if given + givers.count(giver) > MOST_WORDS:
                rule = self._game.deal_rule
                raise Refusal(rule, "refused-too-many-words", seat=giver, count=MOST_WORDS)

    def write(self, promises: tuple[Promise, ...]) -> None:
        for promise in promises:
            self.entries.append(Entry(len(self.entries), promise))

    # --- judging ---------------------------------------------------------------------------------

    def judge(self, state: State, seat: int, action: JudgePromise) -> Record:
        """The seat says whether a word that was given to it was kept."""
        rule = self._game.deal_rule
        if action.promise >= len(self.entries):
            raise Refusal(rule, "refused-no-such-promise")
        entry = self.entries[action.promise]
        if entry.promise.to != seat or entry.promise.kind in self._game.promises:
            raise Refusal(rule, "refused-not-your-judgement")
        if entry.verdict != "open":
            raise Refusal(rule, "refused-said-already")  # a word is judged once
        judged = Entry(entry.id, entry.promise, "kept" if action.kept else "broken")
        self.entries[entry.id] = judged
        told = (self._verdict(state, judged),)
        return private.spoken(self._game, state, Record(seat, action, (), told, True))

    def judge_all(self, state: State, record: Record, deal: Deal | None) -> tuple[Event, ...]:
        """What the record has kept or broken, by the rules; ``deal`` was struck with it."""
        if not self.entries:
            return ()
        verdicts: list[Event] = []
        for entry in self.entries:
            if entry.verdict == "open" and entry.promise.kind in self._game.promises:
                verdict = self._game.judge(entry.promise, record, deal, state)
                if verdict != "open":
                    judged = Entry(entry.id, entry.promise, verdict)
                    self.entries[entry.id] = judged
                    verdicts.append(self._verdict(state, judged))
        return tuple(verdicts)

    def _verdict(self, state: State, entry: Entry) -> Event:
        promise = entry.promise
        kind = PromiseKept if entry.verdict == "kept" else PromiseBroken
        return kind(promise.by, private.told_to(self._game, state, promise.parties), promise.to)

    # --- looking ---------------------------------------------------------------------------------

    def read_by(self, state: State, seat: int | None) -> list[Entry]:
        """The ledger as the seat may read it."""
        if state.over or self._game.open_deals(state):
            return list(self.entries)
        return [e if seat in e.promise.parties else e.veiled() for e in self.entries]

    def word_of(self, seat: int | None) -> list[Promise]:
        """The promises by which the seat is still bound."""
        return [e.promise for e in self.entries if e.promise.by == seat and e.verdict == "open"]

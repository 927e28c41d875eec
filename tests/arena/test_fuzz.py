"""Hostile play finds what is planted, finds the same again, and finds nothing in sound games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.arena.fuzz import run as fuzzing
from backroom.arena.fuzz.moves import _BY_BYTE, _arrangement
from backroom.arena.fuzz.play import HostileGame, any_options
from backroom.arena.fuzz.run import Corpus, Found, Fuzzer, Outcome, Plan
from backroom.arena.fuzz.stream import BLOCK, HEAD, MOST_BLOCKS, Choices, blocks, mutated, shared
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import Chance
from backroom.engine.deal import Deal, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.record import Record
from backroom.engine.save import Save, load_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, CellarState, Stock
from tests.toy.steps import Auction, Placement, Stocking
from tests.toy.tables import GAME


def hostile(runs: int, seed: int = 1) -> Outcome:
    return Fuzzer(GAME, Plan("cellar", (2, 3, 4, 5), seed, runs=runs)).run()


def found(runs: int = 60) -> Found:
    outcome = hostile(runs)
    assert outcome.found is not None
    return outcome.found


# --- a sound game --------------------------------------------------------------------------------


def test_a_sound_game_stands_it_all() -> None:
    outcome = hostile(40)
    assert outcome.found is None
    assert outcome.progress.executions == 40
    assert outcome.progress.finished > 5
    assert outcome.progress.edges == len(outcome.edges) > 200
    assert outcome.progress.corpus > 5


def test_bootleggers_stands_some_of_it() -> None:
    plan = Plan("bootleggers", (3, 4, 5, 6), 3, runs=3)
    outcome = Fuzzer(BOOTLEGGERS, plan).run()
    assert outcome.found is None
    assert any("thugs" in file for file, *_ in outcome.edges)


def test_the_same_seed_and_number_find_the_same() -> None:
    hostile(25, 7)  # what is worked out once in a process is worked out
    once, again = hostile(25, 7), hostile(25, 7)
    assert once.edges == again.edges
    assert _counted(once) == _counted(again)
    assert _counted(once) != _counted(hostile(25, 8))


def _counted(outcome: Outcome) -> tuple[int, ...]:
    progress = outcome.progress
    return progress.moves, progress.finished, progress.corpus, progress.features


def test_every_kind_of_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: set[str] = set()
    honest = HostileGame._send

    def send(self: HostileGame, move: Any) -> str:
        outcome = honest(self, move)
        kinds.add(f"{move.kind} {'taken' if outcome == 'taken' else 'refused'}")
        return outcome

    monkeypatch.setattr(HostileGame, "_send", send)
    hostile(150)
    both = ("offer", "reply", "judge", "undo", "arrangement", "wrong-seat", "mutated-json", "code")
    taken = ("answer", "optional", "aside", "twice", *both)
    refused = ("disabled", "stale", "no-seat", "invented", "garbage", "absurd-offer", *both)
    assert {f"{kind} taken" for kind in taken} <= kinds
    assert {f"{kind} refused" for kind in refused} <= kinds


def test_coverage_guides() -> None:
    """What is kept reaches something; a run without new streams reaches less."""
    fuzzer = Fuzzer(GAME, Plan("cellar", (2, 3), 1, runs=30))
    fuzzer.run()
    assert 0 < len(fuzzer._corpus) < 30


def test_time_is_up() -> None:
    outcome = Fuzzer(GAME, Plan("cellar", (3,), 1, seconds=0.5)).run()
    assert outcome.progress.executions >= 1
    assert outcome.progress.seconds < 30


# --- planted bugs --------------------------------------------------------------------------------


def test_a_crash_is_found_and_the_save_ends_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Stocking.answer

    def crash(
        self: Stocking, state: CellarState, seat: int, action: Action, moment: Moment
    ) -> None:
        assert action != Stock(3)
        honest(self, state, seat, action, moment)

    monkeypatch.setattr(Stocking, "answer", crash)
    bug = found()
    failure = bug.failure
    assert failure.oracle == "crash"
    assert "AssertionError" in failure.what
    assert '"do":"stock","shelf":3' in failure.move
    assert "in crash" in failure.trace
    table = load_table(GAME, Save.decode(failure.save))
    assert len(table.records) == failure.records
    assert isinstance(table.state.stack[-1], Stocking)


def test_a_refusal_that_changes_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Cellar.offered

    def hasty(
        self: Cellar, state: CellarState, seat: int, terms: MakeOffer, moment: Moment
    ) -> None:
        state.orders[seat] ^= 1
        honest(self, state, seat, terms, moment)
        state.orders[seat] ^= 1

    monkeypatch.setattr(Cellar, "offered", hasty)
    failure = found().failure
    assert failure.oracle == "refusal"
    assert "has changed the table" in failure.what


def test_a_refusal_without_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def mute(self: Cellar, state: CellarState) -> None:
        raise Refusal("", "refused-no-deals-now")

    monkeypatch.setattr(Cellar, "_check_deal_time", mute)
    failure = found().failure
    assert (failure.oracle, failure.what) == ("refusal", "refused-no-deals-now names no rule")


def test_a_broken_invariant_is_found_where_it_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Cellar.strike

    def generous(self: Cellar, state: CellarState, deal: Deal, moment: Moment) -> None:
        honest(self, state, deal, moment)
        if deal.give and deal.take:
            state.cash[deal.by] += 1

    monkeypatch.setattr(Cellar, "strike", generous)
    bug = found(200)
    assert bug.failure.oracle == "invariant"
    assert "cash:" in bug.failure.what
    assert "accept-offer" in bug.failure.move
    assert bug.shrunk < bug.moves
    records = Save.decode(bug.failure.save).records
    assert records[-1].action["do"] == "accept-offer"


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Stocking.asks

    def silent(self: Stocking, state: CellarState) -> list[Ask]:
        return honest(self, state) if self.left > 1 else []

    monkeypatch.setattr(Stocking, "asks", silent)
    failure = found().failure
    assert failure.oracle == "dead-end"
    assert "waits for nobody" in failure.what


def test_a_question_that_nobody_can_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Auction.asks

    def poor(self: Auction, state: CellarState) -> list[Ask]:
        asks = honest(self, state)
        if self.high > 5:
            asks[0].options = [option for option in asks[0].options if option.why_not is not None]
        return asks

    monkeypatch.setattr(Auction, "asks", poor)
    failure = found().failure
    assert failure.oracle == "dead-end"
    assert "has no answer" in failure.what


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Placement, "seen_by", lambda self, seat: self.dump())
    failure = found(100).failure
    assert failure.oracle == "position"
    assert "sees what is secret" in failure.what


def test_an_answer_that_is_shown_as_legal_and_refused_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Cellar._check

    def moody(self: Cellar, state: CellarState, seat: int, action: Action) -> bool:
        if action == Bid(4):
            raise Refusal("T3", "refused-not-an-answer")
        return honest(self, state, seat, action)

    monkeypatch.setattr(Cellar, "_check", moody)
    failure = found().failure
    assert failure.oracle == "answer"
    assert "a legal answer is refused" in failure.what


def test_a_game_that_replays_differently_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The records don't hold what an arrangement has done; only a replay shows it."""
    monkeypatch.setattr(
        "backroom.engine.table.Table.act_all",
        lambda self, seat, actions: self.game.act_all(self.state, seat, actions, self.chance),
    )
    failure = found().failure
    assert failure.oracle == "save"
    rng = Random(1)
    kinds = bytes([0, _BY_BYTE.index(_arrangement)])
    streams = [_stream_of(kinds, 12, rng) for _ in range(20)]
    unseen = [s for s in streams if HostileGame(GAME, (3,), s, replayed=False).play() is None]
    failures = [HostileGame(GAME, (3,), stream).play() for stream in unseen]
    assert {failure.oracle for failure in failures if failure is not None} == {"save"}


def _stream_of(kinds: bytes, count: int, rng: Random) -> bytes:
    """A stream of moves of these kinds only, at some table."""
    moves = [bytes([rng.choice(kinds)]) + rng.randbytes(BLOCK - 1) for _ in range(count)]
    return rng.randbytes(HEAD) + b"".join(moves)


def test_a_set_up_that_crashes_is_found_without_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def empty(self: Cellar, options: Any, seats: int, chance: Chance) -> tuple[Any, Record]:
        raise ZeroDivisionError

    monkeypatch.setattr(Cellar, "setup", empty)
    failure = found(1).failure
    assert (failure.oracle, failure.save, failure.records) == ("crash", b"", 0)


def test_a_move_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.arena.fuzz.play._PATIENCE", 0.2)
    honest = Stocking.run

    def circle(self: Stocking, state: CellarState, moment: Moment) -> bool:
        return self.left == 1 or honest(self, state, moment)

    monkeypatch.setattr(fuzzing, "_TRIES", 2)
    monkeypatch.setattr(Stocking, "run", circle)
    assert "Endless" in found().failure.what


# --- shrinking -----------------------------------------------------------------------------------


def test_a_failure_is_shrunk_and_still_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Cellar, state: CellarState) -> list[str]:
        return ["three bids"] if state.stack and getattr(state.stack[-1], "high", 0) >= 3 else []

    monkeypatch.setattr(Cellar, "check", broken)
    bug = found()
    assert bug.shrunk <= 2 < bug.moves or bug.moves <= 2
    again = HostileGame(GAME, (2, 3, 4, 5), bug.stream).play()
    assert again is not None
    assert again.signature == bug.failure.signature
    assert again.save == bug.failure.save


# --- streams -------------------------------------------------------------------------------------


def test_a_stream_stays_within_bounds() -> None:
    rng = Random(1)
    stream = other = rng.randbytes(HEAD + 20 * BLOCK)
    for _ in range(3000):
        stream = mutated(stream, other, rng)
        assert HEAD <= len(stream) <= HEAD + MOST_BLOCKS * BLOCK


def test_what_two_streams_share() -> None:
    stream = bytes(range(HEAD + 5 * BLOCK))
    assert shared(stream, stream) == blocks(stream) == 5
    changed = bytearray(stream)
    changed[HEAD + 3 * BLOCK + 1] ^= 1
    assert shared(stream, bytes(changed)) == 3
    assert shared(stream, b"\xff" + stream[1:]) == 0
    assert shared(stream, stream[:HEAD]) == 0


def test_no_more_streams_are_kept_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "_MOST_KEPT", 3)
    corpus = Corpus(Random(1))
    for number in range(10):
        corpus.add(bytes([number]))
        corpus.pick()
    assert len(corpus) == 3


def test_every_value_of_every_option_is_drawn() -> None:
    rng = Random(1)
    drawn = [any_options(BOOTLEGGERS, Choices(rng.randbytes(HEAD))) for _ in range(200)]
    rounds = {getattr(options, "rounds") for options in drawn}  # noqa: B009
    influence = {getattr(options, "influence") for options in drawn}  # noqa: B009
    assert rounds == {8, 12}
    assert influence == {"phase", "pre-empt", "any-time"}

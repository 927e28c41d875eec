"""Chance: derived from a secret, replayed from records, or drawn."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from backroom.engine.chance import (
    ChanceNeeded,
    LiveChance,
    NoChance,
    ReplayedChance,
    SampledChance,
    WrongChance,
    bot_nonce,
    bot_nonces,
    commitment,
    outcome,
)
from backroom.engine.moment import UNCOUNTED, Moment
from backroom.engine.record import Roll

SECRET = bytes(range(32))
NONCES = [b"anna", b"", b"\x00\xff"]


def by_hand(secret: bytes, nonces: list[bytes], label: str, k: int, sides: int) -> tuple[int, int]:
    """The published rule, written once more: the outcome, and how many words were rejected."""
    message = bytearray()
    for nonce in nonces:
        message += bytes(divmod(len(nonce), 256)) + nonce
    name = label.encode("utf-8")
    message += bytes(divmod(len(name), 256)) + name
    message += bytes((k >> 24 & 255, k >> 16 & 255, k >> 8 & 255, k & 255))
    rejected = 0
    for attempt in range(256):
        digest = hmac.new(secret, bytes(message) + bytes((attempt,)), hashlib.sha256).hexdigest()
        for word in range(4):
            number = int(digest[word * 16 : word * 16 + 16], 16)
            if number < 2**64 // sides * sides:
                return number % sides, rejected
            rejected += 1
    raise AssertionError


# The published test vectors: secret 00 01 … 1f, nonces "anna", "", 00 ff.
VECTORS = [
    ("die", 0, 6, 3),
    ("die", 1, 6, 0),
    ("die", 70000, 6, 3),
    ("deck", 0, 52, 35),
    ("deck", 1, 51, 4),
    ("café", 0, 1000, 953),
    ("", 0, 4294967296, 1210904655),
    ("one", 5, 1, 0),
    ("huge", 3, 9223372036854775809, 8960539896513836006),
    ("huge", 4, 9223372036854775809, 6812808759652665620),
]

HUGE = 2**63 + 1


@pytest.mark.parametrize(("label", "k", "sides", "value"), VECTORS)
def test_outcomes_follow_the_published_rule(label: str, k: int, sides: int, value: int) -> None:
    assert outcome(SECRET, NONCES, label, k, sides) == value
    assert by_hand(SECRET, NONCES, label, k, sides)[0] == value


def test_the_documentation_shows_the_test_vectors() -> None:
    page = (Path(__file__).parents[2] / "docs" / "save-format.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(.+)` \| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    shown = [(label, int(k), int(sides), int(value)) for label, k, sides, value in rows]
    assert len(shown) == 9
    assert set(shown) <= set(VECTORS)


def test_words_beyond_the_last_multiple_are_rejected() -> None:
    rejections = []
    for k in range(200):
        value, rejected = by_hand(SECRET, NONCES, "huge", k, HUGE)
        assert outcome(SECRET, NONCES, "huge", k, HUGE) == value
        rejections.append(rejected)
    assert rejections.count(0) > 50
    assert max(rejections) >= 4, "no outcome needed a second digest"


def test_outcomes_depend_on_secret_nonces_label_and_count() -> None:
    sides = 2**32
    base = outcome(SECRET, NONCES, "a", 0, sides)
    assert outcome(b"other", NONCES, "a", 0, sides) != base
    assert outcome(SECRET, NONCES[::-1], "a", 0, sides) != base
    assert outcome(SECRET, [b"ann", b"a", *NONCES[1:]], "a", 0, sides) != base
    assert outcome(SECRET, NONCES, "b", 0, sides) != base
    assert outcome(SECRET, NONCES, "a", 1, sides) != base


def test_a_die_is_fair_enough() -> None:
    counts = Counter(outcome(SECRET, NONCES, "die", k, 6) for k in range(3000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert min(counts.values()) > 420
    assert max(counts.values()) < 580


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def expected(label: str, k: int) -> int:
    return outcome(SECRET, NONCES, label, k, 1000)


def test_live_outcomes_count_within_a_record() -> None:
    live = LiveChance(SECRET, NONCES)
    assert [live.draw("a", 1000) for _ in range(3)] == [expected("a", k) for k in range(3)]
    assert live.draw("b", 1000) == expected("b", 0)


def test_only_committed_records_count() -> None:
    live = LiveChance(SECRET, NONCES)
    live.draw("a", 1000)
    live.draw("b", 1000)
    live.rollback()
    assert live.counts == {}
    assert live.draw("a", 1000) == expected("a", 0)
    live.draw("a", 1000)
    live.commit()
    assert live.counts == {"a": 2}
    live.draw("a", 1000)
    live.rollback()
    assert live.draw("a", 1000) == expected("a", 2)


def test_stored_records_are_skipped() -> None:
    live = LiveChance(SECRET, NONCES)
    live.skip((Roll("a", 6, 1), Roll("b", 6, 1), Roll("a", 6, 1)))
    assert live.counts == {"a": 2, "b": 1}
    assert live.draw("a", 1000) == expected("a", 2)


def test_a_copy_of_the_dice_goes_on_from_the_same_throw() -> None:
    live = LiveChance(SECRET, NONCES)
    live.draw("a", 1000)
    live.commit()
    live.draw("a", 1000)
    twin = live.copy()
    assert [twin.draw("a", 1000), twin.draw("a", 1000)] == [expected("a", 1), expected("a", 2)]
    twin.commit()
    assert (live.counts, twin.counts) == ({"a": 1}, {"a": 3})


def test_the_nonces_of_bots_come_from_the_secret() -> None:
    by_hand = hmac.new(SECRET, b"nonce 2", "sha256").digest()[:16]
    assert bot_nonce(SECRET, 2) == by_hand
    assert bot_nonces(SECRET, 3) == [*(bot_nonce(SECRET, seat) for seat in (0, 1)), by_hand]


def test_a_replay_reads_the_rolls_in_order() -> None:
    replay = ReplayedChance((Roll("a", 6, 5), Roll("b", 2, 0)))
    assert replay.draw("a", 6) == 5
    assert not replay.spent()
    assert replay.draw("b", 2) == 0
    assert replay.spent()
    replay.commit()
    replay.rollback()
    with pytest.raises(WrongChance, match="no roll left for c"):
        replay.draw("c", 2)


@pytest.mark.parametrize(
    "roll", [Roll("b", 6, 1), Roll("a", 5, 1), Roll("a", 6, 6), Roll("a", 6, -1)]
)
def test_a_replay_refuses_another_label_die_or_number(roll: Roll) -> None:
    replay = ReplayedChance((roll,))
    with pytest.raises(WrongChance, match="a of 6 asked for"):
        replay.draw("a", 6)
    assert not replay.spent()


def test_sampled_outcomes_come_from_their_generator() -> None:
    draws = [SampledChance(Random(seed)).draw("a", 6) for seed in range(200)]
    assert set(draws) == set(range(6))
    assert SampledChance(Random(3)).draw("a", 6) == SampledChance(Random(3)).draw("b", 6)


def test_a_preview_has_no_chance() -> None:
    with pytest.raises(ChanceNeeded):
        NoChance().draw("a", 6)


def test_a_moment_notes_its_rolls_and_can_not_be_undone_then() -> None:
    moment = Moment(ReplayedChance((Roll("die", 6, 5), Roll("deck", 4, 2))))
    assert not moment.final
    assert moment.die("die") == 6
    assert moment.final
    deck = [1, 1, 2]
    assert moment.card("deck", deck) == 2
    assert deck == [1, 1, 1]
    assert moment.rolls == [Roll("die", 6, 5), Roll("deck", 4, 2)]


def test_every_card_of_a_deck_is_as_likely() -> None:
    moments = [Moment(ReplayedChance((Roll("deck", 6, at),))) for at in range(6)]
    kinds = [moment.card("deck", [1, 0, 3, 2]) for moment in moments]
    assert kinds == [0, 2, 2, 2, 3, 3]


def test_a_long_deck_is_dealt_from_either_end() -> None:
    """Kinds are passed over in runs, from the end that is nearer: the same card comes out."""
    counts = [(3 * kind) % 4 if kind % 5 else 0 for kind in range(50)]
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    for left in (UNCOUNTED, len(cards)):
        for at, kind in enumerate(cards):
            deck = list(counts)
            moment = Moment(ReplayedChance((Roll("deck", len(cards), at),)))
            assert moment.card("deck", deck, left) == kind
            assert sum(deck) == len(cards) - 1 and deck[kind] == counts[kind] - 1

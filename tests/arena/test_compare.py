"""Comparing byte for byte says where the difference is."""

from __future__ import annotations

from backroom.arena.compare import difference, digest, encode
from tests.toy.tables import GAME, cellar


def test_what_is_the_same_has_no_difference() -> None:
    assert difference(encode({"cash": 1}), encode({"cash": 1})) == ""


def test_the_first_byte_that_differs_is_shown_with_what_stands_around_it() -> None:
    left, right = (b"x" * 200 + middle + b"y" * 200 for middle in (b"=1", b"=2"))
    around = ("x" * 59, "y" * 59)
    assert difference(left, right) == (
        f"at byte 201: …{around[0]}=1{around[1]}… / …{around[0]}=2{around[1]}…"
    )


def test_one_that_ends_before_the_other_differs_there() -> None:
    assert difference(b"ab", b"abc") == "at byte 2: …ab… / …abc…"


def test_half_a_letter_can_be_shown_too() -> None:
    assert difference("é".encode(), "è".encode()) == "at byte 1: …é… / …è…"
    assert "\ufffd" in difference("é".encode()[:1], b"e")


def test_a_digest_tells_states_apart() -> None:
    table = cellar("auction")
    before = digest(GAME, table.state)
    assert digest(GAME, table.state.copy()) == before
    table.state.cash[0] += 1
    assert digest(GAME, table.state) != before

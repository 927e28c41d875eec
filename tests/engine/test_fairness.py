"""The hashes behind the dice, by the published vectors: the browser's tests use the same."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

from backroom.engine.chain import Chain, links, salt
from backroom.engine.chance import bot_nonces, commitment, outcome, seal, seals

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "fairness.json").read_text(encoding="utf-8")
)
SECRET = bytes.fromhex(VECTORS["secret"])
NONCES = [bytes.fromhex(nonce) for nonce in VECTORS["nonces"]]
LINES = [line.encode() for line in VECTORS["lines"]]
PAGE = Path(__file__).parents[2] / "docs" / "save-format.md"


def test_promise_and_seals() -> None:
    assert commitment(SECRET) == VECTORS["commitment"]
    assert [seal(nonce) for nonce in NONCES] == VECTORS["seals"]
    assert [nonce.hex() for nonce in bot_nonces(SECRET, 3)] == VECTORS["bot_nonces"]


def test_a_seat_whose_nonce_follows_from_the_secret_has_no_seal() -> None:
    nonces = [NONCES[0], *bot_nonces(SECRET, 3)[1:]]
    assert seals(SECRET, nonces) == [VECTORS["seals"][0], "", ""]


def test_outcomes() -> None:
    for label, k, sides, value in VECTORS["outcomes"]:
        assert outcome(SECRET, NONCES, label, k, sides) == value


def test_the_chain() -> None:
    assert [link.hex() for link in links(SECRET, LINES)] == VECTORS["links"]


def test_the_chain_by_hand() -> None:
    link = bytes(32)
    for number, line in enumerate(LINES):
        salted = hmac.new(SECRET, b"salt" + bytes([0, 0, 0, number]), "sha256").digest()
        assert salt(SECRET, number) == salted
        link = hashlib.sha256(link + salted + line).digest()
        assert link.hex() == VECTORS["links"][number]


def test_a_chain_goes_on_from_where_it_was() -> None:
    first = Chain(SECRET)
    first.add(LINES[0])
    again = Chain(SECRET, first.link, first.count)
    assert again.add(LINES[1]).hex() == VECTORS["links"][1]


def test_a_link_can_not_be_tried_out_without_the_secret() -> None:
    """Of a card one of 72 is guessed at once, if nothing but the line is behind its link."""
    cards = [b'{"seat":0,"action":{"do":"pick","card":%d}}' % card for card in range(72)]
    told = links(SECRET, [*LINES, cards[40]])[-1]
    before = bytes.fromhex(VECTORS["links"][-1])
    assert told not in {hashlib.sha256(before + card).digest() for card in cards}
    guesses = [hashlib.sha256(before + salt(b"a guess", 3) + card).digest() for card in cards]
    assert told not in guesses
    assert hashlib.sha256(before + salt(SECRET, 3) + cards[40]).digest() == told


def test_the_page_says_the_same() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in ("commitment", "seals", "bot_nonces", "links", "lines"):
        said = VECTORS[name]
        for each in [said] if isinstance(said, str) else said:
            assert f"`{each}`" in page, (name, each)
    for label, k, sides, value in VECTORS["outcomes"]:
        assert f"| `{label}` | {k} | {sides} | {value} |" in page

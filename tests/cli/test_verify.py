"""``backroom verify`` believes an honest game, and no forged one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from backroom.engine.save import Save
from tests.cli.given import backroom, complaint, finished, head, lines, saved, with_line

SAVE = Save.decode(finished())
COMMITMENT = SAVE.head.commitment
LAST = len(lines())
#: The first line after the set-up that holds dice, and the dice of it.
ROLLED = next(at for at, row in enumerate(SAVE.records[1:], start=3) if row.rolls)


def failure(tmp_path: Path, raw: bytes, *args: str) -> str:
    result = backroom("verify", saved(tmp_path, raw), *args)
    assert result.exit_code == 1, result.output
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


def test_an_honest_game(tmp_path: Path) -> None:
    file = saved(tmp_path, finished())
    for kept in (COMMITMENT, COMMITMENT.upper()):
        result = backroom("verify", file, "--commitment", kept)
        assert result.exit_code == 0
        assert "What this can't show" in result.stdout
    assert COMMITMENT not in result.stdout


def test_without_a_commitment_of_ones_own_it_is_shown(tmp_path: Path) -> None:
    result = backroom("verify", saved(tmp_path, finished()))
    assert result.exit_code == 0
    assert COMMITMENT in result.stdout
    assert "--commitment" in result.stdout
    for nonce in SAVE.head.nonces:
        assert nonce in result.stdout


def test_another_commitment_than_the_one_kept(tmp_path: Path) -> None:
    assert "line 1" in failure(tmp_path, finished(), "--commitment", "0" * 64).lower()
    assert "line 1" in failure(tmp_path, head(commitment=""), "--commitment", COMMITMENT).lower()


def test_another_secret_than_the_one_committed_to(tmp_path: Path) -> None:
    assert "line 1" in failure(tmp_path, finished(), "--secret", "00" * 32).lower()
    assert "line 1" in failure(tmp_path, head(commitment="0" * 64)).lower()


def test_a_roll_that_the_rules_allow_but_the_secret_does_not(tmp_path: Path) -> None:
    """The set-up deals muscle cards: any deal is legal, one is honest."""
    rolls = SAVE.records[0].rolls
    old = msgspec.json.encode(rolls)
    forged = [list(msgspec.structs.astuple(roll)) for roll in rolls]
    forged[-1][2] = (rolls[-1].value + 1) % rolls[-1].sides
    raw = with_line(2, old, msgspec.json.encode(forged))
    short = b"".join(raw.splitlines(keepends=True)[:2])
    secret = SAVE.end.secret if SAVE.end is not None else ""
    assert backroom("verify", saved(tmp_path, short)).exit_code == 0
    assert "line 2" in failure(tmp_path, short, "--secret", secret).lower()


def test_a_roll_that_the_rules_do_not_ask_for(tmp_path: Path) -> None:
    label = SAVE.records[ROLLED - 2].rolls[0].label.encode()
    raw = with_line(ROLLED, b'["' + label, b'["x' + label)
    assert f"line {ROLLED}" in failure(tmp_path, raw).lower()


def test_an_action_that_the_rules_do_not_allow(tmp_path: Path) -> None:
    rows = lines()
    raw = b"".join([*rows[:20], rows[2], *rows[20:]])
    assert "line 21" in failure(tmp_path, raw).lower()


def test_a_forged_result(tmp_path: Path) -> None:
    winner = SAVE.end.result.winners[0] if SAVE.end is not None else 0
    old, new = (b'"winners":[%d]' % seat for seat in (winner, (winner + 1) % 3))
    assert f"line {LAST}" in failure(tmp_path, with_line(LAST, old, new)).lower()


def test_a_result_too_early(tmp_path: Path) -> None:
    raw = b"".join([*lines()[:30], lines()[-1]])
    assert "line 31" in failure(tmp_path, raw).lower()


def test_a_game_still_open_shows_no_secret(tmp_path: Path) -> None:
    file = saved(tmp_path, b"".join(lines()[:50]))
    result = backroom("verify", file, "--commitment", COMMITMENT)
    assert result.exit_code == 0
    assert "secret" in result.stdout
    assert "outcomes" not in result.stdout


def test_a_secret_that_is_withheld(tmp_path: Path) -> None:
    assert SAVE.end is not None
    raw = with_line(LAST, b',"secret":"' + SAVE.end.secret.encode() + b'"', b"")
    assert f"line {LAST}" in failure(tmp_path, raw, "--commitment", COMMITMENT).lower()
    assert backroom("verify", saved(tmp_path, raw)).exit_code == 0
    assert backroom("verify", saved(tmp_path, raw), "--secret", SAVE.end.secret).exit_code == 0


def test_without_any_commitment_the_dice_may_have_been_picked(tmp_path: Path) -> None:
    result = backroom("verify", saved(tmp_path, head(commitment="")))
    assert result.exit_code == 0
    assert "no commitment" in result.stdout


@pytest.mark.parametrize(
    "args",
    [
        ["--commitment", "xyz"],
        ["--commitment", "abcd"],
        ["--secret", "xyz"],
    ],
)
def test_what_is_not_hexadecimal(tmp_path: Path, args: list[str]) -> None:
    assert "hexadecimal" in complaint(backroom("verify", saved(tmp_path, finished()), *args))


def test_nonces_that_can_not_be(tmp_path: Path) -> None:
    for nonces in (["xyz"], ["00" * 70_000]):
        assert "line 1" in failure(tmp_path, head(nonces=nonces)).lower()


def test_a_file_that_is_no_game(tmp_path: Path) -> None:
    assert "Line 1" in complaint(backroom("verify", saved(tmp_path, b"hello\n")))

"""``backroom verify`` believes an honest game, and no forged one."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from backroom.engine.save import Save, end_of
from backroom.text.lookup import LANGUAGES, Text
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
    assert result.stdout.count("no nonce of its own") == 3, "those of bots follow from the secret"


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
    assert "not over" in failure(tmp_path, short)
    found = failure(tmp_path, short, "--secret", secret)
    assert "line 2" in found.lower()
    assert "not over" not in found


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
    assert "secret" in result.stdout
    assert "outcomes" not in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_stops_before_the_end_proves_only_its_beginning(
    lang: str, tmp_path: Path
) -> None:
    """A game that is still played, or one whose end somebody has cut away: nobody can tell."""
    file = saved(tmp_path, b"".join(lines()[:50]))
    result = backroom("verify", file, lang=lang)
    assert result.exit_code == 1
    text = Text(lang)
    assert text.say("cli-verify-rules", {"count": 49}) not in result.stdout
    assert text.say("cli-verify-so-far", {"count": 49}) in result.stdout
    said = text.say("cli-verify-not-over", {"line": 50})
    assert result.stderr == text.say("cli-wrong-line", {"file": file, "text": said}) + "\n"


def test_a_line_that_was_cut_off_is_said(tmp_path: Path) -> None:
    cut = b"".join(lines()[:50])[:-10]
    assert "line 50 is cut off" in failure(tmp_path, cut).lower()
    last = finished()[:-10]
    assert f"line {LAST} is cut off" in failure(tmp_path, last).lower()


def test_a_game_that_is_over_lacks_its_last_line(tmp_path: Path) -> None:
    secret = SAVE.end.secret if SAVE.end is not None else ""
    raw = b"".join(lines()[:-1])
    assert f"line {LAST}" in failure(tmp_path, raw).lower()
    assert f"line {LAST}" in failure(tmp_path, raw, "--secret", secret).lower()


def test_a_last_line_without_its_newline_is_whole(tmp_path: Path) -> None:
    assert backroom("verify", saved(tmp_path, finished().rstrip(b"\n"))).exit_code == 0


def test_a_secret_that_does_not_fit_is_said_before_the_missing_end(tmp_path: Path) -> None:
    raw = b"".join(lines()[:50])
    assert "line 1" in failure(tmp_path, raw, "--secret", "00" * 32).lower()


def test_a_secret_that_is_withheld(tmp_path: Path) -> None:
    assert SAVE.end is not None
    raw = with_line(LAST, b',"secret":"' + SAVE.end.secret.encode() + b'"', b"")
    assert f"line {LAST}" in failure(tmp_path, raw, "--commitment", COMMITMENT).lower()
    assert f"line {LAST}" in failure(tmp_path, raw).lower(), "the dice can't be checked"
    assert backroom("verify", saved(tmp_path, raw), "--secret", SAVE.end.secret).exit_code == 0


def test_without_any_commitment_the_dice_may_have_been_picked(tmp_path: Path) -> None:
    bare = Save.decode(head(commitment=""))
    assert SAVE.end is not None
    bare.end = end_of(SAVE.end.result, bytes.fromhex(SAVE.end.secret), bare.lines())
    result = backroom("verify", saved(tmp_path, bare.encode()))
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("action", ['{"do":"nonsense"}', "{}", '{"do":"drive","truck":"x"}'])
def test_an_action_that_is_none_is_told_in_a_sentence(
    tmp_path: Path, lang: str, action: str
) -> None:
    line = f'{{"seat":0,"action":{action},"rolls":[]}}\n'.encode()
    said = failure(tmp_path, with_line(5, lines()[4], line), "--lang", lang)
    assert "5" in said
    assert not {"{", "}", "detail"} & set(re.findall(r"[{}]|\w+", said)), said

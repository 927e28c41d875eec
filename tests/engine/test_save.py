"""A save is read back as it was, or says which line is wrong."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.engine.chance import LiveChance, SampledChance, commitment, seals
from backroom.engine.fairness import verify_dice
from backroom.engine.record import Roll
from backroom.engine.save import (
    Done,
    Save,
    SaveError,
    load_table,
    resume_dice,
    save_table,
)
from tests.play import next_action, play_on, random_game
from tests.toy.pieces import CellarOptions
from tests.toy.tables import GAME, CellarTable, dump

SECRET = b"the host's secret"
NONCES = [b"anna", b"", b"carla"]
OPTIONS = CellarOptions(rounds=2, quick=True)


def played(seed: int = 1, most: int = 100_000) -> CellarTable:
    chance = LiveChance(SECRET, NONCES)
    return random_game(GAME, OPTIONS, 3, Random(seed), chance=chance, most=most)


FINISHED = save_table(played(), ["Anna", "Bo", "Carla"])
LINES = FINISHED.encode().split(b"\n")[:-1]


def error(raw: bytes) -> SaveError:
    """What is wrong with a file: reading it, replaying it."""
    with pytest.raises(SaveError) as caught:
        load_table(GAME, Save.decode(raw))
    return caught.value


def with_line(number: int, line: bytes) -> bytes:
    lines = list(LINES)
    lines[number - 1] = line
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize("seed", range(5))
def test_a_finished_game_comes_back(seed: int) -> None:
    table = played(seed)
    save = save_table(table, ["Anna", "Bo", "Carla"])
    again = Save.decode(save.encode())
    assert again.encode() == save.encode()
    assert again.head.names == ["Anna", "Bo", "Carla"]
    assert again.end is not None
    assert again.end.secret == SECRET.hex()
    loaded = load_table(GAME, again)
    assert dump(loaded) == dump(table)
    assert loaded.options == OPTIONS


def test_an_open_game_keeps_its_secret() -> None:
    table = played(most=20)
    save = save_table(table)
    assert save.end is None
    assert save.head.commitment == commitment(SECRET)
    assert save.head.nonces == [nonce.hex() for nonce in NONCES]
    for word in (SECRET, SECRET.hex().encode()):
        assert word not in save.encode()
    assert dump(load_table(GAME, Save.decode(save.encode()))) == dump(table)


def test_a_game_of_sampled_dice_has_no_commitment() -> None:
    table = random_game(GAME, OPTIONS, 2, Random(1), chance=SampledChance(Random(2)))
    save = save_table(table)
    assert (save.head.commitment, save.head.nonces) == ("", [])
    assert save.end is not None
    assert save.end.secret == ""


def test_the_first_records_can_be_replayed_alone() -> None:
    for upto in (1, 2, 10):
        assert len(load_table(GAME, FINISHED, upto).records) == upto
    assert len(load_table(GAME, FINISHED, 10_000).records) == len(FINISHED.records)


def test_a_last_line_that_was_cut_off_is_dropped() -> None:
    whole = b"\n".join(LINES[:12])
    for cut in (1, 5, len(LINES[11]) - 1):
        assert len(Save.decode(whole[:-cut]).records) == 10
    assert len(Save.decode(whole[:-4] + b'"\xff"').records) == 10


def test_a_last_line_without_its_end_of_line_counts() -> None:
    assert len(Save.decode(b"\n".join(LINES[:12])).records) == 11


@pytest.mark.parametrize(
    ("raw", "line", "key"),
    [
        (b"", 1, "save-empty"),
        (b'{"backroom":1', 1, "save-empty"),
        (b"\n", 1, "save-unreadable"),
        (b"hello\n", 1, "save-unreadable"),
        (b'{"backroom":1}\n', 1, "save-unreadable"),
        (b"\xff\xfe\n", 1, "save-unreadable"),
        (LINES[0] + b"\n", 2, "save-empty"),
        (with_line(1, LINES[0].replace(b'"backroom":2', b'"backroom":1')), 1, "save-format"),
        (with_line(1, LINES[0].replace(b'"names"', b'"nmaes"')), 1, "save-unreadable"),
        (with_line(1, LINES[0].replace(b'"cellar"', b'"chess"')), 1, "save-wrong-game"),
        (with_line(1, LINES[0].replace(b'"seats":3', b'"seats":9')), 1, "refused-seats"),
        (with_line(1, LINES[0].replace(b'"rounds":2', b'"rounds":"x"')), 1, "save-unreadable"),
        (with_line(2, LINES[2]), 2, "refused-no-set-up"),
        (with_line(2, b'{"seat":0,"action":{"do":"begin"}}'), 2, "save-wrong-roll"),
        (with_line(5, b""), 5, "save-unreadable"),
        (with_line(5, b"[]"), 5, "save-unreadable"),
        (with_line(5, b'{"seat":0,"action":{"do":"fly"}}'), 5, "save-unreadable"),
        (with_line(5, b'{"seat":0,"action":{"do":"bid","amount":77}}'), 5, "save-unreadable"),
        (with_line(5, b'{"seat":0,"action":{"do":"attend"},"x":1}'), 5, "save-unreadable"),
        (with_line(5, b'{"seat":0,"action":{"do":"\xff"}}'), 5, "save-unreadable"),
        (with_line(5, b'{"seat":0,"action":{"do":"keep"}}'), 5, "refused-not-asked"),
        (with_line(5, b'{"seat":9,"action":{"do":"keep"}}'), 5, "refused-no-such-seat"),
        (with_line(3, LINES[2][:-1] + b',"rolls":[["a",6,1]]}'), 3, "save-wrong-roll"),
        (with_line(3, LINES[2][:-1] + b',"rolls":[["a",0,1]]}'), 3, "save-unreadable"),
        (FINISHED.encode() + LINES[3] + b"\n", len(LINES) + 1, "save-after-end"),
        (with_line(len(LINES), b'{"result":7}'), len(LINES), "save-unreadable"),
    ],
)
def test_a_bad_file_says_which_line_is_wrong(raw: bytes, line: int, key: str) -> None:
    found = error(raw)
    assert (found.key, found.line) == (key, line)
    assert str(found).startswith(f"line {line}: {key}")


# --- fairness ----------------------------------------------------------------------------------


def test_an_honest_game_is_verified() -> None:
    assert sum(len(row.rolls) for row in FINISHED.records) > 6
    verify_dice(FINISHED, SECRET)


def test_another_secret_is_found_out() -> None:
    with pytest.raises(SaveError) as caught:
        verify_dice(FINISHED, b"another")
    assert (caught.value.line, caught.value.key) == (1, "save-wrong-secret")


@pytest.mark.parametrize("which", ["value", "sides"])
def test_a_forged_roll_is_found_out(which: str) -> None:
    for at, row in enumerate(FINISHED.records):
        for number, roll in enumerate(row.rolls):
            forged = {
                "value": Roll(roll.label, roll.sides, (roll.value + 1) % roll.sides),
                "sides": Roll(roll.label, 1 << 32, roll.value),
            }[which]
            rolls = (*row.rolls[:number], forged, *row.rolls[number + 1 :])
            records = list(FINISHED.records)
            records[at] = Done(row.seat, row.action, rolls)
            save = Save(FINISHED.head, records, FINISHED.end)
            with pytest.raises(SaveError) as caught:
                verify_dice(save, SECRET)
            assert (caught.value.line, caught.value.key) == (at + 2, "save-wrong-roll")


def test_a_roll_left_out_is_found_out() -> None:
    records = [Done(row.seat, row.action, row.rolls[1:]) for row in FINISHED.records]
    with pytest.raises(SaveError, match="save-wrong-roll"):
        verify_dice(Save(FINISHED.head, records), SECRET)


def test_a_game_taken_up_again_goes_on_with_the_dice_it_had() -> None:
    table = played(most=12)
    save = Save.decode(save_table(table).encode())
    again = load_table(GAME, save)
    resume_dice(again, save.head, SECRET)
    for at in (table, again):
        play_on(at, lambda at: next_action(GAME, at, Random(len(at.records)), 0.0), None, 100_000)
    assert any(record.rolls for record in table.records[12:])
    assert save_table(again).encode() == save_table(table).encode()
    verify_dice(save_table(again), SECRET)


def test_dice_are_not_taken_up_with_nonces_that_are_none() -> None:
    head = msgspec.structs.replace(FINISHED.head, nonces=["xyz"])
    with pytest.raises(SaveError) as caught:
        resume_dice(load_table(GAME, FINISHED), head, SECRET)
    assert (caught.value.line, caught.value.key) == (1, "save-unreadable")


def test_nonces_belong_to_the_dice() -> None:
    nonces = [b"\x00", b"", b"\xff"]
    sealed = seals(SECRET, nonces)
    others = [nonce.hex() for nonce in nonces]
    head = msgspec.structs.replace(FINISHED.head, nonces=others, seals=sealed)
    with pytest.raises(SaveError) as caught:
        verify_dice(Save(head, FINISHED.records), SECRET)
    assert (caught.value.line, caught.value.key) == (2, "save-wrong-roll")
    head = msgspec.structs.replace(FINISHED.head, nonces=["xyz"])
    with pytest.raises(SaveError) as caught:
        verify_dice(Save(head, FINISHED.records), SECRET)
    assert (caught.value.line, caught.value.key) == (1, "save-unreadable")


def test_a_save_without_commitment_is_checked_roll_by_roll() -> None:
    head = msgspec.structs.replace(FINISHED.head, commitment="")
    verify_dice(Save(head, FINISHED.records), SECRET)
    with pytest.raises(SaveError, match="save-wrong-roll"):
        verify_dice(Save(head, FINISHED.records), b"another")

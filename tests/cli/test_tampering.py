"""Forged games, each in its own way. What is changed in a file is found by anybody; who knows the
secret can make a file anew that is consistent, and is found out by what a device has kept."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from backroom.arena.play import Match
from backroom.bots.roster import hire
from backroom.cli.verify import check_dice, check_rules
from backroom.engine.chance import LiveChance, bot_nonce, commitment, seal
from backroom.engine.fairness import Kept
from backroom.engine.record import Result
from backroom.engine.save import (
    AnyGame,
    Origin,
    Save,
    SaveError,
    Void,
    end_of,
    load_table,
    save_table,
)
from backroom.games import shelf
from backroom.server.links import Links
from tests.cli.given import backroom

SECRET = bytes(range(32))
OTHER = bytes(range(1, 33))
#: Two devices; everybody else is a bot.
DEVICES = [b"device of seat 0", b"device of seat 1"]
NAMES = ["Ann", "Bea", "Cy"]
SEATS = 3
GAMES = ("bootleggers", "chicago")
QUIET = {"bootleggers": ("packing_heat", "others", "you"), "chicago": ("words", "plain", "mild")}

OFFER: dict[str, Any] = {
    "seat": 1,
    "action": {
        "do": "make-offer",
        "to": [2],
        "promises": [{"kind": "word", "by": 1, "to": 2, "text": "I owe you one"}],
    },
}

Line = dict[str, Any]
Lines = list[Line]
Forger = Callable[["Recorded", Lines], Lines | bytes]


class Recorded(NamedTuple):
    """A game as it was played, and what a device at seat 0 has kept of it."""

    game: AnyGame
    lines: Lines
    kept: Kept


def legal(game: AnyGame, tries: Iterable[Lines]) -> Lines:
    """The first of these that the rules allow: no check of the rules finds it."""
    for lines in tries:
        save = Save.decode(written(lines))
        try:
            state = load_table(game, save).state
        except SaveError:
            continue
        assert save.end is not None
        if game.result(state) == save.end.result:
            return lines
    raise AssertionError("nothing of the kind can be done in this game")


def promise(by: int, to: int) -> Line:
    word = {"kind": "word", "by": by, "to": to, "text": "I owe you one"}
    return {"seat": by, "action": {"do": "make-offer", "to": [to], "promises": [word]}}


def with_promise(game: AnyGame, lines: Lines, row: Line) -> Lines:
    """An offer more, near the end."""
    places = range(len(lines) - 2, len(lines) // 2, -1)
    return legal(game, ([*lines[:at], row, *lines[at:]] for at in places))


def play(name: str, seed: int, secret: bytes = SECRET) -> bytes:
    """A game of three bots, two of whom play for a device that has a share in the dice. Before
    that a deal was void; near the end somebody offers his word."""
    game = shelf.find(name)
    nonces = [*DEVICES, bot_nonce(secret, 2)]
    options = msgspec.convert({"rounds": 8} if name == "bootleggers" else {}, game.options)
    who = ["scripted", "scripted", "scripted" if seed == 1 else "chaotic"]
    bots = [hire(bot, game, Random(seed)) for bot in who]
    table = Match(game, options, bots, LiveChance(secret, nonces)).play()
    save = save_table(table, NAMES)
    save.head.voids = [Void("ab" * 32, [1])]
    lines = [json.loads(line) for line in save.encode().splitlines()]
    return made_anew(with_promise(game, lines, OFFER))


@lru_cache
def recorded(name: str) -> Recorded:
    save = Save.decode(play(name, 1))
    game = shelf.find(name)
    links = Links.begun(SECRET, save.lines()[0])
    told = []
    for record in load_table(game, save).records:
        public = bool(game.story(record, None))
        links.add(record, public)
        if public:
            told.append(links.told)
    kept = Kept(
        seat=0,
        commitment=commitment(SECRET),
        nonce=DEVICES[0].hex(),
        seals=save.head.seals,
        links=told,
        last=links.last,
    )
    return Recorded(game, [json.loads(line) for line in save.encode().splitlines()], kept)


def written(lines: Lines) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def fault(game: AnyGame, raw: bytes, kept: Kept) -> str:
    """What ``backroom verify`` finds; "": nothing."""
    try:
        save = Save.decode(raw)
        shelf.find(save.head.game)
        secret = bytes.fromhex(save.end.secret) if save.end and save.end.secret else None
        over = check_rules(game, save)
        check_dice(save, kept, secret)
        return "" if save.end is not None and over else "no end"
    except SaveError as error:
        return error.key


def made_anew(lines: Lines) -> bytes:
    """The forger knows the secret, as all do in the end, and makes the chain fit."""
    head, *records, end = lines
    secret = bytes.fromhex(end["secret"])
    body = [msgspec.json.encode(line) for line in (head, *records)]
    last = end_of(msgspec.convert(end["result"], Result), secret, body)
    return b"".join(line + b"\n" for line in (*body, msgspec.json.encode(last)))


# --- the forgeries -------------------------------------------------------------------------------

FORGERIES: dict[str, Forger] = {}
#: What can't be made to fit, or is the same file when it is.
ONLY_AS_IT_IS = set[str]()


def forgery(only_as_it_is: bool = False) -> Callable[[Forger], Forger]:
    def keep(forger: Forger) -> Forger:
        FORGERIES[forger.__name__] = forger
        if only_as_it_is:
            ONLY_AS_IT_IS.add(forger.__name__)
        return forger

    return keep


def _head(name: str, **changes: Any) -> None:
    """A forgery that changes the first line."""

    def forger(_: Recorded, lines: Lines) -> Lines:
        for field, change in changes.items():
            change = change(lines[0][field]) if callable(change) else change
            if change is None:
                del lines[0][field]
            else:
                lines[0][field] = change
        return lines

    forger.__name__ = name
    forgery()(forger)


def _at(at: int, value: object) -> Callable[[list[Any]], list[Any]]:
    return lambda old: [*old[:at], value, *old[at + 1 :]]


_head("names_swapped", names=["Bea", "Ann", "Cy"])
_head("name_changed", names=["Ann", "Bea", "Cyd"])
_head("names_left_out", names=None)
_head("rules_version", options=lambda old: {**old, "rules": 2})
_head("seats", seats=4)
_head("commitment_changed", commitment="00" * 32)
_head("commitment_left_out", commitment=None)
_head("nonce_of_a_device", nonces=_at(0, "11" * 16))
_head("nonce_and_seal_of_a_device", nonces=_at(0, "11" * 16), seals=_at(0, seal(b"\x11" * 16)))
_head("seal_of_a_device", seals=_at(1, "22" * 32))
_head("seal_left_out", seals=_at(0, ""))
_head("nonce_of_a_bot", nonces=_at(2, "33" * 16))
_head("nonce_of_a_bot_sealed", nonces=_at(2, "33" * 16), seals=_at(2, seal(b"\x33" * 16)))
_head("nonces_swapped", nonces=lambda old: [old[1], old[0], old[2]])
_head("void_put_in", voids=lambda old: [*old, {"commitment": "cd" * 32, "seats": [2]}])
_head("void_left_out", voids=None)
_head("void_blamed_on_another", voids=[{"commitment": "ab" * 32, "seats": [0]}])


@forgery()
def option_changed(game: Recorded, lines: Lines) -> Lines:
    name, old, new = QUIET[game.game.name]
    assert lines[0]["options"][name] == old
    lines[0]["options"][name] = new
    return lines


def _rolled(lines: Lines) -> list[list[Any]]:
    """The dice of a record in the middle of the game."""
    later = lines[len(lines) // 2 :]
    found: list[list[Any]] = next(row["rolls"] for row in later if "rolls" in row)
    return found


@forgery()
def roll_changed(_: Recorded, lines: Lines) -> Lines:
    roll = _rolled(lines)[0]
    roll[2] = (roll[2] + 1) % roll[1]
    return lines


@forgery()
def deal_changed(_: Recorded, lines: Lines) -> Lines:
    roll = lines[1]["rolls"][-1]
    roll[2] = (roll[2] + 1) % roll[1]
    return lines


@forgery()
def roll_of_another_label(_: Recorded, lines: Lines) -> Lines:
    _rolled(lines)[0][0] += "x"
    return lines


@forgery()
def roll_put_in(_: Recorded, lines: Lines) -> Lines:
    rolls = _rolled(lines)
    rolls.append(list(rolls[-1]))
    return lines


@forgery()
def roll_left_out(_: Recorded, lines: Lines) -> Lines:
    _rolled(lines).pop()
    return lines


@forgery()
def done_by_another(_: Recorded, lines: Lines) -> Lines:
    row = lines[len(lines) // 2]
    row["seat"] = (row["seat"] + 1) % SEATS
    return lines


@forgery()
def record_left_out(_: Recorded, lines: Lines) -> Lines:
    del lines[len(lines) // 2]
    return lines


@forgery()
def record_twice(_: Recorded, lines: Lines) -> Lines:
    middle = len(lines) // 2
    return [*lines[:middle], lines[middle], *lines[middle:]]


def _sealed(game: Recorded, lines: Lines) -> list[int]:
    """The lines with an answer that could be changed until all are in."""
    save = Save.decode(written(lines))
    found = []
    for at in range(2, len(lines) - 1):
        state = load_table(game.game, save, at - 1).state
        if state.stack[-1].sealed and not lines[at].get("rolls"):
            found.append(at)
        if len(found) == 4:
            break
    return found


@forgery()
def answer_put_in(game: Recorded, lines: Lines) -> Lines:
    """Somebody is said to have changed his mind: the same answer, twice."""
    places = _sealed(game, lines)
    return legal(game.game, ([*lines[:at], lines[at], *lines[at:]] for at in places))


@forgery()
def answers_in_another_order(game: Recorded, lines: Lines) -> Lines:
    """Two answered in secret: who did so first?"""
    places = [at for at in _sealed(game, lines) if lines[at + 1]["seat"] != lines[at]["seat"]]
    swapped = ([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]] for at in places)
    return legal(game.game, swapped)


@forgery()
def promise_put_in(game: Recorded, lines: Lines) -> Lines:
    """A word that nobody has ever given."""
    return with_promise(game.game, lines, promise(0, 1))


@forgery()
def promise_changed(_: Recorded, lines: Lines) -> Lines:
    lines[lines.index(OFFER)] = promise(1, 2)
    lines[lines.index(promise(1, 2))]["action"]["promises"][0]["text"] = "I owe you two"
    return lines


@forgery()
def promise_left_out(_: Recorded, lines: Lines) -> Lines:
    lines.remove(OFFER)
    return lines


@forgery()
def word_put_in(game: Recorded, lines: Lines) -> Lines:
    """Somebody is said to have wanted no more offers."""
    stop = {"seat": 1, "action": {"do": "stop-trading", "stop": True}}
    go = {"seat": 1, "action": {"do": "stop-trading", "stop": False}}
    places = range(len(lines) - 2, len(lines) // 2, -1)
    return legal(game.game, ([*lines[:at], stop, go, *lines[at:]] for at in places))


@forgery(only_as_it_is=True)
def another_layout(_: Recorded, lines: Lines) -> bytes:
    raw = written(lines).splitlines(keepends=True)
    middle = len(raw) // 2
    raw[middle] = raw[middle].replace(b":", b": ", 1)
    return b"".join(raw)


@forgery()
def cut_short_with_the_end_put_on(_: Recorded, lines: Lines) -> Lines:
    return [*lines[: len(lines) // 2], lines[-1]]


@forgery(only_as_it_is=True)
def cut_off(_: Recorded, lines: Lines) -> Lines:
    return lines[: len(lines) // 2]


@forgery(only_as_it_is=True)
def end_left_out(_: Recorded, lines: Lines) -> Lines:
    return lines[:-1]


@forgery(only_as_it_is=True)
def goes_on_after_the_end(_: Recorded, lines: Lines) -> Lines:
    return [*lines, lines[-2]]


@forgery()
def another_winner(_: Recorded, lines: Lines) -> Lines:
    (winner,) = lines[-1]["result"]["winners"]
    lines[-1]["result"]["winners"] = [(winner + 1) % SEATS]
    return lines


@forgery()
def another_score(_: Recorded, lines: Lines) -> Lines:
    lines[-1]["result"]["scores"][0] += 1
    return lines


@forgery()
def another_secret(_: Recorded, lines: Lines) -> Lines:
    lines[-1]["secret"] = OTHER.hex()
    return lines


@forgery(only_as_it_is=True)
def secret_left_out(_: Recorded, lines: Lines) -> Lines:
    del lines[-1]["secret"]
    return lines


@forgery(only_as_it_is=True)
def another_last_link(_: Recorded, lines: Lines) -> Lines:
    lines[-1]["link"] = "00" * 32
    return lines


@forgery(only_as_it_is=True)
def last_link_left_out(_: Recorded, lines: Lines) -> Lines:
    del lines[-1]["link"]
    return lines


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_game_is_believed(name: str, tmp_path: Path) -> None:
    game = recorded(name)
    raw = written(game.lines)
    assert fault(game.game, raw, Kept()) == fault(game.game, raw, game.kept) == ""
    assert made_anew(game.lines) == raw
    assert len(game.kept.links) > 50
    save, kept = tmp_path / "game.jsonl", tmp_path / "kept.json"
    save.write_bytes(raw)
    kept.write_bytes(msgspec.json.encode(game.kept))
    result = backroom("verify", str(save), "--kept", str(kept))
    assert result.exit_code == 0, result.output
    assert f"{len(game.kept.links) + 1} links" in result.stdout
    assert "device of Bea" in result.stdout, "the void deal is told"
    alone = backroom("verify", str(save))
    assert alone.exit_code == 0 and "--kept" in alone.stdout


def test_there_are_enough_forgeries() -> None:
    assert len(FORGERIES) >= 29
    assert len(FORGERIES) - len(ONLY_AS_IT_IS) >= 29


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("forger", FORGERIES)
def test_a_forgery_is_found_by_anybody(name: str, forger: str) -> None:
    game = recorded(name)
    forged = FORGERIES[forger](game, copy.deepcopy(game.lines))
    raw = forged if isinstance(forged, bytes) else written(forged)
    assert raw != written(game.lines)
    assert fault(game.game, raw, Kept()) != ""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("forger", sorted(set(FORGERIES) - ONLY_AS_IT_IS))
def test_a_forgery_that_is_made_to_fit_is_found_by_a_device(name: str, forger: str) -> None:
    game = recorded(name)
    forged = FORGERIES[forger](game, copy.deepcopy(game.lines))
    assert not isinstance(forged, bytes)
    assert fault(game.game, made_anew(forged), game.kept) != ""


#: What is consistent once it is made to fit: nothing but what a device has kept shows it.
CONSISTENT = {
    "names_swapped",
    "name_changed",
    "names_left_out",
    "void_put_in",
    "void_left_out",
    "void_blamed_on_another",
    "commitment_left_out",
    "answer_put_in",
    "answers_in_another_order",
    "promise_put_in",
    "word_put_in",
    "promise_changed",
    "promise_left_out",
}


def loaded_dice(name: str, seals: list[str]) -> Recorded:
    """A server that rolls what it likes, and says from the first link on that the whole game goes
    on from another, of whose dice nothing is known. What it promises, seals and links, it keeps."""
    game = shelf.find(name)
    played = Save.decode(play(name, 1, OTHER))
    head = played.head
    head.commitment, head.voids = commitment(SECRET), []
    nonces = [*DEVICES, bot_nonce(SECRET, 2)]
    if not any(seals):
        nonces = [bot_nonce(SECRET, seat) for seat in range(SEATS)]
    head.nonces, head.seals = [nonce.hex() for nonce in nonces], seals
    head.origins = [Origin(len(played.records))]
    lines = [msgspec.json.encode(line) for line in (head, *played.records)]
    assert played.end is not None
    end = end_of(played.end.result, SECRET, lines)
    raw = b"".join(line + b"\n" for line in (*lines, msgspec.json.encode(end)))
    kept = Kept(0, head.commitment, DEVICES[0].hex(), seals, last=end.link)
    kept = kept if any(seals) else Kept(last=end.link)
    return Recorded(game, [json.loads(line) for line in raw.splitlines()], kept)


@pytest.mark.parametrize("name", GAMES)
def test_a_server_that_calls_the_game_a_fork_does_not_choose_the_dice(name: str) -> None:
    game = loaded_dice(name, [*(seal(nonce) for nonce in DEVICES), ""])
    for kept in (Kept(), game.kept):
        assert fault(game.game, written(game.lines), kept) == "save-no-fork"


@pytest.mark.parametrize("name", GAMES)
def test_a_server_that_calls_its_own_deal_void_does_not_choose_the_dice(name: str) -> None:
    """It has seen all nonces, takes another for a seat of its own, and calls void what it goes on
    with: then of the device's memory nothing but the links would count, which it has told so."""
    game = shelf.find(name)
    nonces = [DEVICES[0], b"the host's choice", bot_nonce(SECRET, 2)]
    options = msgspec.convert({"rounds": 8} if name == "bootleggers" else {}, game.options)
    bots = [hire("scripted", game, Random(1)) for _ in range(SEATS)]
    table = Match(game, options, bots, LiveChance(SECRET, nonces)).play()
    save = save_table(table, NAMES)
    save.head.voids = [Void(commitment(SECRET), [1])]
    raw = made_anew([json.loads(line) for line in save.encode().splitlines()])
    assert fault(game, raw, Kept()) != "", "a deal that is void is not played"
    seals = [*(seal(nonce) for nonce in DEVICES), ""]
    last = Save.decode(raw).end
    assert last is not None
    kept = Kept(0, commitment(SECRET), DEVICES[0].hex(), seals, last=last.link)
    assert fault(game, raw, kept) == "save-other-seals"


def test_dice_that_nobody_can_check_are_not_said_to_hold(tmp_path: Path) -> None:
    """No device had a part in them: all that can be done is to say so."""
    game = loaded_dice("bootleggers", [""] * SEATS)
    save = tmp_path / "game.jsonl"
    save.write_bytes(written(game.lines))
    rolls = sum(len(line.get("rolls", [])) for line in game.lines)
    told = backroom("verify", str(save))
    assert told.exit_code == 0, told.output
    assert f"{rolls} outcomes were not checked" in told.stdout
    assert f"all {rolls}" not in told.stdout


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("forger", sorted(CONSISTENT))
def test_without_a_device_some_of_them_can_not_be_found(name: str, forger: str) -> None:
    """What the documentation says: nobody is to think that a file alone proves these."""
    game = recorded(name)
    forged = FORGERIES[forger](game, copy.deepcopy(game.lines))
    assert not isinstance(forged, bytes)
    assert fault(game.game, made_anew(forged), Kept()) == ""


@pytest.mark.parametrize("name", GAMES)
def test_another_game_with_the_same_dice_is_found_by_a_device_alone(name: str) -> None:
    """The host plays it once more, with the same people, secret and nonces."""
    game = recorded(name)
    again = play(name, 2)
    assert fault(game.game, again, Kept()) == ""
    assert fault(game.game, again, game.kept) == "save-other-game"


@pytest.mark.parametrize("name", GAMES)
def test_another_game_with_another_secret_is_found_by_a_device_alone(name: str) -> None:
    game = recorded(name)
    again = play(name, 1, OTHER)
    assert fault(game.game, again, Kept()) == ""
    assert fault(game.game, again, game.kept) == "save-other-commitment"


def test_a_deal_that_is_said_to_be_void_when_it_was_played_is_found_by_the_links() -> None:
    """A device may have been away when the dice were dealt anew: but this one was told links."""
    game = recorded("bootleggers")
    save = Save.decode(play("bootleggers", 1, OTHER))
    save.head.voids = [Void(commitment(SECRET), [0])]
    forged = Save(save.head, save.records, save.end).encode()
    lines = [json.loads(line) for line in forged.splitlines()]
    raw = made_anew(lines)
    away = msgspec.structs.replace(game.kept, links=[], last="")
    assert fault(game.game, raw, away) == ""
    assert fault(game.game, raw, game.kept) == "save-other-game"


@pytest.mark.parametrize("name", GAMES)
def test_a_device_that_was_there_for_a_while_knows_that_much(name: str) -> None:
    game = recorded(name)
    half = len(game.kept.links) // 2
    some = msgspec.structs.replace(game.kept, links=game.kept.links[:half:7], last="")
    assert fault(game.game, written(game.lines), some) == ""
    forged = FORGERIES["names_swapped"](game, copy.deepcopy(game.lines))
    assert not isinstance(forged, bytes)
    assert fault(game.game, made_anew(forged), some) == "save-other-game"
    late = FORGERIES["promise_put_in"](game, copy.deepcopy(game.lines))
    assert not isinstance(late, bytes)
    assert fault(game.game, made_anew(late), some) == "", "it had left by then"


def test_links_in_another_order_are_no_proof() -> None:
    game = recorded("bootleggers")
    turned = msgspec.structs.replace(game.kept, links=game.kept.links[::-1])
    assert fault(game.game, written(game.lines), turned) == "save-other-game"


def test_what_is_not_what_a_device_keeps(tmp_path: Path) -> None:
    save, kept = tmp_path / "game.jsonl", tmp_path / "kept.json"
    save.write_bytes(written(recorded("bootleggers").lines))
    for raw in (b"", b"[]", b'{"links":7}', b"\xff"):
        kept.write_bytes(raw)
        result = backroom("verify", str(save), "--kept", str(kept))
        assert result.exit_code == 2 and "kept.json" in result.stderr
    result = backroom("verify", str(save), "--kept", str(tmp_path / "none.json"))
    assert result.exit_code == 2

"""Playing on from a finished game, and games from files: new dice, checked, and nothing kept."""

from __future__ import annotations

import json
import pickle
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.engine.fairness import verify_chain, verify_dice
from backroom.engine.save import Save, SaveError, done, end_of, load_table, resume_dice
from backroom.games import shelf
from backroom.server import wire
from backroom.server.back import files, forks, making
from backroom.store.moving import take
from backroom.store.sqlite import FILE
from tests.server.given import Json, Server, running, settings
from tests.web.films import NAMES, lay, recorded

SAVE = recorded("bootleggers", "short-3-chaotic")
CHICAGO = recorded("chicago", "default-2-scripted-chaotic-10")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("films")
    lay(folder, {"finished": SAVE, "chicago2": CHICAGO, "goeson": SAVE}, {"goeson": 60})
    return folder


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Server]:
    with running(settings(data, back_burst=1000)) as started:
        yield started


def refused(server: Server, path: str, **wanted: Any) -> str:
    answer = server.http.post(path, json=wanted)
    assert 400 <= answer.status_code < 500, answer.text
    key: str = answer.json()["refused"]["key"]
    return key


def forked(server: Server, table: str = "finished", **more: Any) -> Json:
    wanted = {"record": 60, "seat": 1, "name": "Zoe", **more}
    answer = server.http.post(f"/api/tables/{table}/fork", json=wanted)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


# --- forks ---------------------------------------------------------------------------------------


def test_a_fork_goes_on_from_the_move_with_other_dice(server: Server) -> None:
    one, two = forked(server), forked(server)
    assert one["commitment"] != two["commitment"], "new dice each time"
    player = server.player(one["table"], one["key"])
    welcome = player.until("welcome")
    assert (welcome["seat"], welcome["started"], welcome["forked"]) == (1, True, "finished")
    assert welcome["names"] == list(NAMES[:3]), "every seat keeps its name"
    assert welcome["forked_at"] == 60
    assert [seat["kind"] for seat in welcome["seats"]] == ["bot", "human", "bot"]
    player.until("log")
    history = server.http.post(
        f"/api/tables/{one['table']}/history", json={"key": one["key"]}
    ).json()
    begin = history["steps"][:10]
    first = server.http.post("/api/tables/finished/history", json={"eyes": 1}).json()
    assert [step["events"] for step in begin] == [step["events"] for step in first["steps"][:10]]


def test_what_can_be_forked_and_what_not(server: Server) -> None:
    path = "/api/tables/{}/fork"
    assert refused(server, path.format("goeson"), record=5, seat=0) == "refused-fork-not-over"
    finished, last = path.format("finished"), len(SAVE.records)
    assert refused(server, finished, record=last, seat=0) == "refused-no-such-move"
    assert refused(server, finished, record=last + 1, seat=0) == "refused-no-such-move"
    assert refused(server, finished, record=5, seat=3) == "refused-no-such-move"
    assert refused(server, finished, record=5, seat=0, bot="nobody") == "refused-no-such-bot"
    assert refused(server, path.format("nowhere"), record=5, seat=0) == "refused-no-such-table"


def made_fork(save: Save, record: int, seat: int = 0) -> forks.Forked:
    found = forks.source(pickle.dumps((save.encode(), record)))
    assert isinstance(found, forks.Source), found
    return forks.fork(found, wire.Fork(record, seat), "")


def played_on(new: forks.Forked, upto: int) -> Save:
    """The fork, played on by whoever does what does no harm; to its end, as all agree."""
    lines = [new.row.head, *new.records]
    save = Save.decode(b"\n".join(lines) + b"\n")
    game = shelf.find(save.head.game)
    table = load_table(game, save)
    resume_dice(table, save.head, new.row.secret)
    for _ in range(upto):
        ask = next(ask for ask in game.asks(table.state) if ask.waiting)
        action = ask.default or next(o.action for o in ask.options if not o.why_not)
        table.act(ask.seat, action)
        if table.state.over:
            break
    if not table.state.over:
        table.stop()
    rows = [msgspec.json.encode(done(record)) for record in table.records]
    assert rows[: len(new.records)] == new.records, "as it was"
    result = game.result(table.state)
    assert result is not None
    whole = [new.row.head, *rows]
    end = msgspec.json.encode(end_of(result, new.row.secret, whole))
    return Save.decode(b"\n".join([*whole, end]) + b"\n")


@pytest.mark.parametrize("save", [SAVE, CHICAGO], ids=["bootleggers", "chicago"])
def test_a_fork_and_a_fork_of_it_can_be_verified(save: Save) -> None:
    first = played_on(made_fork(save, 80), 120)
    secret = bytes.fromhex(first.end.secret if first.end else "")
    rolls = [roll for row in first.records[80:] for roll in row.rolls]
    assert rolls, "the new dice were thrown"
    verify_dice(first, secret)
    verify_chain(first, secret)
    files.check(first)
    second = played_on(made_fork(first, 120), 60)
    assert [origin.records for origin in second.head.origins] == [80, 120]
    files.check(second)
    shorter = played_on(made_fork(first, 50), 60)  # before the first one branched off
    assert [origin.records for origin in shorter.head.origins] == [50]
    files.check(shorter)


def test_dice_of_a_fork_that_were_not_rolled_are_found() -> None:
    first = played_on(made_fork(SAVE, 80), 120)
    secret = bytes.fromhex(first.end.secret if first.end else "")
    for origin in first.head.origins:
        origin.records += 40  # some of the new dice are passed off as old ones
    with pytest.raises(SaveError):
        verify_dice(first, secret)
    first.head.origins[0].records = 80
    verify_dice(first, secret)
    first.head.origins[0].secret = "00" * 32
    with pytest.raises(SaveError):
        verify_dice(first, secret)


def test_what_nobody_has_kept_is_drawn_anew() -> None:
    secrets = {made_fork(SAVE, 80).row.secret for _ in range(3)}
    assert len(secrets) == 3


# --- files ---------------------------------------------------------------------------------------


def look(server: Server, text: str, **more: Any) -> Json:
    answer = server.http.post("/api/saves/history", json={"save": text, **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_saved_file_is_shown_and_forked(server: Server) -> None:
    text = server.http.get("/api/tables/finished/save").text
    found = look(server, text, eyes="all")
    assert found["over"] and found["steps"][-1]["record"] == len(SAVE.records)
    assert look(server, text, eyes=2)["eyes"] == 2
    answer = server.http.post("/api/saves/fork", json={"save": text, "record": 40, "seat": 2})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    player = server.player(made["table"], made["key"])
    assert player.until("welcome")["forked"] == ""


def test_the_picture_of_the_board_comes_along(server: Server) -> None:
    text = server.http.get("/api/tables/chicago2/save").text
    assert "picture" in look(server, text)["drawing"]


def test_an_exported_table_is_shown(server: Server, data: Path) -> None:
    for table, is_over in (("finished", True), ("goeson", False)):
        raw = take(data, table)
        assert raw is not None
        found = look(server, raw.decode(), eyes="all")
        assert found["over"] == is_over and found["steps"]


def test_a_bad_file_is_refused_in_a_sentence(server: Server) -> None:
    text = server.http.get("/api/tables/finished/save").text
    path = "/api/saves/history"
    for bad in ("", "hello", "{}", "[" * 5000, '{"backroom_table":1}', '{"backroom":9}'):
        assert refused(server, path, save=bad).startswith("save-"), bad
    lines = text.splitlines()
    swapped = "\n".join([*lines[:30], lines[31], lines[30], *lines[32:]])
    assert refused(server, path, save=swapped).startswith("save-")
    roll = next(at for at, line in enumerate(lines[2:-1], 2) if '"rolls"' in line)
    head, _, tail = lines[roll].rpartition(",")
    value = int(tail.split("]")[0])
    lines[roll] = f"{head},{value - 1 if value else 1}]]}}"
    assert refused(server, path, save="\n".join(lines)).startswith("save-")
    unknown = text.replace('"bootleggers"', '"poker"', 1)
    assert refused(server, path, save=unknown) == "refused-no-such-game"
    assert refused(server, path, save="x" * (wire.SAVE + 1)) == "refused-unreadable"


def test_dice_and_chain_of_a_file_are_checked_beside_its_rules(server: Server) -> None:
    """Nothing that the rules could find."""
    first, *rest = server.http.get("/api/tables/finished/save").text.splitlines()
    head = json.loads(first)
    for wrong, key in (
        ({"nonces": [*head["nonces"][:-1], "00" * 16]}, "save-wrong-nonce"),
        ({"commitment": "00" * 32}, "save-wrong-secret"),
        ({"names": [*head["names"][:-1], "Somebody else"]}, "save-broken-chain"),
    ):
        text = "\n".join([json.dumps({**head, **wrong}), *rest]) + "\n"
        assert refused(server, "/api/saves/history", save=text) == key
        assert refused(server, "/api/saves/fork", save=text, record=40, seat=1) == key


def test_nothing_of_a_file_is_kept(server: Server, data: Path) -> None:
    text = server.http.get("/api/tables/finished/save").text

    def tables() -> int:
        with closing(sqlite3.connect(data / FILE)) as store:
            return int(store.execute("SELECT count(*) FROM tables").fetchone()[0])

    before = tables()
    look(server, text)
    assert tables() == before


# --- files that somebody has written on purpose --------------------------------------------------


def written(change: dict[str, Any], *more: tuple[int, str], end: bool = True) -> str:
    """The game with another head, and with lines put in before these; nobody tells its secret."""
    lines = [line.decode() for line in SAVE.lines()]
    lines[0] = json.dumps({**json.loads(lines[0]), **change})
    for at, line in sorted(more, reverse=True):
        lines.insert(at, line)
    if end and SAVE.end is not None:
        result = msgspec.json.encode(SAVE.end.result).decode()
        lines.append(f'{{"result":{result}}}')
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("names", [["A"], ["A"] * 9, ["A", "B"] * 500], ids=len)
def test_names_for_another_number_of_seats_are_refused(server: Server, names: list[str]) -> None:
    text = written({"names": names})
    assert refused(server, "/api/saves/history", save=text) == "save-unreadable"
    assert refused(server, "/api/saves/fork", save=text, record=40, seat=2) == "save-unreadable"


def test_names_in_a_file_are_as_tidy_as_at_a_table(server: Server) -> None:
    hostile = ["\u202eevil\x00\n" * 50, "Bea", "B\u0435a"]
    shown = look(server, written({"names": hostile}))["names"]
    assert shown == ["evil" * 5, "Bea", hostile[2]]
    fork = {"save": written({"names": hostile}), "record": 40, "seat": 0, "name": "Zoe"}
    made = server.http.post("/api/saves/fork", json=fork).json()
    names = server.player(made["table"], made["key"]).until("welcome")["names"]
    assert names[:2] == ["evil" * 5, "Bea"], "every seat keeps its name"
    assert names[2] not in ("", "Bea", hostile[2]), "nobody is taken for another"


def test_words_in_a_file_steer_no_screen() -> None:
    save = Save.decode(written({}).encode())
    offer = {
        "do": "make-offer",
        "to": [1],
        "words": "\u202eyes\x1b[2J",
        "promises": [{"text": "\n"}],
    }
    save.records[7].action = offer
    row = files.tidied(save).records[7]
    assert row.action == {**offer, "words": "yes[2J", "promises": [{"text": ""}]}
    assert json.loads(files.tidied(save).lines()[8])["action"] == row.action
    assert files.tidied(save).lines()[1:7] == save.lines()[1:7], "else it is as it was"


def test_more_forks_of_forks_than_there_are_is_no_head(server: Server) -> None:
    text = written({"origins": [{"records": n + 1} for n in range(1000)]})
    assert refused(server, "/api/saves/fork", save=text, record=40, seat=2) == "save-unreadable"


@pytest.mark.parametrize("depth", [600, 900, 50_000])
def test_what_lies_deeper_in_a_file_than_anything_is_no_game(server: Server, depth: int) -> None:
    """The rules look past what they do not know; whoever tidies its words looks at all of it."""
    save = Save.decode(written({}).encode())
    lines = [line.decode() for line in save.lines()]
    lines[40] = lines[40].replace('"do":', f'"x":{"[" * depth + "]" * depth},"do":', 1)
    text = "\n".join([*lines, msgspec.json.encode(save.end).decode()])
    for path in ("/api/saves/fork", "/api/saves/history"):
        more = {"record": 60, "seat": 1} if path.endswith("fork") else {}
        assert refused(server, path, save=text, **more) == "save-unreadable"


def undone(count: int) -> str:
    """The game in which somebody has changed his mind so often: a few bytes each time."""
    game = shelf.find(SAVE.head.game)
    for at in range(1, len(SAVE.records)):
        table = load_table(game, SAVE, at)
        row = SAVE.records[at]
        if row.rolls:
            continue
        table.act(row.seat, game.actions.convert(row.action))
        if table.may_undo(row.seat):
            line = msgspec.json.encode(row).decode()
            undo = f'{{"seat":{row.seat},"action":{{"do":"undo"}}}}'
            return written({}, *[(at + 1, f"{line}\n{undo}")] * count)
    raise AssertionError


def test_a_small_file_that_takes_very_much_to_tell_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def shown(text: str) -> Any:
        return files.show(pickle.dumps(wire.OpenSave(text, "all", True)))

    few, many = undone(0), undone(300)
    assert len(many) < 50_000
    monkeypatch.setattr(making, "MOST_TOLD", 1_500_000)
    assert isinstance(shown(few), bytes)
    assert shown(many).key == "refused-too-long"
    monkeypatch.setattr(making, "MOST_TOLD", 48 << 20)
    assert isinstance(shown(many), bytes)
    monkeypatch.setattr(files, "LONGEST", len(SAVE.records))
    assert isinstance(shown(few), bytes)
    assert shown(many).key == "refused-too-long"
    assert forks.source(pickle.dumps((many.encode(), 40))).key == "refused-too-long"  # type: ignore[union-attr]


def test_what_is_kept_of_each_fork_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = SAVE.encode()
    size = sum(map(len, SAVE.lines()[:61]))
    monkeypatch.setattr(forks, "MOST_FORKED", size)
    assert isinstance(forks.source(pickle.dumps((raw, 60))), forks.Source)
    found = forks.source(pickle.dumps((raw, 61)))
    assert not isinstance(found, forks.Source) and found.key == "refused-too-long"


def test_a_table_that_takes_very_much_to_tell_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = making.Wanted(SAVE.lines()[0], SAVE.lines()[1:], [""] * 3, "", "all", True)
    assert isinstance(making.make(pickle.dumps(wanted)), bytes)
    monkeypatch.setattr(making, "MOST_TOLD", 100_000)
    told = making.make(pickle.dumps(wanted))
    assert not isinstance(told, bytes) and told.key == "refused-too-long"

"""What people have of every release, opened by this one: nobody loses a game by an update.

tools/keep_release.py keeps it. If something here is red, the rules were changed for games that
have begun by older ones; CONTRIBUTING.md says what such a change has to do.
"""

from __future__ import annotations

import gzip
import tarfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tools.keep_release import (
    DATA,
    FIXTURES,
    GAMES,
    MANIFEST,
    ME,
    NOTE,
    PROFILE,
    TALK,
    WHISPER,
    Kept,
    Manifest,
    kinds_of,
    told_in,
)

from backroom import __version__
from backroom.engine.fairness import verify_chain, verify_dice
from backroom.engine.save import Save
from backroom.games import shelf
from backroom.server.telling.settings import Telling
from tests.cli.given import backroom
from tests.server.given import PATIENCE, Player, Server, running, settings

VERSIONS = sorted(file.parent.name for file in FIXTURES.glob(f"*/{MANIFEST}"))
#: So many further answers of people show that a table goes on.
FURTHER = 12


def manifest_of(version: str) -> Manifest:
    raw = (FIXTURES / version / MANIFEST).read_bytes()
    return msgspec.json.decode(raw, type=Manifest)


def test_this_version_or_one_before_it_is_kept() -> None:
    assert VERSIONS
    for version in VERSIONS:
        manifest = manifest_of(version)
        assert manifest.version == version
        assert _number(version) <= _number(__version__)
        assert {(kept.game, kept.status) for kept in manifest.tables} == {
            (game, status)
            for game in shelf.GAMES
            for status in ("waiting", "playing", "mail", "over")
        }
        files = [file for file in (FIXTURES / version).rglob("*") if file.is_file()]
        assert sum(file.stat().st_size for file in files) < 2_000_000


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


KEPT_GAMES = [(version, name) for version in VERSIONS for name in manifest_of(version).games]


@pytest.mark.parametrize(("version", "name"), KEPT_GAMES)
def test_a_game_is_the_same_game(version: str, name: str, tmp_path: Path) -> None:
    raw = gzip.decompress((FIXTURES / version / GAMES / name).read_bytes())
    save = Save.decode(raw)
    assert save.end is not None and save.read[0] == raw.split(b"\n", 1)[0]
    assert told_in(save) == manifest_of(version).games[name], "other things were told"
    secret = bytes.fromhex(save.end.secret)
    verify_dice(save, secret)
    verify_chain(save, secret)
    if "served" in name:  # the commands open it, too
        file = tmp_path / "game.jsonl"
        file.write_bytes(raw)
        for command in ("verify", "replay"):
            result = backroom(command, str(file))
            assert result.exit_code == 0, result.output


@pytest.fixture(scope="module", params=VERSIONS)
def opened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Manifest]]:
    """A server of today on a folder of that version."""
    place = tmp_path_factory.mktemp("kept")
    with tarfile.open(FIXTURES / request.param / DATA) as archive:
        archive.extractall(place, filter="data")
    nobody_is_told = Telling(wait=86_400.0)
    with running(settings(place / "data", telling=nobody_is_told)) as server:
        yield server, manifest_of(request.param)


def tables(manifest: Manifest, status: str) -> list[Kept]:
    return [kept for kept in manifest.tables if kept.status == status]


def come_back(server: Server, kept: Kept) -> list[Player]:
    """Everybody, each of whom is told what was told before, and perhaps more."""
    players = [server.player(kept.id, seat.key) for seat in kept.seats]
    for seat, player in zip(kept.seats, players, strict=True):
        while len(player.log) < seat.told:
            player.hear()
        kinds = [event["event"] for event in player.log]
        assert kinds_of(kinds[: seat.told]) == seat.kinds
        player.settle(0.05)
    return players


def test_a_table_in_play_goes_on(opened: tuple[Server, Manifest]) -> None:
    server, manifest = opened
    for kept in tables(manifest, "playing"):
        players = come_back(server, kept)
        go_on(players)
        assert TALK in said(players[1], "chat"), "the talk is there"
        assert WHISPER in said(players[1], "room") and WHISPER in said(players[0], "room")
        for player in players:
            player.close()


def said(player: Player, where: str) -> list[str]:
    told = [message[where]["lines"] for message in player.messages if where in message]
    return [line["text"] for lines in told for line in lines]


def test_what_people_have_left_there_is_there(opened: tuple[Server, Manifest]) -> None:
    """Notes, profiles, how they are reached."""
    server, manifest = opened
    playing = tables(manifest, "playing")
    for kept in playing:
        key = {"key": kept.seats[0].key}
        notes = server.http.post(f"/api/tables/{kept.id}/notes", json=key).json()
        assert (notes["text"], notes["marks"]) == (NOTE, [{"line": 1, "word": "Here."}])
        (way,) = server.http.post(f"/api/tables/{kept.id}/reach", json=key).json()["ways"]
        assert way["kind"] == "ntfy"
    me = server.http.post("/api/me/look", json={"me": ME}).json()
    assert PROFILE.items() <= me["profile"].items()
    assert {seat["table"] for seat in me["tables"]} == {kept.id for kept in playing}


def test_a_table_by_mail_is_as_it_was_left(opened: tuple[Server, Manifest]) -> None:
    """Perhaps years later: then its time is up, and bots have played on."""
    server, manifest = opened
    for kept in tables(manifest, "mail"):
        players = come_back(server, kept)
        info = server.http.get(f"/api/tables/{kept.id}").json()
        assert info["public"] and info["tempo"]["time"]["kind"] == "mail"
        assert TALK in said(players[0], "chat")
        for player in players:
            player.close()


def go_on(players: list[Player]) -> None:
    answered = looked = 0
    while answered < FURTHER and not players[0].view["result"]:
        for player in players:
            player.settle(0.02)
            if player.waiting():
                player.answer()
                answered += 1
        looked += 1
        assert looked < 50 * PATIENCE, "nobody is asked anything"


def test_a_table_that_waits_begins(opened: tuple[Server, Manifest]) -> None:
    server, manifest = opened
    for kept in tables(manifest, "waiting"):
        host, guest = kept.seats
        assert not server.http.get(f"/api/tables/{kept.id}").json()["started"]
        sat = server.sit(kept.id, guest.key, name="P1")
        body = {"key": host.key, "nonce": host.nonce, "commitment": sat["commitment"]}
        server.http.post(f"/api/tables/{kept.id}/open", json=body).raise_for_status()
        players = [server.player(kept.id, seat.key) for seat in kept.seats]
        for player in players:
            player.until("log")
        go_on(players)
        for player in players:
            player.close()


def test_a_table_that_is_over_can_be_looked_at_and_checked(opened: tuple[Server, Manifest]) -> None:
    server, manifest = opened
    for kept in tables(manifest, "over"):
        players = come_back(server, kept)
        end = next(message["end"] for message in players[0].messages if "end" in message)
        save = Save.decode(server.http.get(f"/api/tables/{kept.id}/save").content)
        assert save.end is not None and save.end.secret == end["secret"]
        assert verify_chain(save, bytes.fromhex(end["secret"]))[-1] == end["link"]
        assert players[0].view["result"]["scores"] == list(save.end.result.scores)
        for player in players:
            player.close()

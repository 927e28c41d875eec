"""Keep what people have of a release, for all later ones to open: python -m tools.keep_release

Into tests/fixtures/VERSION: recorded games and saves, each with what every seat was told (games/),
and the data folder of a server (data.tar.gz) with a table that waits, one in play, one by mail and
one that is over, of each game, with all that people leave there: talk, words for one alone, offers,
notes, how they are reached, a profile, a report, a code for the television. manifest.json says what
is in it, and who sits where. All of them are opened by
tests/server/test_kept_versions.py. A version that was released is never kept anew (``--anew`` is
for one that was not yet).
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import shutil
import tarfile
import tempfile
import threading
from pathlib import Path
from random import Random

import msgspec
from tests.server.given import Json, Player, Server, answers, over, running, settings

from backroom import __version__
from backroom.arena.play import play
from backroom.engine.event import Event
from backroom.engine.save import AnyGame, Save, load_table, save_table
from backroom.games import shelf

ROOT = Path(__file__).parent.parent
FIXTURES = ROOT / "tests" / "fixtures"
MANIFEST, DATA, GAMES = "manifest.json", "data.tar.gz", "games"

#: Recorded games between bots: who plays.
_COMPANIES = (("scripted",), ("scripted", "chaotic"))
#: A game that takes longer is played again with other dice: fixtures are to be small.
_MOST_RECORDS = 3000
#: So many answers of people at a table that is left in play.
_MOVES = 50
#: What people leave at a table that is left in play, beside their game.
TALK, WHISPER, NOTE = "Good evening.", "Between us.", "He bluffs."
#: The profile of whoever sits on seat 0 of each table that is left in play.
ME = "kept-with-the-release-"
PROFILE: Json = {"name": "P0", "colour": 3, "lang": "fr", "zone": "Europe/Rome", "addresses": []}


class Seat(msgspec.Struct):
    """A person's: the key, how many events were told, and which kinds they were."""

    seat: int
    key: str
    nonce: str = ""
    told: int = 0
    kinds: str = ""


class Kept(msgspec.Struct):
    """A table in the data folder."""

    id: str
    game: str
    status: str
    seats: list[Seat]


class Manifest(msgspec.Struct):
    version: str
    #: The games by file: what each seat and an onlooker (last) were told.
    games: dict[str, list[str]]
    tables: list[Kept]


# --- what was told -------------------------------------------------------------------------------


def kinds_of(names: list[str]) -> str:
    """Which kinds of event were told, in order: a new field in one changes nothing here."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()


def told_in(save: Save) -> list[str]:
    """What each seat, and then an onlooker, was told in a game."""
    table = load_table(shelf.find(save.head.game), save)
    return [
        kinds_of([_kind(event) for event in table.story(seat)])
        for seat in (*range(table.seats), None)
    ]


def _kind(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


# --- recorded games ------------------------------------------------------------------------------


def record(game: AnyGame, folder: Path) -> None:
    """With each number of seats, options going round."""
    presets = [game.options(), *game.presets.values()]
    for at, seats in enumerate(game.players):
        company = _COMPANIES[at % len(_COMPANIES)]
        bots = [company[seat % len(company)] for seat in range(seats)]
        options = presets[at % len(presets)]
        for seed in range(100):
            table = play(game, options, bots, seed)
            if len(table.records) <= _MOST_RECORDS:
                names = [f"P{seat}" for seat in range(seats)]
                write(folder / f"{game.name}-{seats}.jsonl.gz", save_table(table, names).encode())
                break


def write(file: Path, raw: bytes) -> None:
    file.write_bytes(gzip.compress(raw, mtime=0))


# --- a data folder -------------------------------------------------------------------------------


#: How long people may take.
_NO_CLOCK: Json = {"kind": "none"}
_BY_MAIL: Json = {"kind": "mail", "seconds": 14 * 86_400, "bank": 0}


def people(
    server: Server, game: AnyGame, time: Json = _NO_CLOCK, public: bool = False
) -> tuple[Json, list[Seat]]:
    """A table of two people, and bots as many as are needed."""
    bots: list[Json] = [{"kind": "bot", "bot": "scripted"}] * max(1, game.players[0] - 2)
    seats: list[Json] = [{"kind": "human"}, {"kind": "human"}, *bots]
    tempo = {"window": 0, "pace": "off", "time": time}
    private = {"mode": "private", "after": True}
    made = server.make(seats, game=game.name, tempo=tempo, talk=private, public=public)
    keys = [made["key"], *(invite["key"] for invite in made["invites"])]
    return made, [Seat(seat, key) for seat, key in enumerate(keys)]


def sit(server: Server, made: Json, seat: Seat) -> None:
    """With a share in the dice."""
    nonce = os.urandom(16)
    seat.nonce = nonce.hex()
    sealed = {"seal": hashlib.sha256(nonce).hexdigest(), "commitment": made["commitment"]}
    server.sit(made["table"], seat.key, name=f"P{seat.seat}", **sealed)


def open_nonce(server: Server, table: str, commitment: str, seat: Seat) -> None:
    body = {"key": seat.key, "nonce": seat.nonce, "commitment": commitment}
    server.http.post(f"/api/tables/{table}/open", json=body).raise_for_status()


def begin(
    server: Server, game: AnyGame, time: Json = _NO_CLOCK, public: bool = False
) -> tuple[str, list[Seat]]:
    made, seats = people(server, game, time, public)
    for seat in seats:
        sit(server, made, seat)
    for seat in seats:
        open_nonce(server, made["table"], made["commitment"], seat)
    return made["table"], seats


def waiting_table(server: Server, game: AnyGame) -> Kept:
    """The host sits; the other has yet to come."""
    made, seats = people(server, game)
    sit(server, made, seats[0])
    return Kept(made["table"], game.name, "waiting", seats)


def table_in_play(server: Server, game: AnyGame, moves: int | None) -> Kept:
    """Talked at, dealt at, and left after so many answers (None: played to the end)."""
    table, seats = begin(server, game)
    players = [server.player(table, seat.key) for seat in seats]
    for player in players:
        player.until("log")
    done(players[0], chat=TALK)
    done(players[0], chat=WHISPER, to=[1])
    players[0].act({"do": "offer", "to": [1], "words": "A gift?"})
    if moves is None:
        _play_to_the_end(players)
    else:
        leave_more(server, table, seats[0])
        _play_on(players, moves)
    return left(Kept(table, game.name, "playing" if moves else "over", seats), players)


def table_by_mail(server: Server, game: AnyGame) -> Kept:
    """For everybody, with days for a turn, and nights at one's own place; the one has reported the
    other."""
    table, seats = begin(server, game, _BY_MAIL, public=True)
    players = [server.player(table, seat.key) for seat in seats]
    for player in players:
        player.until("log")
    done(players[0], calendar={"zone": "Europe/Rome", "free_weekends": True})
    done(players[1], chat=TALK)
    done(players[0], report=1, why="spam")
    _play_on(players, _MOVES // 5)
    return left(Kept(table, game.name, "mail", seats), players)


def done(player: Player, **said: object) -> None:
    player.say({"id": 9001, **said})
    while player.hear().get("done") != 9001:
        pass


def leave_more(server: Server, table: str, seat: Seat) -> None:
    """Notes, a profile, how one is reached, a code."""
    key = {"key": seat.key}
    own = hashlib.sha256(f"own {table}".encode()).hexdigest()
    marked = {**key, "line": 1, "mark": {"line": 1, "word": "Here."}}
    reached = "https://ntfy.sh/kept-with-the-release"
    for path, body in (
        (f"/api/tables/{table}/notes/write", {**key, "text": NOTE, "version": 0}),
        (f"/api/tables/{table}/notes/mark", marked),
        ("/api/me", {"me": ME, "profile": PROFILE}),
        (f"/api/me/seats/{table}", {**key, "me": ME, "own": own}),
        (f"/api/tables/{table}/reach/add", {**key, "kind": "ntfy", "address": reached}),
        (f"/api/tables/{table}/code", {**key, "wish": "make"}),
    ):
        server.http.post(path, json=body).raise_for_status()


def left(kept: Kept, players: list[Player]) -> Kept:
    """All get up; what each was told."""
    seats = kept.seats
    for seat, player in zip(seats, players, strict=True):
        player.settle(1.0)
        seat.told = len(player.log)
        seat.kinds = kinds_of([event["event"] for event in player.log])
        player.close()
    return kept


def _play_on(players: list[Player], moves: int) -> None:
    """So many answers in all, one after the other."""
    rng, patience = Random(1), 100 * moves
    while moves > 0 and patience > 0:
        for player in players:
            player.settle(0.02)
            patience -= 1
            if player.waiting():
                ask = player.waiting()[0]
                player.act(rng.choice(answers(ask)), ask["id"])
                moves -= 1


def _play_to_the_end(players: list[Player]) -> None:
    evenings = [
        threading.Thread(target=player.play, args=(Random(at), over), daemon=True)
        for at, player in enumerate(players)
    ]
    for evening in evenings:
        evening.start()
    for evening in evenings:
        evening.join(600)


def keep_data(folder: Path, games: Path) -> list[Kept]:
    """A server's folder, as it is when the server has stopped; saves of what is over."""
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        data.mkdir(mode=0o700)
        tables: list[Kept] = []
        with running(settings(data)) as server:
            for game in shelf.GAMES.values():
                tables.append(waiting_table(server, game))
                tables.append(table_in_play(server, game, _MOVES))
                tables.append(table_by_mail(server, game))
                tables.append(table_in_play(server, game, None))
                save = server.http.get(f"/api/tables/{tables[-1].id}/save").content
                write(games / f"{game.name}-served.jsonl.gz", save)
        with tarfile.open(folder / DATA, "w:gz", compresslevel=9) as archive:
            archive.add(data, "data")
    return tables


def keep(folder: Path) -> None:
    games = folder / GAMES
    games.mkdir(parents=True)
    for game in shelf.GAMES.values():
        record(game, games)
    tables = keep_data(folder, games)
    told = {
        file.name: told_in(Save.decode(gzip.decompress(file.read_bytes())))
        for file in sorted(games.iterdir())
    }
    written = msgspec.json.encode(Manifest(__version__, told, tables))
    (folder / MANIFEST).write_bytes(msgspec.json.format(written, indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--anew", action="store_true", help="this version was not released yet")
    parser.add_argument("--into", type=Path, default=FIXTURES, help="another folder")
    plan = parser.parse_args()
    folder = plan.into / __version__
    if folder.exists():
        if not plan.anew:
            parser.error(f"{folder} is there already")
        shutil.rmtree(folder)
    keep(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size // 1024} kB")


if __name__ == "__main__":
    main()

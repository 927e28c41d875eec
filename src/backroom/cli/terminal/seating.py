"""Sitting down: a new table or one that was left, who sits where, and the dice they trust."""

from __future__ import annotations

import getpass
import hashlib
import os
import secrets
from pathlib import Path
from typing import NamedTuple

import msgspec

from backroom.bots import roster
from backroom.bots.bot import Bot
from backroom.cli.shared.asked_for import options_asked_for
from backroom.cli.shared.opening import find_game, open_save, set_table, wrong_line
from backroom.cli.shared.words import clean, complain
from backroom.cli.terminal.keeping import Keeper, Private, new_file, private_file
from backroom.company.names import free_names
from backroom.company.thinking import hire
from backroom.engine.chance import NONCE, LiveChance, bot_nonces, commitment
from backroom.engine.save import AnyGame, AnyTable, SaveError, head_of, load_options, resume_dice
from backroom.engine.table import Table
from backroom.text.lookup import Text

#: As many as sit down when nobody says otherwise, if the game allows it.
_SEATS = 4
#: Names longer than this break every table.
_LONGEST = 16


class Wish(NamedTuple):
    """What the player has asked for on the command line."""

    game: str
    seats: int | None = None
    seed: str | None = None
    bots: str = ""
    options: tuple[str, ...] = ()
    preset: str | None = None
    board: Path | None = None
    save: Path | None = None


class Laid(NamedTuple):
    """A table as it was wished for, before anybody sits down."""

    game: AnyGame
    seats: int
    hired: list[str]
    options: msgspec.Struct


class Seated(NamedTuple):
    """A table with everybody at it."""

    game: AnyGame
    table: AnyTable
    names: list[str]
    me: int
    bots: dict[int, Bot]
    secret: bytes
    keeper: Keeper


def lay(text: Text, wish: Wish) -> Laid:
    """What was wished for, if it can be had."""
    game = find_game(text, wish.game)
    seats = _seats(text, game, wish.seats)
    return Laid(game, seats, _hired(text, game, wish.bots, seats), _options(text, game, wish))


def sit_down(text: Text, wish: Wish, laid: Laid, name: str) -> Seated:
    """A new table. The same seed lays out the same game."""
    game, seats, hired, options = laid
    me = 0
    chance = _dice(wish.seed, seats, me)
    table: AnyTable = Table(game, options, seats, chance)
    names = [name, *free_names([name], seats - 1)]
    keeper = Keeper(wish.save or new_file(game.name))
    private = Private(chance.secret.hex(), me, hired)
    try:
        keeper.begin(head_of(table, names), private)
        keeper.add(table.records[0])
    except OSError as error:
        if isinstance(error, FileExistsError) and keeper.file.exists():
            complain(text, "term-file-exists", file=str(keeper.file))
        detail = error.strerror or str(error)
        complain(text, "cli-cannot-write", file=str(keeper.file), detail=detail)
    return Seated(game, table, names, me, _bots(game, hired, me), chance.secret, keeper)


def take_up(text: Text, file: Path) -> Seated:
    """A table that was left: its records, then the dice from where they were."""
    save = open_save(text, file)
    game = find_game(text, save.head.game)
    table = set_table(text, file, game, save, None)
    keeper = Keeper(file)
    if save.end is not None:
        secret = save.end.secret
        return Seated(game, table, save.head.names, 0, {}, bytes.fromhex(secret), keeper)
    try:
        private = keeper.go_on()
        secret_bytes = bytes.fromhex(private.secret)
        bots = _bots(game, private.bots, private.me)
    except (OSError, ValueError, msgspec.DecodeError, roster.NoSuchBot):
        complain(text, "term-no-secret", file=str(private_file(file)))
    if commitment(secret_bytes) != save.head.commitment or len(bots) != table.seats - 1:
        complain(text, "term-no-secret", file=str(private_file(file)))
    try:
        resume_dice(table, save.head, secret_bytes)
    except SaveError as error:
        wrong_line(text, file, error)
    return Seated(game, table, save.head.names, private.me, bots, secret_bytes, keeper)


def usual_name(text: Text) -> str:
    """What to call a player who does not say."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    return tidy(name.capitalize()) if name not in ("", "root") else text.say("term-you")


def tidy(name: str) -> str:
    return clean(name).strip()[:_LONGEST]


# --- what was asked for --------------------------------------------------------------------------


def _seats(text: Text, game: AnyGame, wanted: int | None) -> int:
    least, most = game.players[0], game.players[-1]
    if wanted is None:
        return min(max(_SEATS, least), most)
    if not least <= wanted <= most:
        complain(text, "term-seats", number=wanted, least=least, most=most)
    return wanted


def _hired(text: Text, game: AnyGame, wanted: str, seats: int) -> list[str]:
    """The bots, by seat; fewer names than seats go round."""
    known = roster.names(game)
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    if not names:
        names = [roster.usual(game)]
    for name in names:
        if name not in known:
            complain(text, "cli-no-such-bot", name=name, names=", ".join(known))
    return [names[at % len(names)] for at in range(seats - 1)]


def _bots(game: AnyGame, hired: list[str], me: int) -> dict[int, Bot]:
    seats = [seat for seat in range(len(hired) + 1) if seat != me]
    return {seat: hire(name, game) for seat, name in zip(seats, hired, strict=True)}


def _options(text: Text, game: AnyGame, wish: Wish) -> msgspec.Struct:
    chosen = options_asked_for(text, game, list(wish.options), wish.preset, wish.board)
    options: msgspec.Struct = load_options(game, chosen)
    return options


def _dice(seed: str | None, seats: int, me: int) -> LiveChance:
    """The secret is settled first, then the player's own nonce; bots' come from the secret."""
    if seed is None:
        secret, own = os.urandom(32), secrets.token_bytes(NONCE)
    else:
        secret = hashlib.sha256(f"backroom terminal {seed}".encode()).digest()
        own = hashlib.sha256(f"backroom player {seed}".encode()).digest()[:NONCE]
    nonces = bot_nonces(secret, seats)
    nonces[me] = own
    return LiveChance(secret, nonces)

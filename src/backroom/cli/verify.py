"""``backroom verify``: was a saved game played by the rules, with the dice it was promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from backroom.cli.shared.exit_codes import FAILED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game, open_save, wrong_line
from backroom.cli.shared.show import open_console, show_line
from backroom.cli.shared.words import complain, words
from backroom.engine.fairness import (
    Kept,
    unchecked,
    verify_chain,
    verify_dice,
    verify_kept,
    verify_links,
)
from backroom.engine.save import AnyGame, Save, SaveError, load_table
from backroom.extras import by_game
from backroom.text.lookup import Text

#: SHA-256, in hex.
_COMMITMENT = 64


def verify(
    file: Annotated[Path, typer.Argument(help=help_text("file"))],
    promised: Annotated[
        str | None, typer.Option("--commitment", help=help_text("verify-commitment"))
    ] = None,
    beside: Annotated[Path | None, typer.Option("--kept", help=help_text("verify-kept"))] = None,
    given: Annotated[str | None, typer.Option("--secret", help=help_text("verify-secret"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    if promised is not None and len(_bytes(text, "--commitment", promised)) * 2 != _COMMITMENT:
        complain(text, "cli-commitment-length", most=_COMMITMENT)
    save = open_save(text, file)
    kept = _kept(text, beside, promised)
    game = find_game(text, save.head.game)
    text = words(lang, game=game)
    secret = _secret(text, save, given)
    console = open_console(plain=True)
    try:
        over = check_rules(game, save)
        whole = save.end is not None
        said = "cli-verify-rules" if whole else "cli-verify-so-far"
        _say(console, text, said, count=len(save.records))
        check_dice(save, kept, secret)
    except SaveError as error:
        wrong_line(text, file, error, FAILED)
    _tell_dice(console, text, save, kept, secret)
    if not whole:
        wrong_line(text, file, _lacking(save, over), FAILED)
    _say(console, text, "cli-verify-cannot")


def _kept(text: Text, file: Path | None, promised: str | None) -> Kept:
    """What the player's device has kept, as it hands it out, and what was copied by hand."""
    kept = Kept()
    if file is not None:
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except OSError as error:
            complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            complain(text, "cli-not-kept", file=str(file))
    return kept if promised is None else msgspec.structs.replace(kept, commitment=promised)


def _lacking(save: Save, over: bool) -> SaveError:
    """Why a file without a result is not the whole game."""
    if save.cut_off:
        return SaveError(save.cut_off, "cli-cut-off")
    last = len(save.records) + 1
    if over:
        return SaveError(last + 1, "cli-verify-no-end")
    return SaveError(last, "cli-verify-not-over")


def _bytes(text: Text, option: str, digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        complain(text, "cli-not-hex", name=option)


def _secret(text: Text, save: Save, given: str | None) -> bytes | None:
    """The secret behind the dice: as given, else as it stands at the end of the file."""
    if given is not None:
        return _bytes(text, "--secret", given)
    if save.end is None or not save.end.secret:
        return None
    return _bytes(text, "secret", save.end.secret)


def check_rules(game: AnyGame, save: Save) -> bool:
    """Every record follows from the one before, and the result from the last. Is it over?"""
    result = game.result(load_table(game, save).state)
    if save.end is not None and save.end.result != result:
        raise SaveError(len(save.records) + 2, "cli-wrong-result")
    return result is not None


def check_dice(save: Save, kept: Kept, secret: bytes | None) -> None:
    """The dice are honest, and it is the game that was played, as far as can be told."""
    verify_kept(save, kept)
    if secret is not None:
        verify_dice(save, secret)
        verify_chain(save, secret)
        verify_links(save, secret, kept)
    elif save.end is not None and save.head.commitment:
        raise SaveError(len(save.records) + 2, "cli-secret-withheld")


def _tell_dice(console: Console, text: Text, save: Save, kept: Kept, secret: bytes | None) -> None:
    """What has been shown about the dice, and what has not."""
    if secret is None:
        _say(console, text, "cli-verify-no-secret")
        return
    rolls, unknown = sum(len(record.rolls) for record in save.records), unchecked(save)
    if rolls > unknown:
        _say(console, text, "cli-verify-dice", count=rolls - unknown)
    if unknown:
        _say(console, text, "cli-verify-unchecked", count=unknown)
    guide = by_game.guided(save.head.game)
    if guide is not None and bytes.fromhex(guide.secret) == secret:
        _say(console, text, "cli-verify-guided")
    if not save.head.commitment:
        _say(console, text, "cli-verify-no-commitment")
    elif kept.commitment.lower() != save.head.commitment.lower():
        _say(console, text, "cli-verify-own-commitment", text=save.head.commitment)
    else:
        _say(console, text, "cli-verify-commitment")
    for seat, (nonce, seal) in enumerate(zip(save.head.nonces, save.head.seals, strict=True)):
        key = "cli-verify-nonce" if seal else "cli-verify-no-nonce"
        _say(console, text, key, name=_name(text, save, seat), text=nonce)
    for void in save.head.voids:
        names = ", ".join(_name(text, save, seat) for seat in void.seats)
        _say(console, text, "cli-verify-void", names=names, text=void.commitment)
    if save.end is not None:
        _say(console, text, "cli-verify-chain", count=len(save.records))
    told = len(kept.links) + bool(kept.last)
    _say(console, text, "cli-verify-links" if told else "cli-verify-no-links", count=told)


def _name(text: Text, save: Save, seat: int) -> str:
    return save.head.names[seat] if seat < len(save.head.names) else text.name(seat)


def _say(console: Console, words_: Text, key: str, /, **args: int | str) -> None:
    show_line(console, words_.say(key, dict(args)))

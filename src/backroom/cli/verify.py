"""``backroom verify``: was a saved game played by the rules, with the dice it was promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from backroom.cli.shared.exit_codes import FAILED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game, open_save, wrong_line
from backroom.cli.shared.show import open_console, show_line
from backroom.cli.shared.words import complain, words
from backroom.engine.save import AnyGame, Save, SaveError, load_table, verify_rolls
from backroom.text.lookup import Text

#: SHA-256, in hex.
_COMMITMENT = 64


def verify(
    file: Annotated[Path, typer.Argument(help=help_text("file"))],
    kept: Annotated[
        str | None, typer.Option("--commitment", help=help_text("verify-commitment"))
    ] = None,
    given: Annotated[str | None, typer.Option("--secret", help=help_text("verify-secret"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    if kept is not None and len(_bytes(text, "--commitment", kept)) * 2 != _COMMITMENT:
        complain(text, "cli-commitment-length", most=_COMMITMENT)
    save = open_save(text, file)
    game = find_game(text, save.head.game)
    text = words(lang, game=game)
    secret = _secret(text, save, given)
    console = open_console(plain=True)
    try:
        over = check_rules(game, save)
        whole = save.end is not None
        said = "cli-verify-rules" if whole else "cli-verify-so-far"
        _say(console, text, said, count=len(save.records))
        if kept is not None:
            check_commitment(save, kept, secret)
        if secret is not None:
            check_dice(save, secret)
    except SaveError as error:
        wrong_line(text, file, error, FAILED)
    _tell_dice(console, text, save, kept, secret)
    if not whole:
        wrong_line(text, file, _lacking(save, over), FAILED)
    _say(console, text, "cli-verify-cannot")


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


def check_commitment(save: Save, kept: str, secret: bytes | None) -> None:
    """The file was made for the commitment that the player has kept."""
    if save.head.commitment.lower() != kept.lower():
        raise SaveError(1, "cli-other-commitment")
    if save.end is not None and secret is None:
        raise SaveError(len(save.records) + 2, "cli-secret-withheld")


def check_dice(save: Save, secret: bytes) -> None:
    """Every roll is the one that the secret and the nonces give."""
    try:
        verify_rolls(save, secret)
    except OverflowError:  # a nonce of more bytes than its length can say
        raise SaveError(1, "save-unreadable", "nonces") from None


def _tell_dice(
    console: Console, text: Text, save: Save, kept: str | None, secret: bytes | None
) -> None:
    """What has been shown about the dice, and what has not."""
    if secret is None:
        _say(console, text, "cli-verify-no-secret")
        return
    rolls = sum(len(record.rolls) for record in save.records)
    _say(console, text, "cli-verify-dice", count=rolls)
    if not save.head.commitment:
        _say(console, text, "cli-verify-no-commitment")
    elif kept is None:
        _say(console, text, "cli-verify-own-commitment", text=save.head.commitment)
    else:
        _say(console, text, "cli-verify-commitment")
    for seat, nonce in enumerate(save.head.nonces):
        name = text.name(seat) if seat >= len(save.head.names) else save.head.names[seat]
        key = "cli-verify-nonce" if nonce else "cli-verify-no-nonce"
        _say(console, text, key, name=name, text=nonce)


def _say(console: Console, words_: Text, key: str, /, **args: int | str) -> None:
    show_line(console, words_.say(key, dict(args)))

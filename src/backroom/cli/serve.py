"""``backroom serve``: tables for people, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.host_telling import Post
from backroom.cli.shared.hosting import Wish, be_host
from backroom.cli.shared.words import words


def serve(
    host: Annotated[str, typer.Option("--host", help=help_text("serve-host"))] = "127.0.0.1",
    room: Annotated[bool, typer.Option("--room", help=help_text("serve-room"))] = False,
    share: Annotated[bool, typer.Option("--share", help=help_text("serve-share"))] = False,
    share_by: Annotated[str, typer.Option("--share-by", help=help_text("serve-share-by"))] = "",
    port: Annotated[int | None, typer.Option("--port", help=help_text("serve-port"))] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=help_text("serve-name"))] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help=help_text("serve-proxy"))
    ] = None,
    address: Annotated[str, typer.Option("--address", help=help_text("serve-address"))] = "",
    mail: Annotated[str, typer.Option("--mail", help=help_text("serve-mail"))] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", help=help_text("serve-mail-from"))] = "",
    telegram: Annotated[str, typer.Option("--telegram", help=help_text("serve-telegram"))] = "",
    push: Annotated[list[str] | None, typer.Option("--push", help=help_text("serve-push"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", help=help_text("limit"))] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help=help_text("log-json"))] = False,
    open: Annotated[bool, typer.Option("--open", help=help_text("serve-open"))] = False,
    accept_loss: Annotated[
        bool, typer.Option("--accept-loss", help=help_text("serve-accept-loss"))
    ] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    limits = tuple(limit or ())
    known = (tuple(name or ()), tuple(proxy or ()))
    post = Post(address, mail, mail_from, telegram, tuple(push or ()))
    wish = Wish(
        host, room, share, share_by, port, data, limits, log_json, open, accept_loss, *known, post
    )
    be_host(words(lang), wish)

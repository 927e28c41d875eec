"""``backroom play``: an evening at this computer. The browser opens; who is wanted gets in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.hosting import Wish, be_host
from backroom.cli.shared.words import words


def play(
    room: Annotated[bool, typer.Option("--room", help=help_text("serve-room"))] = False,
    share: Annotated[bool, typer.Option("--share", help=help_text("serve-share"))] = False,
    share_by: Annotated[str, typer.Option("--share-by", help=help_text("serve-share-by"))] = "",
    port: Annotated[int | None, typer.Option("--port", help=help_text("serve-port"))] = None,
    data: Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", help=help_text("limit"))] = None,
    closed: Annotated[bool, typer.Option("--no-browser", help=help_text("no-browser"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    wish = Wish(
        room=room,
        share=share,
        share_by=share_by,
        port=port,
        data=data,
        limits=tuple(limit or ()),
        open=not closed,
    )
    be_host(words(lang), wish)

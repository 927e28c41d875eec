"""What a host can ask for, by ``play`` and ``serve`` alike: each option said once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.help_text import help_text

#: What stands after an option that can be given several times, in the page of help.
A_WORD = "cli-page-word"

Room = Annotated[bool, typer.Option("--room", help=help_text("serve-room"))]
Share = Annotated[bool, typer.Option("--share", help=help_text("serve-share"))]
ShareBy = Annotated[str, typer.Option("--share-by", help=help_text("serve-share-by"))]
Port = Annotated[int | None, typer.Option("--port", help=help_text("serve-port"))]
Names = Annotated[
    list[str] | None, typer.Option("--name", metavar=A_WORD, help=help_text("serve-name"))
]
Proxies = Annotated[
    list[str] | None, typer.Option("--proxy", metavar=A_WORD, help=help_text("serve-proxy"))
]
Address = Annotated[str, typer.Option("--address", help=help_text("serve-address"))]
Mail = Annotated[str, typer.Option("--mail", help=help_text("serve-mail"))]
MailFrom = Annotated[str, typer.Option("--mail-from", help=help_text("serve-mail-from"))]
Telegram = Annotated[str, typer.Option("--telegram", help=help_text("serve-telegram"))]
Push = Annotated[
    list[str] | None, typer.Option("--push", metavar=A_WORD, help=help_text("serve-push"))
]
Data = Annotated[Path | None, typer.Option("--data", help=help_text("serve-data"))]
Limits = Annotated[list[str] | None, typer.Option("--limit", help=help_text("limit"))]
LogJson = Annotated[bool, typer.Option("--log-json", help=help_text("log-json"))]
AcceptLoss = Annotated[bool, typer.Option("--accept-loss", help=help_text("serve-accept-loss"))]
Lang = Annotated[str | None, typer.Option("--lang", help=help_text("lang"))]

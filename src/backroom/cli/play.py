"""``backroom play``: an evening at this computer. The browser opens; who is wanted gets in."""

from __future__ import annotations

from typing import Annotated

import typer

from backroom.cli.shared import host_options as ask
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.host_telling import Post
from backroom.cli.shared.hosting import Wish, be_host
from backroom.cli.shared.words import words


def play(
    room: ask.Room = False,
    share: ask.Share = False,
    share_by: ask.ShareBy = "",
    port: ask.Port = None,
    name: ask.Names = None,
    proxy: ask.Proxies = None,
    address: ask.Address = "",
    mail: ask.Mail = "",
    mail_from: ask.MailFrom = "",
    telegram: ask.Telegram = "",
    push: ask.Push = None,
    data: ask.Data = None,
    limit: ask.Limits = None,
    log_json: ask.LogJson = False,
    closed: Annotated[bool, typer.Option("--no-browser", help=help_text("no-browser"))] = False,
    accept_loss: ask.AcceptLoss = False,
    lang: ask.Lang = None,
) -> None:
    wish = Wish(
        room=room,
        share=share,
        share_by=share_by,
        port=port,
        data=data,
        limits=tuple(limit or ()),
        log_json=log_json,
        open=not closed,
        accept_loss=accept_loss,
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        post=Post(address, mail, mail_from, telegram, tuple(push or ())),
    )
    be_host(words(lang), wish)

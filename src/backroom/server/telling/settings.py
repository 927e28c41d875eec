"""What a host can set of how people are told."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

import msgspec

#: Where browsers have their messages come in: the services of the browsers' makers.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Telling(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    #: The mail server: ``smtps://user:password@host``, ``smtp://…`` (STARTTLS) or, without any
    #: secrecy, ``smtp+plain://…``; and the sender. "": no mail is sent.
    mail: str = ""
    sender: str = ""
    #: The token of a Telegram bot of the host's; "": there is none.
    telegram: str = ""
    #: Push services beside those of the browsers' makers; ``*.`` stands for any name before it.
    push: tuple[str, ...] = ()
    #: Hosts with their ports, in this house or without TLS, that may be called all the same.
    local: tuple[str, ...] = ()
    discord_api: str = "https://discord.com/api/webhooks"
    telegram_api: str = "https://api.telegram.org/bot"
    #: What happens within so long is told in one message, and so many of them an hour.
    wait: float = 45.0
    most: int = 6
    #: A message that did not get through is tried again after so long, and …
    again: tuple[float, ...] = (20.0, 120.0)
    #: … after so many messages in a row that did not, the address is dropped.
    most_failed: int = 4
    #: How long one attempt may take.
    patience: float = 15.0
    #: Addresses of one seat.
    most_ways: int = 5
    #: Codes by mail: to one address, at the wish of one caller, and in all, an hour.
    codes: int = 3
    codes_each: int = 12
    all_codes: int = 100


class MailServer(msgspec.Struct, frozen=True):
    host: str
    port: int
    mode: str
    user: str
    password: str


#: The schemes of a mail server: how it is spoken to, and at which port.
_MODES = {"smtps": ("ssl", 465), "smtp": ("starttls", 587), "smtp+plain": ("insecure", 25)}


def mail_server(written: str) -> MailServer | None:
    """What the host has written, or None if it names no mail server."""
    try:
        parts = urlsplit(written)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _MODES or not parts.hostname:
        return None
    mode, usual = _MODES[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or usual, mode, user, password)


_SENDER = re.compile(r"[^\s@<>]{1,64}@[^\s@<>]{1,190}")
_BOT = re.compile(r"\d{5,20}:[A-Za-z0-9_-]{20,80}")


def is_sender(written: str) -> bool:
    """Can mail come from there?"""
    return _SENDER.fullmatch(written) is not None


def is_bot_token(written: str) -> bool:
    return _BOT.fullmatch(written) is not None

"""What a host says of how people are told: where this server is, the mail server, the bot."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from backroom.cli.shared.host_file import host_file
from backroom.cli.shared.words import complain
from backroom.server.telling.settings import Telling, is_bot_token, is_sender, mail_server
from backroom.text.lookup import Text


class Post(NamedTuple):
    """As it was written; "": it was not."""

    address: str = ""
    mail: str = ""
    mail_from: str = ""
    telegram: str = ""
    push: tuple[str, ...] = ()


def is_address(written: str) -> bool:
    """Is it where a server could be found?"""
    try:
        parts = urlsplit(written)
        usual = parts.port is None or parts.port > 0
    except ValueError:
        return False
    alone = not (parts.query or parts.fragment or parts.username) and parts.path in ("", "/")
    return parts.scheme in ("http", "https") and bool(parts.hostname) and alone and usual


def telling_asked_for(text: Text, post: Post) -> Telling:
    """What can't be is said. No password is shown."""
    if post.address and not is_address(post.address):
        complain(text, "cli-telling-no-address", name=post.address)
    if post.mail and mail_server(post.mail) is None:
        complain(text, "cli-telling-no-mail")
    if post.mail and not is_sender(post.mail_from):
        complain(text, "cli-telling-no-sender")
    if post.telegram and not is_bot_token(post.telegram):
        complain(text, "cli-telling-no-bot")
    return Telling(mail=post.mail, sender=post.mail_from, telegram=post.telegram, push=post.push)


def written_down(folder: Path) -> Post:
    """What ``backroom serve`` would find in the environment and in the file of this data folder."""
    file = host_file(folder)
    given: dict[str, object] = {}
    try:
        section = tomllib.loads(file.read_text(encoding="utf-8")).get("serve", {})
        given = section if isinstance(section, dict) else {}
    except (OSError, ValueError):
        pass  # whoever starts the server is told so

    def one(option: str) -> str:
        name = f"BACKROOM_SERVE_{option.upper().replace('-', '_')}"
        return os.environ.get(name) or str(given.get(option, ""))

    return Post(one("address"), one("mail"), one("mail-from"), one("telegram"))

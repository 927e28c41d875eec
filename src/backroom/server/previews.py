"""What is shown of a link where it is sent to somebody: OpenGraph tags in the head of the page.

They say what everybody may know who has the address: the game, who invites, how many seats are
free. Keys stand in the fragment of a link, which no server is ever sent.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

from backroom.engine.message import Value
from backroom.text.lookup import Text

if TYPE_CHECKING:
    from backroom.server.glimpses import Glimpse
    from backroom.server.playing import TableInPlay

#: The picture of what is not about one game.
_HOME = "home"
_ORIGIN = re.compile(r"https?://[\w.\-\[\]:]{1,255}")


def tags(lang: str, origin: str, path: str, found: TableInPlay | Glimpse | None = None) -> str:
    """For the head of the page at this address. ``origin``: where this server is; what is no
    address is left out."""
    text = Text(lang, game=None if found is None else found.game)
    title, about = _home(text) if found is None else _table(text, found)
    picture = _HOME if found is None else found.game.name
    said = {
        "og:site_name": "Backroom",
        "og:type": "website",
        "og:locale": text.lang,
        "og:title": title,
        "og:description": about,
    }
    if _ORIGIN.fullmatch(origin):
        said |= {
            "og:url": origin + path,
            "og:image": f"{origin}/pictures/{picture}.png",
            "og:image:width": "1200",
            "og:image:height": "630",
        }
    named = {"description": about, "twitter:card": "summary_large_image"}
    lines = [_tag("property", *each) for each in said.items()]
    return "".join([*lines, *(_tag("name", *each) for each in named.items())])


def _home(text: Text) -> tuple[str, str]:
    return text.say("page-home"), text.say("page-home-about")


def _table(text: Text, found: TableInPlay | Glimpse) -> tuple[str, str]:
    info = found.info()
    if info.over:
        stands = text.say("page-over")
    elif info.started:
        stands = text.say("page-playing", {"seats": len(info.seats)})
    else:
        host = next((seat.name for seat in info.seats if seat.host), "")
        free = sum(not seat.taken for seat in info.seats)
        known = "yes" if host else "no"
        args: dict[str, Value] = {
            "name": host,
            "known": known,
            "free": free,
            "seats": len(info.seats),
        }
        stands = text.say("page-waiting", args)
    title = text.say("page-table", {"title": text.say("game-title")})
    return title, f"{stands} {text.say('game-about')}"


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content)}" />\n'

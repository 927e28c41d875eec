"""What a message says. It is made of public facts and our own words: no name that a player has
chosen stands in it, no key, and nothing of what is offered or promised."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from backroom.engine.save import AnyGame
from backroom.server import wire
from backroom.text.lookup import Text

_SAID: dict[wire.Tell, str] = {
    "turn": "tell-turn",
    "next": "tell-next",
    "hit": "tell-hit",
    "offer": "tell-offer",
    "promise": "tell-promise",
    "end": "tell-end",
}


class Letter(msgspec.Struct, frozen=True):
    """A message to one person, before it is put as each way needs it."""

    title: str
    lines: tuple[str, ...]
    #: The table's page, and where this stops; "": nobody knows at which address this server is.
    link: str = ""
    stop: str = ""
    #: The same in words.
    link_said: str = ""
    stop_said: str = ""
    #: Of the table, and of where this stops, within this server.
    path: str = ""
    stop_path: str = ""

    @property
    def body(self) -> str:
        more = [line for line in (self.link_said, self.stop_said) if line]
        return "\n\n".join(["\n".join(self.lines), *more])


def news(lang: str, game: AnyGame, table: str, kinds: Iterable[wire.Tell], sealed: bool) -> Letter:
    """What has happened at a table; ``sealed``: all of them decide at once."""
    text = Text(lang, game=game)
    told = set(kinds)
    lines = [text.say(_SAID[kind]) for kind in wire.TELLS if kind in told]
    if sealed and "turn" in told:
        lines[0] = text.say("tell-sealed")
    return _addressed(text, table, tuple(lines))


def trial(lang: str, game: AnyGame, table: str) -> Letter:
    text = Text(lang, game=game)
    return _addressed(text, table, (text.say("tell-trial"),))


def confirmation(lang: str, game: AnyGame, table: str, code: str) -> Letter:
    text = Text(lang, game=game)
    lines = (text.say("tell-code", {"text": code}), text.say("tell-code-why"))
    return Letter(_title(text, table), lines)


def _addressed(text: Text, table: str, lines: tuple[str, ...]) -> Letter:
    return Letter(_title(text, table), lines, path=f"/table/{table}")


def _title(text: Text, table: str) -> str:
    return text.say("tell-title", {"text": text.say("game-title"), "name": table})


def with_links(letter: Letter, lang: str, base: str, stop: str) -> Letter:
    """Where this server is (``base``), the table is, too, and the page that stops the messages."""
    stop_path = f"/stop{letter.path.removeprefix('/table')}/{stop}"
    letter = msgspec.structs.replace(letter, stop_path=stop_path)
    if not base:
        return letter
    text = Text(lang)
    link, stopping = base + letter.path, base + stop_path
    return msgspec.structs.replace(
        letter,
        link=link,
        stop=stopping,
        link_said=text.say("tell-open", {"text": link}),
        stop_said=text.say("tell-stop", {"text": stopping}),
    )

"""``backroom schema``: what crosses the wire, and what stands in a save, as JSON Schema.

The browser's types come from it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Any, Union, get_args

import msgspec
import typer

from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.words import words
from backroom.engine.action import Action
from backroom.engine.ask import Question
from backroom.engine.deal import Entry, Offer, Tradable
from backroom.engine.event import Event
from backroom.engine.piece import Piece
from backroom.engine.save import AnyGame, Done, End, Head
from backroom.engine.view import Panel
from backroom.extras import by_game
from backroom.extras.after import After
from backroom.games import shelf
from backroom.server import wire

_REF = "#/$defs/{name}"
#: What stands beside a game's view, section by section.
_BESIDE: dict[str, Any] = {
    "offers": list[Offer],
    "earlier": list[Offer],
    "ledger": list[Entry],
    "not_trading": list[int],
    "undo": bool,
    "tradable": list[list[Tradable]],
    "phrases": list[str],
    "panels": list[Panel],
}
_HTTP = (
    After,
    *(wire.NewTable, wire.Made, wire.TableInfo, wire.Sit, wire.Sat, wire.BoardFile, wire.Checked),
    wire.StartGuided,
    *(wire.BoardWords, wire.Listed, wire.TakeSeat, wire.TakenSeat),
    *(wire.AskCode, wire.Code, wire.EnterCode, wire.Entered, wire.TakeByCode, wire.TakenByCode),
    *(wire.Games, wire.Near, wire.Refused),
    *(wire.SeatKey, wire.NewWay, wire.WayCode, wire.OneWay, wire.Wishes, wire.Reach),
    wire.OwnSeats,
    wire.Standings,
    *(wire.LookBack, wire.History, wire.Fork, wire.OpenSave),
    *(wire.Challenges, wire.TryChallenge, wire.Tried),
    *(wire.Notes, wire.WriteNotes, wire.Mark),
    *(wire.KeepProfile, wire.Me, wire.Profile, wire.Attach, wire.Attached, wire.Deleted),
)
#: The lines of a save: games have actions of some of these names.
_LINES: dict[type[Any], str] = {Head: "SaveHead", Done: "SaveRecord", End: "SaveEnd"}


def schema(
    save: Annotated[bool, typer.Option("--save", help=help_text("schema-save"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    words(lang)
    found = save_document() if save else document()
    raw = msgspec.json.format(msgspec.json.encode(found), indent=2)
    sys.stdout.write(raw.decode() + "\n")


def document() -> dict[str, Any]:
    """One document: the types of the wire, and what each game can do, tell, ask and show."""
    client, server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    games = list(shelf.GAMES.values())
    sections = {game.name: _sections(game) for game in games}
    types: list[Any] = [*_HTTP, *client, *server, *sections.values()]
    for game in games:
        types += [*game.actions.types, *game.events.types, *game.questions.types, game.options]
        page = by_game.board(game.name)
        if page is not None and page.drawn is not None:
            types.append(page.drawn)
    parts = _parts(types)
    parts["ClientMessage"] = _any_of(kind.__name__ for kind in client)
    parts["ServerMessage"] = _any_of(kind.__name__ for kind in server)
    for base in (Action, Event, Question):
        _add_kinds(parts, games, base)
    parts[wire.ActMessage.__name__]["properties"]["act"] = _ref(Action.__name__)
    parts["Sections"] = _any_of(kind.__name__ for kind in sections.values())
    parts[wire.ViewMessage.__name__]["properties"]["view"] = _ref("Sections")
    return _whole("Backroom", ["ClientMessage", "ServerMessage"], parts)


def save_document() -> dict[str, Any]:
    """A line of a save, whichever it is: the set-up, a record, or the end."""
    games = list(shelf.GAMES.values())
    types: list[Any] = list(_LINES)
    for game in games:
        types += [*game.actions.types, game.options]
    parts = _parts(types)
    _add_kinds(parts, games, Action)
    parts["TableOptions"] = _any_of(_wanted(game.options) for game in games)
    parts[_LINES[Done]]["properties"]["action"] = _ref(Action.__name__)
    parts[_LINES[Head]]["properties"]["options"] = _ref("TableOptions")
    return _whole("A line of a save of Backroom", list(_LINES.values()), parts)


def _whole(title: str, any_of: list[str], parts: dict[str, Any]) -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "anyOf": [_ref(name) for name in any_of],
        "$defs": dict(sorted(parts.items())),
    }


def _parts(types: list[Any]) -> dict[str, Any]:
    """The types and all that they are made of, by what the schema calls them."""
    _, found = msgspec.json.schema_components(types, ref_template=_REF)
    names = _names(found, types)
    parts: dict[str, Any] = {names[name]: _renamed(part, names) for name, part in found.items()}
    for kind in _pieces(Piece):  # a piece is sent whole
        for known in (kind.__name__, f"{kind.__module__}.{kind.__name__}"):
            if known in names and "properties" in parts[names[known]]:
                parts[names[known]]["required"] = list(parts[names[known]]["properties"])
    return parts


def _add_kinds(parts: dict[str, Any], games: list[AnyGame], base: type[msgspec.Struct]) -> None:
    """Where the engine says "an action", an action of some game is meant."""
    alone = {game.name: f"{_title(game)}{base.__name__}" for game in games}
    for game in games:
        parts[alone[game.name]] = _any_of(_wanted(kind) for kind in _kinds(game, base))
    parts[base.__name__] = _any_of(alone.values())


def _pieces(kind: type[Piece]) -> Iterator[type[Piece]]:
    for each in kind.__subclasses__():
        yield each
        yield from _pieces(each)


def _kinds(game: AnyGame, base: type[msgspec.Struct]) -> tuple[type[msgspec.Struct], ...]:
    if base is Action:
        return game.actions.types
    return game.events.types if base is Event else game.questions.types


def _wanted(kind: type[Any]) -> str:
    """The name of a type in the schema. The first game on the shelf keeps the bare names; the
    others put their own before them."""
    if kind in _LINES:
        return _LINES[kind]
    name: str = kind.__name__
    if issubclass(kind, Event) and kind is not Event:
        name += "Event"
    if issubclass(kind, Question) and kind is not Question:
        name += "Question"
    first, *others = shelf.GAMES.values()
    owner = next((game for game in others if kind.__module__.startswith(_home(game))), first)
    return name if owner is first else _title(owner) + name


def _names(found: dict[str, Any], types: list[Any]) -> dict[str, str]:
    """What the schema calls each part, by the name that msgspec has found for it."""
    names: dict[str, str] = {}
    for kind in types:
        for known in (kind.__name__, f"{kind.__module__}.{kind.__name__}"):
            if known in found:
                names[known] = _wanted(kind)
    for known in found:
        module, _, bare = known.rpartition(".")
        if known not in names:
            first, *others = shelf.GAMES.values()
            owner = next((game for game in others if _home(game) in module), first)
            names[known] = bare if owner is first else _title(owner) + bare
    return names


def _home(game: AnyGame) -> str:
    """The package of a game."""
    return type(game).__module__.rpartition(".")[0]


def _renamed(part: Any, names: dict[str, str]) -> Any:
    """The part with its references led to the new names."""
    if isinstance(part, list):
        return [_renamed(item, names) for item in part]
    if not isinstance(part, dict):
        return part
    renamed = {key: _renamed(value, names) for key, value in part.items()}
    if "$ref" in renamed:
        renamed = _ref(names[renamed["$ref"].removeprefix(_REF.format(name=""))])
    return renamed


def _sections(game: AnyGame) -> type[msgspec.Struct]:
    """The sections of a view as they are sent: those that have changed, so that any may lack."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.view_type)}
    fields.update(_BESIDE)
    return msgspec.defstruct(
        f"{_title(game)}Sections",
        [(name, Union[kind, msgspec.UnsetType], msgspec.UNSET) for name, kind in fields.items()],
    )


def _title(game: AnyGame) -> str:
    return game.name.capitalize()


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


def _any_of(names: Any) -> dict[str, Any]:
    return {"anyOf": [_ref(name) for name in names]}

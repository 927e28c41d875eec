"""``backroom schema``: what crosses the wire, as JSON Schema. The browser's types come from it."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Union, get_args

import msgspec
import typer

from backroom.cli.shared.words import help_text
from backroom.engine.action import Action
from backroom.engine.deal import Entry, Offer, Tradable
from backroom.engine.save import AnyGame
from backroom.engine.view import Panel
from backroom.games import shelf
from backroom.server import wire

_REF = "#/$defs/{name}"
#: What stands beside a game's view, section by section.
_BESIDE: dict[str, Any] = {
    "offers": list[Offer],
    "ledger": list[Entry],
    "undo": bool,
    "tradable": list[list[Tradable]],
    "panels": list[Panel],
}
_HTTP = (
    *(wire.NewTable, wire.Made, wire.TableInfo, wire.Sit, wire.Sat),
    *(wire.Games, wire.Refused),
)


def schema(
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    raw = msgspec.json.format(msgspec.json.encode(document()), indent=2)
    sys.stdout.write(raw.decode() + "\n")


def document() -> dict[str, Any]:
    """One document: the types of the wire, and each game's actions and sections."""
    client, server = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    sections = {game.name: _sections(game) for game in shelf.GAMES.values()}
    types = [*_HTTP, *client, *server, *sections.values()]
    for game in shelf.GAMES.values():
        types += [*game.actions.types, game.options]
    _, found = msgspec.json.schema_components(types, ref_template=_REF)
    names = {name: _name(name) for name in found}
    parts: dict[str, Any] = {names[name]: _renamed(part, names) for name, part in found.items()}
    parts["ClientMessage"] = _any_of(kind.__name__ for kind in client)
    parts["ServerMessage"] = _any_of(kind.__name__ for kind in server)
    actions = {game.name: f"{_title(game)}Action" for game in shelf.GAMES.values()}
    for game in shelf.GAMES.values():
        kinds = [f"{kind.__module__}.{kind.__name__}" for kind in game.actions.types]
        parts[actions[game.name]] = _any_of(names.get(k, k.rpartition(".")[2]) for k in kinds)
    # Where the engine says "an action", an action of some game is meant.
    parts[Action.__name__] = _any_of(actions.values())
    parts[wire.ActMessage.__name__]["properties"]["act"] = _ref(Action.__name__)
    parts["Sections"] = _any_of(kind.__name__ for kind in sections.values())
    parts[wire.ViewMessage.__name__]["properties"]["view"] = _ref("Sections")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Backroom",
        "anyOf": [_ref("ClientMessage"), _ref("ServerMessage")],
        "$defs": dict(sorted(parts.items())),
    }


def _name(name: str) -> str:
    """What two games call by the same name stands under that of its module. The first game on the
    shelf keeps the bare name, so that what knew it alone still does; others add their own."""
    module, _, bare = name.rpartition(".")
    if not module:
        return bare
    first, *others = shelf.GAMES.values()
    owner = next((game for game in others if _home(game) in module), first)
    return bare if owner is first else _title(owner) + bare


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

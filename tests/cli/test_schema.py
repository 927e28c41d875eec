"""One schema for both games: what two of them call by one name is told apart."""

from __future__ import annotations

import msgspec

from backroom.cli.schema import document
from backroom.games import shelf


def test_the_first_game_keeps_the_bare_names() -> None:
    parts = document()["$defs"]
    assert set(parts["Play"]["properties"]) == {"do", "card"}
    assert set(parts["ChicagoPlay"]["properties"]) == {"do", "card", "on"}
    assert "rounds" in parts["TableView"]["properties"]
    assert "police" in parts["ChicagoTableView"]["properties"]
    assert parts["ChicagoSections"]["properties"]["table"] == {"$ref": "#/$defs/ChicagoTableView"}
    assert not any("." in name for name in parts)


def test_every_action_of_every_game_is_in_it() -> None:
    parts = document()["$defs"]
    for game in shelf.GAMES.values():
        names = [
            one["$ref"].removeprefix("#/$defs/")
            for one in parts[f"{game.name.capitalize()}Action"]["anyOf"]
        ]
        tags = [parts[name]["properties"]["do"]["enum"][0] for name in names]
        assert tags == [str(kind.__struct_config__.tag) for kind in game.actions.types]
        for name, kind in zip(names, game.actions.types, strict=True):
            fields = {"do", *(field.encode_name for field in msgspec.structs.fields(kind))}
            assert set(parts[name]["properties"]) == fields

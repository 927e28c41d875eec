"""Who may lean on whom: what every game shares knows no game, and the rules know nobody around."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import backroom
from backroom.games import shelf

SOURCES = Path(backroom.__file__).parent
GAMES = sorted(shelf.GAMES)
#: Rooms that every game shares.
SHARED = ("engine", "server", "store", "text", "company", "arena", "envs", "cli")
#: Rooms with a folder a game.
BY_GAME = ("games", "bots", "extras", "envs")
#: The one file that names the games.
SHELF = "games/shelf.py"
#: What the rules may lean on.
PURE = ("engine", "games")


def files(folder: Path, rooms: tuple[str, ...]) -> list[Path]:
    return [file for room in rooms for file in sorted((folder / room).rglob("*.py"))]


def imports(tree: ast.Module) -> Iterator[str]:
    """Every name that a module imports, as a whole: ``backroom.games.shelf.find``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def own_game(file: Path, folder: Path) -> str:
    """Whose folder the file lies in; "": no game's."""
    room, *rest = file.relative_to(folder).parts
    return rest[0] if room in BY_GAME and rest and rest[0] in GAMES else ""


def strangers(folder: Path) -> list[str]:
    """Files that import the folder of a game that is not theirs."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).as_posix()
        own = own_game(file, folder)
        if name == SHELF:
            continue
        for imported in imports(ast.parse(file.read_text(encoding="utf-8"))):
            for room in BY_GAME:
                for game in GAMES:
                    if game != own and f"{imported}.".startswith(f"backroom.{room}.{game}."):
                        found.append(f"{name} imports {imported}")
    return found


def named(folder: Path) -> list[str]:
    """Shared files in which the name of a game stands as a string."""
    found = []
    for file in files(folder, (*SHARED, "bots", "extras", "games")):
        name = file.relative_to(folder).as_posix()
        if own_game(file, folder) or name == SHELF:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in GAMES:
                found.append(f"{name}:{node.lineno} names {node.value}")
    return found


def impure(folder: Path) -> list[str]:
    """Rules that lean on what is built around them."""
    allowed = tuple(f"backroom.{room}." for room in PURE)
    return [
        f"{file.relative_to(folder).as_posix()} imports {imported}"
        for file in files(folder, PURE)
        for imported in imports(ast.parse(file.read_text(encoding="utf-8")))
        if imported.startswith("backroom.") and not imported.startswith(allowed)
    ]


#: What may be asked whether it has something: it belongs to Python, the system or the wire.
FOREIGN = ("error", "mark", "signal", "stream")


def guesses(folder: Path) -> list[str]:
    """Shared files that look whether a game happens to have something: the contract says it."""
    found = []
    for file in files(folder, SHARED):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.modules":
                found.append(f"{file.relative_to(folder).as_posix()}:{node.lineno} sys.modules")
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name, count = node.func.id, len(node.args)
            if name == "hasattr" or (name == "getattr" and count == 3):
                if ast.unparse(node.args[0]) not in FOREIGN:
                    found.append(f"{file.relative_to(folder).as_posix()}:{node.lineno} {name}")
    return found


def test_nobody_guesses_what_a_game_has() -> None:
    assert guesses(SOURCES) == []


def test_nobody_imports_the_folder_of_a_game_but_the_game_and_the_shelf() -> None:
    assert strangers(SOURCES) == []


def test_nobody_names_a_game_but_the_game_and_the_shelf() -> None:
    assert named(SOURCES) == []


def test_the_rules_lean_on_nothing_around_them() -> None:
    assert impure(SOURCES) == []


@pytest.mark.parametrize("room", SHARED)
def test_every_shared_room_is_looked_at(room: str) -> None:
    assert files(SOURCES, (room,))


# --- the checks can fail -------------------------------------------------------------------------


def planted(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("room", SHARED)
@pytest.mark.parametrize(
    "line",
    [
        "from backroom.games.chicago.board import load",
        "from backroom.games import chicago",
        "import backroom.games.bootleggers.game",
        "from backroom.bots.chicago.scripted import ScriptedBot",
        "def later():\n    from backroom.extras.bootleggers import balance",
    ],
)
def test_an_import_of_a_game_is_found(tmp_path: Path, room: str, line: str) -> None:
    assert len(strangers(planted(tmp_path, f"{room}/some.py", line))) == 1


def test_a_game_that_leans_on_another_is_found(tmp_path: Path) -> None:
    line = "from backroom.games.bootleggers.state import NOBODY"
    assert strangers(planted(tmp_path, "games/bootleggers/some.py", line)) == []
    assert len(strangers(planted(tmp_path, "games/chicago/some.py", line))) == 1


def test_the_name_of_a_game_is_found(tmp_path: Path) -> None:
    assert named(planted(tmp_path, "games/chicago/some.py", 'name = "chicago"')) == []
    assert len(named(planted(tmp_path, "server/some.py", 'shown = ["bootleggers"]'))) == 1


@pytest.mark.parametrize(
    "line",
    ["hasattr(game, 'x')", "getattr(state, 'turn', 0)", "sys.modules[game.__module__].PRESETS"],
)
def test_a_guess_is_found(tmp_path: Path, line: str) -> None:
    assert len(guesses(planted(tmp_path, "server/some.py", line))) == 1
    assert guesses(planted(tmp_path, "server/some.py", "getattr(action, name)")) == []


def test_a_rule_that_speaks_for_itself_is_found(tmp_path: Path) -> None:
    line = "from backroom.text.lookup import Text"
    assert impure(planted(tmp_path, "cli/some.py", line)) == []
    assert len(impure(planted(tmp_path, "games/chicago/some.py", line))) == 1

"""The catalogues, and what the sources say: each game's keys are those of its own files.

A file belongs to a game if its path says so (``games/chicago``, ``extras/chicago``); what
the others say is shared, and every game must have words for it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import PurePath
from types import ModuleType

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tools.web_words import words as words_of

from backroom.cli.terminal.joined import LETTERS
from backroom.cli.terminal.session import _LETTERS
from backroom.engine.deal import WORD
from backroom.extras import by_game
from backroom.extras.challenges import challenges
from backroom.games import shelf
from backroom.text.lookup import ENGLISH
from tests.text.sources import SOURCES, calls, joined, option_names, option_values, trees

#: Every catalogue that English has: a new one is looked after without being named here.
CATALOGUES = sorted(
    page.name.removesuffix(".ftl")
    for page in (files("backroom.text") / "en").iterdir()
    if page.name.endswith(".ftl")
)
GAMES = tuple(shelf.GAMES)
MILD = "chicago-mild"
#: The catalogues of each game: its own, what answers mean, why bots answer so, the words on its
#: board, and what the signs there mean.
OWN = {
    game: [
        name
        for name in CATALOGUES
        if name
        in (game, *(f"{game}-{more}" for more in ("means", "board", "after", "hints", "legend")))
    ]
    for game in GAMES
}
#: What all games share.
SHARED = [
    name for name in CATALOGUES if name != MILD and not any(name in own for own in OWN.values())
]

#: What a message key begins with. A string in the sources that does is a message key.
_PREFIXES = (
    "ask|because|board|cell|cli|cash|column|do|end|good|list|mean|name|note|option|page|panel|phrase|pick|preset"
    "|promise|refused|row|save|story|tell|term|why"
)
#: A key of the catalogues that only the browser reads, between quotes.
_BROWSER_KEY = re.compile(
    r"""["'`]((?:web|board|map|final|goal|learn|after|legend)-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]"""
)


@lru_cache
def own_keys(game: str) -> ModuleType | None:
    """What only this game puts together: keys.py among its tests, if there is one."""
    name = f"tests.{game}.keys"
    there = find_spec(f"tests.{game}") is not None and find_spec(name) is not None
    return import_module(name) if there else None


def _prefixes(game: str) -> str:
    own = own_keys(game) if game else None
    return _PREFIXES if own is None else f"{_PREFIXES}|{own.PREFIXES}"


@lru_cache
def _no_keys(game: str) -> set[str]:
    """Strings that look like keys and are none."""
    own = own_keys(game) if game else None
    values = option_values(shelf.find(game).options) if game else set()
    return values if own is None else values | own.NO_KEYS


_KEY = {game: re.compile(rf"(?:{_prefixes(game)})(?:-[a-z0-9]+)+") for game in ("", *GAMES)}
_HEAD = {game: re.compile(rf"(?:{_prefixes(game)})-(?:[a-z0-9]+-)*") for game in ("", *GAMES)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _Plain(Visitor):
    """The words of an entry, in all its variants."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def entries(lang: str, name: str) -> list[ftl.EntryType]:
    """Everything in a catalogue, what can't be parsed too. No catalogue: nothing."""
    page = files("backroom.text") / lang / f"{name}.ftl"
    if not page.is_file():
        return []
    body: list[ftl.EntryType] = FluentParser().parse(page.read_text(encoding="utf-8")).body
    return body


@cache
def written(lang: str, name: str) -> dict[str, frozenset[str]]:
    """The messages of a catalogue, and the variables of each."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(lang, name):
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def messages(lang: str, game: str) -> dict[str, frozenset[str]]:
    """The messages a game has in a language: the shared ones, and on top of them its own."""
    found: dict[str, frozenset[str]] = {}
    for name in (*SHARED, *OWN[game]):
        found.update(written(lang, name))
    return found


def words(lang: str, *names: str) -> dict[str, str]:
    """All words of messages and terms, those of a later catalogue instead of an earlier one's."""
    found: dict[str, str] = {}
    for name in names:
        for entry in entries(lang, name):
            if isinstance(entry, (ftl.Message, ftl.Term)):
                plain = _Plain()
                plain.visit(entry)
                term = "-" if isinstance(entry, ftl.Term) else ""
                found[term + entry.id.name] = " ".join(plain.words)
    return found


# --- what the sources say ------------------------------------------------------------------------


def game_of(file: str) -> str:
    """Whose file it is; no game's: it is shared."""
    parts = PurePath(file).with_suffix("").parts
    return next((game for game in GAMES if game in parts), "")


@lru_cache
def literal_keys(game: str) -> dict[str, str]:
    """Each key that stands as it is in the files of a game, and a file where it does."""
    found: dict[str, str] = {}
    for file, tree in trees():
        if game_of(file) != game:
            continue
        found.update(dict.fromkeys(_told(tree), file))
        parts = {id(part) for string in joined(tree) for part in string.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole = _KEY[game].fullmatch(node.value) and node.value not in _no_keys(game)
                if whole and id(node) not in parts and not _is_head(node.value, game):
                    found[node.value] = file
    return found


#: Which argument is the key.
_TOLD = {"Message": 0, "Reason": 1, "Refusal": 1}


def _told(tree: ast.Module) -> Iterator[str]:
    """Keys that say so by where they stand, whatever they begin with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = _TOLD.get(node.func.id, len(node.args))
            key = node.args[at] if at < len(node.args) else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


def _endings(game: str) -> set[str]:
    """How the game can end, where its result says so in as many words."""
    return {
        str(call.args[2].value)
        for file, call in calls("Result")
        if game_of(file) == game and len(call.args) == 3 and isinstance(call.args[2], ast.Constant)
    }


def _is_head(string: str, game: str) -> bool:
    """Only the beginning of keys, by which a bot knows them."""
    return any(f"{string}-" in built_keys(each) for each in ([game] if game else GAMES))


def built_heads(game: str) -> dict[str, str]:
    """What keys that are put together in the files of a game begin with: ``ask-window-``."""
    found: dict[str, str] = {}
    for file, tree in trees():
        if game_of(file) == game:
            for string in joined(tree):
                first = string.values[0]
                if isinstance(first, ast.Constant) and _HEAD[game].fullmatch(str(first.value)):
                    found[str(first.value)] = file
    return found


def _helps() -> set[str]:
    return {
        call.args[0].value
        for _, call in calls("help_text")
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def _looped(head: str) -> set[str]:
    """The words of the loop in which a key with this beginning is put together."""
    found: set[str] = set()
    for _, tree in trees():
        for loop in ast.walk(tree):
            if isinstance(loop, ast.For) and isinstance(loop.iter, ast.Tuple):
                body = ast.Module(loop.body, [])
                if any(ast.unparse(string).startswith(f"f'{head}") for string in joined(body)):
                    found |= {str(w.value) for w in loop.iter.elts if isinstance(w, ast.Constant)}
    return found


@lru_cache
def built_keys(game: str) -> dict[str, set[str]]:
    """For each beginning of a key, all that can follow it, from the tables in the code."""
    played, own = shelf.find(game), own_keys(game)
    return {
        "ask-": set(played.questions.by_tag),
        "do-": {str(kind.__struct_config__.tag) for kind in played.actions.types},
        "end-": _endings(game),
        "good-": set(played.words.goods),
        "name-": {played.player_word, "seat"},
        "option-": option_names(played.options),
        "pick-": set(),
        "preset-": set(played.presets),
        "promise-": {WORD, *played.promises},
        "story-": set(played.events.by_tag),
        "cli-help-": _helps(),
        "term-command-": {*_LETTERS.values(), *LETTERS.values()} - {"help"},
        "term-help-": _looped("term-help-"),
        **({} if own is None else own.built()),
    }


#: Functions that take a key and its arguments.
_SAYING = (
    *("Reason", "Refusal", "Message", "say", "complain"),
    *("_say", "_cell", "_row"),
)


def given_arguments() -> Iterator[tuple[str, str, set[str]]]:
    """Each key that stands beside its arguments in the sources: file, key, their names."""
    yield from _declared_arguments()
    for name in _SAYING:
        for file, call in calls(name):
            pattern = _KEY[game_of(file)]
            keys = [a.value for a in call.args if isinstance(a, ast.Constant)]
            keys = [key for key in keys if isinstance(key, str) and pattern.fullmatch(key)]
            dicts = [a for a in call.args if isinstance(a, ast.Dict)]
            names = [keyword.arg for keyword in call.keywords]
            spread = None in names or any(key is None for d in dicts for key in d.keys)
            passed = name in ("Reason", "Message", "say") and len(call.args) > len(dicts) + (
                2 if name == "Reason" else 1
            )
            if len(keys) == 1 and not spread and not passed:
                told = {
                    str(key.value) for d in dicts for key in d.keys if isinstance(key, ast.Constant)
                }
                yield file, str(keys[0]), told | {str(argument) for argument in names}


def _declared_arguments() -> Iterator[tuple[str, str, set[str]]]:
    """The fields of events and questions."""
    for game in shelf.GAMES.values():
        file = f"games/{game.name}"
        for event in game.events.types:
            yield file, f"story-{event.__struct_config__.tag}", _fields(event)
        for question in game.questions.types:
            yield file, f"ask-{question.__struct_config__.tag}", _fields(question)


def _fields(kind: type[msgspec.Struct]) -> set[str]:
    return set(kind.__struct_fields__)


@lru_cache
def browser_keys(game: str) -> set[str]:
    """Each key that the browser says at a table of this game."""
    client = SOURCES.parents[1] / "web" / "src"
    others = [client / "games" / other for other in GAMES if other != game]
    pages = [
        page
        for page in (*client.rglob("*.ts"), *client.rglob("*.svelte"))
        if not any(page.is_relative_to(other) for other in others)
    ]
    found = {key for page in pages for key in _BROWSER_KEY.findall(page.read_text("utf-8"))}
    played = shelf.find(game)
    # In the lobby, and where an offer is put together.
    found |= {"game-title", "game-about"}
    found |= {f"promising-{kind}" for kind in (*played.promises, WORD)}
    found |= {f"vow-{kind}" for kind in (*played.promises, WORD)}
    for one in challenges(game):
        key = f"web-challenge-{game}-{one.name}"
        found |= {key, f"{key}-goal", f"{key}-why"}
    found = found.difference(*map(_no_keys, GAMES)) | _after_keys(game)
    goods = words_of(played)["goods"].items()
    return found | {f"goods-{kind}" for kind, about in goods if about["by"] == "count"}


def _after_keys(game: str) -> set[str]:
    """What is told of a finished game: its page puts these together."""
    found = {"after-tie"}
    for what, names in by_game.after(game).words.items():
        found |= {f"after-{what}-{name}" for name in names}
        if what == "luck":
            found |= {f"after-luck-{name}-means" for name in names}
        if what == "step":
            found |= {f"after-step-short-{name}" for name in names}
    return found


def expected_keys(game: str) -> set[str]:
    """Every key that can be said at a table of this game."""
    built = {head + rest for head, rests in built_keys(game).items() for rest in rests}
    # Single words: the name of a seat without a player, an amount of money.
    single = {"seat", "cash"}
    return built | set(literal_keys(game)) | _shared_keys(game) | browser_keys(game) | single


def _shared_keys(game: str) -> set[str]:
    """The keys of shared files, but for those that only other games say."""
    own = messages(ENGLISH, game)
    others = {key for other in GAMES if other != game for key in written(ENGLISH, other)}
    return {key for key in literal_keys("") if key in own or key not in others}

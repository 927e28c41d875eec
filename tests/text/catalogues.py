"""The catalogues and the sources, as the tests read them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import get_args, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import backroom
from backroom.cli.session import _LETTERS
from backroom.engine.deal import WORD, Verdict
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ACTIONS
from backroom.games.bootleggers.components import CARD_NAMES, HOUSES
from backroom.games.bootleggers.dealing import CASH, CRATES, RENT, THUG, TRUCK
from backroom.games.bootleggers.options import PRESETS, Options
from backroom.games.bootleggers.promises import KINDS

#: Every catalogue that English has: a new one is looked after without being named here.
CATALOGUES = sorted(
    page.name.removesuffix(".ftl")
    for page in (files("backroom.text") / "en").iterdir()
    if page.name.endswith(".ftl")
)
SOURCES = Path(backroom.__file__).parent

#: What a message key begins with. A string in the sources that does is a message key.
PREFIXES = (
    "ask|card|cell|cli|cash|column|do|dock|end|good|house|list|muscle|name|option|panel|phase|pick"
    "|preset|promise|refused|row|save|story|still|term|truck|way|why"
)
_KEY = re.compile(rf"(?:{PREFIXES})(?:-[a-z0-9]+)+")
_HEAD = re.compile(rf"(?:{PREFIXES})-(?:[a-z0-9]+-)*")
#: A key of the catalogues that only the browser reads, between quotes.
_BROWSER_KEY = re.compile(r"""["'`]((?:web|board)-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""")
#: Strings that look like keys and are none: the times of a round, the values of options.
_NO_KEYS = {
    *timing.NAMES,
    *(str(value) for hint in get_type_hints(Options).values() for value in get_args(hint)),
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@lru_cache
def entries(lang: str, name: str) -> list[ftl.EntryType]:
    """Everything in a catalogue, what can't be parsed too. No catalogue: nothing."""
    page = files("backroom.text") / lang / f"{name}.ftl"
    if not page.is_file():
        return []
    body: list[ftl.EntryType] = FluentParser().parse(page.read_text(encoding="utf-8")).body
    return body


@lru_cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The messages of a language, and the variables of each."""
    found: dict[str, frozenset[str]] = {}
    for name in CATALOGUES:
        for entry in entries(lang, name):
            if isinstance(entry, ftl.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


# --- what the sources say ------------------------------------------------------------------------


@lru_cache
def _trees() -> list[tuple[str, ast.Module]]:
    return [
        (str(file.relative_to(SOURCES)), ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(SOURCES.rglob("*.py"))
    ]


@lru_cache
def literal_keys() -> dict[str, str]:
    """Each key that stands as it is in the sources, and a file where it does."""
    found: dict[str, str] = {}
    for file, tree in _trees():
        parts = {id(part) for joined in _joined(tree) for part in joined.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole = _KEY.fullmatch(node.value) and node.value not in _NO_KEYS
                if whole and id(node) not in parts:
                    found[node.value] = file
    return found


def built_heads() -> dict[str, str]:
    """What keys that are put together begin with: ``ask-window-``."""
    found: dict[str, str] = {}
    for file, tree in _trees():
        for joined in _joined(tree):
            first = joined.values[0]
            if isinstance(first, ast.Constant) and _HEAD.fullmatch(str(first.value)):
                found[str(first.value)] = file
    return found


def _joined(tree: ast.Module) -> Iterator[ast.JoinedStr]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values)


def _calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Calls of a function or method of this name."""
    for file, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                own = called.attr if isinstance(called, ast.Attribute) else None
                if name == (own or getattr(called, "id", None)):
                    yield file, node


def _window_names() -> set[str]:
    """The times at which a window opens: those of the sequence of play, and phase 5's."""
    times = {timing.NAMES[timing.PASSWORD]}
    for file, call in _calls("window"):
        if file.endswith("round.py") and isinstance(call.args[0], ast.Attribute):
            times.add(timing.NAMES[getattr(timing, call.args[0].attr)])
    return times


def _ways() -> set[str]:
    """The cards that do the one thing or the other."""
    cards = {Path(file).stem.replace("_", "-") for file, _ in _calls("way")}
    assert cards <= set(CARD_NAMES)
    return cards


def _helps() -> set[str]:
    return {
        call.args[0].value
        for _, call in _calls("help_text")
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def _looped(head: str) -> set[str]:
    """The words of the loop in which a key with this beginning is put together."""
    words: set[str] = set()
    for _, tree in _trees():
        for loop in ast.walk(tree):
            if isinstance(loop, ast.For) and isinstance(loop.iter, ast.Tuple):
                body = ast.Module(loop.body, [])
                if any(ast.unparse(joined).startswith(f"f'{head}") for joined in _joined(body)):
                    words |= {str(w.value) for w in loop.iter.elts if isinstance(w, ast.Constant)}
    return words


def _option_names() -> set[str]:
    names = set()
    for name, hint in get_type_hints(Options).items():
        names.add(name.replace("_", "-"))
        names |= {f"{name.replace('_', '-')}-{value}" for value in get_args(hint)}
    return names


def _choices() -> set[str]:
    """What can be chosen for a card: the one field of each action that chooses."""
    return {kind.__struct_fields__[0] for kind in ACTIONS.types if "Choose" in kind.__name__}


def built_keys() -> dict[str, set[str]]:
    """For each beginning of a key, all that can follow it, from the tables in the code."""
    cards = set(CARD_NAMES)
    return {
        "ask-window-": _window_names(),
        "card-": cards | {f"{card}-help" for card in cards},
        "cli-help-": _helps(),
        "do-": {str(kind.__struct_config__.tag) for kind in ACTIONS.types},
        "dock-": {"0", "1", "2"},
        "good-": {CASH, CRATES, RENT, THUG, TRUCK},
        "house-": {str(house) for house in range(HOUSES)},
        "muscle-": {"red", "green", "yellow", "blue"},
        "option-": _option_names(),
        "phase-": {str(timing.phase(when)) for when in range(len(timing.NAMES))},
        "pick-": _choices(),
        "preset-": set(PRESETS),
        "promise-": {WORD, *KINDS},
        "story-promise-": set(get_args(Verdict)) - {"open"},
        "term-command-": set(_LETTERS.values()) - {"help"},
        "term-help-": _looped("term-help-"),
        "truck-": {"small", "medium", "large"},
        "way-": {"0", "1"} | {f"{card}-{way}" for card in _ways() for way in (0, 1)},
    }


#: Functions that take a key and its arguments.
_SAYING = (
    *("tell", "whisper", "Reason", "Refusal", "Message", "say", "complain"),
    *("_say", "_cell", "_row"),
)


def given_arguments() -> Iterator[tuple[str, str, set[str]]]:
    """Each key that stands beside its arguments in the sources: file, key, their names."""
    for name in _SAYING:
        for file, call in _calls(name):
            keys = [a.value for a in call.args if isinstance(a, ast.Constant)]
            keys = [key for key in keys if isinstance(key, str) and _KEY.fullmatch(key)]
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


def browser_keys() -> set[str]:
    """Each key of the browser's own catalogues that stands in its sources."""
    client = SOURCES.parents[1] / "web" / "src"
    pages = [*client.rglob("*.ts"), *client.rglob("*.svelte")]
    return {key for page in pages for key in _BROWSER_KEY.findall(page.read_text("utf-8"))}


def expected_keys() -> set[str]:
    """Every key that can be said."""
    built = {head + rest for head, rests in built_keys().items() for rest in rests}
    # Single words: the name of a seat without a player, an amount of money.
    return built | set(literal_keys()) | browser_keys() | {"seat", "cash"}

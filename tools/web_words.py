"""The words behind a game's numbers, for the browser: written by ``tools.web_data``.

A term is a function in Python. The browser gets what it answers: for every number the message and
its arguments, and for every value of the argument that it looks at beside the number what it
answers instead. Nothing of it is written by hand, so the two can't differ.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from backroom.engine.deal import Good
from backroom.engine.event import Event
from backroom.engine.message import Message, Value
from backroom.engine.save import AnyGame
from backroom.engine.terms import Term
from backroom.text import LANGUAGES, Text

#: Every number that a thing of a game has lies between these; what still has a name there is an
#: amount, and has one for all numbers.
FIRST, LAST = -100, 1000
#: The numbers that an argument beside it may have: seats, houses, cards.
BESIDES = range(-1, 200)

Json = dict[str, Any]


def words(game: AnyGame) -> Json:
    """All that the browser needs to know of a game to speak of it."""
    told, options = game.words, _named_values(game)
    return {
        "player": game.player_word,
        "options": list(told.options),
        "explained": {name: getattr(game.options(), name) for name in told.explained},
        "terms": {base: told_term(term, options) for base, term in told.terms.items()},
        "beside": {name: told_term(term, options) for name, term in told.beside.items()},
        "units": told.units,
        "goods": {
            kind: {"name": name, "by": "item" if amount(Good(kind, 1, 2)) == 1 else "count"}
            for kind, (name, amount) in told.goods.items()
        },
        "promises": game.promises,
        "overlays": [overlay._asdict() for overlay in told.overlays],
    }


def log(game: AnyGame) -> Json:
    """The rule behind each line of the log, and how that falls into parts."""
    lines = game.lines
    return {
        "rules": {_tag(kind): rule for kind, rule in lines.rules.items() if rule},
        "cards": {str(card): rule for card, rule in sorted(lines.cards.items())},
        "plays": {_tag(kind): kind.plays for kind in game.events.types if kind.plays},
        "hits": {_tag(kind): kind.hits for kind in game.events.types if kind.hits},
        "rounds": [_tag(kind) for kind in lines.rounds],
        "within": [_tag(kind) for kind in lines.within],
        "parts": [
            {
                "key": part.key,
                "events": [_tag(kind) for kind in part.events],
                **({"then": [_tag(kind) for kind in part.then]} if part.then else {}),
                **({"option": part.option, "value": part.value} if part.option else {}),
            }
            for part in lines.parts
        ],
    }


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def title(game: AnyGame) -> Json:
    """How the game is called and what it is about, for the lobby: it fetches no catalogue."""
    return {
        lang: {"title": text.say("game-title"), "about": text.say("game-about")}
        for lang in LANGUAGES
        for text in [Text(lang, game=game)]
    }


def _named_values(game: AnyGame) -> dict[str, list[str]]:
    """The options of a game that are words: the values that have a name, and the usual one."""
    usual = game.options()
    found = {}
    for name, hint in get_type_hints(game.options).items():
        values = (*get_args(hint), getattr(usual, name))
        found[name] = [value for value in dict.fromkeys(values) if isinstance(value, str)]
    return found


class _Among(dict[str, Value]):
    """The arguments around a number: they note which of them a term looks at."""

    def __init__(self, **given: Value) -> None:
        super().__init__(**given)
        self.asked: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.asked.add(name)
        return super().get(name, default)

    def __getitem__(self, name: str) -> Any:
        self.asked.add(name)
        return super().__getitem__(name)


def told_term(term: Term, options: dict[str, list[str]]) -> Json:
    """What a term answers to every number, and what it looks at for that."""
    alone = _Among()
    usual = _answers(term, alone)
    if not alone.asked:
        return {"names": list(_runs(usual))}
    if len(alone.asked) > 1:
        raise ValueError(f"a term looks at one argument only: {sorted(alone.asked)}")
    (by,) = alone.asked
    cases = {}
    for value in options.get(by) or BESIDES:
        answers = _answers(term, _Among(**{by: value}))
        differ = {n: said for n, said in answers.items() if said != usual[n]}
        if differ:
            cases[str(value)] = list(_runs(differ))
    return {"names": list(_runs(usual)), "by": by, "cases": cases}


def _answers(term: Term, among: _Among) -> dict[int, Message | None]:
    return {number: term(number, among) for number in range(FIRST, LAST + 1)}


# --- many numbers in few lines -------------------------------------------------------------------


def _runs(answers: dict[int, Message | None]) -> Iterator[Json]:
    """Neighbours that are called alike, their arguments counting along with them. What has no
    name is left out, unless it is the exception (a case whose number has none)."""
    exceptions = len(answers) <= LAST - FIRST
    numbers = sorted(answers)
    at = 0
    while at < len(numbers):
        end = at + 1
        while end < len(numbers) and _goes_on(answers, numbers, at, end):
            end += 1
        first, last = numbers[at], numbers[end - 1]
        run = _run(answers, first, last)
        if run["key"] is not None or exceptions:
            yield run
        at = end


def _goes_on(answers: dict[int, Message | None], numbers: list[int], at: int, end: int) -> bool:
    first, number = numbers[at], numbers[end]
    if number != numbers[end - 1] + 1:
        return False
    one, other = answers[first], answers[number]
    if one is None or other is None:
        return one is other
    if one.key != other.key or one.args.keys() != other.args.keys():
        return False
    second = answers[numbers[at + 1]]
    assert second is not None
    return all(
        _at(number - first, one.args[name], second.args[name]) == other.args[name]
        for name in one.args
    )


def _at(steps: int, first: Value, second: Value) -> Value | None:
    """Where an argument stands after so many steps, as its first two values go."""
    if isinstance(first, int) and isinstance(second, int):
        return first + steps * (second - first)
    return first if first == second else None


def _run(answers: dict[int, Message | None], first: int, last: int) -> Json:
    run: Json = {}
    if first > FIRST:
        run["from"] = first
    if last < LAST:
        run["to"] = last
    said = answers[first]
    run["key"] = None if said is None else said.key
    if said is not None and said.args:
        following = answers[first + 1] if last > first else said
        assert following is not None
        run["args"] = {
            name: _counted(first, value, following.args[name]) for name, value in said.args.items()
        }
    return run


def _counted(number: int, value: Value, following: Value) -> object:
    """An argument as it is, or counting along with the number."""
    if isinstance(value, int) and isinstance(following, int) and value != following:
        times = following - value
        return {"times": times, "plus": value - times * number}
    return msgspec.to_builtins(value)


# --- as a file -----------------------------------------------------------------------------------


def files(game: AnyGame) -> dict[str, str]:
    """What is written into the game's folder: a line a name, so that a difference can be read."""
    return {
        "words.json": _written(words(game), 0) + "\n",
        "title.json": _written(title(game), 0) + "\n",
        "log.json": _written(log(game), 0) + "\n",
    }


def _written(value: object, depth: int) -> str:
    if isinstance(value, dict) and value and depth < 4 and not {"key", "by"} <= value.keys():
        lines = [f"{json.dumps(key)}: {_written(part, depth + 1)}" for key, part in value.items()]
        return _block("{}", lines, depth)
    if isinstance(value, list) and value and isinstance(value[0], dict) and depth < 6:
        return _block("[]", [json.dumps(each, ensure_ascii=False) for each in value], depth)
    return json.dumps(value, ensure_ascii=False)


def _block(brackets: str, lines: list[str], depth: int) -> str:
    inner = " " * (depth + 1)
    body = ",\n".join(inner + line for line in lines)
    return f"{brackets[0]}\n{body}\n{' ' * depth}{brackets[1]}"

"""Questions on a screen: what to type for each answer. Made from the questions alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import NamedTuple

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option, Question, together
from backroom.engine.passing import Pass
from backroom.engine.save import AnyGame
from backroom.engine.terms import Words
from backroom.text.lookup import Text

#: Longer lists of answers with two parts are asked in two steps: first which car, then where to.
_MANY = 9
#: So many numbers are written out, if they do not follow one another.
_MANY_STEPS = 3
#: The keys of a pass, by how long it stands.
_PASSES = ("p", "pw", "pp", "pr", "ph")
#: Answers without a number beside an amount.
_LETTERS = "xyz"
#: The name that games give to the answer that ends something.
_DONE = "done"
#: Base names of arguments that are seats in every game.
_SEATS = ("seat", "target")


class Entry(NamedTuple):
    """One answer: what to type, what it says. An answer of two parts has ``more`` to choose."""

    key: str
    label: str
    ask: Ask
    action: Action | None = None
    more: tuple[Option, ...] = ()
    #: What it would mean.
    means: str = ""


class Refused(NamedTuple):
    """An answer that is not possible, and why."""

    label: str
    why: str


class Line(NamedTuple):
    """A number that can be set beside the other answers: so many of this, so many of that."""

    key: str
    ask: Ask
    label: str
    span: str


class Bad(NamedTuple):
    """What was typed is no answer: the message that says what to type."""

    key: str
    args: dict[str, int | str]


Typed = list[Action] | Entry | Line | Bad | None


class Sheet:
    """Everything that a seat can answer now, on one screen."""

    def __init__(self, game: AnyGame, text: Text, asks: Sequence[Ask], part: bool = False) -> None:
        self._game = game
        self._text = text
        #: The questions to answer; ``part``: of what may be answered beside them.
        self.asks = list(asks) if part else [ask for ask in asks if not ask.optional]
        beside = [] if part else [ask for ask in asks if ask.optional]
        self.before = [ask for ask in beside if ask.form != "amount"]
        self.entries: list[Entry] = []
        self.refused: list[Refused] = []
        self.lines: list[Line] = []
        self._number = 0
        #: Where the page of a long list begins, and the next one (0: there is none).
        self.first = self.next = 0
        for ask in beside:
            if ask.form == "amount":
                self._add_line(ask)
        self.single = self.asks[0] if len(self.asks) == 1 and not self.lines else None
        if self.single is not None and self.single.form == "amount":
            self.amounts = _amounts(game.words, self.single)
            self._add_others(self.single)
        else:
            self.amounts = {}
            for ask in self.asks:
                self._add(ask)

    @classmethod
    def of_options(cls, game: AnyGame, text: Text, ask: Ask, options: Sequence[Option]) -> Sheet:
        """The second step of an answer of two parts."""
        part = Ask(ask.id, ask.seat, ask.question, ask.rule, list(options))
        return cls(game, text, [part], part=True)

    # --- making it -----------------------------------------------------------------------------

    def _next(self) -> str:
        self._number += 1
        return str(self._number)

    def _label(self, ask: Ask, action: Action) -> str:
        label = self._text.action(self._game, action, ask)
        return label[:1].upper() + label[1:]

    def _add_line(self, ask: Ask) -> None:
        amounts = _amounts(self._game.words, ask)
        answer = ask.answer or ask.options[0].action
        label = self._label(ask, answer)
        self.lines.append(Line(self._next(), ask, label, span(_free(amounts))))

    def _add_others(self, ask: Ask) -> None:
        """Beside an amount: never mind."""
        letters = iter(_LETTERS)
        for option in ask.options:
            if option not in self.amounts.values() and option.why_not is None:
                label = self._label(ask, option.action)
                self.entries.append(Entry(next(letters), label, ask, option.action))

    def _add(self, ask: Ask) -> None:
        if ask.form == "amount" or (ask.form == "several" and self.single is None):
            label = self._text.ask(ask)
            self.entries.append(Entry(self._next(), label, ask, None, tuple(ask.options)))
            return
        groups = _groups(ask)
        if groups:
            for (field, value), options in groups.items():
                label = self._name(field, value)
                self.entries.append(Entry(self._next(), label, ask, None, tuple(options)))
        last: list[Entry] = []
        for option in ask.options:
            action = option.action
            label = self._label(ask, action)
            if option.why_not is not None:
                self.refused.append(Refused(label, self._text.reason(option.why_not)))
            elif isinstance(action, Pass):
                first = self._means(option, ask) if action.stand == 0 else ""
                last.append(Entry(_PASSES[action.stand], label, ask, action, means=first))
            elif self._game.actions.tag(action) == _DONE:
                last.append(Entry("d", label, ask, action, means=self._means(option, ask)))
            elif not groups or not any(option in options for options in groups.values()):
                means = self._means(option, ask)
                self.entries.append(Entry(self._next(), label, ask, action, means=means))
        self.entries += last

    def _means(self, option: Option, ask: Ask) -> str:
        """What it would mean; in a long list only what matters most."""
        told = () if option.means is None else option.means.told
        if len(ask.options) > _MANY:
            told = told[:1]
        clauses = [self._text.message(message) for message in told]
        return reduce(self._together, clauses) if clauses else ""

    def _together(self, before: str, then: str) -> str:
        return self._text.say("list-clause", {"before": before, "then": then})

    def _name(self, field: str, value: int) -> str:
        """What the first part of an answer is called."""
        base = field.split("_")[0]
        is_seat = base in (self._game.player_word, *_SEATS)
        name = self._text.name(value) if is_seat else self._text.term(base, value)
        return name[:1].upper() + name[1:]

    # --- looking -------------------------------------------------------------------------------

    def default(self) -> Entry | None:
        """What an empty line means: the pass, or the only answer there is."""
        for entry in self.entries:
            if entry.key == "p":
                return entry
        if len(self.entries) == 1 and not self.lines and not _free(self.amounts):
            entry = self.entries[0]
            if entry.action is not None and (self.single is None or self.single.form != "several"):
                return entry
        return None

    def may_come_before(self) -> bool:
        """Is there something to do before this?"""
        return any(option.why_not is None for ask in self.before for option in ask.options)

    def keys(self) -> list[str]:
        """What can be typed: ``1–5`` and ``d``."""
        numbers = [line.key for line in self.lines]
        numbers += [entry.key for entry in self.entries if entry.key.isdecimal()]
        keys = [span([int(number) for number in numbers])] if numbers else []
        if len(self.lines) == 1:
            keys = [self.lines[0].span]
        free = _free(self.amounts)
        if free:
            keys.append(span(free))
        keys += [entry.key for entry in self.entries if not entry.key.isdecimal()]
        return keys

    def cards(self, key: str = "") -> list[int]:
        """The cards that the answers are about; of one answer, if its key is given."""
        words = self._game.words
        found = []
        for entry in self.entries:
            if key and entry.key != key:
                continue
            actions = [entry.action] if entry.action else [o.action for o in entry.more]
            for action in actions:
                found += _cards(words, _fields(action))
            found += _cards(words, _fields(entry.ask.question))
        if self.amounts and not key:
            found += _cards(words, _fields(self.asks[0].question))
        return list(dict.fromkeys(found))

    # --- what was typed ------------------------------------------------------------------------

    def typed(self, said: str) -> Typed:
        """The actions that were meant, or what is to be asked next; None: it is no answer."""
        said = said.lower()
        if not said:
            entry = self.default()
            return None if entry is None else self._chosen(entry)
        if self.single is not None and self.single.form == "several":
            return self._several(self.single, said)
        for entry in self.entries:
            if entry.key == said:
                return self._chosen(entry)
        if self.amounts:
            return self._amount(said)
        if self.lines:
            return self._set(said)
        if said.isdecimal():
            return Bad("term-bad-number", {"keys": ", ".join(self.keys())})
        return None

    def _chosen(self, entry: Entry) -> Typed:
        return entry if entry.action is None else [entry.action]

    def _amount(self, said: str) -> Typed:
        assert self.single is not None
        if not re.fullmatch(r"\d{1,6}", said):
            return None
        return _option(self.amounts, int(said), self._text)

    def _set(self, said: str) -> Typed:
        """``1 3`` or ``1 3, 2 6``; with one line only, ``3`` will do."""
        if said.isdecimal():
            if len(self.lines) == 1:
                amounts = _amounts(self._game.words, self.lines[0].ask)
                return _option(amounts, int(said[:6]), self._text)
            for line in self.lines:
                if line.key == said:
                    return line
            return Bad("term-bad-number", {"keys": ", ".join(self.keys())})
        actions: list[Action] = []
        for part in re.split(r"\s*[,;]\s*", said):
            match = re.fullmatch(r"(\d{1,3})\s*[\s=:]\s*(\d{1,6})", part)
            if match is None:
                return None if not actions else Bad("term-bad-line", {})
            asks = [line.ask for line in self.lines if line.key == match[1]]
            if not asks:
                return Bad("term-bad-line", {})
            found = _option(_amounts(self._game.words, asks[0]), int(match[2]), self._text)
            if isinstance(found, Bad):
                return found
            actions += found
        return actions

    def _several(self, ask: Ask, said: str) -> Typed:
        numbers = re.split(r"[\s,;]+", said.strip(" ,;"))
        if not all(re.fullmatch(r"\d{1,3}", number) for number in numbers):
            return None
        picked = [] if numbers == ["0"] else numbers
        by_key = {entry.key: entry for entry in self.entries}
        right = len(set(picked)) == len(picked) and ask.least <= len(picked) <= ask.most
        if not right or any(number not in by_key for number in picked):
            return Bad("term-bad-several", {"least": ask.least, "most": ask.most})
        actions = [by_key[number].action for number in picked]
        kind = type(ask.options[0].action)
        return [together(tuple(action for action in actions if action), kind)]


def _option(amounts: dict[int, Option], number: int, text: Text) -> list[Action] | Bad:
    option = amounts.get(number)
    if option is None:
        return Bad("term-bad-amount", {"span": span(_free(amounts))})
    if option.why_not is not None:
        return Bad("term-because", {"text": text.reason(option.why_not)})
    return [option.action]


def _amounts(words: Words, ask: Ask) -> dict[int, Option]:
    """The answers by the one number in which they differ."""
    kind = type(ask.options[0].action)
    options = [option for option in ask.options if type(option.action) is kind]
    fields = kind.__struct_fields__
    field = fields[-1]
    for name in fields:
        if len({getattr(option.action, name) for option in options}) > 1:
            field = name
    unit = words.units.get(field, 1)  # what is typed is the whole amount
    return {int(getattr(option.action, field)) * unit: option for option in options}


def _free(amounts: dict[int, Option]) -> list[int]:
    """The amounts that can be chosen."""
    return [number for number, option in amounts.items() if option.why_not is None]


def _fields(struct: Action | Question) -> dict[str, object]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _cards(words: Words, args: Mapping[str, object]) -> list[int]:
    """The cards that an answer or a question names."""
    found = [value for name, value in args.items() if name.split("_")[0] in words.cards]
    return [card for card in found if isinstance(card, int)]


def why_not_more(words: Words, ask: Ask) -> tuple[int, Option] | None:
    """The least amount that is too much, with its reason."""
    amounts = _amounts(words, ask)
    free = _free(amounts)
    for number, option in amounts.items():
        if option.why_not is not None and (not free or number > max(free)):
            return number, option
    return None


def _groups(ask: Ask) -> dict[tuple[str, int], list[Option]]:
    """Many answers of two parts, by the first part."""
    free = [option for option in ask.options if option.why_not is None]
    kinds = [type(option.action) for option in free if len(option.action.__struct_fields__) > 1]
    if not kinds or len(free) <= _MANY:
        return {}
    kind = max(dict.fromkeys(kinds), key=kinds.count)
    field = kind.__struct_fields__[0]
    groups: dict[tuple[str, int], list[Option]] = {}
    for option in free:
        if type(option.action) is kind:
            value = getattr(option.action, field)
            if not isinstance(value, int):
                return {}
            groups.setdefault((field, value), []).append(option)
    return groups if 1 < len(groups) < len(kinds) else {}


def span(numbers: Sequence[int]) -> str:
    """``0–4``, ``0, 3–8``; in larger steps ``50, 100 … 900``."""
    numbers = sorted(numbers)
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) > _MANY_STEPS and len(steps) == 1 and steps != {1}:
        return f"{numbers[0]}, {numbers[1]} … {numbers[-1]}"
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)

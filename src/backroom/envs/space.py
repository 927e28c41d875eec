"""Every answer that a seat can give, as a number: fixed, and stable for ever.

A single action has the number that it has everywhere (:meth:`ActionSet.code`), as long as a game
has no question that takes *several* things at once: those have far too many answers, and are
answered item by item instead, and then with *done*. In between, what was picked stands beside the
game, never in it (:mod:`backroom.envs.turns`).

The number alone says which question is meant. Offers are not in here: there is no end of them.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple, get_origin, get_type_hints

from backroom.engine.action import Action
from backroom.engine.ask import items
from backroom.engine.save import AnyGame


class Span(NamedTuple):
    """The numbers of one kind of action: from ``first`` on, so many."""

    kind: type[Action]
    first: int
    size: int
    #: It takes several things: one number for each of them, the last one for *done*.
    several: bool

    @property
    def tag(self) -> str:
        return str(self.kind.__struct_config__.tag)


class Space:
    """The numbers of all answers of a game, from 0 to ``size - 1``."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.spans: list[Span] = []
        self.size = 0
        self._numbers: dict[Action, int] = {}
        for kind in game.actions.types:
            if kind.finite:
                self._add(kind)
        self._firsts = [span.first for span in self.spans]
        self._by_kind = {span.kind: span for span in self.spans}

    def _add(self, kind: type[Action]) -> None:
        bounds = list(self.game.actions.fields(kind).values())
        several = _takes_several(kind)
        if several and len(bounds) != 1:
            raise TypeError(f"{kind.__name__} takes several things and something else")
        size = 1
        for least, most in bounds:
            size *= most - least + 1
        span = Span(kind, self.size, size + several, several)
        self.spans.append(span)
        self.size += span.size

    def number(self, action: Action) -> int:
        """The number of an answer; of one that takes several things, with one of them or none
        (*done*)."""
        found = self._numbers.get(action)
        if found is None:
            found = self._numbers[action] = self._number(action)
        return found

    def _number(self, action: Action) -> int:
        span = self._by_kind[type(action)]
        if not span.several:
            actions = self.game.actions
            return span.first + actions.code(action) - actions.code(self._lowest(span))
        picked = items(action)
        if not picked:
            return span.first + span.size - 1
        (item,) = picked
        return span.first + item - self._least(span)

    def action(self, number: int) -> Action:
        """The answer that has this number."""
        span = self.span(number)
        at = number - span.first
        if not span.several:
            actions = self.game.actions
            return actions.action(actions.code(self._lowest(span)) + at)
        if at == span.size - 1:
            return span.kind(())
        return span.kind((self._least(span) + at,))

    def span(self, number: int) -> Span:
        """The kind of action that has this number."""
        if not 0 <= number < self.size:
            raise IndexError(number)
        return self.spans[bisect_right(self._firsts, number) - 1]

    def text(self, number: int) -> str:
        """The answer in short: ``drive 3 2``, ``place 4``, ``place done``."""
        span = self.span(number)
        if span.several and number == span.first + span.size - 1:
            return f"{span.tag} done"
        return self.game.actions.text(self.action(number))

    def _least(self, span: Span) -> int:
        ((least, _),) = self.game.actions.fields(span.kind).values()
        return least

    def _lowest(self, span: Span) -> Action:
        return span.kind(*(least for least, _ in self.game.actions.fields(span.kind).values()))


def _takes_several(kind: type[Action]) -> bool:
    hints = get_type_hints(kind)
    return any(get_origin(hints[name]) is tuple for name in kind.__struct_fields__)

"""Questions: who is asked what, and which answers are legal, in data.

Whatever shows an :class:`Ask` well is a client. No knowledge of a game is needed to answer one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any, Literal, Union

import msgspec

from backroom.engine.action import Action
from backroom.engine.meaning import Meaning
from backroom.engine.message import Reason, Refusal
from backroom.engine.tag import kebab

#: How a question is answered: *one* of the options; *several* of them (each option holds one item,
#: the answer holds them all in one action); an *amount* (the options ascend in one number);
#: *confirm* (yes or no); a *square* of a map.
Form = Literal["one", "several", "amount", "confirm", "square"]


class Question(msgspec.Struct, frozen=True, gc=False, tag_field="ask", tag=kebab):
    """What is asked: the class is the kind of the question, its fields are what it is about.

    The prompt is the message ``ask-`` and the tag, with these fields.
    """

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)


class Option(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One answer. It is enabled, or carries the rule and the reason why not."""

    action: Action
    why_not: Reason | None = None
    #: What it would mean. Told to people only (``Game.explained``): a rule has no use for it.
    means: Meaning | None = None


class Ask(msgspec.Struct, gc=False, omit_defaults=True):
    """An open question to one seat.

    ``id`` names the question as long as it is open, whatever other seats answer meanwhile.
    """

    id: str
    seat: int
    question: Question
    rule: str
    options: list[Option]
    form: Form = "one"
    #: The game does not wait for this one: the seat may answer another of its questions instead.
    optional: bool = False
    #: What is answered for somebody who is gone: it gives nothing away and starts nothing. Every
    #: question that the game waits for has one.
    default: Action | None = None
    #: What the seat has answered; it can be changed until all are in.
    answer: Action | None = None
    least: int = 1
    most: int = 1
    #: Its answers are parts of an arrangement, made freely and given all at once (``act_all``).
    part: bool = False
    #: An arrangement that lies ready, the answer that ends it included: one tap gives it all. Told
    #: with what the answers mean (``Game.explained``).
    ready: list[Action] = []

    @property
    def waiting(self) -> bool:
        """Does the game wait for this answer?"""
        return self.answer is None and not self.optional

    def answers(self) -> Iterator[Action]:
        """Every legal answer."""
        enabled = [option.action for option in self.options if option.why_not is None]
        if self.form != "several":
            yield from enabled
            return
        for count in range(self.least, min(self.most, len(enabled)) + 1):
            for picked in combinations(enabled, count):
                yield together(picked, type(self.options[0].action))

    def only_answer(self) -> Action | None:
        """The one legal answer; None: there are several."""
        answers = self.answers()
        first = next(answers, None)
        return first if next(answers, None) is None else None

    def knows(self, action: Action) -> bool:
        """Is this an answer to this question at all, legal or not?"""
        several = self.form == "several"
        for option in self.options:
            if option.action == action or (several and type(option.action) is type(action)):
                return True
        return False

    def check_several(self, action: Action) -> None:
        """Refuse what is not a legal answer to a *several* question."""
        picked = items(action)
        if len(set(picked)) != len(picked) or not self.least <= len(picked) <= self.most:
            raise Refusal(self.rule, "refused-count", least=self.least, most=self.most)
        by_item = {items(option.action)[0]: option for option in self.options}
        for item in picked:
            if item not in by_item:
                raise Refusal(self.rule, "refused-not-an-answer")
            why_not = by_item[item].why_not
            if why_not is not None:
                raise Refusal.of(why_not)


def items(action: Action) -> tuple[int, ...]:
    """What an answer to a *several* question picks: its one field."""
    picked: tuple[int, ...] = getattr(action, action.__struct_fields__[0])
    return picked


def together(picked: tuple[Action, ...], kind: type[Action]) -> Action:
    """One action out of several that pick one item each."""
    return kind(tuple(item for action in picked for item in items(action)))


class Aside(Ask, frozen=True, gc=True, dict=True):  # type: ignore[misc]  # a struct may
    """What a seat may do unasked. It stays as it is, so that it is asked and written once."""

    @cached_property
    def written(self) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(self))


class QuestionSet:
    """All the questions of a game, by their tags."""

    def __init__(self, *types: type[Question]) -> None:
        self.types = types
        self.by_tag = {str(kind.__struct_config__.tag): kind for kind in types}
        if len(self.by_tag) != len(types):
            raise TypeError("two questions have the same tag")
        self._union: Any = Union[types]

    def convert(self, data: object) -> Question:
        """A question from plain data, its bounds checked."""
        question: Question = msgspec.convert(data, self._union)
        return question


# --- what every game asks ------------------------------------------------------------------------


class Attention(Question, frozen=True):
    """The seat's pass stands: does it want to be asked again?"""


SHARED_QUESTIONS: tuple[type[Question], ...] = (Attention,)

"""Answers: options made once, since an answer that is open to a seat is the same whenever it is
offered; and whether an action is one. (This is compiled, what a question is made of is not.)
"""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason, Refusal


def each(kind: type[Action], count: int) -> tuple[Option, ...]:
    """An option for every action of a kind that names one thing: by number, from 0 on."""
    return tuple([Option(kind(number)) for number in range(count)])


def each_pair(kind: type[Action], count: int, other: int) -> tuple[tuple[Option, ...], ...]:
    """An option for every action of a kind that names two things: by their numbers."""
    return tuple([tuple([Option(kind(one, two)) for two in range(other)]) for one in range(count)])


def offers(ask: Ask, action: Action) -> bool:
    """Is the action itself among the options, and legal? Most answers are: options are made once,
    and to look for the very same takes a third of the time of comparing."""
    for option in ask.options:
        if option.action is action:
            return option.why_not is None and ask.form != "several"
    return False


def takes(ask: Ask, action: Action) -> bool:
    """Is the action an answer to this question? Refuse it if it is, but is not legal."""
    if ask.form == "several":
        if not ask.knows(action):
            return False
        ask.check_several(action)
        return True
    for option in ask.options:
        if option.action == action:
            if option.why_not is not None:
                raise Refusal.of(option.why_not)
            return True
    return False


def check(ask: Ask, action: Action) -> None:
    """Refuse what is not a legal answer."""
    if not takes(ask, action):
        raise Refusal(ask.rule, "refused-not-an-answer")


def unless(why_not: Reason | None, option: Option) -> Option:
    """The option, or the reason why not beside its action."""
    return option if why_not is None else Option(option.action, why_not)

"""A thug card thought through: what it would bring, and every choice it asks for."""

from __future__ import annotations

from backroom.bots.bootleggers.reading import Reading
from backroom.games.bootleggers.promises import NO_THUG

#: What breaking one's word costs in the eyes of the table.
_WORD = 5.0


class Plan:
    """``picks`` are the choices in the order in which the card asks for them."""

    def __init__(
        self,
        value: float,
        picks: list[tuple[str, int]] | None = None,
        victims: list[int] | None = None,
        lasts: bool = False,
    ) -> None:
        self.value = value
        self.picks = picks or []
        self.victims = victims or []
        #: It brings its value over all rounds to come, not now.
        self.lasts = lasts


def best_of(reading: Reading, plans: list[Plan]) -> Plan | None:
    """The plan that brings most; a word given speaks against some."""
    best: Plan | None = None
    for plan in plans:
        for victim in plan.victims:
            if victim != reading.me and reading.gave_word(NO_THUG, victim):
                plan.value -= _WORD
        if best is None or plan.value > best.value:
            best = plan
    return best

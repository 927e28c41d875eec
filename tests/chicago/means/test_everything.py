"""Whatever is asked in lively games: what is said of an answer makes sense."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games.chicago import actions
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from tests.chicago.lively import lively_answer
from tests.play import lively_game

#: Answers of which there is nothing to say.
_PLAIN = (actions.NoAction, actions.EndTurn, actions.Done, actions.NoPolice)


class Listener:
    def __init__(self) -> None:
        self.said = 0
        self.silent: set[str] = set()
        self._records = 0

    def __call__(self, table: AnyTable, record: Record) -> None:
        self._records += 1
        if table.state.over:
            return
        for seat in range(table.seats):
            view = CHICAGO.view(table.state, seat)
            for ask in CHICAGO.explained(view):
                for option in ask.options:
                    if option.means is not None:
                        self.hear(option.means)
                    elif option.why_not is None and ask.question.tag[:6] != "window":
                        self.silent.add(CHICAGO.actions.tag(option.action))
            if self._records % 25 == 0:
                for prospect in CHICAGO.prospects(view):
                    for message in prospect.told:
                        self.number(message)
                    for option in prospect.options:
                        if option.means is not None:
                            self.hear(option.means)

    def hear(self, means: Meaning) -> None:
        self.said += 1
        assert means.told, "a meaning that says nothing"
        assert means.sure is None or means.tone == "loses"
        for message in (*means.told, means.brief, means.sure):
            if message is not None:
                self.number(message)

    def number(self, message: Message) -> None:
        for name, value in message.args.items():
            if isinstance(value, int) and name.split("_")[0] in ("count", "percent", "cash"):
                assert value >= 0, message
            if name.startswith("percent"):
                assert isinstance(value, int) and value <= 100, message


@pytest.mark.parametrize(("seed", "seats"), [(1, 4), (2, 2), (3, 6)])
def test_what_is_said_makes_sense(seed: int, seats: int) -> None:
    listener = Listener()
    rng = Random(seed)
    lively_game(
        CHICAGO, Options(), seats, rng, listener, answer=lively_answer, extras=0.0, most=500
    )
    assert listener.said > 500
    plain = {str(kind.__struct_config__.tag) for kind in _PLAIN}
    assert listener.silent <= plain | {"confiscate-some", "choose-garage"}

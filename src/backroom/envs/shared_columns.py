"""What every game's view holds, as columns."""

from __future__ import annotations

from backroom.engine.record import Result
from backroom.engine.view import Progress
from backroom.envs.columns import MOST_SEATS, BySeat, Column, Maybe, Number, OneOf, Seats
from backroom.envs.layout import Part

RESULT = Part(
    "result", Result, [Seats("winners"), BySeat("scores")], {"ending": "a word for people"}
)
PROGRESS = Part(
    "progress",
    Progress,
    [Number("now"), Maybe("last")],
    {"unit": "the same for the whole game", "said": "words for people"},
)


class OwnSeat(OneOf):
    """Where the seat sits at the table; a spectator nowhere."""

    def write(self, at: str, value: str, scope: dict[str, object]) -> list[str]:
        return [f"if {value} is not None: o[{at} + {value}] = 1"]


#: With the questions, all that stands in the base of a view.
SHARED: tuple[Column, ...] = (
    OwnSeat("seat", MOST_SEATS),
    Number("seats"),
    BySeat("standing"),
    Seats("waiting"),
    Number("deciding"),
    RESULT,
    PROGRESS,
)
#: What no observation holds.
LEFT_OUT = {
    "asides": "what can be done unasked is in the mask, where an environment allows it",
    "flow": "the steps under way: what a seat decides by is in the question and in the other parts",
}

"""What the browser is told of the games: python -m tools.web_data

Writes for every game on the shelf ``web/src/games/<game>/words.json`` and ``title.json``, the
picture of its board if it has one (``board.json``, to work on the client without a server), and the
box of each (``components.json``), from the tables of the games: nothing is written twice,
and a test sees to it that the files are up to date. ``--views`` also records the views that the
style page shows.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from backroom.arena.play import match
from backroom.engine.ask import Question
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.extras import by_game
from backroom.games import shelf
from backroom.games.bootleggers import components as box
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.law import ANNOUNCING_ROUNDS, FORTUNE
from backroom.games.bootleggers.state import NOBODY, NOTHING
from backroom.games.bootleggers.thugs.deck import CARD_NAMES
from backroom.games.bootleggers.view import BootleggersView
from tools import web_box_chicago, web_words

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
FOLDER = GAMES / "bootleggers"
COMPONENTS = FOLDER / "components.json"
VIEWS = FOLDER / "fixtures"

SIZES = {box.SMALL: "small", box.MEDIUM: "medium", box.LARGE: "large"}
SUITS = ("red", "green", "yellow", "blue")


# --- the box -------------------------------------------------------------------------------------


def components() -> dict[str, object]:
    return {
        "leastSeats": BOOTLEGGERS.players.start,
        "announcingRounds": list(ANNOUNCING_ROUNDS),
        "fortune": FORTUNE,
        "nobody": NOBODY,
        "nothing": NOTHING,
        "omalleys": box.OMALLEYS,
        "houses": [_house(house) for house in range(box.HOUSES)],
        "cards": {
            str(card): {"name": name, "kind": _kind(card)} for card, name in CARD_NAMES.items()
        },
        "smallTruckCard": box.SMALL_TRUCK_CARD,
        "sizes": [
            {
                "name": SIZES[size],
                "capacity": box.CAPACITY[size],
                "price": box.PRICE[size],
                "wage": box.WAGE[size],
            }
            for size in SIZES
        ],
        "truckSizes": list(box.TRUCK_SIZES),
        "firstRemote": box.FIRST_REMOTE,
        "slotsPerStill": box.SLOTS_PER_STILL,
        "muscle": [
            {"suit": SUITS[box.suit(muscle)], "cost": box.muscle_cost(muscle)}
            for muscle in range(1, box.MUSCLE_CARDS + 1)
        ],
    }


def _house(house: int) -> dict[str, object]:
    """Prices are by the number of mobsters, from the least on."""
    seats = BOOTLEGGERS.players
    return {
        "circles": box.CIRCLES[house],
        "opensAt": box.OPENS_AT[house],
        "improvementSlots": box.IMPROVEMENT_SLOTS[house],
        "demandDice": box.DEMAND_DICE[house],
        "wholesale": [box.wholesale(house, count) for count in seats],
        "profit": [box.profit(house, count) for count in seats],
    }


def _kind(card: int) -> str:
    if box.is_truck_card(card):
        return "truck"
    if box.is_thug(card):
        return "thug"
    if card == box.IMPROVEMENT:
        return "improvement"
    return "still" if card in (box.SINGLE_STILL, box.DOUBLE_STILL) else "influence"


def encoded() -> str:
    return json.dumps(components(), indent=1) + "\n"


def files() -> dict[Path, str]:
    """All that is written, but for the views."""
    chicago = json.dumps(web_box_chicago.components(), separators=(",", ":")) + "\n"
    found = {COMPONENTS: encoded(), GAMES / "chicago" / "components.json": chicago}
    for game in shelf.GAMES.values():
        for name, written in web_words.files(game).items():
            found[GAMES / game.name / name] = written
        page = by_game.board(game.name)
        if page is not None and page.drawn is not None:
            drawing = msgspec.json.encode(page(None).drawing())
            found[GAMES / game.name / "board.json"] = drawing.decode() + "\n"
    return found


# --- views to look at ----------------------------------------------------------------------------

NAMES = ("Rosa", "Vito", "Mae", "Sal", "Dot", "Gus")
SEED = 1927


class Moment:
    """A question in a game of bots, and the fullest view of a seat that is asked it."""

    def __init__(
        self, name: str, seats: int, round_: int, phase: int, question: type[Question] | None
    ) -> None:
        self.name = name
        self.seats = seats
        self.round = round_
        self.phase = phase
        self.question = question  # None is the end of the game
        self.best = b""
        self.seat = 0

    def watch(self, table: AnyTable, record: Record) -> None:
        for seat in range(self.seats):
            view = table.game.view(table.state, seat)
            assert isinstance(view, BootleggersView)
            if self._is_it(view):
                seen = msgspec.json.encode(view)
                if len(seen) > len(self.best):
                    self.best, self.seat = seen, seat

    def _is_it(self, view: BootleggersView) -> bool:
        if self.question is None:
            return view.result is not None
        if (view.table.round, view.table.phase) != (self.round, self.phase):
            return False
        return any(isinstance(ask.question, self.question) for ask in view.asks)

    def write(self) -> None:
        kept = {
            "names": NAMES[: self.seats],
            "me": self.seat,
            "view": json.loads(self.best),
        }
        file = VIEWS / f"{self.name}.json"
        file.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")


def moments() -> list[Moment]:
    return [
        Moment("early", 4, 1, 1, questions.Muscle),
        Moment("taking", 5, 4, 1, questions.Take),
        Moment("boys", 6, 6, 2, questions.Place),
        Moment("loading", 4, 7, 4, questions.Load),
        Moment("driving", 6, 8, 4, questions.Drive),
        Moment("password", 5, 8, 5, questions.Window),
        Moment("end", 3, 12, 5, None),
    ]


def record_views() -> None:
    VIEWS.mkdir(parents=True, exist_ok=True)
    for number, moment in enumerate(moments()):
        bots = ["scripted"] * moment.seats
        match(BOOTLEGGERS, Options(), bots, SEED, number, watch=moment.watch).play()
        if moment.best:
            moment.write()
        print(moment.name, len(moment.best) or "was not met")


def main(arguments: list[str]) -> None:
    for file, written in files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(written, encoding="utf-8")
    if "--views" in arguments:
        record_views()


if __name__ == "__main__":
    main(sys.argv[1:])

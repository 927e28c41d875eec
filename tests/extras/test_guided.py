"""What is written for a guided first game follows the rules, and what is told there is so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from backroom.company.round_table import RoundTable
from backroom.company.thinking import hire, seed
from backroom.engine.action import Action
from backroom.engine.chance import LiveChance, bot_nonces
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table
from backroom.extras import by_game
from backroom.extras.guided import LEARNER, Guided
from backroom.games import shelf

GAMES = sorted(name for name in shelf.GAMES if by_game.guided(name) is not None)


def laid(game: str) -> tuple[AnyGame, Guided, AnyTable]:
    played, guide = shelf.find(game), by_game.guided(game)
    assert guide is not None
    secret, seats = bytes.fromhex(guide.secret), guide.others + 1
    options = msgspec.convert(guide.options, played.options)
    chance = LiveChance(secret, bot_nonces(secret, seats))
    return played, guide, Table(played, options, seats, chance, True)


class Opening:
    """The written part of a game, played: whoever has no line thinks for himself."""

    def __init__(self, game: str) -> None:
        self.game, self.guide, self.table = laid(game)
        #: Which lines were said, by seat.
        self.said: dict[int, set[str]] = {}
        self.asked: dict[int, list[str]] = {}
        secret = bytes.fromhex(self.guide.secret)
        seats = range(self.guide.others + 1)
        bots = {seat: hire(self.guide.bot, self.game, seed(secret, seat)) for seat in seats}
        self._round = RoundTable(self.table, bots, secret, self._act)

    def _act(self, seat: int, action: Action) -> None:
        self.table.act(seat, action)
        while self.table.answer_forced() is not None:
            pass

    def until(self, past: int) -> None:
        """Until this round (game turn) is over."""
        game, table = self.game, self.table
        while not table.state.over and game.progress(table.state).now <= past:
            seat = self._round.next()
            assert seat is not None
            asks = game.own_asks(table.state, seat)
            answer = self.guide.answer(game, seat, asks)
            if answer is None:
                self._round.turn(seat)
            else:
                self.said.setdefault(seat, set()).update(self._lines(seat, [a.id for a in asks]))
                self._act(seat, answer)

    def _lines(self, seat: int, ids: list[str]) -> set[str]:
        own = self.guide.lines[str(seat)]
        return {
            line
            for line in own
            for id in ids
            if line == id or (line.endswith("*") and id.startswith(line[:-1]))
        }


@pytest.mark.parametrize("game", GAMES)
def test_every_line_can_be_said(game: str) -> None:
    """A change of the rules that makes a line impossible, or another seed, turns this red."""
    opening = Opening(game)
    opening.until(opening.guide.until)
    for seat, lines in opening.guide.lines.items():
        assert opening.said.get(int(seat), set()) == set(lines), f"seat {seat} of {game}"
    assert not opening.table.state.over


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_can_not_say_its_line_thinks(game: str) -> None:
    played, guide, table = laid(game)
    for seat in range(1, guide.others + 1):
        other = msgspec.structs.replace(guide, lines={str(seat): {"no.such.question": []}})
        assert other.answer(played, seat, played.own_asks(table.state, seat)) is None


def test_what_is_told_of_the_first_round_of_bootleggers_is_so() -> None:
    opening = Opening("bootleggers")
    table = opening.table
    seen = []
    while opening.game.progress(table.state).now == 1:
        state = table.state
        seen.append((state.houses[1].markers, state.mobsters[LEARNER].cash))
        before = opening.game.progress(state).now
        seat = opening._round.next()
        assert seat is not None and before == 1
        answer = opening.guide.answer(opening.game, seat, opening.game.own_asks(state, seat))
        if answer is None:
            opening._round.turn(seat)
        else:
            opening._act(seat, answer)
    assert (2, 1, 1) in [markers[:3] for markers, _ in seen], "Texas Lil's is open, and his"
    # 10 less the card and the wage, four crates at $2G, and his cut on the six that were bought
    assert table.state.mobsters[LEARNER].cash == 10 - 2 - 1 + 8 + 6


def test_the_file_is_part_of_the_package() -> None:
    for game in GAMES:
        folder = Path(by_game.__file__).parent / game
        assert (folder / "guided.json").is_file()

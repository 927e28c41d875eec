"""Challenges: each is solved by its best answer and by no other, or the odds say so."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import SampledChance
from backroom.engine.save import AnyGame
from backroom.extras import challenges as kept
from backroom.extras.challenges import Challenge, begin, challenges, imagine, is_best, lines, play
from backroom.extras.confirming import confirm
from backroom.games import shelf
from backroom.server import challenges as served

GAMES = [game for game in shelf.GAMES if kept.has_some(game)]
ALL = [(game, each) for game in GAMES for each in challenges(game)]
SURE = [(game, each) for game, each in ALL if each.sure]
BY_ODDS = [(game, each) for game, each in ALL if not each.sure]
#: A taste of what the soak test plays in full.
TASTE = 12
#: In so many worlds, and so many ways in each, one goes on after a wrong answer.
WORLDS, MOST_WAYS = 4, 60


def names(posed: list[tuple[str, Challenge]]) -> list[str]:
    return [f"{game}-{each.name}" for game, each in posed]


def each_of(posed: list[tuple[str, Challenge]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "challenge"), posed, ids=names(posed))


def reached(game: AnyGame, challenge: Challenge, line: kept.Line, tries: int) -> float:
    state = kept.position(game.name, challenge.save, challenge.at).state
    worlds = [imagine(game, challenge, state, Random(n)) for n in range(tries)]
    return sum(play(world, line).reached for world in worlds) / tries


def test_there_are_ten_of_each_game_of_many_kinds() -> None:
    for game in GAMES:
        posed = challenges(game)
        assert len(posed) == len({each.name for each in posed}) == 10
        assert len({each.asks[0] for each in posed}) >= 5


@each_of(ALL)
def test_it_is_asked_and_its_answers_are_legal(game: str, challenge: Challenge) -> None:
    played = shelf.find(game)
    start = begin(played, challenge)
    assert start.asks() and not start.over
    every = list(lines(lambda: begin(played, challenge)))
    assert len(every) > 1
    assert all(best in every for best in challenge.best)
    assert challenge.tempting in every and not is_best(challenge, challenge.tempting)


@each_of(SURE)
def test_its_best_answer_solves_it_and_no_other_does(game: str, challenge: Challenge) -> None:
    assert confirm(shelf.find(game), challenge, 1).wrong == ""


@each_of(BY_ODDS)
def test_the_best_answer_has_better_odds_than_the_tempting_one(
    game: str, challenge: Challenge
) -> None:
    played = shelf.find(game)
    best = reached(played, challenge, challenge.best[0], TASTE)
    assert best > reached(played, challenge, challenge.tempting, TASTE)
    # Within four standard errors of what was found.
    found = challenge.figures.best
    assert abs(best - found) <= 4 * (found * (1 - found) / TASTE) ** 0.5 + 0.5 / TASTE


@pytest.mark.soak
@each_of(BY_ODDS)
def test_the_best_answer_has_the_best_odds(game: str, challenge: Challenge) -> None:
    found = confirm(shelf.find(game), challenge, 500, seed=10_000)
    assert found.wrong == ""


class WellPlayed(kept.Play):
    """The seat goes on by these choices, and by the first answer there is when they are over."""

    def __init__(self, *begun: Any, choices: list[int]) -> None:
        self.choices = choices
        #: How many there were to choose from, each time.
        self.among: list[int] = []
        super().__init__(*begun)

    def _move(self, asked: list[Ask]) -> Action:
        if asked[0].seat != self.challenge.seat or self.given < self.challenge.answers:
            return super()._move(asked)
        answers = [action for ask in asked for action in ask.answers()]
        at = len(self.among)
        self.among.append(len(answers))
        return answers[self.choices[at] if at < len(self.choices) else 0]


def can_be_reached(game: AnyGame, challenge: Challenge, line: kept.Line, seed: int) -> bool:
    """Is there any way to go on in this world, for the seat alone, that gets there?"""
    found = kept.position(game.name, challenge.save, challenge.at)
    waiting: list[list[int]] = [[]]
    for _ in range(MOST_WAYS):
        if not waiting:
            return False
        choices, rng = waiting.pop(), Random(seed)
        state = game.reseal(found.state.copy(), challenge.seat, rng)
        world = WellPlayed(game, challenge, state, SampledChance(rng), rng, choices=choices)
        if play(world, line).reached:
            return True
        for at in range(len(choices), len(world.among)):
            before = choices + [0] * (at - len(choices))
            waiting += [[*before, other] for other in range(1, world.among[at])]
    return False


@each_of([(game, each) for game, each in BY_ODDS if each.goal.until == "turn"])
def test_a_wrong_answer_is_wrong_however_well_one_goes_on(game: str, challenge: Challenge) -> None:
    """What bots make of a turn says nothing of what the reader would have made of it."""
    played = shelf.find(game)
    for line in lines(lambda: begin(played, challenge)):
        if not is_best(challenge, line):
            found = [can_be_reached(played, challenge, line, world) for world in range(WORLDS)]
            assert sum(found) < challenge.figures.best * WORLDS / 2, line


@each_of(ALL)
def test_on_the_page_the_best_answer_works_and_the_tempting_one_does_not(
    game: str, challenge: Challenge
) -> None:
    played = shelf.find(game)
    assert play(begin(played, challenge), challenge.best[0]).reached
    assert not play(begin(played, challenge), challenge.tempting).reached


@each_of(ALL)
def test_what_is_hidden_stays_hidden(
    game: str, challenge: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is told the same, whatever the others hold."""
    number = challenges(game).index(challenge) + 1
    told = served.played(game, number, b"{}")
    assert isinstance(told, bytes)
    found = kept.position(game, challenge.save, challenge.at)
    for seed in range(3):
        state = shelf.find(game).reseal(found.state.copy(), challenge.seat, Random(seed))
        other = found._replace(state=state)
        with monkeypatch.context() as patch:
            patch.setattr(kept, "position", lambda *_, other=other: other)
            assert served.played(game, number, b"{}") == told


# --- the checks can fail -------------------------------------------------------------------------


@pytest.mark.parametrize("posed", [SURE[0], SURE[-1], BY_ODDS[-1]], ids=["first", "last", "odds"])
def test_a_wrong_best_answer_is_found(posed: tuple[str, Challenge]) -> None:
    game, challenge = posed
    wrong = msgspec.structs.replace(challenge, best=[challenge.tempting])
    assert confirm(shelf.find(game), wrong, 8).wrong != ""


def test_a_second_solution_is_found() -> None:
    game, challenge = SURE[0]
    goal = msgspec.structs.replace(challenge.goal, least=0)
    easy = msgspec.structs.replace(challenge, goal=goal)
    assert "another solution" in confirm(shelf.find(game), easy, 1).wrong


def test_what_dice_decide_is_not_called_sure() -> None:
    game, challenge = BY_ODDS[0]
    figures = msgspec.structs.replace(challenge.figures, tries=1)
    called = msgspec.structs.replace(challenge, figures=figures)
    assert "has a say" in confirm(shelf.find(game), called, 1).wrong

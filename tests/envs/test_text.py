"""The environment in words."""

from __future__ import annotations

import pytest

from backroom.envs.text import TextEnvironment
from backroom.envs.turns import NotLegal
from backroom.text.lookup import LANGUAGES
from tests.envs.games import GAMES, at_random
from tests.envs.test_space import until_placing
from tests.toy.game import Cellar


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game: str, lang: str) -> None:
    env = TextEnvironment(game, 3, lang=lang, names=["Ann", "Bob", "Cleo"])
    for at in at_random(env, 4, 30):
        prompt = at.prompt()
        assert f"{len(at.legal())}. " in prompt
        assert not at.words(at.seat).fallbacks
        assert "Bob" in prompt or "Cleo" in prompt


def test_a_model_answers_with_a_number() -> None:
    env = TextEnvironment("bootleggers", 3)
    env.reset(1)
    seat, second = env.seat, env.legal()[1]
    for nonsense in ("", "0", "99", "two", "-1", "²"):
        with pytest.raises(NotLegal):
            env.say(nonsense)
    env.say("2. Lay down that one")
    assert env.seat != seat
    assert env.records[-1].action == env.space.action(second)


def test_the_story_goes_on_from_where_the_seat_was_last_asked() -> None:
    env = TextEnvironment("bootleggers", 3, bots={1: "chaotic", 2: "chaotic"})
    env.reset(1)
    assert "Round 1." in env.story()
    assert env.story() == ""
    env.say("1")
    story = env.story()
    assert "Round 1." not in story and "You show" in story
    assert env.copy().story() == ""


def test_what_takes_several_things_ends_with_that_is_all() -> None:
    env = TextEnvironment(Cellar(), 3)
    until_placing(env)
    env.say("1")
    assert env.label(env.legal()[-1]) == "That is all."

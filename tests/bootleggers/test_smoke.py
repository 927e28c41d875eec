import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseTruck
from backroom.games.bootleggers.components import HIJACK
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.14")
def test_hijack_moves_the_whole_cargo() -> None:
    given = Given().thug(0, HIJACK).own(1, 1, crates=4)
    given.window(timing.LOADED)
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert given.truck(0).crates == 4
    assert given.truck(1).crates == 0
    given.sound()

"""What the police could do, and what a raid would mean (K7)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago.actions import (
    CleanUp,
    ConfiscateAll,
    ConfiscateSome,
    DrivePolice,
    NoAction,
    NoPolice,
    Play,
    PoliceFirst,
    RaidBusiness,
    RaidCar,
    RollPolice,
    Stay,
    TakeCount,
)
from backroom.games.chicago.components import (
    BOOZE,
    DOCKS,
    FIRST_CONTRACT,
    FRIENDS_ON_THE_INSIDE,
    HORSE_HEAD,
)
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CLEAN_GENE,
    JOHNNY_FAVORITE,
    KNUCKLES,
    SPONGE,
    TONY_TROUBLE,
)
from backroom.games.chicago.questions import WindowRaided
from tests.chicago.given import Given
from tests.chicago.means.saying import brief, maybe, means, told


def police(given: Given, square: int, actions: int = 1) -> Given:
    """Boss 0 has the badge and the police stand there; his own turn is over."""
    given.badge(0).police(square, actions).car(0, 0).turn_of(0)
    given.act(0, Stay())
    if any(ask.knows(NoAction()) for ask in given.game.asks(given.state)):
        given.act(0, NoAction())
    return given


def acting(given: Given, square: int, actions: int = 1) -> Given:
    return police(given, square, actions).act(0, NoPolice())


@pytest.mark.rule("K7.1", "K7.2")
def test_how_far_the_police_get_and_what_they_could_do() -> None:
    given = Given(3).territory(1, 4).lying(DOCKS, booze=3)
    given = police(given, given.turf(4))
    assert told(given, 0, RollPolice()) == (
        "the police car drives 3 to 8 squares, as the die says, or fewer"
    )
    assert "Stella: clean up territory 5" in told(given, 0, NoPolice())
    given.dice("police", 6).act(0, RollPolice())
    square = given.turf(4)
    assert brief(given, 0, DrivePolice(square)) == "clean up"
    nothing = next(s for s in given.state.board.within(square, 3) if not busy(given, s))
    assert told(given, 0, DrivePolice(nothing)) == "nothing for the police to do on this square"
    assert means(given, 0, DrivePolice(nothing)).tone == "neutral"


def busy(given: Given, square: int) -> bool:
    board = given.state.board
    return bool(
        board.places_at(square)
        or board.lots_at(square)
        or board.territories_at(square)
        or any(boss.square == square for boss in given.state.bosses)
    )


@pytest.mark.rule("K7.3", "K7.5")
def test_a_square_for_the_police_tells_the_gravest_thing_first() -> None:
    given = Given(3).lying(DOCKS, booze=3)
    given = police(given, given.place(DOCKS)).dice("police", 6).act(0, RollPolice())
    assert brief(given, 0, DrivePolice(given.place(DOCKS))) == "confiscate"
    assert told(given, 0, DrivePolice(given.place(DOCKS))) == "Docks: confiscate 3 booze"
    home = given.home(1)
    given = police(Given(3), given.door(home)).dice("police", 6).act(0, RollPolice())
    assert brief(given, 0, DrivePolice(given.door(home))) == "raid"
    assert told(given, 0, DrivePolice(given.door(home))) == (
        "Stella: raid the car; Stella: raid Lucky Seven"
    )


@pytest.mark.rule("K7.2")
def test_a_spent_police_action_is_told() -> None:
    given = police(Given(3).territory(1, 4), Given(3).turf(4), actions=0)
    spent = "the police have no action left in this game turn"
    assert spent in told(given, 0, RollPolice())
    assert told(given, 0, NoPolice()) == spent


@pytest.mark.rule("K12.8")
def test_friends_may_send_the_police_first() -> None:
    given = Given(3).hand(0, FRIENDS_ON_THE_INSIDE).turn_of(0).act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert "the police car drives" in told(given, 0, PoliceFirst())


@pytest.mark.rule("K7.3", "K1.5")
def test_a_raid_on_a_business_closes_it_and_fills_the_prison() -> None:
    given = Given(3).gangster(1, BUGS_BENNY, KNUCKLES, spot=Given(3).home(1))
    home = given.home(1)
    acting(given, given.door(home))
    said = told(given, 0, RaidBusiness(home))
    assert said == (
        "works 50% of the time; it closes until the end of the trade phase; "
        "2 gangsters go to prison; 0 points for Stella instead of 2; "
        "breaks Stella's monopoly on casinos"
    )
    assert brief(given, 0, RaidBusiness(home)) == "50%"
    given = acting(Given(3).closed(home), given.door(home))
    assert told(given, 0, RaidBusiness(home)) == "works 50% of the time"
    assert means(given, 0, RaidBusiness(home)).tone == "neutral"


@pytest.mark.rule("K7.3")
def test_a_raid_on_a_car_cancels_contracts() -> None:
    given = Given(3).gangster(1, BUGS_BENNY).started(1, FIRST_CONTRACT)
    acting(given, given.boss(1).square)
    assert told(given, 0, RaidCar(1)) == (
        "works 50% of the time; 1 gangster goes to prison; cancels A Thorough Shaving"
    )


@pytest.mark.rule("K13.5", "K13.45", "K13.19", "K9.1")
def test_who_may_be_inside_changes_the_odds_of_a_raid() -> None:
    given = Given(3).gangster(1, CLEAN_GENE)
    acting(given, given.boss(1).square)
    assert told(given, 0, RaidCar(1)).startswith("works 0% of the time")
    given = Given(3).gangster(1, TONY_TROUBLE)
    acting(given, given.boss(1).square)
    assert told(given, 0, RaidCar(1)).startswith("works 100% of the time")
    given = Given(3).gangster(1, TONY_TROUBLE).gangster(1, SPONGE, spot=Given(3).home(1))
    acting(given, given.boss(1).square)
    assert told(given, 0, RaidCar(1)).startswith(
        "works 75% of the time, depending on who is inside"
    )
    given = Given(3).gangster(1, JOHNNY_FAVORITE).gangster(1, SPONGE, spot=Given(3).home(1))
    acting(given, given.boss(1).square)
    assert "but for Johnny Favorite, should he be there" in told(given, 0, RaidCar(1))
    given.state.show(JOHNNY_FAVORITE)
    assert "prison" not in told(given, 0, RaidCar(1))


@pytest.mark.rule("K7.4", "K5.6")
def test_a_cleaned_territory_may_take_the_respect_away() -> None:
    given = acting(Given(3).territory(1, 4), Given(3).turf(4))
    assert told(given, 0, CleanUp(4)) == (
        "Stella loses local respect; 1 point for Stella instead of 2; Stella keeps no territory"
    )


@pytest.mark.rule("K7.5")
def test_what_is_confiscated_is_nobodys() -> None:
    given = Given(3).lying(DOCKS, booze=3)
    acting(given, given.place(DOCKS))
    assert told(given, 0, ConfiscateAll(DOCKS)) == "3 booze back to the stock: nobody gets them"
    assert maybe(given, 0, ConfiscateSome(DOCKS)) is None
    assert maybe(given, 0, NoPolice()) is None
    given.act(0, ConfiscateSome(DOCKS)).pass_all()
    assert told(given, 0, TakeCount(BOOZE, 1)) == "2 stay there"
    assert told(given, 0, TakeCount(BOOZE, 3)) == "nothing stays there"


@pytest.mark.rule("K12.20")
def test_who_is_raided_is_told_what_comes_of_it() -> None:
    for closed in (False, True):
        given = Given(3).hand(1, HORSE_HEAD).gangster(1, BUGS_BENNY, spot=Given(3).home(1))
        home = given.home(1)
        if closed:
            given.closed(home)
        acting(given, given.door(home)).act(0, RaidBusiness(home))
        until_raided(given)
        assert told(given, 1, Play(HORSE_HEAD)) == "the raid comes to nothing"
        said = told(given, 1, Pass())
        assert said.startswith("works 50% of the time")
        assert ("0 points for you instead of 1" in said) != closed
    given = Given(3).hand(1, HORSE_HEAD).gangster(1, BUGS_BENNY, KNUCKLES)
    acting(given, given.boss(1).square).act(0, RaidCar(1))
    until_raided(given)
    assert told(given, 1, Pass()) == (
        "works 50% of the time; 2 gangsters go to prison; 1 point for you instead of 2"
    )


def until_raided(given: Given) -> None:
    """All pass until boss 1 is asked for the Horse Head."""
    while not isinstance(given.game.asks(given.state)[0].question, WindowRaided):
        given.act(1, Pass())

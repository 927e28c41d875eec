"""Where the sources disagree: options and presets (B12)."""

from __future__ import annotations

import msgspec
import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, ChooseWay
from backroom.games.bootleggers.components import (
    BIG_PAYOFF,
    DOUBLE_CROSS,
    FIRST_THUG,
    MOTHERS,
    PACKING_HEAT,
    SINGLE_INFLUENCE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import PRESETS, Options
from backroom.games.bootleggers.phases.password import price
from backroom.games.bootleggers.state import PUBLIC, THREE_STARS, TWO_STARS
from tests.bootleggers.given import Given

#: Each option: its rule, its default, its other values.
_OPTIONS: list[tuple[str, str, object, list[object]]] = [
    ("B12.1", "single_influence", 22, [20]),
    ("B12.2", "big_payoff", "dock-anew", ["stay"]),
    ("B12.3", "safe_house", "any", ["one"]),
    ("B12.4", "double_cross", "another", ["any"]),
    ("B12.5", "public_dock", "each", ["all"]),
    ("B12.6", "packing_heat", "others", ["you"]),
    ("B12.7", "cash", "secret", ["open"]),
    ("B12.8", "rounds", 12, [8]),
    ("B12.9", "influence", "phase", ["pre-empt", "any-time"]),
]


@pytest.mark.parametrize(("rule", "name", "default", "others"), _OPTIONS)
@pytest.mark.rule("B12.1", "B12.2", "B12.3", "B12.4", "B12.5", "B12.6", "B12.7", "B12.8", "B12.9")
def test_each_option_has_its_default_its_values_and_no_other(
    rule: str, name: str, default: object, others: list[object]
) -> None:
    assert getattr(Options(), name) == default, rule
    for value in others:
        assert getattr(msgspec.convert({name: value}, Options), name) == value
    for nonsense in ("other", 21, True, None):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({name: nonsense}, Options)


@pytest.mark.rule("B12.1")
def test_there_is_no_option_beside_these() -> None:
    named = {name for _, name, _, _ in _OPTIONS}
    assert set(Options.__struct_fields__) == {"rules", *named}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"jokers": 2}, Options)


@pytest.mark.parametrize(
    ("preset", "values"),
    [
        ("000", (22, "dock-anew", "any", "another", "all", "others")),
        ("001", (20, "dock-anew", "any", "another", "all", "you")),
        ("003", (22, "stay", "one", "any", "all", "others")),
        ("004", (22, "dock-anew", "any", "any", "each", "others")),
    ],
)
@pytest.mark.rule("B12.1", "B12.2", "B12.3", "B12.4", "B12.5", "B12.6", "B12.7", "B12.8", "B12.9")
def test_a_preset_follows_its_source_and_leaves_the_rest_at_the_defaults(
    preset: str, values: tuple[object, ...]
) -> None:
    options = PRESETS[preset]
    got = [getattr(options, name) for _, name, _, _ in _OPTIONS[:6]]
    assert tuple(got) == values
    for _, name, default, _ in _OPTIONS[6:]:
        assert getattr(options, name) == default


@pytest.mark.rule("B12.1")
def test_four_presets() -> None:
    assert set(PRESETS) == {"000", "001", "003", "004"}


@pytest.mark.rule("B12.1", "B1.4")
def test_20_single_influence_cards_make_a_deck_of_78() -> None:
    given = Given(options=Options(rules=1, single_influence=20))
    assert given.state.deck[SINGLE_INFLUENCE] == 20
    assert sum(given.state.deck) == 78
    assert sum(given.state.deck[FIRST_THUG:]) == 33
    given.sound()


@pytest.mark.parametrize("stay", [False, True])
@pytest.mark.rule("B12.2", "B11.3")
def test_big_payoff_after_line_up(stay: bool) -> None:
    given = Given(3, Options(big_payoff="stay" if stay else "dock-anew"))
    given.markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=1, house=MOTHERS)
    given.own(2, 2, crates=1, house=MOTHERS).thug(2, BIG_PAYOFF)
    given.mobster(1).dice = 1
    given.window(timing.LINED_UP).play(2, BIG_PAYOFF, ChooseHouse(MOTHERS))
    docks = given.house(MOTHERS).docks
    if stay:
        assert (docks[THREE_STARS], docks[TWO_STARS], docks[PUBLIC]) == ([0], [], [2])
    else:
        assert (docks[THREE_STARS], docks[TWO_STARS], docks[PUBLIC]) == ([2], [0], [])


@pytest.mark.parametrize(("packing_heat", "prices"), [("others", [1, 2, 1]), ("you", [2, 1, 2])])
@pytest.mark.rule("B12.6", "B11.21")
def test_packing_heat(packing_heat: str, prices: list[int]) -> None:
    options = msgspec.convert({"packing_heat": packing_heat}, Options)
    given = Given(3, options).markers(MOTHERS, [4, 0, 0]).thug(1, PACKING_HEAT)
    given.mobster(0).dice = 1
    given.window(timing.LOADED).play(1, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert [price(given.state, MOTHERS, seat) for seat in range(3)] == prices


@pytest.mark.rule("B12.7", "B3.1")
def test_cash_is_secret_or_open() -> None:
    for options in (Options(), Options(cash="open")):
        view = BOOTLEGGERS.view(Given(3, options).state, 0)
        assert (view.mobsters[1].cash is None) is (options.cash == "secret")


@pytest.mark.parametrize(("double_cross", "own"), [("another", False), ("any", True)])
@pytest.mark.rule("B12.4", "B11.8")
def test_double_cross_destroys_anothers_or_any_marker(double_cross: str, own: bool) -> None:
    options = msgspec.convert({"double_cross": double_cross}, Options)
    given = Given(3, options).markers(MOTHERS, [2, 2, 0]).thug(0, DOUBLE_CROSS)
    given.window(timing.LOADED)
    destroy = ChooseWay(0)
    given.play(0, DOUBLE_CROSS, ChooseHouse(MOTHERS), destroy, answers=False)
    assert (ChooseMobster(0) in given.legal(0)) is own
    assert ChooseMobster(1) in given.legal(0)

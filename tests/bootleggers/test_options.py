"""Where the sources disagree: options and presets (B12)."""

from __future__ import annotations

import msgspec
import pytest

from backroom.games.bootleggers import events, questions, timing
from backroom.games.bootleggers.actions import Allow, ChooseHouse, ChooseMobster, ChooseWay
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_PAYOFF,
    DOUBLE_CROSS,
    FIRST_THUG,
    LILS,
    MOTHERS,
    PACKING_HEAT,
    SAFE_HOUSE,
    SINGLE_INFLUENCE,
    WAREHOUSE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import PRESETS, Options
from backroom.games.bootleggers.phases.password import price
from backroom.games.bootleggers.state import PUBLIC, THREE_STARS, TWO_STARS
from backroom.games.bootleggers.thugs.deck import action_deck
from tests.bootleggers.given import Given

#: Each option: its rule, its default, its other values.
_OPTIONS: list[tuple[str, str, object, list[object]]] = [
    ("B12.1", "single_influence", 22, [20]),
    ("B12.2", "big_payoff", "dock-anew", ["stay"]),
    ("B12.3", "safe_house", "any", ["one"]),
    ("B12.4", "double_cross", "another", ["any"]),
    ("B12.5", "public_dock", "each", ["all"]),
    ("B12.6", "packing_heat", "others", ["you"]),
    ("B12.10", "unloading", "arrival", ["muscle"]),
    ("B12.11", "warehouse", "no-truck", ["home"]),
    ("B12.7", "cash", "secret", ["open"]),
    ("B12.8", "rounds", 12, [8]),
    ("B12.9", "influence", "phase", ["pre-empt", "any-time"]),
]


@pytest.mark.parametrize(("rule", "name", "default", "others"), _OPTIONS)
@pytest.mark.rule(*(f"B12.{number}" for number in range(1, 12)))
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
        ("000", (22, "dock-anew", "any", "another", "all", "others", "arrival", "home")),
        ("001", (20, "dock-anew", "any", "another", "all", "you", "arrival", "home")),
        ("003", (22, "stay", "one", "any", "all", "others", "muscle", "no-truck")),
        ("004", (22, "dock-anew", "any", "any", "each", "others", "muscle", "home")),
    ],
)
@pytest.mark.rule(*(f"B12.{number}" for number in range(1, 12)))
def test_a_preset_follows_its_source_and_leaves_the_rest_at_the_defaults(
    preset: str, values: tuple[object, ...]
) -> None:
    options = PRESETS[preset]
    got = [getattr(options, name) for _, name, _, _ in _OPTIONS[:8]]
    assert tuple(got) == values
    for _, name, default, _ in _OPTIONS[8:]:
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
        assert (docks[THREE_STARS], docks[TWO_STARS], docks[PUBLIC]) == ((0,), (), (2,))
    else:
        assert (docks[THREE_STARS], docks[TWO_STARS], docks[PUBLIC]) == ((2,), (0,), ())


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


# --- unloading within a dock (B12.10) ----------------------------------------------------------


def minority_line(options: Options, boosted: int = 2) -> Given:
    """At Mother's 1 and 2 stand in the 2-star dock, 1 in front; then 2 calls the Big City Boys."""
    given = Given(4, options).muscle(50, 40, 39, 10).markers(MOTHERS, [3, 1, 1, 0])
    given.own(1, 1, crates=4, house=MOTHERS).own(2, 2, crates=4, house=MOTHERS)
    given.thug(3, BIG_CITY_BOYS).mobster(0).dice = 1
    given.window(timing.LINED_UP).play(3, BIG_CITY_BOYS, ChooseMobster(boosted))
    return given.dice("demand.2", 1, 2)


def sold(given: Given) -> list[tuple[int, int]]:
    """Truck and crates of every sale."""
    return [(sale.truck, sale.crates) for sale in given.all(events.Sells)]


@pytest.mark.parametrize(("unloading", "first"), [("arrival", 1), ("muscle", 2)])
@pytest.mark.rule("B12.10", "B7.8", "B4.4")
def test_within_a_dock_trucks_unload_by_arrival_or_by_present_muscle(
    unloading: str, first: int
) -> None:
    given = minority_line(msgspec.convert({"unloading": unloading}, Options)).close_windows()
    assert sold(given) == [(first, 3)], "the house wants three crates"


@pytest.mark.rule("B12.10", "B7.8")
def test_the_line_is_shown_in_the_order_in_which_it_unloads() -> None:
    for unloading, line in (("arrival", [1, 2]), ("muscle", [2, 1])):
        given = minority_line(msgspec.convert({"unloading": unloading}, Options))
        for seat in (0, None):
            view = BOOTLEGGERS.view(given.state, seat)
            assert list(view.houses[MOTHERS].docks[TWO_STARS]) == line
        assert given.house(MOTHERS).docks[TWO_STARS] == (1, 2), "no truck has moved"


@pytest.mark.rule("B12.10", "B11.14")
def test_by_muscle_too_a_late_hijackers_truck_is_last_in_its_dock() -> None:
    given = Given(4, Options(unloading="muscle")).markers(MOTHERS, [1, 1, 3, 0])
    given.own(1, 1, crates=2, house=MOTHERS).own(0, 0, crates=2, house=MOTHERS)
    given.truck(0).late = True
    given.dice("demand.2", 1, 2).house_window(MOTHERS)
    assert sold(given) == [(1, 2), (0, 1)], "0 has more muscle, and came too late"


@pytest.mark.rule("B12.10", "B8.3")
def test_by_muscle_the_public_dock_is_asked_about_in_that_order_too() -> None:
    given = Given(4, Options(unloading="muscle")).markers(MOTHERS, [4, 0, 0, 0])
    given.own(2, 2, crates=1, house=MOTHERS).own(1, 1, crates=1, house=MOTHERS)
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    question = given.asks(0)[0].question
    assert isinstance(question, questions.Allow)
    assert question.truck == 1


@pytest.mark.rule("B12.10", "B7.5")
def test_by_muscle_a_mobsters_own_trucks_keep_the_order_of_their_arrival() -> None:
    given = Given(4, Options(unloading="muscle")).markers(MOTHERS, [3, 1, 0, 0])
    for truck in (5, 1, 4):
        given.own(1, truck, crates=1, house=MOTHERS)
    given.dice("demand.2", 1, 1).house_window(MOTHERS)
    assert sold(given) == [(5, 1), (1, 1)]


# --- Warehouse (B12.11) ------------------------------------------------------------------------


def warehouse(options: Options) -> Given:
    """0 has 2 crates on no truck, 4 on a truck at home and 3 in line; then comes Warehouse."""
    given = Given(3, options).crates(0, 2).own(0, 0, crates=4).own(0, 6, crates=3, house=MOTHERS)
    given.thug(0, WAREHOUSE).window(timing.LINED_UP).play(0, WAREHOUSE)
    assert given.state.table.round == 3
    return given


@pytest.mark.parametrize(("kept", "crates"), [("no-truck", 2), ("home", 2 + 4)])
@pytest.mark.rule("B12.11", "B11.27", "B7.6", "B8.4")
def test_warehouse_keeps_what_is_on_no_truck_or_a_load_left_at_home_too(
    kept: str, crates: int
) -> None:
    given = warehouse(msgspec.convert({"warehouse": kept}, Options))
    assert given.mobster(0).crates == crates
    assert (given.truck(0).crates, given.truck(6).crates) == (0, 0)
    assert [event.crates for event in given.all(events.Warehoused)] == [crates]


@pytest.mark.rule("B12.11", "B11.27", "B7.4")
def test_the_load_of_a_rented_truck_left_at_home_is_the_renters() -> None:
    given = Given(3, Options(warehouse="home")).own(1, 1, crates=4).thug(0, WAREHOUSE)
    given.truck(1).operator = 0
    given.window(timing.LINED_UP).play(0, WAREHOUSE)
    assert (given.mobster(0).crates, given.mobster(1).crates) == (4, 0)
    assert given.truck(1).operator == 1


@pytest.mark.rule("B12.11", "B7.6")
def test_without_the_card_a_load_left_at_home_is_lost_all_the_same() -> None:
    given = Given(3, Options(warehouse="home")).own(1, 1, crates=4).crates(1, 1)
    given.window(timing.LINED_UP)
    assert given.mobster(1).crates == 0
    assert [event.crates for event in given.all(events.Unsold)] == [4]


# --- a preset plays as its text has it ---------------------------------------------------------


def _payoff_moves(options: Options) -> bool:
    given = Given(3, options).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=1, house=MOTHERS)
    given.thug(2, BIG_PAYOFF).mobster(1).dice = 1
    given.window(timing.LINED_UP).play(2, BIG_PAYOFF, ChooseHouse(MOTHERS))
    return bool(given.house(MOTHERS).docks[TWO_STARS] == (0,))


def _saves_from_two(options: Options) -> bool:
    given = Given(3, options).markers(MOTHERS, [1, 0, 0]).markers(LILS, [2, 0, 0])
    given.thug(0, SAFE_HOUSE).window(timing.LOADED)
    given.play(0, SAFE_HOUSE, ChooseHouse(LILS), answers=False)
    return ChooseHouse(MOTHERS) in given.legal(0)


def _crosses_himself(options: Options) -> bool:
    given = Given(3, options).markers(MOTHERS, [2, 2, 0]).thug(0, DOUBLE_CROSS)
    given.window(timing.LOADED)
    given.play(0, DOUBLE_CROSS, ChooseHouse(MOTHERS), ChooseWay(0), answers=False)
    return ChooseMobster(0) in given.legal(0)


def _one_word_for_the_dock(options: Options) -> bool:
    given = Given(4, options).markers(MOTHERS, [4, 0, 0, 0])
    for seat in (1, 2):
        given.own(seat, seat, crates=1, house=MOTHERS)
    given.dice("demand.2", 6, 6).house_window(MOTHERS).act(0, Allow(True))
    return len(sold(given)) == 2


def _heat_hits(options: Options) -> list[int]:
    given = Given(3, options).markers(MOTHERS, [4, 0, 0])
    given.house(MOTHERS).heat = 1
    return [seat for seat in range(3) if price(given.state, MOTHERS, seat) == 1]


def _first_to_unload(options: Options) -> int:
    return sold(minority_line(options).close_windows())[0][0]


#: Payoff moves trucks, Safe House from two, own marker crossed, one word, whom heat hits, the
#: first to unload, what Warehouse keeps, cards in the deck.
@pytest.mark.parametrize(
    ("preset", "played"),
    [
        ("000", (True, True, False, True, [0, 2], 1, 6, 80)),
        ("001", (True, True, False, True, [1], 1, 6, 78)),
        ("003", (False, False, True, True, [0, 2], 2, 2, 80)),
        ("004", (True, True, True, False, [0, 2], 2, 6, 80)),
    ],
)
@pytest.mark.rule(*(f"B12.{number}" for number in (1, 2, 3, 4, 5, 6, 10, 11)))
def test_a_table_by_a_preset_plays_as_its_text_has_it(
    preset: str, played: tuple[object, ...]
) -> None:
    options = PRESETS[preset]
    assert played == (
        _payoff_moves(options),
        _saves_from_two(options),
        _crosses_himself(options),
        _one_word_for_the_dock(options),
        _heat_hits(options),
        _first_to_unload(options),
        warehouse(options).mobster(0).crates,
        sum(action_deck(msgspec.structs.replace(options, rules=1))),
    )

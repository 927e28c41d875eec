"""The Loop is a fair board, and what a board is asked (K11.2, K11.3)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from backroom.games.chicago.board import LOT_CELLS, PLACE_NAMES, board
from backroom.games.chicago.components import (
    ACCOUNTANT,
    BARBER,
    BOOKIE,
    BUTCHER,
    COURTHOUSE,
    DEMOCRAT_HQ,
    FIRST_NATIONAL_BANK,
    FLORIST,
    HOSPITAL_PLACE,
    LARGE,
    MEDIUM,
    PLACES,
    POLICE_DEPARTMENT,
    POST_OFFICE,
    RACE_TRACK,
    REPUBLICAN_HQ,
    SMALL,
    STARTING_RESOURCES,
    TAILOR,
    TEAMSTERS,
    WHARF,
)
from backroom.games.chicago.fairness import Figure, fairness
from tests.chicago.boards import LOOP, file, near, things, way

# --- the Loop ------------------------------------------------------------------------------------


@pytest.mark.rule("K11.2")
def test_the_loop_has_what_the_rules_ask_for() -> None:
    assert 140 <= LOOP.squares <= 160
    assert len(LOOP.place_square) == PLACES == len(PLACE_NAMES)
    assert len(LOOP.territory_square) == 36
    assert [LOOP.lot_size.count(size) for size in (SMALL, MEDIUM, LARGE)] == [12, 8, 4]
    assert len(LOOP.starts()) == 6
    assert all(LOOP.lot_size[lot] == SMALL for lot in LOOP.starts())
    assert len(LOOP.garage_square) == 4


@pytest.mark.rule("K11.2")
def test_lots_take_one_two_or_three_cells_that_hang_together() -> None:
    for size, cells in zip(LOOP.lot_size, LOOP.lot_cells, strict=True):
        assert len(cells) == LOT_CELLS[size] == size + 1
        assert all(near(*pair) for pair in pairwise(cells))


@pytest.mark.rule("K11.2")
def test_every_square_of_the_loop_is_on_a_street_of_chicago_and_leads_on() -> None:
    assert max(max(row) for row in LOOP.distance) < LOOP.squares
    assert min(min(row) for row in LOOP.distance) == 0
    assert min(len(next_to) for next_to in LOOP.neighbours) >= 2, "no dead end at all"
    for square, others in enumerate(LOOP.neighbours):
        assert all(near(LOOP.at[square], LOOP.at[other]) for other in others)
    streets = {street for street in LOOP.streets if "&" not in street}
    assert streets == {
        *("Wells St.", "LaSalle St.", "Clark St.", "Dearborn St.", "State St.", "Wabash Ave."),
        *("Lake St.", "Randolph St.", "Madison St.", "Adams St.", "Van Buren St."),
    }
    assert LOOP.streets[LOOP.at.index((10, 8))] == "Clark & Madison"


@pytest.mark.rule("K11.2")
def test_each_arrow_points_to_a_street_square_next_door() -> None:
    for square, cells in things(LOOP):
        assert any(near(cell, LOOP.at[square]) for cell in cells)


@pytest.mark.rule("K11.2")
def test_hospital_and_police_are_central_and_apart() -> None:
    assert way(HOSPITAL_PLACE, POLICE_DEPARTMENT) >= 4
    farthest = sorted(max(row) for row in LOOP.distance)
    for place in (HOSPITAL_PLACE, POLICE_DEPARTMENT):
        far = max(LOOP.distance[LOOP.place_square[place]])
        assert far <= farthest[LOOP.squares // 4], "among the quarter that is nearest to all"


@pytest.mark.rule("K11.2")
def test_the_better_a_contract_pays_the_longer_is_its_way() -> None:
    by_pay = [
        way(ACCOUNTANT, COURTHOUSE),  # $800
        way(REPUBLICAN_HQ, DEMOCRAT_HQ),  # $900
        way(FLORIST, BUTCHER),  # $1100
        way(BARBER, POST_OFFICE),  # $1200
        way(TEAMSTERS, WHARF),  # $1300
    ]
    assert by_pay == [6, 7, 8, 9, 10]
    assert 6 <= way(BOOKIE, RACE_TRACK) <= 10
    tailor = LOOP.distance[LOOP.place_square[TAILOR]]
    assert 6 <= min(tailor[square] for square in LOOP.garage_square) <= 10
    bank = LOOP.distance[LOOP.place_square[FIRST_NATIONAL_BANK]]
    assert all(6 <= bank[LOOP.lot_square[lot]] <= 10 for lot in LOOP.starts())


@pytest.mark.rule("K11.3")
def test_the_six_starts_are_fair() -> None:
    figures = {figure.name: figure for figure in fairness(LOOP)}
    assert set(figures) == {"resources", "territories", "resource", "medium", "large"}
    for name in ("resources", "territories"):
        values = figures[name].values
        mean = sum(values) / 6
        assert all(abs(value - mean) <= 0.15 * mean for value in values)
    for name in ("resource", "medium", "large"):
        values = figures[name].values
        assert max(values) - min(values) <= 1
    assert all(figure.all_fair() for figure in figures.values())


@pytest.mark.rule("K11.3")
def test_turned_by_half_the_loop_comes_to_lie_on_itself() -> None:
    """So starts 1 and 4, 2 and 5, 3 and 6 are alike."""
    turned = [LOOP.at.index((24 - across, 16 - down)) for across, down in LOOP.at]

    def even(squares: list[int]) -> bool:
        return sorted(turned[square] for square in squares) == sorted(squares)

    for square, neighbours in enumerate(LOOP.neighbours):
        assert sorted(turned[n] for n in neighbours) == sorted(LOOP.neighbours[turned[square]])
    assert even(LOOP.territory_square)
    assert even(LOOP.garage_square)
    for size in (SMALL, MEDIUM, LARGE):
        lots = zip(LOOP.lot_size, LOOP.lot_square, strict=True)
        assert even([square for own, square in lots if own == size])
    starts = [LOOP.lot_square[lot] for lot in LOOP.starts()]
    assert [turned[square] for square in starts] == starts[3:] + starts[:3]
    for kind in set(STARTING_RESOURCES):
        same = [place for place, *rest in STARTING_RESOURCES if tuple(rest) == kind[1:]]
        assert even([LOOP.place_square[place] for place in same])


@pytest.mark.rule("K11.3")
def test_the_figures_are_those_of_the_map() -> None:
    start = LOOP.starts()[0]
    row = LOOP.distance[LOOP.lot_square[start]]
    figures = {figure.name: figure.values[0] for figure in fairness(LOOP)}
    twelve = [row[LOOP.place_square[place]] for place in range(12)]
    assert figures["resources"] == pytest.approx(sum(twelve) / 12)
    assert figures["resource"] == min(twelve)
    assert figures["territories"] == sum(row[square] <= 6 for square in LOOP.territory_square)
    lots = list(zip(LOOP.lot_size, LOOP.lot_square, strict=True))
    assert figures["medium"] == min(row[square] for size, square in lots if size == MEDIUM)
    assert figures["large"] == min(row[square] for size, square in lots if size == LARGE)


@pytest.mark.rule("K11.3")
def test_a_start_that_is_too_far_off_is_not_fair() -> None:
    assert Figure("resources", [10, 10, 10, 10, 10, 13], True).all_fair() is False
    assert Figure("resources", [10, 10, 10, 10, 10, 11], True).all_fair()
    nearest = Figure("medium", [3, 3, 3, 3, 3, 5], False)
    assert [nearest.fair(value) for value in nearest.values] == [True] * 5 + [False]
    assert Figure("medium", [3, 5], False).all_fair(), "one square from the mean, both"


# --- asking the map ------------------------------------------------------------------------------


def test_what_can_be_reached_from_a_square() -> None:
    for square in range(LOOP.squares):
        assert LOOP.places_at(square) == [p for p, s in enumerate(LOOP.place_square) if s == square]
        assert LOOP.lots_at(square) == [n for n, s in enumerate(LOOP.lot_square) if s == square]
        assert LOOP.garages_at(square) == [
            g for g, s in enumerate(LOOP.garage_square) if s == square
        ]
        assert LOOP.territories_at(square) == [
            t for t, s in enumerate(LOOP.territory_square) if s == square
        ]


def test_squares_within_reach_follow_the_streets() -> None:
    corner = LOOP.at.index((2, 2))
    assert LOOP.within(corner, 0) == [corner]
    reached = {LOOP.at[square] for square in LOOP.within(corner, 2)}
    assert reached == {(2, 2), (3, 2), (4, 2), (2, 3), (2, 4)}
    assert LOOP.within(corner, 40) == list(range(LOOP.squares))


def test_all_the_garages_that_are_equally_near() -> None:
    assert LOOP.nearest_garages(LOOP.garage_square[2]) == [2]
    middle = LOOP.at.index((12, 8))
    ways = [LOOP.distance[middle][square] for square in LOOP.garage_square]
    assert ways == [14, 13, 13, 14]
    assert LOOP.nearest_garages(middle) == [1, 2]


def test_the_text_of_a_file_is_a_board_too_and_read_once() -> None:
    text = file().replace('name = "The Loop"', 'name = "My Loop"')
    assert board(text).name == "My Loop"
    assert board(text) is board(text)
    assert board("loop") is LOOP

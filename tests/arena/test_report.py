"""The page about a simulation: all of it in one file, in four languages, for eyes and ears."""

from __future__ import annotations

import re
from functools import lru_cache
from html.parser import HTMLParser

import pytest

from backroom.arena.plan import Plan
from backroom.arena.report.page import report_page
from backroom.arena.report.plots import Bar, Box, bars, boxes, histogram, nice_end
from backroom.arena.run import run
from backroom.arena.tally import Broken, Report
from backroom.games import shelf
from backroom.text.lookup import LANGUAGES, Text

PLANS = {
    "bootleggers": Plan(
        "bootleggers", 4, (3, 4), ("scripted", "chaotic"), 3, options={"rounds": 8}
    ),
    "chicago": Plan("chicago", 2, (2,), ("scripted",), 3),
}


@lru_cache
def simulated(game: str) -> Report:
    return run(PLANS[game])


def page(game: str, lang: str = "en", report: Report | None = None) -> str:
    text = Text(lang, game=shelf.find(game))
    written = report_page(PLANS[game], report or simulated(game), text)
    assert text.fallbacks == set()
    return written


class Reader(HTMLParser):
    """Sees that what is opened is closed, and what stands in tables."""

    VOID = ("meta", "rect", "line")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.cells: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("href", "src")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("th", "td"):
            self.cells.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(PLANS))
def test_a_page_in_every_language(game: str, lang: str) -> None:
    written = page(game, lang)
    reader = Reader(written)
    assert reader.open == []
    assert f'<html lang="{lang}">' in written
    assert not re.search(r"cli-(?!$)", written)
    assert Text(lang, game=shelf.find(game)).say("game-title") in written
    assert simulated(game).sha256 in written
    assert "svg" in reader.tags


@pytest.mark.parametrize("game", list(PLANS))
def test_the_page_asks_nobody_for_anything(game: str) -> None:
    written = page(game)
    reader = Reader(written)
    assert reader.links == []
    assert {"script", "link", "img", "iframe"}.isdisjoint(reader.tags)
    assert not re.search(r"https?:|url\(|@import", written)
    assert len(written) < 60_000


def test_every_figure_of_a_plot_stands_in_a_table() -> None:
    """Plots are hidden from a screen reader, tables are not."""
    report = simulated("bootleggers")
    reader = Reader(page("bootleggers"))
    assert reader.tags.count("svg") > 10
    assert reader.tags.count("table") == reader.tags.count("section") == 7
    assert {"scripted", "chaotic", "Seat 4", "Everybody"} <= set(reader.cells)
    for count in (*report.cards.values(), *report.lengths.values(), *report.ends.values()):
        assert str(count) in reader.cells
    svgs = re.findall(r"<svg[^>]*>", page("bootleggers"))
    assert all('aria-hidden="true"' in svg for svg in svgs)


def test_one_kind_of_bot_wins_nothing_against_itself() -> None:
    assert "Wins by bot" in page("bootleggers")
    assert "Wins by bot" not in page("chicago")


def test_have_the_bots_sat_everywhere_equally_often() -> None:
    assert "every bot sat in every seat equally often" in page("bootleggers")
    uneven = run(PLANS["bootleggers"])
    uneven.games = 3
    assert "With a multiple of 4 games" in page("bootleggers", report=uneven)


def test_a_run_that_was_stopped_or_went_wrong_says_so() -> None:
    report = run(PLANS["chicago"])
    report.planned = 9
    report.violations = [Broken(0, 2, 5, "KeyError", "")]
    written = page("chicago", report=report)
    assert "stopped after 2 of 9 games" in written
    assert "went wrong in one game" in written
    report.finished = 0
    assert "<section>" not in page("chicago", report=report)


def test_the_name_of_a_bot_is_no_markup() -> None:
    assert "<i>" not in bars([Bar("<i>", "<i>", 0.5)], 1.0)
    assert "<i>" not in boxes([Box("<i>", "<i>", (0, 1, 2, 3, 4))], 0, 4)
    assert "<i>" not in histogram([("<i>", 1, "<i>")])


def test_bars_stay_within_the_plot() -> None:
    drawn = bars([Bar("a", "1", 0.5, (0.25, 2.0), 0.75)], 1.0)
    assert 'width="50.00%"' in drawn
    assert 'x1="25.00%" x2="100.00%"' in drawn
    assert 'x1="75.00%" x2="75.00%"' in drawn


def test_many_columns_have_fewer_labels() -> None:
    few = histogram([(str(n), n, str(n)) for n in range(1, 6)])
    assert few.count("<text") == 10
    many = histogram([(str(n), n, str(n)) for n in range(1, 25)])
    assert many.count("<text") == 12
    assert many.count("<rect") == 24


@pytest.mark.parametrize(("most", "end"), [(0, 1), (0.41, 0.5), (1, 1), (137, 150), (9.5, 10)])
def test_where_an_axis_ends(most: float, end: float) -> None:
    assert nice_end(most) == pytest.approx(end)

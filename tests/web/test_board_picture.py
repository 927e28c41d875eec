"""The drawn board in a real browser: words stay on what they name, and no arrow covers them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from backroom.extras.chicago.board_picture import draw
from backroom.games.chicago.board import board
from backroom.text.lookup import LANGUAGES, Text

#: A word may touch the edge of its plate, but not leave it.
_SLACK = 0.5

_OVERFLOWING = """(slack) => [...document.querySelectorAll("g.place")].filter((place) => {
    const plates = [...place.querySelectorAll("rect")].map((rect) => rect.getBBox());
    const left = Math.min(...plates.map((box) => box.x));
    const right = Math.max(...plates.map((box) => box.x + box.width));
    const top = Math.min(...plates.map((box) => box.y));
    const bottom = Math.max(...plates.map((box) => box.y + box.height));
    return [...place.querySelectorAll("text")].some((words) => {
        const box = words.getBBox();
        return box.x < left - slack || box.x + box.width > right + slack
            || box.y < top - slack || box.y + box.height > bottom + slack;
    });
}).map((place) => place.querySelector("title").textContent)"""

_COVERED = """() => {
    const words = [...document.querySelectorAll("text")];
    const arrows = [...document.querySelectorAll("polygon.arrow")].map((arrow) => arrow.getBBox());
    const apart = (a, b) => a.x > b.x + b.width || b.x > a.x + a.width
        || a.y > b.y + b.height || b.y > a.y + a.height;
    const upright = (word) => word.hasAttribute("transform");
    return words.filter((word) => !upright(word)
        && arrows.some((arrow) => !apart(arrow, word.getBBox()))).map((word) => word.textContent);
}"""

_BEYOND = """() => {
    const sheet = document.querySelector("clipPath rect").getBBox();
    return [...document.querySelectorAll("text")].filter((word) => !word.hasAttribute("transform")
        && (word.getBBox().x < sheet.x
            || word.getBBox().x + word.getBBox().width > sheet.x + sheet.width))
        .map((word) => word.textContent);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("K11.2")
def test_no_label_overflows_and_no_arrow_covers_one(browser: Browser, lang: str) -> None:
    page = browser.new_page()
    page.set_content(draw(board("loop"), Text(lang)))
    assert page.evaluate("() => document.querySelectorAll('polygon.arrow').length") == 90
    assert page.evaluate(_OVERFLOWING, _SLACK) == []
    assert page.evaluate(_COVERED) == []
    assert page.evaluate(_BEYOND) == []
    page.close()

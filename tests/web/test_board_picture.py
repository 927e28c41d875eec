"""The drawn board in a real browser: words stay on what they name, and no arrow covers them."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Browser

from backroom.extras.chicago.board import Page
from backroom.extras.chicago.board_picture import draw
from backroom.games.chicago.board import board
from backroom.text.lookup import LANGUAGES, Text

#: A word may touch the edge of its plate, but not leave it.
_SLACK = 0.5

#: The words that begin on a place and leave it.
_OVERFLOWING = """([places, slack]) => {
    const words = [...document.querySelectorAll("text")].map((word) => [word, word.getBBox()]);
    const on = (place, box) => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > place.x && x < place.x + place.width
            && y > place.y && y < place.y + place.height;
    };
    return places.map((place) => {
        const own = words.filter(([, box]) => on(place, box));
        const out = own.filter(([, box]) => box.x < place.x - slack
            || box.x + box.width > place.x + place.width + slack
            || box.y < place.y - slack || box.y + box.height > place.y + place.height + slack);
        const said = own.map(([word]) => word.textContent).join(" ");
        return [place.name, said, out.map(([word]) => word.textContent)];
    });
}"""

#: Each arrow is a part of one path, which is known by its thin line.
_ARROWS = """() => document.querySelector("path[stroke-width='.8']").getAttribute("d")
    .split("M").slice(1).map((part) => {
        const numbers = part.match(/-?[\\d.]+/g).map(Number);
        const xs = numbers.filter((_, at) => at % 2 === 0), ys = numbers.filter((_, at) => at % 2);
        const [x, y] = [Math.min(...xs), Math.min(...ys)];
        return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    })"""

_COVERED = """(arrows) => {
    const words = [...document.querySelectorAll("text")];
    const apart = (a, b) => a.x > b.x + b.width || b.x > a.x + a.width
        || a.y > b.y + b.height || b.y > a.y + a.height;
    const upright = (word) => word.hasAttribute("transform");
    return words.filter((word) => !upright(word)
        && arrows.some((arrow) => !apart(arrow, word.getBBox()))).map((word) => word.textContent);
}"""

_BEYOND = """() => {
    const sheet = document.querySelector("clipPath path").getBBox();
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
    places = msgspec.to_builtins(Page(None).drawing().places)
    arrows = page.evaluate(_ARROWS)
    assert len(arrows) == 90
    for name, said, out in page.evaluate(_OVERFLOWING, [places, _SLACK]):
        assert said.replace("-", "") == name.replace("-", ""), "the sign of the place"
        assert out == [], name
    assert page.evaluate(_COVERED, arrows) == []
    assert page.evaluate(_BEYOND) == []
    page.close()

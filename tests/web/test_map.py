"""The map of the city, by hand."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page
from playwright.sync_api import Error as BrowserError

from tests.web.given import KNOWS, OVER, PATIENCE, Served, choose, new_page, where_to_begin
from tests.web.test_browser import ANSWER as ANSWERED

#: Nothing flies about.
AT_REST = "() => !document.querySelector('[data-moving]')"
#: The map has not moved for a while.
STILL = """() => new Promise((done) => {
    let [last, same] = ['', 0];
    const look = () => {
        const now = document.querySelector('.map .layer').style.transform;
        same = now === last ? same + 1 : 0;
        last = now;
        if (same > 40) done(true); else requestAnimationFrame(look);
    };
    look();
})"""
ANSWER = ".panel .question button.answer"
PROMPT = "document.querySelector('.panel .prompt')?.innerText ?? ''"
#: What has only just come up is not answered by a tap.
PAUSE = 600
STARS = ".map [data-pick^='lot:']"
#: As long as a finger rests on the glass.
REST = 90
#: What lies beside the streets, wholly in sight.
IN_SIGHT = """() => {
    const view = document.querySelector('.map .view').getBoundingClientRect();
    return [...document.querySelectorAll('.map [data-thing^="place:"], .map [data-thing^="terr"]')]
        .filter((thing) => {
            const box = thing.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return box.x > view.x && box.right < view.right && box.y > view.y
                && box.bottom < view.bottom && document.elementFromPoint(x, y) === thing;
        }).map((thing) => thing.dataset.thing);
}"""


def sit_down(page: Page, served: Served) -> None:
    """In a new game, against bots."""
    page.goto(served.url)
    choose(page, "chicago")
    page.locator(".now .button").click()


def where_to_start(page: Page, served: Served) -> FloatRect:
    """A game of one's own, until one may pick a star on the map: where the first one lies."""
    page.goto(served.url)
    choose(page, "chicago")
    page.locator("details.own > summary").click()
    page.locator("details.own [name=others][value=bots]").check()
    # Of two, whoever begins: most stars are free.
    page.locator("details.own .sizes").get_by_label("2", exact=True).check()
    page.locator("details.own .button").last.click()
    where_to_begin(page)
    page.locator(STARS).first.wait_for()
    page.wait_for_timeout(PAUSE)
    page.wait_for_function(AT_REST)
    box = page.locator(STARS).first.bounding_box()
    assert box is not None
    return box


def test_a_click_that_takes_its_time_answers_on_the_map(served: Served, browser: Browser) -> None:
    """A hand holds the button down for a moment: that is no drag of the map."""
    page = new_page(browser, 1440, 900)
    box = where_to_start(page, served)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(150)
    page.mouse.up()
    page.wait_for_function("(stars) => !document.querySelector(stars)", arg=STARS)
    page.context.close()


#: What lies over the city: everything in the map's box that is not its view, and meets it.
OVER_THE_CITY = """() => {
    const view = document.querySelector('.map .view').getBoundingClientRect();
    return ['.path', '.farther', '.tools', '.veil.slim .scene'].filter((name) =>
        [...document.querySelectorAll('.stage ' + name)].some((each) => {
            const box = each.getBoundingClientRect();
            return box.width > 0 && box.bottom > view.top + 1;
        }));
}"""


def test_at_a_desk_nothing_lies_over_the_city(served: Served, browser: Browser) -> None:
    """Whose turn it is and the tools have a bar of their own: every lit square can be clicked."""
    page = new_page(browser, 1440, 900)
    where_to_start(page, served)
    path = page.locator(".stage .path")
    until = time.monotonic() + PATIENCE
    while not path.count():
        assert time.monotonic() < until, "nobody's turn begins"
        page.evaluate(ANSWERED)
        page.wait_for_timeout(60)
    assert page.locator(".map .tools button").count() == 5
    assert page.evaluate(OVER_THE_CITY) == []
    page.context.close()


def test_nothing_moves_under_a_hand_that_points(served: Served, browser: Browser) -> None:
    """What an answer means comes up beside the list, and there was room for it."""
    page = new_page(browser, 1440, 900)
    where_to_start(page, served)
    page.locator(".panel details summary").first.click()
    answer = page.locator(ANSWER).first
    before = answer.bounding_box()
    answer.hover(position={"x": 10, "y": 5})
    page.locator(".panel .hint .pointed:not(.away)").wait_for()
    assert answer.bounding_box() == before
    page.context.close()


def test_a_finger_beside_a_star_means_it(served: Served, browser: Browser) -> None:
    """On a phone a plot is smaller than a finger; the first tap only looks."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.add_init_script(KNOWS)
    box = where_to_start(page, served)
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] + 4, box["y"] + box["height"] / 2)
        page.wait_for_timeout(PAUSE)
        if page.locator(STARS).count():
            page.locator(f"{STARS}.kept").wait_for()
    page.wait_for_function("(stars) => !document.querySelector(stars)", arg=STARS)
    context.close()


def tap(page: Page, line: Any, thing: str) -> None:
    box = page.locator(f'.map [data-thing="{thing}"]').bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(REST)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_keeps_the_card_of_what_was_tapped(served: Served, browser: Browser) -> None:
    """Even where the card comes up under the finger."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.add_init_script(KNOWS)
    sit_down(page, served)
    until = time.monotonic() + PATIENCE
    while page.evaluate(ANSWERED, "Drive up to") >= 0:
        assert time.monotonic() < until, "nobody drives"
        page.wait_for_timeout(60)
    line = context.new_cdp_session(page)
    page.wait_for_timeout(500)
    page.wait_for_function(AT_REST)
    for _ in range(4):
        page.evaluate(STILL)
        things: list[str] = page.evaluate(IN_SIGHT)
        assert things
        low = things[len(things) // 2]
        tap(page, line, low)
        page.locator(".map .place.kept").wait_for()
        box = page.locator(f'.map [data-thing="{low}"]').bounding_box()
        card = page.locator(".map .place.kept").bounding_box()
        assert box is not None and card is not None
        covered = box["y"] + box["height"] > card["y"] and box["y"] < card["y"] + card["height"]
        beside = box["x"] > card["x"] + card["width"] or box["x"] + box["width"] < card["x"]
        assert beside or not covered, f"its card lies on {low}"
        page.locator(".map .place .close").tap()
        page.locator(".map .place").wait_for(state="detached")
    context.close()


#: So many of these there are, and so many of them are in sight.
SEEN = """(selector) => {
    const view = document.querySelector('.map .view').getBoundingClientRect();
    const all = [...document.querySelectorAll(selector)];
    const boxes = all.map((one) => one.getBoundingClientRect());
    const seen = boxes.filter((box) => box.x >= view.x - 1 && box.right <= view.right + 1
        && box.y >= view.y - 1 && box.bottom <= view.bottom + 1);
    return [boxes.length, seen.length];
}"""


#: One of these is in sight, or there are none (any more).
SOME_SEEN = f"(selector) => {{ const [all, seen] = ({SEEN})(selector); return !all || seen > 0; }}"


def test_what_is_asked_on_the_map_comes_into_sight(served: Served, browser: Browser) -> None:
    """With a phone: wherever the map was, what can be tapped is on it."""
    page = new_page(browser, 390, 844)
    sit_down(page, served)
    until = time.monotonic() + PATIENCE
    asked = 0
    while asked < 8:
        assert time.monotonic() < until, "the game does not go on"
        if page.evaluate(OVER):  # bots may win before so much was asked
            sit_down(page, served)
        if page.locator(".city:not(.away) [data-pick]").count():
            question: str = page.evaluate(PROMPT)  # in one go: it may be gone at any time
            try:
                page.wait_for_function(SOME_SEEN, arg=".map [data-pick]", timeout=20_000)
            except BrowserError as error:
                raise AssertionError(f"nothing comes into sight: {question}") from error
            asked += 1
            page.mouse.move(195, 250)
            for _ in range(6):  # far away from whatever is asked next
                page.mouse.wheel(0, -300)
            page.evaluate(STILL)  # or it would still be on its way when the next question comes
        page.evaluate(ANSWERED)
        page.wait_for_timeout(60)
    page.context.close()


def test_the_city_is_in_sight_whatever_size_the_page_is_given(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900)
    where_to_start(page, served)
    plots = ".map :is([data-thing^='place:'], [data-thing^='lot:'], [data-thing^='garage:'])"
    for width, height in ((1440, 900), (1024, 768), (1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        there, seen = page.evaluate(SEEN, plots)
        assert there == seen > 30, f"{width} × {height}"
    page.context.close()


def test_signs_say_what_they_mean(served: Served, browser: Browser) -> None:
    """Those on a boss's card when one points at them, those on the map in a list of their own."""
    page = new_page(browser, 1440, 900)
    where_to_start(page, served)
    page.locator(".boss .facts .kind").first.hover(force=True)
    page.locator(".tip", has_text="1 point").wait_for()
    page.locator(".boss .facts .kind").first.click(force=True)  # a tap is for the whole card
    page.locator("dialog[open]", has_text="of 10 points").wait_for()
    page.keyboard.press("Escape")
    page.locator(".map .tools button").last.click()
    page.locator("dialog[open]", has_text="only a lucky roll").wait_for()
    page.context.close()


def test_a_card_on_the_map_goes_by_escape_wherever_the_keyboard_is(
    served: Served, browser: Browser
) -> None:
    page = new_page(browser, 1440, 900)
    where_to_start(page, served)
    page.locator('.map [data-thing="garage:0"]').click()
    page.locator(".map .place.kept", has_text="towed to a garage").wait_for()
    page.locator(".map .tools button").last.click()
    page.keyboard.press("Escape")  # closes what lies above it
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".map .place.kept").wait_for()
    page.evaluate("() => document.activeElement.blur()")
    page.mouse.move(1300, 400)
    page.keyboard.press("Escape")
    page.locator(".map .place").wait_for(state="detached")
    page.context.close()


def test_a_card_on_the_map_goes_when_its_question_is_answered(
    served: Served, browser: Browser
) -> None:
    """On a phone it hides most of the city; and none comes up that nobody has asked for."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.add_init_script(KNOWS)
    box = where_to_start(page, served)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".map .place.kept", has_text="The star marks").wait_for()
    page.wait_for_timeout(PAUSE)
    page.locator(".map .place .button").tap()
    page.wait_for_function("(stars) => !document.querySelector(stars)", arg=STARS)
    page.locator(".map .place").wait_for(state="detached")
    page.locator(ANSWER).first.wait_for()
    assert page.locator(".map .place").count() == 0
    context.close()


def test_the_log_follows_however_fast_it_goes(served: Served, browser: Browser) -> None:
    """Lines in bursts, and a panel that grows over them, are nobody scrolling."""
    page = new_page(browser, 1024, 768)
    sit_down(page, served)
    until = time.monotonic() + PATIENCE
    answered = 0
    while answered < 40:
        assert time.monotonic() < until, "the game does not go on"
        if page.evaluate(OVER):  # bots may win before so much was asked
            sit_down(page, served)
            answered = 0
        answered += page.evaluate(ANSWERED) > 0
        page.wait_for_timeout(60)
    page.wait_for_timeout(500)
    page.wait_for_function(
        """() => { const log = document.querySelector('[role=log]');
                   return log.scrollHeight - log.scrollTop - log.clientHeight < 60; }"""
    )
    page.mouse.move(
        *page.evaluate(
            """() => { const box = document.querySelector('[role=log]').getBoundingClientRect();
                   return [box.x + 40, box.y + 40]; }"""
        )
    )
    page.mouse.wheel(0, -400)
    back = """() => { const log = document.querySelector('[role=log]');
                   return log.scrollHeight - log.scrollTop - log.clientHeight > 100; }"""
    page.wait_for_function(back)
    page.wait_for_timeout(300)
    assert page.evaluate(back), "one may read what was"
    page.context.close()

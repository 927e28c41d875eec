"""For everybody: nothing serious in what axe-core finds, and a game by keyboard alone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page

from tests.web.given import OVER, PATIENCE, PLAYERS, ROOT, Served, choose, new_page
from tests.web.test_browser import ANSWER

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").resolve()
#: What is serious, each with the first place where it was found.
FOUND = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations
        .filter((each) => ['serious', 'critical'].includes(each.impact))
        .map((each) => `${each.id}: ${each.nodes[0].target} ${each.nodes[0].failureSummary}`);
}"""
#: Sizes of a desk and of a phone.
SIZES = ((1440, 900), (390, 844))
#: The kinds of questions that are looked at.
QUESTIONS = 8


def examine(page: Page, where: str, faults: dict[str, str]) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        for fault in page.evaluate(FOUND):
            faults.setdefault(fault, f"{where} at {width} px")


def prepared(page: Page) -> Page:
    """With axe-core, and without anything that moves."""
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=AXE)
    return page


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_nothing_serious_on_any_page(served: Served, browser: Browser, locale: str) -> None:
    faults: dict[str, str] = {}
    page = prepared(new_page(browser, 1440, 900, locale))
    page.goto(served.url)
    page.locator(".now .button").wait_for()
    examine(page, "lobby", faults)
    page.locator("details.own > summary").click()
    examine(page, "lobby, a table of one's own", faults)
    page.goto(served.url + "nowhere")
    examine(page, "unknown address", faults)
    page.goto(served.url + "style")
    examine(page, "the style", faults)
    for path in ("me", "join", "tv", "around", "back", "challenges"):
        page.goto(served.url + path)
        page.locator("h1").first.wait_for()
        examine(page, path, faults)
    page.context.close()
    assert faults == {}


@pytest.mark.parametrize(("game", "look"), [("bootleggers", "light"), ("chicago", "dark")])
def test_nothing_serious_behind_the_menu(
    served: Served, browser: Browser, game: str, look: str
) -> None:
    faults: dict[str, str] = {}
    page = prepared(new_page(browser, 1440, 900, "de-DE"))
    page.add_init_script(f'localStorage.setItem("backroom.look", "{look}")')
    sit_down(page, served, game)
    page.locator("button.menu").click()
    pages = page.locator("dialog[open] .pages button")
    pages.first.wait_for()
    page.locator("dialog[open] summary").first.click()
    examine(page, "menu", faults)
    count = pages.count()
    assert count >= 6
    for at in range(count):
        page.set_viewport_size({"width": 1440, "height": 900})
        name = pages.nth(at).inner_text()
        pages.nth(at).click()
        if page.url.startswith(served.url + "back/"):
            page.locator("main section.board").wait_for()
            examine(page, name, faults)
            page.go_back()
            page.locator(".panel .prompt").wait_for()
        else:
            page.wait_for_timeout(300)  # what it needs is fetched
            examine(page, name, faults)
        close_dialogs(page)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("button.menu").click()
        pages.first.wait_for()
    close_dialogs(page)
    page.locator(".filter .notes").click()
    page.locator("dialog[open] textarea").wait_for()
    examine(page, "notes", faults)
    page.context.close()
    assert faults == {}


@pytest.mark.parametrize("game", PLAYERS)
def test_nothing_serious_at_any_question(served: Served, browser: Browser, game: str) -> None:
    faults: dict[str, str] = {}
    page = prepared(new_page(browser, 1440, 900))
    sit_down(page, served, game)
    seen: set[str] = set()
    until = time.monotonic() + PATIENCE
    while len(seen) < QUESTIONS:
        assert time.monotonic() < until, f"only {seen}"
        if page.evaluate(OVER):  # bots may win before so much was asked
            sit_down(page, served, game)
        question: str = page.evaluate(PROMPT)  # in one go: it may be gone at any time
        if question:
            rule = question.split()[-1]
            if rule not in seen:
                seen.add(rule)
                examine(page, f"question {rule}", faults)
                page.set_viewport_size({"width": 1440, "height": 900})
            page.evaluate(ANSWER)
        page.wait_for_timeout(60)
    while not page.locator(".tray").count():  # there may be nothing to be had just now
        assert time.monotonic() < until, "nothing can ever be offered"
        if page.evaluate(OVER):
            sit_down(page, served, game)
        page.evaluate(ANSWER)
        page.keyboard.press("o")  # whatever could be offered can be picked
        page.wait_for_timeout(60)
    examine(page, "an offer", faults)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("Escape")
    page.locator(".tray").wait_for(state="detached")
    for tab in ("talk", "deals", "log"):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator(f".bar button.{tab}").click()
        examine(page, tab, faults)
    page.context.close()
    assert faults == {}, "\n".join(f"{where}: {fault}" for fault, where in faults.items())


def sit_down(page: Page, served: Served, game: str) -> None:
    """In a new game, against bots."""
    page.goto(served.url)
    choose(page, game)
    page.locator(".now .button").focus()
    page.keyboard.press("Enter")
    page.locator(".panel .prompt").wait_for()
    page.locator(PLAYERS[game]).first.wait_for()
    close_dialogs(page)


def close_dialogs(page: Page) -> None:
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)


#: What has the focus: is it an answer, a thing to answer with, or the question?
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'lost';
    if (at.matches('.panel .answer, .panel .plan [data-enter], .panel .question .button'))
        return 'answer';
    return at.closest('.panel') ? 'panel' : 'elsewhere';
}"""
PROMPT = "document.querySelector('.panel .prompt')?.innerText ?? ''"
#: More stops than these before the first answer are too many.
STOPS = 6


def answer_by_keyboard(page: Page) -> str:
    """Go on from where the focus is to an answer, and give it. What went wrong, if anything."""
    where: str = page.evaluate(FOCUS)
    if where in ("lost", "elsewhere"):
        return where
    asked: str = page.evaluate(PROMPT)
    for stop in range(STOPS + 1):
        if stop:
            page.keyboard.press("Tab")
        if page.evaluate(FOCUS) == "answer":
            page.keyboard.press("Enter")
            return ""
    if page.evaluate(PROMPT) != asked:
        return answer_by_keyboard(page)  # a window has closed meanwhile: something else is asked
    at: str = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    return "no answer near: " + at


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        ("bootleggers", 40),
        ("chicago", 40),
        pytest.param("bootleggers", None, marks=pytest.mark.soak),
        pytest.param("chicago", None, marks=pytest.mark.soak),
    ],
)
def test_a_game_by_keyboard_alone(
    served: Served, browser: Browser, game: str, answers: int | None
) -> None:
    """To its end, or so many answers of it."""
    page = new_page(browser, 1440, 900)
    sit_down(page, served, game)
    page.get_by_role("button", name="To the question").focus()
    page.keyboard.press("Enter")
    faults: dict[str, str] = {}
    until = time.monotonic() + PATIENCE * (1 if answers else 12)
    given = again = 0
    last = ""
    while answers is None or given < answers:
        assert time.monotonic() < until, f"no end after {given} answers"
        if page.evaluate(OVER):
            if answers is None:
                break
            sit_down(page, served, game)  # bots may win before so much was asked
            page.get_by_role("button", name="To the question").focus()
            page.keyboard.press("Enter")
        question: str = page.evaluate(PROMPT)  # in one go: it may be gone at any time
        if not question:
            page.wait_for_timeout(30)
            continue
        page.wait_for_timeout(360)  # whoever presses sooner meant the question before
        if page.locator(".panel .prompt").count() == 0:
            continue
        if page.locator(".ask.hush").count():  # what came before is still seen to happen
            continue
        if page.locator(".panel .given").count():  # answered, and others have yet to
            continue
        fault = answer_by_keyboard(page)
        if fault:
            faults.setdefault(fault, question)
            page.get_by_role("button", name="To the question").focus()
            page.keyboard.press("Enter")
        given += 1
        again = again + 1 if question == last else 0
        last = question
        assert again < 12, f"does not go on from {page.locator('.panel').inner_text()}"
        page.wait_for_timeout(30)
    page.context.close()
    assert faults == {}
    assert given >= (answers or 60)

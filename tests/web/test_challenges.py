"""Challenges on the page: each is solved by its best answer, with the controls of the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from backroom.extras.challenges import Challenge, Line, begin, challenges, position
from backroom.games import shelf
from backroom.text.lookup import Text
from tests.text.catalogues import words
from tests.web.given import Served, new_page

#: Answers are listed beside the board, and nobody waits for things to move.
QUICK = """localStorage.setItem("backroom.lists", "yes");
    localStorage.setItem("backroom.speed", "off");"""
UNFOLD = "() => document.querySelectorAll('.panel details').forEach((each) => (each.open = true))"
GAMES = list(shelf.GAMES)


def solver(browser: Browser, width: int = 1440, height: int = 900) -> Page:
    page = new_page(browser, width, height)
    page.add_init_script(QUICK)
    return page


def opened(page: Page, game: str, number: int) -> Challenge:
    challenge = challenges(game)[number - 1]
    page.locator(f"[data-challenge='{challenge.name}']").wait_for()
    page.locator(".panel .prompt").first.wait_for()
    return challenge


def click(button: Locator) -> None:
    """At once: a hand would pause before it answers."""
    button.evaluate("(button) => button.click()")


def press(page: Page, label: str) -> None:
    """The answer of this label, wherever it is listed."""
    said = page.locator(".panel .answer .label").get_by_text(label, exact=True)
    groups = page.locator(".panel .group")
    expect(page.locator(".panel .answer, .panel .group").first).to_be_attached()
    page.evaluate(UNFOLD)
    for at in range(groups.count()):
        if said.count():
            break
        click(groups.nth(at))
        if not said.count():
            click(page.locator(".panel .back"))
    click(said.first)
    sure = page.locator(".panel .answer.sure, .panel .unsure .button")
    if sure.count():
        click(sure.first)


def answer(page: Page, game: str, challenge: Challenge, line: Line) -> None:
    """Each answer by its button; an arrangement is given when it is complete."""
    played = shelf.find(game)
    found = position(game, challenge.save, challenge.at)
    options = found.state.options
    text = Text("en", found.names, me=challenge.seat, game=played, options=options)
    run = begin(played, challenge)
    ended = page.locator(".ended")
    for data in line:
        action = played.actions.convert(data)
        ask = next(ask for ask in run.asks() if ask.knows(action))
        expect(page.locator(".panel .prompt").first).to_have_text(
            re.compile(
                r"^\s*" + re.escape(text.ask(next(each for each in run.asks() if each.waiting)))
            )
        )
        press(page, text.action(played, action, ask))
        run.answer([action])
        if run.asks():
            waits = next(each for each in run.asks() if each.waiting)
            prompt = re.compile(re.escape(text.ask(waits)))
            expect(page.locator(".panel .prompt").first).to_have_text(prompt)
    give = page.locator(".plan [data-enter]")
    expect(give.or_(ended).first).to_be_visible()
    if not ended.count():
        click(give)
    ended.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_each_is_solved_by_its_best_answer_one_after_the_other(
    served: Served, browser: Browser, game: str
) -> None:
    page = solver(browser)
    page.goto(f"{served.url}challenges/{game}/1")
    count = len(challenges(game))
    for number in range(1, count + 1):
        challenge = opened(page, game, number)
        answer(page, game, challenge, challenge.best[0])
        expect(page.locator(".ended h2")).to_have_class(re.compile("solved"))
        click(
            page.locator(".ended .button").first
            if number < count
            else page.locator(".ended .button").last
        )
    expect(page.locator("main ol .ok")).to_have_count(count)
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_wrong_answer_is_explained_and_one_tries_again(
    served: Served, browser: Browser, game: str
) -> None:
    page = solver(browser, 390, 844)
    page.goto(f"{served.url}challenges")
    page.locator(f"a[href='/challenges/{game}/2']").click()
    challenge = opened(page, game, 2)
    answer(page, game, challenge, challenge.tempting)
    why = words("en", "challenges")[f"web-challenge-{game}-{challenge.name}-why"]
    expect(page.locator(".ended .why")).to_have_text(why)
    expect(page.locator(".ended li")).to_have_count(len(challenge.best[0]))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    click(page.locator(".ended .button").first)
    challenge = opened(page, game, 2)
    answer(page, game, challenge, challenge.best[0])
    expect(page.locator(".ended h2")).to_have_class(re.compile("solved"))
    page.context.close()

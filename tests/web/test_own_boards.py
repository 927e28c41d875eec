"""A table is made on a board of one's own, or in mild words: the lobby looks at the file first."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.given import Served, new_page, where_to_begin

LOOP = (files("backroom.games.chicago.data") / "loop.toml").read_text(encoding="utf-8")
#: No street is called as on the Loop.
GOTHAM = LOOP.replace('"The Loop"', '"Gotham"').replace(' St."', ' Row"')
BROKEN = GOTHAM.replace("at = [3, 2]", "at = [2, 2]")
LINE = GOTHAM[: GOTHAM.index("at = [3, 2]")].count("\n") + 1


def own_table(served: Served, browser: Browser, locale: str = "en-US", width: int = 1440) -> Page:
    """The lobby, with all that can be chosen for a table of King of Chicago."""
    page = new_page(browser, width, 900, locale)
    page.goto(served.url)
    page.locator(".games input[value=chicago]").check()
    page.locator("details.own > summary").click()
    page.locator("details.own [name=others][value=bots]").check()
    page.locator("details.own details > summary").click()
    return page


def file(folder: Path, text: str, name: str = "gotham.toml") -> str:
    written = folder / name
    written.write_text(text, encoding="utf-8")
    return str(written)


#: All that is said on the page, to the eye or to the ear.
WORDS = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title]')]
        .map((each) => `${each.ariaLabel ?? ''} ${each.title ?? ''}`),
].join('\\n')"""


def words(page: Page) -> str:
    page.locator(".ask .answer").first.wait_for(state="attached")
    said: str = page.evaluate(WORDS)
    return said


@pytest.mark.rule("K11.1")
def test_a_game_on_a_board_of_ones_own(served: Served, browser: Browser, tmp_path: Path) -> None:
    page = own_table(served, browser)
    make = page.get_by_role("button", name="Make the table")
    page.get_by_role("radio", name="a board of your own").check()
    expect(make).to_be_disabled()
    expect(page.get_by_text("Choose the file of your board first.")).to_be_visible()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file(tmp_path, GOTHAM))
    expect(page.get_by_text("gotham.toml can be played on: Gotham.")).to_be_visible()
    picture = page.get_by_role("img", name="The board Gotham")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    make.click()
    # The streets on the map are those of the file, and so is what they are called in a question.
    page.locator("main svg text", has_text="Lake Row").first.wait_for(state="attached")
    where_to_begin(page)
    expect(page.locator(".ask")).to_contain_text(" Row")
    assert "Lake St." not in page.locator("body").inner_text()
    page.reload()
    page.locator("main svg text", has_text="Lake Row").first.wait_for(state="attached")
    page.context.close()


@pytest.mark.rule("K11.1")
def test_whoever_is_invited_reads_what_the_board_is_called(
    served: Served, browser: Browser, tmp_path: Path
) -> None:
    page = own_table(served, browser)
    page.locator("details.own li.seat select").first.select_option("person")
    page.get_by_role("radio", name="a board of your own").check()
    page.locator("input[type=file]").set_input_files(file(tmp_path, GOTHAM))
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator("section.about")).to_contain_text("Board: Gotham")
    page.context.close()


@pytest.mark.parametrize(
    ("locale", "line", "own", "no_text"),
    [
        ("en-US", "Line", "a board of your own", "This is no text file."),
        ("de-DE", "Zeile", "ein eigener Plan", "Das ist keine Textdatei."),
        ("fr-FR", "Ligne", "un plan à vous", "Ce n'est pas un fichier texte."),
        ("it-IT", "Riga", "una mappa tua", "Questo non è un file di testo."),
    ],
)
def test_a_broken_file_shows_its_line(
    served: Served,
    browser: Browser,
    tmp_path: Path,
    locale: str,
    line: str,
    own: str,
    no_text: str,
) -> None:
    page = own_table(served, browser, locale, width=390)
    make = page.locator("details.own .button.main")
    page.get_by_role("radio", name=own).check()
    upload = page.locator("input[type=file]")
    upload.set_input_files(file(tmp_path, BROKEN))
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text(f"{line} {LINE}")
    expect(wrong).to_contain_text("[2, 2]")
    expect(wrong).to_contain_text("gotham.toml")
    expect(make).to_be_disabled()
    noise = tmp_path / "noise.toml"
    noise.write_bytes(b"\xff\xfe\x00")
    upload.set_input_files(str(noise))
    expect(wrong).to_contain_text(no_text)
    # Put right, the same file is taken; and the usual board needs none.
    upload.set_input_files(file(tmp_path, GOTHAM))
    expect(wrong).to_have_count(0)
    expect(make).to_be_enabled()
    upload.set_input_files(file(tmp_path, "name = " + "[" * 90_000))
    expect(wrong).to_be_visible()
    expect(make).to_be_disabled()
    page.locator("input[name=board]").first.check()
    expect(make).to_be_enabled()
    expect(page.locator("input[type=file]")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(
    ("locale", "mild", "explained", "plain", "instead"),
    [
        ("en-US", "mild", "No rule changes.", ("brothel", "girl"), "dancer"),
        ("de-DE", "mild", "ändert sich nichts", ("Bordell", "Mädchen"), "Tänzerin"),
        ("fr-FR", "adouci", "Aucune règle ne change", ("bordel", "fille"), "danseuse"),
        ("it-IT", "garbate", "Nessuna regola cambia", ("bordell", "ragazz"), "ballerin"),
    ],
)
def test_mild_words_are_a_choice_that_holds_everywhere(
    served: Served,
    browser: Browser,
    locale: str,
    mild: str,
    explained: str,
    plain: tuple[str, ...],
    instead: str,
) -> None:
    page = own_table(served, browser, locale)
    expect(page.get_by_text(explained)).to_be_visible()
    page.get_by_role("radio", name=mild).check()
    page.locator("details.own .button.main").click()
    said = [words(page)]
    where_to_begin(page)
    said.append(words(page))
    page.locator(".top button").last.click()
    page.locator("dialog[open] [data-page=rules]").click()
    page.locator("dialog[open] .page p").first.wait_for()
    said.append(words(page))
    assert instead.lower() in said[-1].lower()
    for each in said:
        for word in plain:
            assert word.lower() not in each.lower(), word
    page.context.close()

"""The pages for programs: what they say is so."""

from __future__ import annotations

import pytest
from tools import api_page, space_pages

EXAMPLES = api_page.examples(api_page.PAGE.read_text(encoding="utf-8"))


def test_there_are_ten_examples() -> None:
    numbers = [example.title.split(".")[0] for example in EXAMPLES]
    assert numbers == [str(number) for number in range(1, 11)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title)
def test_an_example_prints_what_the_page_says(example: api_page.Example) -> None:
    assert example.printed
    assert api_page.run(example) == example.printed, "python -m tools.api_page writes it anew"


def test_what_each_number_stands_for_is_up_to_date() -> None:
    page = space_pages.PAGE.read_text(encoding="utf-8")
    assert page == space_pages.page(), "python -m tools.space_pages writes it anew"

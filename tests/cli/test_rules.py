"""``backroom rules`` shows the page, and lists the rules that no test names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.text.lookup import Text
from backroom.text.rulebook import page, rules
from tests.cli.given import backroom, complaint

ALL = list(rules("en", "bootleggers"))


def write(folder: Path, named: list[str]) -> str:
    ids = ", ".join(f'"{rule}"' for rule in named)
    test = f"import pytest\n\n@pytest.mark.rule({ids})\ndef test_all(): ...\n"
    (folder / "deep").mkdir(exist_ok=True)
    (folder / "deep" / "test_all.py").write_text(test)
    return str(folder)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_the_page_is_shown_in_ones_language(lang: str) -> None:
    result = backroom("rules", "bootleggers", lang=lang)
    assert result.exit_code == 0
    assert result.stdout == page(lang, "bootleggers")


def test_every_rule_named_is_proved(tmp_path: Path) -> None:
    result = backroom("rules", "bootleggers", "--unproved", "--tests", write(tmp_path, ALL))
    assert (result.exit_code, result.output) == (0, "")


def test_rules_that_no_test_names_are_listed(tmp_path: Path) -> None:
    named = [rule for rule in ALL if rule not in ("B4.1", "B11.14")]
    tests = write(tmp_path, named)
    result = backroom("rules", "bootleggers", "--unproved", "--tests", tests)
    assert result.exit_code == 1
    assert result.stdout == "B4.1\nB11.14\n"
    more = "from pytest import mark\npytestmark = [mark.rule('B4.1')]\n# mark.rule('B11.14')\n"
    (tmp_path / "test_more.py").write_text(more)
    assert backroom("rules", "bootleggers", "--unproved", "--tests", tests).stdout == "B11.14\n"


def test_only_tests_count(tmp_path: Path) -> None:
    tests = write(tmp_path, ALL[1:])
    (tmp_path / "helper.py").write_text(f"mark.rule('{ALL[0]}')\n")
    (tmp_path / "test_other.py").write_text(f"rule('{ALL[0]}')\nmark.slow('{ALL[0]}')\n")
    result = backroom("rules", "bootleggers", "--unproved", "--tests", tests)
    assert result.stdout == f"{ALL[0]}\n"


def test_a_rule_that_the_page_does_not_have(tmp_path: Path) -> None:
    tests = write(tmp_path, [*ALL, "B99.1", "K1.1"])
    result = backroom("rules", "bootleggers", "--unproved", "--tests", tests)
    assert result.exit_code == 0
    assert "B99.1" in result.stderr
    assert "K1.1" not in result.stderr


def test_no_tests_to_read(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        result = backroom("rules", "bootleggers", "--unproved", "--tests", str(folder))
        assert "--tests" in complaint(result)


@pytest.mark.parametrize("raw", [b"def test_(:\n", b"\xff\xfe", b"\x00"])
def test_a_test_that_is_no_python(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "test_broken.py").write_bytes(raw)
    result = backroom("rules", "bootleggers", "--unproved", "--tests", str(tmp_path))
    assert str(tmp_path) in complaint(result)


def test_a_game_that_nobody_knows() -> None:
    assert "bootleggers" in complaint(backroom("rules", "chess"))


PLAIN_WORDS = re.compile(
    r"brothel|\bgirls?\b|pimp|bordel|\bfilles?\b|maquereau|mädchen|zuhälter|ragazz|magnaccia",
    re.IGNORECASE,
)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_the_page_in_mild_words(lang: str) -> None:
    plain = backroom("rules", "chicago", lang=lang).stdout
    mild = backroom("rules", "chicago", "--mild", lang=lang).stdout
    assert PLAIN_WORDS.search(plain)
    assert PLAIN_WORDS.findall(mild) == []
    assert "The Impresario" in mild
    assert mild.count("\n") == plain.count("\n")
    text = Text(lang, game=CHICAGO, options=Options(words="mild"))
    assert PLAIN_WORDS.search(text.rule("K5.8")) is None
    assert text.rule("K13.40").startswith("The Impresario · ")
    assert PLAIN_WORDS.search(Text(lang, game=CHICAGO).rule("K5.8"))


def test_one_dancer_is_not_several() -> None:
    assert "1 Tänzerin und" in Text("de", game=CHICAGO, options=Options(words="mild")).rule("K3.1")
    assert "40 Tänzerinnen" in Text("de", game=CHICAGO, options=Options(words="mild")).rule("K2.3")


def test_bootleggers_has_no_milder_words() -> None:
    assert backroom("rules", "bootleggers", "--mild", lang="en").stdout == page("en", "bootleggers")

"""The four catalogues say the same things, all of them, and nothing that nobody asks for."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from backroom.text import LANGUAGES
from backroom.text.lookup import ENGLISH
from tests.text.catalogues import (
    CATALOGUES,
    built_heads,
    built_keys,
    entries,
    expected_keys,
    given_arguments,
    literal_keys,
    messages,
)

OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_there_and_can_be_read(lang: str, name: str) -> None:
    found = entries(lang, name)
    assert found, f"there is no {lang}/{name}.ftl"
    junk = [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_written_once_and_has_words(lang: str, name: str) -> None:
    written = [entry for entry in entries(lang, name) if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in written]
    assert sorted(names) == sorted(set(names))
    assert [entry.id.name for entry in written if entry.value is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_catalogues(lang: str) -> None:
    names = [
        entry.id.name
        for name in CATALOGUES
        for entry in entries(lang, name)
        if isinstance(entry, ftl.Message)
    ]
    assert sorted(key for key in set(names) if names.count(key) > 1) == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_has_the_messages_of_the_english_one(lang: str, name: str) -> None:
    theirs, ours = (
        {entry.id.name for entry in entries(which, name) if isinstance(entry, ftl.Message)}
        for which in (lang, ENGLISH)
    )
    assert sorted(ours - theirs) == [], "not translated"
    assert sorted(theirs - ours) == [], "not in English"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_speaks_of_the_same_things(lang: str) -> None:
    """Whether a sentence speaks to its reader as "you" is up to each language."""
    english, theirs = messages(ENGLISH), messages(lang)
    assert theirs, f"there is no {lang}"
    differ = {
        key: (sorted(_things(english[key])), sorted(_things(theirs[key])))
        for key in english.keys() & theirs.keys()
        if _things(english[key]) != _things(theirs[key])
    }
    assert differ == {}


def _things(variables: frozenset[str]) -> set[str]:
    return {name for name in variables if not name.endswith("_is_you")}


def test_every_message_the_code_says_is_in_the_catalogue() -> None:
    said = expected_keys()
    where = literal_keys()
    missing = {key: where.get(key, "") for key in sorted(said - messages(ENGLISH).keys())}
    assert missing == {}


def test_every_message_of_the_catalogue_is_said_by_the_code() -> None:
    assert sorted(messages(ENGLISH).keys() - expected_keys()) == []


def test_every_key_that_is_put_together_is_known_to_these_tests() -> None:
    """A new f-string key needs its table in ``catalogues.built_keys``."""
    heads = built_heads()
    assert {head: file for head, file in heads.items() if head not in built_keys()} == {}
    assert {head for head in built_keys() if head not in heads} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_speaks_of_nothing_that_it_is_not_told(lang: str) -> None:
    """What the sources show of it; the rest shows in whole games."""
    known = messages(lang)
    checked = 0
    lacking: list[tuple[str, str, list[str]]] = []
    for file, key, given in given_arguments():
        checked += 1
        wanted = known.get(key, frozenset())
        beside = {f"{name}_{more}" for name in given for more in ("is_you", "count", "cost")}
        if not wanted <= given | beside:
            lacking.append((file, key, sorted(wanted - given - beside)))
    assert lacking == []
    assert checked > 200

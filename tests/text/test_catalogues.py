"""The four catalogues say the same things, all of them, and nothing that nobody asks for."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from backroom.games import shelf
from backroom.games.chicago.options import Options
from backroom.text import LANGUAGES
from backroom.text.lookup import COMMON, ENGLISH, GIVEN, Text
from tests.text.catalogues import (
    CATALOGUES,
    GAMES,
    MILD,
    OWN,
    SHARED,
    built_heads,
    built_keys,
    entries,
    expected_keys,
    game_of,
    given_arguments,
    literal_keys,
    messages,
    words,
    written,
)

OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]
WHOLE = [name for name in CATALOGUES if name != MILD]


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
    found = [entry for entry in entries(lang, name) if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert sorted(names) == sorted(set(names))
    assert [entry.id.name for entry in found if entry.value is None] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_catalogues(lang: str, game: str) -> None:
    """But a game may say again, in its own way, what is common to all."""
    own = [key for name in OWN[game] for key in written(lang, name)]
    own = [key for key in own if key not in written(lang, COMMON)]
    names = [key for name in SHARED for key in written(lang, name)] + own
    assert sorted(key for key in set(names) if names.count(key) > 1) == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", WHOLE)
def test_a_catalogue_has_the_messages_of_the_english_one(lang: str, name: str) -> None:
    theirs, ours = written(lang, name), written(ENGLISH, name)
    assert sorted(ours.keys() - theirs.keys()) == [], "not translated"
    assert sorted(theirs.keys() - ours.keys()) == [], "not in English"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", WHOLE)
def test_a_name_that_stays_english_is_explained(lang: str, name: str) -> None:
    """Cards and gangsters keep their names; a gloss says what they mean, beside the name and at
    the beginning of what the card does."""
    ours, english = _patterns(lang, name), _patterns(ENGLISH, name)
    for key, said in ours.items():
        if f"{key}-help" in ours and said == english[key]:
            assert ours.get(f"{key}.gloss"), f"{key} has no gloss"
            assert f"{{ {key}.gloss }}" in ours[f"{key}-help"], key


def _patterns(lang: str, name: str) -> dict[str, str]:
    """What a catalogue says, as it is written; attributes by their full name."""
    found: dict[str, str] = {}
    for entry in entries(lang, name):
        if isinstance(entry, ftl.Message) and entry.value is not None:
            found[entry.id.name] = serialize_pattern(entry.value).strip()
            for each in entry.attributes:
                found[f"{entry.id.name}.{each.id.name}"] = serialize_pattern(each.value).strip()
    return found


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", WHOLE)
def test_a_translation_speaks_of_the_same_things(lang: str, name: str) -> None:
    """Whether a sentence speaks to its reader as "you" is up to each language."""
    english, theirs = written(ENGLISH, name), written(lang, name)
    assert theirs, f"there is no {lang}/{name}.ftl"
    differ = {
        key: (sorted(_things(english[key])), sorted(_things(theirs[key])))
        for key in english.keys() & theirs.keys()
        if _things(english[key]) != _things(theirs[key])
    }
    assert differ == {}


def _things(variables: frozenset[str]) -> set[str]:
    return {name for name in variables if not name.endswith("_is_you")}


@pytest.mark.parametrize("game", GAMES)
def test_every_message_the_code_says_is_in_the_catalogue(game: str) -> None:
    where = {**literal_keys(""), **literal_keys(game)}
    unsaid = expected_keys(game) - messages(ENGLISH, game).keys()
    assert {key: where.get(key, "") for key in sorted(unsaid)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_said_by_its_code(game: str) -> None:
    said = expected_keys(game)
    assert sorted(k for name in OWN[game] for k in written(ENGLISH, name) if k not in said) == []


def test_every_message_that_is_shared_is_said_by_some_code() -> None:
    said = {key for game in GAMES for key in expected_keys(game)}
    assert sorted(key for name in SHARED for key in written(ENGLISH, name) if key not in said) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_is_put_together_is_known_to_these_tests(game: str) -> None:
    """A new f-string key needs its table in ``keys_….built``."""
    heads = {**built_heads(""), **built_heads(game)}
    known = built_keys(game)
    assert {head: file for head, file in heads.items() if head not in known} == {}
    assert {head for head in known if head not in heads} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_speaks_of_nothing_that_it_is_not_told(lang: str) -> None:
    """What the sources show of it; the rest shows in whole games."""
    checked = 0
    lacking: list[tuple[str, str, str, list[str]]] = []
    for file, key, given in given_arguments():
        checked += 1
        for game in [game_of(file)] if game_of(file) else GAMES:
            wanted = messages(lang, game).get(key, frozenset())
            beside = {f"{name}_{more}" for name in given for more in ("is_you", "count")}
            beside |= {
                each for each in shelf.find(game).words.beside if each.split("_")[0] in given
            }
            beside.add(GIVEN)
            if not wanted <= given | beside:
                lacking.append((file, game, key, sorted(wanted - given - beside)))
    assert lacking == []
    assert checked > 500


# --- mild words ----------------------------------------------------------------------------------

#: What nobody wants to read who asked for mild words. The names of cards are English everywhere.
PLAIN = {
    "en": r"whore|hooker",
    "fr": r"bordel|\bfille|proxénète|maquereau|putain|ordure",
    "de": r"bordell|mädchen|zuhälter|\bpuff|\bhure|mistkerl",
    "it": r"bordell|ragazza|ragazze|magnaccia|puttan|carogna",
}
EVERYWHERE = r"brothel|girl|pimp|prostitu|schweinehund"


def _too_plain(lang: str, *names: str) -> list[str]:
    plain = re.compile(f"{PLAIN[lang]}|{EVERYWHERE}", re.IGNORECASE)
    return sorted(key for key, said in words(lang, *names).items() if plain.search(said))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mild_words_leave_nothing_plain_in_the_game(lang: str) -> None:
    """On cards, in questions and in the log, and on the browser's board as well."""
    assert _too_plain(lang, "chicago"), "without them it is plain"
    assert _too_plain(lang, *OWN["chicago"], MILD) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mild_words_only_say_again_what_would_be_plain(lang: str) -> None:
    assert words(lang, MILD).keys() <= set(_too_plain(lang, "chicago"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mild_words_speak_of_the_same_things(lang: str) -> None:
    plain = written(lang, "chicago")
    for key, variables in written(lang, MILD).items():
        assert _things(variables) == _things(plain[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mild_words_lack_nothing_that_others_point_at(lang: str) -> None:
    """What a card does begins with what its name means, in mild words too."""
    text = Text(lang, game=shelf.find("chicago"), options=Options(words="mild"))
    for key in written(lang, "chicago"):
        if key.endswith("-help"):
            text.say(key)
    assert text.fallbacks == set()


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_signs_never_begin_a_line(name: str) -> None:
    """No-break spaces: a wide one at a colon and inside quotation marks, a narrow one elsewhere."""
    found = re.findall(
        r".*(?:[^\s\u00a0] [:;?!»]|« |(?<!«)[\u00a0 ][;?!]|\u202f[:»]).*",
        "\n".join(_patterns("fr", name).values()),
    )
    assert found == []

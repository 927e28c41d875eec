"""The program itself: help, version, its language, and what it says to a slip of the finger."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from backroom import __version__
from backroom.bots import roster
from backroom.cli.main import COMMANDS, lang_of
from backroom.engine.message import Value
from backroom.games import shelf
from backroom.text.lookup import LANGUAGES, Text
from tests.cli.given import backroom, complaint

#: Whole programs that only a server or its store needs.
HEAVY = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic")
#: Our rooms that stand behind them.
ROOMS = ("backroom.server", "backroom.store")


def imported(*args: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    program = (
        "import sys\n"
        "from backroom.cli.main import app\n"
        "try:\n"
        f"    app({list(args)!r})\n"
        "except SystemExit as end:\n"
        "    assert not end.code, end.code\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return set(run.stderr.split())


def roots(modules: set[str]) -> set[str]:
    return {
        ".".join(name.split(".")[: 2 if name.startswith("backroom.") else 1]) for name in modules
    }


# --- what is loaded ------------------------------------------------------------------------------


def test_the_version_loads_nothing_that_it_does_not_need() -> None:
    loaded = roots(imported("--version"))
    assert loaded.isdisjoint({*HEAVY, *ROOMS, "backroom.games", "backroom.arena", "fluent"})


@pytest.mark.parametrize(
    "args",
    [
        ("--help",),
        ("rules", "bootleggers"),
        ("board", "chicago"),
        ("sim", "--help"),
        ("sim", "bootleggers", "--games", "1", "--seats", "3", "--option", "rounds=8"),
        ("terminal", "--help"),
    ],
)
def test_only_the_server_loads_the_server_and_its_store(args: tuple[str, ...]) -> None:
    assert roots(imported(*args)).isdisjoint({*HEAVY, *ROOMS})


def test_the_server_does_load_them() -> None:
    assert roots(imported("serve", "--help")) >= {"litestar", "sqlalchemy", *ROOMS}


# --- help ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_every_language(command: str, lang: str) -> None:
    result = backroom(*command.split(), "--help", lang=lang)
    assert result.exit_code == 0
    assert "cli-" not in result.stdout
    assert "<" not in result.stdout, "a player reads words, not types"
    text = Text(lang)
    told = " ".join(result.stdout.split())
    assert " ".join(text.say(f"cli-help-{command or 'backroom'}").split()) in told
    assert text.say("cli-help-help") in told


@pytest.mark.parametrize("command", ["sim", "terminal", "balance", "fuzz"])
def test_help_names_the_games_bots_presets_and_options(command: str) -> None:
    told = backroom(command, "--help").stdout
    for game in shelf.GAMES.values():
        text = Text("en", game=game)
        assert game.name in told
        for name in roster.names(game) if command != "fuzz" else ():
            assert re.search(rf"\b{name}\b", told)
        for preset in game.presets:
            assert preset in told
            assert text.preset(preset) in " ".join(told.split())
        for option in game.options.__struct_fields__:
            if option not in ("rules", game.board_option):
                assert f"{option}=" in told
    assert "cash=secret" in told
    assert "cash=open" in told


@pytest.mark.parametrize("width", ["20", "40", "80", "200"])
def test_help_fits_the_terminal(width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    lines = backroom("sim", "--help").stdout.splitlines()
    assert max(map(len, lines)) <= max(int(width), 40)


@pytest.mark.parametrize("command", [[], ["sim"]])
def test_a_short_word_for_help(command: list[str]) -> None:
    assert backroom(*command, "-h").stdout == backroom(*command, "--help").stdout


def test_version() -> None:
    result = backroom("--version", lang=None)
    assert result.output == f"backroom {__version__}\n"


def test_nothing_asked_shows_help() -> None:
    result = backroom(lang=None)
    assert result.exit_code == 0
    assert "replay" in result.stdout


# --- languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "lang"),
    [
        (["sim", "--lang", "fr"], "fr"),
        (["--lang=de", "sim"], "de"),
        (["sim", "--lang"], None),
        ([], None),
    ],
)
def test_help_is_in_the_language_asked_for(argv: list[str], lang: str | None) -> None:
    assert lang_of(argv) == lang


def test_the_program_speaks_all_languages() -> None:
    said = {Text(lang).say("cli-help-sim") for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def args_of(command: str, tmp_path: Path) -> list[str]:
    file = tmp_path / "file"
    return {
        "replay": ["replay", str(file)],
        "verify": ["verify", str(file)],
        "serve": ["serve", "--data", str(tmp_path)],
        "play": ["play", "--data", str(tmp_path)],
        "schema": ["schema"],
        "doctor": ["doctor"],
        "reports": ["reports"],
    }.get(command, [command, "chicago"])


@pytest.mark.parametrize("command", COMMANDS)
def test_a_language_that_nobody_speaks_here_is_refused(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    said = complaint(backroom(*args_of(command, tmp_path), lang="tlh"))
    assert said == Text("fr").say(
        "cli-no-such-language", {"name": "tlh", "names": "en, fr, de, it"}
    )


@pytest.mark.parametrize("lang", ["fr", "FR", "fr-CH", "fr_CA.UTF-8"])
def test_a_language_may_be_written_as_systems_write_it(lang: str) -> None:
    assert "Il n'y a pas de jeu" in complaint(backroom("rules", "chess", lang=lang))


def test_a_system_in_a_language_of_its_own_is_spoken_to_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "tlh_KX.UTF-8")
    assert "There is no game" in complaint(backroom("rules", "chess", lang=None))


def test_the_language_may_stand_before_the_command() -> None:
    assert "Il n'y a pas de jeu" in complaint(backroom("--lang", "fr", "rules", "chess", lang=None))
    assert "Prohibition, pour humains" in backroom("--lang", "fr", "--help", lang=None).stdout
    said = complaint(backroom("--lang", "fr", "rules", "chess", lang="de"))
    assert "Es gibt" in said, "what stands nearer counts"


# --- a slip of the finger ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "key", "hint"),
    [
        (["sym"], "cli-no-such-command", "sim"),
        (["sim", "chicago", "--gmaes", "3"], "cli-no-such-option", "--games"),
        (["sim", "chicago", "--games", "three"], "cli-need-number", "--games"),
        (["sim", "chicago", "--games"], "cli-need-value", "backroom sim --help"),
        (["terminal", "--seats", "1.5"], "cli-need-number", "--seats"),
        (["fuzz", "chicago", "--seconds", "soon"], "cli-need-number", "--seconds"),
        (["rules"], "cli-need-argument", "GAME"),
        (["replay"], "cli-need-argument", "FILE"),
        (["rules", "chicago", "please"], "cli-too-many-words", "please"),
        (["sim", "chicago", "--check=yes"], "cli-no-value", "--check"),
        (["xyz"], "cli-no-such-command", "There are: play, rules"),
        (["sim", "chicago", "-x"], "cli-no-such-option", "There are: --games"),
    ],
)
def test_what_can_not_be_read_is_said_in_ones_language(
    args: list[str], key: str, hint: str, lang: str
) -> None:
    # The language stands first: what comes after a slip may not be reached any more.
    said = complaint(backroom("--lang", lang, *args, lang=None))
    told: dict[str, Value] = {"name": "\0", "names": "\0", "text": "\0", "near": "yes"}
    start = Text(lang).say(key, told).split("\0")[0]
    assert said.startswith(start)
    if lang == "en":
        assert hint in said
        assert "backroom" in said, "and where to read on"

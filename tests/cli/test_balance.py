"""``backroom balance`` writes a page with the figures of its own run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.arena.balance.measure import Measured, Outcome
from backroom.arena.balance.page import Part, all_bars, page
from backroom.arena.plan import Plan
from backroom.engine.event import Event
from backroom.extras.bootleggers.balance import Balance
from backroom.games import shelf
from backroom.games.bootleggers import events
from backroom.games.bootleggers.components import HIT
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text.lookup import LANGUAGES, Text
from tests.cli.given import backroom, complaint
from tests.toy.steps import Auction
from tests.toy.tables import GAME


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


def few(file: Path, *more: str, game: str = "cellar", lang: str = "en") -> str:
    """A page of few games; what was said on the screen is in order."""
    args = ["--games", "3", "--bots", "chaotic", "--jobs", "1", "--out", str(file), *more]
    result = backroom("balance", game, *args, lang=lang)
    assert result.exit_code == 0, result.output
    assert "cli-" not in result.output
    assert str(file) in result.stdout.replace("\n", "")
    return file.read_text(encoding="utf-8")


def test_a_page_of_bootleggers(tmp_path: Path) -> None:
    found = few(tmp_path / "page.md", "--seats", "3", "--seed", "5", game="bootleggers")
    assert re.search(r"^backroom balance bootleggers --games 3 --seats 3 .*--seed 5", found, re.M)
    assert "3 games (3 with 3 seats) between bots (chaotic)" in found
    for heading in ("## 3 seats", "### Length", "### Cash at the end", "### Why games ended"):
        assert f"\n{heading}\n" in found
    for heading in ("### Wins by seat", "### Thug cards", "### Openings"):
        assert f"\n{heading}\n" in found
    assert len(re.findall(r"^\| (?:G-Men: )?Investigation \|", found, re.M)) == 1
    assert len(re.findall(r"^\| (?:red|green|yellow|blue) \(", found, re.M)) == 4
    # no message key is left unsaid
    assert not re.search(r"\b(?:end|name|card|cli)-[a-z]", found)


def test_every_table_of_the_page_is_whole(tmp_path: Path) -> None:
    found = few(tmp_path / "page.md", "--seats", "3", game="bootleggers")
    tables = re.findall(r"(?:^\|.*\|$\n?)+", found, re.M)
    assert len(tables) == 9
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1


def test_the_same_seed_writes_the_same_page(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    first = few(file, "--seats", "2,3", "--seed", "7")
    assert few(file, "--seats", "2,3", "--seed", "7") == first
    assert few(file, "--seats", "2,3", "--seed", "8") != first


def test_so_many_games_are_played_for_each_number_of_seats(tmp_path: Path) -> None:
    found = few(tmp_path / "new" / "page.md", "--seats", "5, 2..3")
    assert "9 games (3 with 2 seats and 3 with 3 seats and 3 with 5 seats)" in found
    assert re.findall(r"^## (\d) seats$", found, re.M) == ["2", "3", "5"]


def test_a_game_without_figures_of_its_own_has_the_general_ones(tmp_path: Path) -> None:
    found = few(tmp_path / "page.md", "--seats", "2")
    assert "### Score at the end" in found
    assert "Thug" not in found
    assert "$" not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_speaks_all_languages_and_the_page_english(lang: str, tmp_path: Path) -> None:
    assert "## 2 seats" in few(tmp_path / "page.md", "--seats", "2", lang=lang)


def test_each_game_has_a_page_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    args = ["--games", "1", "--seats", "2", "--bots", "chaotic", "--jobs", "1"]
    assert backroom("balance", "cellar", *args).exit_code == 0
    (page_,) = (tmp_path / "docs").iterdir()
    assert page_.name == "balance-cellar.md"
    pages = Path(__file__).parents[2] / "docs"
    for game in ("bootleggers", "chicago"):
        written = (pages / f"balance-{game}.md").read_text(encoding="utf-8")
        assert f"backroom balance {game} " in written
        assert f"--out docs/balance-{game}.md" in written


def test_options_and_a_preset_stand_on_the_page(tmp_path: Path) -> None:
    chosen = ["--preset", "003", "--option", "rounds=8"]
    found = few(tmp_path / "page.md", "--seats", "3", *chosen, game="bootleggers")
    assert re.search(r"^backroom balance .* --preset 003 --option rounds=8$", found, re.M)
    assert "by the default rules" not in found
    assert "`safe_house=one`" in found
    assert "`rounds=8`" in found
    assert "`cash=" not in found, "what is as usual is not named"
    assert re.search(r"^\| 8 \| 3 \|", found, re.M), "and they hold"
    plain = few(tmp_path / "page.md", "--seats", "3", game="bootleggers")
    assert "by the default rules" in plain


def test_ctrl_c_leaves_the_old_page_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("backroom.cli.balance.measure", pressed)
    old, fresh = tmp_path / "old.md", tmp_path / "fresh.md"
    old.write_text("the old page")
    for out in (old, fresh):
        result = backroom("balance", "cellar", "--bots", "chaotic", "--out", str(out))
        assert result.exit_code == 130
        assert "No page was written" in result.stderr
    assert old.read_text() == "the old page"
    assert not fresh.exists()


# --- the bars ------------------------------------------------------------------------------------


def played(winner: int, cash: int, rounds: int, *story: Event) -> Outcome:
    scores = tuple(cash if seat == winner else 20 for seat in range(4))
    return Outcome(rounds, (winner,), scores, "fortune", story)


def bars(outcomes: list[Outcome]) -> dict[str, bool]:
    found = all_bars(Measured({4: outcomes}, [], ""), Balance())
    return {bar.what: bar.met for bar in found[4]}


def test_games_as_they_should_be() -> None:
    assert list(bars([played(number % 4, 105, 10) for number in range(40)]).values()) == [True] * 5


@pytest.mark.parametrize(
    ("winner", "cash", "rounds", "missed"),
    [
        (None, 105, 8, "the median game ends in rounds 9–12"),
        (None, 111, 10, "most winners have $60G–$110G"),
        (None, 59, 12, "most winners have $60G–$110G"),
        (2, 105, 10, "seats equal (chi-square p > 0.01)"),
    ],
)
def test_games_that_miss_a_bar(winner: int | None, cash: int, rounds: int, missed: str) -> None:
    games = [played(n % 4 if winner is None else winner, cash, rounds) for n in range(40)]
    assert [what for what, met in bars(games).items() if not met] == [missed]


def test_a_card_and_an_opening_that_always_win_are_strong() -> None:
    def story(winner: int) -> tuple[Event, ...]:
        return (
            events.ShowsMuscle(mobster=winner, muscle=70),
            events.TakesCard(mobster=winner, card=HIT),
            events.PlaysCard(mobster=winner, card=HIT),
        )

    games = [played(n % 4, 105, 10, *story(n % 4)) for n in range(40)]
    missed = [what for what, met in bars(games).items() if not met]
    assert missed == ["no thug card is strong", "no opening is strong"]
    plan = Plan("bootleggers", 40, (4,), ("chaotic",), 1)
    measured = Measured({4: games}, [], "")
    found = page(plan, measured, Balance(), Text("en", game=BOOTLEGGERS), "backroom balance")
    assert "2 of 5 are missed." in found
    assert "| no thug card is strong | 4 | Hit (100.0% of 40) | **no** |" in found
    openings = ["any thug card", "blue (55–72)", "1 in muscle order"]
    measured_ = ", ".join(f"{opening} (100.0% of 40)" for opening in openings)
    assert f"| no opening is strong | 4 | {measured_} | **no** |" in found
    strong = re.findall(r"^\| ([^|]*) \|.*\*\*strong\*\* \|$", found, re.M)
    assert strong == ["Hit", *openings]


def test_the_general_bar_is_that_of_the_seats() -> None:
    found = all_bars(Measured({4: [played(1, 200, 3)] * 40}, [], ""), Part())
    assert [bar.met for bar in found[4]] == [False]


# --- what can't be done --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["", "2", "4,7", "4,,5", "4;5", "5..4"])
def test_seats_that_can_not_play(seats: str, tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    said = complaint(backroom("balance", "bootleggers", "--seats", seats, "--out", str(out)))
    assert "3" in said
    assert "6" in said
    assert not out.exists()


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["chess"], "bootleggers"),
        (["cellar", "--bots", "scripted"], "chaotic"),
        (["bootleggers", "--games", "0"], "--games"),
        (["bootleggers", "--jobs", "0"], "--jobs"),
        (["bootleggers", "--option", "cash=maybe"], "secret, open"),
        (["bootleggers", "--preset", "999"], "003"),
    ],
)
def test_what_can_not_be_measured(args: list[str], hint: str, tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    assert hint in complaint(backroom("balance", *args, "--out", str(out)))
    assert not out.exists()


def test_a_page_that_can_not_be_written_is_known_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*args: object) -> None:
        raise AssertionError("a game is played")

    monkeypatch.setattr("backroom.cli.balance.measure", played)
    blocked = tmp_path / "file"
    blocked.write_text("")
    for out in (blocked / "page.md", tmp_path):
        said = complaint(backroom("balance", "cellar", "--bots", "chaotic", "--out", str(out)))
        assert "--out" in said


def test_games_that_break_make_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Auction, *args: object) -> None:
        raise KeyError("bottle")

    monkeypatch.setattr(Auction, "answer", broken)
    out = tmp_path / "page.md"
    out.write_text("the old page")
    args = ["--games", "1", "--seats", "2", "--bots", "chaotic", "--jobs", "1", "--out", str(out)]
    result = backroom("balance", "cellar", *args)
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)  # it stops of its own accord
    assert "KeyError" in result.stderr
    assert "cli-" not in result.stderr
    assert out.read_text() == "the old page"

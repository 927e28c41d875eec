"""Record whole games as fixtures: python -m tools.record_games chicago [tests/chicago/games]

Every number of players, every option value and preset, every end of the game. Recorded games are
only added, never made anew: a file that is there already is left alone. Until the first release,
delete one to record it again; ``--digests`` only writes down anew what is told and seen of each,
after that has changed on purpose.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec

from backroom.arena.play import match
from backroom.bots import roster
from backroom.engine.save import AnyGame, AnyTable, Save, load_table, save_table
from backroom.games import shelf
from backroom.games.bootleggers import options as bootleggers
from backroom.games.chicago import events
from backroom.games.chicago import options as chicago
from backroom.games.chicago.holdings import Points
from backroom.games.chicago.scoring import points
from backroom.games.chicago.state import Chicago

SEED = 1921
ROOT = Path(__file__).parent.parent


class Fixture(NamedTuple):
    """A game to be recorded: under which name, by which options, and who plays."""

    name: str
    options: msgspec.Struct
    bots: list[str]
    number: int


def digest(table: AnyTable) -> str:
    """Everything every seat has read, and how the table stood in the end."""
    told = hashlib.sha256()
    for seat in (None, *range(table.seats)):
        told.update(msgspec.json.encode(table.story(seat)))
        told.update(msgspec.json.encode(table.game.view(table.state, seat)))
    told.update(msgspec.json.encode(table.game.dump(table.state)))
    return told.hexdigest()


def seated(company: tuple[str, ...], seats: int) -> list[str]:
    """Who sits there: they go round."""
    return [company[seat % len(company)] for seat in range(seats)]


# --- options and company -------------------------------------------------------------------------

_B = bootleggers.Options
_C = chicago.Options


def own_board() -> str:
    """A board that is not ours: the Wharf and the Docks have changed places."""
    ours = (files("backroom.games.chicago") / "data" / "loop.toml").read_text(encoding="utf-8")
    other = ours.replace('"Wharf"', '"?"').replace('"Docks"', '"Wharf"').replace('"?"', '"Docks"')
    assert other != ours
    return other


VARIANTS: dict[str, dict[str, msgspec.Struct]] = {
    "bootleggers": {
        "default": _B(),
        **{f"preset-{name}": options for name, options in bootleggers.PRESETS.items()},
        "single-influence-20": _B(single_influence=20),
        "big-payoff-stay": _B(big_payoff="stay"),
        "safe-house-one": _B(safe_house="one"),
        "double-cross-any": _B(double_cross="any"),
        "public-dock-all": _B(public_dock="all"),
        "packing-heat-you": _B(packing_heat="you"),
        "cash-open": _B(cash="open"),
        "short": _B(rounds=8),
        "pre-empt": _B(influence="pre-empt"),
        "any-time": _B(influence="any-time"),
        "unloading-muscle": _B(unloading="muscle"),
        "warehouse-home": _B(warehouse="home"),
    },
    "chicago": {
        "default": _C(),
        "deals-open": _C(deals="open"),
        "words-mild": _C(words="mild"),
        "board-own": _C(board=own_board()),
    },
}

#: Who sits there: mostly people who know the game, with somebody who does anything in between.
COMPANIES: dict[str, tuple[tuple[str, ...], ...]] = {
    "bootleggers": (("scripted",), ("scripted", "chaotic"), ("chaotic",)),
    "chicago": (("scripted",), ("scripted", "chaotic")),  # games of chaos alone take for ever
}


def variants(game: AnyGame) -> dict[str, msgspec.Struct]:
    """The tables to be recorded: of a game not named above, the usual one and the presets."""
    presets = {f"preset-{name}": options for name, options in game.presets.items()}
    return VARIANTS.get(game.name, {"default": game.options(), **presets})


def companies(game: AnyGame) -> tuple[tuple[str, ...], ...]:
    return COMPANIES.get(game.name, ((roster.usual(game),), (roster.usual(game), "chaotic")))


def usual_fixtures(game: AnyGame) -> Iterator[Fixture]:
    """Every number of players, every table, every company in turn."""
    number = 0
    for name, options in variants(game).items():
        for seats in game.players:
            company = companies(game)[number % len(companies(game))]
            number += 1
            file = f"{name}-{seats}-{'-'.join(company)}"
            yield Fixture(file, options, seated(company, seats), number)


# --- Bootleggers ---------------------------------------------------------------------------------


def bootleggers_fixtures() -> Iterator[Fixture]:
    number = 0
    for name, options in VARIANTS["bootleggers"].items():
        for turn, company in enumerate(COMPANIES["bootleggers"]):
            seats = 3 + (number + turn) % 4
            number += 1
            file = f"{name}-{seats}-{'-'.join(company)}"
            yield Fixture(file, options, seated(company, seats), number)


# --- King of Chicago -----------------------------------------------------------------------------

#: So many games by each set of options, in these sizes: small tables more often, they are quicker.
_ROUND = {"default": 16, "deals-open": 14, "words-mild": 6, "board-own": 6}
_SIZES = (2, 3, 4, 2, 3, 5, 2, 4, 3, 6)

#: Where the winner's last point can come from (K1.3, K8.7).
ENDINGS = ("business", "contract", "respect", "gangsters", "reopening")
SHUFFLED = "shuffled"
#: Games that are searched for something that happens seldom.
_SEARCHED = 1500
#: A fixture is no longer than this.
_MOST_RECORDS = 3000


def chicago_fixtures() -> Iterator[Fixture]:
    number = 0
    for name, count in _ROUND.items():
        for turn in range(count):
            number += 1
            seats = _SIZES[(turn + len(name)) % len(_SIZES)]
            company = COMPANIES["chicago"][turn % 2]
            file = f"{name}-{seats}-{'-'.join(company)}-{number}"
            yield Fixture(file, VARIANTS["chicago"][name], seated(company, seats), number)


def replayed(game: AnyGame, save: Save) -> tuple[AnyTable, list[str]]:
    """The finished table, and what is worth knowing about the game: how it ended, and whether the
    deck was shuffled."""
    last = save.records[-1]
    table = load_table(game, save, len(save.records) - 1)
    before = table.state.copy()
    table.replay_one(last.seat, game.actions.convert(last.action), last.rolls)
    shuffled = any(isinstance(event, events.Shuffled) for event in table.story(None))
    return table, [last_point(before, table), *([SHUFFLED] if shuffled else [])]


def last_point(before: Chicago, table: AnyTable) -> str:
    """Where the point came from with which the game was won."""
    state: Chicago = table.state
    was, now = points(before)[state.table.winner], points(state)[state.table.winner]
    reopened = any(isinstance(event, events.Reopens) for event in table.records[-1].events)
    if now.businesses > was.businesses:
        return "reopening" if reopened else "business"
    return next(kind for kind in ENDINGS[1:4] if _of(now, kind) > _of(was, kind))


def _of(earned: Points, kind: str) -> int:
    found: dict[str, int] = {
        "contract": earned.contracts,
        "respect": earned.respect,
        "gangsters": earned.gangsters,
    }
    return found[kind]


def add_rare_ends(folder: Path) -> None:
    """Search for every end, and for a deck that was shuffled, that no recorded game has."""
    game = shelf.find("chicago")
    wanted = {*ENDINGS, SHUFFLED}
    for file in sorted(folder.glob("*.sha256")):
        wanted -= set(beside(file)[1])
    for number in range(1000, 1000 + _SEARCHED):
        if not wanted:
            return
        company = [("scripted",), ("scripted", "chaotic"), ("chaotic",)]
        bots = seated(company[number % 3], 2 + number % 2)
        table = match(game, _C(), bots, SEED, number, undo=True).play()
        if len(table.records) <= _MOST_RECORDS:
            found = wanted & set(replayed(game, save_table(table))[1])
            if found:
                write(folder / f"{'-'.join(sorted(found))}-{len(bots)}-{number}.jsonl", table)
                wanted -= found
    print("not found:", ", ".join(sorted(wanted)))


# --- recording -----------------------------------------------------------------------------------

_OWN = {"bootleggers": bootleggers_fixtures, "chicago": chicago_fixtures}


def fixtures(game: AnyGame) -> Iterator[Fixture]:
    return _OWN[game.name]() if game.name in _OWN else usual_fixtures(game)


def write(file: Path, table: AnyTable) -> None:
    """The save, and beside it the digest."""
    save = save_table(table)
    file.write_bytes(save.encode())
    write_digest(file, table.game, save)


def write_digest(file: Path, game: AnyGame, save: Save) -> None:
    """The digest of a recorded game, with what is worth knowing about it."""
    if game.name == "chicago":
        table, notes = replayed(game, save)
    else:
        table, notes = load_table(game, save), []
    words = [digest(table), *notes]
    file.with_suffix(".sha256").write_text(" ".join(words) + "\n", encoding="ascii")
    print(file.name, len(table.records), *notes, game.result(table.state))


def beside(file: Path) -> tuple[str, list[str]]:
    """The digest of a recorded game, and what is worth knowing about it."""
    first, *rest = file.with_suffix(".sha256").read_text(encoding="ascii").split()
    return first, rest


def record(game: AnyGame, folder: Path, most: int | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for fixture in list(fixtures(game))[:most]:
        file = folder / f"{fixture.name}.jsonl"
        if not file.exists():
            bots = fixture.bots
            played = match(game, fixture.options, bots, SEED, fixture.number, undo=True)
            write(file, played.play())
    if game.name == "chicago" and most is None:
        add_rare_ends(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(shelf.GAMES))
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--most", type=int, help="no more than the first so many")
    parser.add_argument("--digests", action="store_true", help="write the digests anew")
    plan = parser.parse_args()
    folder = plan.folder or ROOT / "tests" / plan.game / "games"
    game = shelf.find(plan.game)
    if plan.digests:
        for file in sorted(folder.glob("*.jsonl")):
            write_digest(file, game, Save.decode(file.read_bytes()))
    else:
        record(game, folder, plan.most)


if __name__ == "__main__":
    main()

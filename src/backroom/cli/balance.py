"""``backroom balance``: many games between bots, and a page about how fair and long they are."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from backroom.arena.balance.measure import measure
from backroom.arena.balance.page import all_bars, page
from backroom.arena.plan import Plan
from backroom.arena.tally import Broken
from backroom.bots import roster
from backroom.cli.shared.asked_for import bots_asked_for, options_asked_for, seats_asked_for
from backroom.cli.shared.exit_codes import FAILED, INTERRUPTED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.progress import games_progress
from backroom.cli.shared.words import complain, warn, words
from backroom.engine.message import Value
from backroom.extras import by_game
from backroom.text.lookup import ENGLISH, Text


def balance(
    game: Annotated[str, typer.Argument(help=help_text("game"))],
    games: Annotated[int, typer.Option("--games", help=help_text("balance-games"))] = 500,
    seats: Annotated[str, typer.Option("--seats", help=help_text("sim-seats"))] = "4,5",
    bots: Annotated[str | None, typer.Option("--bots", help=help_text("sim-bots"))] = None,
    seed: Annotated[int, typer.Option("--seed", help=help_text("sim-seed"))] = 1,
    preset: Annotated[str | None, typer.Option("--preset", help=help_text("preset"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=help_text("option"))] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=help_text("sim-jobs"))] = 2,
    out: Annotated[Path | None, typer.Option("--out", help=help_text("balance-out"))] = None,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    rules = find_game(text, game)
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            complain(text, "cli-too-few", name=name)
    if not seats.strip(", "):
        least, most = rules.players[0], rules.players[-1]
        complain(text, "cli-seats", name=seats, least=least, most=most)
    numbers = seats_asked_for(text, rules, seats)
    names = bots_asked_for(text, rules, roster.usual(rules) if bots is None else bots)
    options = options_asked_for(text, rules, option, preset)
    out = out or Path(f"docs/balance-{rules.name}.md")
    fresh = not out.exists()
    _write(text, out, None)  # now, not after minutes of play
    plan = Plan(rules.name, games * len(numbers), numbers, names, seed, options=options)
    part = by_game.balance(rules.name)()
    progress = games_progress(text)
    task = progress.add_task("", total=plan.games)
    written = False
    try:
        with progress:
            measured = measure(plan, part.heeded, jobs, lambda: progress.advance(task))
        if measured.violations:
            for broken in measured.violations:
                _tell_broken(text, broken)
            raise typer.Exit(FAILED)
        chosen = [*(("--preset", preset) if preset else ()), *_each("--option", option or [])]
        command = _command(rules.name, games, numbers, names, seed, jobs, out, chosen)
        _write(text, out, page(plan, measured, part, Text(ENGLISH, game=rules), command))
        written = True
    except KeyboardInterrupt:
        warn(text.say("cli-balance-stopped"))
        raise typer.Exit(INTERRUPTED) from None
    finally:
        if fresh and not written:
            out.unlink(missing_ok=True)
    bars = [bar for several in all_bars(measured, part).values() for bar in several]
    met = sum(bar.met for bar in bars)
    typer.echo(text.say("cli-balance-written", {"count": plan.games, "file": str(out)}))
    typer.echo(text.say("cli-balance-bars", {"count": met, "most": len(bars)}))


def _each(option: str, values: list[str]) -> list[str]:
    return [word for value in values for word in (option, value)]


def _command(
    game: str,
    games: int,
    seats: tuple[int, ...],
    bots: tuple[str, ...],
    seed: int,
    jobs: int,
    out: Path,
    chosen: list[str],
) -> str:
    """The command line that writes this page again."""
    options = {
        "--games": str(games),
        "--seats": ",".join(map(str, seats)),
        "--bots": ",".join(bots),
        "--seed": str(seed),
        "--jobs": str(jobs),
        "--out": out.as_posix(),
    }
    said = [word for option in options.items() for word in option]
    return shlex.join(["backroom", "balance", game, *said, *chosen])


def _write(text: Text, file: Path, content: str | None) -> None:
    """Write the page; with no content only see whether that is possible."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a" if content is None else "w", encoding="utf-8", newline="\n") as page_:
            page_.write(content or "")
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-balance-cannot-write", file=str(file), detail=detail)


def _tell_broken(text: Text, broken: Broken) -> None:
    args: dict[str, Value] = {
        "number": broken.number,
        "count": broken.records,
        "detail": broken.what,
    }
    warn(text.say("cli-balance-broken", args))
    for line in broken.trace.splitlines():
        warn(line)

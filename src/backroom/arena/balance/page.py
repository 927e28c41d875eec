"""The page that ``backroom balance`` writes: documentation, in English, of one run and no other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from backroom import __version__
from backroom.arena.balance.measure import Figures, Measured, Outcome, figures
from backroom.arena.balance.shares import CONFIDENCE, STRONG, Share
from backroom.arena.plan import Plan
from backroom.engine.event import Event
from backroom.games import shelf
from backroom.text.lookup import Text

#: Seats are called equal unless chance alone would spread the wins so in one of a hundred runs.
LEAST_P = 0.01
#: A value with more letters than this is a whole file, such as a board.
_LONG = 40


class Bar(msgspec.Struct, frozen=True):
    """Something that should hold, what was measured, and whether it does."""

    what: str
    measured: str
    met: bool


class Part:
    """What a page says about one game only. A game without a part has the general figures."""

    #: The lines of the story that the part reads.
    heeded: ClassVar[tuple[type[Event], ...]] = ()
    #: What a score is called.
    score: ClassVar[str] = "score"
    #: What the part's figures show and don't, for the introduction.
    caveats: ClassVar[str] = ""

    def amount(self, score: float) -> str:
        return number(score)

    def bars(self, found: Figures, outcomes: list[Outcome]) -> list[Bar]:
        return []

    def scores(self, outcomes: list[Outcome]) -> list[str]:
        """More to say about the winners' scores."""
        return []

    def sections(self, found: Figures, outcomes: list[Outcome]) -> list[str]:
        return []


# --- the page ------------------------------------------------------------------------------------


def all_bars(measured: Measured, part: Part) -> dict[int, list[Bar]]:
    """The bars, by number of seats."""
    bars: dict[int, list[Bar]] = {}
    for seats, outcomes in measured.outcomes.items():
        found = figures(outcomes)
        even = Bar(
            f"seats equal (chi-square p > {LEAST_P})",
            f"p = {_p(found.p_value)}",
            found.p_value > LEAST_P,
        )
        bars[seats] = [*part.bars(found, outcomes), even]
    return bars


def page(plan: Plan, measured: Measured, part: Part, text: Text, command: str) -> str:
    """The whole page, in Markdown."""
    blocks = [
        f"# How balanced {plan.game.capitalize()} is",
        *_introduction(plan, measured, part, command),
    ]
    for seats, outcomes in measured.outcomes.items():
        found = figures(outcomes)
        blocks += [f"## {seats} seats", f"{found.games:,} games."]
        blocks += _rounds(found)
        blocks += _scores(found, outcomes, part)
        blocks += _ends(found, text)
        blocks += _seats(found)
        blocks += part.sections(found, outcomes)
    return "\n\n".join(blocks) + "\n"


def _introduction(plan: Plan, measured: Measured, part: Part, command: str) -> list[str]:
    games = " and ".join(f"{len(of):,} with {n} seats" for n, of in measured.outcomes.items())
    bars = all_bars(measured, part)
    rows = [
        [bar.what, str(seats), bar.measured, "yes" if bar.met else "**no**"]
        for seats, several in bars.items()
        for bar in several
    ]
    missed = sum(not bar.met for several in bars.values() for bar in several)
    verdict = "All of them are met." if missed == 0 else f"{missed} of {len(rows)} are missed."
    return [
        "This page is written by a program. Every figure was measured in the one run that made it:",
        f"```\n{command}\n```",
        f"{plan.games:,} games ({games}) between bots ({', '.join(plan.bots)}), version "
        f"{__version__}, seed {plan.seed}. The same version and seed play the same games, byte "
        f"for byte; the SHA-256 of all saves is `{measured.sha256}`.",
        f"What should hold. {verdict}",
        table(["bar", "seats", "measured", "met"], rows),
        "**What the figures show.** How long games are, what they pay, and whether a chair is "
        f"worth more than another, when these bots play each other by {_rules(plan)}.",
        "**What they don't.** How people play. Bots of one kind know one way to play: what they "
        "never try is not measured, and what they use badly looks weaker than it is. "
        f"{part.caveats}".strip(),
        f"Intervals are Wilson's, at {CONFIDENCE}%: of a hundred of them about one misses the "
        f"truth by chance. *Strong* is what has its whole interval above {STRONG} times the fair "
        "share of one win in as many as there are seats. A wide interval means few cases: it shows "
        "neither strength nor weakness.",
    ]


def _rules(plan: Plan) -> str:
    """By which rules was played?"""
    usual = msgspec.to_builtins(shelf.find(plan.game).options())
    chosen = {name: value for name, value in plan.options.items() if value != usual[name]}
    if not chosen:
        return "the default rules"
    short = {
        name: "another" if len(str(value)) > _LONG else value for name, value in chosen.items()
    }
    return "these rules: " + ", ".join(f"`{name}={value}`" for name, value in short.items())


def _rounds(found: Figures) -> list[str]:
    rows = [
        [str(round_), str(games), percent(games / found.games)]
        for round_, games in found.rounds.items()
    ]
    return [
        "### Length",
        f"Rounds at the end: median {number(found.length.median)}, middle half "
        f"{number(found.length.lower)} to {number(found.length.upper)}, all "
        f"{number(found.length.least)} to {number(found.length.most)}.",
        table(["ended in round", "games", "share"], rows),
    ]


def _scores(found: Figures, outcomes: list[Outcome], part: Part) -> list[str]:
    rows = [
        [who, *(part.amount(value) for value in msgspec.structs.astuple(spread))]
        for who, spread in (("winner", found.winners), ("everybody", found.scores))
    ]
    head = [part.score, "least", "lower quartile", "median", "upper quartile", "most"]
    return [f"### {part.score.capitalize()} at the end", table(head, rows), *part.scores(outcomes)]


def _ends(found: Figures, text: Text) -> list[str]:
    rows = [
        [text.say(f"end-{ending}"), str(games), percent(games / found.games)]
        for ending, games in found.ends.items()
    ]
    return ["### Why games ended", table(["reason", "games", "share"], rows)]


def _seats(found: Figures) -> list[str]:
    rows = [
        [str(seat), *share_cells(share)[1:]] for seat, share in enumerate(found.by_seat, start=1)
    ]
    return [
        "### Wins by seat",
        f"Fair: {percent(1 / found.seats)}. Chi-square test of equal seats: "
        f"p = {_p(found.p_value)}.",
        table(["seat", "wins", "share", f"{CONFIDENCE}% interval"], rows),
    ]


# --- figures in words ----------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table: what the first column names, and figures on the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def number(value: float) -> str:
    return f"{value:g}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share_cells(share: Share) -> list[str]:
    """Tries, wins, the share and its interval."""
    if not share.tries:
        return ["0", "0", "–", "–"]
    low, high = share.interval()
    return [
        str(share.tries),
        str(share.wins),
        percent(share.rate()),
        f"{percent(low)} – {percent(high)}",
    ]


def marked_cells(share: Share, seats: int) -> list[str]:
    return [*share_cells(share), "**strong**" if share.strong(seats) else ""]


def share_head(who: str) -> list[str]:
    return [who, "wins", "share", f"{CONFIDENCE}% interval", ""]


def shares(what: str, who: str, named: dict[str, Share], seats: int) -> str:
    """How those did who had this or that."""
    rows = [[name, *marked_cells(share, seats)] for name, share in named.items()]
    return table([what, *share_head(who)], rows)


def strong(named: dict[str, Share], seats: int) -> list[str]:
    """What is strong, with the figures that say so."""
    return [
        f"{name} ({percent(share.rate())} of {share.tries})"
        for name, share in named.items()
        if share.strong(seats)
    ]


def listed(names: list[str]) -> str:
    return ", ".join(names) or "none"


def _p(value: float) -> str:
    return f"{value:.3f}" if value >= 0.001 else f"{value:.1e}"

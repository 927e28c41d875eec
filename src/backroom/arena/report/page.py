"""The page that ``backroom sim --report`` writes, in the reader's language.

It is one file and asks nobody for anything: no script, no font, no picture from elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files

import msgspec

from backroom import __version__
from backroom.arena.balance.chi_square import equal_counts
from backroom.arena.balance.shares import CONFIDENCE, Share
from backroom.arena.plan import Plan
from backroom.arena.report.plots import Bar, Box, axis, bars, boxes, histogram, nice_end, table
from backroom.arena.tally import Report, Spread, Standing
from backroom.engine.message import Value
from backroom.games import shelf
from backroom.text.lookup import Text
from backroom.text.numbers import decimal, percent

#: So many cards have a bar; the table has them all.
_MOST_CARDS = 20
#: Seats are called equal unless chance alone would spread the wins so in one of a hundred runs.
_LEAST_P = 0.01
#: The figures of a spread.
_FIVE = (
    *("cli-plot-least", "cli-plot-lower", "cli-plot-column-median"),
    *("cli-plot-upper", "cli-plot-most"),
)


def report_page(plan: Plan, report: Report, text: Text) -> str:
    """The whole page."""
    page = _Page(plan, report, text)
    style = (files("backroom.arena.report") / "page.css").read_text(encoding="utf-8")
    title = escape(page.title())
    return (
        f'<!doctype html>\n<html lang="{text.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header>\n<h1>{title}</h1>\n{page.about()}\n{page.figures()}\n</header>\n"
        f"<main>\n{page.plots()}\n</main>\n<footer>\n{page.foot()}\n</footer>\n</body>\n</html>\n"
    )


class _Page:
    def __init__(self, plan: Plan, report: Report, text: Text) -> None:
        self._plan = plan
        self._report = report
        self._text = text

    # --- words ---------------------------------------------------------------------------------

    def _say(self, key: str, **args: Value) -> str:
        return self._text.say(key, args)

    def _count(self, number: int) -> str:
        return self._say("cli-count", count=number)

    def _seat(self, seat: int) -> str:
        return self._say("cli-seat", number=seat + 1)

    def _paragraph(self, said: str, kind: str) -> str:
        return f'<p class="{kind}">{escape(said)}</p>'

    # --- above ---------------------------------------------------------------------------------

    def title(self) -> str:
        return self._say("cli-plot-title", name=self._say("game-title"), count=self._report.games)

    def about(self) -> str:
        """Who played, at which tables, by which rules; and what went wrong."""
        report, plan = self._report, self._plan
        seats = ", ".join(str(seats) for seats in report.seats)
        bots = ", ".join(dict.fromkeys(plan.bots))
        said = [self._say("cli-plot-about", names=bots, text=seats, number=str(plan.seed))]
        rules = self._rules()
        if rules:
            said.append(self._say("cli-plot-rules", names=rules))
        lines = [self._paragraph(" ".join(said), "about")]
        if report.games < report.planned:
            part = self._say("cli-plot-part", count=report.games, most=report.planned)
            lines.append(self._paragraph(part, "wrong"))
        if report.violations:
            wrong = self._say("cli-plot-violations", count=len(report.violations))
            lines.append(self._paragraph(wrong, "wrong"))
        return "\n".join(lines)

    def _rules(self) -> str:
        """What is not as usual."""
        usual = msgspec.to_builtins(shelf.find(self._plan.game).options())
        chosen = [
            self._say("cli-pair", name=self._text.option(name), text=self._text.option(name, value))
            for name, value in self._plan.options.items()
            if value != usual[name]
        ]
        return "; ".join(chosen)

    def figures(self) -> str:
        """The most important figures, large."""
        report = self._report
        tiles = [
            (
                self._say("cli-row-games"),
                self._say("cli-of", count=report.finished, most=report.planned),
                "",
            ),
            self._tile("cli-row-rounds", report.rounds),
            self._tile("cli-row-scores", report.scores),
            self._per_game("cli-row-decisions", report.decisions),
            self._per_game("cli-report-cards", sum(report.cards.values())),
        ]
        body = "".join(
            f"<div><dt>{escape(name)}</dt>"
            f"<dd>{escape(value)} <small>{escape(more)}</small></dd></div>"
            for name, value, more in tiles
            if value
        )
        legend = self._paragraph(self._say("cli-plot-legend", number=CONFIDENCE), "note")
        return f"<dl>{body}</dl>\n{legend}"

    def _tile(self, key: str, spread: Spread | None) -> tuple[str, str, str]:
        if spread is None:
            return self._say(key), "", ""
        lower, upper = decimal(self._text, spread.lower), decimal(self._text, spread.upper)
        more = self._say("cli-plot-middle", lower=lower, upper=upper)
        return self._say(key), decimal(self._text, spread.median), more

    def _per_game(self, key: str, count: int) -> tuple[str, str, str]:
        mean = decimal(self._text, count / max(1, self._report.games))
        return self._say(key), mean, self._say("cli-plot-per-game")

    # --- plots ---------------------------------------------------------------------------------

    def plots(self) -> str:
        if not self._report.finished:
            return ""
        parts = [self._bots(), self._seats(), self._scores(), self._lengths(), self._endings()]
        return "\n".join(part for part in [*parts, self._cards()] if part)

    def _section(self, title: str, *parts: str) -> str:
        return f"<section>\n<h2>{escape(title)}</h2>\n{''.join(parts)}\n</section>"

    def _details(self, caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        summary = escape(self._say("cli-plot-table"))
        shown = table(caption, head, rows)
        return f"<details><summary>{summary}</summary>{shown}</details>"

    def _bots(self) -> str:
        """Who wins? Nothing to see where all are of one kind."""
        bots = self._report.bots
        if len(bots) < 2:
            return ""
        title = self._say("cli-plot-bots")
        plan, done = self._plan, self._report.games
        even = done % plan.round_trip() == 0
        note = (
            self._say("cli-plot-paired")
            if even
            else self._say("cli-plot-unpaired", number=plan.round_trip())
        )
        who = self._say("cli-column-bot")
        return self._section(title, *self._shares(title, who, bots, note))

    def _seats(self) -> str:
        """Is a chair worth more than another? It depends on how many sit there."""
        sections = []
        for seats, standings in self._report.by_table.items():
            if not standings[0].games:
                continue
            title = self._say("cli-plot-seats", number=seats)
            named = {self._seat(seat): standing for seat, standing in enumerate(standings)}
            luck = equal_counts([standing.wins for standing in standings])
            key = "cli-plot-seats-even" if luck > _LEAST_P else "cli-plot-seats-uneven"
            note = self._say(key, text=_p(self._text, luck))
            who = self._say("cli-column-seat")
            sections.append(self._section(title, *self._shares(title, who, named, note)))
        return "\n".join(sections)

    def _shares(self, title: str, who: str, named: Mapping[str, Standing], note: str) -> list[str]:
        """Shares of wins, how far luck may have moved them, and what would be fair."""
        shares = {name: Share(s.wins, s.games) for name, s in named.items()}
        most = nice_end(max(share.interval()[1] for share in shares.values()))
        most = min(most, 1.0)
        lines, rows = [], []
        for name, share in shares.items():
            rate, (low, high) = percent(self._text, share.rate()), share.interval()
            standing = named[name]
            fair = standing.fair / standing.games if standing.games else None
            said = self._interval(low, high)
            lines.append(Bar(name, rate, share.rate(), (low, high), fair))
            rows.append(
                [
                    *(name, self._count(share.tries), self._count(share.wins), rate, said),
                    "–" if fair is None else percent(self._text, fair),
                ]
            )
        head = [
            *(who, self._say("cli-column-taken"), self._say("cli-column-wins")),
            *(self._say("cli-column-share"), self._say("cli-plot-interval", number=CONFIDENCE)),
            self._say("cli-plot-fair"),
        ]
        ends = axis([percent(self._text, 0), percent(self._text, most)])
        plot = f'<div aria-hidden="true">{bars(lines, most)}{ends}</div>'
        return [plot, self._paragraph(note, "note"), self._details(title, head, rows)]

    def _interval(self, low: float, high: float) -> str:
        return self._say(
            "cli-plot-from-to", lower=percent(self._text, low), upper=percent(self._text, high)
        )

    def _scores(self) -> str:
        """How scores lie: of each bot, and of all."""
        report = self._report
        named = {name: standing.scores for name, standing in report.bots.items()}
        spreads = {self._say("cli-plot-everybody"): report.scores}
        if len(named) > 1:
            spreads = {**named, **spreads}
        known = {name: spread for name, spread in spreads.items() if spread is not None}
        least = min(0.0, *(spread.least for spread in known.values()))
        most = nice_end(max(spread.most for spread in known.values()))
        lines, rows = [], []
        for name, spread in known.items():
            figures = msgspec.structs.astuple(spread)
            lines.append(Box(name, self._middle(spread), figures))
            rows.append([name, *(decimal(self._text, figure) for figure in figures)])
        title = self._say("cli-plot-scores")
        head = [self._say("cli-column-bot"), *(self._say(key) for key in _FIVE)]
        ends = axis([decimal(self._text, least), decimal(self._text, most)])
        legend = self._paragraph(self._say("cli-plot-box"), "note")
        plot = f'<div aria-hidden="true">{boxes(lines, least, most)}{ends}{legend}</div>'
        return self._section(title, plot, self._details(title, head, rows))

    def _middle(self, spread: Spread) -> str:
        return self._say("cli-plot-median", number=decimal(self._text, spread.median))

    def _lengths(self) -> str:
        """How long do games last?"""
        lengths, games = self._report.lengths, self._report.finished
        least, most = min(lengths), max(lengths)
        step = max(1, -(-(most - least + 1) // 24))
        columns = []
        for first in range(least, most + 1, step):
            count = sum(lengths.get(at, 0) for at in range(first, first + step))
            columns.append((str(first), count, self._count(count)))
        title, round_ = self._say("cli-plot-lengths"), self._say("cli-plot-round")
        rows = [
            [str(at), self._count(count), percent(self._text, count / games)]
            for at, count in lengths.items()
        ]
        plot = f'<div aria-hidden="true">{histogram(columns)}</div>'
        return self._section(
            title,
            plot,
            self._paragraph(self._say("cli-plot-lengths-note"), "note"),
            self._details(title, [round_, *self._games_head()], rows),
        )

    def _games_head(self) -> list[str]:
        return [self._say("cli-column-games"), self._say("cli-column-share")]

    def _endings(self) -> str:
        ends, games = self._report.ends, self._report.finished
        named = {self._ending(ending): count for ending, count in ends.items()}
        title = self._say("cli-plot-endings")
        lines = [
            Bar(name, percent(self._text, count / games), count / games)
            for name, count in named.items()
        ]
        rows = [
            [name, self._count(count), percent(self._text, count / games)]
            for name, count in named.items()
        ]
        plot = f'<div aria-hidden="true">{bars(lines, 1.0)}</div>'
        head = [self._say("cli-plot-ending"), *self._games_head()]
        return self._section(title, plot, self._details(title, head, rows))

    def _ending(self, ending: str) -> str:
        said = self._text.say(f"end-{ending}")
        return said[:1].upper() + said[1:]

    def _cards(self) -> str:
        """Which cards are played, the most played first."""
        report = self._report
        by_count = sorted(report.cards.items(), key=lambda played: (-played[1], played[0]))
        if not by_count:
            return ""
        named = [(self._say("name-card", card=card), count) for card, count in by_count]
        games = report.games
        most = nice_end(named[0][1] / games)
        lines = [
            Bar(name, decimal(self._text, count / games, 2), count / games)
            for name, count in named[:_MOST_CARDS]
        ]
        title = self._say("cli-report-cards")
        head = [
            *(self._say("cli-column-card"), self._say("cli-column-played")),
            self._say("cli-plot-per-game"),
        ]
        rows = [
            [name, self._count(count), decimal(self._text, count / games, 2)]
            for name, count in named
        ]
        ends = axis([self._count(0), decimal(self._text, most, 2)])
        key = "cli-plot-cards" if len(named) <= _MOST_CARDS else "cli-plot-most-cards"
        note = self._say(key, count=_MOST_CARDS)
        plot = f'<div aria-hidden="true">{bars(lines, most)}{ends}</div>'
        return self._section(
            title, self._paragraph(note, "note"), plot, self._details(title, head, rows)
        )

    # --- below ---------------------------------------------------------------------------------

    def foot(self) -> str:
        """How to get the same again."""
        report = self._report
        said = [
            self._say("cli-plot-made", text=__version__, number=str(self._plan.seed)),
            self._say("cli-pair", name=self._say("cli-row-sha256"), text=report.sha256),
            self._say("cli-plot-bots-only"),
        ]
        return "\n".join(f"<p>{escape(line)}</p>" for line in said)


def _p(text: Text, luck: float) -> str:
    return (
        f"=\u00a0{decimal(text, luck, 3)}" if luck >= 0.001 else f"<\u00a0{decimal(text, 0.001, 3)}"
    )

"""The report of a simulation, in words."""

from __future__ import annotations

from backroom.arena.tally import Report, Spread, Standing
from backroom.engine.message import Message, Value
from backroom.engine.view import Cell, Panel


def report_panels(report: Report) -> list[Panel]:
    """The report in words."""
    panels = [_summary(report), _standings(report), _seats_panel(report), _cards(report)]
    return [panel for panel in panels if panel.rows]


def _say(key: str, **args: Value) -> Message:
    return Message(key, dict(args))


def _count(number: int) -> Cell:
    return Cell(_say("cli-count", count=number))


def _row(name: str, value: Message) -> list[Cell]:
    return [Cell(_say(name)), Cell(value)]


def _summary(report: Report) -> Panel:
    rows = [
        _row("cli-row-games", _say("cli-of", count=report.finished, most=report.planned)),
        _row(
            "cli-row-seats",
            _say("cli-list", items=[_seats_cell(s, n) for s, n in report.seats.items()]),
        ),
        _row("cli-row-records", _say("cli-count", count=report.records)),
        _row("cli-row-decisions", _say("cli-count", count=report.decisions)),
        _row("cli-row-refused", _say("cli-count", count=report.refused)),
    ]
    if report.rounds is not None and report.scores is not None:
        rows.append(_row("cli-row-rounds", _spread(report.rounds)))
        rows.append(_row("cli-row-scores", _spread(report.scores)))
    for ending, count in report.ends.items():
        rows.append([Cell(_say("cli-row-end", ending=ending)), _count(count)])
    found = len(report.violations)
    checked = "cli-checked" if report.checked else "cli-unchecked"
    rows.append(_row("cli-row-violations", _say(checked, count=found)))
    rows.append(_row("cli-row-sha256", _say("cli-text", text=report.sha256)))
    return Panel(_say("cli-report", name=report.game, number=str(report.seed)), [], rows)


def _seats_cell(seats: int, games: int) -> Message:
    return _say("cli-games-of-seats", number=seats, count=games)


def _spread(spread: Spread) -> Message:
    return _say(
        "cli-spread",
        median=f"{spread.median:g}",
        lower=f"{spread.lower:g}",
        upper=f"{spread.upper:g}",
        least=f"{spread.least:g}",
        most=f"{spread.most:g}",
    )


def _standings(report: Report) -> Panel:
    rows = [
        [Cell(_say("cli-text", text=name)), *_standing(standing)]
        for name, standing in report.bots.items()
    ]
    return Panel(_say("cli-report-bots"), _columns("cli-column-bot", "cli-column-taken"), rows)


def _seats_panel(report: Report) -> Panel:
    rows = [
        [Cell(_say("cli-seat", number=seat)), *_standing(standing)]
        for seat, standing in enumerate(report.by_seat, start=1)
        if standing.games
    ]
    return Panel(_say("cli-report-seats"), _columns("cli-column-seat", "cli-column-games"), rows)


def _columns(first: str, played: str) -> list[Message]:
    keys = (first, played, "cli-column-wins", "cli-column-share", "cli-column-scores")
    return [_say(key) for key in keys]


def _standing(standing: Standing) -> list[Cell]:
    share = round(100 * standing.wins / standing.games) if standing.games else 0
    scores = _say("cli-none") if standing.scores is None else _spread(standing.scores)
    return [
        _count(standing.games),
        _count(standing.wins),
        Cell(_say("cli-percent", count=share)),
        Cell(scores),
    ]


def _cards(report: Report) -> Panel:
    by_count = sorted(report.cards.items(), key=lambda played: (-played[1], played[0]))
    rows = [[Cell(_say("name-card", card=card)), _count(count)] for card, count in by_count]
    columns = [_say("cli-column-card"), _say("cli-column-played")]
    return Panel(_say("cli-report-cards"), columns, rows)

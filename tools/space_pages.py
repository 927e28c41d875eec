"""What each number stands for, as a page: python -m tools.space_pages

Writes ``docs/spaces.md`` from what the games say of themselves to programs; a test sees to it that
it is up to date.
"""

from __future__ import annotations

from pathlib import Path

from backroom.envs import by_game
from backroom.envs.layout import Asked, Layout, Part
from backroom.envs.space import Space, Span
from backroom.games import shelf

PAGE = Path(__file__).parent.parent / "docs" / "spaces.md"

_HEAD = """\
# Answers as numbers, views as arrays

Written by `python -m tools.space_pages` from what the games declare; do not edit. How to use them:
[api.md](api.md).

**Answers.** Each answer that a seat can give has a number, the same for ever: cards, gangsters and
houses have room in their ranges, and a new kind of action comes after the last one. The number
alone says which question is meant, optional ones included. It is the integer of the action
(`game.actions.code`); of two fields the last one counts fastest: `drive` is
`565 + 6 * truck + house`. A question that takes *several* things at once (no question of these two
games does) is answered item by item, and then with *done*. A pass has a number for each time that
it may stand. Seats are counted as they sit at the table, not from the own one on; the observation
says where that is (`seat`). Offers have no numbers, since there is no end of them: environments
play without deals.

**Observations.** A view is an array of 16-bit whole numbers, of one size however many play: exact,
half of what 32-bit floats take, and two observations are the same if their bytes are. A network
turns them into floats at its door; nothing is scaled. Where seats stand in a row they are six, from
the own one on around the table; one that is not there is 0 throughout. Yes is 1. Parts and rows
begin with *there*: is it there at all? `layout.part(observation, "table.round")` finds a part by
its name, rows as rows. `layout.mark` changes when something moves: keep it beside what was learned.
"""


def page() -> str:
    parts = [_HEAD]
    for game in shelf.GAMES.values():
        space, layout = Space(game), by_game.layout(game)
        parts += [f"## {game.name.capitalize()}: {space.size:,} answers\n", _answers(space)]
        title = f"## {game.name.capitalize()}: {layout.size:,} numbers observed\n"
        parts += [title, f"Mark: `{layout.mark}`.\n", _places(layout)]
        parts += [_questions(layout), _left_out(layout)]
    return "\n".join(parts)


def _answers(space: Space) -> str:
    rows = [
        f"| {_range(span.first, span.size)} | `{span.tag}` | {_of(space, span)} |"
        for span in space.spans
    ]
    return _table("| numbers | action | of |", rows)


def _of(space: Space, span: Span) -> str:
    bounds = space.game.actions.fields(span.kind)
    told = ", ".join(f"`{name}` {least}–{most}" for name, (least, most) in bounds.items())
    return f"each of {told}, then done" if span.several else told


def _range(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def _places(layout: Layout) -> str:
    rows = []
    for name, place, in_row, column in layout.named():
        where = _range(place.start, place.stop - place.start)
        where = f"+{where} of each row" if in_row else where
        rows.append(f"| {where} | {'&emsp;' * name.count('.')}`{name}` | {column.cells()} |")
    return _table("| cells | name | what stands there |", rows)


def _questions(layout: Layout) -> str:
    asks = layout.columns["asks"]
    assert isinstance(asks, Asked)
    kinds = ", ".join(f"{number} `{tag}`" for number, tag in enumerate(asks.tags))
    return f"Kinds of questions, in `asks.asked` and `asks.beside`: {kinds}.\n"


def _left_out(layout: Layout) -> str:
    rows = [f"| `{name}` | {why} |" for name, why in layout.left_out.items()]
    for name, column in layout.columns.items():
        rows += _inside(name, column) if isinstance(column, Part) else []
    return _table("| left out | why |", rows)


def _inside(name: str, part: Part) -> list[str]:
    rows = [f"| `{name}.{field}` | {why} |" for field, why in part.left_out.items()]
    for column in part.columns:
        if isinstance(column, Part):
            rows += _inside(f"{name}.{column.field}", column)
    return rows


def _table(head: str, rows: list[str]) -> str:
    return "\n".join([head, "|" + "---|" * (head.count("|") - 1), *rows, ""])


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""How far it is: games done, games a second, the time left. Only a terminal is told."""

from __future__ import annotations

from datetime import timedelta

from rich.progress import BarColumn, Progress, ProgressColumn, Task
from rich.text import Text as Styled

from backroom.cli.shared.show import open_console
from backroom.text.lookup import Text
from backroom.text.numbers import decimal


class _InWords(ProgressColumn):
    def __init__(self, text: Text) -> None:
        super().__init__()
        self._text = text

    def render(self, task: Task) -> Styled:
        text, speed, left = self._text, task.speed, task.time_remaining
        said = text.say(
            "cli-progress",
            {
                "count": int(task.completed),
                "most": int(task.total or 0),
                "rate": "–" if speed is None else decimal(text, speed),
                "text": "–" if left is None else str(timedelta(seconds=int(left))),
            },
        )
        return Styled(said)


def games_progress(text: Text) -> Progress:
    """A bar, and what it means."""
    console = open_console(stderr=True)
    columns = (BarColumn(bar_width=None), _InWords(text))
    return Progress(
        *columns, console=console, expand=True, transient=True, disable=not console.is_terminal
    )

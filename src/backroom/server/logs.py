"""What the server writes down about itself: for a person, or as JSON, a line each.

Neither says a value that an error carries: it may be a key, a card, or what somebody said. An error
is written down by its kind and by where it came from.
"""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

import msgspec

Caught = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

#: What a line of the log may say beside its words (``extra``).
FACTS = ("table", "game", "seats", "version")


def error_places(error: BaseException | None) -> list[str]:
    """The kind of an error and of what caused it, each with where it came from."""
    lines: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        number = getattr(error, "errno", None)
        lines.append(type(error).__name__ + (f" {number}" if isinstance(number, int) else ""))
        for frame in traceback.extract_tb(error.__traceback__):
            lines.append(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines


class Lines(logging.Formatter):
    """For a person."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s: %(message)s")

    def formatException(self, ei: Caught) -> str:  # noqa: N802
        return "\n".join(error_places(ei[1]))


class JsonLines(logging.Formatter):
    """For a program."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, object] = {
            "at": at.isoformat("T", "milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {name: said for name, said in vars(record).items() if name in FACTS}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = error_places(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def keep_log(as_json: bool) -> None:
    """From now on. As JSON also what is no trouble: tables made, begun, over."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("backroom").setLevel(logging.INFO if as_json else logging.WARNING)

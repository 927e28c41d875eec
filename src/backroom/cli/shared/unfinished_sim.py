"""A simulation that was stopped: what has been counted is kept, and it goes on from there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from backroom import __version__
from backroom.arena.run import Tally
from backroom.cli.shared.words import complain, warn
from backroom.text.lookup import Text


class Left(msgspec.Struct):
    """A simulation as it was left: by which version, where its games are saved, what came out."""

    version: str
    folder: str | None
    tally: Tally
    #: The files of games in which something went wrong.
    files: dict[int, str] = {}

    def is_whole(self) -> bool:
        """Can it go on? A file may have been written by hand."""
        plan, tally = self.tally.plan, self.tally
        bots, seats = sorted(set(plan.bots)), max(plan.seats, default=0)
        return sorted(tally.by_bot) == bots and len(tally.by_seat) == seats > 0


def put_aside(text: Text, left: Left, file: Path | None) -> None:
    """Keep what has been counted, and say how to go on."""
    done, most = left.tally.games, left.tally.plan.games
    if not done:
        warn(text.say("cli-sim-stopped-early"))
        return
    file = file or _free_file(left)
    try:
        file.write_bytes(msgspec.json.encode(left))
    except OSError as error:
        detail = error.strerror or str(error)
        warn(text.say("cli-sim-not-kept", {"count": done, "most": most, "detail": detail}))
        return
    warn(text.say("cli-sim-stopped", {"count": done, "most": most, "file": str(file)}))


def _free_file(left: Left) -> Path:
    """Beside the saves, or here."""
    folder, plan = Path(left.folder or ""), left.tally.plan
    number, file = 1, folder / f"sim-{plan.game}-{plan.seed}.json"
    while file.exists():
        number += 1
        file = folder / f"sim-{plan.game}-{plan.seed}-{number}.json"
    return file


def take_up(text: Text, file: Path) -> Left:
    """A simulation that was stopped."""
    try:
        left = msgspec.json.decode(file.read_bytes(), type=Left)
        if not left.is_whole():
            complain(text, "cli-no-sim", file=str(file))
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        complain(text, "cli-no-sim", file=str(file))
    if left.version != __version__:
        complain(text, "cli-other-version", file=str(file), text=left.version, name=__version__)
    return left

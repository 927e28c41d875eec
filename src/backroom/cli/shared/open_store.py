"""The store of a host, opened; or why that can't be, and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from backroom.cli.shared.words import complain, warn
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import Loss, NotOpened
from backroom.text.lookup import Text

_WHY = {
    "busy": "cli-store-busy",
    "folder": "cli-serve-no-folder",
    "damaged": "cli-store-damaged",
    "newer": "cli-doctor-newer",
    "other": "cli-store-other",
    "behind": "cli-store-behind",
}
_LOST: dict[Loss, str] = {
    "gone": "cli-store-gone",
    "replaced": "cli-store-replaced",
    "cut": "cli-store-cut",
    "damaged": "cli-store-cut",
}


def open_store(text: Text, folder: Path, accept_loss: bool = False) -> SQLiteStore:
    """For a server. Its host is told if the file is lost meanwhile."""

    def tell(why: Loss) -> None:
        warn(text.say(_LOST[why], {"file": str(folder)}))

    try:
        return SQLiteStore.open(folder, tell, accept_loss)
    except NotOpened as error:
        not_opened(text, error)
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-serve-no-folder", file=str(folder), detail=detail)


def not_opened(text: Text, error: NotOpened) -> NoReturn:
    """Why a store can't be opened."""
    place, detail, missing = str(error.place), error.detail, error.missing
    complain(text, _WHY[error.why], file=place, detail=detail, count=missing)

"""The store of a host, opened; or why that can't be, and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from backroom.cli.shared.words import complain, warn
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import News, NotOpened
from backroom.text.lookup import Text

_WHY = {
    "busy": "cli-store-busy",
    "folder": "cli-serve-no-folder",
    "full": "cli-store-no-room",
    "damaged": "cli-store-damaged",
    "newer": "cli-doctor-newer",
    "other": "cli-store-other",
    "behind": "cli-store-behind",
}
_NEWS: dict[News, str] = {
    "gone": "cli-store-gone",
    "replaced": "cli-store-replaced",
    "cut": "cli-store-cut",
    "damaged": "cli-store-cut",
    "full": "cli-store-full",
    "room": "cli-store-room",
}


def open_store(text: Text, folder: Path, accept_loss: bool = False) -> SQLiteStore:
    """For a server. Its host is told if the file is lost meanwhile, or its disk is full."""

    def tell(why: News) -> None:
        warn(text.say(_NEWS[why], {"file": str(folder)}))

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

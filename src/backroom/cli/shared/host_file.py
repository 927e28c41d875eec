"""What a host has settled once and for all: a file of TOML, read when a command starts.

Each section is a command, each line an option of it as on the command line, without the dashes::

    [serve]
    port = 8080
    room = true

What stands on the command line counts most, then the environment (``BACKROOM_SERVE_PORT``), then
this file. It lies in the data folder: the usual one, or the one that the command line or the
environment names (``--data``).
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from backroom.cli.shared.data_folder import data_folder
from backroom.cli.shared.slips import nearest
from backroom.cli.shared.words import complain, spoken

#: Names another file than the one in the data folder.
VARIABLE = "BACKROOM_CONFIG"
FILE = "backroom.toml"
_DATA = "--data"


def host_file(folder: Path | None) -> Path:
    """Where it lies, or would; None: in the usual data folder."""
    named = os.environ.get(VARIABLE, "")
    return Path(named) if named else (folder or data_folder()) / FILE


def settled(
    lang: str | None,
    command: str,
    commands: Iterable[str],
    params: Sequence[Any],
    data: str | None = None,
) -> dict[str, Any]:
    """What the options of a command are unless asked otherwise, by the names of its parameters.
    ``data``: the data folder that stands on the command line."""
    if not any(_DATA in each.opts for each in params):
        data = None
    elif not data:
        data = os.environ.get(f"BACKROOM_{command.upper()}_DATA")
    file = host_file(Path(data) if data else None)
    if not os.environ.get(VARIABLE) and not file.is_file():
        return {}
    text = spoken(lang)
    try:
        sections = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-host-file-unreadable", file=str(file), detail=detail)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        complain(text, "cli-host-file-unreadable", file=str(file), detail=str(error))
    known = list(commands)
    for name, section in sections.items():
        if name not in known or not isinstance(section, dict):
            complain(text, "cli-host-file-section", file=str(file), **nearest(name, known))
    options = {flag.removeprefix("--"): each.name for each in params for flag in each.opts}
    given = sections.get(command, {})
    for name in given:
        if name not in options:
            complain(text, "cli-host-file-option", file=str(file), **nearest(name, list(options)))
    return {options[name]: value for name, value in given.items()}

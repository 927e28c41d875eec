"""Run a command of Backroom on the fastest build there is: python tools/play.py serve --open

The compiled one (build/fast), if it was made of the sources as they are; else the plain sources,
and if there is a C compiler a compiled build is made meanwhile, for the next time.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from backroom.builds import FAST, Build, stamp_of
from tools.compile import in_background, made_of, worth_trying
from tools.mypyc_build import ROOT, SOURCE


def ready(target: Path) -> Build:
    """The compiled build, if it was made of the sources as they are; else the plain one."""
    up_to_date = stamp_of(target) == made_of()
    return Build("compiled", target) if up_to_date else Build("plain", SOURCE)


def fastest(target: Path) -> Build:
    """The build to run now; if need be one is made for the next time."""
    build = ready(target)
    if build.kind == "plain" and worth_trying(target):
        in_background(target)
    return build


def main(words: list[str]) -> None:
    build = fastest(ROOT / FAST)
    environment = {**os.environ, "PYTHONPATH": str(build.folder)}
    # -P: what lies in the current folder is not imported by accident.
    command = [sys.executable, "-P", "-m", "backroom.cli.main", *words]
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main(sys.argv[1:])

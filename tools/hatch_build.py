"""What a wheel has in it beside the sources: the browser client, and machine code if it is wanted.

The client is built first; an editable install has no need of it. With BACKROOM_COMPILE=1 rules and
bots are compiled (mypyc), and the wheel is for this Python on this kind of machine. With
BACKROOM_COMPILE=try it is the plain wheel, which runs everywhere, if they can't be compiled here.
Without it, it is the plain one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED, IF_POSSIBLE = "1", "try"
#: What the compiler needs.
COMPILER = ("mypy>=1.15", "setuptools>=70")


def asked_for() -> str:
    """Whether to compile, as the environment says."""
    asked = os.environ.get("BACKROOM_COMPILE", "")
    if asked not in ("", "0", WANTED, IF_POSSIBLE):
        raise ValueError(f"BACKROOM_COMPILE is 1, try or 0, not {asked!r}")
    return "" if asked == "0" else asked


class WheelHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """To compile one needs what the rules import: their types are read."""
        if not asked_for() or self.target_name != "wheel":
            return []
        return [*COMPILER, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "tools" / "web.py"), "build"], check=True)
        build_data["force_include"][str(root / "web" / "dist")] = "backroom/web"
        asked = asked_for()
        if asked:
            self._room = Path(tempfile.mkdtemp(prefix="backroom-"))
            self._compile(root, self._room, build_data, asked == WANTED)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        room: Path | None = getattr(self, "_room", None)
        if room is not None:
            shutil.rmtree(room, ignore_errors=True)

    def _compile(self, root: Path, room: Path, build_data: dict[str, Any], must: bool) -> None:
        """The machine code goes beside the sources: Python prefers it."""
        command = [sys.executable, str(root / "tools" / "compile.py"), str(room), "--libraries"]
        if subprocess.run(command).returncode != 0:
            if must:
                raise RuntimeError("rules and bots could not be compiled; see above")
            self.app.display_warning("Not compiled (see above): this is the plain wheel.")
            return
        for file in room.rglob("*"):
            if file.is_file():
                inside = file.relative_to(room).as_posix()
                build_data["force_include"][str(file)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

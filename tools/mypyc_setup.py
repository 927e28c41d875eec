"""Compile modules with mypyc, where they lie: python tools/mypyc_setup.py FILES

A C file for each module, as many at a time as there are processors: one file of them all takes the
compiler minutes longer, and gigabytes.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    """Several C files at a time."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **given: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(partial(_compiled, compile_one, given), sources))
            return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


def _compiled(compile_one: Any, given: dict[str, Any], source: str) -> list[str]:
    files: list[str] = compile_one([source], **given)
    return files


def main(modules: list[str]) -> None:
    # Without what only a debugger reads: it makes the assembler work for minutes.
    extensions = mypycify(modules, opt_level="2", debug_level="0", multi_file=True)
    setup(
        name="backroom_compiled",
        script_args=["build_ext", "--inplace"],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
    )


if __name__ == "__main__":
    main(sys.argv[1:])

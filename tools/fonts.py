"""Write the browser's fonts anew: python -m tools.fonts (needs fonttools[woff])

The four languages need some 230 of a typeface's letters. Those are cut out of the @fontsource
packages into ``web/src/look/fonts``, with ``fonts.css`` beside them; every other letter that a
name may have is fetched from the packages, when one is on the page.
"""

from __future__ import annotations

from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
FOLDER = WEB / "src" / "look" / "fonts"
#: What is cut out: Latin-1 with its spaces, œ and Ÿ, dashes, quotation marks, …, €, −.
OURS = (
    "U+20-7E, U+A0-FF, U+152-153, U+178, U+2010-2015, U+2018-201A, U+201C-201E, U+2026, U+202F, "
    "U+2039-203A, U+20AC, U+2212"
)
#: The other letters that the packages' latin-ext has.
OTHERS = "U+100-151, U+154-177, U+179-24F, U+1E00-1EFF"
#: Kerning, ligatures, and digits that stand in line.
FEATURES = ["kern", "liga", "lnum", "mark", "mkmk"]
#: The name of a font that has been changed may not be the one its makers have reserved.
FACES = (
    ("limelight", "Backroom Display", "400", "normal"),
    ("alegreya-sans", "Backroom Text", "400", "normal"),
    ("alegreya-sans", "Backroom Text", "400", "italic"),
    ("alegreya-sans", "Backroom Text", "700", "normal"),
    ("alegreya-sans", "Backroom Text", "800", "normal"),
)
NAMED = (1, 3, 4, 6, 16, 17, 18, 21, 22, 25)

RULE = """@font-face {{
  font-family: "{family}";
  font-style: {style};
  font-weight: {weight};
  font-display: swap;
  src: url("{source}") format("woff2");
  unicode-range: {range};
}}
"""


def letters(ranges: str) -> set[int]:
    """The letters of a ``unicode-range``."""
    found: set[int] = set()
    for part in ranges.split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def cut(source: Path, target: Path, family: str, name: str) -> None:
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.hinting = False
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters(OURS))
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMED:
            record.string = name if record.nameID in (3, 6) else family
    save_font(font, str(target), options)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    rules = ["/* Written by tools/fonts.py. */\n"]
    for package, family, weight, style in FACES:
        files = f"@fontsource/{package}/files"
        name = f"{family.replace(' ', '-').lower()}-{weight}-{style}"
        source = WEB / "node_modules" / files / f"{package}-latin-{weight}-{style}.woff2"
        cut(source, FOLDER / f"{name}.woff2", family, name)
        face = {"family": family, "weight": weight, "style": style}
        rules.append(RULE.format(source=f"./{name}.woff2", range=OURS, **face))
        other = f"{files}/{package}-latin-ext-{weight}-{style}.woff2"
        if (WEB / "node_modules" / other).is_file():
            rules.append(RULE.format(source=other, range=OTHERS, **face))
    (FOLDER / "fonts.css").write_text("\n".join(rules), encoding="utf-8")


if __name__ == "__main__":
    main()

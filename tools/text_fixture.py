"""Writes the sentences that the browser must say exactly as Python does.

A random game is read in four languages; of each message key, question, answer and reason a few
are kept in web/src/text/fixture.json. Run it again when a catalogue or the lookup changes:

    python tools/text_fixture.py
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.play import next_action  # noqa: E402

from backroom.engine.action import Action  # noqa: E402
from backroom.engine.ask import Ask  # noqa: E402
from backroom.engine.chance import SampledChance  # noqa: E402
from backroom.engine.deal import Entry, Offer  # noqa: E402
from backroom.engine.message import Message, Reason, Refusal, Value  # noqa: E402
from backroom.engine.save import AnyTable  # noqa: E402
from backroom.engine.table import Table  # noqa: E402
from backroom.games.bootleggers.game import BOOTLEGGERS  # noqa: E402
from backroom.games.bootleggers.options import Options  # noqa: E402
from backroom.text import LANGUAGES, Text  # noqa: E402
from backroom.text.rulebook import rules  # noqa: E402

FILE = ROOT / "web" / "src" / "text" / "fixture.json"
NAMES = ["Al", "Béatrice", "Cal", "Dot", ""]
ME = 1
#: How many of each key: the first few differ in number and in whom they speak to.
EACH = 2


class Fixture:
    """What was said, in every language."""

    def __init__(self) -> None:
        self.cases: list[dict[str, Any]] = []
        self._texts = {lang: Text(lang, NAMES, me=ME, game=BOOTLEGGERS) for lang in LANGUAGES}
        self._kept: Counter[str] = Counter()
        self._said: set[str] = set()

    def _keep(self, kind: str, key: str, what: object, said: dict[str, str]) -> None:
        if self._kept[f"{kind} {key}"] < EACH and said["en"] not in self._said:
            self._kept[f"{kind} {key}"] += 1
            self._said.add(said["en"])
            self.cases.append({"kind": kind, "of": msgspec.to_builtins(what), "said": said})

    def message(self, message: Message) -> None:
        said = {lang: text.message(message) for lang, text in self._texts.items()}
        self._keep("message", message.key, message, said)

    def reason(self, reason: Reason) -> None:
        said = {lang: text.reason(reason) for lang, text in self._texts.items()}
        self._keep("reason", reason.key, reason, said)

    def question(self, ask: Ask) -> None:
        said = {lang: text.ask(ask) for lang, text in self._texts.items()}
        self._keep("message", ask.prompt, Message(ask.prompt, ask.args), said)
        for option in ask.options:
            self._action(option.action, ask)
            if option.why_not is not None:
                self.reason(option.why_not)

    def _action(self, action: Action, ask: Ask) -> None:
        said = {lang: text.action(BOOTLEGGERS, action, ask) for lang, text in self._texts.items()}
        about = Ask(ask.id, ask.seat, ask.prompt, ask.rule, [], ask.args)
        key = BOOTLEGGERS.actions.tag(action)
        self._keep("action", key, {"action": action, "ask": about}, said)

    def offer(self, offer: Offer) -> None:
        said = {lang: text.offer(BOOTLEGGERS, offer) for lang, text in self._texts.items()}
        goods = "+".join(sorted(good.kind for good in offer.terms.give + offer.terms.take))
        self._keep("offer", goods, offer, said)

    def promise(self, entry: Entry) -> None:
        said = {
            lang: text.promise(BOOTLEGGERS, entry.promise) for lang, text in self._texts.items()
        }
        self._keep("promise", entry.promise.kind, entry.promise, said)

    def terms(self) -> None:
        """Every thing that has a name."""
        for base in BOOTLEGGERS.words.terms:
            for number in (*range(-1, 40), 45, 46, 60, 61, 72, 73):
                self._keep(
                    "term",
                    f"{base} {number}",
                    [base, number],
                    {lang: text.term(base, number) for lang, text in self._texts.items()},
                )

    def rules(self) -> None:
        """A few rules, one of them out of a table."""
        for rule in ("B1.4", "B4.5", "B8.3", "B11.1"):
            said = {lang: rules(lang, "bootleggers")[rule] for lang in LANGUAGES}
            self._keep("rule", rule, rule, said)


def read(fixture: Fixture, rng: Random, options: Options) -> None:
    """A game at random, with everything that one may do unasked."""
    table: AnyTable = Table(BOOTLEGGERS, options, len(NAMES), SampledChance(rng))
    while not table.state.over:
        seat, action = next_action(BOOTLEGGERS, table, rng, 0.3)
        try:
            record = table.act(seat, action)
        except Refusal as refusal:
            fixture.reason(refusal.reason)
            continue
        for message in BOOTLEGGERS.story(record, ME):
            fixture.message(message)
        seen = table.seen(ME)
        for ask in seen.view.asks + seen.view.asides:
            fixture.question(ask)
        for offer in seen.offers:
            fixture.offer(offer)
        for entry in seen.ledger:
            fixture.promise(entry)
    for panel in BOOTLEGGERS.describe(BOOTLEGGERS.view(table.state, ME)):
        for row in panel.rows:
            for cell in row:
                fixture.message(cell.message)


def main() -> None:
    fixture = Fixture()
    fixture.terms()
    fixture.rules()
    empty: dict[str, Value] = {"give": [], "take": []}
    fixture.message(Message("story-offers", {"mobster": 0, "to": [], **empty}))
    read(fixture, Random(5), Options(rounds=8))
    read(fixture, Random(6), Options(rounds=8, influence="pre-empt", public_dock="all"))
    read(fixture, Random(7), Options(rounds=8, influence="any-time", cash="open"))
    made = {
        "names": NAMES,
        "me": ME,
        "promises": BOOTLEGGERS.promises,
        "goods": sorted(BOOTLEGGERS.words.goods),
        "cases": fixture.cases,
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


if __name__ == "__main__":
    main()

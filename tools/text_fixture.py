"""Writes the sentences that the browser must say exactly as Python does.

Of every game on the shelf random games are read in four languages; of each message key, question,
answer and reason a few are kept in web/src/games/<game>/said.json. Run it again when a catalogue
or the lookup changes:

    python tools/text_fixture.py
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
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
from backroom.engine.deal import PRIVATE, WORD, Entry, Offer, Promise  # noqa: E402
from backroom.engine.event import Event  # noqa: E402
from backroom.engine.message import Message, Reason, Refusal, Value  # noqa: E402
from backroom.engine.save import AnyGame, AnyTable  # noqa: E402
from backroom.engine.table import Table  # noqa: E402
from backroom.games import shelf  # noqa: E402
from backroom.games.bootleggers.options import Options as Bootleggers  # noqa: E402
from backroom.games.chicago.options import Options as Chicago  # noqa: E402
from backroom.text import LANGUAGES, Text  # noqa: E402
from tools.web_words import words  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"
NAMES = ["Al", "Béatrice", "Cal", "Dot", ""]
ME = 1
#: How many of each key: the first few differ in number and in whom they speak to.
EACH = 2
#: So many records show most of what a game has to say.
LONGEST = 1500

#: A table that plays every card the other way.
_OTHER_CARDS = Bootleggers(
    rounds=8,
    big_payoff="stay",
    safe_house="one",
    double_cross="any",
    packing_heat="you",
    unloading="muscle",
    warehouse="home",
)

#: The tables that are read, by the game: each has words of its own, and games played at it.
TABLES: dict[str, list[tuple[Any, list[Any]]]] = {
    "bootleggers": [
        (
            Bootleggers(),
            [
                Bootleggers(rounds=8),
                Bootleggers(rounds=8, influence="pre-empt", public_dock="all"),
                Bootleggers(rounds=8, influence="any-time", cash="open"),
            ],
        ),
        (_OTHER_CARDS, [_OTHER_CARDS]),
    ],
    "chicago": [
        (Chicago(), [Chicago(), Chicago(deals="open")]),
        (Chicago(words="mild"), [Chicago(words="mild")]),
    ],
}
RULES = {
    "bootleggers": ("B1.4", "B4.5", "B8.3", "B11.1"),
    "chicago": ("K1.2", "K2.3", "K5.7", "K8.2", "K10.4", "K13.34", "K13.40"),
}


class Fixture:
    """What was said at a table, in every language."""

    def __init__(self, game: AnyGame, options: Any, said: set[str]) -> None:
        """``said``: what has been said at the tables before, in English, is not said again."""
        self.cases: list[dict[str, Any]] = []
        self._game = game
        self._texts = {
            lang: Text(lang, NAMES, me=ME, game=game, options=options) for lang in LANGUAGES
        }
        self._kept: Counter[str] = Counter()
        self._said = said

    def _keep(self, kind: str, key: str, what: object, said: dict[str, str]) -> None:
        if self._kept[f"{kind} {key}"] < EACH and said["en"] not in self._said:
            self._kept[f"{kind} {key}"] += 1
            self._said.add(said["en"])
            self.cases.append({"kind": kind, "of": msgspec.to_builtins(what), "said": said})

    def message(self, message: Message) -> None:
        said = {lang: text.message(message) for lang, text in self._texts.items()}
        self._keep("message", message.key, message, said)

    def event(self, event: Event) -> None:
        said = {lang: text.event(self._game, event) for lang, text in self._texts.items()}
        self._keep("event", event.tag, event, said)

    def reason(self, reason: Reason) -> None:
        said = {lang: text.reason(reason) for lang, text in self._texts.items()}
        self._keep("reason", reason.key, reason, said)

    def question(self, ask: Ask) -> None:
        said = {lang: text.ask(ask) for lang, text in self._texts.items()}
        self._keep("question", ask.question.tag, ask.question, said)
        for option in ask.options:
            self._action(option.action, ask)
            if option.why_not is not None:
                self.reason(option.why_not)

    def _action(self, action: Action, ask: Ask) -> None:
        said = {lang: text.action(self._game, action, ask) for lang, text in self._texts.items()}
        about = Ask(ask.id, ask.seat, ask.question, ask.rule, [])
        key = self._game.actions.tag(action)
        self._keep("action", key, {"action": action, "ask": about}, said)

    def offer(self, offer: Offer) -> None:
        said = {lang: text.offer(self._game, offer) for lang, text in self._texts.items()}
        goods = "+".join(sorted(good.kind for good in offer.terms.give + offer.terms.take))
        self._keep("offer", goods, offer, said)

    def promise(self, promise: Promise) -> None:
        said = {lang: text.promise(self._game, promise) for lang, text in self._texts.items()}
        self._keep("promise", promise.kind, promise, said)

    def entry(self, entry: Entry) -> None:
        self.promise(entry.promise)

    def terms(self) -> None:
        """Every thing that has a name, and what it is called among other arguments."""
        for base, term in words(self._game)["terms"].items():
            for number in (*range(-12, 130), 400, 401):
                self._term(base, number, {})
            for value, runs in term.get("cases", {}).items():
                number = runs[0].get("from", 0)
                self._term(base, number, {term["by"]: int(value) if value.isdecimal() else value})

    def _term(self, base: str, number: int, among: Mapping[str, Value]) -> None:
        said = {lang: text.term(base, number, among) for lang, text in self._texts.items()}
        self._keep("term", f"{base} {number} {among}", [base, number, among], said)

    def helps(self) -> None:
        """What every card does at this table."""
        for card in range(400):
            said = {lang: text.card_help(card) for lang, text in self._texts.items()}
            if said["en"].endswith("."):  # a card that explains itself has no help
                self._keep("help", str(card), card, said)

    def rules(self) -> None:
        """A few rules, one of them out of a table."""
        for rule in RULES.get(self._game.name, ()):
            said = {lang: text.rule(rule) for lang, text in self._texts.items()}
            self._keep("rule", rule, rule, said)


def read(fixture: Fixture, game: AnyGame, options: Any, rng: Random) -> None:
    """A game at random, with everything that one may do unasked."""
    seats = min(len(NAMES), game.players[-1])
    table: AnyTable = Table(game, options, seats, SampledChance(rng))
    while not table.state.over and len(table.records) < LONGEST:
        seat, action = next_action(game, table, rng, 0.3)
        try:
            record = table.act(seat, action)
        except Refusal as refusal:
            fixture.reason(refusal.reason)
            continue
        for event in game.story(record, ME):
            fixture.event(event)
        seen = table.seen(ME)
        for message in seen.view.progress.said:
            fixture.message(message)
        for ask in seen.view.asks + seen.view.asides:
            fixture.question(ask)
        for offer in seen.offers:
            fixture.offer(offer)
        for entry in seen.ledger:
            fixture.entry(entry)
    for panel in game.describe(game.view(table.state, ME)):
        for message in (panel.title, *panel.columns):
            fixture.message(message)
        for row in panel.rows:
            for cell in row:
                fixture.message(cell.message)


def made(game: AnyGame) -> list[dict[str, Any]]:
    """All tables of a game."""
    tables = []
    known: set[str] = set()
    for options, games in TABLES.get(game.name, [(game.options(), [game.options()])]):
        fixture = Fixture(game, options, known)
        fixture.terms()
        fixture.helps()
        fixture.rules()
        fixture.promise(Promise(WORD, 0, ME, text="…"))
        fixture.promise(Promise(PRIVATE, 0, 2))
        for number, played in enumerate(games):
            read(fixture, game, played, Random(5 + number))
        tables.append(
            {
                "names": NAMES,
                "me": ME,
                "options": msgspec.to_builtins(options),
                "cases": fixture.cases,
            }
        )
    return tables


def main() -> None:
    for game in shelf.GAMES.values():
        file = GAMES / game.name / "said.json"
        raw = msgspec.json.format(msgspec.json.encode(made(game)), indent=1)
        file.write_bytes(raw + b"\n")
        print(file.relative_to(ROOT), len(raw))


if __name__ == "__main__":
    main()

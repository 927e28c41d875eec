"""An evening at the table: the player is asked, answers, and looks things up."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from backroom.cli.terminal.asking import Bad, Line, Refused, Sheet, why_not_more
from backroom.cli.terminal.asking import Entry as Answer
from backroom.cli.terminal.board_in_letters import show_map
from backroom.cli.terminal.deal_room import DealRoom
from backroom.cli.terminal.ranking import ranked
from backroom.cli.terminal.screen import Screen
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.deal import Entry, MakeOffer, Offer
from backroom.engine.event import Event
from backroom.engine.message import Reason, Refusal, Value
from backroom.engine.record import Result, Undo
from backroom.engine.save import AnyGame
from backroom.engine.seen import Seen
from backroom.engine.view import View
from backroom.text.lookup import Text
from backroom.text.rulebook import rules

#: So many answers are shown in any case.
_FEW = 8
#: A table that takes more lines is shown part by part.
_TALL = 30
#: So many lines of the log are shown.
_LOG = 30
#: Cards have numbers below this, with gaps.
_CARDS = 500


class Quit(Exception):
    """The player leaves the table."""


class Again(Exception):
    """Something has changed: the question is put anew."""


class Place(Protocol):
    """A table as its player sees it, here or far away."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> msgspec.Struct: ...

    @property
    def not_trading(self) -> list[int]: ...

    def seen(self, seat: int | None) -> Seen[Any]: ...

    def offers_for(self, seat: int | None) -> list[Offer]: ...

    def ledger_for(self, seat: int | None) -> list[Entry]: ...

    def story(self, seat: int | None) -> list[Event]: ...


class Sitting:
    """A player at the screen: asked, answering, looking things up. Where the others sit is said by
    :mod:`alone` (bots, here) and :mod:`joined` (people, elsewhere)."""

    def __init__(
        self, game: AnyGame, table: Place, me: int, text: Text, screen: Screen, verbose: bool
    ) -> None:
        self.game = game
        self.table = table
        self.me = me
        self.text = text
        self.screen = screen
        screen.earlier = self._earlier
        self._verbose = verbose
        #: What to type for each command.
        self.commands = dict(_LETTERS)
        #: Has the player typed anything?
        self.heard = False

    @property
    def view(self) -> View:
        view: View = self.table.seen(self.me).view
        return view

    def say(self, key: str, **args: Value) -> str:
        return self.text.say(key, args)

    def _earlier(self, count: int, most: int) -> str:
        return self.say("term-earlier", count=count, most=most)

    # --- doing: up to where the others sit -----------------------------------------------------

    def do(self, action: Action) -> None:
        """Carry out what the player wants; or a refusal is raised."""
        raise NotImplementedError

    def why_not(self, terms: MakeOffer) -> Reason | None:
        """Why a part of an offer can't be made, if that can be known before it is."""
        raise NotImplementedError

    def show_proof(self) -> None:
        """At the end: how to check the dice."""
        raise NotImplementedError

    def resigned(self) -> list[int]:
        """The seats whose people gave up: none, where nobody can."""
        return []

    def try_to(self, action: Action) -> bool:
        """Something the player wants; if the rules forbid it, they say why."""
        try:
            self.do(action)
        except Refusal as refusal:
            self.screen.line(self.text.reason(refusal.reason), "yellow")
            return False
        return True

    # --- asking --------------------------------------------------------------------------------

    def put(self, sheet: Sheet) -> None:
        """Put what is asked, and carry out what is answered."""
        self._tell_changed()
        self.screen.blank()
        for action in self._decide(sheet):
            if not self.try_to(action):
                return

    def _tell_changed(self) -> None:
        """What is new on the table, in a line: who wants to see it asks."""
        panels = self.game.describe(self.view)
        changed = self.screen.changed(self.text, panels)
        if changed:
            named = [f"{at + 1} {self.text.message(panels[at].title)}" for at in changed]
            self.screen.dim(self.say("term-changed", text=" · ".join(named)), 2)

    def _decide(self, sheet: Sheet, part: bool = False) -> list[Action]:
        """What the player answers."""
        self._show(sheet)
        while True:
            said = self.listen(self._prompt(sheet, part), sheet)
            if part and not said:
                raise Again
            typed = sheet.typed(said)
            if isinstance(typed, list):
                return typed
            if isinstance(typed, Answer):
                more = Sheet.of_options(self.game, self.text, typed.ask, typed.more)
                if typed.ask.form in ("amount", "several"):
                    more = Sheet(self.game, self.text, [typed.ask], part=True)
                return self._decide(more, part=True)
            if isinstance(typed, Line):
                return self._decide(Sheet(self.game, self.text, [typed.ask], part=True), part=True)
            if isinstance(typed, Bad):
                self.screen.line(self.text.say(typed.key, typed.args), "yellow")
            else:
                self.screen.line(self.say("term-bad", keys=", ".join(sheet.keys())), "yellow")

    def _show(self, sheet: Sheet) -> None:
        """The question, what can be answered, and what can't and why."""
        for ask in sheet.asks:
            self.screen.line(self.text.ask(ask), "bold green")
        rows = [
            (line.key, self.say("term-line", text=line.label, span=line.span))
            if len(sheet.lines) > 1
            else (line.span, line.label)
            for line in sheet.lines
        ]
        rows += [(entry.key, self._label(entry)) for entry in sheet.entries]
        if [key for key, _ in rows] == ["d"] and self._may_deal():
            rows.append(("o", self.say("term-command-offers")))
        self._show_page(sheet, rows)
        if sheet.single is not None and sheet.single.form == "amount":
            self._show_limit(sheet.single)
        if sheet.single is not None and sheet.single.form == "several":
            least, most = sheet.single.least, sheet.single.most
            self.screen.dim("  " + self.say("term-several", least=least, most=most))
        elif sheet.lines:
            key = "term-lines" if len(sheet.lines) > 1 else "term-one-line"
            self.screen.dim("  " + self.say(key))
        if sheet.may_come_before():
            for ask in sheet.before:
                self.screen.line(f"  b) {self.text.ask(ask)}", "", 3)

    def _label(self, entry: Answer) -> str:
        """An answer, and what it would mean."""
        if not entry.means:
            return entry.label
        return self.say("term-means", text=entry.label, means=entry.means)

    def _show_page(self, sheet: Sheet, rows: list[tuple[str, str]]) -> None:
        """As many answers as there is room for, from where the player has got to; then what can't
        be done."""
        if not 0 < sheet.first < len(rows):
            sheet.first = 0
        page = rows[sheet.first :]
        fit = self.screen.fitting(page, _FEW)
        self.screen.answers(page[:fit])
        sheet.next = sheet.first + fit if fit < len(page) or sheet.first else 0
        if sheet.next:
            left = len(page) - fit
            self.screen.dim("  " + self.say("term-more" if left else "term-from-start", count=left))
            return
        refused = [("–", self._refused(each)) for each in sheet.refused]
        fit = self.screen.fitting(refused, _FEW)
        for _, said in refused[:fit]:
            self.screen.dim("  – " + said, 2)
        if fit < len(refused):
            self.screen.dim("  – " + self.say("term-more-refused", count=len(refused) - fit))

    def _refused(self, refused: Refused) -> str:
        return self.say("term-refused", text=refused.label, why=refused.why)

    def _show_refused(self, refused: Refused) -> None:
        self.screen.dim("  – " + self._refused(refused), 2)

    def _show_limit(self, ask: Ask) -> None:
        limit = why_not_more(self.game.words, ask)
        if limit is not None and limit[1].why_not is not None:
            label = self.text.action(self.game, limit[1].action, ask)
            self._show_refused(Refused(label, self.text.reason(limit[1].why_not)))

    def _may_deal(self) -> bool:
        return bool(self.table.offers_for(self.me) or self.game.tradable(self.view, self.me))

    def _prompt(self, sheet: Sheet, part: bool) -> str:
        keys = sheet.keys()
        if sheet.may_come_before():
            keys.append("b")
        default = sheet.default()
        if part:
            keys.append(self.say("term-enter-back"))
        elif default is not None:
            keys = [key for key in keys if key != default.key]
            keys.insert(0, self.say("term-enter", text=default.label))
        if sheet.next:
            keys.append("+")
        if self._may_deal():
            keys.append("o")
        if self.table.seen(self.me).undo:
            keys.append("u")
        keys.append("?")
        return ", ".join(keys)

    def listen(self, prompt: str, sheet: Sheet | None = None) -> str:
        """What is typed. Commands are carried out here, and then the player is asked again."""
        while True:
            said = self.screen.read(prompt)
            self.heard = True
            first, _, rest = said.partition(" ")
            command = self.commands.get(first.lower())
            own = sheet is not None and any(e.key == first.lower() for e in sheet.entries)
            if command is None or own:
                return said
            if getattr(self, f"_{command}")(rest.strip(), sheet) and sheet is not None:
                self.screen.blank()
                self._show(sheet)
            self.hear()

    def hear(self) -> None:
        """What others have said meanwhile: nothing, where nobody else sits."""

    # --- commands: True if the question has scrolled away -------------------------------------

    def _help(self, rest: str, sheet: Sheet | None) -> bool:
        self.screen.line(self.say("term-help-title"), "bold")
        for key in ("answers", "numbers", "several", "lines", "reading"):
            said = self.say(f"term-help-{key}", rule=self.game.deal_rule)
            self.screen.line("  " + said, hang=2)
        for letter, command in self.commands.items():
            if command != "help":
                self.screen.line(f"  {letter}  " + self.say(f"term-command-{command}"), hang=3)
        return True

    def _table(self, rest: str, sheet: Sheet | None) -> bool:
        """``t 2``, ``t boss``: a part; ``t *``: all; alone: all, or the parts if that is long."""
        panels = self.game.describe(self.view)
        titles = [self.text.message(panel.title) for panel in panels]
        if rest == "*" or (not rest and self.screen.height(self.text, panels) <= _TALL):
            self.screen.show_table(self.text, panels)
            return True
        if not rest:
            self.screen.line(self.say("term-parts"), "bold")
            self.screen.answers([(str(at), title) for at, title in enumerate(titles, start=1)])
            return False
        if rest.isdecimal():
            meant = [at for at in range(len(panels)) if at + 1 == int(rest[:6])]
        else:
            meant = [at for at, title in enumerate(titles) if rest.casefold() in title.casefold()]
        self.screen.show_table(self.text, [panels[at] for at in meant])
        if not meant:
            self.screen.line(self.say("term-no-part", name=rest), "yellow")
        return bool(meant)

    def _map(self, rest: str, sheet: Sheet | None) -> bool:
        return show_map(self.screen, self.text, self.game, self.table.options, self.view)

    def _more(self, rest: str, sheet: Sheet | None) -> bool:
        """The next answers of a long list; after the last the first."""
        if sheet is None or not sheet.next:
            self.screen.line(self.say("term-no-more"), "yellow")
            return False
        sheet.first = sheet.next
        return True

    def _log(self, rest: str, sheet: Sheet | None) -> bool:
        """``l``: the last lines; ``l 100``: so many."""
        most = int(rest[:6]) if rest.isdecimal() else _LOG
        self.screen.line(self.say("term-log"), "bold")
        for event in self.table.story(self.me)[-max(1, most) :]:
            self.screen.line("  " + self.text.event(self.game, event), hang=2)
        return True

    def _rule(self, rest: str, sheet: Sheet | None) -> bool:
        """``r 4.5``, ``r B4.5``; alone: the rule of the question."""
        rule = rest.upper().strip("[]. ")
        if not rule and sheet is not None and sheet.asks:
            rule = sheet.asks[0].rule
        if rule[:1].isdecimal():
            rule = self.game.over_rule[:1] + rule
        if rule in rules(self.text.lang, self.text.game) or rule in rules("en", self.text.game):
            self.screen.line(f"{rule}: {self.text.rule(rule)}", hang=2)
        else:
            example = self.game.deal_rule
            self.screen.line(self.say("term-no-rule", rule=rule or "–", example=example), "yellow")
        return False

    def _card(self, rest: str, sheet: Sheet | None) -> bool:
        """``c`` and a name; ``c 3``: the card of answer 3; alone: all the question is about."""
        cards = self._cards_meant(rest.casefold(), sheet)
        for card in cards:
            name, does = self.text.term("card", card), self.text.card_help(card)
            self.screen.line(self.say("cli-pair", name=name, text=does), hang=2)
        if not cards:
            self.screen.line(self.say("term-no-card", name=rest or "–"), "yellow")
        return False

    def _cards_meant(self, wanted: str, sheet: Sheet | None) -> list[int]:
        if wanted.isdecimal() or not wanted:
            return [] if sheet is None else sheet.cards(wanted)
        found = []
        for card in range(_CARDS):
            if not self.text.card_help(card):
                continue
            name = self.text.term("card", card).casefold()
            if name == wanted:
                return [card]
            if wanted in name:
                found.append(card)
        return found

    def _offers(self, rest: str, sheet: Sheet | None) -> bool:
        if sheet is None:
            self.screen.line(self.say("term-deals-here"), "yellow")
            return False
        DealRoom(self).enter()
        raise Again

    def _before(self, rest: str, sheet: Sheet | None) -> bool:
        return self._beside(sheet, [] if sheet is None else sheet.before, "term-nothing-before")

    def _asides(self, rest: str, sheet: Sheet | None) -> bool:
        return self._beside(sheet, self.view.asides, "term-no-asides")

    def _beside(self, sheet: Sheet | None, asks: list[Ask], nothing: str) -> bool:
        """What may be done beside the question."""
        if sheet is None or not asks:
            self.screen.line(self.say(nothing), "yellow")
            return False
        for action in self._decide(Sheet(self.game, self.text, asks, part=True), part=True):
            self.try_to(action)
        raise Again

    def _undo(self, rest: str, sheet: Sheet | None) -> bool:
        if self.try_to(Undo()):
            raise Again
        return False

    def _quit(self, rest: str, sheet: Sheet | None) -> bool:
        raise Quit

    # --- the end -------------------------------------------------------------------------------

    def show_end(self, result: Result) -> None:
        """Who has won, what everybody has, and how to check the dice."""
        self.screen.blank()
        self.screen.show_table(self.text, self.game.describe(self.view))
        self.screen.blank()
        self.screen.line(self.say("term-over", ending=result.ending), "bold")
        resigned = self.resigned()
        order, first, forfeited = ranked(result, resigned)
        if forfeited:
            names, best = self._names(forfeited), self._names(first)
            said = self.say("term-forfeited", names=names, first=best, count=len(first))
            self.screen.line(said)
        for rank, seat in enumerate(order, start=1):
            score = self.say("final-score", score=result.scores[seat])
            key = "term-winner" if seat in first else "term-score"
            if seat in resigned:
                key = "term-resigned"
            said = self.say(key, rank=rank, seat=seat, score=score)
            self.screen.line("  " + said, "bold" if seat in first else "")
        self.screen.blank()
        self.show_proof()

    def _names(self, seats: list[int]) -> str:
        return ", ".join(self.text.name(seat) for seat in seats)


#: What to type for each command.
_LETTERS = {
    "?": "help",
    "+": "more",
    "t": "table",
    "m": "map",
    "l": "log",
    "r": "rule",
    "c": "card",
    "o": "offers",
    "b": "before",
    "a": "asides",
    "u": "undo",
    "s": "save",
    "q": "quit",
}

"""From message keys with arguments to sentences.

A key is looked up in the catalogue of the language, then in the English one; failing both the
key itself is shown, with its arguments. Nothing here may stop a player's session: what had to fall
back is noted in ``Text.fallbacks``, and the tests see to it that nothing does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import groupby

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.deal import DealMade, Good, MakeOffer, Offer, OfferMade, Promise
from backroom.engine.event import Event, Pick
from backroom.engine.message import Message, Reason, Value
from backroom.engine.save import AnyGame, SaveError
from backroom.engine.terms import Words
from backroom.text.mild import soften
from backroom.text.rulebook import rules

LANGUAGES = ("en", "fr", "de", "it")
ENGLISH = "en"
#: The catalogues that every game shares; each game adds the one of its own name.
COMMON = "common"
COMMANDS = "commands"
HOSTING = "hosting"
TERMINAL = "terminal"
BOARDS = "boards"
FAIRNESS = "fairness"
SIMULATIONS = "simulations"
TELLING = "telling"
PREVIEWS = "previews"
#: What an answer means, and why a bot would give it, may stand in catalogues beside the game's:
#: ``chicago-means``, ``chicago-hints``.
MEANS = "means"
HINTS = "hints"

#: Arguments that are told in a way of their own: dice as they fell, how a game ended.
DICE = "dice"
ENDING = "ending"

#: An argument whose number is a seat, in every game: it is turned into the player's name.
_SEAT = "seat"
#: Is a promise told as part of what somebody gives? Then it need not say again whose it is.
GIVEN = "given"


@lru_cache
def catalogue(lang: str, game: str, overlays: tuple[str, ...] = ()) -> FluentBundle:
    """The messages of a language: those that all games share, and those of the game.

    The game may say again in its own way what all share, and an overlay what the game says.
    """
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("backroom.text") / lang
    shared = (COMMON, COMMANDS, HOSTING, TERMINAL, BOARDS, FAIRNESS, SIMULATIONS, TELLING, PREVIEWS)
    for name in (*shared, HINTS, game, f"{game}-{MEANS}", f"{game}-{HINTS}", *overlays):
        page = folder / f"{name}.ftl"
        if page.is_file():
            resource = FluentResource(page.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def language(wanted: str) -> str:
    """The language we have that is nearest to this tag: ``fr`` for ``fr-CH``."""
    return _base(wanted) if is_known(wanted) else ENGLISH


def is_known(wanted: str) -> bool:
    """Do we have the language of this tag?"""
    return _base(wanted) in LANGUAGES


def _base(tag: str) -> str:
    """``fr`` of ``fr-CH``, and of ``fr_CH.UTF-8``."""
    return tag.replace("_", "-").split(".")[0].split("-")[0].lower()


class Text:
    """Speaks one language to one reader: ``me`` is the reader's seat, None a spectator.

    Whoever knows the options of the table passes them on: mild words may be wanted, or the board
    have streets with names.
    """

    def __init__(
        self,
        lang: str,
        names: Sequence[str] = (),
        *,
        me: int | None = None,
        game: AnyGame | None = None,
        options: msgspec.Struct | None = None,
    ) -> None:
        self.lang = language(lang)
        self.names = list(names)
        self.me = me
        self.game = "" if game is None else game.name
        self.words = Words() if game is None else game.words
        #: Keys that were missing, or lacked an argument.
        self.fallbacks: set[str] = set()
        self._player = _SEAT if game is None else game.player_word
        wanted: dict[str, Value] = {} if options is None else msgspec.structs.asdict(options)
        usual: dict[str, Value] = {}
        if game is not None and self.words.explained:
            usual = msgspec.structs.asdict(game.options())
        #: What explanations are told by; where no table is known, by the usual options.
        self._explained = {name: {**usual, **wanted}[name] for name in self.words.explained}
        #: What every term stands among.
        self.always = {name: wanted[name] for name in self.words.options if name in wanted}
        self._overlays = tuple(
            overlay.catalogue
            for overlay in self.words.overlays
            if wanted.get(overlay.option) == overlay.value
        )
        langs = [self.lang] if self.lang == ENGLISH else [self.lang, ENGLISH]
        self._bundles = [catalogue(each, self.game, self._overlays) for each in langs]

    # --- saying --------------------------------------------------------------------------------

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """The sentence of a key."""
        return self._say(key, args or {}, {})

    def message(self, message: Message) -> str:
        return self.say(message.key, message.args)

    def reason(self, reason: Reason) -> str:
        """Why not, followed by the rule in brackets."""
        words = self.say(reason.key, reason.args)
        return f"{words} [{reason.rule}]" if reason.rule else words

    def ask(self, ask: Ask) -> str:
        """What a question asks."""
        return self.say(_prompt(ask), self._told(ask.question))

    def event(self, game: AnyGame, event: Event) -> str:
        """A line of the log: what happened."""
        args = self._told(event)
        if isinstance(event, OfferMade):
            args.update(self._terms_of(game, event))
        elif isinstance(event, DealMade):
            args.update(self._sides(game, event, (event.seat_with,)), **{GIVEN: True})
        said = self.say(f"story-{event.tag}", args)
        if isinstance(event, OfferMade) and event.words:
            return self.say("story-with-words", {"text": said, "words": event.words})
        return said

    def action(self, game: AnyGame, action: Action, ask: Ask | None = None) -> str:
        """The label of an action; the question it answers may tell more about it."""
        args: dict[str, Value] = {} if ask is None else self._told(ask.question)
        args["prompt"] = "" if ask is None else _prompt(ask)
        if isinstance(action, MakeOffer):
            args.update(self._terms_of(game, action))
        else:
            args.update(self._fields(action))
        return self.say(f"do-{game.actions.tag(action)}", args)

    def offer(self, game: AnyGame, offer: Offer) -> str:
        """An open offer, as it was made."""
        terms = offer.terms
        sides = (terms.give, terms.take, terms.promises)
        return self.event(game, OfferMade(offer.by, None, terms.to, *sides, terms.words))

    def promise(self, game: AnyGame, promise: Promise, given: bool = False) -> str:
        said = game.promised(promise)
        return self._say(said.key, said.args, {GIVEN: True} if given else {})

    def save_error(self, error: SaveError) -> str:
        """Why a save can't be read."""
        return self.say(error.reason.key, error.reason.args)

    # --- names and explanations ----------------------------------------------------------------

    def name(self, seat: int) -> str:
        """The player at this seat."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._say("seat", {"number": seat + 1}, {})

    def term(self, base: str, number: int, among: Mapping[str, Value] | None = None) -> str:
        """The name of a thing: ``term("house", 2)``; it may depend on what it stands among."""
        return self._word(base, number, {**self.always, **(among or {})})

    def card_help(self, card: int) -> str:
        """What a card does and when at this table, in a sentence or two."""
        term = self.words.terms.get("card")
        named = None if term is None else term(card, {})
        return "" if named is None else self.say(f"{named.key}-help", self._explained)

    def option(self, name: str, value: object = None) -> str:
        """The name of a table option, or of one of its values; numbers may share a name."""
        if isinstance(value, str) and not value.replace("-", "").isalnum():
            value = "own"  # a whole file, such as a board: it has no name
        key = (f"option-{name}" if value is None else f"option-{name}-{value}").replace("_", "-")
        if isinstance(value, int) and not self.has(key.lower()):
            return self.say(f"option-{name}-number".replace("_", "-"), {"number": value})
        return self.say(key.lower())

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def preset(self, name: str) -> str:
        return self.say(f"preset-{name}")

    def rule(self, rule: str) -> str:
        """What the help page says under a rule id."""
        for lang in (self.lang, ENGLISH):
            found = rules(lang, self.game).get(rule)
            if found is not None:
                for overlay in self._overlays:
                    found = soften(lang, self.game, overlay, found)
                return found
            self.fallbacks.add(rule)
        return rule

    # --- turning arguments into words ----------------------------------------------------------

    def _say(self, key: str, args: Mapping[str, Value], outer: Mapping[str, Value]) -> str:
        words = self._words(args, outer)
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    said, errors = bundle.format_pattern(pattern, words)
                    if errors:
                        self.fallbacks.add(key)
                    return _ended_once(str(said), words)
            self.fallbacks.add(key)
        told = ", ".join(f"{name} {words[name]}" for name in args)
        return f"{key} ({told})" if told else key

    def _words(self, args: Mapping[str, Value], outer: Mapping[str, Value]) -> dict[str, str | int]:
        """Each argument in words; ``outer`` are those of the message that this one is part of."""
        among = {**self.always, **outer, **args}
        words: dict[str, str | int] = {GIVEN: _yes(GIVEN in among)}
        for name, value in args.items():
            base = name.split("_")[0]
            if isinstance(value, list):
                words[name] = self._listed([self._say(m.key, m.args, among) for m in value])
                words[f"{name}_count"] = len(value)
            elif isinstance(value, str):
                words[name] = self._string(base, value)
            elif isinstance(value, bool):
                words[name] = _yes(value)
            elif base in (self._player, _SEAT):
                words[name] = self.name(value)
                words[f"{name}_is_you"] = _yes(value == self.me)
            elif base in self.words.terms:
                words[name] = self._word(base, value, among)
            else:
                words[name] = value
            if isinstance(value, int):
                for beside, term in self.words.beside.items():
                    if beside.split("_")[0] == name:
                        found = term(value, among)
                        words[beside] = "" if found is None else self.message(found)
        return words

    def _word(self, base: str, value: int, among: Mapping[str, Value]) -> str:
        term = self.words.terms.get(base)
        named = None if term is None else term(value, among)
        if named is None:
            self.fallbacks.add(f"{base} {value}")
            return str(value)
        return self._say(named.key, named.args, {})

    def _string(self, base: str, value: str) -> str:
        return self.say(f"end-{value}") if base == ENDING else value

    def _listed(self, words: Sequence[str]) -> str:
        """a, b and c"""
        if not words:
            return self.say("list-nothing")
        listed = words[0]
        for at, word in enumerate(words[1:], start=2):
            key = "list-last" if at == len(words) else "list-next"
            listed = self.say(key, {"before": listed, "then": word})
        return listed

    # --- deals ---------------------------------------------------------------------------------

    def _terms_of(self, game: AnyGame, terms: MakeOffer | OfferMade) -> dict[str, Value]:
        """An offer: to whom, and both its sides."""
        player = self._player
        to: list[Message] = [Message(f"name-{player}", {player: seat}) for seat in terms.to]
        return {"to": to, **self._sides(game, terms, terms.to)}

    def _sides(
        self, game: AnyGame, terms: MakeOffer | OfferMade | DealMade, others: tuple[int, ...]
    ) -> dict[str, Value]:
        """Both sides of an offer or a deal: goods, and the promises of each side."""
        theirs = [promise for promise in terms.promises if promise.by in others]
        own = [promise for promise in terms.promises if promise.by not in others]
        return {
            "give": self._goods(terms.give) + [game.promised(p) for p in own],
            "take": self._goods(terms.take) + [game.promised(p) for p in theirs],
        }

    def _goods(self, goods: Iterable[Good]) -> list[Message]:
        kinds = self.words.goods
        told = []
        for good in goods:
            if good.kind in kinds:
                name, amount = kinds[good.kind]
                told.append(Message(f"good-{good.kind}", {name: amount(good)}))
        return told

    def _told(self, told: Event | Question) -> dict[str, Value]:
        """The fields of an event or of a question as arguments."""
        args: dict[str, Value] = {}
        for name, value in self._fields(told).items():
            several = getattr(told, name)
            args[name] = self._several(name, several) if isinstance(several, tuple) else value
        return args

    def _fields(self, struct: msgspec.Struct) -> dict[str, Value]:
        """Numbers and words as they are; what is not there is not told."""
        args: dict[str, Value] = {}
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            if isinstance(value, (int, str)):
                args[name] = value
            elif value is not None:
                args[name] = ", ".join(str(item) for item in value)
        return args

    def _several(self, name: str, items: tuple[object, ...]) -> Value:
        """Dice, goods, things that were picked, or the numbers of things named by their plural."""
        base = name.split("_")[0]
        if base == DICE:
            return " + ".join(str(die) for die in items)
        base = base.removesuffix("s")
        messages: list[Message] = []
        for item, same in groupby(items):
            times = len(list(same))
            if isinstance(item, Good):
                messages += self._goods((item,)) * times
            elif isinstance(item, Pick):
                messages += self._picked(item, times)
            elif isinstance(item, int):
                messages += [Message(f"name-{base}", {base: item})] * times
        return messages

    def _picked(self, pick: Pick, times: int) -> list[Message]:
        """What was picked; the same twice is said once, if there are words for it."""
        key, args = f"pick-{pick.what}", {pick.what: pick.number}
        if times > 1 and self.has(f"{key}-times"):
            return [Message(f"{key}-times", {**args, "count": times})]
        return [Message(key, dict(args))] * times


def _prompt(ask: Ask) -> str:
    return f"ask-{ask.question.tag}"


def _ended_once(said: str, words: Mapping[str, str | int]) -> str:
    """The sentence with one full stop after a name that has its own: "to Lake St." """
    for word in words.values():
        if isinstance(word, str) and word.endswith("."):
            said = said.replace(f"{word}.", word)
    return said


def _yes(value: bool) -> str:
    return "yes" if value else "no"

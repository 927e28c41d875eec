"""Pieces: what a state and a view are made of. A field is said once.

A piece is a class whose fields stand in it with their types and, where there is one, their value at
the beginning. From that follow how it is made (by keywords), copied, dumped, read back, and turned
into another piece that shares fields with it (:meth:`Piece.of`): a view shows a public piece by
copying it, and adds what follows from the rest in a subclass; what is secret stands in a subclass
of the public piece, or in a piece of its own.

The compiled build has these methods written out (``tools/compile.py``), so they cost nothing there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import (  # type: ignore[attr-defined]
    _FIELD,
    MISSING,
    Field,
    field,
    fields,
    is_dataclass,
)
from typing import (
    Any,
    Final,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from mypy_extensions import mypyc_attr

from backroom.engine.fields import FOLLOWS, made_again

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Something a state is made of: numbers, words, actions, other pieces, and lists of them."""

    def copy(self) -> Self:
        """The piece with nothing shared that could change."""
        copy: Self = any_copy(self)
        return copy

    @classmethod
    def of(cls, piece: Piece, **more: Any) -> Self:
        """A piece that has what it shares with this one, and more."""
        if _PLAIN and type(piece) is cls and isinstance(piece, Fixed):
            another: Self = _another(piece, more)
            return another
        make = _MAKERS.get((cls, type(piece), tuple(more)))
        if make is None:
            make = _maker(cls, type(piece), tuple(more))
        made: Self = make(piece, **more)
        return made

    def become(self, other: Self) -> None:
        """Take over what a copy holds."""
        for name in field_names(type(self)):
            setattr(self, name, getattr(other, name))

    def same(self, other: Piece) -> bool:
        """Is the other like this one in every field that this one has?"""
        kind = type(self)
        if _PLAIN and type(other) is kind:
            return vars(self) == vars(other)
        return isinstance(other, kind) and all(
            getattr(self, name) == getattr(other, name) for name in field_names(kind)
        )

    def dump(self) -> dict[str, object]:
        """As plain data."""
        return {name: any_dump(getattr(self, name)) for name in field_names(type(self))}

    def wire(self) -> object:
        """What msgspec writes as its JSON. (A compiled piece makes a struct of itself for that: to
        look at each of its fields from outside takes thrice as long.)"""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Piece):
    """A piece that never changes, so that copies, views and samples share it.

    Who changes something puts another in its place:
    ``state.trucks[3] = Truck.of(state.trucks[3], crates=0)``.
    """

    #: As JSON, once somebody has written it.
    _json: msgspec.Raw | None = None
    #: What a view has last made of it (``HouseView.of(house, …)``): while that would come out the
    #: same nothing is made anew, nor written anew.
    _shown: Any = None

    def copy(self) -> Self:
        return self

    def wire(self) -> object:
        """Its JSON, which is written once."""
        written = self._json
        if written is None:
            written = msgspec.Raw(msgspec.json.encode(self.fresh_wire()))
            object.__setattr__(self, "_json", written)
        return written

    def fresh_wire(self) -> object:
        """The same of a piece that nobody has written yet."""
        return self


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a piece, its parents' first."""
    found = _NAMES.get(kind)
    if found is None:
        declared = fields(kind) if is_dataclass(kind) else ()
        found = _NAMES[kind] = tuple(each.name for each in declared if each.init)
    return found


def following_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields that follow from others (:func:`~backroom.engine.fields.following`)."""
    declared = fields(kind) if is_dataclass(kind) else ()
    return tuple(each.name for each in declared if FOLLOWS in each.metadata)


def field_types(kind: type[Any]) -> dict[str, Any]:
    """The fields with their types."""
    found = _TYPES.get(kind)
    if found is None:
        hints = get_type_hints(kind)  # a compiled piece has its types in the fields themselves
        declared = {each.name: each.type for each in fields(kind)} if is_dataclass(kind) else {}
        found = {
            name: hints[name] if isinstance(declared[name], str) else declared[name]
            for name in field_names(kind)
        }
        _TYPES[kind] = found
    return found


_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}
_TYPES: Final[dict[type[Any], dict[str, Any]]] = {}


def any_dump(value: object) -> object:
    """Whatever stands in a piece, as plain data."""
    if isinstance(value, (list, tuple)):
        return [any_dump(item) for item in value]
    if isinstance(value, Piece):
        return value.dump()
    return value


def any_wire(value: object) -> object:
    """Whatever stands in a piece, as msgspec writes it."""
    if isinstance(value, (list, tuple)):
        return [any_wire(item) for item in value]
    return value.wire() if isinstance(value, Piece) else value


def wires(pieces: list[Any]) -> list[object]:
    """What msgspec writes as a list of pieces."""
    told: list[object] = []
    for each in pieces:
        piece: Piece = each
        told.append(piece.wire())
    return told


def wire_kind(name: str, *names: str) -> Any:
    """The struct that a compiled piece makes of itself to be written."""
    return msgspec.defstruct(name, names, gc=False)


def any_sent(piece: Any) -> tuple[Any, ...]:
    """How a compiled piece goes to another process (pickle): it is made anew there."""
    kind = type(piece)
    names = field_names(kind)
    return made_again, (kind, names, tuple([getattr(piece, name) for name in names]))


# --- copying, written out ------------------------------------------------------------------------


def copied(hint: Any, value: str) -> str:
    """Python that copies a value of this type: what can't change is shared."""
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        each = copied(inner, "i")
        return f"{value}[:]" if each == "i" else f"[{each} for i in {value}]"
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, Piece) and not issubclass(kind, Fixed):
        return f"{value}.copy()"
    return value


_COPIERS: Final[dict[type[Any], Callable[[Any], Any]]] = {}
_MAKERS: Final[dict[tuple[type[Any], type[Any], tuple[str, ...]], Callable[..., Any]]] = {}


def _copier(kind: type[Any]) -> Callable[[Any], Any]:
    made = _COPIERS.get(kind)
    if made is not None:
        return made
    follows = following_names(kind)
    made = _made(kind, field_types(kind), (), "if type(p) is not kind: return other(p)", follows)
    _COPIERS[kind] = made
    if _PLAIN and "copy" not in vars(kind):
        kind.copy = made  # from now on it is the class's own
    return made


def any_copy(piece: Any) -> Any:
    """A copy of a piece of whatever kind, also if its class has inherited its parent's copy."""
    return _copier(type(piece))(piece)


def _maker(kind: type[Any], source: type[Any], more: tuple[str, ...]) -> Callable[..., Any]:
    """What makes a piece of this kind out of another and of more."""
    has = field_names(source)
    types = field_types(kind)
    taken = {name: types[name] for name in types if name in has and name not in more}
    made = _made(kind, taken, more)
    if is_shown(kind, source) and set(more) == set(types) - set(has):
        made = _kept(kind, more, made)
    _MAKERS[kind, source, more] = made
    return made


def _another(piece: Any, more: dict[str, Any]) -> Any:
    """Another in the place of a piece that never changes: it takes over all that is held at once,
    but for what was made of it."""
    before = piece.__dict__
    held = {**before, **more}
    if len(held) > len(before):
        raise TypeError(f"{type(piece).__name__} has not all of these fields: {', '.join(more)}")
    if "_json" in held or "_shown" in held:
        held["_json"] = held["_shown"] = None
    made = object.__new__(type(piece))
    object.__setattr__(made, "__dict__", held)
    return made


def is_shown(kind: type[Any], source: type[Any]) -> bool:
    """Does a view make this of a piece, and never change either?"""
    return kind.__mro__[1] is source and issubclass(source, Fixed) and is_dataclass(source)


def _kept(kind: type[Any], more: tuple[str, ...], make: Callable[..., Any]) -> Callable[..., Any]:
    """What was last made of a piece that never changes, if the rest is the same."""
    same = " and ".join(["type(k) is kind", *[f"k.{name} == {name}" for name in more]])
    given = ", ".join(("p", *more))
    anew = f"n = make({given}); put(p, '_shown', n); return n"
    scope: dict[str, Any] = {"kind": kind, "make": make, "put": object.__setattr__}
    exec(f"def kept({given}):\n k = p._shown\n if {same}: return k\n {anew}", scope)
    kept: Callable[..., Any] = scope["kept"]
    return kept


def _made(
    kind: type[Any],
    taken: dict[str, Any],
    more: tuple[str, ...],
    first: str = "pass",
    follows: tuple[str, ...] = (),
) -> Callable[..., Any]:
    """A function that makes a piece of this kind: some fields from another, some as they are."""
    values = {name: copied(hint, f"p.{name}") for name, hint in taken.items()}
    values.update({name: name for name in more})
    if _PLAIN and "__post_init__" not in dir(kind) and set(values) == set(field_names(kind)):
        # All is there, so the constructor has nothing to add: the fields are put in at once.
        values.update({each.name: "None" for each in fields(kind) if not each.init})
        if issubclass(kind, Fixed):
            items = ", ".join([f"'{name}': {value}" for name, value in values.items()])
            held = [f"put(n, '__dict__', {{{items}}})"]
        else:
            held = [f"n.{name} = {value}" for name, value in values.items()]
        made_first = "n = new(kind)"
    else:
        held = []
        made_first = f"n = kind({', '.join(f'{name}={value}' for name, value in values.items())})"
    body = "; ".join([made_first, *held, *[f"n.{name} = p.{name}" for name in follows], "return n"])
    scope: dict[str, Any] = {"kind": kind, "new": object.__new__, "other": any_copy}
    scope["put"] = object.__setattr__
    exec(f"def make({', '.join(('p', *more))}):\n {first}\n {body}", scope)
    made: Callable[..., Any] = scope["make"]
    return made


def declared_fields(types: dict[str, Any], defaults: dict[str, Any]) -> dict[str, Field[Any]]:
    """What the compiled build says of the fields of a piece: the same as a dataclass would."""
    found: dict[str, Field[Any]] = {}
    for name, hint in types.items():
        default = defaults.get(name, MISSING)
        given = {"default_factory": default} if callable(default) else {"default": default}
        each: Field[Any] = field(kw_only=True, **given)
        each.name, each.type = name, hint
        each._field_type = _FIELD  # type: ignore[attr-defined]
        found[name] = each
    return found


#: Pieces hold their fields in a dictionary; compiled ones do not.
_PLAIN: Final = "__mypyc_attrs__" not in vars(Piece)

"""A module as the compiler likes it: its pieces with their methods written out, its named numbers
said to be final.

A ``@piece`` says its fields once; the plain build makes the rest when the module is imported. For
the compiled build the constructor, the copy, the dump, what a view makes of a piece and how it is
sent to another process are written into the copied source, so that they are native code and cost
no more than if somebody had typed them. Where one piece is made of another
(``HouseView.of(house, open=True)``) the call goes to the constructor that is written out for that
case.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from backroom.engine.piece import Fixed, Piece, copied, following_names
from backroom.engine.step import State, Step

#: Of these types are values that know what they are as JSON, if they are of such a kind.
_ONCE: dict[Any, str] = {tuple[int, ...]: "Counts", dict[str, int | str]: "Told"}
#: Lines from one to another are replaced by these.
_Edit = tuple[int, int, list[str]]


class _Types:
    """Types as text, and what has to be imported for them."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self.imports: set[str] = set()

    def text(self, hint: Any) -> str:
        if hint is Any:
            self.imports.add("from typing import Any")
            return "Any"
        if hint is type(None):
            return "None"
        if hint is ...:
            return "..."
        if isinstance(hint, str | int):  # of a Literal
            return repr(hint)
        origin = get_origin(hint)
        if origin is None:
            return self._name(hint)
        args = [self.text(arg) for arg in get_args(hint)]
        if origin is Union or origin is UnionType:
            return " | ".join(args)
        return f"{self._name(origin)}[{', '.join(args)}]"

    def _name(self, kind: Any) -> str:
        if kind.__module__ != "builtins" and kind.__module__ != self._module.__name__:
            self.imports.add(f"from {kind.__module__} import {kind.__name__}")
        return str(kind.__name__)


def written_out(source: str, module_name: str) -> str:
    """The source of a module with its pieces written out."""
    module = importlib.import_module(module_name)
    tree = ast.parse(source)
    lines = source.split("\n")
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            _call(call, module, lines)
    types = _Types(module)
    edits: list[_Edit] = []
    constants: list[_Edit] = []
    for node in tree.body:
        if isinstance(node, ast.Assign):
            constants += _constants(node, module)
        elif isinstance(node, ast.ClassDef):
            kind: type[Any] = getattr(module, node.name)
            if issubclass(kind, Piece) and is_dataclass(kind):
                edits += _class(node, kind, types, lines)
    if constants:
        types.imports.add("from typing import Final")
    if edits:
        types.imports |= {
            "from typing import Any, ClassVar, Self",
            "from backroom.engine.fields import PARAMS",
            "from backroom.engine.piece import any_copy, any_dump, any_sent, declared_fields",
            "from backroom.engine.piece import Piece",
        }
    for start, end, new in sorted([*edits, *constants], key=lambda edit: -edit[0]):
        lines[start:end] = new
    if types.imports:
        at = lines.index("from __future__ import annotations") + 1
        lines[at:at] = sorted(types.imports)
    return "\n".join(lines)


def _constants(node: ast.Assign, module: Any) -> list[_Edit]:
    """Numbers with a name, one by one or from a range: said to be final they are as good as the
    numbers themselves, else they are looked up in a dictionary each time."""
    (target,) = node.targets if len(node.targets) == 1 else (None,)
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [part.id for part in parts if isinstance(part, ast.Name) and part.id.isupper()]
    if len(names) < len(parts) or any(
        type(getattr(module, name)) not in (int, float) for name in names
    ):
        return []
    said = [f"{name}: Final = {getattr(module, name)!r}" for name in names]
    return [(node.lineno - 1, node.end_lineno or node.lineno, said)]


def _class(node: ast.ClassDef, kind: type[Any], types: _Types, lines: list[str]) -> list[_Edit]:
    edits: list[_Edit] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id in ("piece", "fixed"):
            edits.append((decorator.lineno - 1, decorator.lineno, []))
    declared = {each.name: each for each in fields(kind)}
    own = [
        part
        for part in node.body
        if isinstance(part, ast.AnnAssign)
        and isinstance(part.target, ast.Name)
        and part.target.id in declared
    ]
    for part in own:
        target = ast.unparse(part.target)
        hint = ast.unparse(part.annotation)
        if issubclass(kind, Fixed):  # nobody can set it from outside, either
            types.imports.add("from typing import Final")
            hint = f"Final[{hint}]"
        text = f"    {target}: {hint}"
        edits.append((part.lineno - 1, part.end_lineno or part.lineno, [text]))
    new = _methods(node.name, kind, declared, types, bool(own))
    edits.append((node.end_lineno or node.lineno, node.end_lineno or node.lineno, ["", *new]))
    return edits


def _methods(
    name: str, kind: type[Any], declared: dict[str, Field[Any]], types: _Types, own: bool
) -> list[str]:
    hints = get_type_hints(kind)
    given = {each.name: hints[each.name] for each in declared.values() if each.init}
    out: list[str] = []
    if own:
        out += _fields_variable(given, declared, types)
        out += _constructor(kind, given, declared, types)
    if getattr(kind, "__parameters__", ()):
        return out  # only its subclasses are ever made
    if not issubclass(kind, Fixed):
        out += _copy(name, kind, given)
    if own and not issubclass(kind, Fixed | Step):
        out += _same(name, given)
    out += _dump(name, kind, given)
    out += [
        "    def __reduce__(self) -> tuple[Any, ...]:",
        "        return any_sent(self)",
        "",
    ]
    if issubclass(kind, Step):
        return out  # a step is never made of another
    parent = kind.__mro__[1]
    out += _part_of(name, given)
    if own and is_dataclass(parent):
        out += _of(name, parent, given, types)
    if issubclass(kind, Fixed):
        out += _but(name, given, types)
    if not issubclass(kind, State):
        types.imports |= {
            "from typing import Final",
            "from backroom.engine.piece import any_wire, wire_kind",
            "from backroom.engine.written_once import Counts, Told",
        }
        out += _wire(name, "fresh_wire" if issubclass(kind, Fixed) else "wire", given)
    return out


def _copy(name: str, kind: type[Any], given: dict[str, Any]) -> list[str]:
    arguments = ", ".join(f"{n}={copied(hint, f'self.{n}')}" for n, hint in given.items())
    return [
        "    def copy(self) -> Self:",
        f"        if type(self) is not {name}:",
        "            other: Self = any_copy(self)",
        "            return other",
        f"        made = {name}({arguments})",
        *[f"        made.{n} = self.{n}" for n in following_names(kind)],
        "        whole: Any = made",
        "        same: Self = whole",
        "        return same",
        "",
    ]


def _wire(name: str, method: str, given: dict[str, Any]) -> list[str]:
    """A struct of its fields, in their order."""
    values = ", ".join([_wired(hint, f"self.{n}") for n, hint in given.items()])
    return [
        f"    def {method}(self) -> object:",
        f"        if type(self) is not {name}:",
        f"            return super().{method}()",
        f"        struct: object = _WIRE_{name}({values})",
        "        return struct",
        "",
        "",
        f"_WIRE_{name}: Final[Any] = wire_kind({', '.join(map(repr, [name, *given]))})",
        "",
    ]


def _wired(hint: Any, value: str) -> str:
    """Python that makes of a value of this type what msgspec writes."""
    once = _ONCE.get(hint)
    if once is not None and value != "i":
        return f"({value}.wire() if isinstance({value}, {once}) else {value})"
    if get_origin(hint) in (list, tuple):
        each = _wired(get_args(hint)[0], "i")
        return value if each == "i" else f"[{each} for i in {value}]"
    kind = get_origin(hint) or hint
    if kind is Union or kind is UnionType:
        plain = all(_wired(part, "i") == "i" for part in get_args(hint))
        return value if plain else f"any_wire({value})"
    return f"{value}.wire()" if isinstance(kind, type) and issubclass(kind, Piece) else value


def _same(name: str, given: dict[str, Any]) -> list[str]:
    equal = " and ".join([f"self.{n} == other.{n}" for n in given])
    return [
        "    def same(self, other: Piece) -> bool:",
        f"        if type(self) is not {name} or not isinstance(other, {name}):",
        "            return super().same(other)",
        f"        return {equal}",
        "",
    ]


def _fields_variable(
    given: dict[str, Any], declared: dict[str, Field[Any]], types: _Types
) -> list[str]:
    hints = ", ".join(f'"{n}": {types.text(hint)}' for n, hint in given.items())
    defaults = ", ".join(
        f'"{n}": {_default(declared[n], "lambda: ")}' for n in given if _has_default(declared[n])
    )
    return [
        "    __dataclass_params__: ClassVar[Any] = PARAMS",
        "    __dataclass_fields__: ClassVar[dict[str, Any]] = declared_fields(",
        f"        {{{hints}}}, {{{defaults}}}",
        "    )",
        "",
    ]


def _constructor(
    kind: type[Any], given: dict[str, Any], declared: dict[str, Field[Any]], types: _Types
) -> list[str]:
    needed, optional, body = [], [], []
    parent = kind.__mro__[1]
    inherited = _parent_fields(parent) if issubclass(kind, Fixed) else []
    if inherited:  # what is final is set where it is said
        body.append(f"        super().__init__({', '.join(f'{n}={n}' for n in inherited)})")
    for n, hint in given.items():
        each = declared[n]
        text = types.text(hint)
        if each.default_factory is not MISSING:
            optional.append(f"{n}: {text} | None = None")
            body.append(f"        self.{n} = {_default(each, '')} if {n} is None else {n}")
        else:
            if each.default is MISSING:
                needed.append(f"{n}: {text}")
            else:
                optional.append(f"{n}: {text} = {each.default!r}")
            if n not in inherited:
                body.append(f"        self.{n} = {n}")
    later = hasattr(kind, "__post_init__")
    for each in declared.values():
        if not each.init and not (
            later and type(None) not in get_args(get_type_hints(kind)[each.name])
        ):
            body.append(f"        self.{each.name} = {each.default!r}")
    if later:
        body.append("        self.__post_init__()")
    return [f"    def __init__(self, *, {', '.join(needed + optional)}) -> None:", *body, ""]


def _has_default(each: Field[Any]) -> bool:
    return each.default is not MISSING or each.default_factory is not MISSING


def _default(each: Field[Any], make: str) -> str:
    """The value at the beginning, as text; a list is made anew each time."""
    if each.default_factory is not MISSING:
        return f"{make}{each.default_factory()!r}"
    return repr(each.default)


def _dump(name: str, kind: type[Any], given: dict[str, Any]) -> list[str]:
    items = [f'"{n}": {_dumped(hint, f"self.{n}")}' for n, hint in given.items()]
    if issubclass(kind, Step):
        items.insert(0, f'"step": "{name}"')
    return [
        "    def dump(self) -> dict[str, object]:",
        f"        if type(self) is not {name}:",
        "            return super().dump()",
        f"        return {{{', '.join(items)}}}",
        "",
    ]


def _dumped(hint: Any, value: str) -> str:
    """Python that makes plain data of a value of this type."""
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        each = _dumped(inner, "i")
        return f"{value}[:]" if each == "i" else f"[{each} for i in {value}]"
    if get_origin(hint) is tuple:
        each = _dumped(get_args(hint)[0], "i")
        return f"list({value})" if each == "i" else f"[{each} for i in {value}]"
    kind = get_origin(hint) or hint
    if kind is Union or kind is UnionType:
        plain = all(_dumped(part, "i") == "i" for part in get_args(hint))
        return value if plain else f"any_dump({value})"
    return f"{value}.dump()" if isinstance(kind, type) and issubclass(kind, Piece) else value


def _part_of(name: str, given: dict[str, Any]) -> list[str]:
    """What a piece shares with one that has more."""
    arguments = [f"{n}={copied(hint, f'piece.{n}')}" for n, hint in given.items()]
    return [
        "    @staticmethod",
        f"    def part_of_{name}(piece: {name}) -> {name}:",
        f"        return {name}({', '.join(arguments)})",
        "",
    ]


def _of(name: str, parent: type[Any], given: dict[str, Any], types: _Types) -> list[str]:
    """A view shows the piece that it is a subclass of, and more."""
    more = _more(parent, given)
    arguments = [f"{n}={n if n in more else copied(given[n], f'piece.{n}')}" for n in given]
    asked = ", ".join(f"{n}: {types.text(given[n])}" for n in more)
    made = f"{name}({', '.join(arguments)})"
    if issubclass(parent, Fixed):  # what was made last is kept with it
        same = " and ".join([f"isinstance(kept, {name})", *[f"kept.{n} == {n}" for n in more]])
        body = [
            "        kept = piece._shown",
            f"        if {same}:",
            "            return kept",
            f"        made = {made}",
            "        piece._shown = made",
            "        return made",
        ]
    else:
        body = [f"        return {made}"]
    return [
        "    @staticmethod",
        f"    def of_{name}(piece: {types.text(parent)}, *, {asked}) -> {name}:",
        *body,
        "",
    ]


def _but(name: str, given: dict[str, Any], types: _Types) -> list[str]:
    """Another in the place of a piece that never changes: as it is, but for something."""
    asked = ", ".join(f"{n}: {types.text(hint)} | None = None" for n, hint in given.items())
    arguments = [f"{n}=piece.{n} if {n} is None else {n}" for n in given]
    return [
        "    @staticmethod",
        f"    def but_{name}(piece: {name}, *, {asked}) -> {name}:",
        f"        return {name}({', '.join(arguments)})",
        "",
    ]


def _more(parent: type[Any], given: Iterable[str]) -> list[str]:
    shared = _parent_fields(parent)
    return [n for n in given if n not in shared]


def _parent_fields(parent: type[Any]) -> list[str]:
    return [each.name for each in fields(parent) if each.init] if is_dataclass(parent) else []


def _call(call: ast.Call, module: Any, lines: list[str]) -> None:
    """``Kind.of(piece)`` and ``Kind.of(piece, …)`` call what is written out, where it fits."""
    to = call.func
    if not (isinstance(to, ast.Attribute) and to.attr == "of" and isinstance(to.value, ast.Name)):
        return
    kind: Any = vars(module).get(to.value.id)
    if not (isinstance(kind, type) and issubclass(kind, Piece) and is_dataclass(kind)):
        return
    given = {each.name for each in fields(kind) if each.init}
    asked = {keyword.arg for keyword in call.keywords}
    if not asked:
        new = f"part_of_{kind.__name__}"
    elif is_dataclass(kind.__mro__[1]) and asked == set(_more(kind.__mro__[1], given)):
        new = f"of_{kind.__name__}"
    elif issubclass(kind, Fixed) and asked < given:
        new = f"but_{kind.__name__}"
    else:
        return
    at, end = to.end_lineno or to.lineno, to.end_col_offset or 0
    line = lines[at - 1].encode()
    lines[at - 1] = (line[: end - len("of")] + new.encode() + line[end:]).decode()

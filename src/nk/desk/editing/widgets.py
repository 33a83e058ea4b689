"""Which widget fits a value, read off the pydantic type that checks it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, Literal, get_args

from annotated_types import Le
from pydantic import AfterValidator

from nk.content.registry import Source
from nk.content.schema.values import (
    Baht,
    Clock,
    Email,
    Host,
    InternalPath,
    Link,
    Phone,
    PictureName,
    Slug,
    Text,
)
from nk.content.yaml import Value

Widget = Literal[
    "text", "line", "price", "number", "time", "date", "yes_no", "choice", "link", "page",
    "picture", "phone", "email", "host", "name", "list", "group", "entries",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Shape:
    """What may stand at a place: the widget, the bounds, and the shapes of its parts."""

    widget: Widget
    required: bool = True
    nullable: bool = False
    choices: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    pattern: str | None = None
    # How many items a list takes.
    fewest: int = 0
    most: int | None = None
    parts: Mapping[str, "Shape"] = field(default_factory=dict)
    item: "Shape | None" = None


def _validator(annotated: Any) -> Callable[..., Any]:
    """Return the function by which a kind of value, such as Link, is checked."""
    marks = get_args(annotated)[1:]
    return next(mark.func for mark in marks if isinstance(mark, AfterValidator))


def _largest(annotated: Any) -> object:
    """Return the upper bound of a kind of number."""
    bounds = [part for mark in get_args(annotated)[1:] for part in mark.metadata]
    return next(bound.le for bound in bounds if isinstance(bound, Le))


_BY_VALIDATOR: Final[dict[Callable[..., Any], Widget]] = {
    _validator(Clock): "time",
    _validator(Link): "link",
    _validator(InternalPath): "page",
    _validator(PictureName): "picture",
    _validator(Phone): "phone",
    _validator(Email): "email",
    _validator(Host): "host",
    _validator(Slug): "name",
}
_MOST_BAHT: Final = _largest(Baht)
_SIMPLE: Final[dict[str, Widget]] = {
    "str": "line",
    "bool": "yes_no",
    "literal": "choice",
    "date": "date",
    "float": "number",
}


@cache
def shape_of(source: Source) -> Shape:
    """Return the shape of a whole file."""
    schema: Any = source.adapter.core_schema
    return _Shapes({}).read(schema)


class _Shapes:
    """Reads pydantic's own description of a type, in which a part may stand for another."""

    def __init__(self, definitions: dict[str, Any]) -> None:
        self._definitions = definitions

    def read(self, schema: Any, **options: Any) -> Shape:
        kind = schema["type"]
        if kind == "definitions":
            self._definitions |= {part["ref"]: part for part in schema["definitions"]}
            return self.read(schema["schema"], **options)
        if kind == "definition-ref":
            return self.read(self._definitions[schema["schema_ref"]], **options)
        if kind == "default":
            return self.read(schema["schema"], **{**options, "required": False})
        if kind == "nullable":
            return self.read(schema["schema"], **{**options, "nullable": True})
        if kind == "union":
            # A sum, or the name of the fact that gives it: `pattern` says how such a name looks.
            figure, name = schema["choices"]
            return replace(self.read(figure, **options), pattern=name["pattern"])
        if kind == "function-after":
            widget = _BY_VALIDATOR.get(schema["function"]["function"])
            return Shape(widget, **options) if widget else self.read(schema["schema"], **options)
        return self._plain(kind, schema, options)

    def _plain(self, kind: str, schema: Any, options: dict[str, Any]) -> Shape:
        if kind == "model":
            return self._model(schema, options)
        if kind == "tuple":
            return self._list(schema, options)
        if kind == "dict":
            return Shape("entries", item=self.read(schema["values_schema"]), **options)
        if kind == "int":
            widget: Widget = "price" if schema.get("le") == _MOST_BAHT else "number"
        else:
            widget = _SIMPLE[kind]
        return Shape(
            widget,
            choices=tuple(map(str, schema.get("expected", ()))),
            minimum=schema.get("ge"),
            maximum=schema.get("le"),
            pattern=schema.get("pattern"),
            **options,
        )

    def _model(self, schema: Any, options: dict[str, Any]) -> Shape:
        parts = {
            str(part.get("validation_alias", name)): self.read(part["schema"])
            for name, part in schema["schema"]["fields"].items()
        }
        is_text = issubclass(schema["cls"], Text) and parts.keys() == Text.model_fields.keys()
        return Shape("text" if is_text else "group", parts=parts, **options)

    def _list(self, schema: Any, options: dict[str, Any]) -> Shape:
        items = schema["items_schema"]
        fewest, most = schema.get("min_length", 0), schema.get("max_length")
        if "variadic_item_index" not in schema:
            fewest = most = len(items)
        return Shape("list", fewest=fewest, most=most, item=self.read(items[0]), **options)


def blank(shape: Shape) -> Value:
    """Return a new, empty value of a shape, for the form that fills it in."""
    if shape.nullable:
        return None
    if shape.widget in ("group", "text"):
        return {name: blank(part) for name, part in shape.parts.items() if part.required}
    if shape.widget == "list":
        return [blank(shape.item) for _ in range(shape.fewest)] if shape.item else []
    if shape.widget == "entries":
        return {}
    if shape.widget in ("price", "number"):
        return int(shape.minimum or 0)
    if shape.widget == "yes_no":
        return False
    return shape.choices[0] if shape.choices else ""

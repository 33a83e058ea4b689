"""An edit as a screen sends it and as the draft keeps it."""

from datetime import datetime
from typing import Annotated, Literal, assert_never

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from nk.content.yaml import DEEPEST_NESTING, Steps, Value, value_at
from nk.desk.editing.edits import AddItem, Edit, MoveItem, RemoveEntry, SetValue
from nk.desk.editing.marks import EditError

_Step = Annotated[str, StringConstraints(max_length=200)] | Annotated[int, Field(ge=0, le=100_000)]
_Place = Annotated[int, Field(ge=0, le=100_000)]


class EditForm(BaseModel):
    """One edit of one file. `expected` is what the person saw at the place they changed.

    For a list that is added to it is the number of items, for an item that is moved the item.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    file: Annotated[str, StringConstraints(max_length=200)]
    kind: Literal["set", "add", "remove", "move"]
    steps: Annotated[list[_Step], Field(max_length=DEEPEST_NESTING)]
    expected: JsonValue = None
    value: JsonValue = None
    index: _Place = 0
    to: _Place = 0
    keep_sample: bool = False

    def edit(self) -> Edit:
        """Return the edit itself."""
        steps: Steps = tuple(self.steps)
        if self.kind == "set":
            return SetValue(steps, plain(self.value), self.keep_sample)
        if self.kind == "add":
            return AddItem(steps, self.index, plain(self.value))
        if self.kind == "remove":
            return RemoveEntry(steps)
        if self.kind == "move":
            return MoveItem(steps, self.index, self.to)
        assert_never(self.kind)


class KeptEdit(EditForm):
    """An edit of the draft: its number, and who made it when."""

    id: int
    who: str
    at: datetime


def plain(value: JsonValue, depth: int = 0) -> Value:
    """Return JSON as a plain value; what is nested deeper than content may be is refused."""
    if depth > DEEPEST_NESTING:
        raise EditError("ซ้อนกันหลายชั้นเกินไป", "This is nested too deeply.")
    if isinstance(value, list):
        return [plain(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {key: plain(item, depth + 1) for key, item in value.items()}
    return value


def there_now(value: Value, edit: Edit) -> Value:
    """Return what an edit is about, as the file says it now; what is missing is None."""
    steps = (*edit.steps, edit.index) if isinstance(edit, MoveItem) else edit.steps
    try:
        found = value_at(value, steps)
    except (KeyError, IndexError):
        return None
    if isinstance(edit, AddItem):
        return len(found) if isinstance(found, list) else None
    return found

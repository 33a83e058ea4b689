"""Random drafts, most of them wrong: no file that the checker refuses is ever written."""

import os
import random
from pathlib import Path

from nk.content.check import checked_content
from nk.content.yaml import Steps, Value, parse_document
from nk.desk.editing.drafts import DraftStore
from nk.desk.editing.edits import AddItem, Edit, MoveItem, SetValue
from nk.desk.editing.forms import EditForm, there_now
from nk.desk.editing.marks import EditError
from nk.desk.editing.writing import ContentWriter, NotWrittenError
from nk.settings import ROOT
from tests.support.desk.random_edits import comments_of, content_copy, random_edit
from tests.support.store import NOW

ROUNDS = int(os.environ.get("DESK_DRAFTS", "6"))
FILES = ("menu.yaml", "rates.yaml", "branches.yaml", "site.yaml", "games.yaml", "pages/home.yaml")
# Changes that are right, so that some rounds are written.
GOOD: tuple[tuple[str, Steps, Value], ...] = (
    ("menu.yaml", (1, "dishes", 1, "price"), 31),
    ("rates.yaml", (0, "students", "daily"), 109),
    ("site.yaml", ("facts", "games"), 1001),
    ("site.yaml", ("contact", "phone"), "+6621234567"),
    ("branches.yaml", (0, "hours", 0, "opens"), "11:30"),
)
CACHE = ROOT / ".cache"


def form_of(file: str, edit: Edit, text: str) -> EditForm:
    seen = there_now(parse_document(text, file).value, edit)
    fields: dict[str, object] = {"file": file, "steps": list(edit.steps), "expected": seen}
    if isinstance(edit, SetValue):
        fields |= {"kind": "set", "value": edit.value, "keep_sample": edit.keep_sample}
    elif isinstance(edit, AddItem):
        fields |= {"kind": "add", "value": edit.value, "index": edit.index}
    elif isinstance(edit, MoveItem):
        fields |= {"kind": "move", "index": edit.index, "to": edit.to}
    else:
        fields |= {"kind": "remove"}
    return EditForm.model_validate(fields)


def texts(content: Path) -> dict[str, bytes]:
    return {file: (content / file).read_bytes() for file in FILES}


def draft_something(dice: random.Random, drafts: DraftStore, *, good: bool) -> None:
    for _ in range(dice.randint(1, 4)):
        if good:
            file, steps, value = dice.choice(GOOD)
            edit: Edit = SetValue(steps, value)
        else:
            file = dice.choice(FILES)
            edit = random_edit(dice, drafts.replay(file, drafts.load()).text)
        try:
            drafts.add([form_of(file, edit, drafts.replay(file, drafts.load()).text)], "T", NOW)
        except EditError:
            continue


def test_no_invalid_file_is_ever_written(tmp_path: Path) -> None:
    dice = random.Random(2026)
    content = content_copy(tmp_path)
    drafts = DraftStore(tmp_path / "drafts", content)
    writer = ContentWriter(drafts, CACHE)
    written = refused = 0
    for number in range(ROUNDS):
        before = texts(content)
        draft_something(dice, drafts, good=number % 2 == 0)
        try:
            writer.commit(writer.prepare())
            written += 1
        except NotWrittenError:
            refused += 1
            assert texts(content) == before
            drafts.discard(None)
        checked_content(content, CACHE)
        for file, was in before.items():
            now = (content / file).read_bytes().decode()
            assert sorted(comments_of(now)) == sorted(comments_of(was.decode()))
    print(f"{written} drafts written, {refused} refused")
    assert written >= ROUNDS // 2

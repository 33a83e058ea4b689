"""The draft on disk: it survives, tells of conflicts, and is written whole or not at all."""

import errno
import os
from contextlib import suppress
from pathlib import Path

import pytest

from nk.desk.editing.checking import check_texts
from nk.desk.editing.drafts import ConflictError, DraftStore
from nk.desk.editing.forms import EditForm
from nk.desk.editing.writing import ChangedMeanwhileError, ContentWriter, NotWrittenError
from nk.settings import ROOT
from tests.support.desk.random_edits import content_copy
from tests.support.store import NOW

PRICE = [0, "dishes", 0, "price"]


def price(value: object, expected: object = 39) -> EditForm:
    form = {"file": "menu.yaml", "kind": "set", "steps": PRICE}
    return EditForm.model_validate({**form, "value": value, "expected": expected})


def fact(name: str, value: int, expected: int) -> EditForm:
    form = {"file": "site.yaml", "kind": "set", "steps": ["facts", name]}
    return EditForm.model_validate({**form, "value": value, "expected": expected})


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return content_copy(tmp_path)


@pytest.fixture
def drafts(tmp_path: Path, content: Path) -> DraftStore:
    return DraftStore(tmp_path / "drafts", content)


@pytest.fixture
def writer(drafts: DraftStore) -> ContentWriter:
    return ContentWriter(drafts, ROOT / ".cache")


def menu(content: Path) -> str:
    return (content / "menu.yaml").read_bytes().decode()


def snapshot(content: Path) -> dict[str, bytes]:
    """Return every file of the content but the pictures, leftovers included."""
    paths = [*content.glob("*"), *content.glob("*/*.yaml"), *content.glob("*/.*")]
    return {str(path): path.read_bytes() for path in paths if path.is_file()}


def test_a_draft_survives_a_restart(drafts: DraftStore, content: Path) -> None:
    drafts.add([price(45)], "Ton", NOW)
    again = DraftStore(drafts.folder, content)
    draft = again.load()
    assert [(edit.who, edit.value) for edit in draft.edits] == [("Ton", 45)]
    assert "price: 45, popular" in again.replay("menu.yaml", draft).text
    assert "price: 45, popular" not in menu(content)


def test_typing_on_is_one_edit(drafts: DraftStore) -> None:
    for value, seen in ((4, 39), (45, 4), (450, 45)):
        draft = drafts.add([price(value, seen)], "Ton", NOW)
    assert [(edit.expected, edit.value) for edit in draft.edits] == [(39, 450)]
    assert draft.version == 3


def test_the_second_of_two_editors_gets_both_versions(drafts: DraftStore) -> None:
    drafts.add([price(45)], "Ton", NOW)
    with pytest.raises(ConflictError) as conflict:
        drafts.add([price(49)], "Fah", NOW)
    refused = conflict.value
    assert (refused.form.expected, refused.there, refused.form.value) == (39, 45, 49)
    assert refused.who == "Ton"
    assert [edit.value for edit in drafts.load().edits] == [45]


def test_several_edits_are_taken_all_or_none(drafts: DraftStore) -> None:
    with pytest.raises(ConflictError):
        drafts.add([fact("games", 1200, 1000), price(45, 38)], "Ton", NOW)
    assert drafts.load().edits == []


def test_a_file_changed_by_hand_is_a_conflict_when_writing(
    drafts: DraftStore, writer: ContentWriter, content: Path
) -> None:
    drafts.add([price(45)], "Ton", NOW)
    (content / "menu.yaml").write_bytes(
        menu(content).replace("39, popular", "41, popular").encode()
    )
    with pytest.raises(NotWrittenError) as refused:
        writer.prepare()
    ((edit, there),) = refused.value.conflicts[0].conflicts
    assert (edit.expected, there, edit.value) == (39, 41, 45)


def test_edits_stay_good_when_something_else_in_the_file_changed(
    drafts: DraftStore, writer: ContentWriter, content: Path
) -> None:
    drafts.add([price(45)], "Ton", NOW)
    (content / "menu.yaml").write_bytes(b"# A new comment.\n" + menu(content).encode())
    before = menu(content)
    writer.commit(writer.prepare())
    assert menu(content) == before.replace("price: 39", "price: 45", 1)
    assert drafts.load().edits == []


def test_a_mistake_is_told_at_its_field_and_nothing_is_written(
    drafts: DraftStore, writer: ContentWriter, content: Path
) -> None:
    before = snapshot(content)
    drafts.add([price(-5), fact("team", 34, 35)], "Ton", NOW)
    with pytest.raises(NotWrittenError) as refused:
        writer.prepare()
    told = {(one.file, one.steps, one.line > 0) for one in refused.value.mistakes}
    # Pages that quote the price are told of besides.
    assert told >= {("menu.yaml", tuple(PRICE), True), ("site.yaml", ("facts", "team"), True)}
    assert snapshot(content) == before
    assert len(drafts.load().edits) == 2


def test_a_mistake_about_something_missing_is_named_by_it(content: Path, tmp_path: Path) -> None:
    text = menu(content).replace("price: 39", "cost: 39", 1)
    told = check_texts(content, {"menu.yaml": text}, tmp_path, stand_ins=True)
    (missing,) = [one for one in told if one.where.endswith(".price")]
    assert missing.steps == tuple(PRICE[:-1])
    assert missing.label is not None
    assert missing.label.th.endswith(" › ราคา")


def test_a_draft_changed_after_the_check_is_not_written(
    drafts: DraftStore, writer: ContentWriter, content: Path
) -> None:
    drafts.add([price(45)], "Ton", NOW)
    prepared = writer.prepare()
    drafts.add([price(-5, 45)], "Ton", NOW)
    before = snapshot(content)
    with pytest.raises(ChangedMeanwhileError):
        writer.commit(prepared)
    assert snapshot(content) == before


def test_a_full_disk_leaves_nothing_behind(
    drafts: DraftStore, writer: ContentWriter, content: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafts.add([price(45), fact("games", 1200, 1000)], "Ton", NOW)
    prepared = writer.prepare()
    before = snapshot(content)
    real, calls = os.fsync, 0

    def full(number: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(number)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        writer.commit(prepared)
    assert snapshot(content) == before
    assert len(drafts.load().edits) == 2


class KilledError(BaseException):
    """Stands for the end of the process."""


@pytest.mark.parametrize("point", range(1, 12))
def test_a_process_killed_anywhere_leaves_all_or_nothing(
    drafts: DraftStore, content: Path, monkeypatch: pytest.MonkeyPatch, point: int
) -> None:
    writer = ContentWriter(drafts, ROOT / ".cache")
    drafts.add([price(45), fact("games", 1200, 1000)], "Ton", NOW)
    before = snapshot(content)
    prepared = writer.prepare()
    calls = 0
    real_fsync, real_replace = os.fsync, Path.replace

    def step() -> None:
        nonlocal calls
        calls += 1
        if calls == point:
            raise KilledError

    def fsync(number: int) -> None:
        step()
        real_fsync(number)

    def replace(path: Path, target: Path) -> Path:
        step()
        return real_replace(path, target)

    with monkeypatch.context() as patch, suppress(KilledError):
        patch.setattr(os, "fsync", fsync)
        patch.setattr(Path, "replace", replace)
        writer.commit(prepared)
    assert calls >= min(point, 9)
    ContentWriter(drafts, ROOT / ".cache").finish()
    after = snapshot(content)
    assert after.keys() == before.keys()
    changed = {Path(name).name for name in after if after[name] != before[name]}
    assert changed in (set(), {"menu.yaml", "site.yaml"})
    # What was written is no draft any more, and what was not is still one.
    assert (drafts.load().edits == []) == bool(changed)


def test_a_damaged_draft_is_put_aside(drafts: DraftStore) -> None:
    drafts.add([price(45)], "Ton", NOW)
    drafts.path.write_text('{"version": 1, "edits": [{"id"', "utf-8")
    assert drafts.load().edits == []
    assert len(list(drafts.folder.glob("*.damaged"))) == 1

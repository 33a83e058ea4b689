"""Every value of every content file has a field, with the widget that fits it."""

from collections import Counter

import pytest

from nk.content.registry import SOURCES, Source
from nk.content.yaml import Document, Steps, Value, read_document, value_at
from nk.desk.editing.edits import SetValue, apply_edit
from nk.desk.editing.fields import Field, fields_of
from nk.desk.editing.widgets import blank, shape_of
from nk.settings import ROOT


def document_of(source: Source) -> Document:
    return read_document(ROOT / "content" / source.file, f"content/{source.file}")


def fields_in(file: str) -> dict[Steps, Field]:
    source = next(source for source in SOURCES if source.file == file)
    return {field.steps: field for field in fields_of(source, document_of(source))}


def leaves(value: Value, steps: Steps = ()) -> list[Steps]:
    if isinstance(value, dict):
        return [found for key, part in value.items() for found in leaves(part, (*steps, key))]
    if isinstance(value, list):
        return [found for at, part in enumerate(value) for found in leaves(part, (*steps, at))]
    return [steps]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.file)
def test_every_value_has_exactly_one_field(source: Source) -> None:
    document = document_of(source)
    fields = fields_of(source, document)
    assert len({field.steps for field in fields}) == len(fields)
    single = {field.steps for field in fields if field.present and field.shape.widget != "list"}
    for steps in leaves(document.value):
        owners = {steps[:depth] for depth in range(len(steps) + 1)} & single
        assert len(owners) == 1, steps


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.file)
def test_every_field_knows_its_line_label_and_value(source: Source) -> None:
    document = document_of(source)
    for field in fields_of(source, document):
        assert field.line >= 1
        if field.steps:
            assert field.label.th
            assert field.label.en
        if field.present and field.shape.widget != "list":
            assert field.value == value_at(document.value, field.steps)


@pytest.mark.parametrize(
    ("file", "steps", "widget"),
    [
        ("rates.yaml", (0, "students", "hourly"), "price"),
        ("menu.yaml", (0, "dishes", 0, "price"), "price"),
        ("menu.yaml", (0, "extras", 0, "plus"), "price"),
        ("services.yaml", (0, "price", "from"), "price"),
        ("menu.yaml", (0, "dishes", 0, "popular"), "yes_no"),
        ("menu.yaml", (0, "dishes", 0, "name"), "text"),
        ("menu.yaml", (0, "dishes", 0, "image"), "picture"),
        ("menu.yaml", (0, "dishes"), "list"),
        ("menu.yaml", (), "list"),
        ("branches.yaml", (0, "hours", 0, "opens"), "time"),
        ("branches.yaml", (0, "hours", 0, "days", 0), "choice"),
        ("branches.yaml", (0, "maps"), "link"),
        ("branches.yaml", (0, "phone"), "phone"),
        ("branches.yaml", (0, "free_parking"), "yes_no"),
        ("branches.yaml", (0, "geo", "latitude"), "number"),
        ("site.yaml", ("facts", "members"), "number"),
        ("site.yaml", ("contact", "email"), "email"),
        ("site.yaml", ("image_hosts",), "list"),
        ("services.yaml", (0, "path"), "page"),
        ("pages/home.yaml", ("head", "keywords", "th", 0), "line"),
        ("words.yaml", ("nav.home",), "text"),
        ("beyblade/season.yaml", ("first_day",), "date"),
    ],
)
def test_the_widget_fits_the_value(file: str, steps: Steps, widget: str) -> None:
    assert fields_in(file)[steps].shape.widget == widget


def test_only_sums_of_money_are_prices() -> None:
    keys: Counter[object] = Counter()
    for source in SOURCES:
        for field in fields_of(source, document_of(source)):
            if field.shape.widget == "price":
                keys[field.steps[-1]] += 1
    assert set(keys) == {"hourly", "daily", "monthly", "price", "plus", "from"}
    assert sum(keys.values()) > 80


def test_what_is_left_out_can_be_written() -> None:
    field = fields_in("menu.yaml")[0, "dishes", 1, "popular"]
    assert (field.present, field.shape.required, field.value) == (False, False, None)
    text = (ROOT / "content" / "menu.yaml").read_text("utf-8")
    edited = apply_edit(text, SetValue(field.steps, True)).text
    assert "en: Chicken popcorn}, price: 49, popular: true}" in edited


def test_samples_and_names_are_told() -> None:
    fields = fields_in("branches.yaml")
    assert fields[0, "phone"].sample
    assert not fields[0, "floor"].sample
    assert fields[0, "phone"].label.th == "ซีคอน บางแค › เบอร์โทร"
    assert fields[0, "phone"].label.en == "Seacon Bangkae › Phone"


def test_a_new_item_starts_from_a_blank() -> None:
    source = next(source for source in SOURCES if source.file == "menu.yaml")
    dishes = shape_of(source).item
    assert dishes is not None
    dish = dishes.parts["dishes"].item
    assert dish is not None
    assert blank(dish) == {"name": {"th": "", "en": ""}, "price": 0}

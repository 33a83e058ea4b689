"""What was made up for an invented person is a sample as much as the name."""

import re
from pathlib import Path

import pytest

from nk.content.registry import load_content
from nk.content.samples import GROUPS, OTHER, PEOPLE, half_real, samples_in, samples_of
from nk.content.yaml import Document, Steps, Value, parse_document, read_document, value_at

CONTENT = Path(__file__).resolve().parents[4] / "content"
INVENTED: list[tuple[str, Steps, str]] = [
    ("testimonials.yaml", (), "text"),
    ("photobooth.yaml", ("testimonials",), "text"),
    ("team.yaml", (), "favourite"),
]


def _invented(document: Document, list_at: Steps) -> list[tuple[Steps, dict[str, Value]]]:
    people = value_at(document.value, list_at)
    assert isinstance(people, list)
    invented = [
        ((*list_at, index), person)
        for index, person in enumerate(people)
        if isinstance(person, dict) and (*list_at, index, "name") in document.samples
    ]
    # Without anybody the tests below would hold whatever they say. A list in which all are real
    # by now is taken out of INVENTED.
    assert invented
    return invented


@pytest.mark.parametrize(("file", "list_at", "words"), INVENTED)
def test_the_words_of_an_invented_person_are_samples(file: str, list_at: Steps, words: str) -> None:
    document = read_document(CONTENT / file, file)
    for steps, _ in _invented(document, list_at):
        assert (*steps, words) in document.samples


@pytest.mark.parametrize(("file", "list_at"), [each[:2] for each in INVENTED])
def test_an_invented_person_has_no_age(file: str, list_at: Steps) -> None:
    document = read_document(CONTENT / file, file)
    for _, person in _invented(document, list_at):
        assert person.get("age") is None


def test_every_sample_is_something_the_shop_can_send() -> None:
    loaded = load_content(CONTENT, stand_ins=True)
    samples = samples_of(loaded.documents.values())
    assert [str(sample) for sample in samples if sample.group == OTHER] == []
    assert {sample.group for sample in samples} == set(GROUPS) - {OTHER}


# Files whose samples have a name or a heading, and the keys of what was made up beside it.
NAMED = {
    "testimonials.yaml": {"text"},
    "photobooth.yaml": {"text"},
    "team.yaml": {"favourite"},
    "stories.yaml": {"text"},
    "pages/about.yaml": {"description", "lead", "text", "note"},
}


def _renamed(file: str) -> Document:
    """A file in which every name and heading is real, and nothing else was touched."""
    written = (CONTENT / file).read_text("utf-8")
    return parse_document(re.sub(r"\b(name|heading): !sample", r"\1:", written), f"content/{file}")


@pytest.mark.parametrize("file", NAMED)
def test_a_real_name_leaves_the_words_beside_it_samples(file: str) -> None:
    before = read_document(CONTENT / file, f"content/{file}")
    after = _renamed(file)
    assert {steps[-1] for steps in set(before.samples) - set(after.samples)} <= {"name", "heading"}
    assert NAMED[file] <= {steps[-1] for steps in after.samples}


@pytest.mark.parametrize(("file", "list_at"), [each[:2] for each in INVENTED])
def test_a_real_name_beside_invented_words_is_refused(file: str, list_at: Steps) -> None:
    people = value_at(_renamed(file).value, list_at)
    assert isinstance(people, list)
    assert len(list(half_real(_renamed(file)))) == len(people)


QUOTE = """\
quote:
  text: !sample {th: สนุก, en: Fun}
  name: {th: ก้อย, en: Koi}
"""


def test_a_quote_that_stands_alone_is_a_person_too() -> None:
    file = "content/pages/team-building.yaml"
    (found,) = half_real(parse_document(QUOTE, file))
    assert found.where == "quote.text"
    assert "the name is real, but `text` was made up" in found.reason.en
    shipped = read_document(CONTENT / "pages/team-building.yaml", file)
    assert [one.group for one in samples_in(shipped) if one.where == "quote"] == [PEOPLE]


@pytest.mark.parametrize(
    ("file", "where"),
    [
        ("pages/beyblade.yaml", "leaderboard.samples.1.name"),
        ("pages/beyblade.yaml", "activities.items.2.text"),
        ("pages/contact.yaml", "hero.lead"),
        ("pages/board-game-script.yaml", "highlights.points.3.text"),
        ("beyblade/season.yaml", "first_day"),
    ],
)
def test_what_the_shop_never_said_is_listed(file: str, where: str) -> None:
    document = read_document(CONTENT / file, f"content/{file}")
    assert where in [sample.where for sample in samples_in(document)]

"""Reading YAML: values as staff typed them, and every mistake with its line."""

from pathlib import Path

import pytest

from nk.content.errors import ContentErrors
from nk.content.yaml import Value, parse_document, read_document
from nk.sentences import Sentence

FILE = "content/a.yaml"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: 36", {"a": 36}),
        ("a: -1", {"a": -1}),
        ("a: 13.5", {"a": 13.5}),
        ("a: true", {"a": True}),
        ("a: null", {"a": None}),
        ("a:", {"a": None}),
        ('a: "36"', {"a": "36"}),
        ("a: no", {"a": "no"}),
        ("a: 12:30", {"a": "12:30"}),
        ("a: 2026-11-15", {"a": "2026-11-15"}),
        ("a: 010", {"a": "010"}),
        ("a: 1e999", {"a": "1e999"}),
        ("a: .nan", {"a": ".nan"}),
        (f"a: {'9' * 5000}", {"a": "9" * 5000}),
        ("1: x", {"1": "x"}),
        ("- {th: ก, en: k}", [{"th": "ก", "en": "k"}]),
        ("a: !sample 5", {"a": 5}),
        ('a: ! "x"', {"a": "x"}),
    ],
)
def test_values(text: str, value: Value) -> None:
    assert parse_document(text, FILE).value == value


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nb: 2\na: 3", 3, "a: this key is written twice"),
        ("a: 1\nb: &x 2", 2, "& and * at the start"),
        ("a: 1\nb: *x", 2, "& and * at the start"),
        ("a: !!python/name:os.system x", 1, "is not known; only !sample is"),
        ("a: 1\n---\nb: 2", 2, "a second `---` document"),
        ("a:\n\tb: 1", 2, "indent with spaces, not with a tab"),
        ("a: [1, 2\nb: 3", 2, "not valid YAML"),
        ("a: 'x", 1, "not valid YAML"),
        ("a: 1\nb: \x07", 2, "a character here is not allowed"),
        ('a: 1\nb: "\\uD800"', 2, "not valid YAML"),
        ("a: 1\n[x, y]: 2", 2, "a key must be a single word"),
        ("", 1, "the file is empty"),
        ("# only a comment", 1, "the file is empty"),
        ("[" * 5000, 1, "nested too deeply"),
        ("a: " + "{b: " * 30 + "1" + "}" * 30, 1, "nested too deeply"),
    ],
)
def test_mistakes_have_lines(text: str, line: int, reason: str) -> None:
    with pytest.raises(ContentErrors) as caught:
        parse_document(text, FILE)
    first = caught.value.errors[0]
    assert (first.file, first.line) == (FILE, line)
    assert reason in str(first)


def test_all_mistakes_of_a_file_are_listed() -> None:
    with pytest.raises(ContentErrors) as caught:
        parse_document("a: 1\na: 2\nb: &x 1\nc: !odd 1", FILE)
    assert [error.line for error in caught.value.errors] == [2, 3, 4]


def test_an_alias_bomb_is_refused_before_it_grows() -> None:
    rows = ["a0: &a0 [x]"] + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    with pytest.raises(ContentErrors):
        parse_document("\n".join(rows), FILE)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_bytes(b"a: 1\nb: \xff\n")
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"#" * 1_000_001)
    for path, line, reason in (
        (tmp_path / "none.yaml", 1, "the file is missing"),
        (tmp_path, 1, "the file cannot be read"),
        (broken, 2, "save the file as UTF-8"),
        (huge, 1, "split it"),
    ):
        with pytest.raises(ContentErrors) as caught:
            read_document(path, FILE)
        assert caught.value.errors[0].line == line
        assert reason in caught.value.errors[0].reason.en


def test_lines_and_samples() -> None:
    document = parse_document("# c\na:\n  - b: 1\n    c: !sample x\n  - !sample {d: 2}\n", FILE)
    assert document.line(("a", 0, "c")) == 4
    assert document.line(("a", 0, "missing")) == 3
    assert document.samples == (("a", 0, "c"), ("a", 1))
    wrong = Sentence(th="ผิด", en="wrong")
    assert str(document.error(("a", 0, "c"), wrong)) == "content/a.yaml:4: a.1.c: wrong"

"""The types the desk's screens import are those of its endpoints; its words are all said."""

import re

from nk.cli.places import CONTENT, WEB
from nk.content.desk_words import desk_words
from nk.content.registry import SOURCES
from tools.desk_types import TARGET, desk_types

_QUOTED = re.compile(r"""['"]([a-z0-9_]+(?:\.[a-z0-9_]+)+)['"]""")
_WORKED_OUT = re.compile(r"`([a-z0-9_]+(?:\.[a-z0-9_]*)+)\$\{")


def test_the_types_are_what_the_desk_exchanges() -> None:
    kept = TARGET.read_text(encoding="utf-8")
    assert kept == desk_types(), "run `python -m tools.desk_types`"


def test_no_two_bodies_of_the_desk_have_one_name() -> None:
    # Two of one name get their modules' names in front, and the screens' imports break.
    assert "__" not in desk_types()


def test_every_content_file_has_a_name_and_a_place_in_the_shop() -> None:
    keys = desk_words(CONTENT)["th"]
    listed = (WEB / "desk" / "src" / "screens" / "shop" / "files.ts").read_text(encoding="utf-8")
    for source in SOURCES:
        name = re.sub(r"[/-]", "_", source.file.removesuffix(".yaml"))
        assert f"file.{name}" in keys, source.file
        assert f"'{source.file}'" in listed, source.file


def test_every_word_of_the_desk_is_said() -> None:
    source = WEB / "desk" / "src"
    files = [path for path in source.rglob("*.ts*") if "generated" not in path.parts]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named, beginnings = set(_QUOTED.findall(code)), tuple(set(_WORKED_OUT.findall(code)))
    keys = desk_words(CONTENT)["th"]
    assert [key for key in keys if key not in named and not key.startswith(beginnings)] == []

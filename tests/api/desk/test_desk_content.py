"""The content over the API: fields, draft, conflicts, check, publication, before opening."""

from pathlib import Path

import pytest

from nk.club.errors import Sentence
from nk.club.store.audit import list_audit
from nk.content.samples import GROUPS, LINKS
from nk.desk.access.permissions import Role
from nk.desk.publishing import Publication
from tests.support.desk.desk_in_process import DeskUnderTest, WrittenOnly, desk_under_test

PRICE: list[str | int] = [0, "dishes", 0, "price"]
WHOLE_NUMBER = {
    "th": "ใส่เป็นตัวเลขจำนวนเต็ม เช่น 45",
    "en": "this must be a whole number, without quotes",
}


def price(value: object, expected: object = 39) -> dict[str, object]:
    edit = {"file": "menu.yaml", "kind": "set", "steps": PRICE}
    return {"edits": [{**edit, "value": value, "expected": expected}]}


def shown(desk: DeskUnderTest, token: str, what: str = "value") -> object:
    fields = desk.get("/api/content/fields?file=menu.yaml", token).json["fields"]
    return next(field[what] for field in fields if field["steps"] == PRICE)


def test_a_price_is_changed_checked_and_written(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    before = (each_desk.content / "menu.yaml").read_bytes()
    assert each_desk.post("/api/draft/edit", owner, price(45)).status == 200
    assert shown(each_desk, owner) == 45
    files = each_desk.get("/api/content", owner).json["files"]
    assert [one["file"] for one in files if one["edits"]] == ["menu.yaml"]
    assert each_desk.post("/api/draft/check", owner).json == {"mistakes": []}
    assert (each_desk.content / "menu.yaml").read_bytes() == before
    done = each_desk.post("/api/draft/publish", owner).json
    assert (done["edits"], done["files"], done["live"]) == (1, ["menu.yaml"], False)
    after = (each_desk.content / "menu.yaml").read_bytes()
    assert after == before.replace(b"price: 39", b"price: 45", 1)
    assert each_desk.get("/api/draft", owner).json["edits"] == []
    with each_desk.desk.reader.reading() as connection:
        (entry, *_) = list_audit(connection)
    assert (entry.action, entry.who, entry.detail["files"]) == (
        "content.write",
        "Ton",
        ["menu.yaml"],
    )


def test_two_people_at_the_same_value_the_second_gets_both_versions(desk: DeskUnderTest) -> None:
    ton, fah = desk.token(name="Ton"), desk.token(name="Fah")
    assert desk.post("/api/draft/edit", ton, price(45)).status == 200
    refused = desk.post("/api/draft/edit", fah, price(49))
    assert (refused.status, refused.code) == (409, "conflict")
    told = refused.json["error"]
    assert [told[key] for key in ("expected", "there", "yours", "who")] == [39, 45, 49, "Ton"]
    assert desk.post("/api/draft/edit", fah, price(49, 45)).status == 200


def test_mistakes_are_told_at_their_fields(desk: DeskUnderTest) -> None:
    owner = desk.token()
    desk.post("/api/draft/edit", owner, price("free"))
    mistakes = desk.post("/api/draft/check", owner).json["mistakes"]
    # Pages that quote the price are told of besides.
    (mistake,) = [one for one in mistakes if one["file"] == "menu.yaml"]
    assert mistake["steps"] == PRICE
    assert mistake["label"] == shown(desk, owner, "label")
    assert mistake["label"]["th"].endswith(" › ราคา")
    assert mistake["reason"] == WHOLE_NUMBER
    refused = desk.post("/api/draft/publish", owner)
    assert (refused.status, refused.code) == (422, "not_written")
    first = refused.json["error"]["mistakes"][0]
    assert (first["steps"], first["reason"]) == (PRICE, WHOLE_NUMBER)


def test_the_same_write_again_gets_the_same_answer(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    first = each_desk.post("/api/draft/edit", owner, price(45), write_id="a" * 20)
    assert each_desk.post("/api/draft/edit", owner, price(50, 45)).status == 200
    again = each_desk.post("/api/draft/edit", owner, price(45), write_id="a" * 20)
    assert (again.status, again.json) == (200, first.json)
    assert shown(each_desk, owner) == 50


def test_a_refused_write_stays_refused(desk: DeskUnderTest) -> None:
    owner = desk.token()
    refused = desk.post("/api/draft/edit", owner, price(45, 44), write_id="a" * 20)
    assert refused.status == 409
    assert desk.post("/api/draft/edit", owner, price(44)).status == 200
    again = desk.post("/api/draft/edit", owner, price(45, 44), write_id="a" * 20)
    assert (again.status, again.json) == (409, refused.json)
    assert shown(desk, owner) == 44


def test_an_id_belongs_to_one_write_and_one_device(desk: DeskUnderTest) -> None:
    owner, other = desk.token(), desk.token(name="Fah")
    assert desk.post("/api/draft/edit", owner, price(45), write_id="a" * 20).status == 200
    assert desk.post("/api/draft/edit", owner, price(50, 45), write_id="a" * 20).code == "write_id"
    assert desk.post("/api/draft/edit", other, price(50, 45), write_id="a" * 20).status == 200
    for wrong in ("short", "x" * 65, "with space in the id", "ไทย" * 8):
        assert desk.post("/api/draft/edit", owner, price(1, 50), write_id=wrong).code == "write_id"


def test_answers_are_kept_for_a_week(desk: DeskUnderTest) -> None:
    owner = desk.token()
    desk.post("/api/draft/edit", owner, price(45), write_id="a" * 20)
    desk.later(days=6, hours=23)
    assert desk.post("/api/draft/edit", owner, price(45), write_id="a" * 20).status == 200
    desk.later(hours=2)
    desk.post("/api/session/renew", owner)
    assert desk.post("/api/draft/edit", owner, price(45), write_id="a" * 20).status == 409


def test_asvs_2_3_3_a_write_that_fails_half_way_leaves_nothing(
    each_desk: DeskUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = each_desk.token()

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a broken wire")

    version = each_desk.desk.reader.data_version()
    with monkeypatch.context() as patch:
        patch.setattr("nk.desk.writes._keep", broken)
        failed = each_desk.post("/api/pairings", owner, {"name": "Fah", "role": "staff"})
    assert (failed.status, failed.code) == (500, "internal")
    assert b"wire" not in failed.body
    assert each_desk.desk.reader.data_version() == version


def test_edits_are_discarded(desk: DeskUnderTest) -> None:
    owner = desk.token()
    desk.post("/api/draft/edit", owner, price(45))
    text = {"file": "menu.yaml", "kind": "set", "steps": [0, "name", "th"]}
    edit = {**text, "value": "กินเล่น", "expected": "ของกินเล่น"}
    draft = desk.post("/api/draft/edit", owner, {"edits": [edit]}).json
    ids = [one["id"] for one in draft["edits"]]
    left = desk.post("/api/draft/discard", owner, {"ids": ids[:1]}).json["edits"]
    assert [one["id"] for one in left] == ids[1:]
    assert shown(desk, owner) == 39
    assert desk.post("/api/draft/discard", owner).json["edits"] == []


@pytest.mark.parametrize(
    "edit",
    [
        {"file": "../secret.yaml", "kind": "set", "steps": ["a"]},
        {"file": "images/x.yaml", "kind": "set", "steps": ["a"]},
        {"file": "menu.yaml", "kind": "drop", "steps": []},
        {"file": "menu.yaml", "kind": "set", "steps": [-1, "x"]},
        {"file": "menu.yaml", "kind": "set", "steps": [0, "nothing", "at", "all"], "value": 1},
        {"file": "menu.yaml", "kind": "remove", "steps": []},
        {"file": "menu.yaml", "kind": "move", "steps": [], "index": 0, "to": 50},
        {"file": "menu.yaml", "kind": "set", "steps": ["x"] * 30},
        {"file": "menu.yaml", "kind": "set", "steps": PRICE, "evil": 1},
    ],
)
def test_an_edit_that_makes_no_sense_is_refused(
    desk: DeskUnderTest, edit: dict[str, object]
) -> None:
    reply = desk.post("/api/draft/edit", desk.token(), {"edits": [edit]})
    assert reply.status in (404, 409, 422), reply.body
    assert desk.desk.content_writer.drafts.load().edits == []


def test_an_edit_is_refused_in_both_languages(desk: DeskUnderTest) -> None:
    reply = desk.post("/api/draft/edit", desk.token(), price(1e-20))
    assert (reply.status, reply.code) == (422, "edit")
    assert reply.json["error"]["message"] == {
        "th": "ตัวเลขนี้ใหญ่เกินไป หรือทศนิยมยาวเกินไป",
        "en": "This number is too large, or has too many decimal places.",
    }


def test_only_files_of_the_content_have_fields(desk: DeskUnderTest) -> None:
    owner = desk.token()
    for file in ("../pyproject.toml", "/etc/passwd", "pages", "menu.yaml%00", ""):
        assert desk.get(f"/api/content/fields?file={file}", owner).status == 404


def test_staff_read_the_content_and_owners_change_it(desk: DeskUnderTest) -> None:
    staff = desk.token(Role.STAFF, "Fah")
    assert desk.get("/api/content", staff).status == 200
    assert desk.get("/api/opening", staff).status == 200
    for path in ("edit", "check", "discard", "publish"):
        assert desk.post(f"/api/draft/{path}", staff, price(45)).status == 403


def test_before_opening_lists_every_sample_and_what_the_draft_has_done(
    desk: DeskUnderTest,
) -> None:
    owner = desk.token()
    first = desk.get("/api/opening", owner).json
    assert first["left"] == first["total"] > 50
    # By what somebody has to be asked for, as the check of the command line lists it.
    assert [group["group"] for group in first["groups"]] == list(GROUPS)
    place = GROUPS.index(LINKS)
    sample = first["groups"][place]["samples"][0]
    edit = {"file": sample["file"], "kind": "set", "steps": sample["steps"]}
    real = {**edit, "value": "+6621234567", "expected": sample["shown"]}
    assert desk.post("/api/draft/edit", owner, {"edits": [real]}).status == 200
    now = desk.get("/api/opening", owner).json
    assert (now["left"], now["total"]) == (first["total"] - 1, first["total"])
    assert now["groups"][place]["samples"][0]["done"]


def test_a_publication_that_broke_off_is_made_when_it_is_sent_again(
    sqlite_database: str, tmp_path: Path
) -> None:
    asked: list[str] = []

    class Publishing(WrittenOnly):
        def publish(self, who: str) -> Publication:
            asked.append(who)
            if len(asked) == 1:
                raise RuntimeError("the desk ends between writing and building")
            return Publication(live=True, sentence=Sentence(th="ขึ้นแล้ว", en="Live."))

    with desk_under_test(sqlite_database, tmp_path, publisher=Publishing()) as desk:
        owner = desk.token()
        desk.post("/api/draft/edit", owner, price(45))
        assert desk.post("/api/draft/publish", owner, write_id="a" * 20).status == 500
        done = desk.post("/api/draft/publish", owner, write_id="a" * 20)
        assert (done.json["edits"], done.json["live"]) == (1, True)
        assert done.json["message"]["en"] == "Live."
        assert done.header("content-length") == str(len(done.body))
        entries = desk.get("/api/history?subject=content", owner).json["entries"]
    # It was written once; the publisher leaves alone what is public already.
    assert (len(entries), asked) == (1, ["Ton", "Ton"])


def test_what_is_refused_is_not_published(sqlite_database: str, tmp_path: Path) -> None:
    asked: list[str] = []

    class Publishing(WrittenOnly):
        def publish(self, who: str) -> Publication:
            asked.append(who)
            return super().publish(who)

    with desk_under_test(sqlite_database, tmp_path, publisher=Publishing()) as desk:
        owner = desk.token()
        desk.post("/api/draft/edit", owner, price("free"))
        for _ in range(2):
            refused = desk.post("/api/draft/publish", owner, write_id="a" * 20)
            assert (refused.status, refused.code) == (422, "not_written")
    assert asked == []


def edit_long_texts(desk: DeskUnderTest, token: str, count: int) -> None:
    """Change two long texts in turn, so that each change stays one of its own."""
    file = "pages/privacy.yaml"
    fields = desk.get(f"/api/content/fields?file={file}", token).json["fields"]
    values = {tuple(field["steps"]): field["value"] for field in fields}
    texts = [values["rules", number, "text"] for number in (0, 1)]
    for number in range(count):
        at = number % 2
        edit = {"file": file, "kind": "set", "steps": ["rules", at, "text"]}
        changed = {**texts[at], "en": f"{texts[at]['en'].rstrip('!')}{'!' * (1 + number % 4)}"}
        sent = {"edits": [{**edit, "expected": texts[at], "value": changed}]}
        assert desk.post("/api/draft/edit", token, sent).status == 200
        texts[at] = changed


def test_a_large_draft_is_published_and_told_in_short(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    edit_long_texts(each_desk, owner, 46)
    done = each_desk.post("/api/draft/publish", owner)
    assert (done.status, done.json["edits"]) == (200, 46)
    assert each_desk.get("/api/draft", owner).json["edits"] == []
    (entry,) = each_desk.get("/api/history?subject=content", owner).json["entries"]
    told = entry["detail"]
    assert told["edits"] == len(told["changes"]) + told["more"] == 46
    assert told["changes"][0]["place"] == "pages/privacy.yaml: rules.0.text"

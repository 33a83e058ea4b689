"""Preview, the way back, the history and copies of the store, as the screens ask for them."""

from pathlib import Path

from sqlalchemy import delete, func, select

from nk.club.events.registrations import register
from nk.club.store.connections import open_reader
from nk.club.store.tables import audit, registrations
from nk.desk.access.permissions import Role
from nk.desk.preview import PLACE, preview_file, preview_page
from nk.desk.publishing import Publication
from tests.support.desk.desk_in_process import (
    HOST,
    DeskUnderTest,
    WrittenOnly,
    cookie,
    desk_under_test,
)
from tests.support.store import NOW, add_events, an_event, open_a_season

PRICE = {
    "file": "rates.yaml",
    "kind": "set",
    "steps": [0, "students", "hourly"],
    "expected": 36,
    "value": 39,
}


def test_the_preview_is_built_of_the_draft(desk: DeskUnderTest, tmp_path: Path) -> None:
    owner = desk.token()
    assert desk.get("/api/preview", owner).json["state"] == "none"
    desk.post("/api/draft/edit", owner, {"edits": [PRICE]})
    started = desk.post("/api/preview", owner)
    assert (started.json["state"], started.json["version"]) == ("ready", 1)
    assert desk.get("/api/preview/page/about", owner).status == 404
    pages = tmp_path / "preview"
    pages.mkdir()
    (pages / "about.html").write_text('<a href="/en/about">x</a><script>1</script>', "utf-8")
    (pages / ".build.json").write_text("{}", "utf-8")
    page = desk.get("/api/preview/page/about", owner)
    assert page.body.decode() == f'<a href="{PLACE}/en/about">x</a>'
    policies = [value for name, value in page.headers if name == "content-security-policy"]
    assert len(policies) == 1
    assert "script-src" not in policies[0]
    assert "sandbox allow-same-origin" in policies[0]
    assert page.header("x-frame-options") == "SAMEORIGIN"
    for hidden in (".build.json", "../content/rates.yaml", "%2e%2e/content/rates.yaml"):
        assert desk.get(f"/api/preview/page/{hidden}", owner).status == 404
    assert desk.get("/api/preview/page/about", None).status == 401


def test_only_addresses_inside_tags_lead_into_the_preview() -> None:
    text = 'and/or /here <img src="/a.png" srcset="/a.png 1x, /b.png 2x"> <a href="//x.example">'
    assert preview_page(text) == (
        f'and/or /here <img src="{PLACE}/a.png" srcset="{PLACE}/a.png 1x, {PLACE}/b.png 2x"> '
        '<a href="//x.example">'
    )


def test_a_link_out_of_the_pages_is_not_followed(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (tmp_path / "secret.html").write_text("secret", "utf-8")
    (pages / "out.html").symlink_to(tmp_path / "secret.html")
    assert preview_file(pages, "out") is None


def test_the_way_back_is_the_owners(each_desk: DeskUnderTest) -> None:
    owner, staff = each_desk.token(), each_desk.token(Role.STAFF, "Mook")
    listed = each_desk.get("/api/publications", staff).json
    assert (listed["can_go_back"], listed["publications"][0]["current"]) == (True, True)
    assert each_desk.post("/api/publications/back", staff).status == 403
    done = each_desk.post("/api/publications/back", owner)
    assert (done.status, done.json["message"]["en"]) == (200, "Back.")
    entry = each_desk.get("/api/history", owner).json["entries"][0]
    assert (entry["action"], entry["who"]) == ("content.back", "Ton")


class LookingBack(WrittenOnly):
    """Looks from outside at what the store holds while the site goes back."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.seen: list[int] = []

    def back(self, who: str) -> Publication:
        """Count the notes that others can read meanwhile."""
        reader = open_reader(self.database)
        with reader.reading() as connection:
            query = select(func.count()).where(audit.c.action == "content.back")
            self.seen.append(connection.scalar(query) or 0)
        reader.close()
        return super().back(who)


def test_nobody_waits_for_the_store_while_the_site_goes_back(database: str, tmp_path: Path) -> None:
    publisher = LookingBack(database)
    with desk_under_test(database, tmp_path, publisher=publisher) as desk:
        owner = desk.token()
        done = desk.post("/api/publications/back", owner, write_id="r" * 20)
        again = desk.post("/api/publications/back", owner, write_id="r" * 20)
    # The write was over before the slow part began, and the same id goes back only once.
    assert publisher.seen == [1]
    assert (done.json["live"], again.status) == (True, 200)


def test_the_history_tells_what_was_there_before(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    each_desk.post("/api/draft/edit", owner, {"edits": [PRICE]})
    assert each_desk.post("/api/draft/publish", owner).status == 200
    found = each_desk.get("/api/history?subject=content", owner).json
    assert not found["more"]
    (change,) = found["entries"][0]["detail"]["changes"]
    assert (change["before"], change["after"]) == ("36", "39")
    assert change["place"] == "rates.yaml: 0.students.hourly"


def test_the_history_speaks_in_names(each_desk: DeskUnderTest) -> None:
    owner = each_desk.token()
    open_a_season(each_desk.desk.writer)
    (event,) = add_events(each_desk.desk.writer, an_event())
    for name in ("Mook", "Beam"):
        each_desk.post("/api/players/add", owner, {"nickname": name})
    each_desk.post("/api/events/register", owner, {"id": event, "name": "Mook"})
    each_desk.post("/api/events/check-in", owner, {"id": event, "number": 1, "here": True})
    form = {"winner": "Mook", "loser": "Beam", "finishes": "wx ws", "event_id": None}
    assert each_desk.post("/api/results/record", owner, form).status == 200
    entries = each_desk.get("/api/history", owner).json["entries"]
    told = {entry["action"]: entry for entry in entries}
    assert told["match.record"]["called"] == "Mook – Beam"
    assert told["match.record"]["detail"]["winner"] == "Mook"
    assert told["event.check_in"]["called"] == an_event().name
    assert told["event.check_in"]["detail"]["person"] == "Mook"
    # Whoever is removed is named nowhere, the history included.
    people = each_desk.get("/api/players?q=Mook", owner).json["players"]
    removed = each_desk.post(
        "/api/players/remove", owner, {"id": people[0]["id"], "expected": "Mook"}
    )
    assert removed.status == 200, removed.body
    assert "Mook" not in each_desk.get("/api/history", owner).body.decode()


def test_a_copy_is_made_once_and_taken(desk: DeskUnderTest) -> None:
    owner, staff = desk.token(), desk.token(Role.STAFF, "Mook")
    made = desk.post("/api/backup", owner, write_id="b" * 20)
    again = desk.post("/api/backup", owner, write_id="b" * 20)
    assert made.json == again.json
    (copy,) = desk.get("/api/backup", owner).json["copies"]
    assert copy["name"] == made.json["name"]
    taken = desk.get(f"/api/backup/{copy['name']}", owner)
    assert taken.body.startswith(b"SQLite format 3")
    assert len(taken.body) == copy["size"]
    assert taken.header("cache-control") == "no-store"
    assert taken.header("content-disposition") == f'attachment; filename="{copy["name"]}"'
    assert taken.header("x-content-type-options") == "nosniff"
    assert desk.get("/api/backup/nothing.sqlite3", owner).status == 404
    assert desk.get(f"/api/backup/{copy['name']}", staff).status == 403


def test_a_copy_is_not_read_into_memory_to_be_sent(desk: DeskUnderTest) -> None:
    owner = desk.token()
    name = desk.post("/api/backup", owner).json["name"]
    asked = [("host", HOST), *cookie(owner), ("range", "bytes=7-12")]
    part = desk.ask("GET", f"/api/backup/{name}", asked)
    assert (part.status, part.body) == (206, b"format")
    assert part.header("cache-control") == "no-store"
    assert part.header("x-content-type-options") == "nosniff"
    assert desk.get(f"/api/backup/{name}", None).status == 401


def test_copies_of_the_desk_go_after_a_month(desk: DeskUnderTest) -> None:
    first = desk.post("/api/backup", desk.token()).json["name"]
    desk.later(days=31)
    second = desk.post("/api/backup", desk.token()).json["name"]
    names = [copy["name"] for copy in desk.get("/api/backup", desk.token()).json["copies"]]
    assert (first != second, names) == (True, [second])


def test_a_master_is_shown_to_the_form(desk: DeskUnderTest) -> None:
    owner = desk.token()
    shown = desk.get("/api/pictures/brand/icon", owner)
    assert shown.status == 200
    assert (shown.header("content-type") or "").startswith("image/")
    assert desk.get("/api/pictures/brand/nothing", owner).status == 404


def test_the_history_names_whom_it_named_then(each_desk: DeskUnderTest) -> None:
    """Stores of before gave the number of whoever was taken off the list to the next."""
    owner, writer = each_desk.token(), each_desk.desk.writer
    (event,) = add_events(writer, an_event())
    with writer.change("test", NOW) as change:
        register(change, event, "Alpha")
        register(change, event, "Beta")
        change.connection.execute(delete(registrations))
        register(change, event, "Gamma")
    entries = each_desk.get("/api/history?subject=event", owner).json["entries"]
    told = [one["detail"] for one in entries if one["action"] == "event.register"]
    assert [one["names"]["player"] for one in told] == ["Gamma", "Beta", "Alpha"]
    assert [one for one in told if "person" in one] == []

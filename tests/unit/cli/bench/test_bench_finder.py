"""What `nk bench finder` says of the search and the data of the games page."""

from tools.bench.parts.finder import figures


def test_a_key_is_reckoned_for_a_phone_and_the_data_in_both_languages() -> None:
    found = figures(
        {"slow": 3.5, "median": 1.0, "first": 6.0, "bytes": {"th": 59_900, "en": 60_100}}
    )
    said = [(each.name, each.value, each.reached) for each in found]
    assert said == [
        ("a key among 3,000 games", 14.0, True),
        ("data of 1,000 games, th", 59.9, True),
        ("data of 1,000 games, en", 60.1, False),
    ]

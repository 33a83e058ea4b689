"""What `nk bench finder` says of the search and the data of the games page."""

from tools.bench.parts.finder import figures, first_time


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


def test_the_first_time_of_a_key_is_that_of_its_quickest_run() -> None:
    keys = range(20)
    busy = [[float(key + (50 if key % 2 == run else 0)) for key in keys] for run in (0, 1)]
    assert first_time(busy) == 19

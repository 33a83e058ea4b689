"""What `nk bench hero` says of the layers of the home hero."""

from tools.bench.parts.hero import figures


def test_only_a_phone_has_a_limit() -> None:
    found = figures({"day": [89_900, 150_000], "night": [90_100, 120_000]})
    said = [(each.name, each.value, each.reached) for each in found]
    assert said == [
        ("layers on a phone, day", 89.9, True),
        ("layers in a wide window, day", 150.0, None),
        ("layers on a phone, night", 90.1, False),
        ("layers in a wide window, night", 120.0, None),
    ]

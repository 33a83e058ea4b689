"""What holds for every deck that can be put together from known parts."""

from hypothesis import given
from hypothesis import strategies as st

from nk.rules.deck import Bey, DeckOptions, Rule, check_deck, verdict
from tests.support.rules import STEADY, catalogue

beys = st.lists(st.sampled_from(sorted(catalogue().parts)), max_size=6).map(
    lambda parts: Bey(tuple(parts))
)
decks = st.lists(beys, max_size=4)


def rules(deck: list[Bey], options: DeckOptions | None = None) -> list[Rule]:
    """Return the rules a deck breaks, sorted."""
    return sorted(violation.rule for violation in check_deck(catalogue(), deck, options))


@STEADY
@given(decks.flatmap(lambda deck: st.tuples(st.just(deck), st.permutations(deck))))
def test_the_order_of_beys_changes_nothing(decks: tuple[list[Bey], list[Bey]]) -> None:
    presented, shuffled = decks
    assert rules(shuffled) == rules(presented)


@STEADY
@given(decks)
def test_a_version_counts_as_its_original(deck: list[Bey]) -> None:
    parts = catalogue().parts
    originals = [Bey(tuple(parts[part].identity for part in bey.parts)) for bey in deck]
    assert rules(originals) == rules(deck)


@STEADY
@given(decks)
def test_a_complete_deck_played_twice_repeats_every_part_but_lock_chips(deck: list[Bey]) -> None:
    known = catalogue().parts
    repeated = [v for v in check_deck(catalogue(), deck + deck) if v.rule is Rule.REPEATED_PART]
    named = {known[part].identity for violation in repeated for part in violation.parts}
    used = {part for bey in deck for part in bey.parts if known[part].kind != "lock_chip"}
    assert named == {known[part].identity for part in used}


@STEADY
@given(decks)
def test_an_option_that_lifts_a_rule_never_adds_a_violation(deck: list[Bey]) -> None:
    lifted = rules(deck, DeckOptions(metal_needle_allowed=True))
    assert lifted == [rule for rule in rules(deck) if rule is not Rule.BANNED_BIT]


@STEADY
@given(decks)
def test_known_parts_are_never_unknown(deck: list[Bey]) -> None:
    violations = check_deck(catalogue(), deck)
    assert verdict(violations) != "unknown"
    assert violations == check_deck(catalogue(), deck)

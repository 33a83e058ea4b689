"""What `nk bench tournaments` adds up from several processes."""

from tools.bench.parts.tournaments import add_tally
from tools.bench.tournament_audit import audit_many


def test_tournaments_audited_apart_add_up_to_those_audited_together() -> None:
    together = audit_many(range(4), most_players=12)
    apart = audit_many(range(2), most_players=12)
    add_tally(apart, audit_many(range(2, 4), most_players=12))
    assert apart == together
    assert apart.tournaments == 4

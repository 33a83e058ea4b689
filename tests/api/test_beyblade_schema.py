"""Schemathesis over the Beyblade endpoints: what the document says is what happens."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings

from nk.api import build_fastapi
from nk.sources import Sources
from tests.api.beyblade_api import beyblade_api, router
from tests.api.fake_sources import Clock, FakeSource

CLOCK = Clock()
SOURCE = FakeSource(CLOCK)
DOCUMENT = build_fastapi(Sources(SOURCE, SOURCE), routers=[router(CLOCK)]).openapi()

schema = schemathesis.openapi.from_dict(DOCUMENT).include(path_regex="^/api/beyblade/")
schema.app = beyblade_api(CLOCK)


@schema.parametrize()
@settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_keeps_its_word(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()

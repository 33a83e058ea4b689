"""A Lighthouse report with only the parts that are read."""

from typing import Any


def report(
    performance: float | None = 1.0, *, blocking: float = 0.0, script_bytes: int = 4000
) -> dict[str, Any]:
    """Return a report; what differs between the tests can be chosen."""
    performance_audits = [
        {"id": "total-blocking-time", "weight": 30},
        {"id": "unscored-hint", "weight": 0},
        {"id": "not-applicable", "weight": 5},
    ]
    categories: dict[str, Any] = {
        name: {"score": 1, "auditRefs": []} for name in ("accessibility", "best-practices", "seo")
    }
    categories["performance"] = {"score": performance, "auditRefs": performance_audits}
    requests = [
        {"resourceType": "Document", "transferSize": 20_000},
        {"resourceType": "Script", "transferSize": script_bytes},
        {"resourceType": "Script", "transferSize": 1000},
        {"resourceType": "Image", "transferSize": 200_000},
        {"resourceType": "Manifest", "transferSize": 1320},
        {"resourceType": "Preflight"},
        {"transferSize": 50},
    ]
    return {
        "environment": {"benchmarkIndex": 1500.0},
        "categories": categories,
        "audits": {
            "first-contentful-paint": {"score": 1, "numericValue": 900.4},
            "largest-contentful-paint": {"score": 1, "numericValue": 1200.0},
            "total-blocking-time": {"score": 1 if blocking == 0 else 0.5, "numericValue": blocking},
            "cumulative-layout-shift": {"score": 1, "numericValue": 0},
            "unscored-hint": {"score": 0},
            "not-applicable": {"score": None},
            "network-requests": {"details": {"items": requests}},
        },
    }

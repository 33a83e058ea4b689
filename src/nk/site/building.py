"""Putting the site together from the build, the events and the shop's facts."""

from pathlib import Path

from nk.site.event_pages import EventPages
from nk.site.events import EventLookup
from nk.site.finding import Site
from nk.site.headers import HeaderPolicy
from nk.site.notices import build_notices
from nk.site.packing import Packer
from nk.site.pages import Pages, load_pages
from nk.site.readiness import Probe, Readiness
from nk.site.service_files import SecurityText, alive_answer, robots_answer
from nk.site.shop_facts import ShopFacts
from nk.site.sitemap import Sitemap


def header_policy(origin: str, facts: ShopFacts) -> HeaderPolicy:
    """Return the policy for a site at this address."""
    return HeaderPolicy(https=origin.startswith("https://"), image_hosts=facts.image_hosts)


def load_site_pages(dist: Path, cache: Path, *, origin: str, facts: ShopFacts) -> Pages:
    """Load the build; the slow part, done once before the first request."""
    packer = Packer(cache / "compressed")
    policy = header_policy(origin, facts)
    pages = load_pages(dist, origin=origin, policy=policy, packer=packer)
    packer.forget_unused()
    return pages


def build_site(
    pages: Pages, lookup: EventLookup, probe: Probe, *, origin: str, facts: ShopFacts
) -> Site:
    """Join the loaded pages with everything that is made while serving."""
    policy = header_policy(origin, facts)
    service = {b"/robots.txt": robots_answer(origin, policy), b"/healthz": alive_answer(policy)}
    return Site(
        pages=pages,
        answers={**pages.answers, **service},
        events=EventPages(pages.event_templates, lookup, origin=origin, facts=facts),
        sitemap=Sitemap(pages.listed, lookup, origin=origin, policy=policy),
        readiness=Readiness(probe, policy),
        security_text=SecurityText(origin, facts.security_contacts, policy),
        notices=build_notices(policy),
        policy=policy,
    )

"""`nk desk`: start the staff's server, invite a device, list and end devices."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from socket import socket
from typing import Annotated

import typer

from nk.cli.staff.language import StaffCommand, StaffGroup
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import Line, show
from nk.cli.staff.words import said
from nk.cli.terminal import By, command_settings, stop
from nk.club.club import Club
from nk.desk.access.devices import Pairing, end_device, list_devices, new_pairing
from nk.desk.access.origins import DESK_PORT, DeskAddress, UnsafeAddressError, desk_address
from nk.desk.access.permissions import Role
from nk.desk.access.qr import pairing_link, qr_for_terminal
from nk.settings import Settings

desk_app = typer.Typer()
devices_app = typer.Typer(help="The devices that may use the desk; `end ID` ends one.")
desk_app.add_typer(devices_app, name="devices")

Url = Annotated[
    str, typer.Option("--url", help="The https address that the proxy in front gives the desk.")
]
Host = Annotated[str, typer.Option("--host", help="Address to listen on.")]
Port = Annotated[int, typer.Option("--port", min=1, max=65535, help="Port to listen on.")]
PlainHttp = Annotated[
    bool,
    typer.Option(
        "--plain-http",
        help="Allow a network address without https: anybody near can read along, the cookie "
        "is not Secure, and phones cannot work offline.",
    ),
]
Demo = Annotated[
    bool,
    typer.Option(
        "--demo",
        help="Try the desk on a copy with samples, with a site that shows what you do; only "
        "this machine reaches them, and nothing is kept.",
    ),
]
NoSite = Annotated[
    bool, typer.Option("--no-site", help="Leave the site out of the demo, which opens sooner.")
]
_LOCAL = "127.0.0.1"


@desk_app.callback(invoke_without_command=True)
def desk(
    context: typer.Context,
    host: Host = _LOCAL,
    port: Port = DESK_PORT,
    url: Url = "",
    plain_http: PlainHttp = False,
    demo: Demo = False,
    no_site: NoSite = False,
) -> None:
    """Start the staff desk until stopped by Ctrl+C or SIGTERM, building its screens if needed."""
    if context.invoked_subcommand is not None:
        return
    # Imported late: the server takes a moment to load, which the other commands can do without.
    from nk.cli.desk.server import listen_for_desk

    if demo and (url or host != _LOCAL):
        stop("The demo is for this machine alone: leave out --host and --url.", code=2)
    if no_site and not demo:
        stop("--no-site is about the demo; without --demo the desk starts no site.", code=2)
    address = _address(host, port, url, plain_http)
    listener = listen_for_desk(host, port)
    if not demo:
        _run(command_settings(), address, listener)
        return
    with _demo(site=not no_site) as settings:
        _run(settings, address, listener)


@contextmanager
def _demo(*, site: bool) -> Iterator[Settings]:
    from nk.cli.desk.demo import demo_settings, demo_site

    shop = command_settings()
    with ExitStack() as held:
        copied = held.enter_context(demo_settings(shop))
        if site:
            origin = held.enter_context(demo_site(copied, shop.dist))
            typer.echo(f"The site of the demo is open at {origin}")
        yield copied


def _run(settings: Settings, address: DeskAddress, listener: socket) -> None:
    from nk.cli.desk.build import ensure_desk_built
    from nk.cli.desk.server import run_desk

    pages = ensure_desk_built(settings)
    with opened_club() as club:
        _invite_first_owner(club, address)
    words = f"The desk is open at {address.origins[0]}"
    run_desk(settings, address, listener, pages, lambda: typer.echo(words))


@desk_app.command(cls=StaffCommand)
def pair(
    role: Annotated[str, typer.Option("--role", help="owner, staff or judge.")],
    name: Annotated[str, typer.Option("--name", help="Who will use the device.")],
    event: Annotated[int | None, typer.Option("--event", min=1, help="A judge's event.")] = None,
    stadium: Annotated[
        int | None, typer.Option("--stadium", min=1, max=99, help="A judge's stadium.")
    ] = None,
    by: By = None,
    host: Host = _LOCAL,
    port: Port = DESK_PORT,
    url: Url = "",
    plain_http: PlainHttp = False,
) -> None:
    """Print a link and a QR code that pair one device, once, within ten minutes."""
    if role not in list(Role):
        stop(said("bad_role"), code=2)
    address = _address(host, port, url, plain_http)
    with opened_club(by) as club:
        _print_invitation(club, address, Pairing(name, Role(role), event, stadium))


@devices_app.callback(cls=StaffGroup, invoke_without_command=True)
def devices(context: typer.Context) -> None:
    """List the devices that can be used now."""
    if context.invoked_subcommand is not None:
        return
    with opened_club() as club:
        with club.reading() as connection:
            found = list_devices(connection, club.now)
        lines: list[Line] = [
            {
                "id": device.id,
                "name": device.name,
                "role": device.role.value,
                "event": device.event_id,
                "last seen": device.last_seen_at,
                "until": device.expires_at,
            }
            for device in found
        ]
        show(lines, none="no_devices")


@devices_app.command(cls=StaffCommand)
def end(
    number: Annotated[int, typer.Argument(metavar="ID", min=1, help="The device's number.")],
    by: By = None,
) -> None:
    """End a device: it is signed out at once."""
    with opened_club(by) as club:
        with club.change() as change:
            device = end_device(change, number)
        typer.echo(said("device_ended", number=device.id, name=device.name))


def _address(host: str, port: int, url: str, plain_http: bool) -> DeskAddress:
    public = command_settings().public_url
    try:
        return desk_address(host, port, url=url, public_url=public, plain_http=plain_http)
    except UnsafeAddressError as error:
        stop(str(error), code=2)


def _print_invitation(club: Club, address: DeskAddress, pairing: Pairing) -> None:
    with club.change() as change:
        code, _ = new_pairing(change, pairing)
    link = pairing_link(address.origins[0], code)
    typer.echo(qr_for_terminal(link))
    typer.echo(said("invited", name=pairing.name, role=pairing.role, link=link))


def _invite_first_owner(club: Club, address: DeskAddress) -> None:
    """A store that nobody can sign in to gets the owner's link right away."""
    with club.reading() as connection:
        if list_devices(connection, club.now):
            return
    _print_invitation(club, address, Pairing("Owner", Role.OWNER))

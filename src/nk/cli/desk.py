"""`nk desk`: start the staff's server, invite a device, list and end devices."""

from typing import TYPE_CHECKING, Annotated

import typer

from nk.cli.terminal import By, stop

if TYPE_CHECKING:
    from nk.desk.devices import Pairing
    from nk.desk.origins import DeskAddress
    from nk.settings import Settings

# The server, the store and the web framework take a moment to load, which the help of other
# commands should not wait for; so everything is imported where it is used.
desk_app = typer.Typer(help="The staff desk: start it, invite a device, end a device.")
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
_LOCAL = "127.0.0.1"
_PORT = 8010


@desk_app.callback(invoke_without_command=True)
def desk(
    context: typer.Context,
    host: Host = _LOCAL,
    port: Port = _PORT,
    url: Url = "",
    plain_http: PlainHttp = False,
) -> None:
    """Start the desk until stopped by Ctrl+C or SIGTERM."""
    if context.invoked_subcommand is not None:
        return
    from nk.cli.desk_server import run_desk
    from nk.cli.serve import usable_address
    from nk.cli.staff.session import open_desk

    address = _address(host, port, url, plain_http)
    listening = usable_address(host, port)
    with open_desk() as store:
        settings = store.settings
    _invite_first_owner(settings, address)
    run_desk(settings, address, listening, port, lambda: typer.echo(_open_at(address)))


@desk_app.command()
def pair(
    role: Annotated[str, typer.Option("--role", help="owner, staff or judge.")],
    name: Annotated[str, typer.Option("--name", help="Who will use the device.")],
    event: Annotated[int | None, typer.Option("--event", min=1, help="A judge's event.")] = None,
    stadium: Annotated[
        int | None, typer.Option("--stadium", min=1, max=99, help="A judge's stadium.")
    ] = None,
    by: By = None,
    host: Host = _LOCAL,
    port: Port = _PORT,
    url: Url = "",
    plain_http: PlainHttp = False,
) -> None:
    """Print a link and a QR code that pair one device, once, within ten minutes."""
    from nk.desk.devices import Pairing
    from nk.desk.permissions import Role

    if role not in list(Role):
        stop("A role is owner, staff or judge.", code=2)
    address = _address(host, port, url, plain_http)
    _print_invitation(address, Pairing(name, Role(role), event, stadium), by)


@devices_app.callback(invoke_without_command=True)
def devices(context: typer.Context) -> None:
    """List the devices that can be used now."""
    if context.invoked_subcommand is not None:
        return
    from nk.cli.staff.session import open_desk
    from nk.cli.staff.terminal import Line, show
    from nk.desk.devices import list_devices

    with open_desk() as store:
        with store.reading() as connection:
            found = list_devices(connection, store.now)
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
        show(lines, as_json=False, none="No device is paired. Invite one with ./nk desk pair.")


@devices_app.command()
def end(
    number: Annotated[int, typer.Argument(metavar="ID", min=1, help="The device's number.")],
    by: By = None,
) -> None:
    """End a device: it is signed out at once."""
    from nk.cli.staff.session import open_desk
    from nk.desk.devices import end_device

    with open_desk(by) as store:
        with store.change() as change:
            device = end_device(change, number)
        typer.echo(f"Device {device.id} of {device.name} is signed out.")


def _address(host: str, port: int, url: str, plain_http: bool) -> "DeskAddress":
    from nk.desk.origins import UnsafeAddressError, desk_address
    from nk.settings import SettingsError, load_settings

    try:
        public = load_settings().public_url
        return desk_address(host, port, url=url, public_url=public, plain_http=plain_http)
    except (UnsafeAddressError, SettingsError) as error:
        stop(str(error), code=2)


def _print_invitation(address: "DeskAddress", pairing: "Pairing", by: str | None) -> None:
    from nk.cli.staff.session import open_desk
    from nk.desk.devices import new_pairing
    from nk.desk.qr import pairing_link, qr_for_terminal

    with open_desk(by) as store, store.change() as change:
        code, _ = new_pairing(change, pairing)
    link = pairing_link(address.origins[0], code)
    typer.echo(qr_for_terminal(link))
    typer.echo(f"For {pairing.name} ({pairing.role}), once, within ten minutes:\n{link}")


def _invite_first_owner(settings: "Settings", address: "DeskAddress") -> None:
    """A store that nobody can sign in to gets the owner's link right away."""
    from contextlib import closing

    from nk import bangkok
    from nk.club.store.connections import open_reader
    from nk.desk.devices import Pairing, list_devices
    from nk.desk.permissions import Role

    with closing(open_reader(settings.database)) as reader, reader.reading() as connection:
        if list_devices(connection, bangkok.now()):
            return
    _print_invitation(address, Pairing("Owner", Role.OWNER), None)


def _open_at(address: "DeskAddress") -> str:
    return f"The desk is open at {address.origins[0]}"

"""Passkeys: WebAuthn ceremonies. The package that checks them is loaded by the first one."""

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.errors import BadRequest, RoomError
from vaka.server.heavy import aside
from vaka.server.people.accounts import AddWay, NewAccount
from vaka.server.room import Room
from vaka.server.store import now, people, ways_in
from vaka.server.store.people import Account
from vaka.server.store.ways_in import Challenge, ChallengeData, NewAccountData, Passkey, Purpose
from vaka.server.tokens import hash_of, new_id
from vaka.server.wire_people import CreationOptions, RequestOptions, UncheckedCredential

SECONDS = 300  # a ceremony may take
ROOM = "Vaka"
TRANSPORTS = ("ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb")
log = structlog.get_logger(__name__)
T = TypeVar("T")


@dataclass(frozen=True)
class Site:
    """Where a ceremony happens: the name that passkeys are bound to, and the origins of its pages."""

    name: str
    origins: tuple[str, ...]


@dataclass(frozen=True)
class Registered:
    """What a ceremony has made: a passkey, and the account somebody wants with it if they have none."""

    passkey: Passkey
    new: NewAccount | None

    def add(self) -> AddWay:
        async def add(connection: AsyncConnection, _: Account) -> None:
            await ways_in.add_passkey(connection, self.passkey)

        return add


async def begin_registration(
    room: Room, site: Site, account: Account | None, new: NewAccount | None
) -> CreationOptions:
    """Options for the browser to make a passkey, for an account that is there or is asked for."""
    for_ = account or new
    assert for_ is not None
    known = await ways_in.passkeys_of(room.store, for_.id)
    if len(known) >= room.settings.limits.passkeys:
        raise RoomError("too-many-passkeys", limit=room.settings.limits.passkeys)
    options = await aside(_registration_options, site, for_.id, for_.name, known)
    kept: NewAccountData | None = None if new is None else {"id": new.id, "name": new.name, "badge": new.badge}
    data: ChallengeData = {"site": site.name, "new": kept}
    await _keep(room, options["challenge"], "register", None if account is None else account.id, data)
    return options


def _registration_options(site: Site, person: str, name: str, known: list[Passkey]) -> CreationOptions:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    asked = generate_registration_options(
        rp_id=site.name, rp_name=ROOM, user_id=person.encode(), user_name=name, timeout=SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(each.raw) for each in known],
    )  # fmt: skip
    found: CreationOptions = json.loads(options_to_json(asked))
    return found


async def register(
    room: Room, site: Site, account: Account | None, answer: UncheckedCredential, device: str
) -> Registered:
    """Check the browser's answer to `begin_registration`; nothing is stored yet."""
    challenge = await _take(room, answer, "register")
    kept = challenge.data["new"]
    if challenge.data["site"] != site.name or challenge.person != (None if account is None else account.id):
        raise BadRequest("ceremony-failed")
    new = None if kept is None else NewAccount(**kept)
    raw, public_key, counter = await aside(_verify_registration, site, answer)
    hashed, transports = hash_of(raw.hex()), _transports(answer)
    if await ways_in.passkey(room.store, hashed) is not None:
        raise BadRequest("ceremony-failed")
    person = account.id if account is not None else new.id if new is not None else ""
    made = Passkey(new_id(), person, hashed, raw, public_key, counter, device, now(), transports)
    return Registered(made, new)


def _verify_registration(site: Site, answer: UncheckedCredential) -> tuple[bytes, bytes, int]:
    from webauthn import verify_registration_response

    def verify() -> tuple[bytes, bytes, int]:
        found = verify_registration_response(
            credential=answer, expected_challenge=_challenge_of(answer), expected_rp_id=site.name,
            expected_origin=list(site.origins), require_user_verification=True,
        )  # fmt: skip
        return found.credential_id, found.credential_public_key, found.sign_count

    return _checked(verify)


async def begin_sign_in(room: Room, site: Site) -> RequestOptions:
    """Options for the browser to sign in with any passkey it has for this room."""
    options = await aside(_sign_in_options, site)
    await _keep(room, options["challenge"], "sign-in", None, {"site": site.name})
    return options


def _sign_in_options(site: Site) -> RequestOptions:
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    required = UserVerificationRequirement.REQUIRED
    asked = generate_authentication_options(rp_id=site.name, timeout=SECONDS * 1000, user_verification=required)
    found: RequestOptions = json.loads(options_to_json(asked))
    return found


async def sign_in(room: Room, site: Site, answer: UncheckedCredential) -> Account:
    """The account whose passkey has answered `begin_sign_in`."""
    challenge = await _take(room, answer, "sign-in")
    if challenge.data["site"] != site.name:
        raise BadRequest("ceremony-failed")
    passkey = await ways_in.passkey(room.store, hash_of(_bytes(answer.get("rawId")).hex()))
    account = None if passkey is None else await people.find(room.store, passkey.person)
    if passkey is None or account is None:
        raise BadRequest("unknown-passkey")
    counter = await aside(_verify_sign_in, site, passkey, answer)
    if not await ways_in.use_passkey(room.store, passkey, counter):
        raise BadRequest("ceremony-failed")
    return account


def _verify_sign_in(site: Site, passkey: Passkey, answer: UncheckedCredential) -> int:
    from webauthn import verify_authentication_response

    def verify() -> int:
        return verify_authentication_response(
            credential=answer, expected_challenge=_challenge_of(answer), expected_rp_id=site.name,
            expected_origin=list(site.origins), credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.counter, require_user_verification=True,
        ).new_sign_count  # fmt: skip

    return _checked(verify)


def _checked(verify: Callable[[], T]) -> T:
    """What a check returns; one sentence for whatever it finds wrong, or stumbles over, in what a stranger sent."""
    try:
        return verify()
    except Exception as error:
        log.info("ceremony-failed", reason=type(error).__name__)
        raise BadRequest("ceremony-failed") from None


async def _keep(room: Room, challenge: str, kind: Purpose, person: str | None, data: ChallengeData) -> None:
    hashed = hash_of(challenge)
    await ways_in.keep_challenge(room.store, Challenge(hashed, kind, person, data, now() + SECONDS * 1000))


async def _take(room: Room, answer: UncheckedCredential, kind: Purpose) -> Challenge:
    """The challenge that an answer was made for; from now on there is none."""
    found = await ways_in.take_challenge(room.store, hash_of(_client_data(answer).get("challenge", "")), kind)
    if found is None:
        raise BadRequest("ceremony-late")
    return found


def _challenge_of(answer: UncheckedCredential) -> bytes:
    return _bytes(_client_data(answer).get("challenge"))


def _client_data(answer: UncheckedCredential) -> dict[str, str]:
    try:
        found = json.loads(_bytes(answer["response"]["clientDataJSON"]))
        if isinstance(found, dict) and isinstance(found.get("challenge"), str) and found["challenge"].isascii():
            return found
    except (ValueError, KeyError, TypeError, RecursionError):
        pass
    raise BadRequest("ceremony-failed")


def _bytes(text: Any) -> bytes:
    try:
        return base64.urlsafe_b64decode(str(text) + "=" * (-len(str(text)) % 4))
    except ValueError:
        raise BadRequest("ceremony-failed") from None


def _transports(answer: UncheckedCredential) -> list[str]:
    given = answer["response"].get("transports")
    return [known for known in TRANSPORTS if known in given] if isinstance(given, list) else []

"""A software authenticator: passkeys as a phone makes them, and ways in which an attacker would make them otherwise."""

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of authenticator data


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """One passkey of one device, once it was made."""

    origin: str
    counter: int = 1
    verified: bool = True
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    handle: str = ""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.handle = options["user"]["id"]
        data = self._data(options["rp"]["id"], ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self._public_key())
        client = self._client("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {"clientDataJSON": encoded(client), "attestationObject": encoded(attestation), "transports": ["internal"]}
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        data, client = self._data(options["rpId"], 0), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": encoded(client),
                "authenticatorData": encoded(data),
                "signature": encoded(signature),
                "userHandle": self.handle,
            }
        )

    def _data(self, site: str, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verified else 0)
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _public_key(self) -> dict[int, Any]:
        point = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        raw = encoded(self.id)
        return {"id": raw, "rawId": raw, "type": "public-key", "response": response, "clientExtensionResults": {}}

"""A real ceremony: Chromium's own authenticator makes a passkey for the room and signs in with it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

from tests.server.accounts import by_localhost, own_name
from tests.server.harness import launched

POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}"""
CREATE = """async (options) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return (await navigator.credentials.create({ publicKey })).toJSON()
}"""
GET = """async (options) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return (await navigator.credentials.get({ publicKey })).toJSON()
}"""
AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Device:
    """A browser of its own with an authenticator, at a page of the room."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.page.goto(f"{address}/api/health")
        self.cdp: CDPSession = context.new_cdp_session(self.page)
        self.cdp.send("WebAuthn.enable")
        made = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.authenticator = made["authenticatorId"]

    def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        answer = self.page.evaluate(POST, [path, body])
        assert answer["status"] == expect, answer
        return answer["body"]

    def register(self, wish: dict[str, Any]) -> None:
        made = self.page.evaluate(CREATE, self.post("/sign-in/passkey/new/options", wish)["options"])
        self.post("/sign-in/passkey/new", {"credential": made}, 201)

    def sign_in(self, expect: int = 200) -> Any:
        answer = self.page.evaluate(GET, self.post("/sign-in/passkey/options")["options"])
        return self.post("/sign-in/passkey", {"credential": answer}, expect)

    def called(self) -> str | None:
        found = self.page.evaluate("async () => (await (await fetch('/api/me')).json()).account")
        return None if found is None else str(found["name"])

    def credentials(self) -> list[dict[str, Any]]:
        found = self.cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return list(found["credentials"])


@pytest.mark.exhaustive
def test_a_passkey_of_chromium_signs_in_until_it_is_revoked(browser: Browser, tmp_path: Path) -> None:
    with launched(data=tmp_path) as room:
        address, name = by_localhost(room.url), own_name()
        with browser.new_context() as one, browser.new_context() as two:
            first, second = Device(one, address), Device(two, address)
            first.register({"name": name})
            assert first.called() == name
            key = {"authenticatorId": second.authenticator, "credential": first.credentials()[0]}
            second.cdp.send("WebAuthn.addCredential", key)  # as a synchronised passkey comes to another device
            assert second.sign_in()["account"]["name"] == name
            assert second.called() == name
            with pytest.raises(Error, match="already registered"):
                second.register({})
            second.cdp.send("WebAuthn.clearCredentials", {"authenticatorId": second.authenticator})
            second.register({})
            ways = second.page.evaluate("async () => (await fetch('/api/me/ways')).json()")
            assert len(ways["passkeys"]) == 2
            second.post(f"/me/passkeys/{ways['passkeys'][0]['id']}/revoke")
            first.post("/me/sign-out")
            assert first.sign_in(expect=422)["code"] == "unknown-passkey"
            assert first.called() is None

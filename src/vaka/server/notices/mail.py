"""Messages by e-mail, with a way to stop them in one click (RFC 8058)."""

import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import urlsplit

from vaka.locale import speak
from vaka.server.errors import BadRequest
from vaka.server.notices.reach import Unreachable, Unsure
from vaka.server.notices.words import Message
from vaka.server.settings import Settings
from vaka.server.store.notices import Door

SECONDS = 15.0  # for a whole message
# a header is one line: a link in List-Unsubscribe that is broken up to fit into 78 characters is none any more
WIRE = SMTP.clone(max_line_length=998)
# the plain form that everybody's address has: nothing quoted, nothing that could be a second address or a header
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{3,190}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def check_address(address: str) -> str:
    """An address as mail servers take it; BadRequest if it is none."""
    found = address.strip()
    name, _, domain = found.partition("@")
    if not ADDRESS.fullmatch(found) or ".." in name or name.startswith(".") or name.endswith("."):
        raise BadRequest("door-mail-address")
    return f"{name}@{domain.lower()}"


def written(settings: Settings, door: Door, message: Message, stop: str) -> EmailMessage:
    """A message as a mail. Its id stays the same when it is sent again, so that mail programs show it once."""
    made = EmailMessage()
    host = urlsplit(settings.public_url or "").hostname or "localhost"
    made["From"], made["To"], made["Subject"] = settings.mail_from, door.address, message.title
    made["Date"], made["Message-ID"] = formatdate(), f"<{message.id}@{host}>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{settings.public_url}/api/unsubscribe/{stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    end = speak(door.language, "notice-mail-end" if message.token is None else "notice-confirm-end")
    stopping = f"{settings.public_url}/notices/stop#token={stop}"
    made.set_content("\n\n".join([*message.parts, f"-- \n{end}\n{stopping}"]) + "\n")
    return made


async def send(settings: Settings, door: Door, message: Message, stop: str) -> None:
    """Send a message; Unreachable if the mail server does not take it, Unsure if it falls silent."""
    import aiosmtplib

    secure = settings.smtp_security
    try:
        await aiosmtplib.send(
            written(settings, door, message, stop).as_bytes(policy=WIRE),
            sender=parseaddr(settings.mail_from or "")[1],
            recipients=[door.address],
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user,
            password=settings.smtp_password,
            use_tls=secure == "tls",
            start_tls=secure == "starttls",
            timeout=SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        code, silent = getattr(error, "code", ""), (aiosmtplib.SMTPTimeoutError, aiosmtplib.SMTPServerDisconnected)
        raise (Unsure if isinstance(error, silent) else Unreachable)(f"{type(error).__name__} {code}".strip()) from None

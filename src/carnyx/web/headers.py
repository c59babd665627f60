"""What every page says of itself: it loads nothing from elsewhere, and stands in nobody's frame."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# Styles are written by the page itself, to place what it draws; scripts never are.
POLICY = (
    "default-src 'self'; script-src 'self'{script}; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def policy(*scripts: str) -> str:
    """What a page may load; scripts that stand in the page itself are known by their digests."""
    digests = (b64encode(sha256(script.encode()).digest()).decode() for script in scripts)
    return POLICY.format(script="".join(f" 'sha256-{digest}'" for digest in digests))


class Headers:
    """Adds what is missing to every reply."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the reply back."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", policy())
            await send(message)

        await self._app(scope, receive, sent)

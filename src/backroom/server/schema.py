"""What can be called by HTTP, for programs: an OpenAPI document, written and packed once."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from backroom import __version__
from backroom.server.boards import Packed, packed
from backroom.server.calls import unchanging
from backroom.server.client import AS_IT_IS

_PATH = "/api/schema"
#: Where the document is; beside it there is nothing.
_HERE = (_PATH, f"{_PATH}/", f"{_PATH}/openapi.json")
_KIND = "application/vnd.oai.openapi+json"


def described() -> OpenAPIConfig:
    """litestar writes the document; it would write and pack it whenever somebody asks."""
    router = Router(
        _PATH, route_handlers=[], include_in_schema=False, before_request=_tell, opt=AS_IT_IS
    )
    return OpenAPIConfig(
        title="Backroom",
        version=__version__,
        path=_PATH,
        openapi_router=router,
        render_plugins=[JsonRenderPlugin()],
    )


async def _tell(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    if request.url.path not in _HERE:
        return None
    state = request.app.state
    if state.schema is None:
        state.schema = await asyncio.to_thread(_packed, request.app)
    return unchanging(request, state.schema, _KIND)


def _packed(app: Litestar) -> Packed:
    return packed(app.openapi_schema.to_schema())

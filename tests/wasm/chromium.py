"""Modules in a worker of a real browser, without a room: the page, the engine and the module come from here."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from vaka.wasm.modules import BUILT, Module

ADDRESS = "http://localhost:9"  # nobody listens: every request is answered below
ASK = """async (asked) => {
  const get = async (name) => await fetch(name)
  const manifest = await (await get('/module.json')).json()
  const module = await (await get('/module.wasm')).arrayBuffer()
  const worker = new Worker('/worker.mjs', { type: 'module' })
  const reply = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage({ kind: 'check', id: 1, manifest, module, asked, seconds: asked.seconds })
  })
  worker.terminate()
  if (reply.error) throw new Error(reply.error)
  return JSON.stringify(reply.done)
}"""


def in_chromium(context: BrowserContext) -> Callable[[Module, dict[str, Any]], Any]:
    """Runs what it is given in a worker of a page, as `vaka.wasm.check.in_node` does in Node."""

    def run(module: Module, asked: dict[str, Any]) -> Any:
        page: Page = context.new_page()
        page.set_default_timeout(0)
        files = {"module.json": module.manifest, "module.wasm": module.code}

        def answer(route: Route) -> None:
            name = route.request.url.rpartition("/")[2]
            if not name:
                route.fulfill(body="<!doctype html>", content_type="text/html")
            else:
                kind = "text/javascript" if name.endswith(".mjs") else None
                route.fulfill(path=files.get(name, BUILT / name), content_type=kind)

        page.route(f"{ADDRESS}/**", answer)
        page.goto(f"{ADDRESS}/")
        try:
            return json.loads(page.evaluate(ASK, asked))
        finally:
            page.close()

    return run

"""Modules in a worker of a real browser, without a room: the page, the engine and the module come from here."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from vaka.wasm.check import Asked, Position, Run
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
    worker.postMessage({ kind: 'check', id: 1, manifest, module, asked, work: asked.work })
  })
  worker.terminate()
  if (reply.error) throw new Error(reply.error)
  return JSON.stringify(reply.done)
}"""


FRAMES = """async ({ question, seconds }) => {
  const manifest = await (await fetch('/module.json')).json()
  const module = await (await fetch('/module.wasm')).arrayBuffer()
  const worker = new Worker('/worker.mjs', { type: 'module' })
  let id = 0
  const ask = (request) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => data.error ? reject(new Error(data.error)) : resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage({ ...request, id: ++id })
  })
  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const frames = async (milliseconds) => {
    const started = performance.now()
    let [last, longest] = [started, 0]
    while (performance.now() - started < milliseconds) {
      const now = await new Promise(requestAnimationFrame)
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest
  }
  await ask({ kind: 'load', manifest, module })
  const state = Uint8Array.from(atob(question.state), (letter) => letter.charCodeAt(0))
  const think = () => ask({ kind: 'think', question: { ...question, state, bits: BigInt(question.bits) } })
  await think()
  await frames(200)
  const still = await frames(1000 * seconds)
  tasks.length = 0
  let [searches, going] = [0, true]
  const searching = (async () => { while (going) { await think(); searches++ } })()
  const frame = await frames(1000 * seconds)
  const long = tasks.length
  going = false
  await searching
  worker.terminate()
  return { frame, still, searches, long }
}"""  # the longest time between two frames while a worker thinks, and while nobody does


@dataclass(frozen=True)
class Frames:
    """How a page keeps up while a worker beside it thinks."""

    frame: float  # milliseconds, the longest time between two frames
    still: float  # the same while nobody thinks
    searches: int  # that were made meanwhile
    long: int  # tasks of more than 50 ms on the page's own thread


def thinking_beside_frames(context: BrowserContext, module: Module, question: Position, seconds: float = 2) -> Frames:
    """Search a position again and again in a worker, and look at the page's frames."""
    with opened(context, module) as page:
        return Frames(**page.evaluate(FRAMES, {"question": question, "seconds": seconds}))


def in_chromium(context: BrowserContext) -> Run:
    """Runs what it is given in a worker of a page, as `vaka.wasm.check.in_node` does in Node."""

    def run(module: Module, asked: Asked) -> Any:
        with opened(context, module) as page:
            return json.loads(page.evaluate(ASK, asked))

    return run


@contextmanager
def opened(context: BrowserContext, module: Module) -> Iterator[Page]:
    """A page that finds a module and the engine."""
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
        yield page
    finally:
        page.close()

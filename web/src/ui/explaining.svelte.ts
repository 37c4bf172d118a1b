/** Explanations of signs where they are shown: hovering, focusing, tapping or a long press asks for one. */
import type { Attachment } from 'svelte/attachments'
import type { Snippet } from 'svelte'

export interface Line {
  words: string
  /** The rule that says so. */
  rule?: string
  /** The sign itself, drawn 32 by 32. */
  sign?: Snippet
}

export interface Explanation {
  game: string
  title?: string
  lines: readonly Line[]
}

interface Shown {
  at: Element
  what: () => Explanation
  /** Asked for by a tap or a key: it stays until it is closed. */
  stays: boolean
}

const HOVER = 350
/** Who plays with the keyboard is not stopped at every card. */
const LINGER = 1000
const PRESS = 450
const MOVED = 10

/** Where the mouse was last moved to. */
let mouse = { x: NaN, y: NaN }

let shown = $state.raw<Shown | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

const spoken = ({ lines }: Explanation) => lines.map(({ words }) => words).join(' ')

/** What is explained now, and where. */
export const explained = () => shown

function later(run: () => void, ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(run, ms)
}

export function close(): void {
  clearTimeout(timer)
  shown = null
}

/** Note a movement of the mouse: where nothing but the page moves under it, nobody asks for an explanation. */
export function moved({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerType === 'mouse') mouse = { x, y }
}
const rests = ({ clientX, clientY }: PointerEvent) => clientX === mouse.x && clientY === mouse.y

/** Keep what is shown although the pointer has left its sign: it is on the explanation. */
export const keep = () => clearTimeout(timer)
/** Close what only hovering has opened, or was about to open. */
export const leave = () => (shown?.stays ? clearTimeout(timer) : later(close, 200))

/**
 * Explain an element. One that does nothing else is explained by a click or tap; one with `acts` does its own thing
 * then, and a long press explains it.
 */
export function explain(what: () => Explanation, { acts = false } = {}): Attachment {
  return (node) => {
    const on = new AbortController()
    const listen = <K extends keyof HTMLElementEventMap>(kind: K, run: (event: HTMLElementEventMap[K]) => void) =>
      (node as HTMLElement).addEventListener(kind, run, { signal: on.signal, capture: kind === 'click' })
    const show = (stays: boolean) => {
      clearTimeout(timer)
      shown = { at: node, what, stays }
    }
    const here = () => shown?.at === node
    let down: { x: number; y: number } | null = null
    let pressed = false
    /** Where the mouse lay when this came under it. */
    let under: { x: number; y: number } | null = null
    const hover = () => !here() && later(() => show(false), HOVER)

    listen('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return
      if (rests(event)) under = { ...mouse }
      else hover()
    })
    listen('pointerleave', ({ pointerType }) => {
      under = null
      if (pointerType === 'mouse') leave()
    })
    listen('focusin', () => {
      if (node.matches(':focus-visible')) later(() => show(false), acts ? LINGER : HOVER)
    })
    listen('focusout', leave)
    listen('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
      pressed = false
      if (pointerType === 'mouse') return acts ? close() : undefined
      down = { x, y }
      if (acts) later(() => ((pressed = true), show(true)), PRESS)
    })
    listen('pointermove', ({ clientX: x, clientY: y }) => {
      if (under && (under.x !== x || under.y !== y)) {
        under = null
        hover()
      }
      if (down && !pressed && Math.hypot(x - down.x, y - down.y) > MOVED) clearTimeout(timer)
    })
    for (const kind of ['pointerup', 'pointercancel'] as const)
      listen(kind, () => {
        if (down && !pressed) clearTimeout(timer)
        down = null
      })
    listen('contextmenu', (event) => pressed && event.preventDefault())
    listen('click', (event) => {
      if (acts && !pressed) return
      event.stopImmediatePropagation() // the board below is not meant
      if (acts) event.preventDefault()
      else if (here() && shown?.stays) close()
      else show(true)
      pressed = false
    })
    if (node instanceof HTMLElement) $effect(() => node.setAttribute('aria-description', spoken(what())))
    return () => {
      on.abort()
      if (here()) close()
    }
  }
}

/** Puts a card over the board into the corner in which it hides least of what matters there. */
import type { Attachment } from 'svelte/attachments'
import { cornerFor, type Box } from './placing'

const MARKED = '.marks > g'

/** What to keep in sight, and how much it matters: a card that hides what it speaks of is of no use. */
const THINGS: [string, number][] = [
  [`${MARKED}:not(.words)`, 60], // words step out of its way by themselves
  ['[data-cover]', 8], // what lies over the board as well, such as the buttons that zoom
  ['[data-aim], [data-keep], [role=button]', 1], // where the player is heading, what can be pressed and read
]

/** On a small screen such a card begins folded, and folds once something in it was pressed: the board can be seen. */
export const folds = () => innerWidth <= 760 || innerHeight < 720

/** Choose now, once more when the marks of what the card is `about` are drawn, and again when that changes. */
export const cornered =
  (about: () => unknown): Attachment<HTMLElement> =>
  (card) => {
    about()
    const board = card.parentElement!
    let frame = 0
    const settle = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(
        () => (frame = requestAnimationFrame(() => (card.dataset.corner = cornerOf(card, board)))),
      )
    }
    const drawn = new MutationObserver(() => {
      if (!board.querySelector(MARKED)) return
      drawn.disconnect() // they move out of the card's way, so it does not follow them
      settle()
    })
    settle()
    if (!board.querySelector(MARKED)) drawn.observe(board, { childList: true, subtree: true })
    return () => {
      drawn.disconnect()
      cancelAnimationFrame(frame)
    }
  }

function cornerOf(card: HTMLElement, board: HTMLElement): string {
  const box = (thing: Element): Box => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    return { x, y, w: width, h: height }
  }
  const things = THINGS.flatMap(([those, weight]) =>
    [...board.querySelectorAll(those)]
      .filter((thing) => !card.contains(thing))
      .map((thing) => ({ ...box(thing), weight })),
  )
  return cornerFor({ w: card.offsetWidth, h: card.offsetHeight }, things, box(board))
}

/** Puts a card over the board into the corner in which it hides least of what matters there. */
import type { Attachment } from 'svelte/attachments'
import { cornerFor, type Box } from './placing'

/** What to keep in sight, and how much it matters: a card that hides what it speaks of is of no use. */
const THINGS: [string, number][] = [
  ['.marks > g', 60],
  ['[data-cover]', 8], // what lies over the board as well, such as the buttons that zoom
  ['[data-aim], [data-keep], [role=button]', 1], // where the player is heading, what can be pressed and read
]

/** Choose once the marks of what the card is `about` are drawn, and again when that changes. */
export const cornered =
  (about: () => unknown): Attachment<HTMLElement> =>
  (card) => {
    about()
    const settle = () => (card.dataset.corner = cornerOf(card))
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(settle)))
    return () => cancelAnimationFrame(frame)
  }

function cornerOf(card: HTMLElement): string {
  const board = card.parentElement!
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

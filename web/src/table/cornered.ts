/** Puts a card over the board into the corner in which it hides least of what matters there. */
import type { Attachment } from 'svelte/attachments'
import { cornerFor, type Box } from './placing'

/** Marks, where the player is heading, and what can be pressed and read on the board. */
const THINGS = '.marks > g, [data-aim], [data-keep], [role=button]'
/** What lies over the board as well, such as the buttons that zoom; to hide it is so much worse. */
const OTHERS = '[data-cover]'
const WORSE = 8

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
  const boxes = (things: string) =>
    [...board.querySelectorAll(things)].filter((thing) => !card.contains(thing)).map(box)
  const things = [...boxes(THINGS), ...Array<Box[]>(WORSE).fill(boxes(OTHERS)).flat()]
  return cornerFor({ w: card.offsetWidth, h: card.offsetHeight }, things, box(board))
}

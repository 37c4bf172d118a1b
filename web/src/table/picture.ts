/** A drawing of the page as a picture of its own, and the words around it. */
import { fonts } from '../lib/save'

const SVG = 'http://www.w3.org/2000/svg'

/** The ids that the text of a drawing refers to. */
export const referred = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?:url\((?:"|'|&quot;)?|href=["'])#([\w-]+)/g)].map(([, id]) => id)),
]

/** A text with the page's own properties, such as var(--seat-1), in place of their names. */
export const resolved = (text: string, value: (name: string) => string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (all, name: string) => value(name) || all)

/** The text of a drawing that needs nothing of the page it comes from. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const styled of copy.querySelectorAll('[class], [style]')) {
    styled.removeAttribute('class')
    styled.removeAttribute('style')
  }
  const shared = document.createElementNS(SVG, 'defs')
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await fonts()
  shared.append(style)
  copy.prepend(shared)
  for (let missing = lacking(copy); missing.length; missing = lacking(copy)) {
    shared.append(...missing.map((found) => found.cloneNode(true)))
  }
  const page = getComputedStyle(document.documentElement)
  return resolved(new XMLSerializer().serializeToString(copy), (name) => page.getPropertyValue(name).trim())
}

/** What a drawing refers to and does not hold. */
function lacking(drawing: SVGSVGElement): Element[] {
  const missing = referred(drawing.outerHTML).filter((id) => !drawing.querySelector(`[id="${id}"]`))
  return missing.map((id) => document.getElementById(id)).filter((found) => found !== null)
}

/** A file name made of words. */
export function fileName(words: readonly string[], kind: 'svg' | 'png'): string {
  const plain = words.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')}.${kind}`
}

/** Whether this browser can hand a picture on to other programs. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] })

/** A text in as few lines as a width allows, as `measure` has it, all about as long. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines = filled(text, width, measure)
  const least = Math.max(...text.split(' ').map(measure))
  for (let narrow = width; narrow > least; narrow -= width / 40) {
    const tried = filled(text, narrow, measure)
    if (tried.length > lines.length) break
    lines.splice(0, lines.length, ...tried)
  }
  return lines
}

function filled(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

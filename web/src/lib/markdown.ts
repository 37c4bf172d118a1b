/** The rules pages as blocks to draw: the small part of Markdown that they use. */
export interface Span {
  text: string
  style: 'plain' | 'bold' | 'code' | 'em' | 'rule'
  /** The id of the heading that a `rule` leads to, if it is not the text. */
  to?: string
}

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string }

const RULE = /[A-Z]{3}-(?:[A-Z]\d+[a-z]?|\d+(?:\.\d+)?)/
const INLINE = new RegExp(
  `\\*\\*(.+?)\\*\\*|\`([^\`]+)\`|\\*(.+?)\\*|\\[([^\\]]+)\\]\\(([^)]*)\\)|(${RULE.source})`,
  'g',
)

/** A line with its bold, code and rule numbers. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const found of text.matchAll(INLINE)) {
    if (found.index > done) spans.push({ text: text.slice(done, found.index), style: 'plain' })
    const [, bold, code, em, link, to, rule] = found
    if (bold !== undefined) spans.push({ text: bold, style: 'bold' })
    else if (code !== undefined)
      spans.push({ text: code, style: new RegExp(`^${RULE.source}$`).test(code) ? 'rule' : 'code' })
    else if (em !== undefined) spans.push({ text: em, style: 'em' })
    else if (link !== undefined)
      spans.push(to.startsWith('#') ? { text: link, style: 'rule', to: to.slice(1) } : { text: link, style: 'plain' })
    else spans.push({ text: rule, style: 'rule' })
    done = found.index + found[0].length
  }
  if (done < text.length) spans.push({ text: text.slice(done), style: 'plain' })
  return spans
}

/** The id of a heading: the number of the rule it begins with, else its words. */
function idOf(heading: string): string {
  const words = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return new RegExp(`^${RULE.source}`).exec(heading)?.[0] ?? words
}

/** A page as blocks. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = []
  const lines = page.split('\n')
  for (let i = 0; i < lines.length;) {
    const line = lines[i]
    const heading = /^(#{1,5})\s+(.*)/.exec(line)
    if (!line.trim()) i++
    else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1].length,
        id: idOf(heading[2]),
        spans: [{ text: heading[2], style: 'plain' }],
      })
      i++
    } else if (line.startsWith('```')) {
      const end = lines.indexOf('```', i + 1)
      blocks.push({ kind: 'code', text: lines.slice(i + 1, end).join('\n') })
      i = (end < 0 ? lines.length : end) + 1
    } else {
      const start = i
      while (i < lines.length && lines[i].trim() && !/^(#{1,5}\s|```)/.test(lines[i])) i++
      blocks.push(blockOf(lines.slice(start, i)))
    }
  }
  return blocks
}

function blockOf(lines: string[]): Block {
  if (lines[0].startsWith('|')) {
    const cells = (line: string) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => spansOf(cell.trim()))
    return { kind: 'table', head: cells(lines[0]), rows: lines.slice(2).map(cells) }
  }
  if (/^(-|\*|\d+\.) /.test(lines[0])) {
    const items: string[] = []
    for (const line of lines) {
      if (/^(-|\*|\d+\.) /.test(line)) items.push(line.replace(/^(-|\*|\d+\.) /, ''))
      else items[items.length - 1] += ' ' + line.trim()
    }
    return { kind: 'list', items: items.map(spansOf) }
  }
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) }
}

/** A heading with what stands below it; what comes before the first heading has none. */
export interface Section {
  heading: Extract<Block, { kind: 'heading' }> | null
  blocks: Block[]
}

export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block, blocks: [] })
    else if (sections.length) sections[sections.length - 1].blocks.push(block)
    else sections.push({ heading: null, blocks: [block] })
  }
  return sections
}

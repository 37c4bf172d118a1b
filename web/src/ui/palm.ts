/** A leaning palm with fronds of two colours; needs the symbol `art-frond`. */
export function palmTree(x: number, y: number, k: number, flip: number, c: string[], d: string): string {
  return `<g transform="translate(${x} ${y}) scale(${k * flip} ${k})"><path fill="${d}" d="M-8 0C-4-60 6-120 40-172L50-168C22-118 14-60 14 0Z"/>${[
    [-178, 1],
    [-150, 0.86],
    [-112, 0.7],
    [-60, 0.8],
    [-22, 1],
    [12, 0.9],
    [150, 0.8],
  ]
    .map(
      ([r, s], i) =>
        `<use href="#art-frond" x="0" y="-30" width="120" height="60" fill="${i % 2 ? c[0] : c[1]}" transform="translate(45 -170) rotate(${r}) scale(${s} ${Math.abs(r) > 90 ? -s : s})"/>`,
    )
    .join('')}</g>`
}

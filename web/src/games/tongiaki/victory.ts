/** The parts of the victory picture that never change, drawn from back to front; 400 by 720 units. */
export const NIGHT = `
<rect x="-60" y="-60" width="520" height="840" fill="#08293d"/>
<path fill="#0d3d58" d="M-60 150C60 110 300 110 460 160V460H-60Z"/>
<path fill="#125270" d="M-60 240C60 204 300 206 460 246V460H-60Z"/>
<path fill="#1d6b7c" d="M-60 306C60 276 300 278 460 310V460H-60Z"/>
<path fill="#f0a561" d="M-60 350C60 326 320 326 460 350V460H-60Z"/>
<path fill="#fcd588" d="M-60 376C60 358 320 358 460 376V460H-60Z"/>
`

/** Where stars are, and how large. */
export const STARS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [182, 183, 1],
  [365, 153, 0.48],
  [78, 168, 1.2],
  [41, 262, 1],
  [275, 19, 0.48],
  [387, 311, 1.5],
  [260, 201, 1],
  [67, 11, 0.48],
  [334, 128, 1.2],
  [34, 205, 1],
  [80, 237, 0.6],
  [45, 319, 1.5],
  [100, 196, 1],
  [82, 306, 0.6],
  [106, 266, 1.5],
  [362, 70, 0.8],
  [386, 214, 0.6],
  [13, 294, 1.5],
  [314, 295, 1],
  [341, 187, 0.6],
  [277, 163, 1.2],
  [105, 10, 0.8],
  [345, 19, 0.48],
  [182, 14, 1.2],
  [328, 81, 0.8],
  [214, 165, 0.48],
] // prettier-ignore

const LEAVES = [[-178, 1, -1], [-150, 0.86, -0.86], [-112, 0.7, -0.7], [-60, 0.8, 0.8], [-22, 1, 1], [12, 0.9, 0.9], [150, 0.8, -0.8]] // prettier-ignore
const LEAF = 'M0 0C20-26 62-34 118 8 98 2 92 0 84-1l4 10C78 0 72-3 64-4l3 11C57-2 50-5 43-5l1 11C34-2 20-3 0 0Z'

const leaf = ([turn, wide, tall]: number[], i: number) =>
  `<path fill="${i % 2 ? '#2f7350' : '#3d8b5f'}" d="${LEAF}" transform="translate(45 -170) rotate(${turn}) scale(${wide} ${tall})"/>`
const palm = (x: number, y: number, scale: number, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${flip * scale} ${scale})"><path fill="#3a1d2c" d="M-8 0C-4-60 6-120 40-172L50-168C22-118 14-60 14 0Z"/>${LEAVES.map(leaf).join('')}</g>`

export const ISLAND = `
<path fill="#fff1cf" d="M340 216a30 30 0 1 0 25 48 25 25 0 0 1-25-48Z"/>
<g filter="url(#art-lift)">
<rect x="-60" y="396" width="520" height="370" fill="#176a7c"/>
</g>
<path fill="#fcd588" opacity=".85" d="M120 408q80-8 160 0-80 8-160 0ZM140 420q60-7 124 0-62 8-124 0Z"/>
<g filter="url(#art-cut)">
<ellipse cx="206" cy="468" rx="164" ry="40" fill="#4fb3b0"/>
</g>
<g filter="url(#art-cut)">
<ellipse cx="206" cy="462" rx="132" ry="28" fill="#f3e3c3"/>
</g>
<g filter="url(#art-cut)">
<path fill="#1f5240" d="M92 458C104 424 132 414 150 400 166 372 186 356 206 346 226 358 244 378 258 402 284 412 308 426 320 458 280 472 130 472 92 458Z"/>
</g>
<path fill="#3d8b5f" d="M92 458C104 424 132 414 150 400 166 372 186 356 206 346 200 380 196 400 178 424 160 444 170 456 160 465 130 464 106 462 92 458Z"/>
<path fill="#64ad7c" d="M150 400C166 372 186 356 206 346 196 372 184 388 168 404 156 416 140 430 120 440 126 420 138 410 150 400Z"/>
${palm(112, 462, 0.34, -1)}${palm(286, 462, 0.4)}${palm(256, 466, 0.28, -1)}
<path fill="#ffe2a0" opacity=".26" d="M206 300L290 300 290 308ZM206 300L287 322 285 329ZM206 300L279 342 274 349ZM206 300L265 359 260 365ZM206 300L248 373 241 376ZM206 300L228 381 220 383ZM206 300L206 384 198 384ZM206 300L184 381 177 379ZM206 300L164 373 157 368ZM206 300L147 359 141 354ZM206 300L133 342 130 335ZM206 300L125 322 123 314ZM206 300L122 300 122 292ZM206 300L125 278 127 271ZM206 300L133 258 138 251ZM206 300L147 241 152 235ZM206 300L164 227 171 224ZM206 300L184 219 192 217ZM206 300L206 216 214 216ZM206 300L228 219 235 221ZM206 300L248 227 255 232ZM206 300L265 241 271 246ZM206 300L279 258 282 265ZM206 300L287 278 289 286Z"/>
<circle cx="206" cy="300" r="48" fill="#fcd588" opacity=".45"/>
`

const swell = (x: number, y: number, wide: number, high: number, crest: string, deep: string) => {
  const curl = `c${wide * 1.5} ${high * 3.6} ${wide * 3.1} ${high * 3} ${wide * 4} ${-high}c${wide / 4} ${high * 0.6} ${wide * 0.6} ${high} ${wide} ${high}`
  const band = (top: number, fill: string) => `<path fill="${fill}" d="M${x} 760V${top}${curl.repeat(6)}V760Z"/>`
  return `<g filter="url(#art-lift)">${band(y, crest)}${band(y + 4, deep)}</g>`
}

/** The swells in front of the island, the farthest first. */
export const SWELLS = [
  swell(-70, 536, 24, 4, '#4fa3ab', '#125a72'),
  swell(-120, 602, 30, 4.5, '#3f8f9c', '#0f4a63'),
  swell(-50, 658, 34, 5, '#2a7b8c', '#0b3a53'),
  swell(-100, 702, 30, 3.5, '#175a70', '#082c40'),
]

/** The parts of the victory picture that never change, drawn from back to front; 400 by 720 units. */
export const SKY = `
<rect x="-60" y="-60" width="520" height="840" fill="#2c1028"/>
<circle cx="202" cy="330" r="400" fill="#3c1530"/>
<circle cx="202" cy="330" r="318" fill="#561a34"/>
<circle cx="202" cy="330" r="240" fill="#832336"/>
<circle cx="202" cy="330" r="170" fill="#b93936"/>
<circle cx="202" cy="330" r="108" fill="#e8693c"/>
<path transform="translate(286 214) scale(1.5)" filter="url(#art-cut)" fill="#5b3348" d="M-44 20a20 20 0 0 1 2-38 26 26 0 0 1 42-14 24 24 0 0 1 38 12 21 21 0 0 1 4 40Q0 28-44 20Z"/>
<path transform="translate(112 210) scale(1.4)" filter="url(#art-cut)" fill="#74404f" d="M-44 20a20 20 0 0 1 2-38 26 26 0 0 1 42-14 24 24 0 0 1 38 12 21 21 0 0 1 4 40Q0 28-44 20Z"/>
<path transform="translate(226 238) scale(1.35)" filter="url(#art-cut)" fill="#a25a57" d="M-44 20a20 20 0 0 1 2-38 26 26 0 0 1 42-14 24 24 0 0 1 38 12 21 21 0 0 1 4 40Q0 28-44 20Z"/>
<path transform="translate(170 266) scale(0.9)" filter="url(#art-cut)" fill="#e0926a" d="M-44 20a20 20 0 0 1 2-38 26 26 0 0 1 42-14 24 24 0 0 1 38 12 21 21 0 0 1 4 40Q0 28-44 20Z"/>
`

export const ERUPTION = `
<g fill="none" stroke="#ffb35a" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="1 9">
<path d="M190 318C160 214 90 214 52 300M216 318C250 206 322 212 356 304M196 316C186 246 150 226 116 250M212 316C226 244 262 228 292 256"/>
</g>
<g fill="#f6b545">
<path d="M186 322C164 264 132 250 108 258 138 262 158 286 174 326ZM220 322C236 254 272 240 300 252 270 254 250 288 240 326ZM203 318C192 270 200 240 214 218 216 252 226 280 220 318Z"/>
<circle cx="52" cy="304" r="8"/>
<circle cx="357" cy="308" r="8"/>
<circle cx="114" cy="252" r="6"/>
<circle cx="293" cy="258" r="6"/>
</g>
<g fill="#fff1cf">
<path d="M206 318C200 286 204 266 211 250 212 276 218 296 215 318Z"/>
<circle cx="80" cy="238" r="3"/>
<circle cx="326" cy="240" r="3"/>
</g>
`

export const VOLCANO = `
<g transform="translate(-4 188) scale(1.85 1.9)">
<g filter="url(#art-cut)">
<path fill="#25222b" d="M-20 176 34 140 58 116 82 84 96 70H130L144 88 166 118 190 138 240 170V190H-20Z"/>
</g>
<path fill="#403c49" d="M-20 176 34 140 58 116 82 84 96 70 100 96 84 112 78 140 58 156 50 190H-20Z"/>
<path fill="#544e5b" d="M34 140 58 116 82 84 96 70 88 98 66 122 56 146 30 170-20 186V176Z"/>
<path fill="#332f3a" d="M130 70 144 88 166 118 160 142 172 166 168 190H134L146 150 136 118Z"/>
<path fill="#7a1b17" d="M92 74q20 10 42 0l-4-6H96Z"/>
<path fill="#ff8a3c" d="M96 72q18 8 34 0l3 4c-6 10-2 22-8 30-6 10 6 20 2 34-4 14 8 24 16 50H86c12-22 10-40 14-54 4-16-6-24-2-38 2-10-2-18-2-26Z"/>
<path fill="#ffd06b" d="M108 76h12c-4 14 0 24-6 34-4 10 6 22 2 36-2 14 4 28 8 44h-22c8-20 6-34 8-48 2-14-6-24-2-36 2-12 0-20 0-30Z"/>
</g>
<g filter="url(#art-lift)">
<path fill="#e2481f" d="M-60 520C50 498 110 530 170 518s110-14 154 0 90 4 136-6V760H-60Z"/>
</g>
<path fill="#f58a3a" d="M156 520c20 16 90 16 108-4 30 30 10 50 40 80H90c44-26 30-50 66-76Z"/>
<path fill="#ffc65e" d="M188 520c8 14 36 14 48 0 18 30-4 40 12 70H162c26-24 10-42 26-70Z"/>
<path fill="#c62c1b" d="M-60 560q90-18 150 8-70 18-150 4ZM460 548q-90-10-140 14 70 16 140 2Z"/>
`

const stone = (x: number, y: number, scale: number, low: string, top: string, detail: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="#3a0709" opacity=".5" d="M-28 4C-20-6 30-8 36 6 36 18-24 20-28 4Z"/><path fill="${low}" d="M-28-2C-24 16 24 16 30-2V6C26 20-24 20-28 6Z"/><path fill="${top}" d="M-28-2-14-12 16-13 30-3 18 8-16 9Z"/>${detail}</g>`
const solid = (x: number, y: number, scale: number) =>
  stone(x, y, scale, '#5a5157', '#cfc5b6', '<path fill="#e2dacb" d="M-24-2-13-10 15-11 22-6C8-3-8-5-24-2Z"/>')
const cracked = (x: number, y: number, scale: number) =>
  stone(x, y, scale, '#15141a', '#3d3b46', '<path fill="none" stroke="#ff8a3c" stroke-width="2.6" stroke-linejoin="round" d="M-12-11-3-4-8 8M-3-4 14-2 30-3"/>') // prettier-ignore

export const STONES =
  solid(228, 540, 0.6) + cracked(146, 552, 0.8) + solid(300, 566, 1) + solid(72, 584, 1.15) + cracked(342, 604, 1.2)

/** Where those stand who are still on the lava. */
export const PLACES: readonly (readonly [x: number, y: number, scale: number])[] = [
  [300, 564, 0.95], [72, 581, 1.1], [146, 550, 0.75], [342, 601, 1.05], [228, 539, 0.6],
] // prettier-ignore

export const ARCH = `
<g filter="url(#art-ring)">
<circle cx="202" cy="592" r="92" fill="#a3241b"/>
</g>
<circle cx="202" cy="592" r="76" fill="#7f1a1b"/>
`

/** The teeth along the edge of the goal's board. */
export const TEETH =
  'M84 628l5 6 5-6M99 628l5 6 5-6M113 628l5 6 5-6M128 628l5 6 5-6M142 628l5 6 5-6M157 628l5 6 5-6M172 628l5 6 5-6M186 628l5 6 5-6M201 628l5 6 5-6M215 628l5 6 5-6M230 628l5 6 5-6M245 628l5 6 5-6M259 628l5 6 5-6M274 628l5 6 5-6M288 628l5 6 5-6M303 628l5 6 5-6'

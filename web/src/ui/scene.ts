/** The lobby's sunrise in cut paper: every function returns SVG text made of our own shapes and numbers. */
import { palmTree } from './palm'

const f = (n: number) => +n.toFixed(1)
/* waves(y,w,h,ph): a sheet of paper whose upper edge is a row of leaning crests */
function waves(y: number, w: number, h: number, ph: number, x0 = -200, x1 = 1640, bottom = 960): string {
  let x = x0 - ph
  let s = `M${f(x)} ${bottom}V${f(y)}`
  while (x < x1) {
    s += `c${f(w * 0.3)} ${f(h * 0.9)} ${f(w * 0.62)} ${f(h * 0.75)} ${f(w * 0.8)} ${f(-h * 0.25)}c${f(w * 0.05)} ${f(h * 0.15)} ${f(w * 0.12)} ${f(h * 0.25)} ${f(w * 0.2)} ${f(h * 0.25)}`
    x += w
  }
  return s + `V${bottom}Z`
}
const sheet = (y: number, w: number, h: number, ph: number, c: string, foam?: string) =>
  `<g filter="url(#art-lift)">${foam ? `<path fill="${foam}" d="${waves(y - 5, w, h, ph)}"/>` : ''}<path fill="${c}" d="${waves(y, w, h, ph)}"/></g>`
/* curl: one breaking crest, base at 0,0; f = foam, a b c = three papers */
const curl = (x: number, y: number, k: number, a = '#2b949a', b = '#1b7580', fo = '#f3faf4') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><g filter="url(#art-lift)"><path fill="${fo}" d="M-150 30C-108 26-84 0-62-30-38-64 14-84 54-58 76-44 84-20 74-2 72-14 66-20 58-20 60-28 54-35 46-34 45-41 37-45 30-41 22-46 14-42 13-34 6-33 3-26 6-20-2-4 10 20 150 30Z"/></g><path fill="${a}" d="M-138 32C-98 28-74 4-54-22-34-50 8-70 44-54 20-56-8-46-18-22-26 2-8 22 110 32Z"/><path fill="${b}" d="M-118 34C-86 30-66 10-48-12-34-32-14-48 8-52-14-40-30-22-30-2-28 16-10 28 60 34Z"/></g>`
/* cloud: flat stack of paper strips */
const cloud = (x: number, y: number, k: number, c: string) =>
  `<path transform="translate(${x} ${y}) scale(${k})" filter="url(#art-cut)" fill="${c}" d="M-124 14a14 14 0 0 1 0-28h30a25 25 0 0 1 44-11 35 35 0 0 1 63-2 24 24 0 0 1 37 13h66a14 14 0 0 1 0 28Z"/>`
const bird = (x: number, y: number, k: number, r = 0) =>
  `<path transform="translate(${x} ${y}) rotate(${r}) scale(${k})" fill="#4a1a2e" d="M-30-6C-18-16-6-12 0 0 8-12 20-14 32-4 20-6 12 0 6 8L0 14-4 8C-10-2-18-8-30-6Z"/>`
/* canoe: twin hull with two claw sails, waterline at y 0 */
function canoe(x: number, y: number, k = 1): string {
  const man = (x: number, y: number, c: string) =>
    `<g transform="translate(${x} ${y})" fill="${c}"><circle cy="-31" r="6"/><path d="M-8 0C-9-14-7-24 0-24S9-14 8 0Z"/></g>`
  return `<g transform="translate(${x} ${y}) scale(${k})"><use href="#art-hull" x="-150" y="-40" width="300" height="60" fill="#4a2022" transform="translate(26 -14) scale(.94)"/>
 <path fill="#3a1d1c" d="M-14-16h7V-140h-7Z" transform="rotate(-3)"/><path fill="#3a1d1c" d="M70-18h6V-90h-6Z"/>
 <g filter="url(#art-cut)">${sail('translate(66 -18) scale(.62)', '#e0593c')}</g>
 <g filter="url(#art-cut)">${sail('translate(-30 -20) scale(.98)', '#c62f23')}</g>
 <path fill="#b57a42" d="M-104-24H112l6 12H-112Z"/><path fill="#8a5629" d="M-112-12H118v5H-112Z"/><path fill="#d9a462" d="M30-24V-38q24-20 50 0v14Z"/><path fill="#8a5629" d="M36-24v-12q6-7 12-9v21ZM60-24v-22q8 2 14 8v14Z" opacity=".5"/>
 ${man(-78, -24, '#3a1d1c')}${man(-56, -24, '#5a2a22')}${man(98, -24, '#3a1d1c')}<path stroke="#3a1d1c" stroke-width="4" stroke-linecap="round" d="M104-44 140 16"/><path fill="#3a1d1c" d="M132 2l12 22 3 0-6-26Z"/>
 <g filter="url(#art-cut)"><use href="#art-hull" x="-150" y="-40" width="300" height="60" fill="#5b2a23"/></g><path fill="#f6b545" d="M-118 2H120l-6 5H-112Z"/><path fill="none" stroke="#fff1cf" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" d="M-126-2H128"/></g>`
}

/** A crab-claw sail with its tack at the origin. */
const sail = (place: string, colour: string) =>
  `<g transform="${place}"><path fill="${colour}" d="M0 0C-46-62-66-160-34-246-12-186 42-150 128-148 96-92 56-40 0 0Z"/><g clip-path="url(#art-clawclip)"><path fill="#fff3d6" d="M-70-190C-34-150 30-118 130-112V-92C40-96-30-130-70-166Z"/><path fill="#f6b545" d="M-70-158C-34-122 30-90 130-84V-72C40-76-30-108-70-140Z"/><path fill="#0002" d="M0 0C10-80-10-170-34-246-12-186 42-150 128-148 96-92 56-40 0 0Z" opacity=".55"/></g><path fill="none" stroke="#3a1d1c" stroke-opacity=".28" stroke-width="1.6" d="M0 0C-8-90-16-150-22-214M0 0C14-70 20-120 12-178M0 0C34-60 54-100 66-154"/><path fill="none" stroke="#3a1d1c" stroke-width="5" stroke-linecap="round" d="M0 2C-46-62-66-160-34-246M0 2C56-40 96-92 128-148"/></g>`

const SUN = [850, 318]

/** The sunrise behind the lobby, in two groups: sky, and all that sinks lower on a narrow screen. */
export function scene(): { sky: string; drop: string } {
  const S = SUN
  const o: string[] = []

  o.push('<rect x="-300" width="2100" height="900" fill="#9c3546"/><g class="rings">')
  ;[
    [900, '#ad3f49'],
    [735, '#c24c4a'],
    [590, '#d75f4c'],
    [460, '#e97a50'],
    [350, '#f39a58'],
    [258, '#f9ba67'],
    [190, '#fcd588'],
  ].forEach(([r, c]) => o.push(`<circle cx="${S[0]}" cy="${S[1] + 48}" r="${r}" fill="${c}" filter="url(#art-ring)"/>`))
  o.push('</g>')
  const d: string[] = []

  for (let i = 0; i < 26; i++) {
    const a = ((i * 13.85 + 3) * Math.PI) / 180,
      b = a + 0.085
    d.push(
      `<path fill="#fff3c4" opacity=".13" d="M${S}L${f(S[0] + 1100 * Math.cos(a))} ${f(S[1] + 1100 * Math.sin(a))}L${f(S[0] + 1100 * Math.cos(b))} ${f(S[1] + 1100 * Math.sin(b))}Z"/>`,
    )
  }
  d.push(`<circle cx="${S[0]}" cy="${S[1]}" r="138" fill="#fff3cf" filter="url(#art-ring)"/>`)
  d.push(
    '<g class="hi">',
    cloud(1020, 86, 0.86, '#ffe3b3'),
    cloud(730, 16, 0.5, '#f6b27c'),
    '</g>',
    cloud(618, 226, 0.62, '#fbc98a'),
    cloud(958, 146, 0.44, '#fbd08f'),
  )
  d.push(bird(640, 150, 0.8, -8), bird(700, 118, 0.5, 6), bird(590, 112, 0.42))
  // far island
  d.push(
    '<path fill="#a8485a" d="M380 330C430 318 450 292 480 276c16 10 26 24 44 30 18-10 26-22 44-30 22 16 44 40 92 54Z"/><path fill="#87384f" d="M480 276c16 10 26 24 44 30 18-10 26-22 44-30 22 16 44 40 92 54H520c-20-14-30-32-40-54Z" opacity=".6"/>',
  )
  // main island: back peak, ridges, shore
  d.push(
    '<g filter="url(#art-ring)"><path fill="#7b3450" d="M940 336 1010 268 1052 236 1092 168 1126 124 1150 84 1170 96 1190 80 1222 132 1258 170 1300 196 1340 250 1480 330V340Z"/><path fill="#b4525a" d="M940 336 1010 268 1052 236 1092 168 1126 124 1150 84 1158 132 1140 176 1148 214 1112 262 1118 336Z"/><path fill="#d67558" d="M1010 268 1052 236 1092 168 1126 124 1150 84 1128 156 1104 190 1098 230 1066 268 1050 336H940Z"/><path fill="#93405a" d="M1170 96 1190 80 1222 132 1216 190 1240 232 1226 336H1180L1196 240 1176 190Z"/></g>',
  )
  d.push(
    '<g filter="url(#art-ring)"><path fill="#1f5e5c" d="M1010 340C1040 312 1060 300 1086 286l40-6 34-44 42 16 50-56 44 30 40 4 50 50 104 20V344Z"/><path fill="#3b8566" d="M1010 340C1040 312 1060 300 1086 286l40-6 34-44-8 50-30 22-26 32ZM1202 252l50-56-14 62 8 34-34 48h-36l28-50Z"/><path fill="#2b7060" d="M1296 226l40 4-22 50 6 60h-36l8-54Z"/></g>',
  )
  d.push(
    '<path fill="#f6d79b" d="M960 344C1000 326 1050 324 1100 321l120-2 260-6V352H960Z" filter="url(#art-cut)"/><path fill="#16494c" d="M1080 332C1100 310 1118 304 1140 306c20-16 44-14 60 0 20-10 46-8 62 4 24-16 60-14 80 2 20-8 80-8 120 0V334Z"/>',
  )
  ;[
    [1096, 334, 0.36, -1],
    [1130, 332, 0.48, 1],
    [1246, 330, 0.4, -1],
    [1040, 338, 0.3, 1],
    [1300, 332, 0.5, 1],
  ].forEach(([x, y, k, fl]) => d.push(palmTree(x, y, k, fl, ['#16494c', '#1f5e5c'], '#3a1d2c')))
  // water
  d.push('<g filter="url(#art-lift)"><rect x="-300" y="334" width="2100" height="640" fill="#3a9c9c"/></g>')
  ;[
    [850, 343, 190, 5],
    [868, 354, 150, 6],
    [846, 365, 210, 6],
    [872, 377, 160, 7],
  ].forEach(([x, y, w, h], i) =>
    d.push(
      `<path fill="${['#fff0c8', '#fcdb98', '#fbc97c', '#f9b869'][i]}" d="M${x - w} ${y}C${x - w * 0.4} ${y - h} ${x + w * 0.4} ${y - h} ${x + w} ${y}C${x + w * 0.4} ${y + h * 0.7} ${x - w * 0.4} ${y + h * 0.7} ${x - w} ${y}Z"/>`,
    ),
  )
  ;[
    [120, 352, 90],
    [420, 362, 70],
    [1180, 362, 80],
    [1380, 372, 60],
    [250, 376, 60],
    [600, 350, 50],
  ].forEach(([x, y, w]) => d.push(`<path fill="#63b9b3" d="M${x - w} ${y}q${w} -9 ${w * 2} 0 -${w} 7 -${w * 2} 0Z"/>`))
  d.push(
    sheet(382, 150, 18, 40, '#2b9094', '#9ad6cb'),
    curl(1070, 400, 0.42, '#4fb3b0', '#2b9094'),
    curl(330, 402, 0.46, '#4fb3b0', '#2b9094'),
    sheet(402, 190, 22, 120, '#1d7a85', '#6fbeb8'),
  )
  d.push(canoe(800, 420, 1.03))
  d.push(
    curl(560, 434, 0.62),
    curl(118, 436, 0.8),
    sheet(424, 170, 24, 20, '#155f74', '#eef7f3'),
    sheet(462, 230, 28, 90, '#114f68', '#3f98a0'),
  )
  // framing palms on a dark headland
  d.push(
    `<g filter="url(#art-ring)">${palmTree(1424, 440, 1.42, -1, ['#0d3a40', '#134c4e'], '#2a1622')}${palmTree(1490, 450, 1.1, -1, ['#134c4e', '#0d3a40'], '#2a1622')}</g><g filter="url(#art-lift)"><path fill="#e8c58a" d="M1210 476c50-10 90-40 150-52 50-10 120-8 240-8V560H1210Z"/><path fill="#0f3f43" d="M1270 480c30-8 60-36 110-48 50-12 110-8 220-8V560H1270Z"/></g><path fill="#1b5a55" d="M1330 456c4-16 14-22 22-8 4-22 16-26 22-6 8-20 22-16 24 2 10-14 22-8 24 8 40 0 60 0 80 10v40h-200Z"/>`,
  )
  d.push(
    sheet(520, 260, 32, 10, '#0e455e', '#1b6f80'),
    sheet(600, 290, 34, 160, '#0b3a53', '#145a72'),
    sheet(720, 320, 36, 60, '#093349', '#0f4a63'),
    sheet(820, 300, 34, 200, '#072b3e', '#0c3f57'),
  )
  return { sky: o.join(''), drop: d.join('') }
}

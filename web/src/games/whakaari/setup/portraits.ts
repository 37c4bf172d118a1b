/** A bust in cut paper for each character, with the thing it is known for. */
import type { Power } from '../payloads'

const SKIN = ['#8a5a3a', '#a96f45', '#c68a58', '#6f4529']
const HAIR = ['#2a1a14', '#3a2418', '#1d1518', '#5a3420']
const CUTS = [
  '<path d="M-17-8C-19-26-8-34 2-33 14-32 20-22 17-6 14-14 10-19 4-20-4-21-12-18-17-8Z"/>',
  '<path d="M-18 10C-24-12-18-34 0-34S24-12 18 10L13 12C16-2 14-12 8-18-2-14-10-16-12-16-16-8-15 2-13 12Z"/>',
  '<path d="M-17-10C-16-28-6-34 4-33 14-32 19-22 17-10 10-18-8-20-17-10Z"/><circle cy="-36" r="8"/>',
  '<path d="M-17-6C-20-18-16-27-10-29-8-35 2-37 6-32 14-33 20-24 18-17 20-13 18-9 17-6 14-14 6-19-2-18-9-18-14-13-17-6Z"/>',
]

interface Look {
  shirt: string
  sky: [string, string]
  skin: number
  hair: number
  prop: string
}
const LOOKS: Record<Power, Look> = {
  TANK: {
    shirt: '#d1495b',
    sky: ['#f7c9bd', '#eba494'],
    skin: 0,
    hair: 0,
    prop: '<path fill="#8d8378" stroke="#fbf6ea" stroke-width="2" d="M14 6 30 1 38 10 36 24 24 30 14 22Z"/><path fill="#b7aa9b" d="M14 6 30 1 27 12 17 15Z"/>',
  },
  SURF: {
    shirt: '#1f77b4',
    sky: ['#cfe6f2', '#9cc9e2'],
    skin: 1,
    hair: 1,
    prop: '<g transform="rotate(16 26 6)"><path fill="#f6b545" stroke="#fbf6ea" stroke-width="2" d="M26-36C33-24 35-6 34 12 33 24 30 32 26 34 22 32 19 24 18 12 17-6 19-24 26-36Z"/><path d="M26-32V30" stroke="#c4432b" stroke-width="2.400"/></g>',
  },
  SHOT: {
    shirt: '#f58a42',
    sky: ['#fde0c6', '#f8bf8e'],
    skin: 2,
    hair: 2,
    prop: '<path fill="none" stroke="#6e4524" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M27 34V16L16 2M27 16 38 2"/><path fill="none" stroke="#2b2b33" stroke-width="2.200" d="M16 2Q27 16 38 2"/><circle cx="27" cy="8" r="4" fill="#8d8378"/>',
  },
  TRICK: {
    shirt: '#8e5bb5',
    sky: ['#e2d2ee', '#c7a9de'],
    skin: 1,
    hair: 3,
    prop: '<path fill="none" stroke="#fff3d0" stroke-width="4" stroke-linecap="round" d="M14 30C16 4 24-8 38-10"/><path fill="#fff3d0" d="M32-19 45-10 31-3Z"/>',
  },
  BOOM: {
    shirt: '#2a9d6f',
    sky: ['#cfe9dc', '#97cfb3'],
    skin: 3,
    hair: 1,
    prop: '<use href="#wk-pc-bomb" x="10" y="-6" width="34" height="37"/>',
  },
  SPELL: {
    shirt: '#3a3a46',
    sky: ['#cfcdd8', '#a3a1b3'],
    skin: 2,
    hair: 0,
    prop: '<path fill="none" stroke="#c9a6e8" stroke-width="3" stroke-linecap="round" d="M16 26C10 14 22 4 32 10S36 28 26 26 24 16 29 17"/><path fill="#f6b545" d="m36-10 2 5.500 5.500 2-5.500 2-2 5.500-2-5.500-5.500-2 5.500-2Z"/>',
  },
  BUILD: {
    shirt: '#f2b134',
    sky: ['#fdebc4', '#f8d384'],
    skin: 0,
    hair: 2,
    prop: '<g stroke="#54301f" stroke-width="1.500"><rect x="12" y="6" width="30" height="9" rx="2" fill="#d9a566" transform="rotate(-18 27 10)"/><rect x="13" y="18" width="30" height="9" rx="2" fill="#c08d52" transform="rotate(-18 27 22)"/></g>',
  },
  CHECK: {
    shirt: '#f4f1e6',
    sky: ['#e8f1ee', '#bfd8d4'],
    skin: 1,
    hair: 0,
    prop: '<use href="#wk-pc-totem" x="14" y="-16" width="26" height="50"/>',
  },
}

/** A portrait around the origin, 92 wide and 88 high. */
export function portrait(power: Power): string {
  const { shirt, sky, skin, hair, prop } = LOOKS[power]
  const head = `<path filter="url(#wk-cut)" fill="${SKIN[skin]}" d="M-15-10C-15-24-8-29 0-29S15-24 15-10 8 13 0 13-15 4-15-10Z"/><g fill="${HAIR[hair]}">${CUTS[hair]}</g><g fill="#2a1a14"><circle cx="-6" cy="-8" r="2"/><circle cx="7" cy="-8" r="2"/></g><path d="M-5 2Q.5 7 6 2" fill="none" stroke="#2a1a14" stroke-width="2" stroke-linecap="round"/>`
  return `<rect x="-90" y="-60" width="180" height="120" fill="${sky[0]}"/><circle cy="8" r="40" fill="${sky[1]}"/><g filter="url(#wk-cut)"><path fill="${shirt}" d="M-38 50C-36 24-22 18-12 15H2C14 18 28 24 30 50Z" transform="translate(2 0)"/><path fill="${SKIN[skin]}" d="M-10 4H6V20Q-2 27-10 20Z"/></g><g transform="translate(-2 -3)">${head}</g><path d="M-22 24Q-4 40 16 24" fill="none" stroke="#fffaf0" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/><g filter="url(#wk-cut)">${prop}</g>`
}

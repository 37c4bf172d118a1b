/** The faces of the rivals: busts in cut paper, drawn in a square of 92 around 0. */

/** Hair behind and around a face, by its cut. */
const HAIR = {
  short: '<path d="M-17-8C-19-26-8-34 2-33 14-32 20-22 17-6 14-14 10-19 4-20-4-21-12-18-17-8Z"/>',
  long: '<path d="M-18 10C-24-12-18-34 0-34S24-12 18 10L13 12C16-2 14-12 8-18-2-14-10-16-12-16-16-8-15 2-13 12Z"/>',
  bun: '<path d="M-17-10C-16-28-6-34 4-33 14-32 19-22 17-10 10-18-8-20-17-10Z"/><circle cy="-36" r="8"/>',
  curls:
    '<path d="M-17-6C-20-18-16-27-10-29-8-35 2-37 6-32 14-33 20-24 18-17 20-13 18-9 17-6 14-14 6-19-2-18-9-18-14-13-17-6Z"/>',
  bob: '<path d="M-19 2C-23-20-14-34 0-34S23-20 19 2C17 5 14 5 13 2 14-8 12-15 4-18-3-15-11-14-13-8-14-4-14 0-13 3-15 5-18 5-19 2Z"/>',
  locks:
    '<path d="M-19 14C-25-10-18-34 0-34S25-10 19 14L15 8 14-6C12-14 6-18 0-18S-12-14-14-6L-15 8Z"/><path d="M-22 6v16M-17 10v16M22 6v16M17 10v16" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
  shaved: '<path d="M-16-11C-15-26-7-31 0-31S15-26 16-11C12-19 6-22 0-22S-12-19-16-11Z" opacity=".85"/>',
} as const

/** What one of them is known by. */
const EXTRAS = {
  none: '',
  flower:
    '<g transform="translate(15 -20)"><g fill="#fff8ea"><circle cx="0" cy="-5" r="4"/><circle cx="5" cy="-1" r="4"/><circle cx="3" cy="5" r="4"/><circle cx="-3" cy="5" r="4"/><circle cx="-5" cy="-1" r="4"/></g><circle r="3" fill="#f6b545"/></g>',
  zinc: '<path d="M-13-2.500H-7M8-2.500H14M-1.500-4H3" fill="none" stroke="#fff8ea" stroke-width="4" stroke-linecap="round"/>',
  cap: '<path d="M-18-15C-16-30-8-35 0-35S16-30 18-15Z" fill="#12303f"/><path d="M-20-14C-8-19 14-19 27-12 14-14-6-14-20-14Z" fill="#0b3a53"/>',
  band: '<path d="M-16-17C-8-22 8-22 16-17L15.500-12C8-16-8-16-15.500-12Z" fill="#ef6f53"/>',
  glasses:
    '<g fill="#12303f" stroke="#fff8ea" stroke-width="1.2"><rect x="-13" y="-13" width="11" height="9" rx="4"/><rect x="2" y="-13" width="11" height="9" rx="4"/></g><path d="M-2-9H2" stroke="#12303f" stroke-width="2.400"/>',
  beard: '<path d="M-14-3C-14 8-8 15 0 15S14 8 14-3C10 3 6 1 0 1S-10 3-14-3Z" fill="currentColor"/>',
  lei: '<g fill="#ef6f53"><circle cx="-20" cy="24" r="5"/><circle cx="-12" cy="31" r="5"/><circle cx="-2" cy="34" r="5"/><circle cx="8" cy="31" r="5"/><circle cx="16" cy="24" r="5"/></g><g fill="#f6b545"><circle cx="-16" cy="28" r="3"/><circle cx="-7" cy="33" r="3"/><circle cx="3" cy="33" r="3"/><circle cx="12" cy="28" r="3"/></g>',
} as const

interface Look {
  skin: string
  hair: keyof typeof HAIR
  tint: string
  top: string
  sky: [string, string]
  extra: keyof typeof EXTRAS
}

const [DEEP, BROWN, TAN, SAND, PALE] = ['#6f4529', '#8a5a3a', '#a96f45', '#c68a58', '#e8b990']
const [BLACK, DARK, CHESTNUT, BLOND, RED] = ['#1d1518', '#2a1a14', '#5a3420', '#d9a441', '#a8452a']
const CORAL: [string, string] = ['#f7c9bd', '#eba494']
const SEA: [string, string] = ['#cfe6f2', '#9cc9e2']
const PALM: [string, string] = ['#cfe9dc', '#97cfb3']
const DUSK: [string, string] = ['#e2d2ee', '#c7a9de']
const SUN: [string, string] = ['#fdebc4', '#f8d384']
const FOAM: [string, string] = ['#e8f1ee', '#bfd8d4']

/** By the name in rivals.toml. */
const LOOKS: Record<string, Look> = {
  Aroha: { skin: BROWN, hair: 'long', tint: BLACK, top: '#1b7f8c', sky: CORAL, extra: 'flower' },
  Bruna: { skin: TAN, hair: 'curls', tint: CHESTNUT, top: '#3d8b5f', sky: SUN, extra: 'zinc' },
  Finn: { skin: PALE, hair: 'short', tint: RED, top: '#0b3a53', sky: SEA, extra: 'zinc' },
  Jonah: { skin: PALE, hair: 'short', tint: BLOND, top: '#c4432b', sky: FOAM, extra: 'beard' },
  Keala: { skin: SAND, hair: 'bun', tint: DARK, top: '#8c2f4b', sky: PALM, extra: 'none' },
  Koa: { skin: BROWN, hair: 'short', tint: BLACK, top: '#f6b545', sky: SEA, extra: 'cap' },
  Marisol: { skin: SAND, hair: 'bob', tint: CHESTNUT, top: '#7a4fa0', sky: SUN, extra: 'glasses' },
  Rangi: { skin: DEEP, hair: 'shaved', tint: BLACK, top: '#17707c', sky: CORAL, extra: 'beard' },
  Sefina: { skin: TAN, hair: 'bun', tint: BLACK, top: '#c4432b', sky: DUSK, extra: 'lei' },
  Sione: { skin: BROWN, hair: 'curls', tint: DARK, top: '#13566f', sky: PALM, extra: 'band' },
  Timoti: { skin: DEEP, hair: 'locks', tint: DARK, top: '#3d8b5f', sky: SUN, extra: 'none' },
  Vaea: { skin: TAN, hair: 'bob', tint: BLACK, top: '#0b3a53', sky: DUSK, extra: 'band' },
}
const ANYBODY: Look = { skin: TAN, hair: 'short', tint: DARK, top: '#1b7f8c', sky: FOAM, extra: 'none' }

/** The face of a rival; markup. */
export function faceOf(name: string): string {
  const { skin, hair, tint, top, sky, extra } = LOOKS[name] ?? ANYBODY
  return [
    `<rect x="-80" y="-80" width="160" height="160" fill="${sky[0]}"/><circle cy="8" r="40" fill="${sky[1]}"/>`,
    `<path fill="${top}" d="M-38 50C-36 24-22 18-10 15H6C18 18 32 24 34 50Z"/><path fill="${skin}" d="M-10 4H6V20Q-2 27-10 20Z"/>`,
    `<path d="M-10 13Q-2 19 6 13V16Q-2 22-10 16Z" fill="#000" opacity=".16"/>`,
    `<g transform="translate(-2 -3)" color="${tint}">`,
    hair === 'locks' || hair === 'long' ? `<g fill="${tint}">${HAIR[hair]}</g>` : '',
    `<path fill="${skin}" d="M-15-10C-15-24-8-29 0-29S15-24 15-10 8 13 0 13-15 4-15-10Z"/>`,
    extra === 'beard' ? EXTRAS.beard : '',
    `<g fill="${tint}">${HAIR[hair]}</g>`,
    `<g fill="#2a1a14"><circle cx="-6" cy="-8" r="2"/><circle cx="7" cy="-8" r="2"/></g>`,
    `<path d="M-5 4Q.5 8.500 6 4" fill="none" stroke="${extra === 'beard' ? '#fff8ea' : '#2a1a14'}" stroke-width="2" stroke-linecap="round"/>`,
    extra === 'beard' || extra === 'lei' ? '' : EXTRAS[extra],
    '</g>',
    extra === 'lei' ? EXTRAS.lei : '',
  ].join('')
}

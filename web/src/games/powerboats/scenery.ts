/** What stands on the shore: houses, a boat shed, a beach, a lighthouse, a compass, and the title. */
import { f, rnd } from './hex'

const FOAM = 'var(--foam)'
const RED = ['#d9694c', '#b8452f']
const STRAW = ['#f0cf8e', '#d9ac60']
const BLUE = ['#5f9fae', '#3f7f90']

type House = [x: number, y: number, turn: number, paper: string[]]
const HOUSES: House[] = [
  [-142, 196, -20, RED],
  [-166, 222, 70, STRAW],
  [-134, 236, -12, BLUE],
  [-158, 258, -24, RED],
  [1066, 250, 12, STRAW],
  [1046, 282, -70, RED],
  [1072, 296, 14, RED],
]
const TOWELS: [number, number, number, string][] = [
  [-146, 648, 20, '#1f77b4'],
  [-130, 578, 75, '#ef6f53'],
  [-152, 512, -30, '#2a9d6f'],
]
const UMBRELLAS: [number, number, number, string][] = [
  [-148, 546, 15, '#ef6f53'],
  [-156, 612, 13, '#1f77b4'],
  [-128, 490, 13, '#f2b134'],
  [-136, 680, 14, '#ef6f53'],
  [-118, 622, 12, '#2a9d6f'],
]

const house = ([x, y, turn, [light, dark]]: House) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-15" y="-10" width="30" height="20" rx="1" fill="${dark}" filter="url(#pb-lift-s)"/><path d="M-15-10H15V0H-15Z" fill="${light}"/><rect x="7" y="-6" width="4" height="4" fill="#12303f" opacity=".55"/></g>`

const towel = ([x, y, turn, colour]: [number, number, number, string]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-6" y="-11" width="12" height="22" rx="1.5" fill="${FOAM}" filter="url(#pb-lift-s)"/><path d="M-6-7H6M-6 0H6M-6 7H6" stroke="${colour}" stroke-width="3"/></g>`

function umbrella([x, y, r, colour]: [number, number, number, string]): string {
  const wedge = (i: number) =>
    `<path transform="rotate(${i * 90})" d="M0 0L${f(r * 0.924)} ${f(-r * 0.383)}A${r} ${r} 0 0 1 ${f(r * 0.924)} ${f(r * 0.383)}Z" fill="${colour}"/>`
  return `<g transform="translate(${x} ${y}) rotate(${x % 40})"><circle r="${r}" fill="${FOAM}" filter="url(#pb-lift-s)"/>${[0, 1, 2, 3].map(wedge).join('')}<circle r="2.2" fill="${FOAM}"/></g>`
}

function compass(x: number, y: number, r: number): string {
  const ray = (a: number, l: number, c: string, d: string) =>
    `<g transform="rotate(${a})"><path d="M0 ${-l}L${f(l * 0.22)} 0H0Z" fill="${c}"/><path d="M0 ${-l}L${f(-l * 0.22)} 0H0Z" fill="${d}"/></g>`
  const minor = [45, 135, 225, 315].map((a) => ray(a, r * 0.6, '#4b7f86', '#7fb0ae')).join('')
  const major = [90, 180, 270].map((a) => ray(a, r * 0.9, '#12303f', '#3d5a68')).join('')
  return `<g transform="translate(${x} ${y})"><circle r="${r}" fill="var(--sand)" filter="url(#pb-lift-s)"/><circle r="${r - 4}" fill="none" stroke="#12303f" stroke-opacity=".35"/>${minor}${major}${ray(0, r * 0.95, '#b8391f', '#ef6f53')}</g>`
}

const slip = (x: number, y: number) =>
  `<rect x="${x - 24}" y="${y - 42}" width="48" height="92" rx="5" fill="#c89d62" filter="url(#pb-lift-s)"/><path d="${[0, 1, 2, 3, 4, 5, 6].map((i) => `M${x - 24} ${y - 36 + i * 13}h48`).join('')}" stroke="#a67a44" stroke-width="2"/>`

/** All of it; what is on the shore is clipped by the land's `pb-on-land`. */
export function drawScenery(title: string): string {
  return `${HOUSES.map(house).join('')}<g transform="translate(1042 640)"><path d="M-50-96 0-118 50-96V-54H-50Z" fill="#b8452f" filter="url(#pb-lift-s)"/><path d="M0-118 50-96V-54H0Z" fill="#93331f"/><path d="M-50-96 0-118 50-96" fill="none" stroke="#e07a5c" stroke-width="3"/></g>${slip(1016, 640)}${slip(1068, 640)}
    <g clip-path="url(#pb-on-land)"><path d="M-84 424C-132 438-166 462-176 520S-192 640-168 690-104 740-50 706V500L-84 470Z" fill="var(--pb-sand)" filter="url(#pb-lift-s)"/></g>
    ${TOWELS.map(towel).join('')}${UMBRELLAS.map(umbrella).join('')}${compass(-150, 862, 30)}
    <g class="title"><path d="M520-104H980L966-80 980-56H520L534-80Z" fill="var(--coral)" filter="url(#pb-lift)"/><path d="M552-110H948V-54H552Z" fill="var(--sand)" filter="url(#pb-lift)"/><text x="756" y="-69" class="pb-t" font-size="37" fill="#12303f" letter-spacing="12">${title}</text></g>`
}

const speck = (i: number) =>
  `<circle cx="${f(rnd(i, 1) * 180)}" cy="${f(rnd(i, 2) * 180)}" r="${f(0.6 + rnd(i, 3) * 0.9)}" fill="${i % 2 ? '#fff' : '#123'}" opacity="${f(0.1 + rnd(i, 5) * 0.14)}"/>`

/** Paper shadows and grain. */
export const DEFS = `<pattern id="pb-grain" width="180" height="180" patternUnits="userSpaceOnUse">${Array.from({ length: 90 }, (_, i) => speck(i)).join('')}</pattern>
  <filter id="pb-lift" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="1.5" dy="4" stdDeviation="2.2" flood-color="#04202f" flood-opacity=".5"/></filter>
  <filter id="pb-lift-s" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="1" dy="2.5" stdDeviation="1.4" flood-color="#062a22" flood-opacity=".42"/></filter>
  <filter id="pb-lift-in" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="0" dy="-2" stdDeviation="2.5" flood-color="#06293c" flood-opacity=".35"/></filter>`

/** Small drawings of the career: boards, stoke cards, a rider. Our own shapes only, so they are set as text. */
import type { Board, Wave } from '../payloads'

/** Paper, water and ink of each type of wave card. */
export const WAVE_COLOURS: Record<Wave, [string, string, string]> = {
  glass: ['#c5e6e0', '#7fc4bf', '#12303f'],
  lull: ['#2f7d55', '#205c3e', '#ffffff'],
  surge: ['#cf5138', '#a63a25', '#ffffff'],
  chop: ['#f6b545', '#d08f22', '#12303f'],
  barrel: ['#1f5f93', '#0f3d63', '#ffffff'],
}
/** The water on a wave card of 30 by 42: flat, falling, rising, broken, hollow. */
export const WAVE_SHAPES: Record<Wave, string> = {
  glass: 'M0 33H30V42H0Z',
  lull: 'M0 24C10 26 18 34 30 35V42H0Z',
  surge: 'M0 36C10 34 20 28 30 22V42H0Z',
  chop: 'M0 36L5 29 10 35 15 27 20 35 25 28 30 36V42H0Z',
  barrel: 'M0 42V26C8 20 22 20 25 29 26 35 17 36 17 31 12 33 15 39 30 38V42Z',
}

/** A surfboard of 12 by 40 seen from above. */
export const boardShape: Record<Board, string> = {
  short:
    'M6 0C9 7 11.3 16 11.3 25 11.3 31 9.500 36 7.800 39.500L6 37.800 4.200 39.500C2.500 36 .7 31 .7 25 .7 16 3 7 6 0Z',
  long: 'M6 0C9.300 0 11.3 7 11.3 20 11.3 33 9.500 39.600 7.500 40H4.500C2.500 39.600 .7 33 .7 20 .7 7 2.700 0 6 0Z',
}

/** One line drawing a stoke card, 24 by 24. */
export const STOKE_ICONS: Record<string, string> = {
  energy_drink: 'M8 6H16L17 9V19L16 21.500H8L7 19V9ZM9 3H15V6H9ZM13 10L10 15H14L11 19.5',
  jetski: 'M3 15C7 14 9 11 12 11H17L21 15C20 18 17 19 13 19H6C4.500 18 3.500 17 3 15ZM9 11L7.500 7H11M14 11L13 8',
  call_it: 'M4 4H14V14H4ZM7 7V7.100M11 11V11.100M9 9V9.100M17 7A7 7 0 0 1 8 20M8 20L11.500 18M8 20L10.500 23',
  focus:
    'M2 12C6 5.500 18 5.500 22 12C18 18.500 6 18.500 2 12ZM12 8.500A3.500 3.500 0 1 0 12 15.500A3.500 3.500 0 1 0 12 8.500Z',
  inspiration: 'M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17ZM9.500 20H14.500M11 22.500H13',
  in_the_zone:
    'M12 2.500A9.500 9.500 0 1 0 12 21.500A9.500 9.500 0 1 0 12 2.500ZM12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7ZM12 11.500V12.500',
}

/** A rider on a board of a colour, 118 by 82 from −10,0; after the room's drawn table. */
export const rider = (colour: string) =>
  `<path d="M16 72C2 72-10 64-14 52-8 55-5 58-1 60-3 54-2 49-1 46 3 51 5 56 8 59 8 55 9 53 11 51 12 57 15 62 20 67Z" fill="#fff"/><path d="M4 70C20 76 62 75 91 58 72 60 24 62 4 70Z" fill="#fbf6ea" stroke="#fbf6ea" stroke-width="5" stroke-linejoin="round"/><path d="M4 70C20 76 62 75 91 58 72 60 24 62 4 70Z" fill="${colour}"/><path d="M8 70.4C32 71.6 62 69.6 84 61" fill="none" stroke="#fbf6ea" stroke-width="1.8"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#fbf6ea"><path d="M48 27L35 20 22 21" stroke-width="9.8"/><path d="M35 43L43 54 27 65.5" stroke-width="11.6"/><path d="M35 43L57 43.5 60 61" stroke-width="11.6"/><path d="M36 43L43 53M36 43L54.5 43.6" stroke-width="14.6"/><path d="M37 41.5L49.5 27" stroke-width="16.6"/><path d="M51 27L64 33.5 78 27" stroke-width="9.8"/><path d="M58.4 15.4L58.8 15.2" stroke-width="16.4"/></g><path d="M48 27L35 20 22 21" stroke-width="4.8" stroke="#8a4d33"/><path d="M35 43L43 54 27 65.5" stroke-width="6.6" stroke="#8a4d33"/><path d="M35 43L57 43.5 60 61" stroke-width="6.6" stroke="#8a4d33"/><path d="M36 43L43 53M36 43L54.5 43.6" stroke-width="9.6" stroke="#12303f"/><path d="M37 41.5L49.5 27" stroke-width="11.6" stroke="${colour}"/><path d="M51 27L64 33.5 78 27" stroke-width="4.8" stroke="#8a4d33"/><path d="M58.4 15.4L58.8 15.2" stroke-width="11.4" stroke="#8a4d33"/></g><path d="M52.4 15C51.4 7.4 60 4.6 65.2 10.6 61 10.6 58.4 12 57.2 16.4 56 20 52.8 19 52.4 15Z" fill="#2a1a17"/>`

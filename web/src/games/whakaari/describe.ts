/** The table in words, for those who do not see it. */
import { t } from '../../lib/words.svelte'
import type { View } from './payloads'
import { footing, indexOf, progress } from './view'

export function describeTable(view: View, names: string[]): string {
  const people = view.players.map((player, seat) =>
    t('whakaari-web-stands', {
      name: names[seat],
      footing: footing(view, seat),
      place: player.pawn,
      percent: Math.round(progress(view, seat) * 100),
      goal: view.boards[player.goal].seat === null ? t('whakaari-web-nobody') : names[player.goal],
    }),
  )
  const inPlay = view.platforms.filter(({ where }) => where === 'in play')
  const cracked = inPlay.filter(({ side }) => side === 'unstable').length
  return [t('whakaari-web-stones', { count: inPlay.length, cracked }), ...people].join(' ')
}

/** A stone or a board as a target. */
export function targetWords(view: View, key: string, names: string[]): string {
  if (key[0] === 'B') {
    const board = view.boards[Number(key.slice(1))]
    return t('whakaari-web-board', { name: board.seat === null ? t('whakaari-web-nobody') : names[board.seat] })
  }
  const { shape, side, pawns = [], totems = [], bomb } = view.platforms[indexOf(key)]
  const who = [...pawns, ...totems].map((seat) => names[seat]).join(', ')
  return t('whakaari-web-stone', {
    id: key,
    shape,
    side: side ?? 'unstable',
    who: who || 'none',
    bomb: bomb ? 'yes' : 'no',
  })
}

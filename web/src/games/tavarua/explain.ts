/** What cards, tokens and counters mean, in words and with the rule that says so. */
import { decimal, t } from '../../lib/words.svelte'
import type { Explanation, Line } from '../../ui/explaining.svelte'
import type { HandCard, Stoke, View, Wave } from './payloads'
import { WAVES, worth } from './view'
import { cardWords } from './words'

const game = 'tavarua'

/** What is shown of a surfer beside the reef. */
export function surferExplained(view: View, seat: number): Explanation {
  const { board, balance, tokens, stoke_cards, pile, scores } = view.surfers[seat]
  const lines: Line[] = [
    {
      words: t('tavarua-web-about-balance', { board, side: Math.sign(balance), spaces: Math.abs(balance) }),
      rule: 'TAV-13.1',
    },
    { words: t('tavarua-web-about-tokens', { count: tokens }), rule: 'TAV-16.2' },
  ]
  if (stoke_cards) lines.push({ words: t('tavarua-web-about-held', { count: stoke_cards }), rule: 'TAV-12.1' })
  if (pile.length)
    lines.push({ words: t('tavarua-web-about-pile', { count: pile.length, points: worth(pile) }), rule: 'TAV-15.1' })
  const best = [...scores.short, ...scores.long].sort((a, b) => b - a).map(decimal)
  lines.push({ words: t('tavarua-web-about-scores', { scores: best }), rule: 'TAV-15.3' })
  return { game, lines }
}

export const cardExplained = (card: HandCard): Explanation => ({
  game,
  title: cardWords(card),
  lines: [
    { words: t('tavarua-web-about-card', { power: card.power, direction: card.direction }), rule: 'TAV-8.5' },
    { words: t('tavarua-web-about-colour', { colour: card.colour }), rule: 'TAV-8.10' },
    ...(card.icon ? [{ words: t('tavarua-web-about-icon'), rule: 'TAV-6.6' }] : []),
  ],
})

/** What a stoke card does, and when it is played where that is not now. */
export const stokeExplained = (card: Stoke, now = true): Explanation => ({
  game,
  title: t('tavarua-stoke-name', { card }),
  lines: [
    { words: t('tavarua-web-stoke-about', { card }), rule: 'TAV-12.3' },
    ...(now ? [] : [{ words: t('tavarua-web-stoke-when'), rule: 'TAV-A9' }]),
  ],
})

const turnedOf = (view: View, wave: Wave) => view.wave_deck.turned.filter(([type]) => type === wave).length
const ruleOf = (wave: Wave) => (wave === 'barrel' ? 'TAV-13.3' : 'TAV-13.1')

/** A type of wave, and how many of it have come. */
export const waveExplained = (view: View, wave: Wave): Explanation => ({
  game,
  title: t('tavarua-wave-name', { wave }),
  lines: [
    { words: t('tavarua-web-about-push', { wave }), rule: ruleOf(wave) },
    {
      words: t('tavarua-web-about-turned', {
        turned: turnedOf(view, wave),
        unseen: view.wave_deck.unseen[wave].in_deck_or_removed,
      }),
      rule: 'TAV-3.2',
    },
  ],
})

/** Every type of wave. */
export const deckExplained = (view: View): Explanation => ({
  game,
  title: t('tavarua-web-about-deck', { left: view.wave_deck.left }),
  lines: WAVES.map((wave) => ({ words: t('tavarua-web-about-wave', { wave }), rule: ruleOf(wave) })),
})

/** Ways to play: what each sets, in words, and what was changed since. */
import { room } from '../../lib/room'
import type { BotCard, GameCard } from '../../lib/wire'
import { t } from '../../lib/words.svelte'
import { botName } from '../../table/names'
import { optionWords, valueWords, type Options, type Value } from '../options'
import { chairName, roleOf, usualBot, usualCount, type Chair, type Who } from './chairs'

export type PresetName = 'bots' | 'friends' | 'screen' | 'alone'

/** A table as the dialog holds it. */
export interface SetUp {
  preset: PresetName
  chairs: Chair[]
  options: Options
  hints: boolean
}

const OTHERS: Record<PresetName, Who> = { bots: 'bot', friends: 'invited', screen: 'me', alone: 'bot' }

/** The ways in which a game can be played. */
export const presetsOf = (game: GameCard): PresetName[] =>
  (game.seats.low === 1
    ? (['bots', 'friends', 'screen', 'alone'] as const)
    : (['bots', 'friends', 'screen'] as const)
  ).filter((preset) => room().shared || preset !== 'friends')

export const defaultsOf = (game: GameCard): Options =>
  Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual]))

export interface Person {
  name: string
  badge: number
}

/** A table set up in one of these ways; as many chairs as there were. */
export function setUp(game: GameCard, bots: readonly BotCard[], preset: PresetName, me: Person, count = 0): SetUp {
  const seats = preset === 'alone' ? 1 : count > 1 ? count : usualCount(game)
  const bot = usualBot(bots)
  const chairs = Array.from({ length: seats }, (_, i): Chair => {
    const mine = i === 0
    return { who: mine ? 'me' : OTHERS[preset], name: mine ? me.name : '', bot, badge: mine ? me.badge : null }
  })
  return { preset, chairs, options: defaultsOf(game), hints: preset === 'bots' }
}

/** A table for oneself and somebody who is asked by name, with bots where a game needs more. */
export function setUpFor(game: GameCard, bots: readonly BotCard[], me: Person, name: string): SetUp {
  const draft = setUp(game, bots, 'friends', me, Math.max(2, game.seats.low))
  const chairs = draft.chairs.map((chair, at): Chair => {
    if (at === 0) return chair
    return at === 1 ? { ...chair, name } : { ...chair, who: 'bot' }
  })
  return { ...draft, chairs }
}

/** What a preset means, in a list of words. */
export const meaning = (preset: PresetName): string[] => [
  t('web-preset-chairs', { preset }),
  ...(preset === 'alone' ? [] : [t('web-preset-hints', { hints: preset === 'bots' })]),
  t('web-preset-rules'),
]

/** What differs from the preset, in a list of words. */
export function changes(
  game: GameCard,
  bots: readonly BotCard[],
  { preset, chairs, options, hints }: SetUp,
  words: (option: string, value: Value) => string = (option, value) => valueWords(game.name, option, value),
): string[] {
  const usual = setUp(game, bots, preset, { name: '', badge: 0 }, chairs.length)
  const said = (what: string, how: string) => t('web-change', { what, how })
  const seated = chairs.flatMap((chair, at) => {
    const other = usual.chairs[at] ?? { who: OTHERS[preset], bot: usualBot(bots) }
    if (chair.who === other.who && (chair.who !== 'bot' || chair.bot === other.bot)) return []
    if (chair.who === 'bot') return [said(chairName(chairs, at), botName(chair.bot))]
    return [said(t('web-change-chair', { chair: at + 1 }), t('web-new-role', { who: roleOf(chairs, at) }))]
  })
  const ruled = game.options.flatMap(({ name, default: value }) =>
    options[name] === value ? [] : [said(optionWords(game.name, name), words(name, options[name]))],
  )
  const asked = hints === usual.hints || chairs.length === 1 ? [] : [t('web-change-hints', { hints })]
  return [...seated, ...asked, ...ruled]
}

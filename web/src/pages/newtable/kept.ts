/** The last set-up of each game, kept in this browser. */
import type { BotCard, GameCard } from '../../lib/wire'
import { fitting, type Options } from '../options'
import { usualBot, type Chair, type Who } from './chairs'
import { defaultsOf, presetsOf, setUp, type Person, type SetUp } from './presets'

const KEY = 'vaka-set-ups'
const KINDS: readonly string[] = ['me', 'invited', 'open', 'bot'] satisfies Who[]

function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The set-up a game was opened with last, or the usual one. Names and badges at this screen are today’s. */
export function recall(game: GameCard, bots: readonly BotCard[], me: Person): SetUp {
  return restored(all()[game.name], game, bots, me)
}

/** A set-up from storage: what makes no sense any more is left out. */
export function restored(found: unknown, game: GameCard, bots: readonly BotCard[], me: Person): SetUp {
  const kept = (typeof found === 'object' && found !== null ? found : {}) as Partial<SetUp>
  const preset = presetsOf(game).find((name) => name === kept.preset) ?? 'bots'
  const usual = setUp(game, bots, preset, me)
  const chairs = Array.isArray(kept.chairs) ? kept.chairs.filter((chair) => KINDS.includes(chair?.who)) : []
  if (chairs.length < game.seats.low || chairs.length > game.seats.high) return usual
  const own = chairs.findIndex(({ who }) => who === 'me')
  return {
    preset,
    chairs: chairs.map((chair, at) => chairOf(chair, at === own ? me : null, bots)),
    options: fitting(game, { ...defaultsOf(game), ...optionsOf(kept.options) }, chairs.length),
    hints: typeof kept.hints === 'boolean' ? kept.hints : usual.hints,
  }
}

function chairOf({ who, name, bot, badge }: Partial<Chair>, me: Person | null, bots: readonly BotCard[]): Chair {
  const known = bots.some((each) => each.name === bot)
  const worn = typeof badge === 'number' && badge >= 0 && badge < 8 ? badge : null
  return {
    who: who!,
    name: me?.name ?? (typeof name === 'string' ? name : ''),
    bot: known ? bot! : usualBot(bots),
    badge: me?.badge ?? worn,
  }
}

const optionsOf = (found: unknown): Options =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(
        Object.entries(found).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
      )
    : {}

/** Keep a set-up for the next time. */
export function keep(game: string, chosen: SetUp): void {
  try {
    const chairs = chosen.chairs.map((chair) => (chair.who === 'invited' ? { ...chair, name: '' } : chair)) // asked once
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...chosen, chairs } }))
  } catch {
    // a browser that keeps nothing still plays
  }
}

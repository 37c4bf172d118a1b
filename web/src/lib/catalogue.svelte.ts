/** What the room offers, read once for each language. */
import * as api from './api'
import type { Catalogue } from './wire'
import { language, t } from './words.svelte'

export interface Offer {
  readonly catalogue: Catalogue | null
  readonly problem: string
}

/** The catalogue in the language in force, for a component: empty until it has come, or what is wrong instead. */
export function offer(): Offer {
  let catalogue = $state.raw<Catalogue | null>(null)
  let problem = $state('')
  $effect(() => {
    language()
    api.catalogue().then(
      (found) => (catalogue = found),
      (error: unknown) => (problem = error instanceof Error && error.message ? error.message : t('web-offline')),
    )
  })
  return {
    get catalogue() {
      return catalogue
    },
    get problem() {
      return problem
    },
  }
}

/** The games and bots of the server, fetched once for each language. */
import * as api from './api'
import { isAway } from './away.svelte'
import type { Catalogue } from './wire'
import { language } from './words.svelte'

export interface CatalogueState {
  readonly catalogue: Catalogue | null
  readonly problem: string
  /** What a game is called; nothing until the catalogue has come. */
  titleOf(game: string | null | undefined): string | null
}

const fetched = new Map<string, Promise<Catalogue>>()

function fetchIn(language: string): Promise<Catalogue> {
  const found = fetched.get(language) ?? api.catalogue()
  fetched.set(language, found)
  found.catch(() => fetched.delete(language))
  return found
}

/** The catalogue in the language in force, for a component: empty until it has come, or what is wrong instead. */
export function useCatalogue(): CatalogueState {
  let catalogue = $state.raw<Catalogue | null>(null)
  let problem = $state('')
  $effect(() => {
    if (isAway()) return // asked again when the server is back
    fetchIn(language()).then(
      (found) => {
        catalogue = found
        problem = ''
      },
      (error: unknown) => (problem = api.messageOf(error)),
    )
  })
  return {
    get catalogue() {
      return catalogue
    },
    get problem() {
      return problem
    },
    titleOf: (game) => catalogue?.games.find(({ name }) => name === game)?.title ?? null,
  }
}

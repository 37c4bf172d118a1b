/** Drawn examples beside the rules: a folder `examples` in a game's folder, found by being there. */
import type { Component } from 'svelte'

/** A picture beside a rule; its caption is the message `<game>-example-<say>`. */
export interface Example {
  say: string
  /** What of the picture is seen: x, y, width, height. */
  box: readonly [number, number, number, number]
}

/** The examples of a game by the number of the rule they show. */
export type ExampleRules = Readonly<Record<string, Example>>

export interface Examples {
  rules: ExampleRules
  /** The inside of one picture, in the units of its box. */
  Picture: Component<{ say: string }>
  /** What all pictures refer to by its id, once a page. */
  Defs: Component
}

const found = import.meta.glob<{ default: Examples }>('../games/*/examples/index.ts')

export async function examplesOf(game: string): Promise<Examples | null> {
  return (await found[`../games/${game}/examples/index.ts`]?.())?.default ?? null
}

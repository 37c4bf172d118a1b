/** Drawings of all components of a game: a Gallery.svelte in its folder, found by being there. */
import type { Component } from 'svelte'
import type { Loose } from '../lib/game'

export interface GalleryProps<Components extends object = Loose> {
  /** The components file of the game as data, or one brought in its place. */
  components: Components
}

const found = import.meta.glob<{ default: Component<GalleryProps> }>('../games/*/Gallery.svelte')

/** The gallery of a game; null for one that draws nothing yet. */
export async function galleryOf(game: string): Promise<Component<GalleryProps> | null> {
  return (await found[`../games/${game}/Gallery.svelte`]?.())?.default ?? null
}

/** Faces of players who have one: their badges show it. Set by a page for everything on it. */
import { getContext, setContext } from 'svelte'

/** By seat, as markup in a square of 92 around 0. */
export type Faces = Record<number, string>

const KEY = Symbol('faces')

export const setFaces = (faces: () => Faces): void => void setContext(KEY, faces)

/** The faces of the page around a component. */
export const facesHere = (): (() => Faces) => getContext<(() => Faces) | undefined>(KEY) ?? (() => ({}))

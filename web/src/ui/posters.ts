/** The posters of the games, found by being in their folders. */
interface Poster {
  poster: string
  colour: string
}

const found = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true })
const posters = new Map(Object.entries(found).map(([path, made]) => [path.split('/').at(-2)!, made]))

const PLAIN: Poster = {
  colour: '#13566f',
  poster:
    '<rect width="220" height="236" fill="#fcd588"/><circle cx="110" cy="110" r="60" fill="#ef6f53"/><path fill="#1b7f8c" d="M0 130q28-12 55 0t55 0 55 0 55 0V236H0Z"/><path fill="#13566f" d="M0 170q28-12 55 0t55 0 55 0 55 0V236H0Z"/>',
}

/** The poster of a game, or a plain one. */
export const posterOf = (game: string): Poster => posters.get(game) ?? PLAIN

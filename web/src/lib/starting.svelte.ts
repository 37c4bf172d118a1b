/** How far the room in this browser has come: what a page can show of it. */
interface Starting {
  /** Whether it is ready to play. */
  ready: boolean
  /** Why it cannot be. */
  failed: string
  /** Whether the server has not got it. */
  missing: boolean
  /** Bytes that have come, of how many in all. */
  loaded: number
  total: number
}

export const starting = $state<Starting>({
  ready: false,
  failed: '',
  missing: false,
  loaded: 0,
  total: 0,
})

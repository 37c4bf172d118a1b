/** A clock of the page that goes on while something is shown that depends on it. */
export function useTicking(every: () => number | null): { readonly now: number } {
  let now = $state(performance.now())
  $effect(() => {
    const ms = every()
    if (ms === null) return
    now = performance.now()
    const timer = setInterval(() => (now = performance.now()), ms)
    return () => clearInterval(timer)
  })
  return {
    get now() {
      return now
    },
  }
}

/** A part of a drawing that is pressed like a button, by pointer and by key. */
export function press(run: () => void) {
  return {
    role: 'button' as const,
    tabindex: 0,
    onclick(event: Event): void {
      event.stopPropagation()
      run()
    },
    onkeydown(event: KeyboardEvent): void {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      run()
    },
  }
}

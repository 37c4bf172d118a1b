/** What makes a drawn shape a button: a click, or Enter and the space bar. */
export const press = (run: () => void) => ({
  onclick: (event: Event) => {
    event.stopPropagation()
    run()
  },
  onkeydown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    run()
  },
})

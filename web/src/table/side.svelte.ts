/** The drawer at the side of a table: whether it is open, what it shows, and how much of the chat is unread. */
import { settings } from '../lib/settings.svelte'
import type { ChatLine } from '../lib/wire'
import type { Tab } from './Drawer.svelte'

/** Up to this many pixels the drawer lies over the board. */
const SMALL = 1080

export class Side {
  open = $state(innerWidth > SMALL)
  tab = $state<Tab>('log')
  rule = $state<string | null>(null)
  private read = $state(0)
  private readonly reading = $derived(this.tab === 'chat' && this.open)
  readonly unread = $derived.by(() =>
    this.reading || settings.muted ? 0 : Math.max(0, this.chat().length - this.read),
  )

  constructor(private readonly chat: () => ChatLine[]) {
    $effect(() => {
      if (this.reading) this.read = this.chat().length
    })
  }

  /** Whether it hides the board. */
  get covers(): boolean {
    return this.open && innerWidth <= SMALL
  }
  toggle = () => {
    this.open = !this.open
  }
  /** On a small screen the board comes out from under it. */
  uncover = () => {
    if (this.covers) this.open = false
  }
  showRule = (number: string) => {
    this.rule = number
    this.tab = 'rules'
    this.open = true
  }
}

import { plainLinkOf } from '../in-page-links.ts'

const MARK = 'asksBeforeLeaving'

/** Pending until a step back is done. Until then the history still shows the entry that is being left. */
let steppingBack: Promise<void> | null = null

/**
 * Asks before the person leaves the page: by a link, by going back, or by closing the tab, for which the browser has a
 * question of its own. The page's router cannot hold a move back. So links are caught before the router receives them, and
 * going back first reaches a second entry of the same page. Moves that the page itself makes are not held back.
 */
export class LeaveGuard {
  readonly #mayLeave: () => Promise<boolean>
  readonly #here = location.pathname
  #isNeeded = false
  #isAsking = false
  #listening: AbortController | null = null

  constructor(mayLeave: () => Promise<boolean>) {
    this.#mayLeave = mayLeave
  }

  start(): void {
    this.#isNeeded = true
    if (this.#listening) return
    this.#listening = new AbortController()
    if (steppingBack) void steppingBack.then(() => this.#listen())
    else this.#listen()
  }

  /** Stops asking and removes the entry that it added to the history, unless the page has moved on from there. */
  stop(): void {
    this.#isNeeded = false
    // An open question is answered first.
    if (this.#isAsking || !this.#listening) return
    this.#end()
    if (isMarked()) void stepBack()
  }

  #listen(): void {
    if (!this.#listening) return
    const { signal } = this.#listening
    markEntry()
    window.addEventListener('beforeunload', event => event.preventDefault(), { signal })
    window.addEventListener('popstate', this.#askOnWayBack)
    document.addEventListener('click', this.#askAtLink, { signal, capture: true })
  }

  #end(): void {
    this.#listening?.abort()
    this.#listening = null
    // single-spa takes over these listeners, and supports neither signals nor `once`.
    window.removeEventListener('popstate', this.#askOnWayBack)
  }

  readonly #askAtLink = (event: MouseEvent): void => {
    const link = plainLinkOf(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void this.#followAfterYes(link)
  }

  async #followAfterYes(link: HTMLAnchorElement): Promise<void> {
    if (!(await this.#ask())) return
    if (isMarked()) await stepBack()
    link.click()
  }

  readonly #askOnWayBack = (): void => {
    // One entry back is still this page, and one more would leave it.
    if (this.#listening && !isMarked() && location.pathname === this.#here) void this.#goBackAfterYes()
  }

  async #goBackAfterYes(): Promise<void> {
    if (await this.#ask()) history.back()
    else if (this.#listening) markEntry()
  }

  async #ask(): Promise<boolean> {
    if (this.#isAsking) return false
    this.#isAsking = true
    const isSure = await this.#mayLeave()
    this.#isAsking = false
    // The screen may have been left meanwhile.
    const mayGo = isSure && location.pathname === this.#here
    if (mayGo) this.#end()
    else if (!this.#isNeeded) this.stop()
    return mayGo
  }
}

function markEntry(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
}

function isMarked(): boolean {
  return Boolean(history.state?.[MARK])
}

function stepBack(): Promise<void> {
  steppingBack ??= new Promise(resolve => {
    const arrive = () => {
      steppingBack = null
      window.removeEventListener('popstate', arrive)
      resolve()
    }
    window.addEventListener('popstate', arrive)
    history.back()
  })
  return steppingBack
}

import { plainLinkOf } from '../in-page-links.ts'

export type LeaveGuard = {
  start: () => void
  /** Ends the asking, and takes away the entry of the history that it needed. */
  stop: () => void
  /** Ends it for a screen that is gone: the history is another's by now. */
  dispose: () => void
}

const MARK = 'asksBeforeLeaving'

/**
 * Asks before the person leaves the page: by a link, by the way back, or by closing the tab, which the browser asks about in
 * words of its own. The page's router cannot hold a move back: links are caught before it hears of them, and the way back
 * first meets a second entry of the same page. What the page does by itself is not held back.
 */
export function createLeaveGuard(mayLeave: () => Promise<boolean>): LeaveGuard {
  const here = location.pathname
  let isNeeded = false
  let isAsking = false
  let listening: AbortController | null = null

  function start(): void {
    isNeeded = true
    if (listening) return
    listening = new AbortController()
    const { signal } = listening
    markEntry()
    window.addEventListener('beforeunload', event => event.preventDefault(), { signal })
    window.addEventListener('popstate', () => void askOnWayBack(), { signal })
    document.addEventListener('click', askAtLink, { signal, capture: true })
  }

  function stop(): void {
    isNeeded = false
    // What is answered to an open question comes first.
    if (isAsking || !listening) return
    dispose()
    if (isMarked()) history.back()
  }

  function dispose(): void {
    listening?.abort()
    listening = null
  }

  function askAtLink(event: MouseEvent): void {
    const link = plainLinkOf(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void followAfterYes(link)
  }

  async function followAfterYes(link: HTMLAnchorElement): Promise<void> {
    if (!(await ask())) return
    if (isMarked()) await stepBack()
    link.click()
  }

  async function askOnWayBack(): Promise<void> {
    // One entry back is still this page, and one more would leave it.
    if (isMarked() || location.pathname !== here) return
    if (await ask()) history.back()
    else if (listening) markEntry()
  }

  async function ask(): Promise<boolean> {
    if (isAsking) return false
    isAsking = true
    const isSure = await mayLeave()
    isAsking = false
    // The screen may have gone by itself meanwhile.
    const mayGo = isSure && listening !== null
    if (mayGo) dispose()
    else if (!isNeeded) stop()
    return mayGo
  }

  return { start, stop, dispose }
}

function markEntry(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
}

function isMarked(): boolean {
  return Boolean(history.state?.[MARK])
}

function stepBack(): Promise<void> {
  return new Promise(resolve => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })
}

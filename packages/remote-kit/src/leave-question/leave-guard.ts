import { plainLinkOf } from '../in-page-links.ts'

export type LeaveGuard = {
  start: () => void
  /** Ends the asking, and takes away the entry of the history that it needed, unless the page has moved on from there. */
  stop: () => void
}

const MARK = 'asksBeforeLeaving'

/** Until the way back has been gone, the history still shows the entry that is being left. */
let steppingBack: Promise<void> | null = null

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
    if (steppingBack) void steppingBack.then(listen)
    else listen()
  }

  function listen(): void {
    if (!listening) return
    const { signal } = listening
    markEntry()
    window.addEventListener('beforeunload', event => event.preventDefault(), { signal })
    window.addEventListener('popstate', askOnWayBack)
    document.addEventListener('click', askAtLink, { signal, capture: true })
  }

  function stop(): void {
    isNeeded = false
    // What is answered to an open question comes first.
    if (isAsking || !listening) return
    end()
    if (isMarked()) void stepBack()
  }

  function end(): void {
    listening?.abort()
    listening = null
    // What leads the page from area to area takes these listeners over, and knows neither signals nor `once`.
    window.removeEventListener('popstate', askOnWayBack)
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

  function askOnWayBack(): void {
    // One entry back is still this page, and one more would leave it.
    if (listening && !isMarked() && location.pathname === here) void goBackAfterYes()
  }

  async function goBackAfterYes(): Promise<void> {
    if (await ask()) history.back()
    else if (listening) markEntry()
  }

  async function ask(): Promise<boolean> {
    if (isAsking) return false
    isAsking = true
    const isSure = await mayLeave()
    isAsking = false
    // The screen may have gone by itself meanwhile.
    const mayGo = isSure && location.pathname === here
    if (mayGo) end()
    else if (!isNeeded) stop()
    return mayGo
  }

  return { start, stop }
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

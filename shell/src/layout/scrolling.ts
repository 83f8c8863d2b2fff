import { useEffect, useLayoutEffect, useRef } from 'react'
import { safeSessionStorage } from 'shared-session/storage'

const KEY = 'sbiz_scroll'
const SETTLED_BY_MS = 5000
const ACTS_OF_THE_PERSON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type Positions = Map<string, number>

/**
 * Opens a new page at its top, and restores the position of a page on going back, also if its screen is drawn a
 * little later. A browser without the Navigation API restores positions by itself ({@link useTopOfNewPage}). It ends by
 * the signal.
 */
export function followScrolling(signal?: AbortSignal): void {
  if (!('navigation' in window)) return
  history.scrollRestoration = 'manual'
  const left = remembered()
  // The content of a served page is scrolled by the browser or the person before this runs.
  let settling = scrollY > 0 ? new AbortController() : settleAt(left.get(keyOf(navigation.currentEntry)) ?? 0)

  const options = signal && { signal }
  const follow = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (pathOf(from) === pathOf(navigation.currentEntry)) return
    left.set(keyOf(from), scrollY)
    settling.abort()
    settling = settleAt(navigationType === 'traverse' ? (left.get(keyOf(navigation.currentEntry)) ?? 0) : 0)
  }
  navigation.addEventListener('currententrychange', follow, options)
  const remembers = () => remember(left.set(keyOf(navigation.currentEntry), scrollY))
  window.addEventListener('pagehide', remembers, options)
}

/** Opens a new page at its top in a browser without the Navigation API. On going back that scrolls by itself. */
export function useTopOfNewPage(path: string): void {
  const shown = useRef(path)
  const isBack = useRef(false)
  useEffect(() => {
    const seeReturn = ({ isTrusted }: PopStateEvent) => {
      // The page itself sends such events when an area leads on.
      isBack.current = isTrusted && location.pathname !== shown.current
    }
    window.addEventListener('popstate', seeReturn, true)
    return () => window.removeEventListener('popstate', seeReturn, true)
  }, [])
  useLayoutEffect(() => {
    if ('navigation' in window || shown.current === path) return
    shown.current = path
    if (!isBack.current) scrollTo({ top: 0, behavior: 'instant' })
    isBack.current = false
  }, [path])
}

/** Scrolls there now, and again while the page grows and its heading takes the focus, until the person acts. */
function settleAt(top: number): AbortController {
  const settling = new AbortController()
  const go = () => scrollTo({ top, behavior: 'instant' })
  go()
  const main = document.getElementById('main')
  if (top === 0 || !main) return settling

  const growth = new ResizeObserver(go)
  growth.observe(main)
  const signal = AbortSignal.any([settling.signal, AbortSignal.timeout(SETTLED_BY_MS)])
  signal.addEventListener('abort', () => growth.disconnect())
  main.addEventListener('focusin', go, { signal })
  for (const act of ACTS_OF_THE_PERSON) document.addEventListener(act, () => settling.abort(), { signal })
  return settling
}

function keyOf(entry: NavigationHistoryEntry | null): string {
  return entry?.key ?? ''
}

function pathOf(entry: NavigationHistoryEntry | null): string {
  return entry?.url ? new URL(entry.url).pathname : ''
}

function remembered(): Positions {
  try {
    return new Map(JSON.parse(safeSessionStorage.getItem(KEY) ?? '[]') as [string, number][])
  } catch {
    return new Map() // damaged: pages then begin at their top
  }
}

function remember(left: Positions): void {
  safeSessionStorage.setItem(KEY, JSON.stringify([...left]))
}

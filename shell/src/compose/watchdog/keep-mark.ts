import type { RegisteredRelease } from 'release-format'
import { safeSessionStorage as storage } from 'shared-session/storage'
import { MARK, markOf } from '../running-mark.ts'

/** The lock of this page, also the end of its marks. A copied tab has the mark, but not the lock. */
const LOCK = String(Math.random())

let release = () => {}

/**
 * Marks the tab with an area that is on the screen. Returns a function that ends this. The system may end a hidden page
 * without an event, which is no hang.
 */
export function keepMark(area: string, { version }: RegisteredRelease): () => void {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', mark, { signal })
  addEventListener('pagehide', end, { signal })
  addEventListener('pageshow', begin, { signal })
  begin()
  return () => {
    listening.abort()
    end()
  }

  function begin() {
    holdLock()
    mark()
  }

  function mark() {
    if (document.visibilityState === 'visible') storage.setItem(MARK, markOf(area, version) + LOCK)
    else storage.removeItem(MARK)
  }
}

function end(): void {
  storage.removeItem(MARK)
  release()
}

/** Held until `release`: browsers keep no page that holds a lock for the way back. They have locks on https only. */
function holdLock(): void {
  release()
  const { promise, resolve } = Promise.withResolvers<void>()
  release = resolve
  void (navigator as Partial<Navigator>).locks?.request(LOCK, () => promise)
}

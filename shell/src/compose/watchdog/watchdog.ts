import type { RegisteredRemote } from 'release-format'
import { markRunning, unmarkRunning } from '../running-mark.ts'
import { folderOf, ownStyles } from '../styles-ledger.ts'
import { watchHistory } from './watch-history.ts'
import { watchWrites } from './watch-writes.ts'

type Watched = {
  area: string
  release: RegisteredRemote
  /** The element that is the area's own. */
  element: HTMLElement
  /** Takes the area out of the page. */
  stop: (error: unknown) => void
}

/**
 * Watches an area as long as it is mounted: it may write nowhere but into its element, nor move the page in a loop, and a
 * page that it hangs is known to the next one. Returns a function that ends this.
 */
export function watch({ area, release, element, stop }: Watched): () => void {
  const ends = [
    ownStyles(release),
    watchHistory(stop),
    watchWrites({ element, folder: folderOf(release), stop }),
    keepMark(area, release),
  ]
  return () => {
    for (const end of ends.splice(0)) end()
  }
}

/** A hidden page may be ended by the system without a word, which is no hang. */
function keepMark(area: string, { version }: RegisteredRemote): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const mark = () => (document.visibilityState === 'visible' ? markRunning(area, version) : unmarkRunning())
  document.addEventListener('visibilitychange', mark, { signal })
  addEventListener('pagehide', unmarkRunning, { signal })
  addEventListener('pageshow', mark, { signal })
  mark()
  return () => {
    listening.abort()
    unmarkRunning()
  }
}

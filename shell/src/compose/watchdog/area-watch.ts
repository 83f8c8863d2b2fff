import type { RegisteredRelease } from 'release-format'
import { ownStyles } from '../federation/release-styles.ts'
import { markRunning, unmarkRunning } from '../running-mark.ts'

/** Notes the styles of a mounted area, and marks the tab in case the area hangs. Returns a function that ends this. */
export function watchArea(area: string, release: RegisteredRelease): () => void {
  const ends = [ownStyles(release), keepMark(area, release)]
  return () => {
    for (const end of ends.splice(0)) end()
  }
}

/** The system may end a hidden page without an event, which is no hang. */
function keepMark(area: string, { version }: RegisteredRelease): () => void {
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

import * as v from 'valibot'
import { session } from '../session.ts'
import { safeLocalStorage } from '../storage/safe-storage.ts'

/** The key under which the tabs of this browser share their session. */
export const BROWSER_SESSION_KEY = 'sbiz_browser_session'

const Shape = v.object({
  owner: v.string(),
  token: v.string(),
  deadline: v.number(),
  extendingUntil: v.number(),
})

/**
 * The part of the session that all tabs of a browser share: its owner, the newest token, and its end (milliseconds
 * since 1970). Until `extendingUntil` one of them waits for another hour. The token is useless without the cookie
 * (GP-12). Personal data stay in each tab.
 */
export type BrowserSession = v.InferOutput<typeof Shape>

/** Returns null if no session runs, or the browser stores nothing. */
export function readBrowserSession(): BrowserSession | null {
  const text = safeLocalStorage.getItem(BROWSER_SESSION_KEY)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Shape), text)
  return read.success ? read.output : null
}

export function writeBrowserSession(shared: BrowserSession): void {
  safeLocalStorage.setItem(BROWSER_SESSION_KEY, JSON.stringify(shared))
}

/** Ends the session for all tabs. */
export function eraseBrowserSession(): void {
  safeLocalStorage.removeItem(BROWSER_SESSION_KEY)
}

/**
 * Returns a fingerprint of the person and business of this tab's session. The server separates sessions by the same
 * two.
 */
export function ownerOfTab(): string {
  const { businessNumber, identityCi } = session.get()
  return fingerprint(`${businessNumber}/${identityCi}`)
}

// 32-bit FNV-1a: nothing secret depends on it, and a ci is too long to be recovered from it.
function fingerprint(text: string): string {
  const hash = [...new TextEncoder().encode(text)].reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01000193),
    0x811c9dc5,
  )
  return (hash >>> 0).toString(16)
}

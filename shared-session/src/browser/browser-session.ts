import * as v from 'valibot'
import { session } from '../session.ts'
import { safeLocalStorage } from '../storage/safe-storage.ts'

/** Where the tabs of this browser find the session that they share. */
export const BROWSER_SESSION_KEY = 'sbiz_browser_session'

const Shape = v.object({
  owner: v.string(),
  token: v.string(),
  deadline: v.number(),
  extendingUntil: v.number(),
})

/**
 * What the tabs of a browser share of their session: whose it is, the newest token, and when it ends (milliseconds
 * since 1970). Until `extendingUntil` one of them waits for another hour. The token opens nothing without the cookie
 * (GP-12); what is known of the person stays in each tab.
 */
export type BrowserSession = v.InferOutput<typeof Shape>

/** Null when no session runs, or the browser keeps nothing. */
export function readBrowserSession(): BrowserSession | null {
  const text = safeLocalStorage.getItem(BROWSER_SESSION_KEY)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Shape), text)
  return read.success ? read.output : null
}

export function writeBrowserSession(shared: BrowserSession): void {
  safeLocalStorage.setItem(BROWSER_SESSION_KEY, JSON.stringify(shared))
}

/** For all tabs: the session has ended. */
export function eraseBrowserSession(): void {
  safeLocalStorage.removeItem(BROWSER_SESSION_KEY)
}

/** Stands for the person and business of this tab's session, without naming them: as the server tells sessions apart. */
export function ownerOfTab(): string {
  const { businessNumber, identityCi } = session.get()
  return fingerprint(`${businessNumber}/${identityCi}`)
}

// 32-bit FNV-1a: nothing secret hangs on it, and a ci is far too long to be found again from it.
function fingerprint(text: string): string {
  const hash = [...new TextEncoder().encode(text)].reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01000193),
    0x811c9dc5,
  )
  return (hash >>> 0).toString(16)
}

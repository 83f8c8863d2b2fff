import { keyPerContent, randomKey } from 'remote-kit'
import { session } from 'shared-session'
import type { FormState } from '../form/form-state.ts'

type Cached = {
  ci: string
  applicationNumber: string
  form: FormState
  keyFor: (content: string) => string
  stopWatching: () => void
}

// Residence number, account and files must not be stored, so during a visit to another screen they are in memory only. They
// are dropped with the session.
let cached: Cached | null = null

/** The whole form while another screen is open, for the same person and application. */
export const formCache = {
  keep(form: FormState): void {
    const keyFor = cached?.keyFor ?? keyPerContent(randomKey)
    formCache.clear()
    const { identityCi: ci, applicationNumber } = session.get()
    if (!ci || !applicationNumber) return
    cached = { ci, applicationNumber, form, keyFor, stopWatching: session.subscribe(clearUnlessTheirs) }
  },

  /** Returns the form of the verified person, or null. */
  get(): FormState | null {
    // Another listener of the session may ask before our own was called.
    clearUnlessTheirs()
    return cached?.form ?? null
  },

  /** Returns the key for this content, the same at a later try (GP-25). */
  keyFor(content: string): string {
    return (cached?.keyFor ?? keyPerContent(randomKey))(content)
  },

  /** Drops the form after submission. */
  clear(): void {
    cached?.stopWatching()
    cached = null
  },
}

function clearUnlessTheirs(): void {
  const { identityCi, applicationNumber } = session.get()
  if (cached && (cached.ci !== identityCi || cached.applicationNumber !== applicationNumber))
    formCache.clear()
}

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

// Residence number, account and files may not be stored anywhere, so while the applicant looks at another screen and comes
// back they can only lie in memory. They go with the session.
let cached: Cached | null = null

/** The whole form while its screen is left, for the same person and the same application. */
export const formCache = {
  keep(form: FormState): void {
    const keyFor = cached?.keyFor ?? keyPerContent(randomKey)
    formCache.clear()
    const { identityCi: ci, applicationNumber } = session.get()
    if (!ci || !applicationNumber) return
    cached = { ci, applicationNumber, form, keyFor, stopWatching: session.subscribe(clearUnlessTheirs) }
  },

  /** The form of the person who is verified now; null when there is none. */
  get(): FormState | null {
    clearUnlessTheirs()
    return cached?.form ?? null
  },

  /** The key under which this content is filed, also at a later try (GP-25). */
  keyFor(content: string): string {
    return (cached?.keyFor ?? keyPerContent(randomKey))(content)
  },

  /** Forgets it: after submission. */
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

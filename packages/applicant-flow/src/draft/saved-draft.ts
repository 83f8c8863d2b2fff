import { session } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import { siteConfig } from 'site-config'
import * as v from 'valibot'

const KEY = 'sbiz_saved_draft'

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ applicationNumber: v.string(), savedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
)

/**
 * Keeps in this tab when the person has saved a draft on the server (ISO), null without one. `undefined` is for a
 * backend that saves no drafts.
 */
export function keepSavedAt(savedAt: string | null | undefined): void {
  const { applicationNumber } = session.get()
  if (savedAt === undefined || !siteConfig().features.drafts) safeSessionStorage.removeItem(KEY)
  else safeSessionStorage.setItem(KEY, JSON.stringify({ applicationNumber, savedAt }))
}

/** Returns when the person has saved a draft on the server, null without one; undefined where saving is not offered. */
export function lastSavedAt(): string | null | undefined {
  const { success, output } = v.safeParse(Stored, safeSessionStorage.getItem(KEY))
  const isOffered = success && siteConfig().features.drafts
  return isOffered && output.applicationNumber === session.get().applicationNumber
    ? output.savedAt
    : undefined
}

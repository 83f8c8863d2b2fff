import type { Dependencies } from './dependencies.ts'
import { sweepNewObjects } from './uploads/new-objects.ts'
import { pruneIdempotencyKeys } from './idempotency/idempotent-requests.ts'
import { prunePassUses } from './stores/pass-uses.ts'
import { pruneSessions } from './stores/token-store.ts'
import { pruneSavedDrafts } from './stores/saved-draft-store.ts'
import { pruneAudit } from './stores/applications/audit.ts'
import { eraseExpired } from './personal-data/retention.ts'
import { reencryptFields } from './stores/reencrypt-fields.ts'
import { sweepObjects } from './uploads/remove-objects.ts'

const AN_HOUR_MS = 60 * 60_000
const A_DAY_MS = 24 * AN_HOUR_MS
const A_REQUEST_IS_OVER_AFTER_MS = 5 * 60_000

type Needed = Pick<Dependencies, 'config' | 'database' | 'fields' | 'objects' | 'now' | 'log'>

/** Runs the work at an interval in milliseconds; returns the function that ends it. */
export type Repeat = (work: () => void, everyMs: number) => () => void

export type Maintenance = {
  /** Resolves when no job is running any more. */
  stop(): Promise<void>
}

/**
 * Runs the maintenance jobs of a backend, one after the other: re-encrypts fields of older keys once, and removes
 * unneeded data every hour. A failure is logged, and the job is tried again the next time.
 */
export function startMaintenance(dependencies: Needed, repeat: Repeat = onTimer): Maintenance {
  const { log, now } = dependencies
  const stopping = new AbortController()
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ err: error }, 'maintenance job failed'))

  let running = attempt(() => reencrypt(dependencies, stopping.signal))
  const end = repeat(() => {
    running = running.then(() => attempt(() => cleanUp(dependencies, requestsRunSince(now()))))
  }, AN_HOUR_MS)

  return {
    async stop() {
      end()
      stopping.abort()
      await running
    },
  }
}

/**
 * Removes unused objects, used passes, expired sessions and saved drafts, old idempotency keys and entries of the audit log.
 * Removes documents of uploads that were interrupted before a moment, and applications whose time is over.
 */
export async function cleanUp(needed: Needed, requestsSince: Date): Promise<void> {
  await sweepObjects(needed)
  await pruneAudit(needed.database)
  await pruneIdempotencyKeys(needed.database, new Date(needed.now().getTime() - A_DAY_MS))
  await pruneSessions(needed.database, needed.now())
  await pruneSavedDrafts(needed.database, needed.now())
  await prunePassUses(needed.database, new Date(needed.now().getTime() - A_DAY_MS))
  await sweepNewObjects(needed, requestsSince)
  await eraseExpired(needed, needed.now())
}

/** Returns the moment before which every request has ended, in this process or another. */
export function requestsRunSince(now: Date): Date {
  return new Date(now.getTime() - A_REQUEST_IS_OVER_AFTER_MS)
}

async function reencrypt({ database, fields, log }: Needed, signal: AbortSignal): Promise<void> {
  if (!fields.hasOlderKeys) return
  const { reencrypted, unreadable } = await reencryptFields(database, fields, signal)
  log.info({ reencrypted }, 're-encrypted fields with the current key')
  if (unreadable > 0) log.error({ unreadable }, 'no configured key decrypts some fields')
}

// The timer does not keep the process alive.
function onTimer(work: () => void, everyMs: number): () => void {
  const timer = setInterval(work, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

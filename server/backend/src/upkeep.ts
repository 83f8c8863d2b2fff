import type { Dependencies } from './dependencies.ts'
import { sweepDocuments } from './routes/applications/application-documents.ts'
import { forgetPresses } from './stores/applications/idempotency.ts'
import { resealFields } from './stores/reseal-fields.ts'
import { sweepObjects } from './uploads/remove-objects.ts'

const AN_HOUR_MS = 60 * 60_000
const A_DAY_MS = 24 * AN_HOUR_MS
const A_REQUEST_IS_OVER_AFTER_MS = 5 * 60_000

type Needed = Pick<Dependencies, 'config' | 'database' | 'fields' | 'files' | 'objects' | 'now' | 'log'>

/** Calls again and again after so many milliseconds; answers how to end that. */
export type Repeat = (work: () => void, everyMs: number) => () => void

export type Upkeep = {
  /** Resolves when nothing is being done any more. */
  stop(): Promise<void>
}

/**
 * What a running backend does by itself: what an older key has sealed is sealed again, once; what nobody needs any more
 * is removed every hour. One after the other, and what fails is told in the log and tried again the next time.
 */
export function startUpkeep(dependencies: Needed, repeat: Repeat = onTimer): Upkeep {
  const { log, now } = dependencies
  const stopping = new AbortController()
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn({ err: error }, 'upkeep failed'))

  let atWork = attempt(() => reseal(dependencies, stopping.signal))
  const end = repeat(() => {
    atWork = atWork.then(() => attempt(() => tidyUp(dependencies, requestsRunSince(now()))))
  }, AN_HOUR_MS)

  return {
    async stop() {
      end()
      stopping.abort()
      await atWork
    },
  }
}

/** Removes what nobody needs any more: objects, old presses, and documents that were on their way before a moment. */
export async function tidyUp(needed: Needed, requestsSince: Date): Promise<void> {
  await sweepObjects(needed)
  await forgetPresses(needed.database, new Date(needed.now().getTime() - A_DAY_MS))
  await sweepDocuments(needed, requestsSince)
}

/** Whatever began before has ended by now, wherever it ran. */
export function requestsRunSince(now: Date): Date {
  return new Date(now.getTime() - A_REQUEST_IS_OVER_AFTER_MS)
}

async function reseal({ database, fields, log }: Needed, signal: AbortSignal): Promise<void> {
  if (!fields.hasOlderKeys) return
  const { resealed, unreadable } = await resealFields(database, fields, signal)
  log.info({ resealed }, 'sealed again what an older key had sealed')
  if (unreadable > 0) log.error({ unreadable }, 'no configured key opens some sealed fields')
}

// Does not keep a process alive that has nothing else to do.
function onTimer(work: () => void, everyMs: number): () => void {
  const timer = setInterval(work, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

import { HttpError } from 'server-kit'
import type { SiteMode } from '../stores/site-mode.ts'
import { contractTexts as texts } from '../texts/contract.ko.ts'
import type { Call } from './call.ts'

const READ_AGAIN_AFTER_MS = 1_000
const TRY_AGAIN_AFTER_S = 60

/** Throws `HttpError` (503 `READ_ONLY` or `MAINTENANCE`) for a call that the site's mode refuses. */
export type RefuseInMode = (call: Call) => Promise<void>

type Known = { mode: Promise<SiteMode>; readAt: number }

/** Returns the refusals of the mode, which is read once a second at most. While it cannot be read, the last one is in force. */
export function createModeRefusals(
  read: () => Promise<SiteMode>,
  now = () => performance.now(),
): RefuseInMode {
  const known: Known = { mode: Promise.resolve('normal'), readAt: -Infinity }
  return async call => {
    if (now() - known.readAt >= READ_AGAIN_AFTER_MS) {
      const last = known.mode
      Object.assign(known, { mode: read().catch(() => last), readAt: now() })
    }
    const mode = await known.mode
    if (mode === 'maintenance') throw refusal('MAINTENANCE', texts.maintenance)
    if (mode === 'read-only' && call.method !== 'GET' && !call.changesNothing)
      throw refusal('READ_ONLY', texts.readOnly)
  }
}

function refusal(errorCode: string, message: string): HttpError {
  return new HttpError(503, errorCode, message, undefined, TRY_AGAIN_AFTER_S)
}

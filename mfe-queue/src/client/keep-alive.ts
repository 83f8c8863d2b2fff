import type { AliveParts } from './alive-notices.ts'

/** Every turn lasts longer than that. */
const FIRST_NOTICE_MS = 20_000

/**
 * Keeps a turn alive until `over`. Most steps end before the first notice is due, so its code is loaded then. A turn that
 * began in another release sends a notice at once, however often releases change.
 */
export async function keepAlive(
  action: string,
  parts: AliveParts,
  over: AbortSignal,
  hasBegun: boolean,
): Promise<void> {
  if (!hasBegun) await parts.wait(FIRST_NOTICE_MS, over)
  if (over.aborted) return
  try {
    const { sendAliveNotices } = await import('./alive-notices.ts')
    await sendAliveNotices(action, parts, over)
  } catch (error) {
    console.warn('could not load what keeps a turn alive', error)
  }
}

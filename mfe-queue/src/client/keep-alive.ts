import type { AliveParts } from './alive-notices.ts'

/** A turn lasts longer than that everywhere. */
const FIRST_NOTICE_MS = 20_000

/**
 * Keeps a turn from running out where its step takes long, until `over`. Most steps are over before the first notice is
 * due, and so before what sends it is loaded. One that has begun under another release is told of at once: however often
 * releases change, the waiting room hears of it.
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

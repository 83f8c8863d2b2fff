import { setTimeout as wait } from 'node:timers/promises'

const KEPT_MS = 5_000
const MAY_TAKE_MS = 2_000

type Limits = { keptMs?: number; mayTakeMs?: number; now?: () => number }

/** A service outside did not respond to a probe in time. */
export class ProbeTimedOut extends Error {
  override readonly name = 'ProbeTimedOut'
}

/**
 * Shares one probe of a service among all callers: a good result counts for a while, one probe runs at a time, and no
 * caller waits for a slow one. Rejects as the probe does, or with `ProbeTimedOut`.
 */
export function sharedProbe(
  probe: () => Promise<unknown>,
  { keptMs = KEPT_MS, mayTakeMs = MAY_TAKE_MS, now = () => performance.now() }: Limits = {},
): () => Promise<void> {
  let goodUntil = -Infinity
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      await probe()
      goodUntil = now() + keptMs
    } finally {
      running = null
    }
  }

  return async () => {
    if (now() < goodUntil) return
    running ??= run()
    await inTime(running, mayTakeMs)
  }
}

async function inTime(work: Promise<void>, mayTakeMs: number): Promise<void> {
  // After a quicker probe the timer runs on, and keeps no process alive.
  const tooLate = wait(mayTakeMs, undefined, { ref: false }).then(() =>
    Promise.reject(new ProbeTimedOut(`No response within ${mayTakeMs} ms.`)),
  )
  await Promise.race([work, tooLate])
}

import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

/** A running database server that this process owns. */
export type OwnedServer = {
  /** Resolves with the reason when the server ends, or its connection to this process. */
  lost: Promise<Error>
  stop: () => Promise<void>
}

type Wait = (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>

/**
 * Starts the server again whenever it ends, with ever longer pauses between failed attempts. Returns a function that
 * stops it permanently.
 */
export function keepRunning(
  first: OwnedServer,
  restart: () => Promise<OwnedServer>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  wait: Wait = setTimeout,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = new Promise<null>(resolve => signal.addEventListener('abort', () => resolve(null)))
  let server = first
  const watching = watch()

  return async () => {
    stopping.abort()
    await watching
    await server.stop()
  }

  async function watch(): Promise<void> {
    for (;;) {
      const error = await Promise.race([server.lost, stopped])
      if (signal.aborted) return
      log.error({ err: error }, 'the database server has ended; starting it again')
      await runAgain()
    }
  }

  async function runAgain(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        server = await restart()
        return log.info('the database server runs again')
      } catch (error) {
        log.warn({ err: error, pause }, 'the database server could not be started; trying again')
        await wait(pause, undefined, { signal }).catch(() => undefined)
      }
    }
  }
}

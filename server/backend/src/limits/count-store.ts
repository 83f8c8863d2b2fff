import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LruMap } from 'toad-cache'

/** `since` is in milliseconds since 1970. */
type Count = { requests: number; since: number }

const USUALLY_KEPT = 5000

/**
 * Counts requests in memory, each limit in a store of its own. The library's store answers with its own record, which
 * requests of the same moment raise before it is read: of a burst beyond the limit, none would be let through.
 */
export class CountStore implements FastifyRateLimitStore {
  readonly #counts: LruMap<Count>

  constructor({ cache = USUALLY_KEPT }: { cache?: number }) {
    this.#counts = new LruMap(cache)
  }

  /** The library passes the options of a limit, which it types as those of a route. */
  child(options: object): CountStore {
    return new CountStore(options)
  }

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
    const now = Date.now()
    const known = this.#counts.get(key)
    const isRunning = known !== undefined && now < known.since + timeWindow
    const count = isRunning ? { ...known, requests: known.requests + 1 } : { requests: 1, since: now }
    this.#counts.set(key, count)
    callback(null, { current: count.requests, ttl: count.since + timeWindow - now })
  }
}

import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, peerAddress } from 'server-kit'
import { contractTexts } from '../texts/contract.ko.ts'
import { CountStore } from './count-store.ts'
import { PEOPLE_PER_ADDRESS, usualLimits, type Limit, type LimitName, type Limits } from './limits.ts'

/** The fact of a call that counting needs; each call is an object of its own. */
export type CountedCall = { limit?: LimitName }

export type RateLimits = {
  /** Testers lift the limits for a load test. */
  isOn: boolean
  /** Counts a request for its address. Throws `HttpError` (429) with the time to wait. */
  countAddress(request: FastifyRequest, call: CountedCall): Promise<void>
  /** Counts a request for its applicant, over all of their sessions. Throws `HttpError` (429) with the time to wait. */
  countPerson(request: FastifyRequest, call: CountedCall): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits
  }
}

export type RateLimitSettings = { rateLimits: Limits | null; trustProxy: boolean }
type Who = 'address' | 'person'
/** A limit that calls share, or a call that is counted by itself. */
type Counted = LimitName | CountedCall
type Counter = ReturnType<FastifyInstance['createRateLimit']>

// The maximum number of counts for each call; the longest unused is dropped first. One takes about 200 bytes.
const COUNTS_KEPT = 10_000

/** Adds `app.rateLimits`. The counts are in memory, so each process has its own. */
export function registerRateLimits(
  app: FastifyInstance,
  { rateLimits, trustProxy }: RateLimitSettings,
): void {
  void app.register(rateLimit, { global: false, store: CountStore })
  const limits = rateLimits ?? usualLimits
  const counters = { address: new Map<Counted, Counter>(), person: new Map<Counted, Counter>() }

  app.decorate('rateLimits', {
    isOn: rateLimits !== null,
    countAddress: (request, call) => count(request, 'address', call),
    countPerson: (request, call) => count(request, 'person', call),
  } satisfies RateLimits)

  async function count(request: FastifyRequest, who: Who, call: CountedCall): Promise<void> {
    if (!app.rateLimits.isOn) return
    const counted = await counterOf(who, call)(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds)
  }

  function counterOf(who: Who, call: CountedCall): Counter {
    const counted = call.limit ?? call
    const counter = counters[who].get(counted) ?? newCounter(who, limits[call.limit ?? 'call'])
    counters[who].set(counted, counter)
    return counter
  }

  function newCounter(who: Who, { calls, seconds }: Limit): Counter {
    const options = {
      max: who === 'address' ? calls * PEOPLE_PER_ADDRESS : calls,
      timeWindow: seconds * 1000,
      cache: COUNTS_KEPT,
      keyGenerator: (request: FastifyRequest) =>
        who === 'address' ? normalizeIP(peerAddress(request, trustProxy)) : (request.actor ?? ''),
    }
    return app.createRateLimit(options)
  }
}

function tooManyRequests(seconds: number): HttpError {
  const wait = Math.max(1, seconds)
  return new HttpError(429, 'TOO_MANY_REQUESTS', contractTexts.tooManyRequests(wait), undefined, wait)
}

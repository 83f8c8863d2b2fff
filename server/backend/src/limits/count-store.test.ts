import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { CountStore } from './count-store.ts'
import { PEOPLE_PER_ADDRESS, usualLimits } from './limits.ts'
import { registerRateLimits } from './rate-limits.ts'

afterEach(() => vi.useRealTimers())

/** Counts a request for a key, for a minute. */
function count(store: CountStore, key = 'someone'): Promise<{ current: number; ttl: number } | undefined> {
  return new Promise(resolve => store.incr(key, (_, result) => resolve(result), 60_000))
}

it('requests of one moment get a number each', async () => {
  const store = new CountStore({})
  const counted = await Promise.all([count(store), count(store), count(store, 'another'), count(store)])
  expect(counted.map(result => result?.current)).toEqual([1, 2, 1, 3])
})

it('counts begin anew after the time of the limit, not before', async () => {
  vi.useFakeTimers({ now: 0 })
  const store = new CountStore({})
  expect(await count(store)).toEqual({ current: 1, ttl: 60_000 })
  vi.setSystemTime(59_999)
  expect(await count(store)).toEqual({ current: 2, ttl: 1 })
  vi.setSystemTime(60_000)
  expect(await count(store)).toEqual({ current: 1, ttl: 60_000 })
})

it('each limit counts by itself, and the key that was unused for longest is dropped first', async () => {
  const store = new CountStore({ cache: 1 }).child({ cache: 2 })
  for (const key of ['one', 'two', 'one', 'three']) await count(store, key)
  expect([await count(store, 'one'), await count(store, 'two')]).toMatchObject([
    { current: 3 },
    { current: 1 },
  ])
  expect(await count(store.child({}), 'one')).toMatchObject({ current: 1 })
})

it('of a burst from an address, as many requests pass as its limit lets', async () => {
  const rateLimits = { ...usualLimits, account: { calls: 1, seconds: 600 } }
  const app = Fastify()
  registerRateLimits(app, { rateLimits, trustProxy: false })
  app.get('/', request => app.rateLimits.countAddress(request, { limit: 'account' }).then(() => 'passed'))
  const burst = Array.from({ length: 2 * PEOPLE_PER_ADDRESS }, () => app.inject('/'))
  const passed = (await Promise.all(burst)).filter(({ body }) => body === 'passed')
  expect(passed).toHaveLength(PEOPLE_PER_ADDRESS)
})

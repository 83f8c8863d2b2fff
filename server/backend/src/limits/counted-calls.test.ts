import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { usualLimits, type Limits } from './limits.ts'
import { registerRateLimits } from './rate-limits.ts'

const strict = { ...usualLimits, call: { calls: 1, seconds: 60 } }

/** Serves two calls without a limit of their own to one person each; returns the status of a request. */
function serve(rateLimits: Limits | null) {
  const app = Fastify()
  registerRateLimits(app, { rateLimits, trustProxy: false })
  app.decorateRequest('actor', null)
  // As the calls for objects are added.
  void app.register(async scope => void scope.get('/uncounted', () => 'served'))
  for (const path of ['/one', '/other']) {
    const call = {}
    app.get(path, request => {
      request.actor = 'somebody'
      return app.rateLimits.countPerson(request, call).then(() => 'served')
    })
  }
  return { app, ask: async (path: string) => (await app.inject(path)).statusCode }
}

it('each call without a limit of its own is counted by itself', async () => {
  const { ask } = serve(strict)
  expect([await ask('/one'), await ask('/one'), await ask('/other')]).toEqual([200, 429, 200])
})

it('limits that are off let everything pass, until a tester sets them: then they are the usual ones', async () => {
  const { app, ask } = serve(null)
  for (let call = 0; call < 2 * usualLimits.call.calls; call += 1) expect(await ask('/one')).toBe(200)
  app.rateLimits.isOn = true
  for (let call = 0; call < usualLimits.call.calls; call += 1) expect(await ask('/one')).toBe(200)
  expect(await ask('/one')).toBe(429)
})

it('nothing is counted that does not ask for it', async () => {
  const { headers } = await serve(strict).app.inject('/uncounted')
  expect(headers).not.toHaveProperty('x-ratelimit-limit')
})

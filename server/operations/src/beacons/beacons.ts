import type { FastifyInstance } from 'fastify'
import { type Beacon, PULSES } from 'release-format'
import { comesFromOwnPage, HttpError, peerAddress, requestTexts } from 'server-kit'
import { createAddressLimits } from './address-limits.ts'
import { readBeacons } from './beacon-body.ts'
import type { Tally } from './tally.ts'

const LARGEST_BYTES = 4 * 1024
const MINUTE_MS = 60_000

type Needed = {
  tally: Tally
  trustProxy: boolean
  /** What part of the open pages tells that it is open, and what waits in it. */
  share: number
}

/**
 * `POST /beacons`, where pages tell what became of a release. No one is named: what is told is counted, and neither address
 * nor cookie is kept. Too much from one address is dropped without a word, as no page waits for an answer.
 */
export function registerBeacons(app: FastifyInstance, { tally, trustProxy, share }: Needed): void {
  const limits = createAddressLimits()
  const timer = setInterval(() => limits.forget(), MINUTE_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  void app.register(async scope => {
    // Pages send their JSON as text; the calls, beside which this may be served, take no text.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, text, done) => done(null, text))
    scope.post('/beacons', { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      if (!comesFromOwnPage(request)) throw new HttpError(403, 'FOREIGN_PAGE', requestTexts.malformed)
      const address = peerAddress(request, trustProxy)
      for (const beacon of readBeacons(request.body)) {
        if (limits.admits(address, beacon)) tally.count(beacon, isPulse(beacon) ? 1 / share : 1)
      }
      return reply.code(204).send()
    })
  })
}

function isPulse({ kind }: Beacon): boolean {
  return (PULSES as readonly string[]).includes(kind)
}

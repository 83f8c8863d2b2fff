import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PULSES } from 'release-format'
import { comesFromOwnPage, HttpError, peerAddress, requestTexts, serveCall } from 'server-kit'
import { votingNetwork, type Ballot } from './ballot.ts'
import { beaconsCall } from './beacon-body.ts'
import { NetworkLimits } from './network-limits.ts'
import type { Tally } from './tally.ts'

const LARGEST_BYTES = 4 * 1024
const MINUTE_MS = 60_000

type Needed = {
  tally: Tally
  ballot: Ballot
  trustProxy: boolean
  /** The share of open pages that send heartbeats. */
  beaconsShare: number
}

/**
 * Serves `POST /beacons`, to which pages report what became of a release. Beacons are counted, and are votes of their
 * network; neither address nor cookie is stored. Too many of one network are dropped silently, since no page waits for
 * the response.
 */
export function registerBeacons(app: FastifyInstance, needed: Needed): void {
  const { tally, ballot, trustProxy, beaconsShare } = needed
  const limits = new NetworkLimits()
  const timer = setInterval(() => limits.forget(), MINUTE_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))

  void app.register(async scope => {
    // Pages send their JSON as text, which no call beside this one accepts.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, readJson)
    serveCall(
      scope,
      beaconsCall,
      async ({ body, request }) => {
        const network = votingNetwork(peerAddress(request, trustProxy))
        for (const beacon of [body].flat()) {
          if (!limits.admits(network, beacon)) continue
          tally.count(beacon, PULSES.some(pulse => pulse === beacon.kind) ? 1 / beaconsShare : 1)
          ballot.count(beacon, network)
        }
      },
      { bodyLimit: LARGEST_BYTES, onRequest: refuseForeignPages },
    )
  })
}

async function readJson(_: FastifyRequest, text: string | Buffer): Promise<unknown> {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed)
  }
}

async function refuseForeignPages(request: FastifyRequest): Promise<void> {
  if (!comesFromOwnPage(request)) throw new HttpError(403, 'FOREIGN_PAGE', requestTexts.malformed)
}

import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { peerAddress, type HttpError } from 'server-kit'
import { toHttpError } from '../contract/http-errors.ts'
import type { Dependencies } from '../dependencies.ts'
import { auditedFrom, recordAudit } from '../stores/applications/audit.ts'

/** Refusals that say that someone wanted what is not theirs, or too much of it. */
const OF_ACCESS = new Set([401, 403, 429])
/** Of someone who is signed in, also what the rules refuse; another person's record looks like one that is not there. */
const OF_SOMEONE_KNOWN = new Set([404, 409])

// A flood of refusals is in the log; the table is not to be filled from outside.
const REFUSALS_OF_ADDRESS = { max: 60, timeWindow: 60_000 }

type Needed = Pick<Dependencies, 'config' | 'database' | 'now'>

/** Tells the audit log from where each request comes, and writes down which ones are refused. */
export function auditRequests(app: FastifyInstance, { config, database, now }: Needed): void {
  const addressOf = (request: FastifyRequest) => peerAddress(request, config.trustProxy)
  let isTooMany: ReturnType<FastifyInstance['createRateLimit']> | undefined

  // After the body has been read: what runs on a stream loses track of its request.
  app.addHook('preHandler', (request, _, done) => auditedFrom(addressOf(request), done))

  app.addHook('onError', async (request: FastifyRequest, _, error: FastifyError) => {
    const refusal = toHttpError(error)
    if (!refusal || !isRecorded(refusal, request)) return
    // No one waits for it: a refusal is a quick response, also while the database is busy.
    auditedFrom(addressOf(request), () => void record(request, refusal))
  })

  async function record(request: FastifyRequest, refusal: HttpError): Promise<void> {
    try {
      if (await isFlooding(request)) return
      const detail = { call: callOf(request), status: refusal.status, errorCode: refusal.errorCode }
      await recordAudit(database, { at: now(), actor: request.actor ?? 'unknown', action: 'refused', detail })
    } catch (error) {
      request.log.warn({ err: error }, 'refusal not in the audit log')
    }
  }

  async function isFlooding(request: FastifyRequest): Promise<boolean> {
    isTooMany ??= app.createRateLimit({ ...REFUSALS_OF_ADDRESS, keyGenerator: addressOf })
    const counted = await isTooMany(request)
    return !counted.isAllowed && counted.isExceeded
  }
}

function isRecorded({ status }: HttpError, { actor }: FastifyRequest): boolean {
  return OF_ACCESS.has(status) || (actor !== null && OF_SOMEONE_KNOWN.has(status))
}

// The route's address: a request's own may hold personal values.
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`
}

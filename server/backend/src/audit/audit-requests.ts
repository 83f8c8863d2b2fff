import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { peerAddress, type HttpError } from 'server-kit'
import { callOf } from '../contract/call.ts'
import { toHttpError } from '../contract/http-errors.ts'
import type { Dependencies } from '../dependencies.ts'
import { auditedFrom, recordAudit } from '../stores/applications/audit.ts'

/** Refusals of requests for another person's records, or of too many requests. */
const OF_ACCESS = new Set([401, 403, 429])
/** For signed-in applicants also refusals by the rules: another person's record looks like one that does not exist. */
const OF_SOMEONE_KNOWN = new Set([404, 409])

// A flood of refusals is logged, but must not fill the table from outside.
const REFUSALS_OF_ADDRESS = { max: 60, timeWindow: 60_000 }

type Needed = Pick<Dependencies, 'config' | 'database' | 'now'>

/** Supplies the audit log with the address of each request, and records refused requests. */
export function auditRequests(app: FastifyInstance, { config, database, now }: Needed): void {
  const addressOf = (request: FastifyRequest) => peerAddress(request, config.trustProxy)
  let isTooMany: ReturnType<FastifyInstance['createRateLimit']> | undefined

  // Runs after the body is read: asynchronous context is lost in stream events.
  app.addHook('preHandler', (request, _, done) => auditedFrom(addressOf(request), done))

  app.addHook('onError', async (request: FastifyRequest, _, error: FastifyError) => {
    const refusal = toHttpError(error)
    if (!refusal || !isRecorded(refusal, request)) return
    // Not awaited: a refusal is a quick response even while the database is busy.
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

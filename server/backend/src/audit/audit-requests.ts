import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { peerAddress } from 'server-kit'
import { callOf } from '../contract/call.ts'
import { toHttpError } from '../contract/http-errors.ts'
import type { Dependencies } from '../dependencies.ts'
import { auditedFrom } from '../stores/applications/audit.ts'
import { RefusalLog } from './refusal-log.ts'

/** Refusals of requests for another person's records, or of too many requests. */
const OF_ACCESS = new Set([401, 403, 429])
/** For signed-in applicants also refusals by the rules: another person's record looks like one that does not exist. */
const OF_SOMEONE_KNOWN = new Set([404, 409])

// A flood of refusals is logged, but must not fill the table from outside.
const REFUSALS_OF_ADDRESS = { max: 60, timeWindow: 60_000 }

type Needed = Pick<Dependencies, 'config' | 'database' | 'now'>

/** Supplies the audit log with the address of each request, and records refused requests. */
export function auditRequests(app: FastifyInstance, { config, database, now }: Needed): void {
  const refusals = new RefusalLog(database)
  const addressOf = (request: FastifyRequest) => peerAddress(request, config.trustProxy)
  let isTooMany: ReturnType<FastifyInstance['createRateLimit']> | undefined

  // Runs after the body is read: asynchronous context is lost in stream events.
  app.addHook('preHandler', (request, _, done) => auditedFrom(addressOf(request), done))

  app.addHook('onError', async (request: FastifyRequest, _, error: FastifyError) => {
    const refusal = toHttpError(error)
    if (!refusal || !isRecorded(refusal.status, request.actor)) return
    if (await isFlooding(request)) return
    const { status, errorCode } = refusal
    const by = { actor: request.actor ?? 'unknown', address: addressOf(request) }
    const detail = { call: callOf(request), status, errorCode }
    // Not awaited: a refusal is a quick response even while the database is busy.
    refusals.add({ at: now(), ...by, action: 'refused', detail }, request.log)
  })

  async function isFlooding(request: FastifyRequest): Promise<boolean> {
    isTooMany ??= app.createRateLimit({ ...REFUSALS_OF_ADDRESS, keyGenerator: addressOf })
    const counted = await isTooMany(request)
    return !counted.isAllowed && counted.isExceeded
  }
}

/** Returns true for a refusal by status that the audit log holds; `actor` is null for someone unknown. */
export function isRecorded(status: number, actor: string | null): boolean {
  return OF_ACCESS.has(status) || (actor !== null && OF_SOMEONE_KNOWN.has(status))
}

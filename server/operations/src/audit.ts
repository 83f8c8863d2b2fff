import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from 'server-kit'
import { releaseError } from './releases/release-errors.ts'

type Detail = Record<string, string | number | boolean | null>

export type AuditEntry = {
  at: Date
  actor: string
  /** From where. */
  address: string
  action: string
  /** Nothing personal: names, versions, codes. */
  detail: Detail
}

/** Writes down who did what, from where. */
export type Audit = (entry: AuditEntry) => Promise<void>

/** What operators have done or were refused, the newest first, so many at most. */
export type RecentAudit = (most: number) => Promise<readonly RecordedEntry[]>

/** An entry as it is kept; `detail` is what was written. */
type RecordedEntry = Omit<AuditEntry, 'address' | 'detail'> & { address: string | null; detail: unknown }

/** Writes down what the operator has done by a request. */
export type AuditRequest = (request: FastifyRequest, action: string, detail: Detail) => Promise<void>

type Book = { audit: Audit; now: () => Date }

/**
 * What was done is done also when the audit log cannot be reached: a rollback must not wait for a database. The log of the
 * server tells then, and the registry's own history has who and when.
 */
export function auditOf({ audit, now }: Book): AuditRequest {
  return async (request, action, detail) => {
    const { operator: actor, operatorAddress: address } = request
    try {
      await audit({ at: now(), actor, address, action, detail })
    } catch (error) {
      request.log.error({ err: error, actor, address, action, detail }, 'operation not in the audit log')
    }
  }
}

const SHOWN = 100

/** The newest hundred entries. */
export async function recentEntries(recentAudit: RecentAudit) {
  return { entries: await recentAudit(SHOWN) }
}

/** `GET /ops/api/audit`. */
export function registerAuditRoute(ops: FastifyInstance, recentAudit: RecentAudit): void {
  ops.get('/audit', () => recentEntries(recentAudit))
}

/** Writes down what an operator was refused; who shows no token is known to the server's own audit of refusals. */
export function auditRefusals(ops: FastifyInstance, book: Book): void {
  const audit = auditOf(book)
  ops.addHook('onError', async (request, _, error) => {
    const refusal = error instanceof HttpError ? error : releaseError(error)
    if (!refusal || request.operator === '' || request.method === 'GET') return
    const call = `${request.method} ${request.routeOptions.url ?? ''}`
    await audit(request, 'operation.refused', { call, errorCode: refusal.errorCode })
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditAction, AuditKind } from 'ops-api'
import { HttpError } from 'server-kit'
import { releaseError } from './releases/release-errors.ts'

type Detail = Record<string, string | number | boolean | null>

export type AuditEntry = {
  at: Date
  actor: string
  /** The address of the request. */
  address: string
  action: AuditAction
  /** Nothing personal: names, versions, codes. */
  detail: Detail
}

/** Records an entry in the audit log. */
export type Audit = (entry: AuditEntry) => Promise<void>

/** `before` is the id of an entry: only older ones. `kind` is the beginning of the names of actions. */
export type AuditQuery = { most: number; before?: string | undefined; kind?: AuditKind | undefined }

/** Returns the actions and refusals of operators, the newest first. */
export type RecentAudit = (query: AuditQuery) => Promise<readonly RecordedEntry[]>

/** An entry as it is stored. */
type RecordedEntry = Omit<AuditEntry, 'address' | 'action' | 'detail'> & {
  id: string
  address: string | null
  action: string
  detail: unknown
}

/** Records an operator's action of a request. */
export type AuditRequest = (request: FastifyRequest, action: AuditAction, detail: Detail) => Promise<void>

/**
 * Returns a writer that never rejects: a rollback must not wait for a database. An entry that cannot be stored is in the
 * log of the server, and the registry's own history names operator and time.
 */
export function auditOf(audit: Audit, now: () => Date): AuditRequest {
  return async (request, action, detail) => {
    const { operator: actor, operatorAddress: address } = request
    try {
      await audit({ at: now(), actor, address, action, detail })
    } catch (error) {
      request.log.error({ err: error, actor, address, action, detail }, 'operation not in the audit log')
    }
  }
}

/** Returns a page of entries, the newest twenty if nothing is asked for. */
export async function recentEntries(recentAudit: RecentAudit, { most, ...query }: AuditQuery = { most: 20 }) {
  const found = await recentAudit({ ...query, most: most + 1 })
  const entries = found
    .slice(0, most)
    .map(entry => ({ ...entry, at: entry.at.toISOString(), detail: entry.detail as Detail }))
  return { entries, next: found.length > most ? (entries.at(-1)?.id ?? null) : null }
}

/** Records every refusal of an operator's change. Requests without a token are in the server's own audit of refusals. */
export function auditRefusals(ops: FastifyInstance, audit: AuditRequest): void {
  ops.addHook('onError', async (request, _, error) => {
    const refusal = error instanceof HttpError ? error : releaseError(error)
    if (!refusal || request.operator === '' || request.method === 'GET') return
    const call = `${request.method} ${request.routeOptions.url ?? ''}`
    await audit(request, 'operation.refused', { call, errorCode: refusal.errorCode })
  })
}

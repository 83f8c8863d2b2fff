import * as v from 'valibot'

const entry = v.object({
  at: v.string(),
  actor: v.string(),
  address: v.nullable(v.string()),
  action: v.string(),
  /** Names, versions and codes; nothing personal. */
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
})

export const readAudit = {
  method: 'GET',
  path: '/ops/api/audit',
  role: 'read',
  summary:
    'Returns the last hundred changes and refusals of operators and of the site itself, the newest first.',
  response: v.object({ entries: v.array(entry) }),
} as const

export type AuditEntry = v.InferOutput<typeof entry>

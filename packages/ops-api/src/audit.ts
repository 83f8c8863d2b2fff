import * as v from 'valibot'
import { reading } from './fields.ts'

/** The kinds of actions, by the beginning of their names. */
export const AUDIT_KINDS = ['release', 'waiting-room', 'notice', 'token', 'override', 'operation'] as const

/** The actions in the log: those of operators, of the site itself, and of commands on its machine. */
export type AuditAction =
  | 'release.upload'
  | 'release.promote'
  | 'release.canary'
  | 'release.rollback'
  | 'release.retire'
  | 'release.order'
  | 'release.withdraw'
  | 'release.clean'
  | 'release.rollout-pause'
  | 'release.rollout-resume'
  | 'release.rollout-skip'
  | 'release.rollout-step'
  | 'release.rollout-paused'
  | 'release.automatic-rollback'
  | 'release.warning'
  | 'override.create'
  | 'waiting-room.change'
  | 'waiting-room.message'
  | 'waiting-room.end-turns'
  | 'waiting-room.lists'
  | 'notice.publish'
  | 'notice.change'
  | 'notice.delete'
  | 'token.make'
  | 'token.revoke'
  | 'session.begin'
  | 'site.mode'
  | 'person.export'
  | 'person.erase'
  | 'operation.refused'

const MOST = 100

const entry = v.object({
  /** The number of the entry; a later one has a greater number. */
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  address: v.nullable(v.string()),
  action: v.string(),
  /** Names, versions and codes; nothing personal. */
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
})

export const readAudit = {
  ...reading,
  path: '/ops/api/audit',
  summary: 'Returns changes and refusals of operators and of the site itself, the newest first.',
  query: v.object({
    /** Only entries older than the one with this id. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    kind: v.optional(v.picklist(AUDIT_KINDS)),
    most: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST)),
      '20',
    ),
  }),
  response: v.object({
    entries: v.array(entry),
    /** The id to read on before; null at the end. */
    next: v.nullable(v.string()),
  }),
} as const

export type AuditKind = (typeof AUDIT_KINDS)[number]
export type AuditReport = v.InferOutput<typeof readAudit.response>

export type AuditEntry = v.InferOutput<typeof entry>

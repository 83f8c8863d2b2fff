import { AUDIT_KINDS, type AuditEntry, type AuditKind, type AuditReport } from 'ops-api'
import { card, Problem } from 'page-kit'
import { useState } from 'react'
import { Button, Select, Table } from 'ui-kit'
import type { Ops } from '../../api/ops.ts'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { LiveView } from '../../live/live-view.tsx'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

const ALL = 'all'
const kinds = AUDIT_KINDS.map(value => ({ value, label: t.kinds[value] }))

const columns = [
  { header: t.at, cell: ({ at }: AuditEntry) => timeOf(at), namesRow: true },
  { header: t.who, cell: ({ actor }: AuditEntry) => actor.replace(/^operator:/, '') },
  { header: t.what, cell: ({ action }: AuditEntry) => t.actions[action] ?? action },
  { header: t.detail, cell: ({ detail }: AuditEntry) => detailText(detail) },
  { header: t.from, cell: ({ address }: AuditEntry) => address },
]

/** The audit log, page by page: the first page of everything follows the site. */
export function AuditPanel({ ops }: { ops: Ops }) {
  const [kind, setKind] = useState<AuditKind>()
  const { value: page, problem, busy, attempt, reset } = useAttempt<AuditReport>()

  function choose(wanted: AuditKind | undefined) {
    setKind(wanted)
    if (wanted) void attempt(() => ops.readAudit({ kind: wanted }))
    else reset()
  }

  return (
    <>
      <Select
        label={t.kind}
        placeholder={t.kind}
        options={[{ value: ALL, label: t.allKinds }, ...kinds]}
        value={kind ?? ALL}
        onChange={value => choose(AUDIT_KINDS.find(each => each === value))}
      />
      {problem && <Problem error={problem} />}
      <LiveView topic="audit">
        {live => {
          const { entries, next: before } = page ?? live
          return (
            <>
              <Table
                caption={t.caption}
                hidesCaption
                columns={columns}
                rows={entries}
                keyOf={({ id }) => id}
                empty={t.none}
              />
              <div className={card['actions']}>
                {page !== undefined && (
                  <Button size="medium" variant="tertiary" busy={busy} onClick={() => choose(kind)}>
                    {t.newest}
                  </Button>
                )}
                {before !== null && (
                  <Button
                    size="medium"
                    variant="tertiary"
                    busy={busy}
                    onClick={() => void attempt(() => ops.readAudit({ ...(kind && { kind }), before }))}
                  >
                    {t.older}
                  </Button>
                )}
              </div>
            </>
          )
        }}
      </LiveView>
    </>
  )
}

function detailText({ remote, from, to, percent, isTried, ...rest }: AuditEntry['detail']): string {
  if (remote === undefined) return Object.values(rest).filter(Boolean).join(' · ')
  const share = typeof percent === 'number' && percent < 100 ? ` (${percent}%)` : ''
  const trial = isTried === false ? ` · ${t.notTried}` : ''
  return `${remote} ${from ?? t.nothing} → ${to ?? t.nothing}${share}${trial}`
}

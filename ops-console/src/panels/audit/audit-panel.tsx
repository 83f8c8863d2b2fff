import { Table } from 'ui-kit'
import type { AuditEntry } from 'ops-api'
import { LiveView } from '../../live/live-view.tsx'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

const columns = [
  { header: t.at, cell: ({ at }: AuditEntry) => timeOf(at), namesRow: true },
  { header: t.who, cell: ({ actor }: AuditEntry) => actor.replace(/^operator:/, '') },
  { header: t.what, cell: ({ action }: AuditEntry) => t.actions[action] ?? action },
  { header: t.detail, cell: ({ detail }: AuditEntry) => detailText(detail) },
  { header: t.from, cell: ({ address }: AuditEntry) => address },
]

/** The latest entries of the audit log. */
export function AuditPanel() {
  return (
    <LiveView topic="audit">
      {({ entries }) => (
        <Table
          caption={t.caption}
          hidesCaption
          columns={columns}
          rows={entries}
          keyOf={entry => `${entry.at} ${entry.action} ${JSON.stringify(entry.detail)}`}
          empty={t.none}
        />
      )}
    </LiveView>
  )
}

function detailText({ remote, from, to, percent, isTried, ...rest }: AuditEntry['detail']): string {
  if (remote === undefined) return Object.values(rest).filter(Boolean).join(' · ')
  const share = typeof percent === 'number' && percent < 100 ? ` (${percent}%)` : ''
  const trial = isTried === false ? ` · ${t.notTried}` : ''
  return `${remote} ${from ?? t.nothing} → ${to ?? t.nothing}${share}${trial}`
}

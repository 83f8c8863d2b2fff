import {
  AUDIT_KINDS,
  readAudit,
  type AuditEntry,
  type AuditKind,
  type AuditReport,
  type LineReport,
} from 'ops-api'
import { card, lineName, optionsOf, Press, Problem } from 'page-kit'
import { useState } from 'react'
import { Select, Table } from 'ui-kit'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { LiveView, useLive, useSite } from '../../live/live-view.tsx'
import { actorName } from '../actor-name.ts'
import { timeOf } from '../time-of.ts'
import { describeEntry } from './describe-entry.ts'
import * as t from './texts.ko.ts'

const ALL = 'all'
const kinds = optionsOf({ [ALL]: t.allKinds, ...t.kinds })

/** The columns of the table; `nameOfLine` names a line of the waiting room as its panel does. */
const columnsWith = (nameOfLine: (action: string) => string) => [
  { header: t.at, cell: ({ at }: AuditEntry) => timeOf(at), namesRow: true },
  { header: t.who, cell: ({ actor }: AuditEntry) => actorName(actor) },
  { header: t.what, cell: ({ action }: AuditEntry) => t.actions[action] ?? action },
  { header: t.detail, cell: (entry: AuditEntry) => describeEntry(entry, nameOfLine) },
  { header: t.from, cell: ({ address }: AuditEntry) => address },
]

/** The audit log, page by page: the first page of everything follows the site. */
export function AuditPanel() {
  const { send } = useSite()
  const lines = useLive('waitingRoom').value?.actions
  const [kind, setKind] = useState<AuditKind>()
  const { value: page, problem, busy, attempt, reset } = useAttempt<AuditReport>()

  const read = (query: { kind?: AuditKind; before?: string }) =>
    void attempt(() => send(readAudit, { query }))

  function choose(wanted: AuditKind | undefined) {
    setKind(wanted)
    if (wanted) read({ kind: wanted })
    else reset()
  }

  return (
    <>
      <Select
        label={t.kind}
        placeholder={t.kind}
        options={kinds}
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
                columns={columnsWith(namesIn(lines))}
                rows={entries}
                keyOf={({ id }) => id}
                empty={t.none}
              />
              <div className={card['actions']}>
                {page && <Press label={t.newest} busy={busy} onClick={() => choose(kind)} />}
                {before !== null && (
                  <Press
                    label={t.older}
                    busy={busy}
                    onClick={() => read({ ...(kind && { kind }), before })}
                  />
                )}
              </div>
            </>
          )
        }}
      </LiveView>
    </>
  )
}

/** Lines of the waiting room by name. One that the site no longer has keeps its word of the log. */
function namesIn(lines: Readonly<Record<string, Pick<LineReport, 'step'>>> = {}) {
  return (action: string) => {
    const line = lines[action]
    return line ? lineName(action, line.step) : action
  }
}

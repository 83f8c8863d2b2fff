import { AUDIT_KINDS, readAudit, type AuditEntry, type AuditKind, type AuditReport } from 'ops-api'
import { card, optionsOf, Press, Problem } from 'page-kit'
import { useState } from 'react'
import { Select, Table } from 'ui-kit'
import { useAttempt } from '../../dialog/use-attempt.ts'
import { LiveView, useSite } from '../../live/live-view.tsx'
import { actorName } from '../actor-name.ts'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

const ALL = 'all'
const kinds = optionsOf({ [ALL]: t.allKinds, ...t.kinds })

const columns = [
  { header: t.at, cell: ({ at }: AuditEntry) => timeOf(at), namesRow: true },
  { header: t.who, cell: ({ actor }: AuditEntry) => actorName(actor) },
  { header: t.what, cell: ({ action }: AuditEntry) => t.actions[action] ?? action },
  { header: t.detail, cell: ({ detail }: AuditEntry) => detailText(detail) },
  { header: t.from, cell: ({ address }: AuditEntry) => address },
]

/** The audit log, page by page: the first page of everything follows the site. */
export function AuditPanel() {
  const { send } = useSite()
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
                columns={columns}
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

/** Only a change of a remote leads to a version. Of its other entries the words are shown: their figures are in the sentence. */
function detailText(detail: AuditEntry['detail']): string {
  const { remote, from, to, percent, isTried } = detail
  if (to === undefined) {
    const isShown = remote === undefined ? Boolean : (value: unknown) => typeof value === 'string'
    return Object.values(detail).filter(isShown).join(' · ')
  }
  const before = from === undefined ? '' : ` ${from ?? t.nothing} →`
  const share = typeof percent === 'number' && percent < 100 ? ` (${percent}%)` : ''
  const trial = isTried === false ? ` · ${t.notTried}` : ''
  return `${remote}${before} ${to ?? t.nothing}${share}${trial}`
}

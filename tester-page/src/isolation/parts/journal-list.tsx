import { useSyncExternalStore } from 'react'
import { Badge, Disclosure } from 'ui-kit'
import styles from '../isolation-page.module.css'
import type { Entry } from '../host.ts'
import type { Journal } from '../journal.ts'
import { masked } from '../mask.ts'
import * as t from '../texts.ko.ts'

/** Everything that the remote did, in order. */
export function JournalList({ journal }: { journal: Journal }) {
  const entries = useSyncExternalStore(journal.subscribe, journal.entries)
  if (entries.length === 0) return <p>{t.nothingYet}</p>
  return (
    <ol className={styles['journal']} aria-label={t.journal}>
      {entries.map(({ id, ...entry }) => (
        <li key={id}>
          <Badge>{t.kinds[entry.kind]}</Badge> {masked(entry.text)}{' '}
          {entry.kind === 'call' && (entry.outcome ?? '…')}
          <Bodies {...entry} />
        </li>
      ))}
    </ol>
  )
}

function Bodies({ request, response }: Entry) {
  if (!request && !response) return null
  return (
    <Disclosure label={t.bodies}>
      <pre>{masked([request, response].filter(Boolean).join('\n→ '))}</pre>
    </Disclosure>
  )
}

import { readCatalogue, readSeeds } from 'sandbox-api'
import { useMemo, useState, type ReactNode } from 'react'
import { AlertBox, Disclosure, SkipLinks } from 'ui-kit'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { SandboxProvider } from '../parts/sandbox.tsx'
import { useRead } from '../parts/use-read.ts'
import styles from './isolation-page.module.css'
import { Journal } from './journal.ts'
import { FaultList } from './parts/fault-list.tsx'
import { JournalList } from './parts/journal-list.tsx'
import { RemoteFrame } from './parts/remote-frame.tsx'
import { ReportButton } from './parts/report-button.tsx'
import { SessionEditor } from './parts/session-editor.tsx'
import { StateForm } from './parts/state-form.tsx'
import type { Remote } from './read-remotes.ts'
import { queryOf, stateIn, type State } from './state/state.ts'
import * as t from './texts.ko.ts'
import { usePrepared } from './use-prepared.ts'

type Props = {
  remote: Remote
  /** The query of the address, which is the state. */
  query: string
  call: CallSandbox
  /** Opens the page with another query. */
  open: (query: string) => void
}

/** One remote in the frame of the site, in the state of the address, beside all that it does. */
export function IsolationPage({ call, ...props }: Props) {
  return <SandboxProvider call={call}>{message => <Isolation {...props} below={message} />}</SandboxProvider>
}

function Isolation({ remote, query, open, below }: Omit<Props, 'call'> & { below: ReactNode }) {
  const state = useMemo(() => stateIn(query), [query])
  const [journal] = useState(() => new Journal())
  const prepared = usePrepared(remote, state)
  // Another object would load the frame again.
  const host = useMemo(
    () => prepared.value && { ...prepared.value, record: journal.record },
    [prepared.value, journal],
  )
  const catalogue = useRead(readCatalogue)
  const seeds = useRead(readSeeds)
  const show = (next: State) => open(queryOf(next))

  return (
    <div className={styles['page']}>
      <SkipLinks links={[{ href: '#drawer', label: t.toDrawer }]} />
      <header className={styles['header']}>
        <h1>{t.title(remote.name)}</h1>
        <p>
          {state.version || remote.version} <a href="/sandbox/">{t.toTools}</a>
        </p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide frame is scrolled by keys, too. */}
      <main className={styles['stage']} aria-label={t.stage} tabIndex={0}>
        {prepared.problem !== undefined && (
          <AlertBox tone="warning" title={t.notPrepared} announced>
            <p>{prepared.problem}</p>
          </AlertBox>
        )}
        {host && <RemoteFrame {...{ remote, state, host }} />}
      </main>
      <aside id="drawer" className={styles['drawer']} aria-label={t.drawer}>
        <h2>{t.state}</h2>
        <StateForm
          {...{ remote, state }}
          scenarios={seeds.value?.scenarios ?? []}
          persons={catalogue.value?.persons ?? []}
          onSubmit={show}
        />
        <Disclosure label={t.faultsOfCalls}>
          <FaultList state={state} onSubmit={show} />
        </Disclosure>
        <Disclosure label={t.session}>
          <SessionEditor state={state} onSubmit={show} />
        </Disclosure>
        <h2>{t.journal}</h2>
        <ReportButton {...{ remote, state, journal }} />
        <JournalList journal={journal} />
      </aside>
      {below}
    </div>
  )
}

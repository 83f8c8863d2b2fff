import type { ReactNode } from 'react'
import { SectionsPage } from 'page-kit'
import type { CallSandbox } from './api/call-sandbox.ts'
import { readCatalogue, readSeeds } from 'sandbox-api'
import { Applications } from './applications/applications.tsx'
import { useCaseWork } from './applications/use-case-work.ts'
import { accountsIn, businessesIn, Entries, personsIn } from './catalogue/catalogue.tsx'
import { Clock } from './clock/clock.tsx'
import { Identity } from './identity/identity.tsx'
import { RequestLimits } from './limits/request-limits.tsx'
import { SandboxProvider } from './parts/sandbox.tsx'
import { useRead } from './parts/use-read.ts'
import { Seeds } from './seeds/seeds.tsx'
import { WaitingRoom } from './waiting-room/waiting-room.tsx'
import * as t from './texts.ko.ts'

/** The testers' page: it sets states, stands in for outside services, and steers waiting room and clock. */
export function Tester({ call }: { call: CallSandbox }) {
  return <SandboxProvider call={call}>{message => <Sections below={message} />}</SandboxProvider>
}

function Sections({ below }: { below: ReactNode }) {
  const catalogue = useRead(readCatalogue)
  const seeds = useRead(readSeeds)
  const caseWork = useCaseWork(seeds.value?.statuses)
  const persons = catalogue.value?.persons ?? []

  const sections = [
    {
      id: 'seeds',
      ...t.seeds,
      content: <Seeds seeds={seeds} persons={persons} onSeeded={caseWork.applications.refresh} />,
    },
    { id: 'applications', ...t.applications, content: <Applications caseWork={caseWork} /> },
    { id: 'identity', ...t.identity, content: <Identity persons={persons} /> },
    {
      id: 'businesses',
      ...t.businesses,
      content: <Entries catalogue={catalogue} entriesOf={businessesIn} />,
    },
    { id: 'persons', ...t.persons, content: <Entries catalogue={catalogue} entriesOf={personsIn} /> },
    { id: 'accounts', ...t.accounts, content: <Entries catalogue={catalogue} entriesOf={accountsIn} /> },
    { id: 'queue', ...t.queue, content: <WaitingRoom /> },
    { id: 'clock', ...t.clock, content: <Clock /> },
    { id: 'limits', ...t.limits, content: <RequestLimits /> },
  ]
  const beside = (
    <p>
      {t.notice} <a href="/">{t.toSite}</a> <a href="/sandbox/remote/">{t.toRemotes}</a>
    </p>
  )
  return <SectionsPage title={t.title} contents={t.contents} {...{ beside, sections, below }} />
}

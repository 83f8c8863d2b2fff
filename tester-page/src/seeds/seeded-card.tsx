import { AlertBox } from 'ui-kit'
import { card } from 'page-kit'
import type { Seeded } from 'sandbox-api'
import { CopyButton } from '../parts/copy-button.tsx'
import * as t from './texts.ko.ts'

/** Whose application it is, and the session of that person. */
export function SeededCard({ seeded }: { seeded: Seeded }) {
  const { aplyNo, brno, personId } = seeded
  return (
    <AlertBox tone="success" title={t.seeded(aplyNo)}>
      <div className={card['actions']}>
        <CopyButton label={t.application} value={aplyNo} />
        <CopyButton label={t.business} value={brno} />
        <CopyButton label={t.personId} value={personId} />
        <CopyButton label={t.session} value={sessionOf(seeded)} />
      </div>
    </AlertBox>
  )
}

/** What the session editor of a remote that runs alone takes. */
function sessionOf({ aplyNo, brno, ci, token }: Seeded): string {
  const session = { applicationNumber: aplyNo, businessNumber: brno, identityCi: ci, token, half: 'result' }
  return JSON.stringify(session)
}

import { AlertBox } from 'ui-kit'
import { card } from 'page-kit'
import type { Seeded } from 'sandbox-api'
import { CopyButton } from '../parts/copy-button.tsx'
import * as t from './texts.ko.ts'

/** The seeded application, its applicant, and their session. */
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

/** Returns the text for the session editor of a standalone remote. */
function sessionOf({ aplyNo, brno, ci, aplyType, mngFrGb, token }: Seeded): string {
  return JSON.stringify({
    applicationNumber: aplyNo,
    applicationType: aplyType,
    managementType: mngFrGb,
    businessNumber: brno,
    identityCi: ci,
    token,
    half: 'result',
  })
}

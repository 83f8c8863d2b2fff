import { CONSENTS } from 'domain-rules/consent'
import { registerBusiness } from '../../stores/business-store.ts'
import { accountSubject, recordCheck } from '../../stores/check-store.ts'
import { saveConsents } from '../../stores/applications/consent-store.ts'
import type { Database } from '../../stores/database.ts'
import { recordVerification } from './recorded-verification.ts'
import { signedIn } from '../backend/signed-in.ts'
import { APPLICANT, applicationData, PDF, type Filing } from './test-filing.ts'
import { testFields } from '../backend/test-fields.ts'

const now = () => new Date()

/** Prepares everything that a submission needs by the stores; only the submission itself is left. */
export async function prepareFiling(database: Database, brno: string, ci = `ci-of-${brno}`): Promise<Filing> {
  const record = { managementType: '1', applicationType: '확인', taxStatus: '01' } as const
  const aplyNo = await registerBusiness(database, brno, record, now())
  if (!aplyNo) throw new Error(`${brno} has an active application.`)
  const data = applicationData({ brno, ci, aplyNo })
  const owner = { applicationNumber: aplyNo, ci }
  const answers = Object.fromEntries(CONSENTS.map(({ column }) => [column, 'Y']))
  await database
    .transaction()
    .execute(transaction => saveConsents(transaction, { ...owner, version: '3.0.0', answers, at: now() }))
  await confirmAccount(database, owner, data)
  await recordVerification(database, { ...APPLICANT, ci, businessNumber: brno })
  return {
    aplyNo,
    data,
    headers: { ...(await signedIn({ ci, businessNumber: brno })), 'idempotency-key': aplyNo },
  }
}

type Owner = { applicationNumber: string; ci: string }

async function confirmAccount(database: Database, owner: Owner, data: Filing['data']): Promise<void> {
  const { bankNm: bankName, acntNo: accountNumber, dpstrNm: accountHolder } = data
  const subject = accountSubject({ bankName, accountNumber, accountHolder })
  const check = { kind: 'account', outcome: 'confirmed', subject, taxType: null } as const
  await recordCheck({ database, fields: testFields, now }, owner, check)
}

/** Returns the document of a filing. */
export function documentOf({ aplyNo }: Filing): Record<string, File> {
  return { businessRegistrationFile: new File([PDF], `${aplyNo}.pdf`) }
}

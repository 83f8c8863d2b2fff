import { saveAgreements, saveConsents } from 'api-client/consents'
import { deleteDraft, loadDraft, saveDraft } from 'api-client/drafts'
import {
  APPLIED_ALREADY,
  beginCertificate,
  beginIntegrated,
  checkMayApply,
  createToken,
  endSandboxVerification,
  enterApplication,
  enterResult,
  integratedResult,
  logOut,
  remainingSeconds,
  saveIdentityStep,
  signIn,
} from 'api-client/identity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openClientBrowser, type ClientBrowser } from '../testing/browsers/client-browser.ts'
import { traveller } from '../testing/calls/every-call.ts'
import { knownPerson, openDraft } from '../testing/applications/identity-fixture.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { openTestDraft } from '../testing/applications/test-filing.ts'

const { businessNumber, ci } = traveller
const CORPORATION = '0'

let backend: TestBackend
let browser: ClientBrowser

beforeAll(async () => {
  backend = await startTestBackend()
})
beforeEach(() => {
  browser = openClientBrowser(backend)
})
afterAll(() => backend.stop())

/** Verifies a person for an application or a business, and returns the person that the server has recorded. */
async function verify(
  subject: Parameters<typeof beginIntegrated>[1],
  method: 'simple' | 'financial' = 'simple',
) {
  const { transactionId } = await beginIntegrated(method, subject)
  await endSandboxVerification(transactionId, 'success')
  return integratedResult(method, transactionId)
}

const lastBusiness = { number: 2_100_000_000 }
const nextBusiness = () => String((lastBusiness.number += 1))

describe('a person', () => {
  let aplyNo: string
  beforeAll(async () => {
    aplyNo = await openDraft(backend.address, businessNumber)
  })

  it.each(['simple', 'financial'] as const)('is verified by the method %s', async method => {
    const { residenceNumber: _, ...known } = knownPerson('fresh')
    const { personId: _id, key: _key, description: _description, ...verified } = known
    await expect(verify({ applicationNumber: aplyNo }, method)).resolves.toEqual({
      ...verified,
      provider: expect.any(String),
    })
  })

  it('is led to the provider by a form', async () => {
    await expect(beginIntegrated('simple', { businessNumber: '1234567821' })).resolves.toMatchObject({
      action: expect.stringContaining('/sandbox/identity/window'),
      fields: { mtxId: expect.any(String) },
    })
    await expect(beginCertificate({ applicationNumber: aplyNo })).resolves.toMatchObject({
      action: expect.stringContaining('/sandbox/identity/window'),
      fields: { certNum: expect.any(String), trUrl: '/kmc-result' },
    })
  })

  it('who gave up has no result', async () => {
    const { transactionId } = await beginIntegrated('simple', { applicationNumber: aplyNo })
    await endSandboxVerification(transactionId, 'cancel')
    await expect(integratedResult('simple', transactionId)).rejects.toMatchObject({ name: 'RequestRefused' })
  })

  it('who is verified signs in, and enters the application with a token that can be extended', async () => {
    const person = await verify({ applicationNumber: aplyNo })
    await signIn(businessNumber)
    await checkMayApply(person.ci)
    await enterApplication(aplyNo, person)
    await saveIdentityStep(aplyNo)
    const step = backend.database.selectFrom('stepHistory').select(['ci', 'step'])
    expect(await step.where('applicationNumber', '=', aplyNo).execute()).toEqual([{ ci, step: 'identity' }])

    const first = await createToken(aplyNo, 60)
    await expect(remainingSeconds(first)).resolves.toBeLessThanOrEqual(60)
    browser.token = first
    browser.token = await createToken(aplyNo)
    await expect(remainingSeconds(browser.token)).resolves.toBeGreaterThan(3_500)
    browser.token = first
    await expect(createToken(aplyNo)).resolves.not.toBe(first)
  })

  it('saves what is typed, half-typed values too, and finds it after another verification', async () => {
    const person = await verify({ applicationNumber: aplyNo })
    expect(await enterApplication(aplyNo, person)).toBeNull()
    await signIn(businessNumber)
    await createToken(aplyNo)
    const values = { corporateNumber: ['123456', '7'], openingDate: '2020-01-01', settlementMonth: '3' }
    const typed = { ...values, companyName: '상회 (' }
    const { savedAt } = await saveDraft(typed, CORPORATION)
    expect(await saveDraft(typed, CORPORATION)).toMatchObject({ replacedAt: savedAt })

    browser = openClientBrowser(backend)
    const again = await verify({ applicationNumber: aplyNo })
    const shown = await enterApplication(aplyNo, again)
    await signIn(businessNumber)
    expect(await loadDraft(CORPORATION)).toMatchObject({ savedAt: shown, values: typed })
    await deleteDraft()
    expect(await loadDraft(CORPORATION)).toBeNull()
  })

  it('who logs out has no session any more, and the token is dead', async () => {
    await verify({ applicationNumber: aplyNo })
    await signIn(businessNumber)
    browser.token = await createToken(aplyNo)
    await logOut()
    await expect(remainingSeconds(browser.token)).resolves.toBe(0)
    await expect(createToken(aplyNo)).rejects.toMatchObject({ name: 'RequestRefused', status: 401 })
  })

  it('who is not verified is not let in', async () => {
    await expect(signIn(businessNumber)).rejects.toMatchObject({ name: 'RequestRefused', status: 401 })
    await expect(createToken(aplyNo)).rejects.toMatchObject({ name: 'RequestRefused', status: 401 })
  })

  it('who has applied already does so no more, and is led to the result', async () => {
    const submitted = '1234567821'
    const person = knownPerson('duplicate')
    const [found] = await backend.database
      .selectFrom('application')
      .select('applicationNumber')
      .where('businessNumber', '=', submitted)
      .execute()
    const { transactionId } = await beginIntegrated('simple', { businessNumber: submitted })
    await fetch(`${backend.address}/sandbox/api/identity/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mtxId: transactionId, personId: person.personId, outcome: 'success' }),
    })
    const verified = await integratedResult('simple', transactionId)
    await signIn(submitted)
    await expect(checkMayApply(person.ci)).rejects.toMatchObject({ errorCode: APPLIED_ALREADY })
    await expect(enterResult(submitted, verified)).resolves.toBe(found?.applicationNumber)
  })
})

describe('consents', () => {
  it('are kept under their columns, as they were answered', async () => {
    const number = nextBusiness()
    const applicationNumber = await openTestDraft(backend, number)
    await browser.signIn({ ci, businessNumber: number })
    const choices = { info_collection_yn: 'Y', info_promotion_yn: 'N' } as const
    await saveConsents({ applicationNumber, businessNumber: number, ci, version: '3.1.0', choices })
    const rows = backend.database
      .selectFrom('consent')
      .select(['consentColumn', 'agreed', 'version'])
      .where('applicationNumber', '=', applicationNumber)
      .orderBy('orderNumber')
    expect(await rows.execute()).toEqual([
      { consentColumn: 'info_collection_yn', agreed: true, version: '3.1.0' },
      { consentColumn: 'info_promotion_yn', agreed: false, version: '3.1.0' },
    ])

    const personal = {
      agreements: [{ title: '수집', required: true, agreed: 'Y' as const }],
      version: '3.1.0',
      agreedAt: '2025-06-02T00:00:00.000Z',
    }
    const mydata = { agreements: [], version: '', agreedAt: '' }
    await saveAgreements(applicationNumber, { personal, mydata })
    const kept = backend.database.selectFrom('agreement').select(['personalInfo', 'mydataInfo'])
    expect(await kept.where('applicationNumber', '=', applicationNumber).execute()).toEqual([
      { personalInfo: personal, mydataInfo: mydata },
    ])
  })

  it('for another person are refused', async () => {
    const number = nextBusiness()
    const applicationNumber = await openTestDraft(backend, number)
    await browser.signIn({ ci, businessNumber: nextBusiness() })
    const choices = { info_collection_yn: 'Y' } as const
    await expect(
      saveConsents({ applicationNumber, businessNumber: number, ci, version: '3.0.0', choices }),
    ).rejects.toMatchObject({ name: 'RequestRefused', status: 404 })
  })
})

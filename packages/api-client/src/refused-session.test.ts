import { emptyForm } from 'domain-rules/application'
import { expect, it, vi } from 'vitest'
import { respondJson, startServer } from '../test/local-server.ts'
import { accountHolderOf, verifyAccount } from './account/account.ts'
import { cancelApplication } from './application/application-changes.ts'
import { createApplication } from './application/application.ts'
import { checkBusiness } from './business/business-check.ts'
import { configureApiClient } from './http/settings.ts'
import { saveAgreements, saveConsents } from './consents/consents.ts'
import { listOpinions } from './opinion/opinions.ts'
import { fetchBatch } from './proof/proof-changes.ts'
import { checkRealName } from './identity/real-name.ts'
import { findResult } from './result/result.ts'

const applicationNumber = '20250000000001'
const businessNumber = '1234567890'
const ci = 'ci'
const owner = { applicationNumber, businessNumber, ci }
const account = { bankCode: '4', bankName: '은행', accountNumber: '1', accountHolder: '김시험' }
const noAgreements = { agreements: [], version: '', agreedAt: '' }
const question = {
  ...owner,
  applicationType: '확인',
  managementType: '1',
  name: '김시험',
  birthDate: '19900101',
  residenceNumber: ['900101', '1000000'],
} as const
const described = {
  businessNumber,
  managementType: '1',
  openingDate: '2020-01-01',
  representativeName: '김시험',
  companyName: '시험상회',
  corporateNumber: '',
}
const submission = {
  ...owner,
  applicationType: '확인',
  form: { ...emptyForm(), managementType: '1' },
  supportAmount: null,
  mydataRequest: 'N',
  taxInformation: 'N',
  verificationMethod: 'simple',
} as const

it.each<[string, () => Promise<unknown>]>([
  ['saving consents', () => saveConsents({ ...owner, version: '3.0.0', choices: {} })],
  [
    'saving what was agreed to',
    () => saveAgreements(applicationNumber, { personal: noAgreements, mydata: noAgreements }),
  ],
  ['asking whose an account is', () => accountHolderOf(account)],
  ['verifying an account', () => verifyAccount(applicationNumber, account)],
  ['checking a real name', () => checkRealName(question)],
  ['checking a business', () => checkBusiness(described)],
  ['filing', () => createApplication({ submission, documents: {}, idempotencyKey: 'key' })],
  ['looking at a result', () => findResult(owner)],
  ['cancelling', () => cancelApplication(applicationNumber, { idempotencyKey: 'key' })],
  ['reading proof', () => fetchBatch('1')],
  ['listing opinions', () => listOpinions(applicationNumber)],
])(
  '%s after the end of the session ends it for the page, and shows no failure besides (SESS-38)',
  async (_call, call) => {
    const { baseUrl } = await startServer(
      respondJson({ status: 401, errorCode: 'AUTH_EXPIRED', message: '' }, 401),
    )
    const sessionRefused = vi.fn<(token: string) => Promise<boolean>>().mockResolvedValue(true)
    configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => 'token', sessionRefused })
    const settled = vi.fn<() => void>()
    void call().then(settled, settled)
    await expect.poll(() => sessionRefused).toHaveBeenCalledExactlyOnceWith('token')
    await new Promise(setImmediate)
    expect(settled).not.toHaveBeenCalled()
  },
)

it.each([
  ['there is no such call', 404, 'NOT_FOUND'],
  ['it is called too often', 429, 'TOO_MANY_REQUESTS'],
  ['the server is in trouble', 503, 'TEMPORARILY_UNAVAILABLE'],
  ['the person may not', 403, 'FORBIDDEN'],
  ['no one has been verified yet', 401, 'VERIFICATION_MISSING'],
])('the session goes on when %s', async (_why, status, errorCode) => {
  const { baseUrl } = await startServer(respondJson({ status, errorCode, message: '' }, status))
  const sessionRefused = vi.fn<(token: string) => Promise<boolean>>().mockResolvedValue(true)
  configureApiClient({ baseUrl, timeoutMs: 2000, bearerToken: () => 'token', sessionRefused })
  await expect(accountHolderOf(account)).rejects.toMatchObject({ status })
  expect(sessionRefused).not.toHaveBeenCalled()
})

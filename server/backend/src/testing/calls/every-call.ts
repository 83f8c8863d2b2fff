import { CONSENTS } from 'domain-rules/consent'
import type { Database } from '../../stores/database.ts'
import type { IntegratedProviderRequest } from '../../services/identity/identity-provider.ts'
import { OPENING_DATE } from '../../sandbox/catalogue/businesses.ts'
import { applicationData, consentsBody, PDF } from '../applications/test-filing.ts'
import { knownPerson } from '../applications/identity-fixture.ts'
import { followProof } from './every-proof-call.ts'
import { decide, type Journey } from './journey.ts'
import { textIn } from './text-in.ts'
import { openVisitor, type BeforeCall, type Visitor } from '../browsers/visitor.ts'

/** The subject of the journey; the sandbox has the person's numbers. */
export const traveller = {
  ...knownPerson('fresh'),
  businessNumber: '1234567802',
  accountNumber: '10000000000001',
} as const

/** Ends a verification that has begun, as a provider would. */
type EndVerification = (visitor: Pick<Visitor, 'ask'>, begun: IntegratedProviderRequest) => Promise<unknown>

const endInSandbox: EndVerification = ({ ask }, { mtxId }) => {
  const ending = { mtxId, personId: traveller.personId, outcome: 'success' }
  return ask('POST /sandbox/api/identity/complete', { json: ending })
}

/**
 * Makes every call of the two call tables at least once: one person's way through the whole site, from registration
 * to re-applying. A case worker's decisions are written into the database. It ends where it began, and can be
 * repeated.
 */
export async function makeEveryCall(
  backend: { address: string; database: Database },
  beforeCall?: BeforeCall,
  endVerification = endInSandbox,
): Promise<Journey> {
  const visitor = openVisitor(backend.address, beforeCall)
  const aplyNo = await register(visitor)
  const journey = { ...visitor, database: backend.database, aplyNo, tokens: [], endVerification }
  await verify(journey)
  await fillIn(journey)
  await file(journey)
  await look(journey)
  await followProof(journey)
  await submitOpinion(journey)
  await startAgain(journey)
  return journey
}

type EndingJourney = Journey & { endVerification: EndVerification }

async function register({ ask }: Visitor): Promise<string> {
  const json = { brNo: traveller.businessNumber }
  await ask('POST /api/v1/business/supportApplicationBrnoCheck', { json })
  const response = await ask('POST /api/v1/business/first/register', { json })
  return textIn(response, 'result', 'aplyNo')
}

async function verify({ ask, aplyNo, endVerification }: EndingJourney): Promise<void> {
  await ask('GET /api/v1/auth/lib/nice/popup', { query: { aplyNo } })
  await ask('GET /api/v1/auth/lib/nice/loadtestaply', { query: { aplyNo } })
  await ask('POST /api/v1/auth/kmc/request', { json: { aplyNo } })
  await verifyBy('/kftc', { ask, endVerification, asked: { aplyNo } })
  await verifyBy('', { ask, endVerification, asked: { aplyNo } })
  await ask('POST /api/v1/auth/simple/success', { json: { aplyNo, ...claims } })
  await ask('POST /api/v1/auth/setJwtCookie', { query: { brno: traveller.businessNumber } })
}

const { ci, name, birthDate: birthDay, mobileNumber: phoneNumber } = traveller
const claims = { ci, name, birthDay, phoneNumber, provider: 'sandbox' }

async function verifyBy(
  kind: '' | '/kftc',
  { ask, asked, endVerification }: Pick<EndingJourney, 'ask' | 'endVerification'> & { asked: object },
): Promise<void> {
  const begun = await ask(`POST /api/v1/auth/integration${kind}/request`, { json: asked })
  const mtxId = textIn(begun, 'data', 'mtxId')
  await endVerification({ ask }, (begun as { data: IntegratedProviderRequest }).data)
  await ask(`POST /api/v1/auth/integration${kind}/result`, { json: { mtxId } })
}

async function fillIn({ ask, aplyNo, tokens }: Journey): Promise<void> {
  const { businessNumber: brno, accountNumber, residenceNumber } = traveller
  const given = await ask('POST /api/v1/common/token/create', { query: { aplyNo } })
  const token = textIn(given, 'result')
  tokens.push(token)
  await ask('POST /api/v1/common/token/remaining', { query: { token } })
  await ask('POST /api/v1/application/result/check', { json: { ci } })
  await ask('POST /api/v1/auth/saveStepHistory', { query: { aplyNo } })
  await ask('POST /api/v1/auth/consents', { json: consentsBody({ brno, ci, aplyNo }) })
  await ask('POST /api/agreements', { json: { aplyNo, personalInfo: screen, mydataInfo: screen } })
  const [jumin1, jumin2] = [residenceNumber?.slice(0, 6), residenceNumber?.slice(6)]
  await ask('POST /api/v1/auth/realname', { json: { aplyNo, ci, brno, jumin1, jumin2, name } })
  await ask('POST /api/v1/application/info/delitotalamt', { json: { brno } })
  await ask('POST /api/v1/common/codes/groups/list', { json: { groupId: 'BANK' } })
  const described = { b_no: brno, start_dt: OPENING_DATE, p_nm: name, b_nm: '시험상회' }
  await ask('POST /api/v1/auth/validate-business', { json: { businesses: [described] } })
  await ask('POST /api/v1/auth/validate-account-owner', { json: { bankCd: '004', acctNo: accountNumber } })
  const account = { bankCode: '004', bankName: 'KB국민은행', accountNumber, accountHolder: name, aplyNo }
  await ask('POST /api/v1/auth/account/verify', { json: account })
  const form = { filePath: 'forms/standard.hwp' }
  await ask('POST /api/v1/common/file/presigned-download-url-not-use-token', { query: form })
}

const screen = {
  agreements: CONSENTS.map(({ column }) => ({ title: column, required: true, agreed: 'Y' })),
  version: '3.0.0',
}

async function file({ ask, aplyNo }: Journey): Promise<void> {
  const data = applicationData({ brno: traveller.businessNumber, ci, aplyNo })
  const form = new FormData()
  form.set('applicationData', JSON.stringify(data))
  form.set('businessRegistrationFile', new File([PDF], '사업자등록증.pdf'))
  await ask('POST /api/v1/application/create', { form })
}

async function look(journey: EndingJourney): Promise<void> {
  const { ask, endVerification } = journey
  const { businessNumber: brNo } = traveller
  await ask('GET /api/v1/auth/lib/nice/resultpopup', { query: { brno: brNo } })
  await ask('GET /api/v1/auth/lib/nice/loadtestresult', { query: { brno: brNo } })
  await verifyBy('', { ask, endVerification, asked: { brNo } })
  await ask('POST /api/v1/auth/simpleResult/success', { json: { brNo, ...claims } })
  await ask('POST /api/v1/application/result/detail/brno', { json: { ci, brno: brNo } })
  await correctAccount(journey)
}

async function correctAccount(journey: Journey): Promise<void> {
  const { ask, aplyNo } = journey
  const { businessNumber: brno } = traveller
  await decide(journey, '이체결과오류')
  const [bankName, accountNumber, accountHolder] = ['신한은행', '10000000000003', '시험배달상점']
  const checked = { bankCode: '088', bankName, accountNumber, accountHolder, aplyNo }
  await ask('POST /api/v1/auth/account/verify', { json: checked })
  const account = { bankNm: bankName, acntNo: accountNumber, dpstrNm: accountHolder }
  const business = { corpNm: '시험상회', opbzDt: '20200101', crpno: '', soaMm: '12' }
  const form = new FormData()
  form.set('updateData', JSON.stringify({ aplyNo, brno, ci, ...account, ...business }))
  await ask('PATCH /api/v1/application/update', { form })
}

async function submitOpinion(journey: Journey): Promise<void> {
  const { ask, aplyNo } = journey
  await decide(journey, '보류')
  await ask('POST /api/v1/opinionSubmit/create', { json: { aplyNo, opinionContent: '의견입니다.' } })
  await ask('GET /api/v1/opinionSubmit/list/{aplyNo}', { params: { aplyNo } })
}

async function startAgain(journey: Journey): Promise<void> {
  const { ask, aplyNo } = journey
  await decide(journey, '신청')
  await ask('DELETE /api/v1/application/delete-direct/{aplyNo}', { params: { aplyNo } })
  await ask('PATCH /api/v1/application/reapply/{aplyNo}', { params: { aplyNo } })
}

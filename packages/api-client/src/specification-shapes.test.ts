import { expect, it } from 'vitest'
import { respondJson, respondText, serve } from '../test/local-server.ts'
import { accountHolderOf, verifyAccount } from './account/account.ts'
import { checkBusiness } from './business/business-check.ts'
import { countApplications, registerBusiness } from './business/business.ts'
import { cancelApplication, reapply, updateAccount } from './application/application-changes.ts'
import { listBanks, listReasons } from './account/codes.ts'
import { saveAgreements, saveConsents } from './consents/consents.ts'
import { deliveryFeeOf } from './business/delivery-fee.ts'
import { listOpinions, submitOpinion } from './opinion/opinions.ts'
import { cancelBatch, cancelItem, deleteItem, fetchBatch, registerSupplement } from './proof/proof-changes.ts'
import { addToBatch, createProof, requestParcelLookup } from './proof/proof.ts'
import { checkRealName } from './identity/real-name.ts'
import { findResult, type ApplicationResult } from './result/result.ts'
import { createToken, remainingSeconds } from './identity/token.ts'
import { beginCertificate, beginIntegrated, integratedResult } from './identity/verification.ts'
import {
  checkMayApply,
  enterApplication,
  enterResult,
  saveIdentityStep,
  signIn,
} from './identity/verified-session.ts'

/*
 * The bodies below contain only the fields that the specification's tables of calls show. Our own backend's additions are
 * never required (AMB-61).
 */

const person = {
  name: '홍길동',
  birthDate: '19800101',
  ci: 'c',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}
const account = { bankCode: '4', bankName: '은행', accountNumber: '1', accountHolder: '홍길동' }
const business = {
  managementType: '1',
  businessNumber: '1234567891',
  openingDate: '2020-01-01',
  representativeName: '홍길동',
  companyName: '가게',
  corporateNumber: '',
}
const owner = { applicationNumber: 'A1', businessNumber: '1234567891', ci: 'c' }
const record = { agreements: [], version: '3.0.0', agreedAt: '' }
const register = { aplyNo: 'A1', aplyType: '일반', mngFrGb: '1', stepData: { bSttCd: '01' }, errCd: null }
const integrated = {
  mid: 'm',
  reqSvcCd: '01',
  mtxId: 't',
  authHash: 'h',
  flgFixedUser: 'N',
  userHash: '',
  reservedMsg: '',
}
const certificate = { trCert: 't', trUrl: 'u', certNum: 'n' }
const verified = { name: '홍길동', birthDay: '19800101', ci: 'c' }
const taxOffice = { status_code: 'OK', data: [{ valid: '01', status: { tax_type_cd: '01' } }] }

const realName = () =>
  checkRealName({
    ...owner,
    applicationType: '',
    managementType: '1',
    name: '홍길동',
    birthDate: '',
    residenceNumber: ['', ''],
  })
const once = { idempotencyKey: 'k' }
const proofOwner = { applicationNumber: 'A1', supportNumber: '0', historyNumber: '1' }
const found = {
  aplyNo: 'A1',
  prcsStts: '신청',
  receiptProofMstrs: [],
  receiptProofs: [],
  opinionSubmits: [],
}
const batch = { receiptProofMstrId: 7, aplyType: '일반', receiptProofResponses: [] }
const newProof = () => {
  const proof = { owner: proofOwner, type: '일반', details: ['1'], years: ['2024'], files: [] } as const
  return createProof({ ...proof, division: '금액', total: 1 }, once)
}
const addition = () => addToBatch({ owner: proofOwner, batchId: '7', type: '일반', files: [] }, once)
const parcel = () => requestParcelLookup({ owner: proofOwner, carriers: ['택배사'] }, once)
const opine = () => submitOpinion({ applicationNumber: 'A1', content: '의견', files: [], ...once })
const filed = { applicationNumber: 'A1', status: '이체결과오류' } as ApplicationResult
const accountUpdate = () =>
  updateAccount({
    application: filed,
    ci: 'c',
    form: {
      managementType: '1',
      companyName: '가게',
      corporateNumber: ['', ''],
      openingDate: '2020-01-01',
      settlementMonth: '',
      bank: '은행',
      accountNumber: '1',
      accountHolder: '홍길동',
    },
    verificationMethod: 'simple',
    ...once,
  })
const supplement = () =>
  registerSupplement(
    {
      owner: proofOwner,
      batchId: '1',
      years: [],
      total: 1,
      replacements: [],
    },
    once,
  )
const consents = () => saveConsents({ ...owner, version: '3.0.0', choices: {} })
const agreements = () => saveAgreements('A1', { personal: record, mydata: record })

it.each<[string, () => Promise<unknown>, object, unknown]>([
  [
    'first/register',
    () => registerBusiness('1'),
    { status: 200, message: '', result: register },
    { applicationNumber: 'A1' },
  ],
  [
    'first/register, status as text',
    () => registerBusiness('1'),
    { status: '200', result: register },
    { applicationNumber: 'A1' },
  ],
  ['supportApplicationBrnoCheck', () => countApplications('1'), { status: '0', result: 2, message: '' }, 2],
  ['supportApplicationBrnoCheck, as numbers', () => countApplications('1'), { status: 0, result: '2' }, 2],
  [
    'integration/request',
    () => beginIntegrated('simple', owner),
    { data: integrated },
    { transactionId: 't' },
  ],
  ['kftc/request', () => beginIntegrated('financial', owner), { data: integrated }, { fields: integrated }],
  [
    'kmc/request',
    () => beginCertificate(owner),
    { success: true, data: certificate },
    { fields: certificate },
  ],
  [
    'kmc/request, success as text',
    () => beginCertificate(owner),
    { success: 'true', data: certificate },
    { action: '' },
  ],
  ['integration/result', () => integratedResult('simple', 't'), { success: 'true', data: verified }, person],
  [
    'integration/result with a status and a date as number',
    () => integratedResult('simple', 't'),
    { status: 200, success: true, data: { ...verified, birthDay: 19_800_101 } },
    person,
  ],
  ['simpleResult/success', () => enterResult('1', person), { status: 200, result: { aplyNo: 1 } }, '1'],
  ['token/remaining', () => remainingSeconds('t'), { status: '200', result: '3600' }, 3600],
  ['token/create', () => createToken('A1'), { status: 200, result: 'token' }, 'token'],
  ['realname', realName, { status: '200' }, true],
  ['delitotalamt', () => deliveryFeeOf('1'), { result: { sprtAmt: '250000' } }, 250_000],
  [
    'codes/groups/list',
    () => listBanks(),
    { result: [{ codeId: '4', codeName: '은행' }] },
    [{ code: '4', name: '은행' }],
  ],
  [
    'codes/groups/list, of reasons',
    () => listReasons(),
    { result: [{ codeId: 'US01', codeName: '이유', codeValue: '1', codeDesc: '설명' }] },
    [{ code: 'US01', name: '이유', description: '설명' }],
  ],
  [
    'result/detail/brno',
    () => findResult(owner),
    { status: '200', message: '', result: found },
    { applicationNumber: 'A1', status: '신청' },
  ],
  [
    'proof-mstr/get',
    () => fetchBatch('7'),
    { status: 200, message: '', result: batch },
    { batch: { id: '7' } },
  ],
  [
    'validate-business',
    () => checkBusiness(business),
    { success: 'true', data: taxOffice },
    { isConfirmed: true },
  ],
  [
    'validate-account-owner',
    () => accountHolderOf(account),
    { success: 'true', data: { dpstrFlnm: '홍길동' } },
    '홍길동',
  ],
])('what the specification shows of %s is enough', async (_call, ask, body, read) => {
  await serve(respondJson(body))
  expect({ read: await ask() }).toMatchObject({ read })
})

it.each<[string, () => Promise<unknown>, object]>([
  ['simple/success', () => enterApplication('A1', person), { status: 200 }],
  ['account/verify', () => verifyAccount('A1', account), { status: '200' }],
  ['result/check', () => checkMayApply('c'), { result: 'SUCCESS' }],
  ['delete-direct', () => cancelApplication('A1', once), { status: 200, message: '' }],
  ['reapply', () => reapply('A1', once), { status: '200', message: '' }],
  ['application/update', accountUpdate, { status: 200, message: 'Success' }],
  ['proof/cancel', () => cancelItem('1', once), { status: 200 }],
  ['proof-mstr/delete', () => cancelBatch('7', once), { status: '200', message: '' }],
  ['proof-create', newProof, { status: 200, httpStatus: 'OK', message: '' }],
  ['create-batch', addition, { status: '200', httpStatus: 'OK' }],
  ['proof-create-parcel', parcel, { status: 200, httpStatus: 'OK' }],
  ['opinionSubmit/create', opine, { status: 200, result: { status: null } }],
])('what the specification shows of %s is enough to go on', async (_call, ask, body) => {
  await serve(respondJson(body))
  await expect(ask()).resolves.toBeUndefined()
})

const unmarked: [string, () => Promise<unknown>, unknown][] = [
  ['setJwtCookie', () => signIn('1'), undefined],
  ['saveStepHistory', () => saveIdentityStep('A1'), undefined],
  ['agreements', agreements, undefined],
  ['delitotalamt', () => deliveryFeeOf('1'), null],
  ['codes/groups/list', () => listBanks(), []],
  ['proof/delete', () => deleteItem('1', once), undefined],
  ['proof/update-batch', supplement, undefined],
  ['opinionSubmit/list', () => listOpinions('A1'), []],
]

it.each(unmarked)('a response of %s without a body is a success', async (_call, ask, read) => {
  for (const status of [200, 204]) {
    await serve(respondText('', status))
    await expect(ask()).resolves.toEqual(read)
  }
})

it.each(['', null, undefined])(
  'a correction with the message %j has the sentence of the specification (ACC-35)',
  async message => {
    await serve(respondJson({ status: 200, message }))
    await expect(accountUpdate()).rejects.toThrow('오류가 발생했습니다.')
  },
)

it('consents are saved by HTTP 200 with any body, and not by 204 (API-23)', async () => {
  for (const saved of [respondText('', 200), respondJson({}), respondJson(null)]) {
    await serve(saved)
    await expect(consents()).resolves.toBeUndefined()
  }
  await serve(respondText('', 204))
  await expect(consents()).rejects.toMatchObject({ name: 'UnexpectedResponse' })
})

it.each(unmarked)('a response of %s with an error status is refused', async (_call, ask) => {
  for (const body of [{ status: 409 }, { success: false }, { errorCode: 'NO' }]) {
    await serve(respondJson({ ...body, message: '안 됩니다.' }))
    await expect(ask()).rejects.toMatchObject({ name: 'RequestRefused', message: '안 됩니다.' })
  }
})

it('a supplement that is refused without a reason has the sentence of the specification (PDET-40)', async () => {
  for (const refusal of [respondJson({ status: 500 }), respondJson({ httpStatus: 'BAD_REQUEST' })]) {
    await serve(refusal)
    await expect(supplement()).rejects.toThrow('보완한 내용을 저장하지 못했습니다.')
  }
})

it.each<[string, () => Promise<unknown>]>([
  ['simple/success', () => enterApplication('A1', person)],
  ['account/verify', () => verifyAccount('A1', account)],
  ['delete-direct', () => cancelApplication('A1', once)],
  ['proof/cancel', () => cancelItem('1', once)],
])('the status 200 of %s may be that of HTTP alone', async (_call, ask) => {
  await serve(respondText('', 200))
  await expect(ask()).resolves.toBeUndefined()
  await serve(respondText('', 204))
  await expect(ask()).rejects.toMatchObject({ name: 'UnexpectedResponse' })
})

it.each([
  ['by HTTP', respondText('', 405)],
  ['with something else', respondText('<html></html>')],
])(
  'where only its provider may ask for a financial certificate, refused %s, the common call tells',
  async (_how, refusal) => {
    const received = await serve(refusal, respondJson({ success: true, data: verified }))
    await expect(integratedResult('financial', 't')).resolves.toEqual(person)
    expect(received.map(({ path }) => path)).toEqual([
      '/api/v1/auth/integration/kftc/result',
      '/api/v1/auth/integration/result',
    ])
  },
)

it('that no one was verified by financial certificate is not asked for again', async () => {
  const received = await serve(respondJson({ success: false, message: '실패했습니다.' }))
  await expect(integratedResult('financial', 't')).rejects.toThrow('실패했습니다.')
  expect(received).toHaveLength(1)
})

it.each([
  ['/provider', /^http:\/\/127\.0\.0\.1:\d+\/provider$/],
  ['https://provider.example.org/start', /^https:\/\/provider\.example\.org\/start$/],
  ['', /^$/],
])('the provider’s address %j is the backend’s, unless it names another', async (authUrl, action) => {
  await serve(respondJson({ success: true, data: { ...integrated, ...certificate, authUrl } }))
  const to = { action: expect.stringMatching(action) }
  await expect(beginIntegrated('simple', owner)).resolves.toMatchObject(to)
  await expect(beginCertificate(owner)).resolves.toMatchObject(to)
})

it('an application whose number the entry does not say is looked up', async () => {
  const received = await serve(
    respondJson({ status: 200 }),
    respondJson({ status: 200, result: { aplyNo: 'A7' } }),
  )
  await expect(enterResult('1234567891', person)).resolves.toBe('A7')
  expect(received[1]).toMatchObject({
    path: '/api/v1/application/result/detail/brno',
    body: { ci: 'c', brno: '1234567891' },
  })
})

it('an entry that gives a message instead of status 200 is refused with it', async () => {
  await serve(respondJson({ message: '신청할 수 없습니다.' }))
  await expect(enterApplication('A1', person)).rejects.toThrow('신청할 수 없습니다.')
})

it('a joint certificate without its owner is sent to the server with the number of its verification', async () => {
  const received = await serve(respondJson({ success: true, data: verified }))
  await expect(integratedResult('joint', 'n', { trCert: 'a', trAdd: 'b' })).resolves.toEqual(person)
  expect(received[0]).toMatchObject({
    path: '/api/v1/auth/integration/result',
    body: { mtxId: 'n', tr_cert: 'a', tr_add: 'b' },
  })
})

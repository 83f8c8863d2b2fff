import { describe, expect, it } from 'vitest'
import { respondJson, respondText, hangUp, serve } from '../../test/local-server.ts'
import { UnexpectedResponse, Unreachable } from '../errors/errors.ts'
import {
  APPLIED_ALREADY,
  checkMayApply,
  enterApplication,
  enterResult,
  saveIdentityStep,
  signIn,
} from './verified-session.ts'

const APPLICATION = '20250000000001'
const BUSINESS = '1234567890'
const done = respondJson({ status: 200, message: '완료' })
const duplicate = respondJson(
  { status: 409, errorCode: 'APL_DUPLICATE_CI', message: '본인인증 정보로 이미 신청접수 되었습니다.' },
  409,
)
const person = {
  name: '시험신규',
  birthDate: '19800101',
  ci: 'CI/+==',
  mobileNumber: '01000000001',
  mobileCarrier: 'SKT',
  provider: 'simple',
}
const claims = {
  ci: 'CI/+==',
  name: '시험신규',
  phoneNumber: '01000000001',
  birthDay: '19800101',
  provider: 'simple',
}

it('signs in for the business', async () => {
  const received = await serve(done)
  await signIn(BUSINESS)
  expect(received).toMatchObject([{ path: `/api/v1/auth/setJwtCookie?brno=${BUSINESS}`, body: '' }])
})

it('is not signed in without a verification', async () => {
  await serve(respondJson({ status: 401, message: '개인인증은 필수입니다' }, 401))
  await expect(signIn(BUSINESS)).rejects.toMatchObject({ status: 401, message: '개인인증은 필수입니다' })
})

describe('whether someone may apply', () => {
  it('is asked by ci, and repeated once without a response', async () => {
    const received = await serve(hangUp, respondJson({ status: 200, message: '', result: 'SUCCESS' }))
    await checkMayApply('CI/+==')
    expect(received[1]).toMatchObject({ path: '/api/v1/application/result/check', body: { ci: 'CI/+==' } })
  })

  it.each([{ result: 'SUCCESS' }, { message: 'success' }])('is granted by %j', async body => {
    await serve(respondJson(body))
    await expect(checkMayApply('c')).resolves.toBeUndefined()
  })

  it('is denied to a person who has applied', async () => {
    await serve(duplicate)
    await expect(checkMayApply('ci')).rejects.toMatchObject({ errorCode: APPLIED_ALREADY })
  })

  it.each([
    ['result null', respondJson({ status: 200, message: null, result: null })],
    ['an empty object', respondJson({})],
    ['an empty list', respondJson([])],
    ['null', respondJson(null)],
    ['values of another kind', respondJson({ result: {}, message: [] })],
    ['no body', respondText('', 200)],
    ['204', respondText('', 204)],
  ])('is not known without the word SUCCESS: %s (IDENT-39)', async (_how, response) => {
    await serve(response)
    await expect(checkMayApply('c')).rejects.toMatchObject({
      name: 'UnexpectedResponse',
      detail: 'result: expected SUCCESS',
    })
  })

  it.each(['APL_DUPLICATE_CI', 'OTHER'])('is refused with the result %s, and its message', async result => {
    await serve(respondJson({ result, message: '이미 신청했습니다.' }))
    await expect(checkMayApply('c')).rejects.toMatchObject({
      isResult: true,
      errorCode: result,
      message: '이미 신청했습니다.',
    })
  })
})

it.each([
  [{ result: APPLIED_ALREADY }, { errorCode: APPLIED_ALREADY, reason: '' }],
  [{ message: '이미 신청했습니다.' }, { errorCode: undefined, reason: '이미 신청했습니다.' }],
])('a refusal may have a result or a message alone: %j', async (body, refusal) => {
  await serve(respondJson(body))
  await expect(checkMayApply('c')).rejects.toMatchObject({ name: 'RequestRefused', ...refusal })
})

describe('a verified person', () => {
  it('enters their application', async () => {
    const received = await serve(done)
    await enterApplication(APPLICATION, person)
    expect(received).toMatchObject([
      { path: '/api/v1/auth/simple/success', body: { aplyNo: APPLICATION, ...claims } },
    ])
  })

  it.each([
    ['a draft', { draftSavedAt: '2025-06-02T00:00:00.000Z' }, '2025-06-02T00:00:00.000Z'],
    ['none yet', { draftSavedAt: null }, null],
    ['no drafts at all', { aplyNo: APPLICATION }, undefined],
    ['no date', { draftSavedAt: 'soon' }, undefined],
    ['nothing', null, undefined],
  ])('learns of %s on the server', async (_what, result, savedAt) => {
    await serve(respondJson({ status: 200, result }))
    await expect(enterApplication(APPLICATION, person)).resolves.toBe(savedAt)
  })

  it('enters the result of a business, and learns the number of their application', async () => {
    const received = await serve(
      respondJson({ status: 200, message: '', result: { aplyNo: 20250000000001 } }),
    )
    await expect(enterResult(BUSINESS, person)).resolves.toBe(APPLICATION)
    expect(received).toMatchObject([
      { path: '/api/v1/auth/simpleResult/success', body: { brNo: BUSINESS, ...claims } },
    ])
  })

  it('is refused in the words of the server', async () => {
    await serve(duplicate)
    const refused = { errorCode: APPLIED_ALREADY, message: '본인인증 정보로 이미 신청접수 되었습니다.' }
    await expect(enterApplication(APPLICATION, person)).rejects.toMatchObject(refused)
    await expect(enterResult(BUSINESS, person)).rejects.toMatchObject(refused)
  })

  it('does not enter the result of nothing', async () => {
    await serve(respondJson({ status: 200, result: { aplyNo: '' } }))
    await expect(enterResult(BUSINESS, person)).rejects.toBeInstanceOf(UnexpectedResponse)
  })

  it('does not enter twice by itself', async () => {
    const received = await serve(hangUp, done)
    await expect(enterApplication(APPLICATION, person)).rejects.toBeInstanceOf(Unreachable)
    expect(received).toHaveLength(1)
  })
})

it('writes the identity step into the history of the application', async () => {
  const received = await serve(done)
  await saveIdentityStep(APPLICATION)
  expect(received).toMatchObject([{ path: `/api/v1/auth/saveStepHistory?aplyNo=${APPLICATION}`, body: '' }])
})

import type { AccountEditForm } from 'domain-rules/application'
import { expect, it } from 'vitest'
import { formIn, neverRespond, respondJson, serve, startServer } from '../../test/local-server.ts'
import { RequestRefused, TimedOut } from '../errors/errors.ts'
import { configureApiClient } from '../http/settings.ts'
import type { ApplicationResult } from '../result/result.ts'
import { cancelApplication, isProcessedAlready, reapply, updateAccount } from './application-changes.ts'

const once = { idempotencyKey: 'press-1' }
const done = respondJson({ status: 200, message: 'Success' })

it.each([
  ['cancelled', cancelApplication, 'DELETE', '/api/v1/application/delete-direct/A%2F1'],
  ['opened again', reapply, 'PATCH', '/api/v1/application/reapply/A%2F1'],
])('an application is %s by its number, without a payload', async (_what, change, method, path) => {
  const received = await serve(done)
  await change('A/1', once)
  expect(received).toMatchObject([{ method, path, body: '' }])
})

it.each([
  ['cancellation', cancelApplication, '처리 중 오류가 발생했습니다.'],
  ['reopening', reapply, '재신청 처리 중 오류가 발생했습니다.'],
])('a %s that is refused without a reason has a sentence of its own', async (_what, change, sentence) => {
  await serve(respondJson({ status: 500 }))
  await expect(change('A1', once)).rejects.toThrow(expect.objectContaining({ message: sentence }))
  await serve(respondJson({ status: 409, message: '이미 처리되었습니다.' }))
  await expect(change('A1', once)).rejects.toMatchObject({ message: '이미 처리되었습니다.' })
})

it.each([
  [new RequestRefused('/', { status: 409, message: '' }), true],
  [new RequestRefused('/', { status: 500, message: '' }), false],
  [Object.assign(new Error('another'), { status: 409 }), false],
])('after %o an application is too far advanced to cancel: %j', (error, isTooFar) => {
  expect(isProcessedAlready(error)).toBe(isTooFar)
})

const application = {
  applicationNumber: 'A1',
  applicationType: '확인',
  businessNumber: '1234567890',
  supportNumber: '7',
  status: '이체결과오류',
} as ApplicationResult
const form: AccountEditForm = {
  managementType: '0',
  companyName: '가게',
  corporateNumber: ['110111', '1234567'],
  openingDate: '2020-01-01',
  settlementMonth: '3',
  bank: '신한은행',
  accountNumber: '110123456789',
  accountHolder: ' 가게 ',
}
const correct = () => updateAccount({ application, ci: 'ci', form, verificationMethod: 'simple', ...once })

it('a correction is sent as JSON in a form, under the names of the specification', async () => {
  const received = await serve(done)
  await correct()
  const [request] = received
  const data = request && (await formIn(request)).get('updateData')
  expect(request).toMatchObject({ method: 'PATCH', path: '/api/v1/application/update' })
  expect(data).toMatchObject({ type: 'application/json' })
  expect(JSON.parse(data instanceof Blob ? await data.text() : '')).toEqual({
    suptSn: 7,
    aplyNo: 'A1',
    aplyType: '확인',
    brno: '1234567890',
    corpNm: '가게',
    crpno: '1101111234567',
    opbzDt: '20200101',
    soaMm: '3',
    bankNm: '신한은행',
    acntNo: '110123456789',
    dpstrNm: '가게',
    prcsStts: '요청검증완료',
    ci: 'ci',
    changedBy: 'S',
    changedReason: 'N',
    methodType: 'simple',
  })
})

it.each([
  [{ status: 200, message: '계좌를 확인해주세요.' }, '계좌를 확인해주세요.'],
  [{ status: 200, message: 'FAIL' }, '오류가 발생했습니다.'],
  [{ status: 200 }, '오류가 발생했습니다.'],
  [{ status: 500 }, '오류가 발생했습니다.'],
])('a correction with the response %j is refused: %s', async (response, message) => {
  await serve(respondJson(response))
  const { status } = response
  await expect(correct()).rejects.toMatchObject({ name: 'RequestRefused', message, status })
})

it.each([
  ['', 0],
  ['x', 0],
  ['7', 7],
])('the support "%s" of a corrected account is sent as %i', async (supportNumber, sent) => {
  const received = await serve(done)
  const corrected = { ...application, supportNumber }
  await updateAccount({ application: corrected, ci: 'ci', form, verificationMethod: 'simple', ...once })
  const [request] = received
  const data = request && (await formIn(request)).get('updateData')
  expect(JSON.parse(data instanceof Blob ? await data.text() : '')).toMatchObject({ suptSn: sent })
})

it('a correction has no files, so it takes no longer than any call', async () => {
  const { baseUrl } = await startServer(neverRespond)
  configureApiClient({ baseUrl, timeoutMs: 60, uploadTimeoutMs: 60_000, bearerToken: () => null })
  await expect(correct()).rejects.toBeInstanceOf(TimedOut)
})

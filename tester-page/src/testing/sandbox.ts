import { addressOf, type JsonCall } from 'page-kit'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { catalogue } from './catalogue.ts'

export const APPLICATION = '20250000000001'
const item = { id: 7, currentStatus: '심사중', reason: '', dlvrDcsn: null, moves: ['보완요청'] }
const batch = {
  id: 5,
  type: '택배',
  division: '금액',
  progressStatus: '제출',
  amountDcsn: 0,
  moves: [],
  items: [item],
}
const opinion = { sn: 3, content: '다시 봐주세요.', answerStatus: 'N', answerContent: null }
export const application = {
  aplyNo: APPLICATION,
  brno: '1234567802',
  aplyNm: '시험신규',
  prcsStts: '심사중',
  prcsSttsRemark: '',
  dcsnAmt: 0,
  moves: ['심의중', '보류'],
  batches: [batch],
  opinions: [opinion],
}
const line = {
  step: 'home',
  mode: 'open',
  limit: 5,
  rate: null,
  code: null,
  waiting: 1,
  inside: 2,
  entered: 3,
  completed: 4,
}
const statuses = { prcsStts: ['신청', '지급완료'], progressStatus: ['승인'], currentStatus: ['승인'] }
export const request = {
  transactionId: 'T-1',
  method: 'simple',
  provider: 'kakao',
  businessNumber: '1234567802',
  applicationNumber: null,
  expiresAt: '2025-06-10T00:00:00.000Z',
  windowUrl: '/sandbox/identity?requestId=T-1',
}
// Nine o'clock wherever the tests run: the page shows the time of the device.
const clock = { now: new Date(2025, 5, 10, 9).toISOString(), isSet: true }

const WHO = { brno: '1234567802', personId: 'P-001', ci: 'CI', token: 'TOKEN' }

/** The response of the sandbox to each call, by method and path; an error is thrown. Reading waits for `reading`. */
export const sandbox: { responses: Record<string, unknown>; reading?: Promise<void> | undefined } = {
  responses: {},
}

const addressIn = (declared: JsonCall, input: unknown) =>
  addressOf(declared, input as never).replace('/sandbox/api', '')

/** Sends calls to `sandbox.responses`, which must fit the schemas of the calls. */
export const call = vi.fn<CallSandbox>(async (declared, input) => {
  const path = addressIn(declared, input)
  const key = declared.method === 'GET' ? path.replace(/\?.*/, '') : `POST ${path}`
  if (declared.method === 'GET') await sandbox.reading
  const response = sandbox.responses[key]
  if (response instanceof Error) throw response
  return v.parse(declared.response, response) as never
})

/** The path and the body of each call with a body. */
export const posts = () =>
  call.mock.calls.flatMap(([declared, input]) => {
    const { body } = input as { body?: unknown }
    return body === undefined ? [] : [[addressIn(declared, input), body]]
  })
/** Fills the sandbox with one record of each kind. */
export function fillSandbox(): void {
  call.mockClear()
  sandbox.reading = undefined
  sandbox.responses = {
    '/catalogue': catalogue,
    '/seed': { scenarios: [{ scenario: 'held', description: '보류', status: '보류' }], statuses },
    '/applications': { applications: [application] },
    '/identity/requests': { requests: [request] },
    '/queue': { actions: { act_1: line, act_2: { ...line, step: 'phone', mode: 'error', code: 999 } } },
    '/clock': clock,
    '/limits': { on: true },
    [`POST /back-office/applications/${APPLICATION}`]: { application },
    'POST /back-office/proof-mstr/5': { done: true },
    'POST /back-office/proof/7': { done: true },
    'POST /back-office/opinions/3': { done: true },
    'POST /identity/complete': { state: 'failed', resultUrl: '/' },
    'POST /queue/act_1': line,
    'POST /queue/act_2': line,
    'POST /clock': clock,
    'POST /limits': { on: false },
    'POST /seed': {
      ...WHO,
      aplyNo: APPLICATION,
      aplyType: '확인',
      mngFrGb: '1',
      half: 'result',
      page: '/aply-result',
    },
  }
}

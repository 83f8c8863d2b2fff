import { describe, expect, it } from 'vitest'
import { stateIn } from '../state/state.ts'
import { asPreferred } from './display.ts'
import { isSame, responseFor, UNREACHABLE } from './faults.ts'

const CALL = 'GET /api/v1/proof-mstr/get/7'

const recorded = {
  common: [{ status: 401, errorCode: 'AUTH_EXPIRED', message: '인증이 끝났습니다.' }],
  calls: {
    'GET /api/v1/proof-mstr/get/{id}': {
      response: { result: 1 },
      refusals: [{ status: 404, errorCode: 'PROOF_NOT_FOUND', message: '증빙이 없습니다.' }],
    },
  },
}

async function outcome(query: string, call = CALL, isCall = true) {
  const response = await responseFor(stateIn(query), recorded, call, isCall)
  return response instanceof Response ? [response.status, await response.text()] : response
}

describe('a call of an isolated remote', () => {
  it('is sent on without a fault of its own', async () => {
    expect(await outcome('')).toBeUndefined()
    expect(await outcome('?fault=unreachable+GET+/api/v1/other')).toBeUndefined()
  })

  it('fails as the state says, also where its address has numbers', async () => {
    const fault = (kind: string) => outcome(`?fault=${kind}+GET+/api/v1/proof-mstr/get/{id}`)
    expect(await fault('unreachable')).toBe(UNREACHABLE)
    expect(await fault('malformed')).toEqual([200, '{"altered":true}'])
  })

  it('is refused as the backend was recorded to refuse it', async () => {
    const fault = (name: string) => outcome(`?fault=${name}+GET+/api/v1/proof-mstr/get/{id}`)
    expect(await fault('404-PROOF_NOT_FOUND')).toEqual([404, expect.stringContaining('증빙이 없습니다.')])
    expect(await fault('401-AUTH_EXPIRED')).toEqual([401, expect.stringContaining('AUTH_EXPIRED')])
  })

  it('gets its recorded response where no backend is asked, and none if that is no JSON', async () => {
    expect(await outcome('?responses=recorded')).toEqual([200, '{"result":1}'])
    expect(await outcome('?responses=recorded', 'GET /api/v1/file')).toBe(UNREACHABLE)
    expect(await outcome('?responses=recorded', 'GET /ts.wseq')).toEqual([
      200,
      expect.stringContaining(':200:'),
    ])
    expect(await outcome('?responses=recorded&queue=blocked', 'GET /ts.wseq')).toEqual([200, '5002:301:'])
  })

  it('that is late gets no response', async () => {
    const soon = new Promise(resolve => setTimeout(resolve, 20, 'nothing'))
    const late = responseFor(stateIn(`?fault=late+${CALL.replace(' ', '+')}`), recorded, CALL, true)
    expect(await Promise.race([late, soon])).toBe('nothing')
  })

  it('and every file arrive no more where the network is away', async () => {
    expect(await outcome('?network=offline')).toBe(UNREACHABLE)
    expect(await outcome('?network=offline', 'GET /registry.json', false)).toBe(UNREACHABLE)
  })

  it('of the waiting room gets the reply of the state', async () => {
    const room = 'GET /ts.wseq'
    expect(await outcome('', room)).toBeUndefined()
    expect(await outcome('?queue=line', room)).toEqual([200, expect.stringContaining('5002:201:')])
    expect(await outcome('?queue=blocked', room)).toEqual([200, '5002:301:'])
    expect(await outcome('?queue=broken', room)).toBe(UNREACHABLE)
  })
})

it.each([
  ['POST /api/v1/a', 'POST /api/v1/a', true],
  ['GET /api/v1/a/{id}', 'GET /api/v1/a/12', true],
  ['GET /api/v1/a/{id}', 'GET /api/v1/a/12/b', false],
  ['GET /api/v1/a', 'POST /api/v1/a', false],
])('%s is %s: %s', (pattern, call, same) => {
  expect(isSame(pattern, call)).toBe(same)
})

it.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
  ['(prefers-reduced-motion)', '(min-width: 0px)'],
  ['(prefers-reduced-motion: no-preference) and (width >= 40em)', '(max-width: 0px) and (width >= 40em)'],
  ['(forced-colors: active)', '(forced-colors: active)'],
])('less motion makes %s to %s', (query, expected) => {
  expect(asPreferred(query, ['prefers-reduced-motion: reduce'])).toBe(expected)
})

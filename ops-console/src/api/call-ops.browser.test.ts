import { describe, expect, it, vi } from 'vitest'
import { CallRefused, SiteUnreachable } from 'page-kit'
import { readReleases } from 'ops-api'
import { callOps, headersOf, isSessionOver, sendAs } from './call-ops.ts'

const operator = { token: 'T', name: 'kim' }

describe('the session', () => {
  it.each([
    [new CallRefused(401, '올바르지 않음'), true],
    [new CallRefused(429, '잠김', [], 'OPS_LOCKED_OUT'), true],
    [new CallRefused(429, '화면이 너무 많음', [], 'TOO_MANY_STREAMS'), false],
    [new CallRefused(403, '안 됩니다'), false],
    [new CallRefused(409, '늦었습니다'), false],
    [new SiteUnreachable('끊김'), false],
    [undefined, false],
  ])('after %o is over: %s, and the caller gets the error in any case', async (failure, isOver) => {
    const onOver = vi.fn<(why: string) => void>()
    const send = sendAs(operator, () => Promise.reject(failure), onOver)
    await expect(send(readReleases, {})).rejects.toBe(failure)
    expect(isSessionOver(failure)).toBe(isOver)
    expect(onOver.mock.calls).toEqual(isOver ? [[Object(failure).message]] : [])
  })

  it.each([
    ['kim', { authorization: 'Bearer T', 'x-operator': 'kim' }],
    ['', { authorization: 'Bearer T' }],
  ])('of "%s" shows itself by its headers', (name, headers) => {
    expect(headersOf({ token: 'T', name })).toEqual(headers)
  })
})

it('a response of another shape asks for the newest console', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(Response.json({}))
  const unexpected = '서버의 응답을 이해할 수 없습니다. 콘솔을 새로 불러와주세요.'
  await expect(callOps(operator, readReleases, {})).rejects.toThrow(new SiteUnreachable(unexpected))
  vi.restoreAllMocks()
})

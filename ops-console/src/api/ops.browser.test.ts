import { describe, expect, it, vi } from 'vitest'
import { addressOf, CallRefused, SiteUnreachable } from 'page-kit'
import { headersOf, isSessionOver, reportingTheEnd, type CallOps } from './call-ops.ts'
import { opsOf, readTopic, type Order } from './ops.ts'

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
    const call = reportingTheEnd(() => Promise.reject(failure), onOver)
    await expect(opsOf(operator, call).read('health')).rejects.toBe(failure)
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

describe('a wish of an operator', () => {
  const previewed = { basedOn: 3 } as Parameters<ReturnType<typeof opsOf>['change']>[1]
  const wishes: [Partial<Order> & Pick<Order, 'verb'>, string, object][] = [
    [{ verb: 'promote', version: '2.0.0' }, 'POST promote', { version: '2.0.0' }],
    [{ verb: 'promote', reason: '새 버전' }, 'POST promote', { version: '', reason: '새 버전' }],
    [{ verb: 'canary', version: '2.0.0', percent: 5 }, 'POST canary', { version: '2.0.0', percent: 5 }],
    [{ verb: 'rollback' }, 'POST rollback', {}],
    [{ verb: 'rollback', version: '1.0.0' }, 'POST rollback', { version: '1.0.0' }],
    [{ verb: 'retire', version: '1.0.0' }, 'POST retire', {}],
  ]

  it.each(wishes)(
    '%j is previewed without a change, then carried out for what was seen',
    async (wish, to, body) => {
      const sent: unknown[] = []
      const call: CallOps = async (_, declared, input) => {
        const [path] = addressOf(declared, input).split('/ops/api/releases/a%2Fb/').slice(-1)
        sent.push([`${declared.method} ${path}`, Object(input).body])
        return undefined
      }
      const ops = opsOf(operator, call)
      await ops.preview({ remote: 'a/b', ...wish })
      await ops.change({ remote: 'a/b', ...wish }, previewed)
      expect(sent).toEqual([
        [to, { ...body, dryRun: true }],
        [to, { ...body, dryRun: false, basedOn: 3 }],
      ])
    },
  )
})

describe('a received value', () => {
  it('of another shape counts as a site that cannot be reached', () => {
    expect(readTopic('health', { status: 'ready' })).toEqual({ status: 'ready' })
    expect(() => readTopic('health', { status: 1 })).toThrow(SiteUnreachable)
    expect(() => readTopic('waitingRoom', {})).toThrow(SiteUnreachable)
  })
})

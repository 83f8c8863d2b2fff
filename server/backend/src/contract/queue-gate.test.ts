import { QUEUE_ACTIONS } from 'domain-rules/queue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { createPasses } from 'waiting-room/pass'
import type { Applicant } from '../session/applicant.ts'
import type { Call } from './call.ts'
import { createQueueGate, type QueueLines, type QueueGateSettings } from './queue-gate.ts'

const gated = {
  method: 'POST',
  path: '/gated',
  summary: 'Takes a turn.',
  access: 'open',
  turns: () => ['realName'],
  response: v.object({}),
} as const satisfies Call

const endTurn = vi.fn<QueueLines['endTurn']>(async () => {})
const linesBy = (settingsOf: QueueLines['settingsOf']): QueueLines => ({ settingsOf, endTurn })
const isDown = linesBy(() => Promise.reject(new Error('the waiting room does not respond')))
const inMode = (mode: string, limits: { limit?: number; rate?: number } = {}) =>
  linesBy(async () => ({ mode, ...limits }))

type Gate = Pick<QueueGateSettings, 'queueGate' | 'queueFail'>

/** Returns true if a person without a pass is admitted. */
async function isOpen({ queueGate, queueFail }: Gate, lines?: QueueLines): Promise<boolean> {
  const admit = createQueueGate({
    config: { queueGate, queueFail, queueActions: QUEUE_ACTIONS },
    passes: createPasses({ secret: 's', now: () => 0 }),
    passUses: { take: async () => true },
    lines,
    hasFiled: async () => false,
  })
  const read = { body: {}, query: {}, params: {} }
  const request = { headers: {}, protocol: 'https' } as FastifyRequest
  const reply = { header: () => {} } as unknown as FastifyReply
  return admit(gated, { read, applicant: null, request, reply }).then(
    () => true,
    () => false,
  )
}

it.each([
  ['always', 'closed', 'an open line', inMode('open'), false],
  ['always', 'closed', 'the operator’s bypass', inMode('bypass'), true],
  ['always', 'closed', 'a waiting room elsewhere', undefined, false],
  ['always', 'closed', 'a waiting room that is down', isDown, false],
  ['always', 'open', 'a waiting room that is down', isDown, true],
  ['limited', 'closed', 'an open line', inMode('open'), true],
  ['limited', 'closed', 'a line with a limit', inMode('open', { limit: 5 }), false],
  ['limited', 'closed', 'a line with a rate', inMode('open', { rate: 5 }), false],
  ['limited', 'closed', 'a line that stands', inMode('wait'), false],
  ['limited', 'closed', 'a waiting room elsewhere', undefined, true],
  ['limited', 'closed', 'a waiting room that is down', isDown, false],
  ['limited', 'open', 'a waiting room that is down', isDown, true],
  ['off', 'closed', 'a line that stands', inMode('wait'), true],
] as const)('gate %s, on failure %s, %s: who has no pass is let in or not', async (...row) => {
  const [queueGate, queueFail, , lines, expected] = row
  expect(await isOpen({ queueGate, queueFail }, lines)).toBe(expected)
})

it('a turn of an action that needs none is worth nothing for one that does', async () => {
  const passes = createPasses({ secret: 's', now: () => 0 })
  const admit = createQueueGate({
    config: { queueGate: 'limited', queueFail: 'closed', queueActions: QUEUE_ACTIONS },
    passes,
    passUses: { take: async () => true },
    lines: linesBy(async action => ({ mode: action === QUEUE_ACTIONS.realName ? 'wait' : 'open' })),
    hasFiled: async () => false,
  })
  const call: Call = { ...gated, turns: () => ['businessCheck', 'realName'] }
  const isServed = async (step: 'businessCheck' | 'realName') => {
    const action = QUEUE_ACTIONS[step]
    const line = `sbiz_line_${action}=${passes.ticketCookieFor(action, 'K1')}`
    const cookie = `${line}; sbiz_pass_${action}=${passes.passFor(action, 'K1')}`
    const request = { headers: { cookie }, protocol: 'http' } as FastifyRequest
    const reply = { header: () => {} } as unknown as FastifyReply
    const read = { body: {}, query: {}, params: {} }
    return admit(call, { read, applicant: null, request, reply }).then(
      () => true,
      () => false,
    )
  }
  expect([await isServed('businessCheck'), await isServed('realName')]).toEqual([false, true])
})

/** Sends a gated request with the pass of a turn that began at 1,000,000 ms; its response has this status. */
async function sendInTurn(call: Call, endedAt: number | undefined, status: number): Promise<boolean> {
  const passes = createPasses({ secret: 's', now: () => 1_000_000 })
  const action = QUEUE_ACTIONS.realName
  const admit = createQueueGate({
    config: { queueGate: 'always', queueFail: 'closed', queueActions: QUEUE_ACTIONS },
    passes,
    passUses: { take: async () => true },
    lines: linesBy(async () => ({ mode: 'open', endedAt })),
    hasFiled: async () => false,
  })
  const line = `sbiz_line_${action}=${passes.ticketCookieFor(action, 'K1')}`
  const cookie = `${line}; sbiz_pass_${action}=${passes.passFor(action, 'K1')}`
  const request = { headers: { cookie }, protocol: 'http' } as FastifyRequest
  const raw = Object.assign(new EventEmitter(), { statusCode: 200 })
  const reply = { header: () => {}, raw } as unknown as FastifyReply
  const read = { body: {}, query: {}, params: {} }
  const isServed = await admit(call, { read, applicant: null, request, reply }).then(
    () => true,
    () => false,
  )
  raw.statusCode = status
  raw.emit('finish')
  return isServed
}

it.each([
  ['before', 999_999, true],
  ['at the moment of', 1_000_000, false],
  ['after', 1_000_001, false],
])(
  'a pass is void if an operator ended all turns, unless %s the turn began',
  async (_, endedAt, isServed) => {
    expect(await sendInTurn(gated, endedAt, 200)).toBe(isServed)
  },
)

it.each([
  [200, true, ['K1']],
  [201, true, ['K1']],
  [400, true, []],
  [500, true, []],
  [200, false, []],
] as const)(
  'after a %d the turn of a call that ends it (%j) is given up',
  async (status, endsTurn, ended) => {
    endTurn.mockClear()
    await sendInTurn({ ...gated, ...(endsTurn && { endsTurn }) }, undefined, status)
    expect(endTurn.mock.calls.flat()).toEqual(ended)
  },
)

it('a pass is used for a whole request of one session: its path, query and body count', async () => {
  const used: string[] = []
  const passes = createPasses({ secret: 's', now: () => 0 })
  const action = QUEUE_ACTIONS.realName
  const admit = createQueueGate({
    config: { queueGate: 'always', queueFail: 'closed', queueActions: QUEUE_ACTIONS },
    passes,
    passUses: { take: async ({ request }) => used.push(request) > 0 },
    lines: inMode('open'),
    hasFiled: async () => false,
  })
  const line = `sbiz_line_${action}=${passes.ticketCookieFor(action, 'K1')}`
  const cookie = `${line}; sbiz_pass_${action}=${passes.passFor(action, 'K1')}`
  const request = { headers: { cookie }, protocol: 'http' } as FastifyRequest
  const reply = { header: () => {} } as unknown as FastifyReply
  const read = { body: {}, query: {}, params: {} }
  const of = (sessionId: string) =>
    ({ sessionId, ci: 'ci', businessNumber: '1', applicationNumber: null }) satisfies Applicant
  await admit(gated, { read, applicant: null, request, reply })
  await admit(gated, { read, applicant: of('a'), request, reply })
  await admit(gated, { read, applicant: of('b'), request, reply })
  for (const part of ['body', 'query', 'params'])
    await admit(gated, { read: { ...read, [part]: { number: 1 } }, applicant: of('b'), request, reply })
  expect(new Set(used).size).toBe(6)
})

it('a turn that cannot be ended disturbs nobody', async () => {
  endTurn.mockClear().mockRejectedValueOnce(new Error('out of reach'))
  expect(await sendInTurn({ ...gated, endsTurn: true }, undefined, 200)).toBe(true)
  await expect.poll(() => endTurn).toHaveBeenCalledOnce()
})

import { QUEUE_ACTIONS } from 'domain-rules/queue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { createPasses } from 'waiting-room/pass'
import { defineCall } from './call.ts'
import { createQueueGate, type LineStates, type QueueGateSettings } from './queue-gate.ts'

const gated = defineCall({
  method: 'POST',
  path: '/gated',
  summary: 'Takes a turn.',
  access: 'open',
  turns: () => ['realName'],
  response: v.object({}),
})

const isDown: LineStates = () => Promise.reject(new Error('the waiting room does not respond'))
const inMode =
  (mode: string, limit?: number): LineStates =>
  async () => ({ mode, limit })

type Gate = Pick<QueueGateSettings, 'queueGate' | 'queueFail'>

/** Returns true if a person without a pass is admitted. */
async function isOpen({ queueGate, queueFail }: Gate, lineState?: LineStates): Promise<boolean> {
  const admit = createQueueGate({
    config: { queueGate, queueFail, queueActions: QUEUE_ACTIONS },
    passes: createPasses({ secret: 's', now: () => 0 }),
    passUses: { take: async () => true },
    lineState,
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
  ['limited', 'closed', 'a line with a limit', inMode('open', 5), false],
  ['limited', 'closed', 'a line that stands', inMode('wait'), false],
  ['limited', 'closed', 'a waiting room elsewhere', undefined, true],
  ['limited', 'closed', 'a waiting room that is down', isDown, false],
  ['limited', 'open', 'a waiting room that is down', isDown, true],
  ['off', 'closed', 'a line that stands', inMode('wait'), true],
] as const)('gate %s, on failure %s, %s: who has no pass is let in or not', async (...row) => {
  const [queueGate, queueFail, , lineState, expected] = row
  expect(await isOpen({ queueGate, queueFail }, lineState)).toBe(expected)
})

it('a turn of an action that needs none is worth nothing for one that does', async () => {
  const passes = createPasses({ secret: 's', now: () => 0 })
  const admit = createQueueGate({
    config: { queueGate: 'limited', queueFail: 'closed', queueActions: QUEUE_ACTIONS },
    passes,
    passUses: { take: async () => true },
    lineState: async action => ({ mode: action === QUEUE_ACTIONS.realName ? 'wait' : 'open' }),
    hasFiled: async () => false,
  })
  const call = defineCall({ ...gated, turns: () => ['businessCheck', 'realName'] })
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

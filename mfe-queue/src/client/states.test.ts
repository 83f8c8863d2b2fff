import type { Reply } from 'queue-protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ipBlockPlace } from './place.ts'
import type { Step } from './in-line.ts'
import { advance, begin } from './states.ts'
import { reply } from './testing/replies.ts'
import { after, settings, WAITING } from './testing/steps.ts'
import { settingsWith } from './testing/test-settings.ts'

/** Takes all steps of a turn by the given replies, up to its end. */
function turnOf(replies: (Reply | null)[]): (Step & { received: Reply | null })[] {
  const steps = []
  let { inLine, next } = begin('act_3', settings)
  for (const received of replies) {
    if (next.do === 'end') break
    ;({ inLine, next } = advance(inLine, received, settings, () => 0.5))
    steps.push({ received, inLine, next })
  }
  return steps
}

describe('a turn begins', () => {
  it('by asking at once for a ticket, with nothing to show yet', () => {
    const { inLine, next } = begin('act_3', settings)
    expect(inLine.phase).toBe('running')
    expect(next).toEqual({ do: 'ask', request: { opcode: 5101, action: 'act_3' }, afterMs: 0, show: null })
  })

  it('and is over at once if the waiting room is switched off', () => {
    const { next } = begin('act_3', settingsWith({ letsEverybodyIn: true }))
    expect(next).toEqual({ do: 'end', result: 'passed', ticket: 'leave', failure: null })
  })

  it.each([{ host: '' }, { port: 0 }, { path: '' }, { serviceId: '' }])(
    'and fails uninitialized with %j',
    missing => {
      expect(begin('act_3', settingsWith(missing))).toMatchObject({
        inLine: { phase: 'error' },
        next: { result: 'error', ticket: 'leave', failure: { code: 902, message: 'Uninitialized object' } },
      })
    },
  )

  it('for the configured action if none is named, and fails without any', () => {
    expect(begin('', settings).next).toMatchObject({ request: { action: 'act_1' } })
    const failure = { code: 902, message: 'Uninitialized object' }
    expect(begin('', settingsWith({ actionId: '' })).next).toMatchObject({ result: 'error', failure })
  })
})

describe('a first reply', () => {
  it.each([
    ['5002:200:key=K1', 'passed'],
    ['5101:200:key=K1', 'passed'],
    ['200:key=K1', 'passed'],
    ['5002:300:key=K1', 'passed'],
    ['5002:303:key=K1', 'passed'],
    ['5002:301:key=K1', 'blocked'],
  ])('%s ends the turn as %s, and is kept', (text, result) => {
    const { inLine, next } = after([text])
    expect(inLine.phase).toBe('notRunning')
    expect(next).toEqual({ do: 'end', result, ticket: reply(text), failure: null })
  })

  it.each([
    ['5002:501:msg="Action is not exist"', 501, 'Action is not exist'],
    ['5002:513:', 513, 'System error'],
    ['5002:994:key=K1', 994, 'System error'],
    ['5002:999:msg=""', 999, 'System error'],
    ['5003:200:key=K1', 200, 'System error'],
    ['5004:201:key=K1&nwait=1&ttl=1', 201, 'System error'],
    ['4999:200:key=K1', 200, 'System error'],
    ['5002:201:nwait=3&tps=1&ttl=1', 904, 'System error'],
  ])('%s is the error %d, "%s", and no ticket stays', (text, code, message) => {
    const { inLine, next } = after([text])
    expect(inLine.phase).toBe('error')
    expect(next).toEqual({ do: 'end', result: 'error', ticket: 'remove', failure: { code, message } })
  })

  it('that never arrives is a time-out, which is stored as the ticket', () => {
    const { inLine, next } = after([null])
    expect(inLine.phase).toBe('timeout')
    expect(next).toEqual({
      do: 'end',
      result: 'error',
      ticket: 'noteTimeout',
      failure: { code: 926, message: 'Connection Timeout' },
    })
  })
})

describe('waiting', () => {
  it.each([201, 202])(
    'code %d shows the place, and looks again with the ticket after the time that was given',
    code => {
      const { inLine, next } = after([WAITING.replace('201', String(code))])
      expect(inLine.phase).toBe('continue')
      expect(next).toEqual({
        do: 'ask',
        request: {
          opcode: 5002,
          action: 'act_3',
          key: 'K1',
          ttl: 4,
          node: { host: 'n1.example.org', port: '80' },
        },
        afterMs: 4000,
        show: { ahead: 30, behind: 2, seconds: 3, total: 30, progress: 0 },
      })
    },
  )

  it.each([
    ['ttl=600', 30],
    ['ttl=30', 30],
    ['ttl=1', 1],
    ['ttl=0.2', 1],
    ['ttl=0', 30],
    ['', 30],
    ['ttl=soon', 30],
    ['ttl=-1', 30],
    ['ttl=1&soon=0.3', 0.3],
    ['ttl=1&soon=0.01', 0.15],
    ['ttl=1&soon=9', 1],
    ['ttl=4&soon=0', 4],
  ])('with "%s" looks again after %d seconds', (ttl, seconds) => {
    expect(after([`5002:201:key=K1&nwait=3&tps=1&${ttl}`]).next).toMatchObject({ afterMs: seconds * 1000 })
  })

  it('continues until there is a turn', () => {
    const { next } = after([WAITING, '5002:201:key=K2&nwait=9&tps=10&ttl=1', '5002:200:key=K3'])
    expect(next).toMatchObject({ do: 'end', result: 'passed', ticket: reply('5002:200:key=K3') })
  })

  it('uses the newest key, and the last one if a reply has none', () => {
    expect(after([WAITING, '5002:201:key=K2&nwait=9&ttl=1']).next).toMatchObject({ request: { key: 'K2' } })
    expect(after([WAITING, '5002:201:nwait=9&ttl=1']).next).toMatchObject({ request: { key: 'K1' } })
  })

  it('measures progress from its beginning', () => {
    expect(after([WAITING, '5002:201:nwait=15&tps=10&ttl=1']).next).toMatchObject({
      show: { ahead: 15, progress: 50 },
    })
  })

  it('may end in a block or an error', () => {
    expect(after([WAITING, '5002:301:']).next).toMatchObject({ result: 'blocked' })
    expect(after([WAITING, '5002:513:']).next).toMatchObject({ result: 'error', ticket: 'remove' })
  })

  it.each([502, 503, 505, 507, 994])(
    'takes a new number when %d says that the one it has is over, and sees where that one stands',
    code => {
      const forgotten = `5002:${code}:`
      expect(after([WAITING, forgotten]).next).toMatchObject({
        request: { opcode: 5101, action: 'act_3' },
        afterMs: 100,
        show: { ahead: 30 },
        failure: { code, message: 'System error' },
      })
      const farther = WAITING.replace('nwait=30', 'nwait=50')
      expect(after([WAITING, forgotten, farther]).next).toMatchObject({ show: { ahead: 50, progress: 0 } })
      expect(after([forgotten]).next).toMatchObject({ result: 'error' })
    },
  )

  it('is an error if every number is rejected', () => {
    const thrice = Array.from({ length: 3 }, () => [WAITING, '5002:505:']).flat()
    expect(after(thrice).next.do).toBe('ask')
    expect(after([...thrice, WAITING, '5002:505:']).next).toMatchObject({
      result: 'error',
      ticket: 'remove',
      failure: { code: 505 },
    })
  })

  it('asks for a new number if the address is blocked meanwhile, as the protocol requires', () => {
    expect(after([WAITING, '5002:302:']).next).toMatchObject({
      request: { opcode: 5101 },
      afterMs: 10_000,
      show: ipBlockPlace,
    })
  })

  it('continues without replies with the same ticket, asking less and less often', () => {
    const pauses = [1, 2, 3, 4, 5].map(times =>
      after([WAITING, ...Array.from({ length: times }, () => null)]),
    )
    expect(pauses.map(({ next }) => next.do === 'ask' && next.afterMs)).toEqual([
      1000, 2000, 4000, 8000, 8000,
    ])
    for (const { inLine, next } of pauses) {
      expect(inLine.phase).toBe('continue')
      expect(next).toMatchObject({ request: { opcode: 5002, key: 'K1', ttl: 4 }, show: { ahead: 30 } })
    }
    expect(after([WAITING, null, null, WAITING, null]).next).toMatchObject({ afterMs: 1000 })
  })

  it('repeats a question at another moment than all others', () => {
    const { inLine } = after([WAITING])
    const pauses = [0, 1].map(random => advance(inLine, null, settings, () => random).next)
    expect(pauses).toMatchObject([{ afterMs: 750 }, { afterMs: 1250 }])
  })

  it('continues however long the line does not move', () => {
    expect(after(Array.from({ length: 500 }, () => WAITING)).next.do).toBe('ask')
  })

  it('is over without a ticket when the line does not move, if that is switched on', () => {
    const impatient = settingsWith({ unchangedLimit: 3 })
    const moved = WAITING.replace('nwait=30', 'nwait=29')
    expect(after([WAITING, WAITING], impatient).next.do).toBe('ask')
    expect(after([WAITING, WAITING, moved, moved], impatient).next.do).toBe('ask')
    expect(after([WAITING, WAITING, WAITING], impatient).next).toMatchObject({
      result: 'passed',
      ticket: 'leave',
    })
  })

  it('does not count as unmoved before the line opens', () => {
    const impatient = settingsWith({ unchangedLimit: 3 })
    const lobby = Array.from({ length: 5 }, () => `${WAITING}&opens=1741564800&opensin=60`)
    expect(after([...lobby, WAITING, WAITING], impatient).next.do).toBe('ask')
    expect(after([...lobby, WAITING, WAITING, WAITING], impatient).next.do).toBe('end')
  })
})

describe('whatever the waiting room replies', () => {
  const fields = fc.record({
    nwait: fc.string(),
    ttl: fc.string(),
    tps: fc.string(),
    key: fc.constantFrom('', 'K'),
  })
  const replyOrSilence = fc.option(
    fc.record({
      type: fc.constantFrom(5002, 5002, 5002, 5101, 5003, 4999),
      code: fc.oneof(
        fc.constantFrom(200, 201, 202, 300, 301, 302, 303, 517),
        fc.integer({ min: 100, max: 999 }),
      ),
      fields: fields.map(values => new Map(Object.entries(values))),
      text: fc.constant(''),
    }),
  )

  function forEveryStep(expectation: (step: Step & { received: Reply | null }) => void) {
    fc.assert(fc.property(fc.array(replyOrSilence), replies => turnOf(replies).forEach(expectation)))
  }

  it('no turn passes without a reply that allows it', () => {
    forEveryStep(({ received, next }) => {
      const isPass = next.do === 'end' && next.result === 'passed'
      expect(!isPass || [200, 300, 302, 303].includes(received?.code ?? 0)).toBe(true)
    })
  })

  it('the next question is never at once, and never too late', () => {
    forEveryStep(({ next }) => {
      const pause = next.do === 'ask' ? next.afterMs : 1000
      expect(pause).toBeGreaterThanOrEqual(100)
      expect(pause).toBeLessThanOrEqual(30_000)
    })
  })

  it('the phase shows that the turn is still pending', () => {
    forEveryStep(({ inLine, next }) => {
      const isWaiting = inLine.phase === 'running' || inLine.phase === 'continue'
      expect(isWaiting).toBe(next.do === 'ask')
    })
  })

  it('an error always has a reason, and nothing else has one', () => {
    forEveryStep(({ next }) => {
      const isError = next.do === 'end' && next.result === 'error'
      expect(next.do === 'end' && next.failure !== null).toBe(isError)
    })
  })

  it('a blocked address and a foreign ticket come to an end', () => {
    const stubborn = fc.constantFrom(reply('5002:302:'), reply('5002:517:'))
    fc.assert(
      fc.property(fc.array(stubborn, { minLength: 50, maxLength: 50 }), replies => {
        expect(turnOf(replies).at(-1)?.next.do).toBe('end')
      }),
    )
  })
})

describe('the node of a number', () => {
  it.each(['nwait=1&ip=n1.example.org', 'nwait=1&port=80', 'nwait=1'])('is unknown by %s', fields => {
    const { next } = after([`5002:201:key=K1&${fields}`])
    expect(next).toMatchObject({ request: { key: 'K1', node: null } })
  })
})

it('the message of a failure loses the quotes around it alone', () => {
  const { next } = after(['5002:999:msg="the "K1" is over"'])
  expect(next).toMatchObject({ failure: { message: 'the "K1" is over' } })
})

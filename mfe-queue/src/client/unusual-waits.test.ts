import { describe, expect, it } from 'vitest'
import { ipBlockPlace } from './place.ts'
import { advance, begin } from './states.ts'
import { reply } from './testing/replies.ts'
import { after, settings, WAITING } from './testing/steps.ts'
import { settingsWith } from './testing/test-settings.ts'

describe('a page that waited before it was reloaded', () => {
  const resumed = begin('act_3', settings, reply(WAITING))

  it('asks at once with the ticket that it has, and shows nothing before the reply', () => {
    expect(resumed.next).toMatchObject({
      request: { opcode: 5002, key: 'K1', node: { host: 'n1.example.org', port: '80' } },
      afterMs: 0,
      show: null,
    })
    const { next } = advance(
      resumed.inLine,
      reply('5002:201:key=K1&nwait=15&tps=10&ttl=1'),
      settings,
      () => 0,
    )
    expect(next).toMatchObject({ request: { key: 'K1' }, show: { ahead: 15, progress: 50 } })
  })

  it.each([502, 503, 505, 507, 994])('takes a new number after the code %d', code => {
    const { inLine, next } = advance(resumed.inLine, reply(`5002:${code}:msg=over`), settings, () => 0)
    expect(next).toMatchObject({ request: { opcode: 5101, action: 'act_3' }, afterMs: 100 })
    expect(advance(inLine, reply(`5002:${code}:`), settings, () => 0).next).toMatchObject({ result: 'error' })
  })

  it('takes a new number if its text is no ticket', () => {
    expect(begin('act_3', settings, reply('5002:201:nwait=3')).next).toMatchObject({
      request: { opcode: 5101 },
    })
  })
})

describe('a blocked address', () => {
  it('asks anew after the pause, and sees a place far back', () => {
    expect(after(['5002:302:']).next).toEqual({
      do: 'ask',
      request: { opcode: 5101, action: 'act_3' },
      afterMs: 10_000,
      show: ipBlockPlace,
    })
  })

  it('counts as a turn after as many tries as configured', () => {
    expect(after(['5002:302:', '5002:302:']).next.do).toBe('ask')
    const text = '5002:302:key=K1'
    expect(after(['5002:302:', '5002:302:', text]).next).toMatchObject({
      result: 'passed',
      ticket: reply(text),
    })
  })

  it('that is let into the line has the place in the reply', () => {
    expect(after(['5002:302:', WAITING]).next).toMatchObject({ show: { ahead: 30, total: 30 } })
  })
})

describe('a waiting room without a number for now', () => {
  const LATER = '5002:302:msg=Number later&ttl=2'

  it('is asked again after its pause, without a made-up place', () => {
    expect(after([LATER])).toMatchObject({
      inLine: { phase: 'continue' },
      next: {
        request: { opcode: 5101, action: 'act_3' },
        afterMs: 2_000,
        show: { notice: 'numberLater', ahead: 0 },
      },
    })
  })

  it('spreads the questions of people who were refused together', () => {
    const afterMs = [0, 1].map(random =>
      advance(begin('act_3', settings).inLine, reply(LATER), settings, () => random),
    )
    expect(afterMs.map(({ next }) => next)).toMatchObject([{ afterMs: 1_500 }, { afterMs: 2_500 }])
  })

  it('never lets anybody in, however often it is asked', () => {
    expect(after(Array.from({ length: 50 }, () => LATER)).next).toMatchObject({ do: 'ask' })
  })
})

describe('a line that an operator has stopped', () => {
  const PAUSED = '5002:201:key=K1&nwait=1&nnext=0&tps=1&ttl=1&ahead=0&msg=Paused'

  it('has people ahead, and no notice once it continues', () => {
    expect(after([PAUSED]).next).toMatchObject({ show: { notice: 'paused', ahead: 0 } })
    expect(after([PAUSED, WAITING]).next).not.toMatchObject({ show: { notice: 'paused' } })
  })

  it('lets nobody in because it does not move', () => {
    const impatient = settingsWith({ unchangedLimit: 3 })
    expect(after([PAUSED, PAUSED, PAUSED, PAUSED], impatient).next).toMatchObject({ do: 'ask' })
  })
})

it('a waiting room out of reach leaves the place as it was', () => {
  const away = '5002:201:key=K1&nwait=1&tps=1&ttl=2&msg=Reconnecting'
  expect(after([WAITING, away]).next).toMatchObject({ show: { ahead: 30, isReconnecting: true } })
  expect(after([WAITING, away, WAITING]).next).not.toMatchObject({ show: { isReconnecting: true } })
})

describe('mobile protection', () => {
  const protective = settingsWith({ protectsMobile: true, mobilePauseMs: 7000, aheadLimit: 2000 })

  it.each([
    ['5002:200:key=K1&mprotect=1', { opcode: 5002, key: 'K1' }],
    ['5002:201:nwait=3&mprotect=2', { opcode: 5101 }],
  ])(
    'holds back who gets %s, with twice the counted people ahead, and asks after the pause',
    (text, request) => {
      const { inLine, next } = after([text], protective)
      expect(inLine.phase).toBe('continue')
      expect(next).toMatchObject({ do: 'ask', request, afterMs: 7000, show: { ahead: 4000, seconds: 4000 } })
      expect(advance(inLine, reply('5002:200:key=K2'), protective, () => 0).next).toMatchObject({
        result: 'passed',
      })
    },
  )

  it('shows one person ahead where the shown people have no limit', () => {
    const unlimited = { ...protective, aheadLimit: null }
    expect(after(['5002:200:key=K1&mprotect=1'], unlimited).next).toMatchObject({
      show: { ahead: 1, behind: 0, seconds: 1 },
    })
  })

  it.each([
    ['5002:200:key=K1&mprotect=0', protective],
    ['5002:200:key=K1', protective],
    ['5002:200:key=K1&mprotect=1', settings],
  ])('lets %s through where it is zero or off', (text, using) => {
    expect(after([text], using).next).toMatchObject({ result: 'passed' })
  })
})

it('mobile protection holds back nobody who is blocked', () => {
  const protective = settingsWith({ protectsMobile: true })
  expect(after(['5002:301:mprotect=1'], protective).next).toMatchObject({ result: 'blocked' })
})

describe('a ticket of another address', () => {
  it('is given up for a new one after a moment, while the place stays on the screen', () => {
    expect(after([WAITING, '5002:517:']).next).toMatchObject({
      do: 'ask',
      request: { opcode: 5101 },
      afterMs: 100,
      show: { ahead: 30 },
    })
  })

  it('is an error if so configured', () => {
    const strict = settingsWith({ retriesWrongIp: false })
    expect(after(['5002:517:'], strict).next).toMatchObject({ result: 'error', failure: { code: 517 } })
  })

  it('is an error when it never ends', () => {
    expect(after(Array.from({ length: 20 }, () => '5002:517:')).next.do).toBe('ask')
    expect(after(Array.from({ length: 21 }, () => '5002:517:')).next).toMatchObject({
      failure: { code: 517 },
    })
  })
})

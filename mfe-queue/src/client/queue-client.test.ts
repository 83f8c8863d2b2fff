import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientWithReplies, ENDLESS, PASS, SILENCE, WAITING } from './testing/client-with-replies.ts'
import { reply as replyOf } from './testing/replies.ts'

const LEFT = '5106:200:key=K1'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('asking for a turn', () => {
  it('passes at once when there is no line, and keeps the ticket', async () => {
    const { client, asked, places, ticket } = clientWithReplies([PASS])
    expect(await client.run('act_3')).toBe('passed')
    expect(asked()).toEqual([{ opcode: 5101, action: 'act_3' }])
    expect(ticket()).toEqual(replyOf(PASS))
    expect(places).toEqual([null, null])
    expect(client.phase()).toBe('notRunning')
  })

  it('waits for the time in the reply, shows the place, and passes in its turn', async () => {
    const { client, asked, places } = clientWithReplies([
      WAITING,
      '5002:201:key=K2&nwait=10&tps=10&ttl=1',
      PASS,
    ])
    const turn = client.run('act_3')

    await vi.advanceTimersByTimeAsync(0)
    expect(client.phase()).toBe('continue')
    expect(places.at(-1)).toMatchObject({ ahead: 30, seconds: 3 })

    await vi.advanceTimersByTimeAsync(3999)
    expect(asked()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()[1]).toMatchObject({ opcode: 5002, action: 'act_3', key: 'K1', ttl: 4 })
    expect(places.at(-1)).toMatchObject({ ahead: 10 })

    await vi.advanceTimersByTimeAsync(1000)
    expect(await turn).toBe('passed')
    expect(places.at(-1)).toBeNull()
  })

  it('reports a block, an error and a time-out, and hides the place', async () => {
    const blocked = clientWithReplies(['5002:301:'])
    expect(await blocked.client.run('act_3')).toBe('blocked')
    expect(blocked.failures).toEqual([])

    const refused = clientWithReplies(['5002:513:msg="Over licence"'])
    refused.hold('5002:200:key=OLD')
    expect(await refused.client.run('act_3')).toBe('error')
    expect(refused.failures).toEqual([{ code: 513, message: 'Over licence' }])
    expect(refused.ticket()).toBeNull()
    expect(refused.client.phase()).toBe('error')

    const silent = clientWithReplies([SILENCE])
    expect(await silent.client.run('act_3')).toBe('error')
    expect(silent.failures).toEqual([{ code: 926, message: 'Connection Timeout' }])
    expect(silent.timeoutsNoted()).toBe(1)
    expect(silent.client.phase()).toBe('timeout')
    expect(silent.places.at(-1)).toBeNull()
  })

  it('reports the question that is asked before there is a place to show, and no later one', async () => {
    const { client, onAsking } = clientWithReplies([WAITING, WAITING, PASS])
    const turn = client.run('act_3')
    expect(onAsking).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(8000)
    expect(await turn).toBe('passed')
    expect(onAsking).toHaveBeenCalledOnce()
  })

  it('is refused while another turn is being waited for', async () => {
    const { client, failures, ask } = clientWithReplies([WAITING, PASS])
    const first = client.run('act_3')
    expect(await client.run('act_1')).toBe('error')
    expect(failures).toEqual([{ code: 907, message: 'Already running' }])

    await vi.advanceTimersByTimeAsync(0)
    expect(await client.run('act_1')).toBe('error')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await first).toBe('passed')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is possible again after every end', async () => {
    const { client } = clientWithReplies([PASS, '5002:999:', '5002:301:', SILENCE, PASS])
    const results = []
    for (const action of ['a', 'b', 'c', 'd', 'e']) results.push(await client.run(action))
    expect(results).toEqual(['passed', 'error', 'blocked', 'error', 'passed'])
  })

  it('sends no request and keeps no ticket if the waiting room is switched off', async () => {
    const { client, ask, ticket } = clientWithReplies([], { letsEverybodyIn: true })
    expect(await client.run('act_3')).toBe('passed')
    expect(ask).not.toHaveBeenCalled()
    expect(ticket()).toBeNull()
  })
})

describe('a reload', () => {
  it('keeps the place of its action, until there is a turn', async () => {
    const before = clientWithReplies([WAITING, ENDLESS])
    void before.client.run('act_3')
    await vi.advanceTimersByTimeAsync(4000)

    const { client, asked, kept } = clientWithReplies([WAITING, PASS, PASS], {}, before.kept)
    const turn = client.run('act_3')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await turn).toBe('passed')
    expect(asked()).toMatchObject([
      { opcode: 5002, key: 'K1' },
      { opcode: 5002, key: 'K1' },
    ])
    expect(kept.size).toBe(0)
    await client.run('act_3')
    expect(asked()[2]).toEqual({ opcode: 5101, action: 'act_3' })
  })

  it('keeps the place of a blocked person, and none that was given up', async () => {
    const stopped = clientWithReplies([WAITING, LEFT])
    void stopped.client.run('act_3')
    await vi.advanceTimersByTimeAsync(0)
    stopped.client.stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(stopped.kept.size).toBe(0)

    const blocked = clientWithReplies([WAITING, '5002:301:'])
    const turn = blocked.client.run('act_3')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await turn).toBe('blocked')
    expect([...blocked.kept.keys()]).toEqual(['act_3'])
    const atOnce = clientWithReplies(['5002:301:key=K1'])
    expect(await atOnce.client.run('act_3')).toBe('blocked')
    expect(atOnce.kept.size).toBe(0)
  })

  it('has the last reply with a number, however many without one follow', async () => {
    const { client, kept } = clientWithReplies([WAITING, '5002:201:nwait=9&ttl=1', ENDLESS])
    void client.run('act_3')
    await vi.advanceTimersByTimeAsync(4000)
    expect(kept.get('act_3')).toEqual(replyOf(WAITING))
  })
})

it('outlasts four lost questions with the same ticket', async () => {
  const { client, asked, failures } = clientWithReplies([WAITING, SILENCE, SILENCE, SILENCE, SILENCE, PASS])
  const turn = client.run('act_3')
  await vi.advanceTimersByTimeAsync(4000 + 1000 + 2000 + 4000 + 8000)
  expect(await turn).toBe('passed')
  expect(asked().slice(1)).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ key: 'K1' })))
  expect(failures).toEqual([])
})

it('reports that its number is over, removes its ticket, and waits with a new one', async () => {
  const { client, asked, failures, hold, kept, ticket } = clientWithReplies([WAITING, '5002:505:', ENDLESS])
  hold('5002:200:key=OLD')
  void client.run('act_3')
  await vi.advanceTimersByTimeAsync(4000 + 100)
  expect(asked()[2]).toEqual({ opcode: 5101, action: 'act_3' })
  expect(failures).toEqual([{ code: 505, message: 'System error' }])
  expect([ticket(), kept.size]).toEqual([null, 0])
})

describe('stopping', () => {
  it('in the line ends at once, gives the place up, asks no more, and leaves no ticket', async () => {
    const { client, asked, failures, places, ticket } = clientWithReplies([WAITING, LEFT])
    const turn = client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    client.stop()
    expect(await turn).toBe('stopped')
    expect(failures).toEqual([])
    expect(client.phase()).toBe('notRunning')
    expect(places.at(-1)).toBeNull()
    expect(ticket()).toBeNull()

    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked().slice(1)).toEqual([{ opcode: 5106, key: 'K1', node: null }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('with the client ends its wait', async () => {
    const { client, asked } = clientWithReplies([WAITING, LEFT])
    const turn = client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    client.destroy()
    expect(await turn).toBe('stopped')
    expect(asked().at(-1)).toMatchObject({ opcode: 5106, key: 'K1' })
  })

  it('during a question takes the question back', async () => {
    const { client, ask } = clientWithReplies([WAITING, ENDLESS, LEFT])
    void client.run('act_3')
    await vi.advanceTimersByTimeAsync(4000)
    expect(ask).toHaveBeenCalledTimes(2)
    client.stop()
    expect(ask.mock.calls[1]?.[1].aborted).toBe(true)
  })

  it('before there is a place gives up none', async () => {
    const { client, ask } = clientWithReplies([ENDLESS])
    const turn = client.run('act_3')
    await vi.advanceTimersByTimeAsync(0)
    client.stop()
    expect(await turn).toBe('stopped')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is followed by a new turn, which the old one does not disturb', async () => {
    const { client, places } = clientWithReplies([WAITING, WAITING, LEFT, PASS])
    const left = client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    client.stop()
    const next = client.run('act_1')
    expect(await left).toBe('stopped')
    await vi.advanceTimersByTimeAsync(0)
    expect(places.at(-1)).toMatchObject({ ahead: 30 })
    await vi.advanceTimersByTimeAsync(4000)
    expect(await next).toBe('passed')
  })

  it('does nothing without a line', () => {
    const { client, places } = clientWithReplies([])
    client.stop()
    expect(client.phase()).toBe('notRunning')
    expect(places).toEqual([])
  })
})

describe('giving a turn back', () => {
  it.each(['5002:200:key=K9&ip=n1.example.org&port=80', '5002:300:key=K9&ip=n1.example.org&port=80'])(
    'of %s asks with its key, at the node that owns it',
    async held => {
      const { client, asked, failures, hold, ticket } = clientWithReplies(['5004:200:key='])
      hold(held)
      await client.complete()
      expect(asked()).toEqual([{ opcode: 5004, key: 'K9', node: { host: 'n1.example.org', port: '80' } }])
      expect(ticket()).toBeNull()
      expect(failures).toEqual([])
    },
  )

  it.each(['5002:301:key=K9', '5002:302:key=K9', '5002:303:key=K9', '5002:200:key=connection_timeout'])(
    'of %s needs no word to the waiting room',
    async held => {
      const { client, ask, failures, hold, ticket } = clientWithReplies([])
      hold(held)
      await client.complete()
      expect(ask).not.toHaveBeenCalled()
      expect(ticket()).toBeNull()
      expect(failures).toEqual([])
    },
  )

  it.each([
    ['5004:502:msg="Already completed"', { code: 502, message: 'Already completed' }],
    [SILENCE, { code: 926, message: 'Connection Timeout' }],
  ])('that ends in %s is an error, and the ticket is gone all the same', async (said, failure) => {
    const { client, failures, hold, ticket } = clientWithReplies([said])
    hold(PASS)
    await client.complete()
    expect(failures).toEqual([failure])
    expect(ticket()).toBeNull()
  })

  it.each([null, '5002:200:'])('is an error without a key, as of the ticket %s', async held => {
    const { client, ask, failures, hold } = clientWithReplies([])
    if (held) hold(held)
    await client.complete()
    expect(failures).toEqual([{ code: 904, message: 'System error' }])
    expect(ask).not.toHaveBeenCalled()
  })

  it('does nothing if the waiting room is switched off', async () => {
    const { client, failures } = clientWithReplies([], { letsEverybodyIn: true })
    await client.run('act_3')
    await client.complete()
    expect(failures).toEqual([])
  })
})

describe('a turn that has begun', () => {
  it('is kept alive until it is given back, or the client is destroyed', async () => {
    const { client, onTurn } = clientWithReplies([PASS, '5004:200:', PASS])
    await client.run('act_3')
    const isOver = () => onTurn.mock.lastCall?.[1].aborted
    expect(onTurn).toHaveBeenCalledExactlyOnceWith('act_3', expect.any(AbortSignal), false)
    client.stop()
    expect(isOver()).toBe(false)
    await client.complete()
    expect(isOver()).toBe(true)

    await client.run('act_3')
    client.destroy()
    expect(isOver()).toBe(true)
  })

  it('is kept alive no longer once another has begun', async () => {
    const { client, onTurn } = clientWithReplies([PASS, PASS])
    await client.run('act_3')
    await client.run('act_1')
    expect(onTurn.mock.calls.map(([action, over]) => [action, over.aborted])).toEqual([
      ['act_3', true],
      ['act_1', false],
    ])
  })

  it('is kept alive by the next release when this one leaves it, until it is given back there', async () => {
    const { client: old, onTurn } = clientWithReplies([PASS])
    await old.run('act_3')
    expect(old.leaveTurn()).toBe('act_3')
    expect(onTurn.mock.lastCall?.[1].aborted).toBe(true)
    expect(old.leaveTurn()).toBeNull()

    const { client: next, onTurn: keepAlive } = clientWithReplies([])
    next.keepTurn('act_3')
    expect(keepAlive).toHaveBeenCalledExactlyOnceWith('act_3', expect.any(AbortSignal), true)
    await next.complete()
    expect(keepAlive.mock.lastCall?.[1].aborted).toBe(true)
    expect(next.leaveTurn()).toBeNull()
  })

  it.each(['5002:303:key=K9', '5002:301:key=K9', '5002:513:'])('is none after %s', async said => {
    const { client, onTurn } = clientWithReplies([said])
    await client.run('act_3')
    expect(onTurn).not.toHaveBeenCalled()
  })
})

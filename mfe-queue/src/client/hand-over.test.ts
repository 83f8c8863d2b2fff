import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from './reply.ts'
import { clientHearing, PASS, SILENCE, WAITING } from './testing/client-hearing.ts'
import { reply as replyOf } from './testing/replies.ts'

const BEFORE_DRAW = `${WAITING}&opens=1741564800&opensin=600&draw=d1&entrant=3`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a wait that another release goes on with', () => {
  it('ends here at once while no question is under way, with what is shown and when the next one is due', async () => {
    const { client, asked, places } = clientHearing([WAITING])
    const turn = client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    const given = await client.handOver()
    expect(await turn).toBe('handedOver')
    expect(given).toEqual({
      place: expect.objectContaining({ ahead: 30, total: 30 }),
      askedAt: Date.now() + 3000,
    })
    expect(places.at(-1)).toMatchObject({ ahead: 30 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toHaveLength(1)
  })

  it('goes on there with the same number, the same place in sight, and no question before its time', async () => {
    const kept = new Map<string, Reply>()
    const old = clientHearing([WAITING], {}, kept)
    void old.client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    const given: unknown = JSON.parse(JSON.stringify(await old.client.handOver()))

    const next = clientHearing([PASS], {}, kept)
    const turn = next.client.run('act_3', given)
    await vi.advanceTimersByTimeAsync(2999)
    expect(next.asked()).toEqual([])
    expect(next.places).toEqual([expect.objectContaining({ ahead: 30, total: 30 })])
    await vi.advanceTimersByTimeAsync(1)
    expect(await turn).toBe('passed')
    expect(next.asked()).toEqual([expect.objectContaining({ key: 'K1' })])
  })

  it.each([
    ['the opening that it waits for', [BEFORE_DRAW, BEFORE_DRAW]],
    ['the draw that it came from', [BEFORE_DRAW, WAITING]],
    ['a waiting room that is silent', [WAITING, SILENCE]],
  ])('shows there at once %s', async (_, said) => {
    const kept = new Map<string, Reply>()
    const old = clientHearing([...said], {}, kept)
    void old.client.run('act_3')
    await vi.advanceTimersByTimeAsync(4500)
    const given: unknown = JSON.parse(JSON.stringify(await old.client.handOver()))
    const shown = old.places.at(-1)
    expect(shown).toMatchObject({ ahead: 30 })

    const next = clientHearing([], {}, kept)
    void next.client.run('act_3', given)
    expect(next.places).toEqual([shown])
  })

  it('is handed over after the reply to a question that is under way, or not at all when that is the turn', async () => {
    const reply = Promise.withResolvers<Reply | null>()
    const waiting = clientHearing([])
    waiting.ask.mockReturnValueOnce(reply.promise)
    const turn = waiting.client.run('act_3')
    const given = waiting.client.handOver()
    await vi.advanceTimersByTimeAsync(1000)
    reply.resolve(replyOf(WAITING))
    expect(await given).toMatchObject({ place: { ahead: 30 } })
    expect(await turn).toBe('handedOver')

    const entering = clientHearing([PASS])
    const entered = entering.client.run('act_3')
    expect(await entering.client.handOver()).toBeNull()
    expect(await entered).toBe('passed')
  })

  it('is nothing when no one waits', async () => {
    expect(await clientHearing([]).client.handOver()).toBeNull()
  })

  it.each([null, 'x', {}, { askedAt: 'now' }, { askedAt: Number.NaN, place: {} }])(
    'goes on by the kept number alone when it does not understand %j',
    async given => {
      const { client, asked } = clientHearing([PASS], {}, new Map([['act_3', replyOf(WAITING)]]))
      expect(await client.run('act_3', given)).toBe('passed')
      expect(asked()).toEqual([expect.objectContaining({ key: 'K1' })])
    },
  )
})

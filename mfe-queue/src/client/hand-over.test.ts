import type { Reply } from 'queue-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readHandedOver } from './handed-over.ts'
import { begin, continueHandedOver } from './states.ts'
import { clientWithReplies, ENDLESS, PASS, SILENCE, WAITING } from './testing/client-with-replies.ts'
import { reply as replyOf } from './testing/replies.ts'
import { settings } from './testing/steps.ts'

const BEFORE_DRAW = `${WAITING}&opens=1741564800&opensin=600&draw=d1&entrant=3`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a wait that is handed over', () => {
  it('ends at once while no question is under way, with its place and the time of the next question', async () => {
    const { client, asked, places } = clientWithReplies([WAITING])
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

  it('continues with the same number and place, and asks no earlier than due', async () => {
    const kept = new Map<string, Reply>()
    const old = clientWithReplies([WAITING], {}, kept)
    void old.client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    const given: unknown = JSON.parse(JSON.stringify(await old.client.handOver()))

    const next = clientWithReplies([PASS], {}, kept)
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
    ['the message of the operator', [`${WAITING}&notice=aGVsbG8`, `${WAITING}&notice=aGVsbG8`]],
  ])('shows there at once %s', async (_, said) => {
    const kept = new Map<string, Reply>()
    const old = clientWithReplies([...said], {}, kept)
    void old.client.run('act_3')
    await vi.advanceTimersByTimeAsync(4500)
    const given: unknown = JSON.parse(JSON.stringify(await old.client.handOver()))
    const shown = old.places.at(-1)
    expect(shown).toMatchObject({ ahead: 30 })

    const next = clientWithReplies([], {}, kept)
    void next.client.run('act_3', given)
    expect(next.places).toEqual([shown])
  })

  it('is handed over after the reply to a question that is under way, unless that is the turn', async () => {
    const reply = Promise.withResolvers<Reply | null>()
    const waiting = clientWithReplies([])
    waiting.ask.mockReturnValueOnce(reply.promise)
    const turn = waiting.client.run('act_3')
    const given = waiting.client.handOver()
    await vi.advanceTimersByTimeAsync(1000)
    reply.resolve(replyOf(WAITING))
    expect(await given).toMatchObject({ place: { ahead: 30 } })
    expect(await turn).toBe('handedOver')

    const entering = clientWithReplies([PASS])
    const entered = entering.client.run('act_3')
    expect(await entering.client.handOver()).toBeNull()
    expect(await entered).toBe('passed')
  })

  it('has the time of the last reply with its place, also while there are no further ones', async () => {
    const begun = Date.now()
    const { client, places } = clientWithReplies([WAITING, WAITING, SILENCE, ENDLESS])
    void client.run('act_3')
    await vi.advanceTimersByTimeAsync(9000)
    const shown = places.flatMap(place => place ?? [])
    expect(shown.map(({ checkedAt }) => (checkedAt ?? 0) - begun)).toEqual([0, 4000, 4000])
    expect(shown.at(-1)).toMatchObject({ isReconnecting: true })
  })

  it('is over here: there is nothing to hand over again, and another turn may begin', async () => {
    const { client } = clientWithReplies([WAITING, PASS])
    void client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    await client.handOver()
    expect(client.phase()).toBe('notRunning')
    expect(await client.handOver()).toBeNull()
    expect(await client.run('act_1')).toBe('passed')
  })

  it('is not handed over if the person leaves the line at the same moment', async () => {
    const { client } = clientWithReplies([WAITING, '5106:200:key=K1'])
    const turn = client.run('act_3')
    await vi.advanceTimersByTimeAsync(1000)
    const given = client.handOver()
    client.stop()
    expect(await turn).toBe('stopped')
    expect(await given).toBeNull()
  })

  it('is null when nobody waits', async () => {
    expect(await clientWithReplies([]).client.handOver()).toBeNull()
  })

  it.each([null, 'x', {}, { askedAt: 'now' }, { askedAt: Number.NaN, place: {} }])(
    'goes on by the kept number alone when it does not understand %j',
    async given => {
      const { client, asked } = clientWithReplies([PASS], {}, new Map([['act_3', replyOf(WAITING)]]))
      expect(await client.run('act_3', given)).toBe('passed')
      expect(asked()).toEqual([expect.objectContaining({ key: 'K1' })])
    },
  )
})

describe('the wait of another release', () => {
  const place = { ahead: 30, behind: 2, seconds: 3, total: 60, progress: 50 }
  const opening = { at: 1, secondsLeft: 2, entrant: 3 }
  const read = (shown: unknown) => readHandedOver({ askedAt: 5, place: shown })?.place

  it('is read whole', () => {
    const shown = { ...place, opening, notice: 'paused', message: 'aGVsbG8' }
    const given = { askedAt: 5, place: shown, isAskingToStop: true }
    expect(readHandedOver(given)).toEqual(given)
    expect(read({ ...place, notice: 'numberLater' })?.notice).toBe('numberLater')
  })

  it.each([undefined, false, 'true'])('does not ask to stop by %j', isAskingToStop => {
    expect(readHandedOver({ askedAt: 5, place: null, isAskingToStop })?.isAskingToStop).toBe(false)
  })

  it.each(Object.keys(place))('has no place to show if its amount "%s" is no number', amount => {
    expect(read({ ...place, [amount]: '30' })).toBeNull()
  })

  it('shows nothing of another kind beside its place', () => {
    const plain = { ...place, opening: undefined, notice: undefined }
    const others = [{ ...opening, at: '1' }, { ...opening, secondsLeft: null }, null]
    for (const other of others) expect(read({ ...place, opening: other, notice: 'other' })).toEqual(plain)
    expect(read({ ...place, opening: { ...opening, entrant: '3' } })?.opening?.entrant).toBeNull()
  })

  it('continues where the number is known here, and shows what it has', () => {
    const first = begin('act_3', settings, replyOf(WAITING))
    expect(first.inLine.phase).toBe('running')
    const unknown = continueHandedOver(first, { askedAt: 1000, place: null }, 0)
    expect(unknown.inLine).toEqual({ ...first.inLine, phase: 'continue' })
    expect(unknown.next).toMatchObject({ afterMs: 1000, show: null })
    expect(continueHandedOver(first, { askedAt: 1000, place }, 0)).toMatchObject({
      inLine: { place },
      next: { show: place },
    })
  })

  it.each([
    [-5_000, 0],
    [0, 0],
    [59_999, 59_999],
    [600_000, 60_000],
  ])('whose next question is due in %i ms asks after %i', (dueIn, afterMs) => {
    const first = begin('act_3', settings, replyOf(WAITING))
    const now = 1_000_000
    expect(continueHandedOver(first, { askedAt: now + dueIn, place }, now).next).toMatchObject({ afterMs })
  })

  it('is not shown without a number', () => {
    const first = begin('act_3', settings)
    expect(continueHandedOver(first, { askedAt: 1000, place }, 0)).toEqual(first)
  })
})

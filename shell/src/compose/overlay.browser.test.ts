import { describe, expect, it, vi, type Mock } from 'vitest'
import { eventually } from './testing/page-scene.ts'
import { fakeVersion, overlayScene, type Fake } from './testing/overlay-scene.ts'

const { scene, release, open, reported, evicted, goesLive, publish, run, isEvicted, shown, waits } =
  overlayScene()

/** Returns whether the one was called before the last call of the other. */
const isBefore = (one: Mock, other: Mock) =>
  Number(one.mock.invocationCallOrder[0]) < Number(other.mock.invocationCallOrder.at(-1))

// A release that is not yet out of the page is watched: the end of a test would take its element away.
describe('the waiting room of which another release goes live', () => {
  it('is the next one while a person waits: the wait goes on there, and of the old one nothing stays', async () => {
    const { old, turn } = await waits()
    const next = goesLive('2')
    await isEvicted('1')
    expect(next.runs).toEqual([{ action: 'act_3', given: { by: '1' } }])
    expect(shown()).toEqual(['waits by 2'])
    expect(scene.overlay.childElementCount).toBe(1)
    expect([old.unmount.mock.calls.length, old.unload.mock.calls.length, evicted()]).toEqual([1, 1, ['1']])
    expect(isBefore(old.unload, scene.evict)).toBe(true)
    next.passes()
    expect(await turn).toBe('passed')
    expect(reported()).toEqual(['1 loaded', '2 swapped'])
  })

  it('is the next one for the next turn when no one waits', async () => {
    const { old, turn } = await waits()
    old.passes()
    expect(await turn).toBe('passed')
    const next = goesLive('2')
    await isEvicted('1')
    void run('act_4')
    await eventually(() => expect(next.runs).toEqual([{ action: 'act_4', given: undefined }]))
  })

  it('keeps alive the turn that the old one has left', async () => {
    const old = goesLive('1', { gate: { leaveTurn: () => 'act_3' } })
    const turn = run('act_3')
    await eventually(() => expect(old.runs).toHaveLength(1))
    old.passes()
    await turn
    const keepTurn = vi.fn<(action: string) => void>()
    goesLive('2', { gate: { keepTurn } })
    await isEvicted('1')
    expect(keepTurn).toHaveBeenCalledExactlyOnceWith('act_3')
  })

  it('goes on with the next one even if the old one never ends the wait that it has handed over', async () => {
    const old = goesLive('1', { gate: { handOver: async () => ({ by: '1' }) } })
    const turn = run('act_3')
    await eventually(() => expect(old.runs).toHaveLength(1))
    const next = goesLive('2', { draws: true })
    await isEvicted('1')
    await eventually(() => expect(next.runs).toEqual([{ action: 'act_3', given: { by: '1' } }]))
    next.passes()
    expect(await turn).toBe('passed')
  })

  it('is not fetched by a page that never needed it', async () => {
    goesLive('1')
    expect(scene.load).not.toHaveBeenCalled()
  })

  it('lets a turn end first when the old one cannot hand over', async () => {
    const old = goesLive('1', { gate: { handOver: undefined as never } })
    const turn = run('act_3')
    await eventually(() => expect(old.runs).toHaveLength(1))
    const next = goesLive('2')
    await eventually(() => expect(scene.overlay.childElementCount).toBe(2))
    expect(next.runs).toEqual([])
    old.passes()
    expect(await turn).toBe('passed')
    await isEvicted('1')
  })

  it.each([
    ['does not come', null, 'load'],
    ['cannot be started', { bootstrap: () => Promise.reject(new Error('mistake')) }, 'mount'],
    ['cannot be mounted', { mount: () => Promise.reject(new Error('mistake')) }, 'mount'],
    ['fails its probe', { gate: { probe: () => Promise.reject(new Error('mistake')) } }, 'probe'],
  ] satisfies [string, Fake | null, string][])(
    'stays the old one when the next one %s',
    async (_when, fake, kind) => {
      const { old, turn } = await waits()
      if (fake) goesLive('2', fake)
      else publish('2')
      await isEvicted('2')
      expect(shown()).toEqual(['waits by 1'])
      expect(old.runs).toHaveLength(1)
      await eventually(() => expect(scene.overlay.childElementCount).toBe(1))
      expect([reported().slice(1), evicted()]).toEqual([[`2 ${kind}`], ['2']])
      old.passes()
      expect(await turn).toBe('passed')
    },
  )

  it('is the old one again when the next one draws nothing, and the wait goes on there', async () => {
    const keepTurn = vi.fn<(action: string) => void>()
    const { old, turn } = await waits({ gate: { keepTurn } })
    const next = goesLive('2', { draws: false, gate: { leaveTurn: () => 'act_3' } })
    await isEvicted('2')
    expect(keepTurn).toHaveBeenCalledExactlyOnceWith('act_3')
    expect(old.runs).toEqual([
      { action: 'act_3', given: undefined },
      { action: 'act_3', given: { by: '2' } },
    ])
    expect(next.unmount).toHaveBeenCalledOnce()
    expect([reported().slice(1), evicted()]).toEqual([['2 mount', '1 reverted'], ['2']])
    old.passes()
    expect(await turn).toBe('passed')
  })

  it('is the old one again even if the next one draws nothing and never ends its part of the wait', async () => {
    const { old, turn } = await waits()
    goesLive('2', { draws: false, gate: { handOver: () => new Promise(() => undefined) } })
    await isEvicted('2')
    expect(old.runs[1]).toEqual({ action: 'act_3', given: { by: '1' } })
    old.passes()
    expect(await turn).toBe('passed')
  })

  it('is the old one again at once when the next one draws nothing and cannot hand over', async () => {
    const { old, turn } = await waits()
    goesLive('2', { draws: false, gate: { handOver: undefined as never } })
    await isEvicted('2')
    expect(old.runs[1]).toEqual({ action: 'act_3', given: { by: '1' } })
    old.passes()
    expect(await turn).toBe('passed')
  })

  it('is the one before when it crashes while it serves', async () => {
    const { turn } = await waits()
    const next = goesLive('2')
    await isEvicted('1')
    const before = fakeVersion('1')
    scene.modules['1'] = before.exposed
    next.crashes(new Error('mistake'))
    await eventually(() => expect(before.runs).toEqual([{ action: 'act_3', given: { by: '2' } }]))
    await eventually(() => expect(scene.overlay.childElementCount).toBe(1))
    before.passes()
    expect(await turn).toBe('passed')
  })

  it('ends the turn with an error when it crashes and no other release ran, and is loaded again for the next one', async () => {
    const { old, turn } = await waits()
    old.crashes(new Error('mistake'))
    expect(await turn).toBe('error')
    await eventually(() => expect(scene.overlay.childElementCount).toBe(0))
    const again = goesLive('1')
    const next = run('act_4')
    await eventually(() => expect(again.runs).toEqual([{ action: 'act_4', given: undefined }]))
    again.passes()
    expect(await next).toBe('passed')
  })
})

it.each(['unmount', 'unload'])(
  'the waiting room that has crashed is gone before it is loaded again, though its %s takes time',
  async step => {
    const isGone = vi.fn<() => void>()
    async function leaveSlowly() {
      for (const _ of [1, 2, 3]) await new Promise(resolve => void setTimeout(resolve))
      isGone()
    }
    const { old, turn } = await waits({ [step]: leaveSlowly })
    old.crashes(new Error('mistake'))
    expect(await turn).toBe('error')
    const again = goesLive('1')
    const next = run('act_4')
    await eventually(() => expect(again.runs).toHaveLength(1))
    expect(isBefore(isGone, scene.load)).toBe(true)
    again.passes()
    expect(await next).toBe('passed')
  },
)

describe('the waiting room that does not load', () => {
  it('is an error, and tried again for the next turn', async () => {
    publish('1')
    expect(await run('act_3')).toBe('error')
    expect(reported()).toEqual(['1 load'])
    const mended = goesLive('1')
    const turn = run('act_3')
    await eventually(() => expect(mended.runs).toHaveLength(1))
    mended.passes()
    expect(await turn).toBe('passed')
  })

  it('gives way to the release of everyone else when only this browser gets it', async () => {
    const live = fakeVersion('1')
    scene.modules['1'] = live.exposed
    const of = (version: string) => ({ 'mfe-queue': release(version, { slot: 'overlay' }) })
    open(of('2'), of('1'))
    const turn = run('act_3')
    await eventually(() => expect(live.runs).toHaveLength(1))
    live.passes()
    expect(await turn).toBe('passed')
    expect(reported()).toEqual(['2 load', '1 reverted', '1 loaded'])
  })

  it('is an error on a site that has none', async () => {
    open({})
    expect(await run('act_3')).toBe('error')
  })
})

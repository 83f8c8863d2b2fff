import type { OverlayGate, OverlayLifecycles, OverlayProps } from 'remote-kit'
import type { GateResult } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually, pageScene } from './testing/page-scene.ts'

const { scene, release, open, follow, reported, evicted } = pageScene()

type Fake = Partial<OverlayLifecycles> & { gate?: Partial<OverlayGate>; draws?: boolean | 'unseen' }

/** A waiting room of that version. The test ends each of its waits. */
function fakeVersion(version: string, { gate, draws = true, ...lifecycles }: Fake = {}) {
  const runs: { action: string; given: unknown }[] = []
  let props: OverlayProps | undefined
  let over = Promise.withResolvers<GateResult | 'handedOver'>()
  let isWaiting = false
  const unload = vi.fn<NonNullable<OverlayLifecycles['unload']>>(async () => {})
  const unmount = vi.fn<OverlayLifecycles['unmount']>(async () => over.resolve('stopped'))
  const full: OverlayGate = {
    run(action, given) {
      runs.push({ action, given })
      over = Promise.withResolvers()
      isWaiting = true
      void over.promise.then(() => (isWaiting = false))
      if (draws === true) props?.domElement.append(`waits by ${version}`, document.createElement('dialog'))
      if (draws === 'unseen') props?.domElement.append(closedDialog())
      return over.promise
    },
    complete: async () => {},
    probe: async () => {},
    async handOver() {
      if (!isWaiting) return null
      over.resolve('handedOver')
      return { by: version }
    },
    ...gate,
  }
  const exposed: OverlayLifecycles = {
    bootstrap: async () => {},
    async mount(given) {
      props = given
      given.offer(full)
    },
    unmount,
    unload,
    ...lifecycles,
  }
  return {
    exposed,
    runs,
    unmount,
    unload,
    passes: () => over.resolve('passed'),
    crashes: (error: unknown) => props?.reportCrash(error),
  }
}

function closedDialog() {
  return Object.assign(document.createElement('dialog'), { textContent: 'waits' })
}

beforeEach(() => {
  // Turns and changes of the waiting room run in tasks of their own.
  vi.useRealTimers()
})

function goesLive(version: string, fake?: Fake) {
  const made = fakeVersion(version, fake)
  scene.modules[version] = made.exposed
  publish(version)
  return made
}

function publish(version: string) {
  const remotes = { 'mfe-queue': release(version, { slot: 'overlay' }) }
  if (scene.composition) follow(remotes)
  else open(remotes)
}

const run = (action: string) => scene.composition?.queueGate.run(action)

/** Resolves at the end of a change: one of the two releases has left the page. */
const isEvicted = (version: string) => eventually(() => expect(evicted()).toEqual([version]))

const shown = () =>
  [...scene.overlay.children]
    .filter(({ childElementCount }) => childElementCount > 0)
    .map(({ textContent }) => textContent)

/** Someone who waits by version 1. */
async function waits(fake?: Fake) {
  const old = goesLive('1', fake)
  const turn = run('act_3')
  await eventually(() => expect(old.runs).toHaveLength(1))
  return { old, turn }
}

describe('the waiting room of which another release goes live', () => {
  it('is the next one while a person waits: the wait goes on there, and of the old one nothing stays', async () => {
    const { old, turn } = await waits()
    const next = goesLive('2')
    await isEvicted('1')
    expect(next.runs).toEqual([{ action: 'act_3', given: { by: '1' } }])
    expect(shown()).toEqual(['waits by 2'])
    expect(scene.overlay.childElementCount).toBe(1)
    expect([old.unmount.mock.calls.length, old.unload.mock.calls.length, evicted()]).toEqual([1, 1, ['1']])
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
    const { old, turn } = await waits()
    const next = goesLive('2', { draws: false })
    await isEvicted('2')
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
    await eventually(() => expect(old.runs).toHaveLength(2))
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

describe('the waiting room that draws nothing while a person waits', () => {
  const never = () => new Promise<never>(() => undefined)
  const secondsPass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  )

  /** A newcomer waits by a live release of this kind; version 1 is the fallback of the registry. */
  async function waitsByBlank(fake: Fake = {}) {
    const fallback = fakeVersion('1')
    const blank = fakeVersion('2', { draws: false, ...fake })
    Object.assign(scene.modules, { '1': fallback.exposed, '2': blank.exposed })
    const overlay = { slot: 'overlay' } as const
    open({ 'mfe-queue': release('2', { ...overlay, fallback: release('1', overlay) }) })
    const turn = run('act_3')
    await eventually(() => expect(blank.runs).toHaveLength(1))
    return { fallback, blank, turn }
  }

  it.each([
    ['hands the wait over', {}, { by: '2' }],
    ['never ends its handing over', { gate: { handOver: never } }, undefined],
    ['cannot hand over', { gate: { handOver: undefined as never } }, undefined],
    ['draws what no one can see', { draws: 'unseen' }, { by: '2' }],
  ] satisfies [string, Fake, unknown][])(
    'is the fallback after six seconds, also if it %s',
    async (_how, fake, given) => {
      const { fallback, blank, turn } = await waitsByBlank(fake)
      await secondsPass(5)
      expect(fallback.runs).toEqual([])
      await secondsPass(1)
      await eventually(() => expect(fallback.runs).toEqual([{ action: 'act_3', given }]))
      await eventually(() => expect(shown()).toEqual(['waits by 1']))
      expect(reported()).toEqual(['2 loaded', '2 crash', '1 swapped'])
      fallback.passes()
      expect(await turn).toBe('passed')
      await isEvicted('2')
      expect(blank.unmount).toHaveBeenCalledOnce()
    },
  )

  it('is an error of the turn when there is no other release', async () => {
    const { turn } = await waits({ draws: false })
    const over = vi.fn<(result: unknown) => void>()
    void turn?.then(over)
    await eventually(() => expect(over).toHaveBeenCalledWith('error'))
  })

  it('goes on while it asks a question of the page, and draws in the end', async () => {
    const { old, turn } = await waits({ draws: false })
    const question = document.createElement('dialog')
    document.body.append(question)
    question.showModal()
    await secondsPass(60)
    question.remove()
    await secondsPass(3)
    scene.overlay.firstElementChild?.append('waits at last')
    await secondsPass(60)
    old.passes()
    expect(await turn).toBe('passed')
    await secondsPass(60)
    expect(reported()).toEqual(['1 loaded'])
  })
})

describe('the waiting room that removes its own element', () => {
  it('gives way to its fallback, where the wait goes on', async () => {
    const fallback = fakeVersion('1')
    scene.modules['1'] = fallback.exposed
    const removing = fakeVersion('2')
    const mount: OverlayLifecycles['mount'] = async props => {
      await removing.exposed.mount(props)
      setTimeout(() => props.domElement.remove())
    }
    scene.modules['2'] = { ...removing.exposed, mount }
    open({ 'mfe-queue': release('2', { slot: 'overlay', fallback: release('1', { slot: 'overlay' }) }) })
    const turn = run('act_3')
    await eventually(() => expect(fallback.runs).toHaveLength(1))
    expect(shown()).toEqual(['waits by 1'])
    fallback.passes()
    expect(await turn).toBe('passed')
    expect(reported()).toContain('2 crash')
  })
})

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

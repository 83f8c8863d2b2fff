import type { OverlayGate, OverlayLifecycles, OverlayProps } from 'remote-kit'
import type { RegisteredRemote } from 'release-format'
import type { GateResult } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { evict } from '../evict.ts'
import { loadExposed } from '../federation.ts'
import { queueGate, serveBy } from '../queue-overlay.ts'
import { setLive } from '../releases.ts'
import { report } from '../report.ts'
import { changeWidget } from './swap-overlay.ts'

vi.mock('../federation.ts')
vi.mock('../evict.ts')
vi.mock('../report.ts')

provideSiteConfig(parseSiteConfig({}))

type Fake = Partial<OverlayLifecycles> & { gate?: Partial<OverlayGate>; draws?: boolean }

/** A waiting room of that version: each wait ends when the test says so. */
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
      if (draws) props?.domElement.append(`waits by ${version}`, document.createElement('dialog'))
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

let versions: Record<string, ReturnType<typeof fakeVersion>>
let overlay: HTMLElement

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(evict).mockReset()
  vi.mocked(report).mockReset()
  overlay = Object.assign(document.createElement('div'), { id: 'overlay' })
  document.body.append(overlay)
  versions = {}
  vi.mocked(loadExposed).mockImplementation(async (_, { version }) => {
    const exposed = versions[version]?.exposed
    if (!exposed) throw new Error('404')
    return exposed
  })
})
afterEach(() => {
  overlay.remove()
  // Each test begins with a page that has not needed the waiting room yet.
  serveBy(null)
  vi.restoreAllMocks()
})

function goesLive(version: string, fake?: Fake) {
  const made = fakeVersion(version, fake)
  versions[version] = made
  publish(version)
  return made
}

function publish(version: string) {
  const entry = `/remotes/mfe-queue/${version}/remoteEntry.js`
  const release: RegisteredRemote = {
    version,
    entry,
    integrity: 'sha384-x',
    slot: 'overlay',
    routes: [],
    requires: {},
  }
  setLive({ 'mfe-queue': release })
}

const shown = () =>
  [...overlay.children]
    .filter(({ childElementCount }) => childElementCount > 0)
    .map(({ textContent }) => textContent)
const reported = () => vi.mocked(report).mock.calls.map(([{ version, kind }]) => `${version} ${kind}`)
const evicted = () => vi.mocked(evict).mock.calls.map(([, { version }]) => version)

/** Someone who waits by version 1. */
async function waits() {
  const old = goesLive('1')
  const turn = queueGate.run('act_3')
  await vi.waitFor(() => expect(old.runs).toHaveLength(1))
  return { old, turn }
}

describe('the waiting room of which another release goes live', () => {
  it('is the next one while a person waits: the wait goes on there, and of the old one nothing stays', async () => {
    const { old, turn } = await waits()
    const next = goesLive('2')
    await changeWidget()
    expect(next.runs).toEqual([{ action: 'act_3', given: { by: '1' } }])
    expect(shown()).toEqual(['waits by 2'])
    expect(overlay.childElementCount).toBe(1)
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
    await changeWidget()
    expect(evicted()).toEqual(['1'])
    void queueGate.run('act_4')
    await vi.waitFor(() => expect(next.runs).toEqual([{ action: 'act_4', given: undefined }]))
  })

  it('keeps alive the turn that the old one has left', async () => {
    const old = goesLive('1', { gate: { leaveTurn: () => 'act_3' } })
    const turn = queueGate.run('act_3')
    await vi.waitFor(() => expect(old.runs).toHaveLength(1))
    old.passes()
    await turn
    const keepTurn = vi.fn<(action: string) => void>()
    goesLive('2', { gate: { keepTurn } })
    await changeWidget()
    expect(keepTurn).toHaveBeenCalledExactlyOnceWith('act_3')
  })

  it('goes on with the next one even if the old one never ends the wait that it has handed over', async () => {
    const old = goesLive('1', { gate: { handOver: async () => ({ by: '1' }) } })
    const turn = queueGate.run('act_3')
    await vi.waitFor(() => expect(old.runs).toHaveLength(1))
    const next = goesLive('2', { draws: true })
    await changeWidget()
    await vi.waitFor(() => expect(next.runs).toEqual([{ action: 'act_3', given: { by: '1' } }]))
    next.passes()
    expect(await turn).toBe('passed')
  })

  it('is not fetched by a page that never needed it', async () => {
    goesLive('1')
    await changeWidget()
    expect(loadExposed).not.toHaveBeenCalled()
  })

  it('lets a turn end first when the old one cannot hand over', async () => {
    const old = goesLive('1', { gate: { handOver: undefined as never } })
    const turn = queueGate.run('act_3')
    await vi.waitFor(() => expect(old.runs).toHaveLength(1))
    const next = goesLive('2')
    const changed = changeWidget()
    await vi.waitFor(() => expect(overlay.childElementCount).toBe(2))
    expect(next.runs).toEqual([])
    old.passes()
    expect(await turn).toBe('passed')
    await changed
    expect(evicted()).toEqual(['1'])
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
      await changeWidget()
      expect(shown()).toEqual(['waits by 1'])
      expect(old.runs).toHaveLength(1)
      await vi.waitFor(() => expect(overlay.childElementCount).toBe(1))
      expect([reported().slice(1), evicted()]).toEqual([[`2 ${kind}`], ['2']])
      old.passes()
      expect(await turn).toBe('passed')
    },
  )

  it('is the old one again when the next one draws nothing, and the wait goes on there', async () => {
    const { old, turn } = await waits()
    const next = goesLive('2', { draws: false })
    await changeWidget()
    expect(old.runs).toEqual([
      { action: 'act_3', given: undefined },
      { action: 'act_3', given: { by: '2' } },
    ])
    expect(next.unmount).toHaveBeenCalledOnce()
    expect([reported().slice(1), evicted()]).toEqual([['2 mount', '1 reverted'], ['2']])
    old.passes()
    expect(await turn).toBe('passed')
  })

  it('is the one before when it crashes while it serves', async () => {
    const { turn } = await waits()
    const next = goesLive('2')
    await changeWidget()
    const before = fakeVersion('1')
    versions['1'] = before
    next.crashes(new Error('mistake'))
    await vi.waitFor(() => expect(before.runs).toEqual([{ action: 'act_3', given: { by: '2' } }]))
    before.passes()
    expect(await turn).toBe('passed')
  })
})

import type { OverlayGate, OverlayLifecycles, OverlayProps } from 'remote-kit'
import type { GateResult } from 'shared-session'
import { beforeEach, expect, vi } from 'vitest'
import { eventually, pageScene } from './page-scene.ts'

/** The parts in which a waiting room differs. */
export type Fake = Partial<OverlayLifecycles> & { gate?: Partial<OverlayGate>; draws?: boolean | 'unseen' }

/** A waiting room of that version. The test ends each of its waits. */
export function fakeVersion(version: string, { gate, draws = true, ...lifecycles }: Fake = {}) {
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

/** A page with a waiting room, of which the test makes versions live. */
export function overlayScene() {
  const page = pageScene()
  const { scene, release, open, follow, evicted } = page

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

  return { ...page, goesLive, publish, run, isEvicted, shown, waits }
}

import type { RegisteredRemote, Registry } from 'release-format'
import { triggerAppChange } from 'single-spa'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { Composition, type CompositionParts } from '../composition.ts'
import type { FederationPort } from '../effects/host.ts'
import { startAreas } from '../effects/single-spa.ts'

/** Longer than any area or widget may take. */
const END_OF_WAITS_MS = 20_000

/** Waits until an assertion holds. Each try moves the fake clock on, in all past every deadline of the page. */
export function eventually<T>(assertion: () => T): Promise<Awaited<T>> {
  return vi.waitFor(assertion, { timeout: END_OF_WAITS_MS }) as Promise<Awaited<T>>
}

type Remotes = Registry['remotes']

/**
 * A page of one composition for each test, on real single-spa. Files are not loaded: `modules` holds the module, or the
 * error, of each version.
 */
export function pageScene() {
  const scene = {
    name: '',
    isHere: false,
    revision: 0,
    leftMark: null as string | null,
    modules: {} as Record<string, unknown>,
    shownRoutes: [] as Registry[],
    load: vi.fn<FederationPort['load']>(),
    evict: vi.fn<FederationPort['evict']>(),
    outcome: vi.fn<CompositionParts['report']['outcome']>(),
    time: vi.fn<CompositionParts['report']['time']>(),
    areas: Object.assign(document.createElement('div'), { id: 'areas' }),
    overlay: Object.assign(document.createElement('div'), { id: 'overlay' }),
    composition: null as Composition | null,
  }

  beforeAll(() => {
    document.body.append(scene.areas, scene.overlay)
    startAreas()
  })
  beforeEach(() => {
    provideSiteConfig(parseSiteConfig({}))
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    Object.assign(scene, {
      name: `mfe-${crypto.randomUUID()}`,
      isHere: true,
      leftMark: null,
      shownRoutes: [],
    })
    Object.assign(scene, { modules: {}, composition: null })
    // The page of a former test has spies of its own.
    Object.assign(scene, { load: vi.fn(loadModule), evict: vi.fn(async () => {}) })
    Object.assign(scene, { outcome: vi.fn(), time: vi.fn() })
  })
  afterEach(async () => {
    scene.isHere = false
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(END_OF_WAITS_MS)
    vi.useRealTimers()
    await triggerAppChange()
    // The page that is over brings no further release.
    scene.load.mockReset().mockReturnValue(new Promise(() => {}))
    // The guard of the frame puts these two back when they are removed.
    scene.areas.replaceChildren()
    scene.overlay.replaceChildren()
    vi.restoreAllMocks()
  })

  async function loadModule(_: string, { version }: { version: string }): Promise<unknown> {
    const module = scene.modules[version]
    if (module instanceof Error) throw module
    if (!module) throw new Error('404')
    return module
  }

  function release(version: string, other: Partial<RegisteredRemote> = {}): RegisteredRemote {
    const entry = `/remotes/${scene.name}/${version}/remoteEntry.js`
    return { version, entry, integrity: 'sha384-x', slot: 'main', routes: [], requires: {}, ...other }
  }

  function registryOf(remotes: Remotes): Registry {
    return { revision: ++scene.revision, issuedAt: '2026-01-01T00:00:00.000Z', remotes }
  }

  /** Opens the page with these releases; `most` are those of browsers in no canary. */
  function open(remotes: Remotes, most: Remotes = remotes): Composition {
    const { name } = scene
    const registry = registryOf(remotes)
    scene.composition = new Composition({
      page: {
        isShown: area => scene.isHere && area === name && scene.name === name,
        showRoutes: newer => scene.shownRoutes.push(newer),
        leftMark: scene.leftMark,
      },
      registry: { registry, forAll: { ...registry, remotes: most } },
      federation: { allow: () => {}, load: scene.load, evict: scene.evict },
      report: { outcome: scene.outcome, time: scene.time },
      clock: { now: Date.now, after: (milliseconds, act) => setTimeout(act, milliseconds) },
    })
    scene.composition.start()
    return scene.composition
  }

  function follow(remotes: Remotes, most: Remotes = remotes): void {
    const registry = registryOf(remotes)
    scene.composition?.follow({ registry, forAll: { ...registry, remotes: most } })
  }

  async function leave(): Promise<void> {
    scene.isHere = false
    await triggerAppChange()
    await vi.advanceTimersByTimeAsync(0)
  }

  async function enterAgain(): Promise<void> {
    scene.isHere = true
    await triggerAppChange()
    await vi.advanceTimersByTimeAsync(1)
  }

  /** The outcomes that were reported, as "version kind". */
  const reported = () => scene.outcome.mock.calls.map(([{ version, kind }]) => `${version} ${kind}`)
  const evicted = () => scene.evict.mock.calls.map(([, { version }]) => version)
  const state = () => scene.composition?.view().areas[scene.name]

  return { scene, release, open, follow, leave, enterAgain, reported, evicted, state }
}

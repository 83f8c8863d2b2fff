import type { AreaLifecycles } from 'remote-kit'
import { emptyRegistry, filesHash, type RegisteredRemote, type Registry } from 'release-format'
import { signingKey, signRegistry, signRelease } from 'release-format/trust'
import { triggerAppChange } from 'single-spa'
import { parseSiteConfig, provideSiteConfig, siteConfig } from 'site-config'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Composition } from '../composition.ts'
import { startAreas } from '../effects/single-spa.ts'
import { Report } from '../report.ts'
import { TrustedRegistry } from '../trust/trusted-registry.ts'
import { followRegistry } from './follow-registry.ts'

/** A connection over which nothing is sent. */
class SilentSource extends EventTarget {
  close = () => {}
}

const publisher = await signingKey(btoa('p'.repeat(32)))
const site = await signingKey(btoa('s'.repeat(32)))
const integrity = `sha384-${'A'.repeat(64)}`
const LONGEST_SPREAD_MS = 1400
/** For a busy machine, whose clock is the real one. */
const PATIENCE = { timeout: 10_000 }

const areas = Object.assign(document.createElement('div'), { id: 'areas' })
let isHere: boolean
let area: string
let revision = 0
let names = 0
let sent: Map<string, string>
let followed: Registry[]
let close: () => void
let loaded: Set<string>

beforeAll(() => {
  document.body.append(areas)
  startAreas()
})
beforeEach(() => {
  const [registryPublicKeys, publisherPublicKeys] = [[site.publicKey], [publisher.publicKey]]
  provideSiteConfig(parseSiteConfig({ registryPublicKeys, publisherPublicKeys }))
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', SilentSource)
  sent = new Map()
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (address: string) =>
        new Response(sent.get(address) ?? null, { status: sent.has(address) ? 200 : 503 }),
    ),
  )
  area = `mfe-live-${++names}`
  isHere = true
  followed = []
  loaded = new Set()
})
afterEach(async () => {
  close()
  isHere = false
  await vi.advanceTimersByTimeAsync(1)
  await triggerAppChange()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  areas.replaceChildren()
  localStorage.clear()
})

function showing(version: string): AreaLifecycles {
  return {
    bootstrap: async () => {},
    mount: async ({ domElement }) => void (domElement.textContent = version),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }
}

async function release(version: string, title = '안내'): Promise<RegisteredRemote> {
  const routes = [{ path: '/hello', title, timer: false, needs: [] }]
  const files = [{ path: 'remoteEntry.js', size: 1, integrity }]
  const built = { name: area, version, entry: 'remoteEntry.js', integrity, routes, slot: 'main' as const }
  const signed = await signRelease({ ...built, requires: {}, files }, [publisher])
  const { name, files: listed, ...rest } = signed
  return { ...rest, entry: `/remotes/${name}/${version}/remoteEntry.js`, files: await filesHash(listed) }
}

async function registryWith(remote: RegisteredRemote | null): Promise<Registry> {
  revision += 1
  const remotes = remote ? { [area]: remote } : {}
  return signRegistry({ ...emptyRegistry(new Date(0)), revision, remotes }, [site])
}

/** A page that shows the area by this registry, and follows what goes live. */
async function opens(first: Registry): Promise<void> {
  const name = area
  const mine = followed
  const load = async (_: string, { version }: { version: string }) => {
    loaded.add(version)
    return showing(version)
  }
  const report = new Report()
  const trusted = new TrustedRegistry(report)
  const composition = new Composition({
    page: {
      isShown: each => isHere && each === name && name === area,
      showRoutes: newer => mine.push(newer),
      leftMark: null,
    },
    registry: { registry: first, forAll: first },
    federation: { allow: () => {}, load, evict: async () => {} },
    report,
    clock: { now: Date.now, after: (milliseconds, act) => setTimeout(act, milliseconds) },
  })
  composition.start()
  close = followRegistry({ composition, trusted, override: null, report })
  await shows(first.remotes[name]?.version ?? '')
}

const shows = (version: string) => vi.waitFor(() => expect(areas.textContent).toBe(version), PATIENCE)

/** The site has another registry, and the page receives its revision. */
async function goesLive(registry: Registry): Promise<void> {
  sent.set(addressOf(registry), JSON.stringify(registry))
  await hears(registry)
}

async function hears({ revision: newest }: Registry, { timeout } = PATIENCE): Promise<void> {
  tell({ revision: newest })
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout })
}

/** Another tab of the browser passes this news on. */
function tell(news: object): void {
  const tab = new BroadcastChannel('sbiz_registry')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches no other origin.
  tab.postMessage(news)
  tab.close()
}

const addressOf = ({ revision: newest }: Registry) => `/registry.json?revision=${newest}`
const asked = (registry: Registry) =>
  vi.mocked(fetch).mock.calls.filter(([address]) => address === addressOf(registry)).length

async function isTaken(registry: Registry): Promise<void> {
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(LONGEST_SPREAD_MS)
    expect(followed.at(-1)?.revision).toBe(registry.revision)
  }, PATIENCE)
}

async function moves(to: boolean): Promise<void> {
  isHere = to
  await triggerAppChange()
  await vi.advanceTimersByTimeAsync(1)
}

const titleShown = () => followed.at(-1)?.remotes[area]?.routes[0]?.title

it('asks again for a revision that did not come, when it hears of it once more', async () => {
  const first = await registryWith(await release('1'))
  await opens(first)
  const next = await registryWith(await release('2'))
  await hears(next)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(LONGEST_SPREAD_MS)
    expect(asked(next)).toBe(1)
  }, PATIENCE)
  expect(followed.filter(taken => taken.revision !== first.revision)).toEqual([])
  await goesLive(next)
  await isTaken(next)
  await moves(false)
  await moves(true)
  await shows('2')
})

it.each([
  [0, '1'],
  [100, '2'],
])(
  'a canary of %s in a hundred browsers reaches an open page only in one of these',
  async (percent, shown) => {
    const live = await release('1')
    await opens(await registryWith(live))
    const { requires, ...tried } = await release('2')
    const next = await registryWith({ ...live, canary: { ...tried, requires, percent } })
    await goesLive(next)
    await isTaken(next)
    await moves(false)
    await moves(true)
    await shows(shown)
    expect(loaded).toEqual(new Set(['1', shown]))
  },
)

it('routes of an area on the screen stay until it is left', async () => {
  await opens(await registryWith(await release('1', '안내')))
  const next = await registryWith(await release('2', '새 안내'))
  await goesLive(next)
  await isTaken(next)
  expect(titleShown()).toBe('안내')
  await moves(false)
  await vi.waitFor(() => expect(titleShown()).toBe('새 안내'), PATIENCE)
})

it('an older revision, or one that is already here, is not asked for', async () => {
  const first = await registryWith(await release('1'))
  await opens(first)
  const next = await registryWith(await release('2'))
  await goesLive(next)
  await isTaken(next)
  await hears(first, { timeout: 500 }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(LONGEST_SPREAD_MS)
  expect([asked(first), asked(next)]).toEqual([0, 1])
})

it('newer notices are taken for the pages that follow', async () => {
  const first = await registryWith(await release('1'))
  await opens(first)
  const list = [{ id: 'a' }]
  sent.set('/site-config.json?revision=newer', JSON.stringify({ notices: { tag: 'newer', list } }))
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.9)
  tell({ revision: first.revision, shell: null, notices: 'newer' })
  // Pages do not all ask in the same instant.
  await vi.waitFor(() => expect(random).toHaveBeenCalled(), PATIENCE)
  expect(vi.mocked(fetch).mock.calls.flat()).not.toContain('/site-config.json?revision=newer')
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(LONGEST_SPREAD_MS)
    expect(siteConfig().notices).toEqual({ tag: 'newer', list })
  }, PATIENCE)
})

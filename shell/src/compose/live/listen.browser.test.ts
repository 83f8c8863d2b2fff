import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { News } from './connect.ts'
import { listen } from './listen.ts'

/** Replaces the browser's own, so that a test sends the events of the site. */
class FakeSource extends EventTarget {
  static open: FakeSource[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter(source => source !== this)
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify(data) }))
  }
}

const tabs: (() => void)[] = []
let heard: News[]
let hidden = false
const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('fetch', fetch)
  fetch.mockReset().mockImplementation(async () => Response.json({ revision: 7, remotes: {} }))
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'))
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  heard = []
})
afterEach(async () => {
  for (const end of tabs.splice(0)) end()
  await vi.advanceTimersByTimeAsync(0)
  hidden = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab; several in one test are several tabs of a browser. */
async function openTab(into = heard): Promise<void> {
  tabs.push(listen(news => into.push(news)))
  await connected()
}

const connected = () => vi.waitFor(() => expect(FakeSource.open).toHaveLength(1), { timeout: 10_000 })

/** Ends the tab, and returns whether that gives up its last request too. */
function endGivesUp(): boolean {
  const signal = fetch.mock.lastCall?.[1].signal
  expect(signal?.aborted).toBe(false)
  tabs.pop()?.()
  return signal?.aborted ?? false
}

function setHidden(value: boolean) {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

it('hears by one connection for all tabs of a browser, and a tab that comes later hears the last', async () => {
  await openTab()
  FakeSource.open[0]?.says({ revision: 5, shell: '/assets/main.1.js' })
  const other: News[] = []
  await openTab(other)
  await vi.waitFor(() => expect(other.at(-1)).toEqual({ revision: 5, shell: '/assets/main.1.js' }), {
    timeout: 10_000,
  })
  FakeSource.open[0]?.says({ revision: 6 })
  await vi.waitFor(() => expect(other.at(-1)).toEqual({ revision: 6, shell: null }), { timeout: 10_000 })
  expect(heard.at(-1)).toEqual({ revision: 6, shell: null })
  expect(FakeSource.open.map(({ url }) => url)).toEqual(['/registry/events'])
})

it('holds no connection while it is hidden, asks about once a minute, and hears again when it is shown', async () => {
  await openTab()
  setHidden(true)
  expect(FakeSource.open).toEqual([])
  await vi.advanceTimersByTimeAsync(61_000)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/registry.json',
    expect.objectContaining({ cache: 'no-cache' }),
  )
  expect(heard).toEqual([{ revision: 7, shell: null }])
  setHidden(false)
  await connected()
})

it('asks for the registry where events do not come, ever more seldom, up to once a minute', async () => {
  await openTab()
  for (const pause of [750, 1500, 3000, 6000, 12_000, 24_000, 45_000, 45_000, 45_000]) {
    FakeSource.open[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(FakeSource.open).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSource.open).toHaveLength(1)
  }
  expect(fetch).toHaveBeenCalledTimes(8)
  expect(heard.at(-1)).toEqual({ revision: 7, shell: null })
  expect(endGivesUp()).toBe(true)
})

it('takes a failure after news for the first one: the pause is short again, and nothing is asked for', async () => {
  await openTab()
  for (const _ of [1, 2]) {
    FakeSource.open[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(750)
    expect(FakeSource.open).toHaveLength(1)
    FakeSource.open[0]?.says({ revision: 8 })
  }
  expect(fetch).not.toHaveBeenCalled()
})

it('asks about once a minute where the browser refuses the place of the connecting tab', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new TypeError('no longer runnable'))
  tabs.push(listen(news => heard.push(news)))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(FakeSource.open).toEqual([])
  expect(heard).toEqual([{ revision: 7, shell: null }])
  await vi.advanceTimersByTimeAsync(61_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(endGivesUp()).toBe(true)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('asks nothing once it has ended, wherever it waited for its turn to connect', async () => {
  const waiting = Promise.withResolvers<never>()
  vi.spyOn(navigator.locks, 'request').mockReturnValue(waiting.promise)
  const end = listen(news => heard.push(news))
  end()
  waiting.reject(new DOMException('aborted', 'AbortError'))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(fetch).not.toHaveBeenCalled()
})

it('connects no more if its turn comes after its end', async () => {
  const grants: (() => unknown)[] = []
  const request = vi.fn((_name: string, _options: object, grant: () => unknown) => {
    grants.push(grant)
    return new Promise(() => {})
  })
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never)
  listen(news => heard.push(news))()
  for (const grant of grants) void grant()
  expect([grants.length, FakeSource.open.length]).toEqual([1, 0])
})

it('is not misled by what is no news', async () => {
  await openTab()
  FakeSource.open[0]?.says({ revision: 'x' })
  FakeSource.open[0]?.says(null)
  expect(heard).toEqual([])
})

it('holds no connection in a page that the browser keeps for going back, and connects again when it is shown', async () => {
  await openTab()
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(FakeSource.open).toEqual([])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await connected()
  FakeSource.open[0]?.says({ revision: 8 })
  expect(heard.at(-1)).toEqual({ revision: 8, shell: null })
})

it('does not connect again in a page that has left during the pause after a failure', async () => {
  await openTab()
  FakeSource.open[0]?.dispatchEvent(new Event('error'))
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSource.open).toEqual([])
})

it('keeps its connection when its page is shown for the first time', async () => {
  await openTab()
  const [first] = FakeSource.open
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(FakeSource.open).toEqual([first])
})

it('lets another tab connect when its page ends', async () => {
  await openTab()
  const other: News[] = []
  await openTab(other)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(FakeSource.open).toEqual([])
})

import type { AreaLifecycles } from 'remote-kit'
import { start, triggerAppChange } from 'single-spa'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RegisteredRemote } from 'release-format'
import { areaState } from './area-status.ts'
import { addArea, changeOnNextEntry, isolateFailedRemotes, registerArea, retryArea } from './areas.ts'
import { WrongFile } from './entry-integrity.ts'
import { evict } from './evict.ts'
import { loadExposed } from './federation.ts'
import { pulsesOfPage } from './live/running-releases.ts'
import { setLive } from './releases.ts'
import { report } from './report.ts'

vi.mock('./federation.ts')
vi.mock('./evict.ts')
vi.mock('./report.ts')
vi.mock('./area-transition.ts')

const PROMISED_MS = 6000

let areas: HTMLElement
let names = 0
let area: string

beforeAll(() => {
  provideSiteConfig(parseSiteConfig({}))
  isolateFailedRemotes()
  start()
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  areas = document.createElement('div')
  areas.id = 'areas'
  document.body.append(areas)
  area = `mfe-${++names}`
})
afterEach(async () => {
  isHere = false
  await vi.advanceTimersByTimeAsync(PROMISED_MS + 10_000)
  vi.useRealTimers()
  await triggerAppChange()
  areas.remove()
  vi.restoreAllMocks()
  vi.mocked(evict).mockReset()
  vi.mocked(report).mockReset()
})

let isHere = false
function enter() {
  isHere = true
  const name = area
  goesLive('1')
  registerArea(name, () => isHere && name === area)
  return vi.advanceTimersByTimeAsync(0)
}

function release(version: string): RegisteredRemote {
  const entry = `/remotes/${area}/${version}/remoteEntry.js`
  return { version, entry, integrity: 'sha384-x', slot: 'main', routes: [], requires: {} }
}

function goesLive(version: string) {
  setLive({ [area]: release(version) })
}

/** In this browser; others get the other version. */
function isTried(version: string, most: string) {
  setLive({ [area]: release(version) }, { [area]: release(most) })
}

async function leave() {
  isHere = false
  await triggerAppChange()
  await vi.advanceTimersByTimeAsync(0)
}

async function enterAgain() {
  isHere = true
  await triggerAppChange()
  await vi.advanceTimersByTimeAsync(1)
}

/** What was reported of the area, as "version kind". */
const reported = () =>
  vi
    .mocked(report)
    .mock.calls.filter(([{ remote }]) => remote === area)
    .map(([{ version, kind }]) => `${version} ${kind}`)

const evicted = () => vi.mocked(evict).mock.calls.map(([name, { version }]) => [name, version])

/** An area that writes its name where it may. */
function lifecycles(mount: AreaLifecycles['mount'] = async () => undefined): AreaLifecycles {
  return {
    bootstrap: async () => undefined,
    async mount(props) {
      props.domElement.textContent = area
      await mount(props)
    },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }
}

const never = () => new Promise<never>(() => undefined)

describe('an area', () => {
  it('is shown in an element of its own', async () => {
    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    await enter()
    await vi.waitFor(() => expect(areaState(area)).toBe('shown'))
    expect(areas.innerHTML).toBe(`<div id="area-${area}">${area}</div>`)
  })

  it('that does not come is late after six seconds, and not before, and given up on in the end', async () => {
    vi.mocked(loadExposed).mockImplementation(never)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS - 1)
    expect(areaState(area)).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('late')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(areaState(area)).toBe('failed')
  })

  it('is late after six seconds, however the second try goes after a first that failed early', async () => {
    vi.mocked(loadExposed).mockRejectedValueOnce(new Error('503')).mockImplementation(never)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS)
    expect(loadExposed).toHaveBeenCalledTimes(2)
    expect(areaState(area)).toBe('late')
  })

  it('that comes late is shown after all', async () => {
    const { promise, resolve } = Promise.withResolvers<AreaLifecycles>()
    vi.mocked(loadExposed).mockReturnValue(promise)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS + 3000)
    resolve(lifecycles())
    await vi.waitFor(() => expect(areaState(area)).toBe('shown'))
    expect(areas.innerHTML).toBe(`<div id="area-${area}">${area}</div>`)
  })

  it('that comes late in another form than it should has failed', async () => {
    const { promise, reject } = Promise.withResolvers<AreaLifecycles>()
    vi.mocked(loadExposed).mockReturnValue(promise)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS + 3000)
    reject(new Error('404'))
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('failed')
    expect(areas.children).toHaveLength(0)
  })
})

describe('an area that fails', () => {
  it.each([
    ['loading', () => vi.mocked(loadExposed).mockRejectedValue(new Error('404'))],
    [
      'mounting',
      () => vi.mocked(loadExposed).mockResolvedValue(lifecycles(() => Promise.reject(new Error('mistake')))),
    ],
    [
      'once it is shown',
      () =>
        vi
          .mocked(loadExposed)
          .mockResolvedValue(
            lifecycles(async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash'))),
          ),
    ],
  ])('%s leaves nothing of it in the page', async (_when, fail) => {
    fail()
    await enter()
    await vi.waitFor(() => expect(areaState(area)).toBe('failed'))
    await vi.waitFor(() => expect(areas.children).toHaveLength(0))
  })

  it('by never mounting is given up on after three seconds, and tried again when the person asks for it', async () => {
    const mount = vi.fn<AreaLifecycles['mount']>(never)
    vi.mocked(loadExposed).mockResolvedValue(lifecycles(mount))
    await enter()
    await vi.waitFor(() => expect(mount).toHaveBeenCalled())
    expect(areaState(area)).toBe('loading')
    await vi.advanceTimersByTimeAsync(3000)
    expect(areaState(area)).toBe('failed')
    await vi.waitFor(() => expect(areas.children).toHaveLength(0))
    expect(reported()).toEqual(['1 timeout'])

    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    void retryArea(area)
    await vi.waitFor(() => expect(areaState(area)).toBe('shown'))
  })

  it('is tried again from the start when the person asks for it, and shown once', async () => {
    vi.mocked(loadExposed).mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'))
    await enter()
    await vi.advanceTimersByTimeAsync(1)
    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    void retryArea(area)
    expect(areaState(area)).toBe('loading')
    await vi.waitFor(() => expect(areaState(area)).toBe('shown'))
    expect(areas.innerHTML).toBe(`<div id="area-${area}">${area}</div>`)
  })

  it('is tried again once it is gone, when it takes its time to go', async () => {
    const { promise: gone, resolve: endUnmounting } = Promise.withResolvers<void>()
    const crashing = lifecycles(
      async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash')),
    )
    vi.mocked(loadExposed).mockResolvedValueOnce({ ...crashing, unmount: () => gone })
    await enter()
    await vi.waitFor(() => expect(areaState(area)).toBe('failed'))

    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    const tried = retryArea(area)
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('loading')
    endUnmounting()
    await tried
    await vi.waitFor(() => expect(areaState(area)).toBe('shown'))
    expect(areas.innerHTML).toBe(`<div id="area-${area}">${area}</div>`)
  })

  it('is not tried again while it is shown', async () => {
    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    await enter()
    await vi.waitFor(() => expect(areaState(area)).toBe('shown'))
    await retryArea(area)
    expect(loadExposed).toHaveBeenCalledOnce()
    expect(areaState(area)).toBe('shown')
  })
})

describe('an area of which another release goes live', () => {
  const versions: Record<string, AreaLifecycles | WrongFile> = {}
  const says = (text: string, rest: Partial<AreaLifecycles> = {}): AreaLifecycles => ({
    ...lifecycles(async ({ domElement }) => void (domElement.textContent = text)),
    ...rest,
  })
  /** What is loaded on the way comes in its own time. */
  const shows = (text: string) =>
    vi.waitFor(() => {
      expect(areas.textContent).toBe(text)
      expect(areaState(area)).toBe('shown')
    })

  const pulses = async () => (await pulsesOfPage()).map(({ version, kind }) => `${version} ${kind}`)

  beforeEach(() => {
    vi.mocked(loadExposed).mockImplementation(async (_, { version }) => {
      const exposed = versions[version]
      if (!exposed) throw new Error('404')
      if (exposed instanceof WrongFile) throw exposed
      return exposed
    })
  })

  it('stays as it is until it is left, changes when it is entered next, and leaves nothing behind', async () => {
    const unload = vi.fn<NonNullable<AreaLifecycles['unload']>>(async () => {})
    const update = vi.fn<NonNullable<AreaLifecycles['update']>>(async () => {})
    versions['1'] = says('old', { update, unload })
    versions['2'] = says('new')
    await enter()
    goesLive('2')
    changeOnNextEntry(area)
    await vi.advanceTimersByTimeAsync(1000)
    await shows('old')
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ newVersion: '2' }))
    expect(unload).not.toHaveBeenCalled()
    expect(await pulses()).toEqual(['1 open', '1 deferred'])
    const upload = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', upload)
    expect(await pulses()).toEqual(['1 open', '1 deferred', '1 unsaved'])
    removeEventListener('beforeunload', upload)

    await leave()
    await vi.waitFor(() => expect(unload).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(evicted()).toEqual([[area, '1']]))
    await enterAgain()
    await shows('new')
    expect(reported()).toEqual(['1 loaded', '2 loaded'])
    expect(await pulses()).toEqual(['2 open'])
  })

  it('changes at once when it is not on the screen', async () => {
    versions['1'] = says('old')
    versions['2'] = says('new')
    await enter()
    await shows('old')
    await leave()
    goesLive('2')
    changeOnNextEntry(area)
    await vi.waitFor(() => expect(evicted()).toEqual([[area, '1']]))
    await enterAgain()
    await shows('new')
  })

  it.each([
    ['does not come', undefined, 'load'],
    ['is another file than was released', new WrongFile(), 'integrity'],
    ['throws at bootstrap', { bootstrap: () => Promise.reject(new Error('mistake')) }, 'bootstrap'],
    ['never starts', { bootstrap: never }, 'timeout'],
    ['never mounts', { mount: never }, 'timeout'],
    ['throws at mount', { mount: () => Promise.reject(new Error('mistake')) }, 'mount'],
    [
      'crashes once it is shown',
      { mount: async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash')) },
      'crash',
    ],
  ] satisfies [string, Partial<AreaLifecycles> | WrongFile | undefined, string][])(
    'goes back to the former one by itself when the new one %s',
    async (_when, broken, kind) => {
      versions['1'] = says('old')
      if (broken) versions['2'] = broken instanceof WrongFile ? broken : says('new', broken)
      else delete versions['2']
      await enter()
      await shows('old')
      await leave()
      goesLive('2')
      changeOnNextEntry(area)
      void enterAgain()
      await vi.advanceTimersByTimeAsync(3000)
      const failures = () => reported().filter(told => !told.endsWith('loaded'))
      await vi.waitFor(() => expect(failures()).toEqual([`2 ${kind}`, '1 reverted']))
      await shows('old')
      expect(areaState(area)).toBe('shown')
    },
  )

  it('gives way to the release of everyone else when it is tried in this browser and fails, also on the first visit', async () => {
    versions['1'] = says('live')
    versions['2'] = says('tried', { mount: () => Promise.reject(new Error('mistake')) })
    isHere = true
    isTried('2', '1')
    const name = area
    registerArea(name, () => isHere && name === area)
    await shows('live')
    expect(reported().slice(0, 3)).toEqual(['2 mount', '1 reverted', '1 loaded'])
  })

  it('tries a release twice, and then no more until another registry', async () => {
    versions['1'] = says('old')
    versions['2'] = says('new', { mount: () => Promise.reject(new Error('mistake')) })
    await enter()
    await shows('old')
    await leave()
    goesLive('2')
    changeOnNextEntry(area)
    for (let visit = 0; visit < 4; visit += 1) {
      await enterAgain()
      await shows('old')
      await leave()
    }
    expect(reported().filter(told => told === '2 mount')).toHaveLength(2)

    versions['2'] = says('mended')
    goesLive('2')
    changeOnNextEntry(area)
    await enterAgain()
    await shows('mended')
  })

  it('is shown to who looks at the message that it failed', async () => {
    delete versions['1']
    versions['2'] = says('mended')
    await enter()
    await vi.waitFor(() => expect(areaState(area)).toBe('failed'))
    goesLive('2')
    changeOnNextEntry(area)
    await shows('mended')
  })

  it('is no area of the page before it is live', async () => {
    setLive({})
    expect(() => changeOnNextEntry(area)).not.toThrow()
    goesLive('1')
    versions['1'] = says('first')
    isHere = true
    const name = area
    addArea(name, () => isHere && name === area)
    await shows('first')
  })
})

import type { AreaLifecycles } from 'remote-kit'
import { start, triggerAppChange } from 'single-spa'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { areaState } from './area-status.ts'
import { isolateFailedRemotes, registerArea, retryArea } from './areas.ts'
import { loadExposed } from './federation.ts'

vi.mock('./federation.ts')
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
})

let isHere = false
function enter() {
  isHere = true
  const name = area
  registerArea(name, () => isHere && name === area)
  return vi.advanceTimersByTimeAsync(0)
}

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
    expect(areaState(area)).toBe('shown')
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
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('shown')
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
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('failed')
    expect(areas.children).toHaveLength(0)
  })

  it('is tried again from the start when the person asks for it, and shown once', async () => {
    vi.mocked(loadExposed).mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'))
    await enter()
    await vi.advanceTimersByTimeAsync(1)
    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    void retryArea(area)
    expect(areaState(area)).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('shown')
    expect(areas.innerHTML).toBe(`<div id="area-${area}">${area}</div>`)
  })

  it('is tried again once it is gone, when it takes its time to go', async () => {
    const { promise: gone, resolve: endUnmounting } = Promise.withResolvers<void>()
    const crashing = lifecycles(
      async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash')),
    )
    vi.mocked(loadExposed).mockResolvedValueOnce({ ...crashing, unmount: () => gone })
    await enter()
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('failed')

    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    const tried = retryArea(area)
    await vi.advanceTimersByTimeAsync(1)
    expect(areaState(area)).toBe('loading')
    endUnmounting()
    await vi.advanceTimersByTimeAsync(1)
    await tried
    expect(areaState(area)).toBe('shown')
    expect(areas.innerHTML).toBe(`<div id="area-${area}">${area}</div>`)
  })

  it('is not tried again while it is shown', async () => {
    vi.mocked(loadExposed).mockResolvedValue(lifecycles())
    await enter()
    await retryArea(area)
    expect(loadExposed).toHaveBeenCalledOnce()
    expect(areaState(area)).toBe('shown')
  })
})

import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { releaseOf } from '../testing/remotes.ts'
import { runningScripts } from './caller.ts'
import { WatchLoader } from './load-watch.ts'
import { WritesWatch } from './writes-watch.ts'

vi.mock('./caller.ts', { spy: true })
vi.mock('./writes-watch.ts', { spy: true })

const release = releaseOf('1')
const script = new URL('/remotes/mfe-x/1/assets/a.js', location.origin).href
const stop = vi.fn<(error: unknown) => void>()
const watches = new WatchLoader()

let element: HTMLElement
let outside: HTMLElement

beforeEach(() => {
  stop.mockReset()
  provideSiteConfig(parseSiteConfig({}))
  element = document.body.appendChild(document.createElement('div'))
  outside = document.body.appendChild(document.createElement('aside'))
})
afterEach(() => {
  vi.mocked(runningScripts).mockReset()
  outside.remove()
  element.remove()
})

/** Lets the release write outside its element, and returns whether it was stopped. */
async function isStopped({ isOnTrial }: { isOnTrial: boolean }): Promise<boolean> {
  const watch = await watches.load({ name: 'mfe-x', release, isOnTrial, stop })
  const end = watch.element(element)
  vi.mocked(runningScripts).mockReturnValue([script])
  const refusal = refusalOf(() => outside.append('text'))
  vi.mocked(runningScripts).mockReset()
  end()
  expect(stop.mock.calls).toEqual(refusal === null ? [] : [[refusal]])
  return refusal !== null
}

function refusalOf(write: () => void): unknown {
  try {
    write()
    return null
  } catch (error) {
    return error
  }
}

it('a watch whose code fails is loaded again for the next release', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(WritesWatch).mockImplementationOnce(function fail() {
    throw new Error('no such file')
  })
  expect(await isStopped({ isOnTrial: true })).toBe(false)
  expect(warn).toHaveBeenCalledExactlyOnceWith('mfe-x is not watched', expect.any(Error))
  expect(await isStopped({ isOnTrial: true })).toBe(true)
})

it.each([
  ['on trial', true, false, true],
  ['of all browsers', false, false, false],
  ['of all browsers, on a site for developers,', false, true, true],
])('the writes of a release %s are watched, or not', async (_, isOnTrial, devRoutes, isWatched) => {
  provideSiteConfig(parseSiteConfig({ features: { devRoutes } }))
  expect(await isStopped({ isOnTrial })).toBe(isWatched)
})

it('a browser that cannot shorten a stack has the watch itself at its top', async () => {
  const v8 = Error as { captureStackTrace?: unknown }
  const { captureStackTrace } = v8
  delete v8.captureStackTrace
  onTestFinished(() => void (v8.captureStackTrace = captureStackTrace))
  const watch = await watches.load({ name: 'mfe-x', release, isOnTrial: true, stop })
  const end = watch.element(element)
  const ofWatch = new URL('/assets/writes-watch.js', location.origin).href
  vi.mocked(runningScripts).mockReturnValue([ofWatch, ofWatch, script])
  expect(() => outside.append('text')).toThrow('append on <aside>')
  expect(stop).toHaveBeenCalledOnce()
  end()
})

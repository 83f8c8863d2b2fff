import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import chunkRetry from './chunk-retry.ts'

type Done = (event: { type: string }) => void

const load = vi.fn<(url: string, done: Done, key: string, chunkId: string) => void>()
const runtime = { l: load }

beforeEach(() => {
  runtime.l = load
  globalThis.failedFiles = undefined
  vi.stubGlobal('__webpack_require__', runtime)
  chunkRetry()
})
afterEach(() => {
  load.mockReset()
  vi.unstubAllGlobals()
})

const URL = '/remotes/mfe-x/1/assets/1.js'

const request = () => runtime.l(URL, () => {}, 'key', '1')
const requested = () => load.mock.calls.map(([url]) => url)

it.each(['error', 'timeout'])(
  'a chunk that failed by %s is fetched under another address each time',
  type => {
    load.mockImplementation((_url, done) => done({ type }))
    for (let time = 0; time < 3; time++) request()
    expect(requested()).toEqual([URL, `${URL}?retry=1`, `${URL}?retry=2`])
  },
)

it('a chunk that arrived keeps its address', () => {
  load.mockImplementation((_url, done) => done({ type: 'load' }))
  request()
  request()
  expect(requested()).toEqual([URL, URL])
})

it('a chunk whose hint has failed is fetched under another address at once', () => {
  globalThis.failedFiles = { [URL]: 1 }
  chunkRetry()
  request()
  expect(requested()).toEqual([`${URL}?retry=1`])
})

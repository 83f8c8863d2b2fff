import { BatchInterceptor } from '@mswjs/interceptors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '../host.ts'
import { stateIn } from '../state/state.ts'
import { interceptCalls } from './network.ts'

const recorded = { common: [], calls: { 'POST /api/v1/x': { response: { result: 1 }, refusals: [] } } }

const realFetch = globalThis.fetch
const dispose: (() => void)[] = []

// A property that can be deleted again, also after the page has changed it.
beforeEach(() => void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true }))
afterEach(() => {
  for (const each of dispose.splice(0)) each()
  globalThis.fetch = realFetch
  Reflect.deleteProperty(navigator, 'onLine')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A page in this state, in front of a server that answers each request with a page. */
function pageIn(query: string) {
  const server = vi.fn<typeof fetch>(async () => new Response('page'))
  globalThis.fetch = server
  const apply = vi.spyOn(BatchInterceptor.prototype, 'apply')
  const journal: (Entry & { id?: string | undefined })[] = []
  const begun = Promise.withResolvers<void>()
  function record(entry: Entry, id?: string) {
    journal.push({ ...entry, id })
    begun.resolve()
  }
  interceptCalls({ remote: 'mfe-proof', state: stateIn(query), recorded, aheadMs: 0, override: null, record })
  const [interceptor] = apply.mock.contexts as { dispose: () => void }[]
  dispose.push(() => interceptor?.dispose())
  return { server, journal, begun: begun.promise }
}

const send = (body: object) =>
  fetch('/api/v1/x', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

it('a call is one entry, with what was sent and the response', async () => {
  const { server, journal } = pageIn('?responses=recorded')
  expect(await (await send({ a: 1 })).json()).toEqual({ result: 1 })
  expect(server).not.toHaveBeenCalled()
  await expect.poll(() => journal.length).toBe(2)
  const call = { kind: 'call', text: 'POST /api/v1/x' }
  expect(journal).toMatchObject([
    { ...call, request: '{"a":1}' },
    { ...call, outcome: '200', response: '{"result":1}' },
  ])
  expect(journal[0]?.id).toBe(journal[1]?.id)
})

it('a body that is no text is its type, and a long one is cut', async () => {
  const { journal } = pageIn('?responses=recorded')
  await fetch('/api/v1/x', { method: 'POST', body: new Blob(['%PDF'], { type: 'application/pdf' }) })
  await send({ long: 'x'.repeat(9_000) })
  const requests = journal.flatMap(({ request }) => request ?? [])
  expect(requests[0]).toBe('application/pdf')
  expect(requests[1]).toHaveLength(4000)
})

it('without a network every request fails as in a browser, and the page sees that it is offline', async () => {
  const { server, journal } = pageIn('?network=offline')
  await expect(send({})).rejects.toThrow('Failed to fetch')
  await expect(fetch('/icon.svg')).rejects.toThrow(TypeError)
  expect(server).not.toHaveBeenCalled()
  expect(navigator.onLine).toBe(false)
  expect(journal).toContainEqual(expect.objectContaining({ text: 'POST /api/v1/x', outcome: 'unreachable' }))
})

it('a file of the site is no entry, and is sent on', async () => {
  const { server, journal } = pageIn('')
  expect(await (await fetch('/registry.json')).text()).toBe('page')
  expect(server).toHaveBeenCalledOnce()
  expect(journal).toEqual([])
})

it('a slow network takes three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { begun } = pageIn('?network=slow&responses=recorded')
  const isThere = vi.fn<() => void>()
  const response = send({}).then(isThere)
  await begun
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isThere).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await response
})

import { opcode, type QueueRequest } from 'queue-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueueSettings } from './settings.ts'
import { scriptWith } from './testing/replies.ts'
import { settingsWith } from './testing/test-settings.ts'
import { createTransport } from './transport.ts'
import { wait } from './wait.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const RESULT = '5002:200:key=K1'
const node = { host: 'node7.example.org', port: '8443' }
const check = { opcode: opcode.CHECK_ENTER, action: 'act_3', key: 'K1', ttl: 1, node }

const replying = async () => new Response(scriptWith(RESULT))
const broken = async () => {
  throw new TypeError('Failed to fetch')
}
const never: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  )

function transportOver(fetch: Fetch, changes: Partial<QueueSettings> = {}, isOffline = () => false) {
  const settings = settingsWith({ silenceMs: 3000, retries: 2, staysAtHost: false, ...changes })
  const begin = Date.now()
  const askedAt: number[] = []
  const fetches = vi.fn<Fetch>((url, init) => {
    askedAt.push(Date.now() - begin)
    return fetch(url, init)
  })
  const transport = createTransport({
    settings,
    fetch: fetches,
    userData: async () => 'user_data=shop',
    now: () => 1_795_230_598_601,
    wait,
    isOffline,
  })

  async function ask(signal = new AbortController().signal, request: QueueRequest = check) {
    const asked = transport.ask(request, signal)
    await vi.advanceTimersByTimeAsync(60_000)
    return asked
  }
  return { ask, fetches, askedAt, hosts: () => fetches.mock.calls.map(([url]) => new URL(url).host) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that fails as often as given before it replies. */
function failingFirst(times: number, failure: Fetch): Fetch {
  let calls = 0
  return (url, init) => (calls++ < times ? failure(url, init) : replying())
}

describe('a question', () => {
  it('gets the reply of the server', async () => {
    const { ask, fetches } = transportOver(replying)
    expect(await ask()).toMatchObject({ code: 200, text: RESULT })
    expect(fetches).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^https:\/\/node7\.example\.org:8443\/ts\.wseq\?opcode=5002&.*&user_data=shop&.*&1795230598601$/,
      ),
      expect.objectContaining({ cache: 'no-store' }),
    )
  })

  it('that is the first fails at once while the browser is offline; one with a place does not', async () => {
    const { ask, fetches } = transportOver(broken, {}, () => true)
    const signal = new AbortController().signal
    const first = { opcode: opcode.GET_TICKET_AND_CHECK_ENTER, action: 'act_3' } as const
    expect(await ask(signal, first)).toBeNull()
    expect(fetches).not.toHaveBeenCalled()
    expect(await ask(signal)).toBeNull()
    expect(fetches).toHaveBeenCalledTimes(3)
  })

  it('never runs the text that the server sends', async () => {
    const hostile =
      "globalThis.wasRun = true; NetFunnel.gControl.result='5002:200:key=K1'; NetFunnel.gControl._showResult();"
    expect(await transportOver(async () => new Response(hostile)).ask()).toMatchObject({ code: 200 })
    expect('wasRun' in globalThis).toBe(false)
  })

  it.each([
    ['never replies', never],
    ['cannot be reached', broken],
    ['is out of order', async () => new Response(scriptWith(RESULT), { status: 502 })],
    ['sends something else', async () => new Response('<html></html>')],
    ['is cut off', async () => new Response("NetFunnel.gControl.result='5002:200:key=K1")],
  ])('is repeated when the server %s, and then ends without a reply', async (_, fetch: Fetch) => {
    const { ask, askedAt } = transportOver(fetch)
    expect(await ask()).toBeNull()
    expect(askedAt).toEqual([0, 3000, 6000])
  })

  it.each([
    ['a silence', never],
    ['a broken connection', broken],
  ])('gets its reply after %s', async (_, failure: Fetch) => {
    const { ask, fetches } = transportOver(failingFirst(2, failure))
    expect(await ask()).toMatchObject({ code: 200 })
    expect(fetches).toHaveBeenCalledTimes(3)
  })

  it('is asked once without retries', async () => {
    const { ask, fetches } = transportOver(never, { retries: 0 })
    expect(await ask()).toBeNull()
    expect(fetches).toHaveBeenCalledOnce()
  })

  it('is sent to the configured host on the last of several retries', async () => {
    const { ask, hosts } = transportOver(never)
    await ask()
    expect(hosts()).toEqual(['node7.example.org:8443', 'node7.example.org:8443', 'site.example.org'])
  })

  it('stays at the node until the last of many', async () => {
    const { ask, hosts } = transportOver(never, { retries: 3 })
    await ask()
    expect(hosts().slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'node7.example.org:8443'))
    expect(hosts()).toHaveLength(4)
  })

  it('stays at the node if it is repeated only once', async () => {
    const { ask, hosts } = transportOver(never, { retries: 1 })
    await ask()
    expect(hosts()).toEqual(['node7.example.org:8443', 'node7.example.org:8443'])
  })
})

describe('a request that is aborted', () => {
  it('is not asked', async () => {
    const { ask, fetches } = transportOver(replying)
    expect(await ask(AbortSignal.abort())).toBeNull()
    expect(fetches).not.toHaveBeenCalled()
  })

  it('is cancelled at once, and not repeated', async () => {
    const person = new AbortController()
    const isCancelled = vi.fn<(is: boolean | undefined) => void>()
    const { ask } = transportOver((url, init) => {
      person.abort()
      isCancelled(init.signal?.aborted)
      return never(url, init)
    })
    expect(await ask(person.signal)).toBeNull()
    expect(isCancelled).toHaveBeenCalledExactlyOnceWith(true)
  })
})

it('a request that is given up is aborted, so that no late reply arrives', async () => {
  const { ask, fetches } = transportOver(never, { retries: 0 })
  await ask()
  expect(fetches.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

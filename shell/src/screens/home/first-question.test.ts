import fc from 'fast-check'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isLetIn } from './first-question.ts'

const TURN = '5002:200:key=7B88&nwait=0'
const WAIT = '5002:201:key=7B88&nwait=3&nnext=0&tps=1&ttl=1'
const PLACE = 'NetFunnel_ID_act_1'

const asked: URL[] = []
const stored = new Map<string, string>()

/** Lets the waiting room reply in this way to the first question, and well to the end of a turn. */
function roomReplies(reply: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://site.example.org')
    asked.push(url)
    return url.searchParams.get('opcode') === '5101' ? reply() : scriptWith('5004:200:key=7B88')
  })
}

function scriptWith(result: string): Response {
  return new Response(
    `NetFunnel.gRtype=5101;NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`,
  )
}

beforeEach(() => {
  asked.length = 0
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
  provideSiteConfig(parseSiteConfig({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const untilAborted = (_address: string, { signal }: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener('abort', reject))

it('without a line the turn is given back at once', async () => {
  roomReplies(() => scriptWith(TURN))
  await expect(isLetIn('act_1')).resolves.toBe(true)
  const [first, last] = asked.map(({ pathname, search }) => pathname + search)
  expect(first).toMatch(
    /^\/ts\.wseq\?opcode=5101&nfid=0&prefix=NetFunnel\.gRtype=5101;&sid=service_1&aid=act_1&js=yes&\d+$/,
  )
  expect(last).toMatch(/^\/ts\.wseq\?opcode=5004&key=7B88&nfid=0&prefix=NetFunnel\.gRtype=5004;&js=yes&\d+$/)
  expect([...stored]).toEqual([])
})

it('a turn counts though giving it back fails', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('opcode=5004')) throw new TypeError('Failed to fetch')
    return scriptWith(TURN)
  })
  await expect(isLetIn('act_1')).resolves.toBe(true)
})

it('of a line the place is kept, with which the widget goes on', async () => {
  roomReplies(() => scriptWith(WAIT))
  await expect(isLetIn('act_1')).resolves.toBe(false)
  expect(asked).toHaveLength(1)
  expect(stored.get(PLACE)).toBe(WAIT)
})

it('any other reply, or none, is the business of the widget, which asks again', async () => {
  const codes = fc.integer({ min: 100, max: 999 }).filter(code => ![200, 201, 202].includes(code))
  const results = fc.oneof(
    codes.map(code => scriptWith(`5002:${code}:key=7B88`)),
    fc.constant(scriptWith('5002:200:key=')),
    fc.string().map(text => new Response(text)),
    fc.constant(new Response(TURN, { status: 502 })),
    fc.constant(Promise.reject(new TypeError('Failed to fetch'))),
  )
  await fc.assert(
    fc.asyncProperty(results, async result => {
      asked.length = 0
      roomReplies(() => Promise.resolve(result).then(each => each.clone()))
      await expect(isLetIn('act_1')).resolves.toBe(false)
      expect(asked).toHaveLength(1)
      expect([...stored]).toEqual([])
    }),
  )
})

it('a waiting room that does not respond is left to the widget after the time of a connection', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.stubGlobal('fetch', untilAborted)
  provideSiteConfig(parseSiteConfig({ queue: { conn_timeout: 4 } }))
  const letIn = isLetIn('act_1')
  patience.abort()
  await expect(letIn).resolves.toBe(false)
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(4_000)
})

it('a place from before a reload is left to the widget', async () => {
  roomReplies(() => scriptWith(TURN))
  stored.set(PLACE, WAIT)
  await expect(isLetIn('act_1')).resolves.toBe(false)
  expect(asked).toEqual([])
})

it.each([
  { host: 'room.example.org' },
  { transport: 'script' },
  { config_use: false },
  { ts_bypass: true },
  { show_wait_popup: true },
  { use_pre_wait: true },
  { success_popup_visibility: true },
  { mp_use: true },
  { user_data: 'shop' },
  { user_data_keys: [{ key: 'shop', type: 'c' }] },
])('under %j the widget asks, as it does anywhere else', async queue => {
  provideSiteConfig(parseSiteConfig({ queue }))
  roomReplies(() => scriptWith(TURN))
  await expect(isLetIn('act_1')).resolves.toBe(false)
  expect(asked).toEqual([])
})

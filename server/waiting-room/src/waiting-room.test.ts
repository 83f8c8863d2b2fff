import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { readQuestion } from './line/protocol.ts'
import { createWaitingRoom } from './waiting-room.ts'

const anyText = fc.string({ unit: fc.nat(0xd7ff).map(code => String.fromCodePoint(code)) })

let server: TestServer

beforeAll(async () => {
  server = await startTestServer([
    await createWaitingRoom({ sandbox: true, trustProxy: true, siteConfig: {} }),
  ])
})
afterAll(() => server.stop())

async function ask(query: string): Promise<string> {
  const response = await fetch(`${server.address}/ts.wseq?${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.text()
}

function keyOf(response: string): string {
  return /key=([0-9A-F]+)/.exec(response)?.[1] ?? ''
}

const ENTER = 'opcode=5101&sid=service_1&aid=act_3'
const SCRIPT =
  /^NetFunnel\.gRtype=\d{4};NetFunnel\.gControl\.result='([^'\n]*)'; NetFunnel\.gControl\._showResult\(\);$/

async function isHarmless(parameters: Record<string, string>): Promise<void> {
  const response = await ask(`js=yes&${new URLSearchParams(parameters).toString()}`)
  expect(SCRIPT.exec(response)?.[1]).toMatch(/^\d{4}:\d{3}:[\w=&.\- ]*$/)
}

describe('the waiting room', () => {
  it('lets a client in by the request of its own script', async () => {
    const asked =
      'opcode=5101&nfid=0&prefix=NetFunnel.gRtype=5101;&sid=service_1&aid=act_1&js=yes&1795230598601'
    const response = await fetch(`${server.address}/ts.wseq?${asked}`)
    expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8')
    const { port } = new URL(server.address)
    expect(await response.text()).toMatch(
      new RegExp(
        `^NetFunnel\\.gRtype=5101;NetFunnel\\.gControl\\.result='5002:200:key=[0-9A-F]{64}&nwait=0&nnext=0` +
          `&tps=1\\.000000&ttl=0&ip=localhost&port=${port}'; NetFunnel\\.gControl\\._showResult\\(\\);$`,
      ),
    )
  })

  it('replies in plain text without a script', async () => {
    const response = await fetch(`${server.address}/ts.wseq?${ENTER}`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toMatch(
      /^200:key=[0-9A-F]{64}&nwait=0&nnext=0&tps=1\.000000&ttl=0&ip=localhost&port=\d+$/,
    )
  })

  it('gives a script the type of each reply', async () => {
    const types: Record<string, string> = {}
    const other = 'sid=service_1&aid=act_12'
    const key = keyOf(await ask(`opcode=5101&${other}`))
    for (const opcode of ['5101', '5001', '5002', '5003', '5004', '5106', '5105']) {
      const response = await ask(`opcode=${opcode}&key=${key}&${other}&js=yes`)
      types[opcode] = (SCRIPT.exec(response)?.[1] ?? '').slice(0, 4)
    }
    const own = { 5001: '5001', 5003: '5003', 5004: '5004', 5105: '5105', 5106: '5106' }
    expect(types).toEqual({ ...own, 5101: '5002', 5002: '5002' })
  })

  it('gives each person a ticket, and completes it once', async () => {
    const keys = [keyOf(await ask(ENTER)), keyOf(await ask(ENTER))]
    expect(keys[0]).not.toBe(keys[1])
    expect(await ask(`opcode=5002&key=${keys[0]}&sid=service_1&aid=act_3`)).toContain(`200:key=${keys[0]}&`)
    expect(await ask(`opcode=5003&key=${keys[0]}`)).toMatch(/^201:key=[0-9A-F]+&.*&ttl=10&/)
    expect(await ask(`opcode=5004&key=${keys[0]}`)).toBe(`200:key=${keys[0]}`)
    expect(await ask(`opcode=5004&key=${keys[0]}`)).toBe('502:msg=Already completed')
    expect(await ask(`opcode=5003&key=${keys[0]}`)).toMatch(/^502:/)
    const counts = await (await fetch(`${server.address}/sandbox/api/queue`)).json()
    expect(counts).toMatchObject({ actions: { act_3: { completed: 1 } } })
  })

  it.each([
    ['opcode=5101&sid=service_9&aid=act_1', '500:'],
    ['opcode=5101&sid=service_1&aid=act_99', '501:'],
    ['opcode=5001&sid=service_1&aid=', '501:'],
    ['opcode=5002&key=ABC', '505:'],
    ['opcode=5003', '505:'],
    ['opcode=5004&key=ABC', '505:'],
    ['opcode=5105', '200:'],
    ['opcode=5107', '906:'],
    ['opcode=undefined', '500:'],
    ['opcode=undefine', '906:'],
    ['', '904:'],
  ])('replies to "%s" with %s', async (query, start) => {
    expect(await ask(query)).toMatch(new RegExp(`^${start}msg=`))
  })

  it('gives a number to clients whose script has no opcode for a ticket, in the kind of reply that they read', async () => {
    const asked =
      'opcode=undefined&nfid=0&prefix=NetFunnel.gRtype=undefined;&sid=service_1&aid=act_14&js=yes&1'
    expect(SCRIPT.exec(await ask(asked))?.[1]).toMatch(/^5002:200:key=[0-9A-F]{64}&/)
  })

  it('replies to a script whose address a # in its user data has cut short', async () => {
    const key = keyOf(await ask(ENTER))
    const asked = `opcode=5004&key=${key}&nfid=0&prefix=NetFunnel.gRtype=5004;&user_data=shop `
    expect(SCRIPT.exec(await ask(asked))?.[1]).toBe(`5004:200:key=${key}`)
  })

  it('never reports an empty line to people who wait, since clients would take that for their turn', async () => {
    await fetch(`${server.address}/sandbox/api/queue/act_10`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'wait' }),
    })
    const join = await ask('opcode=5101&sid=service_1&aid=act_10')
    expect(join).toMatch(/^201:.*&nwait=1&nnext=0&/)
    const again = await ask(`opcode=5002&key=${keyOf(join)}`)
    expect(again).toContain('&nwait=1&')
    // Our client reads these: nobody is ahead, and nobody enters.
    expect(again).toMatch(/&ahead=0&msg=Paused$/)
  })

  it('gives no turn to a HEAD request', async () => {
    const join = 'opcode=5101&sid=service_1&aid=act_11'
    expect((await fetch(`${server.address}/ts.wseq?${join}`, { method: 'HEAD' })).status).toBe(404)
    const counts = await (await fetch(`${server.address}/sandbox/api/queue`)).json()
    expect(counts).toMatchObject({ actions: { act_11: { entered: 0 } } })
  })

  it('gives one address so many numbers, and then promises one for later', async () => {
    const join = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await fetch(`${server.address}/ts.wseq?${ENTER}`, { headers })).text()
    }
    const replies = await Promise.all(Array.from({ length: 600 }, () => join('192.0.2.7')))
    expect(replies.filter(reply => reply.startsWith('200:')).length).toBeGreaterThanOrEqual(200)
    expect(replies).toContain('302:msg=Number later&ttl=2')
    expect(await join('192.0.2.8')).toMatch(/^200:/)
  })

  it('carries the operator’s message as letters that no client runs, whatever its text', async () => {
    const room = await createWaitingRoom({ sandbox: true, trustProxy: false, siteConfig: {} })
    const site = await startTestServer([room])
    const join = () => fetch(`${site.address}/ts.wseq?opcode=5101&sid=service_1&aid=act_1&js=yes`)
    await room.controls.change('act_1', { mode: 'pause' })
    const shows = async (text: string) => {
      await room.controls.announce('act_1', { text, until: Date.now() + 60_000 })
      const [, result = ''] = SCRIPT.exec(await (await join()).text()) ?? []
      const [, notice = ''] = /&notice=([\w-]+)$/.exec(result) ?? []
      expect(Buffer.from(notice, 'base64url').toString()).toBe(text.toWellFormed())
    }
    await shows("';alert(1)//</script>&nwait=0")
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), shows), { numRuns: 50 })
    await site.stop()
  })

  it('repeats no prefix that could run as a script', async () => {
    for (const prefix of [
      'alert(1);',
      "NetFunnel.gRtype=5101;'",
      'NetFunnel.gRtype=51011;',
      'xNetFunnel.gRtype=5101;',
    ]) {
      expect(await ask(`${ENTER}&js=yes&prefix=${encodeURIComponent(prefix)}`)).toMatch(SCRIPT)
    }
  })

  it('reads a query that is not encoded as one that is', () => {
    const name = fc.constantFrom('opcode', 'key', 'sid', 'aid', 'prefix', 'js', 'keys', '')
    const value = fc.constantFrom('=5101', '=', '', '=a=b', '=sid=1', '=NetFunnel.gRtype=5002;')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), pairs => {
        const query = pairs.map(pair => pair.join('')).join('&')
        expect(readQuestion(`/ts.wseq?${query}`)).toEqual(readQuestion(`/ts.wseq?${query}&x=%20`))
      }),
    )
  })

  it.each([
    [256, 256],
    [257, 0],
  ])('reads a key of %i letters as one of %i: none is longer', (sent, read) => {
    expect(readQuestion(`/ts.wseq?opcode=5002&key=${'A'.repeat(sent)}`).key).toHaveLength(read)
  })

  it('replies to anything with one harmless line', async () => {
    const value = fc.oneof(anyText, fc.constantFrom("';alert(1)//", '</script>', '\n', '5101', '%zz', '&&=='))
    const query = fc.dictionary(
      fc.constantFrom('opcode', 'key', 'sid', 'aid', 'prefix', 'x', '__proto__'),
      value,
    )
    await fc.assert(fc.asyncProperty(query, isHarmless), { numRuns: 200 })
  })
})

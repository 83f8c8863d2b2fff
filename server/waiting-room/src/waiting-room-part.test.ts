import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from 'server-kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { becomeOwner, LinesInUse } from './journal/owner.ts'
import { createPasses, queueCookiesIn } from './pass/index.ts'
import { createWaitingRoom, openWaitingRoom, type WaitingRoomPart } from './waiting-room.ts'

const CONFIG = { sandbox: false, trustProxy: false, siteConfig: {} }
const KEY = 'k'.repeat(32)

async function start(part: WaitingRoomPart) {
  const server = await startTestServer([part])
  onTestFinished(() => server.stop())
  const ask = (query: string, cookie = '') =>
    fetch(`${server.address}/ts.wseq?sid=service_1&aid=act_1&${query}`, { headers: { cookie } })
  return { server, ask }
}

const cookiesIn = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ')
const keyIn = async (reply: Response) => /key=(\w+)/.exec(await reply.text())?.[1] ?? ''

it.each([
  ['the same', KEY, true],
  ['another', 'x'.repeat(32), false],
])('a pass is read with %s key: its turn is known, or not', async (_which, secret, isKnown) => {
  const { ask } = await start(await createWaitingRoom({ ...CONFIG, queueKey: KEY }))
  const cookie = cookiesIn(await ask('opcode=5101'))
  const given = queueCookiesIn('act_1', { protocol: 'http', headers: { cookie } })
  const passes = createPasses({ secret, now: Date.now })
  expect(passes.turnIn('act_1', given) !== null).toBe(isKnown)
})

it('other parts of the site read the settings of a line, and end a turn', async () => {
  const part = await createWaitingRoom(CONFIG)
  const { ask } = await start(part)
  await part.controls.change('act_1', { limit: 1 })
  expect(await part.settingsOf('act_1')).toMatchObject({ mode: 'open', limit: 1 })
  expect(await part.settingsOf('act_99')).toBeUndefined()
  const joined = await ask('opcode=5101')
  const cookie = cookiesIn(joined)
  const key = await keyIn(joined)
  await part.endTurn(key)
  expect(await (await ask(`opcode=5002&key=${key}`)).text()).toBe('994:msg=Expired')
  expect(await keyIn(await ask('opcode=5101', cookie))).toMatch(new RegExp(`^(?!${key})[0-9A-F]{64}$`))
})

it('a client on the deny list is refused by the type of its question, and may give its number back', async () => {
  const part = await createWaitingRoom(CONFIG)
  const { ask } = await start(part)
  const key = await keyIn(await ask('opcode=5101'))
  await part.controls.changeLists({ revision: 0, deny: ['127.0.0.1', '::1'], priority: [] })
  const replyTo = async (opcode: number) =>
    /result='([^']*)'/.exec(await (await ask(`opcode=${opcode}&key=${key}&js=yes`)).text())?.[1]
  expect(await Promise.all([5001, 5002, 5003, 5101, 5105].map(replyTo))).toEqual([
    '5001:301:msg=Blocked',
    '5002:301:msg=Blocked',
    '5003:301:msg=Blocked',
    '5002:301:msg=Blocked',
    '5002:301:msg=Blocked',
  ])
  expect(await replyTo(5004)).toBe(`5004:200:key=${key}`)
  expect(await replyTo(5106)).toBe(`5106:200:key=${key}`)
})

it('with a Redis any number of processes have the same data folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waiting-room-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await start(await openWaitingRoom({ ...CONFIG, dataDir, redisUrl: 'redis://127.0.0.1:1' }))
  await expect(becomeOwner(dataDir, 0)).resolves.toEqual(expect.any(Function))
})

it('a server that has stopped keeps no connection to Redis', async () => {
  const redis = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void redis.close())
  await once(redis, 'listening')
  const { port } = redis.address() as AddressInfo
  const connected = once(redis, 'connection')
  const server = await startTestServer([
    await createWaitingRoom({ ...CONFIG, redisUrl: `redis://127.0.0.1:${port}` }),
  ])
  const [connection] = (await connected) as [Socket]
  const closed = once(connection.resume(), 'close')
  await server.stop()
  await closed
  expect(connection.destroyed).toBe(true)
})

it('its data folder is free for the next one when the server has stopped', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waiting-room-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const server = await startTestServer([await openWaitingRoom({ ...CONFIG, dataDir })])
  const { address } = server
  expect((await fetch(`${address}/ts.wseq?opcode=5105`)).status).toBe(200)
  expect((await fetch(`${address}/sandbox/api/queue`)).status).toBe(404)
  await expect(becomeOwner(dataDir, 0)).rejects.toThrow(LinesInUse)
  await server.stop()
  const next = await startTestServer([await openWaitingRoom({ ...CONFIG, dataDir })])
  await next.stop()
})

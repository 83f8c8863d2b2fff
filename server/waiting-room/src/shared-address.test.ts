import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWaitingRoom } from './waiting-room.ts'

let server: TestServer
let time: number

beforeEach(async () => {
  time = 0
  const clocks = { wall: () => time, steady: () => time }
  const config = { sandbox: true, trustProxy: true, siteConfig: {} }
  server = await startTestServer([await createWaitingRoom(config, undefined, clocks)])
})
afterEach(() => server.stop())

/** Asks for a number from one address; returns the code, and the cookies of the browser afterwards. */
async function ask(cookie = '') {
  const headers = { cookie, 'x-forwarded-for': '192.0.2.7' }
  const response = await fetch(`${server.address}/ts.wseq?opcode=5101&sid=service_1&aid=act_1`, { headers })
  const given = response.headers.getSetCookie().map(line => line.split(';', 1)[0])
  return { code: (await response.text()).slice(0, 3), cookie: [cookie, ...given].filter(Boolean).join('; ') }
}

async function askAll(cookies: readonly string[]) {
  const replies = await Promise.all(cookies.map(ask))
  return { refused: replies.filter(({ code }) => code === '302'), given: replies.map(({ code }) => code) }
}

const nobodys = (count: number) => Array.from({ length: count }, () => '')

it('six hundred visitors of one address have a number after two seconds', async () => {
  const { refused } = await askAll(nobodys(600))
  expect(refused).toHaveLength(400)
  time += 2_000
  const again = await askAll(refused.map(({ cookie }) => cookie))
  expect(again.refused).toEqual([])
})

it('a program of one address gets no more without cookies, with forged ones, or with one', async () => {
  const { refused } = await askAll(nobodys(201))
  const [{ cookie } = { cookie: '' }] = refused
  expect(cookie).toMatch(/^sbiz_visitor=[\w-]{16}\.[\w-]{43}$/)
  const forged = cookie.replace(/=.{16}/, '=AAAAAAAAAAAAAAAA')
  expect((await askAll([...nobodys(20), ...nobodys(20).map(() => forged)])).refused).toHaveLength(40)
  expect((await askAll(nobodys(20).map(() => cookie))).refused).toHaveLength(14)
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { createWaitingRoom } from './waiting-room.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer([
    await createWaitingRoom({ sandbox: true, trustProxy: true, siteConfig: {} }),
  ])
  await steer({ mode: 'wait' })
})
afterEach(() => server.stop())

async function steer(settings: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const path = `${server.address}/sandbox/api/queue/act_1`
  await fetch(path, { method: 'POST', headers, body: JSON.stringify(settings) })
}

async function waiting(): Promise<number> {
  const { actions } = await (await fetch(`${server.address}/sandbox/api/queue`)).json()
  return actions.act_1.waiting
}

async function ask(query: string, cookie = '', action = 'act_1') {
  const response = await fetch(`${server.address}/ts.wseq?sid=service_1&aid=${action}&${query}`, {
    headers: { cookie },
  })
  const text = await response.text()
  const given = response.headers.getSetCookie().map(line => line.split(';', 1)[0])
  return { text, key: /key=([0-9A-F]+)/.exec(text)?.[1] ?? '', cookie: given.join('; ') }
}

it('five pages of a browser that ask first at the same moment are one number in the end', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => ask('opcode=5101')))
  const cookie = pages.at(-1)?.cookie
  const keys = await Promise.all(
    pages.map(async ({ key }) => (await ask(`opcode=5002&key=${key}`, cookie)).key),
  )
  expect(new Set(keys)).toEqual(new Set([pages.at(-1)?.key]))
  expect(await waiting()).toBe(1)
})

it('a page keeps its number while the one of its browser has ended, and beside that of another line', async () => {
  const [page, ended] = [await ask('opcode=5101'), await ask('opcode=5101')]
  await ask(`opcode=5106&key=${ended.key}`)
  expect((await ask(`opcode=5002&key=${page.key}`, ended.cookie)).key).toBe(page.key)
  const other = await ask('opcode=5101', '', 'act_3')
  expect((await ask(`opcode=5002&key=${page.key}`, other.cookie, 'act_3')).key).toBe(page.key)
})

it('a browser that asks for a number again keeps the one that it has, until that has ended', async () => {
  const first = await ask('opcode=5101')
  for (const asked of ['opcode=5101', 'opcode=5001'])
    expect(await ask(asked, first.cookie)).toMatchObject({ key: first.key, cookie: '' })
  expect(await waiting()).toBe(1)
  await ask(`opcode=5106&key=${first.key}`)
  const next = await ask('opcode=5101', first.cookie)
  expect(next.key).toMatch(/^[0-9A-F]{64}$/)
  expect(next.key).not.toBe(first.key)
  expect(next.cookie).toContain(next.key)
})

it('a number of another page keeps its end: used up, or to be given back', async () => {
  const [page, other] = [await ask('opcode=5101'), await ask('opcode=5101')]
  await steer({ mode: 'open' })
  for (const { key } of [page, other]) await ask(`opcode=5002&key=${key}`)
  const moved = () => ask(`opcode=5002&key=${page.key}`, other.cookie)
  expect((await moved()).key).toBe(other.key)
  expect((await ask(`opcode=5004&key=${page.key}`)).text).toMatch(/^200/)
  expect((await moved()).key).toBe(other.key)
  expect((await ask(`opcode=5002&key=${page.key}`)).text).toMatch(/^502/)
})

it('nobody gets the number of another browser', async () => {
  const [page, other] = [await ask('opcode=5101'), await ask('opcode=5101')]
  const forged = page.cookie.replace(page.key, other.key)
  expect((await ask(`opcode=5002&key=${page.key}`, forged)).key).toBe(page.key)
  expect(await waiting()).toBe(2)
})

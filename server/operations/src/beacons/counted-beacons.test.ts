import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Ballot } from './ballot.ts'
import { registerBeacons } from './beacons.ts'
import { createTally, type Tally } from './tally.ts'

let server: TestServer
let tally: Tally
let ballot: Ballot

/** Every second page sends heartbeats. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  tally = createTally()
  ballot = new Ballot('secret')
  const needed = { tally, ballot, trustProxy: true, beaconsShare: 0.5 }
  server = await startTestServer([{ register: app => registerBeacons(app, needed) }])
})
afterEach(async () => {
  // A server that stops waits in real time.
  vi.useRealTimers()
  await server.stop()
})

async function send(kind: string, { times = 1, address = '192.0.2.1' } = {}): Promise<void> {
  const beacons = Array.from({ length: times }, () => ({ remote: 'mfe-test', version: '1.0.0', kind }))
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const { status } = await fetch(`${server.address}/beacons`, {
    method: 'POST',
    headers,
    body: JSON.stringify(beacons),
  })
  expect(status).toBe(204)
}

const taken = () => tally.take().map(({ kind, count }) => [kind, count])

it('a heartbeat counts for all pages that send none, and any other beacon for one', async () => {
  for (const kind of ['open', 'deferred', 'unsaved', 'loaded', 'crash']) await send(kind)
  expect(taken()).toEqual([
    ['open', 2],
    ['deferred', 2],
    ['unsaved', 2],
    ['loaded', 1],
    ['crash', 1],
  ])
})

it('each address has its own limit and its own vote', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2'])
    for (let round = 0; round < 2; round += 1) await send('crash', { times: 15, address })
  expect(taken()).toEqual([['crash', 40]])
  expect(ballot.take().map(({ failures }) => failures)).toEqual([20, 20])
})

it('an address counts anew after a minute, as long as the server runs', async () => {
  for (let round = 0; round < 2; round += 1) await send('crash', { times: 15 })
  await vi.advanceTimersByTimeAsync(60_000)
  await send('crash', { times: 15 })
  expect(taken()).toEqual([['crash', 35]])
  await server.stop()
  expect(vi.getTimerCount()).toBe(0)
})

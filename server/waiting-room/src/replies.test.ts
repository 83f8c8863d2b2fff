import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWaitingRoom } from './waiting-room.ts'

const HOSTS = ['support.example.org', 'support.example.org:8443', 'other.example.org', '[::1]:8080']

let server: TestServer

beforeAll(async () => {
  const config = { sandbox: false, trustProxy: true, siteConfig: {}, hosts: HOSTS }
  server = await startTestServer([await createWaitingRoom(config)], config)
})
afterAll(() => server.stop())

async function nodeOf(host: string, protocol: string): Promise<string> {
  const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol }
  const response = await fetch(`${server.address}/ts.wseq?opcode=5101&sid=service_1&aid=act_1`, { headers })
  return /&ip=.*$/.exec(await response.text())?.[0] ?? ''
}

// One after the other on the same server, which caches the last.
it.each([
  ['support.example.org', 'https', '&ip=support.example.org&port=443'],
  ['support.example.org', 'http', '&ip=support.example.org&port=80'],
  ['other.example.org', 'http', '&ip=other.example.org&port=80'],
  ['support.example.org:8443', 'https', '&ip=support.example.org&port=8443'],
  ['[::1]:8080', 'https', '&ip=localhost&port=443'],
  ['support.example.org', 'https', '&ip=support.example.org&port=443'],
])('a client at %s over %s is sent %s', async (host, protocol, node) => {
  expect(await nodeOf(host, protocol)).toBe(node)
})

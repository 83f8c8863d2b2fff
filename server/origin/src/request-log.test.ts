import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { createOrigin } from './origin.ts'

let server: TestServer
beforeAll(async () => {
  const folders = { dataDir: tmpdir(), shellDir: tmpdir(), cdnDir: tmpdir() }
  const settings = {
    apiBaseUrl: '',
    sandbox: true,
    objectsOrigin: null,
    siteConfig: undefined,
    firstReleases: [],
  }
  server = await startTestServer([await createOrigin({ ...folders, ...settings })])
})
afterAll(() => server.stop())

it.each(['/kmc-result/a-certificate/its-addition', '/kmc-result?name=a-name&ci=a-person'])(
  'keeps what an identity provider has written into %s to itself',
  async address => {
    const answer = await fetch(server.address + address)
    const requestId = answer.headers.get('x-request-id') ?? 'none'
    const lines = () => server.logged.filter(line => line.includes(requestId)).join('')
    await expect.poll(lines).toContain('"path":"/kmc-result"')
    expect(lines()).not.toMatch(/a-certificate|its-addition|a-name|a-person/)
  },
)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeText } from 'release-store/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { createOrigin } from './origin.ts'
import { SHELL_FACTS } from './testing/origin-scene.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'))
  await writeText(join(folder, 'shell.json'), JSON.stringify(SHELL_FACTS))
  const folders = { dataDir: folder, shellDir: folder, cdnDir: folder, testerPageDir: folder }
  const settings = {
    trustProxy: false,
    apiBaseUrl: '',
    sandbox: true,
    objectsOrigin: null,
    siteConfig: undefined,
    firstReleases: [],
  }
  server = await startTestServer([await createOrigin({ ...folders, ...settings })])
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

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

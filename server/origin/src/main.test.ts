import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { spawnServer } from 'server-kit/testing'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'origin-alone-'))))
afterAll(() => rm(folder, { recursive: true }))

it('runs alone: pages, files and first releases, without a database', async () => {
  await writeText(join(folder, 'shell/index.html'), '<!doctype html><title>page</title>')
  await writeText(join(folder, 'shell/routes.json'), '[]')
  await writeBuiltRemote(join(folder, 'built'))
  const server = spawnServer(join(import.meta.dirname, 'main.ts'), {
    DATA_DIR: join(folder, 'data'),
    SHELL_DIR: join(folder, 'shell'),
    FIRST_RELEASES: join(folder, 'built'),
    API_BASE_URL: 'https://api.example.org',
    OBJECTS_ORIGIN: 'https://objects.example.org',
  })
  const address = await server.ready
  const page = await fetch(`${address}/test-area`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>시험</title>')])
  expect(page.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://api.example.org https://objects.example.org;",
  )
  expect((await fetch(`${address}/remotes/mfe-test/1.0.0/remoteEntry.js`)).status).toBe(200)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
    status: 'ready',
    registry: 'ok',
    views: 'ok',
  })
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Release } from 'release-format'
import { openReleases, storeFolder } from 'release-store'
import { RefusedByGate } from 'release-store/gate'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTrial } from './trial.ts'

const warn = vi.fn()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trial-test-'))
  await writeBuiltRemote(join(folder, 'built'))
  await storeFolder(openReleases({ dataDir: folder }), join(folder, 'built'))
})
afterAll(() => rm(folder, { recursive: true }))

async function tried() {
  const { storage } = openReleases({ dataDir: folder })
  const log = { warn } as unknown as FastifyBaseLogger
  const release = await storage.readRelease('mfe-test', '1.0.0')
  return createTrial({ storage, shellDir: join(folder, 'shell'), log })(release as Release, false)
}

it('reports that a stored release was not tried, with the reason, where no shell is built', async () => {
  expect(await tried()).toBe(false)
  const reason = expect.stringContaining('not tried out')
  expect(warn).toHaveBeenLastCalledWith(
    { remote: 'mfe-test', version: '1.0.0', reason },
    'release not tried out in a browser',
  )
})

it('refuses a stored release that does not fit the shell, before a browser is needed', async () => {
  const session = { version: '1.0.0', schema: 1, api: {} }
  const facts = { version: '1', provides: { react: '18.3.1' }, session, popupPages: [] }
  await writeText(join(folder, 'shell/shell.json'), JSON.stringify(facts))
  const refused = tried()
  await expect(refused).rejects.toThrow(RefusedByGate)
  await expect(refused).rejects.toThrow('mfe-test 1.0.0 asks for react ^19.0.0. The page has react 18.3.1.')
})

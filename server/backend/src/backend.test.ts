import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from 'server-kit'
import { expect, it, onTestFinished } from 'vitest'
import { backendOn } from './backend.ts'
import { readConfig } from './config.ts'
import { openDependencies } from './open-dependencies.ts'
import { TEST_SESSION_KEY } from './testing/backend/signed-in.ts'
import { TEST_FIELD_KEYS } from './testing/backend/test-fields.ts'
import { createTestDatabase } from './testing/databases/test-database.ts'

const TWO_HOURS_AGO = new Date(Date.now() - 2 * 3_600_000)

/** Starts a backend over the files of a request that runs elsewhere, and of one that was cut off; returns those left. */
async function leftByStart(isAlone: boolean): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-'))
  const { databaseUrl, drop } = await createTestDatabase()
  const keys = { SESSION_KEY: TEST_SESSION_KEY, FIELD_KEYS: TEST_FIELD_KEYS }
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...keys })
  const dependencies = await openDependencies(config, createLog('silent'), null)
  onTestFinished(async () => {
    await dependencies.close()
    await drop()
    await rm(dataDir, { recursive: true })
  })

  const incoming = join(dataDir, 'incoming')
  for (const name of ['arriving', 'cut-off']) await mkdir(join(incoming, name), { recursive: true })
  await utimes(join(incoming, 'cut-off'), TWO_HOURS_AGO, TWO_HOURS_AGO)
  const own = { ...config, databaseUrl: isAlone ? undefined : databaseUrl }
  await backendOn({ ...dependencies, config: own }, null).prepare?.(createLog('silent'))
  return readdir(incoming)
}

it('a backend that starts on a shared database leaves the files that another one is receiving', async () => {
  expect(await leftByStart(false)).toEqual(['arriving'])
})

it('a backend that starts on a database of its own removes the files of its last requests', async () => {
  expect(await leftByStart(true)).toEqual([])
})

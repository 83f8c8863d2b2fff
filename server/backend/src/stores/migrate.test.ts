import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { spawnBackend } from '../testing/backend/child-backend.ts'
import { emptyDatabase } from '../testing/databases/own-database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { assertSchema, migrate, migrateTo, removeUnneeded, schemaSteps } from './migrate.ts'
import { migrations, removals } from './migrations/index.ts'

const execute = promisify(execFile)
const COMMAND = join(import.meta.dirname, '../migrate.ts')

const production = {
  NODE_ENV: 'production',
  TRUST_PROXY: 'on',
  HOSTS: 'support.example.org',
  SESSION_KEY: 's'.repeat(32),
  FIELD_KEYS: `2026:${Buffer.alloc(32).toString('base64')}`,
  OBJECT_KEY: 'o'.repeat(32),
  QUEUE_GATE: 'off',
  SCAN_ADDRESS: 'off',
}

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('a schema with a later addition fits', async () => {
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(test.database)
  await expect(assertSchema(test.database)).resolves.toBeUndefined()
  await sql`delete from kysely_migration where name = '9999-later'`.execute(test.database)
})

it('a schema that lacks a step fits once it is brought up to date', async () => {
  migrations['9999-new'] = { up: async database => void (await sql`create table later ()`.execute(database)) }
  onTestFinished(() => void delete migrations['9999-new'])
  await expect(assertSchema(test.database)).rejects.toThrow(
    'The database lacks 9999-new. Run "migrate before" with this version.',
  )
  await migrate(test.database)
  await expect(assertSchema(test.database)).resolves.toBeUndefined()
})

it('a schema of which a later version has removed something fits that version alone', async () => {
  removals['9999-late'] = { up: async database => void (await sql`drop table later`.execute(database)) }
  await Promise.all([removeUnneeded(test.database), removeUnneeded(test.database)])
  await expect(assertSchema(test.database)).resolves.toBeUndefined()
  delete removals['9999-late']
  await expect(assertSchema(test.database)).rejects.toThrow(
    'The database is of a later version, which has removed 9999-late.',
  )
})

it('a schema can be made again up to any of its steps, with what was removed', async () => {
  const copy = await createTestDatabase()
  onTestFinished(() => copy.drop())
  const [first, second] = Object.keys(migrations) as [string, string]
  const steps = { added: [first, second], removed: ['9999-late'] }
  removals['9999-late'] = {
    up: async database => void (await sql`create table remade as select 1 as one`.execute(database)),
  }
  onTestFinished(() => void delete removals['9999-late'])

  await emptyDatabase(copy.database)
  await migrateTo(copy.database, steps)
  expect(await schemaSteps(copy.database)).toEqual(steps)
  expect((await sql`select * from remade`.execute(copy.database)).rows).toEqual([{ one: 1 }])
})

it('a schema of a later version is not made', async () => {
  const later = { added: Object.keys(migrations), removed: ['9999-unknown'] }
  await expect(migrateTo(test.database, later)).rejects.toThrow(
    'A later version made the schema: 9999-unknown.',
  )
})

it('a backend in production starts on a schema that the command has made, and makes none itself', async () => {
  await emptyDatabase(test.database)
  const dataDir = mkdtempSync(join(tmpdir(), 'migrated-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const environment = { ...production, DATABASE_URL: test.databaseUrl, DATA_DIR: dataDir }
  const migrated = (phase: string) => execute(process.execPath, [COMMAND, phase], { env: environment })

  expect((await spawnBackend(environment).ended).said).toContain('lacks 0001-business-and-application')
  await expect(migrated('now')).rejects.toThrow('migrate failed. Its argument is "before" or "after".')
  await migrated('before')
  await migrated('after')
  const backend = spawnBackend(environment)
  expect((await fetch(`${await backend.ready}/readyz`)).status).toBe(200)
  backend.kill('SIGTERM')
  expect(await backend.ended).toMatchObject({ code: 0 })
})

import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createLog } from 'server-kit'
import { openDatabase, type Database } from '../stores/database.ts'
import { execute, TEMPLATE, withDatabase } from './database-server.ts'

export type TestDatabase = { databaseUrl: string; database: Database; drop: () => Promise<void> }

/** An empty database with the current schema, for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name} template ${TEMPLATE}`)
  const databaseUrl = withDatabase(server, name)
  const database = openDatabase(databaseUrl, createLog('silent'))
  return {
    databaseUrl,
    database,
    async drop() {
      await database.destroy()
      await execute(server, `drop database ${name} with (force)`)
    },
  }
}

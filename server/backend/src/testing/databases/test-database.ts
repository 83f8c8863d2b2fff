import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createLog } from 'server-kit'
import { openDatabase, type Database } from '../../stores/database.ts'
import { execute, roleOf, TEMPLATE, withDatabase } from './database-server.ts'

export type TestDatabase = {
  /** For the role that a backend connects as. */
  databaseUrl: string
  /** For work that needs a superuser. */
  superuserUrl: string
  database: Database
  drop: () => Promise<void>
}

/** Creates an empty database with the current schema, for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const [server, superuser] = [inject('databaseUrl'), inject('superuserUrl')]
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(superuser, `create database ${name} template ${TEMPLATE} owner ${roleOf(server)}`)
  const databaseUrl = withDatabase(server, name)
  const database = openDatabase(databaseUrl, createLog('silent'))
  return {
    databaseUrl,
    superuserUrl: withDatabase(superuser, name),
    database,
    async drop() {
      await database.destroy()
      await execute(superuser, `drop database ${name} with (force)`)
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from 'embedded-database'
import { runningUrl } from 'embedded-database/testing'
import { createLog } from 'server-kit'
import { openDatabase } from '../../stores/database.ts'
import { migrate } from '../../stores/migrate.ts'

export const TEMPLATE = 'template_of_tests'

/** A PostgreSQL on which each test file has a database of its own. */
export type DatabaseServer = {
  /** The server for the role of backends. */
  databaseUrl: string
  /** The same server for a superuser, who creates databases on it. */
  superuserUrl: string
}

declare module 'vitest' {
  interface ProvidedContext extends DatabaseServer {}
}

/** Set by `npm run mutants`, whose runs share one server: its addresses, as JSON. */
const SERVER_OF_ALL_RUNS = process.env['TEST_DATABASE_SERVER']

/** Starts the PostgreSQL of this run, unless one is given. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given: DatabaseServer | undefined = SERVER_OF_ALL_RUNS && JSON.parse(SERVER_OF_ALL_RUNS)
  const { server, stop } = given ? { server: given, stop: async () => {} } : await startDatabaseServer()
  project.provide('databaseUrl', server.databaseUrl)
  project.provide('superuserUrl', server.superuserUrl)
  return stop
}

/** Starts a PostgreSQL and prepares the template that each test file's database is copied from. */
export async function startDatabaseServer(): Promise<{ server: DatabaseServer; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-tests-'))
  const log = createLog('warn')
  const { databaseUrl, stop } = await startEmbeddedPostgres(dataDir, log)
  const superuserUrl = await runningUrl(dataDir)
  await execute(
    superuserUrl,
    'alter system set fsync = off',
    'select pg_reload_conf()',
    `create database ${TEMPLATE} owner ${roleOf(databaseUrl)}`,
  )
  const template = openDatabase(withDatabase(databaseUrl, TEMPLATE), log)
  await migrate(template)
  await template.destroy()
  return {
    server: { databaseUrl, superuserUrl },
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Runs statements that belong to no test's database. */
export async function execute(databaseUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Returns the role in an address. */
export function roleOf(databaseUrl: string): string {
  return new URL(databaseUrl).username
}

/** Returns the address of another database on the same server. */
export function withDatabase(databaseUrl: string, name: string): string {
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
}

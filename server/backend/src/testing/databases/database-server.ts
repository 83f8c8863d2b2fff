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

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, for the role of backends. */
    databaseUrl: string
    /** The same server for a superuser, who creates databases on it. */
    superuserUrl: string
  }
}

/** Starts the PostgreSQL of this run and prepares the template that each test file's database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  project.provide('databaseUrl', databaseUrl)
  project.provide('superuserUrl', superuserUrl)

  return async () => {
    await stop()
    await rm(dataDir, { recursive: true })
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

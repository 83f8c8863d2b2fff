import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { startEmbeddedPostgres } from 'embedded-database'
import { runningUrl } from 'embedded-database/testing'
import { createLog } from 'server-kit'
import { newDataFolder, removeDataFolder } from './data-folder.ts'

/** The server's address for the role that backends connect as, and for the superuser, who makes databases. */
const BACKENDS = 'E2E_DATABASE_URL'
const SUPERUSER = 'E2E_DATABASE_SUPERUSER_URL'

/**
 * Starts the one PostgreSQL on which every site of the run has a database of its own: one for each site would take longer
 * to start than the site. Returns a function that stops it and deletes its data.
 */
export async function startDatabaseServer(): Promise<() => Promise<void>> {
  const dataDir = await newDataFolder()
  const { databaseUrl, stop } = await startEmbeddedPostgres(dataDir, createLog('warn'))
  process.env[BACKENDS] = databaseUrl
  process.env[SUPERUSER] = await runningUrl(dataDir)
  await execute('alter system set fsync = off', 'select pg_reload_conf()')
  return async () => {
    await stop()
    await removeDataFolder(dataDir)
  }
}

/** Makes an empty database on that server and returns its address for a backend. */
export async function newDatabase(): Promise<string> {
  const address = new URL(addressIn(BACKENDS))
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await execute(`create database ${name} owner ${address.username}`)
  return Object.assign(address, { pathname: `/${name}` }).href
}

async function execute(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: addressIn(SUPERUSER) })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

function addressIn(variable: string): string {
  const address = process.env[variable]
  if (!address) throw new Error('The PostgreSQL of the run has not been started.')
  return address
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningUrl } from 'embedded-database/testing'
import { sql } from 'kysely'
import { hasCode } from 'file-kit'
import { createLog } from 'server-kit'
import { openDatabase, type Database } from '../../stores/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set in the run in which each backend runs a database by itself: the folder of data folders that are passed on. */
    dataFolders?: string
  }
}

const OF_THE_DATABASE = /^postgres/
// A test may hold a transaction open for as long as a busy machine needs.
const A_BUSY_MACHINE_MS = 120_000

/** Connects to the database that a backend runs under its data folder. */
export async function openOwnDatabase(dataDir: string): Promise<Database> {
  return openDatabase(await runningUrl(dataDir), createLog('silent'), A_BUSY_MACHINE_MS)
}

/** Ends other connections, whose last write would block this, and empties the schema for the next backend. */
export async function emptyDatabase(database: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(database)
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
}

/** Returns a data folder: one that another test has passed on, since creating a database takes seconds, or a new one. */
export async function takeDataFolder(handedOn: string): Promise<string> {
  for (const name of await readdir(handedOn)) {
    const dataDir = join(tmpdir(), `backend-test-${name}`)
    if (await moved(join(handedOn, name), dataDir)) return dataDir
  }
  return mkdtemp(join(tmpdir(), 'backend-test-'))
}

/** Passes on a data folder with an empty, stopped database; removes everything else in it. */
export async function handOnDataFolder(dataDir: string, handedOn: string): Promise<void> {
  const others = (await readdir(dataDir)).filter(name => !OF_THE_DATABASE.test(name))
  for (const name of others) await rm(join(dataDir, name), { recursive: true })
  await rename(dataDir, join(handedOn, randomUUID()))
}

// False if another test was faster.
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

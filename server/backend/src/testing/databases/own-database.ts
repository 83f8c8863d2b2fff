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
    /** Set in the run in which each backend runs a database by itself: where data folders are handed on. */
    dataFolders?: string
  }
}

const OF_THE_DATABASE = /^postgres/
// A test may hold a transaction open until a busy machine has done its part.
const A_BUSY_MACHINE_MS = 120_000

/** A look into the database that a backend runs under its data folder. */
export async function openOwnDatabase(dataDir: string): Promise<Database> {
  return openDatabase(await runningUrl(dataDir), createLog('silent'), A_BUSY_MACHINE_MS)
}

/** Leaves nothing of a schema, so that the next backend finds what it would find in a new database. */
export async function emptyDatabase(database: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
}

/** A data folder: one that another test has handed on, since making a database takes seconds, else a new one. */
export async function takeDataFolder(handedOn: string): Promise<string> {
  for (const name of await readdir(handedOn)) {
    const dataDir = join(tmpdir(), `backend-test-${name}`)
    if (await moved(join(handedOn, name), dataDir)) return dataDir
  }
  return mkdtemp(join(tmpdir(), 'backend-test-'))
}

/** Hands on a data folder whose database is empty and at rest, and nothing else that lies in it. */
export async function handOnDataFolder(dataDir: string, handedOn: string): Promise<void> {
  const others = (await readdir(dataDir)).filter(name => !OF_THE_DATABASE.test(name))
  for (const name of others) await rm(join(dataDir, name), { recursive: true })
  await rename(dataDir, join(handedOn, randomUUID()))
}

// False when another test was faster.
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

import { runningUrl } from 'embedded-database/testing'
import { sql } from 'kysely'
import { createLog } from 'server-kit'
import { openDatabase, type Database } from '../../stores/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in the run in which each backend runs a database by itself. */
    ownDatabase?: boolean
  }
}

// A test may hold a transaction open for as long as a busy machine needs.
const A_BUSY_MACHINE_MS = 120_000

/** Connects to the database that a backend runs under its data folder. */
export async function openOwnDatabase(dataDir: string): Promise<Database> {
  return openDatabase(await runningUrl(dataDir), createLog('silent'), A_BUSY_MACHINE_MS)
}

/**
 * Ends the connections of other programs, whose last write would block this, and empties the schema. The server's own
 * workers make way by themselves, and only a superuser may end them.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(database)
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
}

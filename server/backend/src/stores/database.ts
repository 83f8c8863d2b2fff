import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction as TransactionOf } from 'kysely'
import { Client, Pool } from 'pg'
import type { Logger } from 'pino'
import type { BackendFigures } from '../figures/backend-figures.ts'
import type { Tables } from './tables.ts'

const MAX_CONNECTIONS = 16
const USUAL_TIMEOUT_MS = 5_000
/** The server ends a statement itself; after this time its response is lost. */
const RESPONSE_MAY_TAKE_MS = 1_000

/** The database, or a transaction on it. */
export type Database = Kysely<Tables>

export type Transaction = TransactionOf<Tables>

/**
 * Creates a pool of connections; none is opened before the first query. A query waits `timeoutMs` for a connection,
 * and its statement may take twice as long. With `figures` statements are counted.
 */
export function openDatabase(
  databaseUrl: string,
  log: Logger,
  timeoutMs = USUAL_TIMEOUT_MS,
  figures?: BackendFigures,
): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: 2 * timeoutMs,
    query_timeout: 2 * timeoutMs + RESPONSE_MAY_TAKE_MS,
    Client: PatientClient,
    idle_in_transaction_session_timeout: 2 * timeoutMs,
  })
  // Without a listener, a connection that the server ends would end this process too: the pool listens to idle ones
  // only, and one inside a transaction may be idle as well. The next query on it rejects by itself.
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'database connection lost')),
  )
  pool.on('error', () => undefined)
  figures?.watchPool(pool)
  return new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    ...(figures && { log: event => figures.recordStatement(event) }),
  })
}

/** Ends with its first query without a response: over a connection that carries nothing, the next one would wait as long. */
class PatientClient extends Client {
  override query(...asked: never[]): never {
    const result: unknown = Reflect.apply(super.query, this, asked)
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void this.end()
      })
    return result as never
  }
}

/** Returns true if the backend's account is a superuser of the server; owning the database is enough. */
export async function isSuperuser(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isSuperuser: string }>`show is_superuser`.execute(database)
  return rows[0]?.isSuperuser === 'on'
}

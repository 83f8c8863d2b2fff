import { sql } from 'kysely'
import type { Database } from '../../stores/database.ts'

/** Returns the number of statements in this database that wait for a row that another transaction has locked. */
export async function waitingStatements(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(database)
  return rows[0]?.count ?? 0
}

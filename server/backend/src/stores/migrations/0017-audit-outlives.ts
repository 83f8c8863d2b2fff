import { sql, type Kysely } from 'kysely'

// The log outlives an application that is erased. Its account may not lock the entries, as the constraint demands.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table audit drop constraint audit_application_number_fkey`.execute(database)
}

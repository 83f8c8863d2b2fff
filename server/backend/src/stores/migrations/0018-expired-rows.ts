import { sql, type Kysely } from 'kysely'

// The hourly job finds what has expired without reading the tables from end to end.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index application_updated on application (updated_at)`.execute(database)
  await sql`create index consent_to_promotion on consent (agreed_at) where consent_column = 'info_promotion_yn'`.execute(
    database,
  )
}

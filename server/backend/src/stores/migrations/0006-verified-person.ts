import { sql, type Kysely } from 'kysely'

// A submission looks up the verified person of its applicant.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index verification_of_person on verification (ci, business_number)`.execute(database)
}

import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await ofOperators.execute(database)
}

// A few rows among very many, which the console shows during an incident.
const ofOperators = sql`
  create index audit_of_operators on audit (audit_number) where actor like 'operator:%' or actor = 'automatic'`

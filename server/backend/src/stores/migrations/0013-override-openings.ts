import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await overrideOpening.execute(database)
}

// Links for testers that were opened; `browser` is the digest of a cookie.
const overrideOpening = sql`
  create table override_opening (
    id text primary key,
    browser text not null unique,
    override text not null,
    until timestamptz not null
  )`

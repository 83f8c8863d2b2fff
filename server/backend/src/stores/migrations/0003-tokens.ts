import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sessionToken.execute(database)
}

// One live token for a person and an application: an extension replaces it.
const sessionToken = sql`
  create table session_token (
    application_number text not null references application on delete cascade,
    ci text not null,
    business_number text not null,
    token_digest text not null unique check (token_digest ~ '^[0-9a-f]{64}$'),
    expires_at timestamptz not null,
    primary key (application_number, ci)
  )`

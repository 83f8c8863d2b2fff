import { sql, type Kysely } from 'kysely'

// A session has an id, which its cookies and tokens carry, so that it can be ended. After an extension the former
// tokens live for a while: more than one token of a session may be live.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table session_token`.execute(database)
  await sessionToken.execute(database)
  await sql`create index session_token_of_application on session_token (application_number)`.execute(database)
  await sql`create index session_token_of_session on session_token (session_id)`.execute(database)
  await sql`create index session_token_of_person on session_token (ci, business_number)`.execute(database)
  await sql`create index session_token_by_end on session_token (expires_at)`.execute(database)
  await endedSession.execute(database)
  await sql`create index ended_session_by_end on ended_session (forget_at)`.execute(database)
}

// `issued` is the order in which tokens were created.
const sessionToken = sql`
  create table session_token (
    token_digest text primary key check (token_digest ~ '^[0-9a-f]{64}$'),
    issued bigint generated always as identity,
    session_id text not null,
    application_number text not null references application on delete cascade,
    ci text not null,
    business_number text not null,
    is_used boolean not null default false,
    expires_at timestamptz not null
  )`

// The time at which its last cookie would have expired by itself.
const endedSession = sql`
  create table ended_session (
    session_id text primary key,
    forget_at timestamptz not null
  )`

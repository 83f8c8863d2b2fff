import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await queuePassUse.execute(database)
  await sql`create index queue_pass_use_by_time on queue_pass_use (used_at)`.execute(database)
}

// A turn at the waiting room allows one request for each call.
const queuePassUse = sql`
  create table queue_pass_use (
    turn text not null,
    call text not null,
    request_hash text not null,
    used_at timestamptz not null,
    primary key (turn, call)
  )`

import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await releaseCount.execute(database)
}

// Counts of the beacons of pages about releases; `up_to` is 0 for events without a measured value.
const releaseCount = sql`
  create table release_count (
    minute timestamptz not null,
    remote text not null,
    version text not null,
    kind text not null,
    up_to integer not null default 0,
    count bigint not null check (count > 0),
    primary key (minute, remote, version, kind, up_to)
  )`

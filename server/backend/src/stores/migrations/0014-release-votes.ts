import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await releaseVote.execute(database)
  await ofTrial.execute(database)
}

// Outcomes of releases by network; `voter` is a keyed digest of it, `trial` a revision of the registry or 0.
// `is_known`: the remote had started in the network before the release was introduced.
const releaseVote = sql`
  create table release_vote (
    remote text not null,
    voter text not null,
    trial integer not null,
    starts integer not null,
    failures integer not null,
    is_known boolean not null,
    first_at timestamptz not null,
    primary key (remote, voter, trial),
    check (starts + failures > 0)
  )`

const ofTrial = sql`create index release_vote_of_trial on release_vote (remote, trial)`

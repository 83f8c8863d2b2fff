import { sql, type Insertable } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The outcomes of a trial in one network, which is known if the remote had started in it before a moment. */
type ReleaseVote = Omit<Insertable<Tables['releaseVote']>, 'isKnown'> & { knownBefore: Date }

/** Stores the votes of networks about releases. */
export function createReleaseVotes(database: Database) {
  return {
    /** Adds outcomes to the votes, of this or another server; each network and trial once. */
    async add(votes: readonly ReleaseVote[]): Promise<void> {
      await sql`
        insert into release_vote (remote, voter, trial, starts, failures, first_at, is_known)
        select remote, voter, trial, starts, failures, first_at, exists (
          select from release_vote earlier
          where earlier.remote = vote.remote and earlier.voter = vote.voter
            and earlier.starts > 0 and earlier.first_at < vote.known_before)
        from jsonb_to_recordset(${JSON.stringify(votes.map(recordOf))}::jsonb) as vote (
          remote text, voter text, trial integer, starts integer, failures integer,
          first_at timestamptz, known_before timestamptz)
        on conflict (remote, voter, trial) do update set
          starts = release_vote.starts + excluded.starts,
          failures = release_vote.failures + excluded.failures`.execute(database)
    },

    /** Returns the votes of a trial, apart for known networks and for strange ones. */
    async of({ remote, revision }: { remote: string; revision: number }) {
      const rows = await database
        .selectFrom('releaseVote')
        .select([
          'isKnown',
          sql<string>`count(*)`.as('networks'),
          sql<number>`sum(failures::float8 / (starts + failures))`.as('failing'),
        ])
        .where('remote', '=', remote)
        .where('trial', '=', revision)
        .groupBy('isKnown')
        .execute()
      const votesOf = (isKnown: boolean) => {
        const { networks, failing } = rows.find(row => row.isKnown === isKnown) ?? { networks: 0, failing: 0 }
        return { networks: Number(networks), failing }
      }
      return { known: votesOf(true), strange: votesOf(false) }
    },

    /** Deletes the votes of networks that began before a moment. */
    async prune(before: Date): Promise<void> {
      await database.deleteFrom('releaseVote').where('firstAt', '<', before).execute()
    },
  }
}

function recordOf({ firstAt, knownBefore, ...vote }: ReleaseVote) {
  return { ...vote, first_at: firstAt, known_before: knownBefore }
}

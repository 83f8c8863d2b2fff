import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The outcomes of a trial in one network. */
type ReleaseVote = {
  remote: string
  voter: string
  trial: number
  starts: number
  failures: number
  firstAt: Date
}

/** Parameters of one statement; the protocol allows 65,535. */
const AT_ONCE = 5_000
const NONE = { networks: 0, failing: 0 }

/** Stores the votes of networks about releases. */
export function createReleaseVotes(database: Database) {
  return {
    /** Adds outcomes to the votes, of this or another server; each network and trial once. */
    async add(votes: readonly ReleaseVote[]): Promise<void> {
      for (let from = 0; from < votes.length; from += AT_ONCE) {
        await database
          .insertInto('releaseVote')
          .values(votes.slice(from, from + AT_ONCE))
          .onConflict(conflict =>
            conflict.columns(['remote', 'voter', 'trial']).doUpdateSet({
              starts: sql<number>`release_vote.starts + excluded.starts`,
              failures: sql<number>`release_vote.failures + excluded.failures`,
            }),
          )
          .execute()
      }
    },

    /** Returns the votes of a trial, apart for networks in which the remote had started before `introducedAt`. */
    async of({ remote, revision, introducedAt }: { remote: string; revision: number; introducedAt: Date }) {
      const isKnown = sql<boolean>`exists (
        select from release_vote earlier
        where earlier.remote = release_vote.remote and earlier.voter = release_vote.voter
          and earlier.starts > 0 and earlier.first_at < ${introducedAt})`
      const rows = await database
        .selectFrom('releaseVote')
        .select([
          isKnown.as('isKnown'),
          sql<string>`count(*)`.as('networks'),
          sql<number>`sum(failures::float8 / (starts + failures))`.as('failing'),
        ])
        .where('remote', '=', remote)
        .where('trial', '=', revision)
        .groupBy('isKnown')
        .execute()
      const votes = rows.map(row => ({
        ...row,
        networks: Number(row.networks),
        failing: Number(row.failing),
      }))
      const [known = NONE, strange = NONE] = [true, false].map(isKnownOne => {
        const found = votes.find(row => row.isKnown === isKnownOne)
        return found && { networks: found.networks, failing: found.failing }
      })
      return { known, strange }
    },

    /** Deletes the votes of networks that began before a moment. */
    async prune(before: Date): Promise<void> {
      await database.deleteFrom('releaseVote').where('firstAt', '<', before).execute()
    },
  }
}

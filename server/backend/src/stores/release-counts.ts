import { sql, type Insertable } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The count of one event of a release, reported by pages. */
type ReleaseCount = Omit<Insertable<Tables['releaseCount']>, 'minute'>

/** Counts the beacons of pages about releases by the minute. */
export function createReleaseCounts(database: Database) {
  return {
    /** Adds to the counts of a minute, of this or another server; each combination once. */
    async add(minute: Date, counts: readonly ReleaseCount[]): Promise<void> {
      if (counts.length === 0) return
      await database
        .insertInto('releaseCount')
        .values(counts.map(count => ({ minute, ...count })))
        .onConflict(conflict =>
          conflict
            .columns(['minute', 'remote', 'version', 'kind', 'upTo'])
            .doUpdateSet({ count: sql<number>`release_count.count + excluded.count` }),
        )
        .execute()
    },

    /** Returns the sums of all minutes from a moment on, of one remote or of all. */
    async since(from: Date, remote?: string): Promise<readonly ReleaseCount[]> {
      let query = database
        .selectFrom('releaseCount')
        .select(['remote', 'version', 'kind', 'upTo', sql<string>`sum(count)`.as('count')])
        .where('minute', '>=', from)
        .groupBy(['remote', 'version', 'kind', 'upTo'])
        .orderBy('remote')
        .orderBy('version')
      if (remote !== undefined) query = query.where('remote', '=', remote)
      return (await query.execute()).map(row => ({ ...row, count: Number(row.count) }))
    },

    /** Returns the counts of each minute from a moment on, without measured values. */
    async minutes(from: Date): Promise<readonly (ReleaseCount & { minute: Date })[]> {
      const rows = await database
        .selectFrom('releaseCount')
        .selectAll()
        .where('minute', '>=', from)
        .where('upTo', '=', 0)
        .orderBy('minute')
        .execute()
      return rows.map(row => ({ ...row, count: Number(row.count) }))
    },

    /** Deletes the counts before a moment. */
    async prune(before: Date): Promise<void> {
      await database.deleteFrom('releaseCount').where('minute', '<', before).execute()
    },
  }
}

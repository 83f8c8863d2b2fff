import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** How often pages told one thing of a release. */
type ReleaseCount = {
  remote: string
  version: string
  kind: string
  /** The upper edge of the range in which a measured value lies; 0 for what is not measured. */
  upTo: number
  count: number
}

/** What pages tell of releases, counted by the minute. */
export function createReleaseCounts(database: Kysely<Tables>) {
  return {
    /** Adds to what has been counted in that minute, here or by another server; each thing once. */
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

    /** The sums of all minutes from that one on, of one remote or of all. */
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

    /** What was counted in each minute from that one on, but for what was measured. */
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

    /** Forgets what was counted before. */
    async prune(before: Date): Promise<void> {
      await database.deleteFrom('releaseCount').where('minute', '<', before).execute()
    },
  }
}

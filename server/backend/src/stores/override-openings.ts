import type { Database } from './database.ts'

/** An opened link for a tester: its browser, the override that it shows, and its end. */
type Opening = { id: string; browser: string; override: string; until: Date }

/** Records the opened links for testers, for all machines of the site. */
export function createOverrideOpenings(database: Database) {
  return {
    /** Returns false if the link was opened before. Deletes expired openings. */
    async open(opening: Opening, now = new Date()): Promise<boolean> {
      await database.deleteFrom('overrideOpening').where('until', '<=', now).execute()
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('overrideOpening')
        .values(opening)
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Returns the override of a browser; null if it has none. */
    async find(browser: string): Promise<string | null> {
      const found = await database
        .selectFrom('overrideOpening')
        .select('override')
        .where('browser', '=', browser)
        .executeTakeFirst()
      return found?.override ?? null
    },
  }
}

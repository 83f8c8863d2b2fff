import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A link for a tester that was opened: by which browser, what it is shown, and how long. */
type Opening = { id: string; browser: string; override: string; until: Date }

/** Which links for testers were opened, on whichever machine of the site. */
export function createOverrideOpenings(database: Kysely<Tables>) {
  return {
    /** False when the link was opened before. What is over is removed. */
    async open(opening: Opening, now = new Date()): Promise<boolean> {
      await database.deleteFrom('overrideOpening').where('until', '<=', now).execute()
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('overrideOpening')
        .values(opening)
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** What that browser is shown; null for nothing. */
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

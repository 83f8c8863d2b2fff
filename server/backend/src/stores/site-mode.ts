import { recordAudit } from './applications/audit.ts'
import type { Database } from './database.ts'

/** `read-only` refuses calls that change an application, `maintenance` all calls. */
export const SITE_MODES = ['normal', 'read-only', 'maintenance'] as const

export type SiteMode = (typeof SITE_MODES)[number]

/** Returns the mode that all backends of the site are in. */
export async function readSiteMode(database: Database): Promise<SiteMode> {
  return (await database.selectFrom('siteMode').select('mode').executeTakeFirstOrThrow()).mode
}

/** Puts all backends of the site into a mode, with an entry in the audit log. */
export async function changeSiteMode(database: Database, mode: SiteMode, actor: string): Promise<void> {
  await database.transaction().execute(async transaction => {
    await transaction.updateTable('siteMode').set({ mode }).execute()
    await recordAudit(transaction, { at: new Date(), actor, action: 'site.mode', detail: { mode } })
  })
}

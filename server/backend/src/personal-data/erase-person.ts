import { sql } from 'kysely'
import type { ObjectStore } from '../objects/object-store.ts'
import { actorOf, recordAudit } from '../stores/applications/audit.ts'
import { deleteSavedDraft } from '../stores/saved-draft-store.ts'
import { businessesOf, type Needed, type PersonRequest } from './export-person.ts'

/**
 * Erases what no law demands to keep: records of sign-ins, saved drafts, the consent to promotion, everything of
 * applications that the person has not filed, and unused uploads. Filed applications stay until their time is over. The
 * audit log records it.
 */
export async function erasePerson(
  needed: Needed & { objects: ObjectStore },
  { ci, actor }: PersonRequest,
): Promise<void> {
  const { database, objects, fields, now } = needed
  const uploads = database.selectFrom('file').select('filePath').where('ci', '=', ci)
  for (const { filePath } of await uploads.where('attachedAt', 'is', null).execute())
    await objects.deleteObject(filePath)
  const businessNumbers = await businessesOf(database, ci)
  const isNotTheirs = sql<boolean>`application_number not in (
    select application_number from application where applicant_ci = ${ci})`
  await database.transaction().execute(async transaction => {
    for (const businessNumber of businessNumbers)
      await deleteSavedDraft({ database: transaction, fields }, { ci, businessNumber })
    await transaction.deleteFrom('file').where('ci', '=', ci).where('attachedAt', 'is', null).execute()
    for (const table of ['verification', 'sessionToken'] as const)
      await transaction.deleteFrom(table).where('ci', '=', ci).execute()
    for (const table of ['applicationCheck', 'consent', 'agreement', 'stepHistory'] as const)
      await transaction.deleteFrom(table).where('ci', '=', ci).where(isNotTheirs).execute()
    const promotion = transaction.deleteFrom('consent').where('consentColumn', '=', 'info_promotion_yn')
    await promotion.where('ci', '=', ci).execute()
    const detail = { person: actorOf({ ci }) }
    await recordAudit(transaction, { at: now(), actor, action: 'person.erase', detail })
  })
}

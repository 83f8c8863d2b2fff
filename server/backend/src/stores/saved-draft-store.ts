import { draftEnd } from 'domain-rules/application'
import type { FieldCipher } from '../crypto/field-cipher.ts'
import type { Owner } from './applications/application-rows.ts'
import type { Database } from './database.ts'

type Needed = { database: Database; fields: FieldCipher }

/** The saved draft of a person for a business: the typed values as JSON. */
export type SavedDraft = { content: string; savedAt: Date }

/** Returns the owner's draft; null without one that is still kept. Throws `FieldUnreadable` for a changed record. */
export async function findSavedDraft(
  { database, fields }: Needed,
  owner: Owner,
  now: Date,
): Promise<SavedDraft | null> {
  const row = await database
    .selectFrom('savedDraft')
    .selectAll()
    .where('owner', 'in', fields.fingerprints(textOf(owner)))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row ? { content: fields.decrypt(row.content, placeOf(row.owner)), savedAt: row.savedAt } : null
}

/** Keeps the draft in the place of the owner's former one; returns the time at which that was saved, or null. */
export async function replaceSavedDraft(
  { database, fields }: Needed,
  owner: Owner,
  { content, savedAt }: SavedDraft,
): Promise<Date | null> {
  const former = await deleteSavedDraft({ database, fields }, owner)
  const digest = fields.fingerprint(textOf(owner))
  const expiresAt = new Date(draftEnd(savedAt.toISOString()))
  const row = { content: fields.encrypt(content, placeOf(digest)), savedAt, expiresAt }
  await database
    .insertInto('savedDraft')
    .values({ owner: digest, ...row })
    .execute()
  return former && former.expiresAt > savedAt ? former.savedAt : null
}

/** Deletes the owner's draft, and returns its times; undefined without one. */
export function deleteSavedDraft({ database, fields }: Needed, owner: Owner) {
  return database
    .deleteFrom('savedDraft')
    .where('owner', 'in', fields.fingerprints(textOf(owner)))
    .returning(['savedAt', 'expiresAt'])
    .executeTakeFirst()
}

/** Deletes the drafts that are no longer kept. */
export async function pruneSavedDrafts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('savedDraft').where('expiresAt', '<=', now).execute()
}

function textOf({ ci, businessNumber }: Owner): string {
  return JSON.stringify(['saved_draft', ci, businessNumber])
}

function placeOf(digest: string): string {
  return `saved_draft/${digest}`
}

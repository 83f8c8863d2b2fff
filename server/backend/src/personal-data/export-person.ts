import { sql } from 'kysely'
import type { FieldCipher } from '../crypto/field-cipher.ts'
import { actorOf, recordAudit } from '../stores/applications/audit.ts'
import { decryptFor, ENCRYPTED_COLUMNS } from '../stores/applications/encrypted-fields.ts'
import { checkPlace } from '../stores/check-store.ts'
import type { Database } from '../stores/database.ts'
import { findSavedDraft } from '../stores/saved-draft-store.ts'
import type { CheckKind } from '../stores/tables/verifications.ts'

export type Needed = { database: Database; fields: FieldCipher; now: () => Date }

/** A person by their ci, and the actor of the audit log who works on their request. */
export type PersonRequest = { ci: string; actor: string }

type Texts = 'applicationNumber' | 'ci' | 'accountNumber' | 'residenceNumber' | 'subject'
type Row = { [Name in Texts | 'filePath' | 'storedPath']?: string } & { kind?: CheckKind }

/**
 * Returns everything that is stored of a person: rows by table, decrypted, and the paths of their files. The audit log
 * records it.
 */
export async function exportPerson(needed: Needed, { ci, actor }: PersonRequest) {
  const { database, fields, now } = needed
  const data: Record<string, readonly object[]> = { saved_draft: await savedDraftsOf(needed, ci) }
  const paths: string[] = []
  for (const [table, isTheirs] of Object.entries(conditionsOf(ci))) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${isTheirs}`.execute(database)
    data[table] = rows.map(row => readable(fields, row))
    paths.push(...rows.flatMap(({ filePath, storedPath }) => [filePath ?? [], storedPath ?? []].flat()))
  }
  const detail = { person: actorOf({ ci }) }
  await recordAudit(database, { at: now(), actor, action: 'person.export', detail })
  return { data, paths }
}

function conditionsOf(ci: string) {
  const byCi = sql`ci = ${ci}`
  const byNumber = sql`application_number in (select application_number from application where applicant_ci = ${ci})`
  const ofBatch = sql`batch_id in (select batch_id from proof_batch where ${byNumber})`
  return {
    application: sql`applicant_ci = ${ci}`,
    audit: sql`actor = ${actorOf({ ci })}`,
    proof_item: ofBatch,
    application_history: byNumber,
    application_document: byNumber,
    opinion: byNumber,
    proof_batch: byNumber,
    consent: byCi,
    agreement: byCi,
    step_history: byCi,
    verification: byCi,
    session_token: byCi,
    application_check: byCi,
    file: byCi,
  }
}

/** Returns the ci of the person who has filed an application; undefined if nobody has. */
export async function applicantOf(
  database: Database,
  applicationNumber: string,
): Promise<string | undefined> {
  const found = database.selectFrom('application').select('applicantCi')
  const row = await found.where('applicationNumber', '=', applicationNumber).executeTakeFirst()
  return row?.applicantCi ?? undefined
}

/** Returns the businesses that a person has signed in for, by which saved drafts are found. */
export async function businessesOf(database: Database, ci: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select business_number as number from verification where ci = ${ci}
    union select business_number from session_token where ci = ${ci}
    union select business_number from application where applicant_ci = ${ci}
    union select business_number from application join consent using (application_number) where ci = ${ci}
  `.execute(database)
  return rows.map(({ number }) => number)
}

async function savedDraftsOf(needed: Needed, ci: string): Promise<object[]> {
  const numbers = await businessesOf(needed.database, ci)
  const found = numbers.map(businessNumber => findSavedDraft(needed, { ci, businessNumber }, needed.now()))
  return (await Promise.all(found)).filter(draft => draft !== null)
}

function readable(fields: FieldCipher, row: Row): Row {
  const { applicationNumber = '', ci = '', subject, kind } = row
  const plain = { ...row }
  if (subject && kind) plain.subject = fields.decrypt(subject, checkPlace({ applicationNumber, ci }, kind))
  for (const column of ENCRYPTED_COLUMNS) {
    const encrypted = row[column]
    if (encrypted) plain[column] = decryptFor(fields, applicationNumber, column, encrypted)
  }
  return plain
}

import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Writes down which files are on their way into the object store, before the first byte goes there. */
export async function beginUploads(
  database: Kysely<Tables>,
  filePaths: readonly string[],
  begunAt: Date,
): Promise<void> {
  if (filePaths.length === 0) return
  await database
    .insertInto('documentUpload')
    .values(filePaths.map(filePath => ({ filePath, begunAt })))
    .execute()
}

/** The files are where they belong, or gone: either way no one has to look for them any more. Returns how many there were. */
export async function endUploads(
  database: Kysely<Tables> | Transaction<Tables>,
  filePaths: readonly string[],
): Promise<number> {
  if (filePaths.length === 0) return 0
  const { numDeletedRows } = await database
    .deleteFrom('documentUpload')
    .where('filePath', 'in', filePaths)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Takes files that are on their way for good. Throws when a sweep has given one up meanwhile: its object is gone. */
export async function takeNewObjects(
  transaction: Transaction<Tables>,
  filePaths: readonly string[],
): Promise<void> {
  const taken = await endUploads(transaction, filePaths)
  if (taken !== filePaths.length) throw new Error('A file was given up while it was on its way.')
}

/** Which of these files no one has taken yet; waits for a transaction that is just taking them, though its caller is gone. */
export async function pendingUploads(
  database: Kysely<Tables>,
  filePaths: readonly string[],
): Promise<string[]> {
  if (filePaths.length === 0) return []
  const rows = await database
    .selectFrom('documentUpload')
    .select('filePath')
    .where('filePath', 'in', filePaths)
    .forUpdate()
    .execute()
  return rows.map(({ filePath }) => filePath)
}

/** What began before a moment and neither arrived nor was given up: the process that did it has died. */
export async function abandonedUploads(database: Kysely<Tables>, before: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('documentUpload')
    .select('filePath')
    .where('begunAt', '<=', before)
    .execute()
  return rows.map(({ filePath }) => filePath)
}

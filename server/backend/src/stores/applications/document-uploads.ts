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

/** The files are where they belong, or gone: either way nobody has to look for them any more. */
export async function endUploads(
  database: Kysely<Tables> | Transaction<Tables>,
  filePaths: readonly string[],
): Promise<void> {
  if (filePaths.length === 0) return
  await database.deleteFrom('documentUpload').where('filePath', 'in', filePaths).execute()
}

/** Which of these files nobody has taken yet. */
export async function pendingUploads(
  database: Kysely<Tables>,
  filePaths: readonly string[],
): Promise<string[]> {
  if (filePaths.length === 0) return []
  const rows = await database
    .selectFrom('documentUpload')
    .select('filePath')
    .where('filePath', 'in', filePaths)
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

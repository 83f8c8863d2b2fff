import type { Database, Transaction } from '../database.ts'

/** Records the files that are about to be written to the object store, before the first byte. */
export async function beginUploads(
  database: Database,
  filePaths: readonly string[],
  begunAt: Date,
): Promise<void> {
  if (filePaths.length === 0) return
  await database
    .insertInto('documentUpload')
    .values(filePaths.map(filePath => ({ filePath, begunAt })))
    .execute()
}

/** Removes the records of files that are attached or deleted. Returns the number of removed records. */
export async function endUploads(database: Database, filePaths: readonly string[]): Promise<number> {
  if (filePaths.length === 0) return 0
  const { numDeletedRows } = await database
    .deleteFrom('documentUpload')
    .where('filePath', 'in', filePaths)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Takes recorded files permanently. Throws if a sweep has removed one meanwhile: its object no longer exists. */
export async function takeNewObjects(transaction: Transaction, filePaths: readonly string[]): Promise<void> {
  const taken = await endUploads(transaction, filePaths)
  if (taken !== filePaths.length) throw new Error('A file was given up while it was on its way.')
}

/**
 * Returns the files that no transaction has taken. Waits for a transaction that is taking them, even if its client is
 * gone.
 */
export async function pendingUploads(database: Database, filePaths: readonly string[]): Promise<string[]> {
  if (filePaths.length === 0) return []
  const rows = await database
    .selectFrom('documentUpload')
    .select('filePath')
    .where('filePath', 'in', filePaths)
    .forUpdate()
    .execute()
  return rows.map(({ filePath }) => filePath)
}

/** Returns files of uploads that began before a moment and neither ended nor were given up: their process has died. */
export async function abandonedUploads(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('documentUpload')
    .select('filePath')
    .where('begunAt', '<=', before)
    .execute()
  return rows.map(({ filePath }) => filePath)
}

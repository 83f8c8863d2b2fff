import type { Database } from './database.ts'

/** Time that an upload may wait for the submission that uses it. */
const UNUSED_FOR_MS = 24 * 3_600_000
/** By then the address of an upload has expired, and every upload to it has ended. */
const ADDRESS_EXPIRED_AFTER_MS = 3_600_000
const SWEPT_AT_ONCE = 500

/** Returns paths whose objects may be removed: of deleted files, and of uploads that were never used. */
export async function unneededPaths(database: Database, now: Date): Promise<string[]> {
  const paths = database.selectFrom('file').select('filePath').limit(SWEPT_AT_ONCE)
  const deleted = paths.where('deletedAt', 'is not', null).where('removedAt', 'is', null)
  const unusedSince = new Date(now.getTime() - UNUSED_FOR_MS)
  const neverUsed = paths.where('attachedAt', 'is', null).where('issuedAt', '<', unusedSince)
  const rows = [...(await deleted.execute()), ...(await neverUsed.execute())]
  return rows.map(({ filePath }) => filePath)
}

/** Returns the paths of all objects of these files: of the upload, and of the inspected copy. */
export async function objectPathsOf(database: Database, filePaths: readonly string[]): Promise<string[]> {
  if (filePaths.length === 0) return []
  const query = database.selectFrom('file').select(['filePath', 'storedPath'])
  const rows = await query.where('filePath', 'in', filePaths).execute()
  return rows.flatMap(({ filePath, storedPath }) => (storedPath ? [filePath, storedPath] : [filePath]))
}

/** Returns the paths of uploads that have an inspected copy and whose address has expired. */
export async function leftUploads(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('file')
    .select('filePath')
    .where('storedPath', 'is not', null)
    .where('uploadRemovedAt', 'is', null)
    .where('issuedAt', '<', new Date(now.getTime() - ADDRESS_EXPIRED_AFTER_MS))
    .limit(SWEPT_AT_ONCE)
    .execute()
  return rows.map(({ filePath }) => filePath)
}

/** Records that the uploads are removed, while their copies are kept. */
export async function markUploadsRemoved(
  database: Database,
  filePaths: readonly string[],
  uploadRemovedAt: Date,
): Promise<void> {
  if (filePaths.length === 0) return
  await database.updateTable('file').set({ uploadRemovedAt }).where('filePath', 'in', filePaths).execute()
}

/** Records that the objects are removed, and deletes the rows of uploads that were never used. */
export async function markRemoved(
  database: Database,
  filePaths: readonly string[],
  removedAt: Date,
): Promise<void> {
  if (filePaths.length === 0) return
  await database
    .deleteFrom('file')
    .where('filePath', 'in', filePaths)
    .where('attachedAt', 'is', null)
    .execute()
  await database
    .updateTable('file')
    .set({ removedAt })
    .where('filePath', 'in', filePaths)
    .where('deletedAt', 'is not', null)
    .execute()
}

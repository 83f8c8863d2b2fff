import type { Logger } from 'pino'
import type { ObjectStore } from '../objects/object-store.ts'
import type { FileStore } from '../stores/file-store.ts'

type Needed = { files: FileStore; objects: ObjectStore; log: Pick<Logger, 'warn'> }

/** Removes the objects of deleted files, after that has been committed. What cannot be removed now is removed by a later sweep. */
export async function removeObjects(
  { files, objects, log }: Needed,
  filePaths: readonly string[],
): Promise<void> {
  try {
    for (const filePath of filePaths) await objects.deleteObject(filePath)
    await files.markRemoved(filePaths)
  } catch (error) {
    // What the applicant asked for is done; only the room is not free yet.
    log.warn({ err: error }, 'objects could not be removed')
  }
}

/** Removes what deleted files and unused uploads have left behind, also those of a process that was killed. */
export async function sweepObjects(needed: Needed): Promise<void> {
  await removeObjects(needed, await needed.files.unneededPaths())
}

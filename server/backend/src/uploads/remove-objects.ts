import type { Logger } from 'pino'
import type { ObjectStore } from '../objects/object-store.ts'
import type { FileStore } from '../stores/file-store.ts'

type Needed = { files: FileStore; objects: ObjectStore; log: Pick<Logger, 'warn'> }

/** Removes the objects of deleted files, after that has been committed. What cannot be removed now is removed by a later sweep. */
export async function removeObjects(needed: Needed, filePaths: readonly string[]): Promise<void> {
  const { files, objects } = needed
  await attempt(needed, async () => {
    for (const path of await files.objectPathsOf(filePaths)) await objects.deleteObject(path)
    await files.markRemoved(filePaths)
  })
}

/** Removes what deleted files and unused uploads have left behind, also those of a process that was killed. */
export async function sweepObjects(needed: Needed): Promise<void> {
  const { files, objects } = needed
  await attempt(needed, async () => {
    await removeObjects(needed, await files.unneededPaths())
    const leftUploads = await files.leftUploads()
    for (const path of leftUploads) await objects.deleteObject(path)
    await files.markUploadsRemoved(leftUploads)
  })
}

// What the applicant asked for is done; only the room is not free yet.
async function attempt({ log }: Needed, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error }, 'objects could not be removed')
  }
}

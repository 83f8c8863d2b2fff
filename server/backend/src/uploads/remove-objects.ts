import type { Logger } from 'pino'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Database } from '../stores/database.ts'
import {
  leftUploads,
  markRemoved,
  markUploadsRemoved,
  objectPathsOf,
  unneededPaths,
} from '../stores/unneeded-files.ts'

type Needed = { database: Database; objects: ObjectStore; now: () => Date; log: Pick<Logger, 'warn'> }

/** Removes the objects of deleted files after the commit. A failure is logged; a later sweep removes the rest. */
export async function removeObjects(needed: Needed, filePaths: readonly string[]): Promise<void> {
  const { database, objects, now } = needed
  await attempt(needed, async () => {
    for (const path of await objectPathsOf(database, filePaths)) await objects.deleteObject(path)
    await markRemoved(database, filePaths, now())
  })
}

/** Removes the objects of deleted files and unused uploads, including those of a process that was killed. */
export async function sweepObjects(needed: Needed): Promise<void> {
  const { database, objects, now } = needed
  await attempt(needed, async () => {
    await removeObjects(needed, await unneededPaths(database, now()))
    const uploads = await leftUploads(database, now())
    for (const path of uploads) await objects.deleteObject(path)
    await markUploadsRemoved(database, uploads, now())
  })
}

// The applicant's request is done by now, so a failure is logged and not thrown.
async function attempt({ log }: Needed, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error }, 'objects could not be removed')
  }
}

import type { ObjectStore } from '../objects/object-store.ts'
import {
  abandonedUploads,
  beginUploads,
  endUploads,
  pendingUploads,
} from '../stores/applications/document-uploads.ts'
import type { Database } from '../stores/database.ts'

type Needed = { database: Database; objects: ObjectStore; now: () => Date }

/**
 * Stores objects and runs the work, which takes them (`takeNewObjects`) in its transaction. Objects that are not
 * taken are removed. Their paths are recorded first, so that the next start finds the rest of a crash.
 */
export async function withNewObjects<T>(
  { database, objects, now }: Needed,
  paths: readonly string[],
  put: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  await beginUploads(database, paths, now())
  try {
    await put()
    return await work()
  } finally {
    await discard({ database, objects }, await pendingUploads(database, paths))
  }
}

/** Removes the objects of crashed uploads; `before` excludes uploads that other backends are making now. */
export async function sweepNewObjects(needed: Omit<Needed, 'now'>, before: Date): Promise<void> {
  await discard(needed, await abandonedUploads(needed.database, before))
}

async function discard({ database, objects }: Omit<Needed, 'now'>, paths: readonly string[]): Promise<void> {
  for (const path of paths) await objects.deleteObject(path)
  await endUploads(database, paths)
}

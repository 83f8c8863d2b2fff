import { clearUnfinishedObjects, createFileObjectStore, objectsFolder } from './file-object-store.ts'
import { objectKey } from './object-key.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-client.ts'
import { createS3ObjectStore, originOf } from './s3-object-store.ts'
import { createAddressSigner, type AddressSigner } from './signed-address.ts'

export type ObjectSettings = {
  dataDir: string
  /** A bucket for the files; without one they lie under `dataDir`. */
  s3: S3Settings | undefined
  /** What the addresses of objects are signed with; without one it is made under `dataDir`. */
  objectKey: string | undefined
}

/** Where the site's files lie; only a store of our own is reached under /objects/ and has a signer. */
export type Objects = {
  objects: ObjectStore
  ownObjects: { signer: AddressSigner } | null
}

/** The bucket that is configured, else a store of our own in the data folder. */
export async function createObjects(config: ObjectSettings, now: () => Date): Promise<Objects> {
  if (config.s3) {
    return { objects: await createS3ObjectStore(config.s3, now), ownObjects: null }
  }
  const folder = objectsFolder(config.dataDir)
  await clearUnfinishedObjects(folder)
  const signer = createAddressSigner(await objectKey(config), now)
  return { objects: createFileObjectStore(folder, signer), ownObjects: { signer } }
}

/** The origin of a bucket's signed addresses; null when they are the site's own. */
export function objectsOriginOf({ s3 }: Pick<ObjectSettings, 's3'>): string | null {
  return s3 ? originOf(s3) : null
}

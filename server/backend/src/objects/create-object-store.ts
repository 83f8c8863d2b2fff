import { join } from 'node:path'
import { secretIn } from 'file-kit'
import { clearUnfinishedObjects, createFileObjectStore, objectsFolder } from './file-object-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-client.ts'
import { createS3ObjectStore, originOf } from './s3-object-store.ts'
import { createAddressSigner, type AddressSigner } from './signed-address.ts'

export type ObjectSettings = {
  dataDir: string
  /** A bucket for the files; by default they are stored under `dataDir`. */
  s3: S3Settings | undefined
  /** The key that addresses of objects are signed with; generated under `dataDir` by default. */
  objectKey: string | undefined
}

/** The store of the site's files. Only the embedded store is served under /objects/ and has a signer. */
export type Objects = { objects: ObjectStore; ownObjects: { signer: AddressSigner } | null }

/** Opens the configured bucket, or the embedded store in the data folder. */
export async function createObjects(config: ObjectSettings, now: () => Date): Promise<Objects> {
  if (config.s3) return { objects: await createS3ObjectStore(config.s3, now), ownObjects: null }
  const folder = objectsFolder(config.dataDir)
  const objectKey = config.objectKey ?? (await secretIn(join(config.dataDir, 'object-key')))
  await clearUnfinishedObjects(folder)
  const signer = createAddressSigner(Buffer.from(objectKey), now)
  return { objects: createFileObjectStore(folder, signer), ownObjects: { signer } }
}

/** Returns the origin of a bucket's signed addresses; null for the site's own. */
export function objectsOriginOf({ s3 }: Pick<ObjectSettings, 's3'>): string | null {
  return s3 ? originOf(s3) : null
}

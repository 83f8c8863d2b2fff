import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ObjectStoreUnavailable } from './object-store.ts'
import { clientFor, unlessMissing, type S3Settings } from './s3-client.ts'

/** Objects of a bucket under one prefix, by key, and conditional writes. All other failures throw `ObjectStoreUnavailable`. */
export type Bucket = {
  /** Returns the object, with a tag that changes with it; null if there is none. */
  get(key: string): Promise<{ bytes: Uint8Array; tag: string } | null>
  /** Stores an object as a whole or not at all. With `unless`, only while it still has that tag or, for `null`, does not exist; else returns false. */
  put(key: string, bytes: Uint8Array, unless?: { changedFrom: string | null }): Promise<boolean>
  /** Returns the keys with a prefix, and the time of each object's last change. */
  list(keyPrefix: string): Promise<readonly { key: string; changedAt: Date }[]>
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>
}

/** Opens a part of a bucket, for the site's data besides the files of applicants. */
export async function openBucket(settings: S3Settings, prefix: string): Promise<Bucket> {
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand } =
    await import('@aws-sdk/client-s3')
  const client = await clientFor(settings)
  const at = (key: string) => ({ Bucket: settings.bucket, Key: `${prefix}/${key}` })

  return {
    async get(key) {
      return unlessMissing(async () => {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(key)))
        if (!(Body instanceof Readable)) throw new Error('The object store responded without content.')
        return { bytes: await buffer(Body), tag: ETag }
      })
    },
    async put(key, bytes, unless) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...conditionOf(unless) }))
        return true
      } catch (error) {
        if (unless && isOvertaken(error)) return false
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async list(keyPrefix) {
      const found: { key: string; changedAt: Date }[] = []
      const asked = { Bucket: settings.bucket, Prefix: `${prefix}/${keyPrefix}` }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked)) {
        for (const { Key = '', LastModified = new Date(0) } of Contents)
          found.push({ key: Key.slice(prefix.length + 1), changedAt: LastModified })
      }
      return found
    },
  }
}

function conditionOf(unless: { changedFrom: string | null } | undefined) {
  if (!unless) return {}
  return unless.changedFrom === null ? { IfNoneMatch: '*' } : { IfMatch: unless.changedFrom }
}

/** Another writer was quicker, or is still writing. */
function isOvertaken(error: unknown): boolean {
  if (!(error instanceof ObjectStoreUnavailable && error.cause instanceof Error)) return false
  return ['PreconditionFailed', 'ConditionalRequestConflict'].includes(error.cause.name)
}

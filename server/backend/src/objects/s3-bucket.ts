import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ObjectStoreUnavailable } from './object-store.ts'
import { clientFor, unlessMissing, type S3Settings } from './s3-client.ts'

export type Bucket = Awaited<ReturnType<typeof openBucket>>

/**
 * Opens the objects of a bucket under one prefix, for the site's data besides the files of applicants. All failures
 * but those of a condition throw `ObjectStoreUnavailable`.
 */
export async function openBucket(settings: S3Settings, prefix: string) {
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand } =
    await import('@aws-sdk/client-s3')
  const client = await clientFor(settings)
  const at = (key: string) => ({ Bucket: settings.bucket, Key: `${prefix}/${key}` })

  return {
    /** Returns the object, with a tag that changes with it; null if there is none. */
    get: (key: string) =>
      unlessMissing(async () => {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(key)))
        if (!(Body instanceof Readable)) throw new Error('The object store responded without content.')
        return { bytes: await buffer(Body), tag: ETag }
      }),
    /**
     * Stores an object as a whole or not at all. With `unless`, only while it still has that tag or, for `null`, does
     * not exist; else returns false.
     */
    async put(key: string, bytes: Uint8Array, unless?: { changedFrom: string | null }): Promise<boolean> {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...conditionOf(unless) }))
        return true
      } catch (error) {
        if (unless && isOvertaken(error)) return false
        throw error
      }
    },
    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async list(keyPrefix: string) {
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

import type * as Commands from '@aws-sdk/client-s3'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import type { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { Readable } from 'node:stream'
import { decodeOriginalName, encodeOriginalName, inlineDisposition } from './original-name.ts'
import {
  assertObjectPath,
  ORIGINAL_NAME_HEADER,
  type ObjectFacts,
  type ObjectLabel,
  type ObjectStore,
} from './object-store.ts'
import { clientFor, unlessMissing, type S3Settings } from './s3-client.ts'

const ORIGINAL_NAME = ORIGINAL_NAME_HEADER.replace('x-amz-meta-', '')

/**
 * Stores objects in a bucket. The libraries are loaded here alone, since most sites store objects on disk.
 * S3 signs type, name and expiry of an upload, but no maximum size: callers check the size of the stored object.
 */
export async function createS3ObjectStore(settings: S3Settings, now: () => Date): Promise<ObjectStore> {
  const [commands, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const bucket = { commands, client: await clientFor(settings), name: settings.bucket }
  return { ...objectsIn(bucket), ...signedAddressesOf(bucket, getSignedUrl, now) }
}

type Bucket = { commands: typeof Commands; client: S3Client; name: string }

function objectsIn(bucket: Bucket): Omit<ObjectStore, 'signPut' | 'signGet'> {
  const { client, commands } = bucket
  const headObject = (path: string) =>
    unlessMissing(async () =>
      factsOf(path, await client.send(new commands.HeadObjectCommand(at(bucket, path)))),
    )

  return {
    headObject,
    async putObject(path, content, label) {
      const upload = { ...at(bucket, path), ...headersOf(label), Body: await bytesOf(content) }
      await client.send(new commands.PutObjectCommand(upload))
    },
    async getObject(path, firstBytes) {
      const facts = await headObject(path)
      if (!facts) return null
      // A bucket refuses a range of an empty object.
      if (facts.size === 0) return { ...facts, content: Readable.from([]) }
      const range = firstBytes === undefined ? {} : { Range: `bytes=0-${firstBytes - 1}` }
      return unlessMissing(async () => {
        const response = await client.send(new commands.GetObjectCommand({ ...at(bucket, path), ...range }))
        return { ...facts, content: contentOf(response) }
      })
    },
    async copyObject(from, to) {
      const { Bucket, Key } = at(bucket, from)
      const CopySource = `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`
      const copied = client.send(new commands.CopyObjectCommand({ ...at(bucket, to), CopySource }))
      return (await unlessMissing(() => copied)) !== null
    },
    async deleteObject(path) {
      await client.send(new commands.DeleteObjectCommand(at(bucket, path)))
    },
  }
}

function signedAddressesOf(
  bucket: Bucket,
  sign: typeof getSignedUrl,
  now: () => Date,
): Pick<ObjectStore, 'signPut' | 'signGet'> {
  const { client, commands } = bucket
  return {
    async signPut({ path, expiresIn, ...label }) {
      const command = new commands.PutObjectCommand({ ...at(bucket, path), ...headersOf(label) })
      return sign(client, command, {
        expiresIn,
        signingDate: now(),
        signableHeaders: new Set(['content-type', ORIGINAL_NAME_HEADER]),
        unhoistableHeaders: new Set([ORIGINAL_NAME_HEADER]),
      })
    },
    async signGet({ path, fileName, contentType: ResponseContentType, expiresIn }) {
      const shownAs = { ResponseContentType, ResponseContentDisposition: inlineDisposition(fileName) }
      const command = new commands.GetObjectCommand({ ...at(bucket, path), ...shownAs })
      return sign(client, command, { expiresIn, signingDate: now() })
    },
  }
}

/** Returns the origin of a bucket's signed addresses. Amazon's contains the bucket's name, unless that has a dot. */
export function originOf({ endpoint, bucket, region }: S3Settings): string {
  if (endpoint) return new URL(endpoint).origin
  const host = `s3.${region}.amazonaws.com`
  return `https://${bucket.includes('.') ? host : `${bucket}.${host}`}`
}

function at({ name }: Bucket, path: string) {
  assertObjectPath(path)
  return { Bucket: name, Key: path }
}

function headersOf({ contentType, originalName }: ObjectLabel) {
  const Metadata: Record<string, string> =
    originalName === null ? {} : { [ORIGINAL_NAME]: encodeOriginalName(originalName) }
  return { ContentType: contentType, Metadata }
}

type Described = Pick<GetObjectCommandOutput, 'ContentLength' | 'ContentType' | 'Metadata'>

function factsOf(path: string, { ContentLength = 0, ContentType, Metadata }: Described): ObjectFacts {
  const label: ObjectLabel = {
    contentType: ContentType ?? 'application/octet-stream',
    originalName: decodeOriginalName(Metadata?.[ORIGINAL_NAME]),
  }
  return { path, size: ContentLength, ...label }
}

function contentOf({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body
  throw new Error('The object store responded without content.')
}

// A bucket needs the length of an upload beforehand; the content is one file of an applicant at most.
async function bytesOf(content: Uint8Array | Readable): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

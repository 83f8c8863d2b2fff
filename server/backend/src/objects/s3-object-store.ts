import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
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
 * Objects in a bucket. The libraries are only loaded here, since most sites keep their objects on disk.
 * S3 binds type, name and expiry into a signed upload, but no largest size: its size is looked at before it is used.
 */
export async function createS3ObjectStore(settings: S3Settings, now: () => Date): Promise<ObjectStore> {
  const { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } =
    await import('@aws-sdk/client-s3')
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
  const client = await clientFor(settings)
  const at = (path: string) => {
    assertObjectPath(path)
    return { Bucket: settings.bucket, Key: path }
  }

  const store: ObjectStore = {
    async putObject(path, content, { contentType, originalName }) {
      const about = { ContentType: contentType, Metadata: metadataOf(originalName) }
      await client.send(new PutObjectCommand({ ...at(path), ...about, Body: await bytesOf(content) }))
    },

    async headObject(path) {
      return unlessMissing(async () => factsOf(path, await client.send(new HeadObjectCommand(at(path)))))
    },

    async getObject(path, firstBytes) {
      const facts = await store.headObject(path)
      if (!facts) return null
      // A range of an empty object is an error there.
      if (firstBytes === 0 || facts.size === 0) return { ...facts, content: Readable.from([]) }
      const range = firstBytes === undefined ? {} : { Range: `bytes=0-${firstBytes - 1}` }
      return unlessMissing(async () => {
        const answer = await client.send(new GetObjectCommand({ ...at(path), ...range }))
        return { ...facts, content: contentOf(answer) }
      })
    },

    async copyObject(from, to) {
      const { Bucket, Key } = at(from)
      const source = `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`
      const copied = client.send(new CopyObjectCommand({ ...at(to), CopySource: source }))
      return (await unlessMissing(() => copied)) !== null
    },

    async deleteObject(path) {
      await client.send(new DeleteObjectCommand(at(path)))
    },

    async signPut({ path, contentType, originalName, expiresIn }) {
      const command = new PutObjectCommand({
        ...at(path),
        ContentType: contentType,
        Metadata: metadataOf(originalName),
      })
      return getSignedUrl(client, command, {
        expiresIn,
        signingDate: now(),
        signableHeaders: new Set(['content-type', ORIGINAL_NAME_HEADER]),
        unhoistableHeaders: new Set([ORIGINAL_NAME_HEADER]),
      })
    },

    async signGet({ path, fileName, contentType, expiresIn }) {
      const shownAs = {
        ResponseContentType: contentType,
        ResponseContentDisposition: inlineDisposition(fileName),
      }
      const command = new GetObjectCommand({ ...at(path), ...shownAs })
      return getSignedUrl(client, command, { expiresIn, signingDate: now() })
    },
  }
  return store
}

/** The origin of the addresses that are signed for a bucket; Amazon's names the bucket, unless a dot forbids that. */
export function originOf({ endpoint, bucket, region }: S3Settings): string {
  if (endpoint) return new URL(endpoint).origin
  const host = `s3.${region}.amazonaws.com`
  return `https://${bucket.includes('.') ? host : `${bucket}.${host}`}`
}

function metadataOf(originalName: string | null): Record<string, string> {
  return originalName === null ? {} : { [ORIGINAL_NAME]: encodeOriginalName(originalName) }
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
  throw new Error('The object store answered without content.')
}

// An upload there needs its length beforehand; what comes this way is no larger than one file of an applicant.
async function bytesOf(content: Uint8Array | Readable): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

import type { S3Client } from '@aws-sdk/client-s3'
import { ObjectStoreUnavailable } from './object-store.ts'

export type S3Settings = {
  bucket: string
  /** A service other than Amazon's own. */
  endpoint: string | undefined
  region: string
  /** By default the machine's own role is used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Time that each attempt waits for a response, in milliseconds. */
  timeoutMs?: number
}

const ATTEMPTS = 2
const CONNECTION_MAY_TAKE_MS = 3_000
const ANSWER_MAY_TAKE_MS = 30_000

/** Opens a client of the bucket's service. Every failure except a missing object throws `ObjectStoreUnavailable`. */
export async function clientFor({
  endpoint,
  region,
  credentials,
  timeoutMs = ANSWER_MAY_TAKE_MS,
}: S3Settings): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_MAY_TAKE_MS,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    ...(credentials && { credentials }),
    // Most services other than Amazon's support neither bucket host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    next => async args => {
      try {
        return await next(args)
      } catch (cause) {
        if (isMissing(cause)) throw cause
        throw new ObjectStoreUnavailable('The object store did not do what it was asked.', { cause })
      }
    },
    { step: 'initialize', name: 'unavailable' },
  )
  return client
}

/** Returns the result of a request; null if the object does not exist. */
export async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)
}

import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { texts } from '../texts.ko.ts'
import type { Call, SentFile } from './call.ts'
import { newIncomingFolder } from './incoming-folder.ts'
import { receiveParts } from './receive-parts.ts'

type Sent = { body: unknown; files: Record<string, SentFile> | undefined }

/**
 * Passes the body of a request to `work`, and the files of a multipart call. These are written to a temporary folder in
 * `dataDir` as they arrive, so that large ones do not fill the memory, and are removed once `work` is done.
 * @throws HttpError 400 for parts that cannot be read, 413 for a file that is too large, 415 for the wrong kind of body
 */
export async function withSentFiles<T>(
  request: FastifyRequest,
  { files: expected }: Pick<Call, 'files'>,
  dataDir: string,
  work: (sent: Sent) => Promise<T>,
): Promise<T> {
  if (request.isMultipart() !== Boolean(expected)) refuseOtherKind(request)
  if (!expected) return work({ body: request.body, files: undefined })

  await using folder = await newIncomingFolder(dataDir)
  return await work(await receiveParts(request, expected, folder.path))
}

function refuseOtherKind({ headers }: FastifyRequest): never {
  const isEmpty = headers['content-type'] === undefined
  if (isEmpty) throw new HttpError(400, 'REQUEST_MALFORMED', texts.malformed)
  throw new HttpError(415, 'REQUEST_UNSUPPORTED_TYPE', texts.unsupportedType)
}

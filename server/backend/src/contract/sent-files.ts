import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { HttpError, requestTexts } from 'server-kit'
import type { Call, SentFile } from './call.ts'
import { newIncomingFolder } from './incoming-folder.ts'
import { receiveParts } from './receive-parts.ts'

type Sent = { body: unknown; files: Record<string, SentFile> | undefined }

/**
 * Hands on the body of a request, and the files of a multipart call. These are written to a temporary folder as they
 * arrive, so that large ones do not fill the memory, and are gone once `answer` is done.
 * @throws HttpError 400 for parts that cannot be read, 413 for a file that is too large, 415 for the wrong kind of body
 */
export async function withSentFiles<T>(
  request: FastifyRequest,
  { files: expected }: Pick<Call, 'files'>,
  dataDir: string,
  answer: (sent: Sent) => Promise<T>,
): Promise<T> {
  if (request.isMultipart() !== Boolean(expected)) refuseOtherKind(request)
  if (!expected) return answer({ body: request.body, files: undefined })

  const folder = await newIncomingFolder(dataDir)
  try {
    return await answer(await receiveParts(request, expected, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function refuseOtherKind({ headers }: FastifyRequest): never {
  const isEmpty = headers['content-type'] === undefined
  if (isEmpty) throw new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed)
  throw new HttpError(415, 'REQUEST_UNSUPPORTED_TYPE', requestTexts.unsupportedType)
}

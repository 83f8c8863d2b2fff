import * as v from 'valibot'
import { theClient } from '../http/client.ts'
import { getFile, readJson } from '../http/http.ts'
import { fetchFile, fetchSize } from '../http/transfers.ts'

const ADDRESS_CALL = '/api/v1/common/file/presigned-download-url'
const AddressAnswer = v.object({ data: v.pipe(v.string(), v.nonEmpty()) })

/** The error code for a path under which the applicant has no file: it was removed, or never arrived. */
export const FILE_NOT_FOUND = 'FILE_NOT_FOUND'

type Options = { signal?: AbortSignal | undefined }

/**
 * The size in bytes of one's own uploaded file, as the store has counted it (API-47, FILE-20).
 * @throws RequestRefused, with `FILE_NOT_FOUND` as its code when there is no such file
 * @throws TimedOut, Unreachable, UnexpectedAnswer, and the signal's reason when it is aborted
 */
export async function storedSize(filePath: string, options: Options = {}): Promise<number> {
  return fetchSize(await addressOf(filePath), withTimeout(options))
}

/**
 * One's own file by its path, to be shown or kept (API-47).
 * @throws RequestRefused, with `FILE_NOT_FOUND` as its code when there is no such file
 * @throws TimedOut, Unreachable, UnexpectedAnswer, and the signal's reason when it is aborted
 */
export async function fetchStoredFile(filePath: string, options: Options = {}): Promise<Blob> {
  return fetchFile(await addressOf(filePath), withTimeout(options))
}

/**
 * A file of one's own proof by its number (API-41).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function fetchProofFile(fileId: string): Promise<Blob> {
  return getFile(`/api/v1/proof/file/download/${encodeURIComponent(fileId)}`)
}

async function addressOf(filePath: string): Promise<string> {
  const query = new URLSearchParams({ filePath })
  const expected = { successStatus: 'true', shape: AddressAnswer }
  return (await readJson(`${ADDRESS_CALL}?${query}`, {}, expected)).data
}

function withTimeout({ signal }: Options) {
  return { signal, timeoutMs: theClient().uploadTimeoutMs }
}

import * as v from 'valibot'
import { theClient } from '../http/client.ts'
import { getFile, readJson } from '../http/http.ts'
import type { RefusingResponse } from '../http/read-response.ts'
import { fetchFile, fetchSize } from '../http/transfers.ts'
import { texts } from './texts.ko.ts'

const ADDRESS_CALL = '/api/v1/common/file/presigned-download-url'
const AddressResponse = v.object({ data: v.pipe(v.string(), v.nonEmpty()) })

/** The error code for a path without a file of the applicant: it was removed, or never arrived. */
export const FILE_NOT_FOUND = 'FILE_NOT_FOUND'

type Options = { signal?: AbortSignal | undefined }

/**
 * Returns the stored size, in bytes, of an uploaded file of the applicant (API-47, FILE-20).
 * @throws RequestRefused, with the server's sentence or our own (ERR-09), and the code `FILE_NOT_FOUND` if there is no such file
 * @throws TimedOut, Unreachable, UnexpectedResponse, and the signal's reason when it is aborted
 */
export async function storedSize(filePath: string, options: Options = {}): Promise<number> {
  return fetchSize(await addressOf(filePath, texts.notStored), withTimeout(options))
}

/**
 * Returns a file of the applicant by its path (API-47).
 * @throws RequestRefused, with the code `FILE_NOT_FOUND` if there is no such file
 * @throws TimedOut, Unreachable, UnexpectedResponse, and the signal's reason when it is aborted
 */
export async function fetchStoredFile(filePath: string, options: Options = {}): Promise<Blob> {
  return fetchFile(await addressOf(filePath), withTimeout(options))
}

/** Returns a file of the applicant's proof by its number (API-41). @throws RequestFailed */
export async function fetchProofFile(fileId: string): Promise<Blob> {
  return getFile(`/api/v1/proof/file/download/${encodeURIComponent(fileId)}`)
}

async function addressOf(filePath: string, orElse = ''): Promise<string> {
  const query = new URLSearchParams({ filePath })
  const explain = ({ message }: RefusingResponse) => message || orElse
  const expected = { successStatus: 'true', shape: AddressResponse, explain }
  return (await readJson(`${ADDRESS_CALL}?${query}`, {}, expected)).data
}

function withTimeout({ signal }: Options) {
  return { signal, timeoutMs: theClient().uploadTimeoutMs }
}

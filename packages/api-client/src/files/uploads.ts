import { safeFileName } from 'domain-rules/file'
import * as v from 'valibot'
import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable, UploadFailed } from '../errors/errors.ts'
import { theClient } from '../http/client.ts'
import { postJson, type OnProgress } from '../http/http.ts'
import { texts } from './texts.ko.ts'
import type { RefusingResponse } from '../http/read-response.ts'
import { putFile } from '../http/transfers.ts'

/** The purpose of an uploaded file. */
export type UploadCategory = 'receipt' | 'opinion'

/** A file in the store. It has no effect until a proof or an opinion names its path. */
export type UploadedFile = { filePath: string; savedName: string; originalName: string }

type Upload = {
  file: File
  category: UploadCategory
  /** Longest pause of the transfer without progress, in milliseconds (AMB-63). Default: as configured. */
  timeoutMs?: number
  onProgress?: OnProgress | undefined
  signal?: AbortSignal | undefined
}

const ADDRESS_CALL = '/api/v1/common/file/presigned-url'
const FORBIDDEN = 403
const GATEWAY_TIMEOUT = 504

const AddressResponse = v.object({
  data: v.object({
    presignedUrl: v.pipe(v.string(), v.nonEmpty()),
    filePath: v.string(),
    savedFileNm: v.string(),
    /** The signed type if the server names it, else the requested one. */
    contentType: v.nullish(v.string()),
  }),
})

/**
 * Uploads one file: asks for an address, and sends the bytes there (API-42, FILE-18, FILE-19). Its name leaves the page
 * in its safe form (FILE-14 to FILE-16). `onProgress` receives the
 * share that has been sent. If the address has expired meanwhile, the upload asks for another.
 * @throws RequestRefused if no address is given, with the server's sentence or our own (ERR-06, ERR-07)
 * @throws UploadFailed if the response has no address (ERR-07), or if the bytes do not arrive (ERR-08, ERR-10)
 * @throws TimedOut, Unreachable of the request for an address, and the signal's reason if aborted
 */
export async function uploadFile(upload: Upload): Promise<UploadedFile> {
  try {
    return await uploadOnce(upload)
  } catch (error) {
    if (hasExpired(error)) return uploadOnce(upload)
    throw error
  }
}

async function uploadOnce({ file, category, onProgress, signal, timeoutMs }: Upload): Promise<UploadedFile> {
  signal?.throwIfAborted()
  const name = safeFileName(file.name)
  const address = await askForAddress({ name, type: file.type }, category)
  const { presignedUrl, filePath, savedFileNm, contentType } = address
  const headers = {
    'content-type': contentType ?? file.type,
    'x-amz-meta-original-file-name': encodeURIComponent(name),
  }
  const transfer = { headers, onProgress, signal, timeoutMs: timeoutMs ?? theClient().uploadTimeoutMs }
  await putFile(presignedUrl, file, transfer).catch(explainFailure)
  return { filePath, savedName: savedFileNm, originalName: name }
}

async function askForAddress({ name, type }: Pick<File, 'name' | 'type'>, category: UploadCategory) {
  const asked = { originalFileName: name, contentType: type, fileCategory: category }
  const expected = {
    successStatus: 'true',
    shape: AddressResponse,
    explain: ({ message }: RefusingResponse) => message || texts.noUploadAddress,
  }
  return (await postJson(ADDRESS_CALL, asked, expected).catch(withoutAddress)).data
}

function withoutAddress(cause: unknown): never {
  if (!(cause instanceof UnexpectedResponse)) throw cause
  throw new UploadFailed(ADDRESS_CALL, texts.noUploadAddress, { cause }, cause.supportCode)
}

// A phone may have been asleep between the two requests.
function hasExpired(error: unknown): boolean {
  if (!(error instanceof UploadFailed) || !(error.cause instanceof RequestRefused)) return false
  return error.cause.status === FORBIDDEN
}

function explainFailure(cause: unknown): never {
  const isLate =
    cause instanceof TimedOut || (cause instanceof RequestRefused && cause.status === GATEWAY_TIMEOUT)
  if (isLate) throw new UploadFailed(ADDRESS_CALL, texts.uploadTimedOut, { cause })
  if (cause instanceof RequestRefused || cause instanceof Unreachable)
    throw new UploadFailed(ADDRESS_CALL, texts.uploadFailed, { cause })
  throw cause
}

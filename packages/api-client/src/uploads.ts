import * as v from 'valibot'
import { RequestRefused, TimedOut, Unreachable, UploadFailed } from './errors.ts'
import { postJson, putFile, type OnProgress } from './http.ts'
import { texts } from './texts.ko.ts'

/** What a file is uploaded for. */
export type UploadCategory = 'receipt' | 'opinion'

/** A file that lies in the store; it counts for nothing until a proof or an opinion names its path. */
export type UploadedFile = { filePath: string; savedName: string; originalName: string }

type Upload = {
  file: File
  category: UploadCategory
  /** Of the transfer alone, in milliseconds (AMB-63). */
  timeoutMs: number
  onProgress?: OnProgress | undefined
}

const ADDRESS_CALL = '/api/v1/common/file/presigned-url'
const GATEWAY_TIMEOUT = 504

const AddressAnswer = v.object({
  data: v.object({
    presignedUrl: v.pipe(v.string(), v.nonEmpty()),
    filePath: v.string(),
    savedFileNm: v.string(),
    contentType: v.string(),
  }),
})

/**
 * Uploads one file: asks for an address, and sends the bytes there (API-42, FILE-18, FILE-19). `onProgress` hears how much
 * of it has been sent.
 * @throws RequestRefused when no address is given, with the server's sentence or one that says so (ERR-06, ERR-07)
 * @throws UploadFailed when the bytes do not arrive (ERR-08), or not in time (ERR-10)
 * @throws TimedOut, Unreachable, UnexpectedAnswer of the asking
 */
export async function uploadFile({ file, category, timeoutMs, onProgress }: Upload): Promise<UploadedFile> {
  const { data } = await postJson(
    ADDRESS_CALL,
    { originalFileName: file.name, contentType: file.type, fileCategory: category },
    {
      successStatus: 'true',
      shape: AddressAnswer,
      explain: ({ message }) => message || texts.noUploadAddress,
    },
  )
  const { presignedUrl, filePath, savedFileNm, contentType } = data
  const headers = {
    'content-type': contentType,
    'x-amz-meta-original-file-name': encodeURIComponent(file.name),
  }
  await putFile(presignedUrl, file, { headers, timeoutMs, onProgress }).catch(explainFailure)
  return { filePath, savedName: savedFileNm, originalName: file.name }
}

function explainFailure(cause: unknown): never {
  const isLate =
    cause instanceof TimedOut || (cause instanceof RequestRefused && cause.status === GATEWAY_TIMEOUT)
  if (isLate) throw new UploadFailed(ADDRESS_CALL, texts.uploadTimedOut, { cause })
  if (cause instanceof RequestRefused || cause instanceof Unreachable)
    throw new UploadFailed(ADDRESS_CALL, texts.uploadFailed, { cause })
  throw cause
}

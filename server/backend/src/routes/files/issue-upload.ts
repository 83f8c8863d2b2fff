import { UPLOAD_LIMIT_BYTES } from 'domain-rules'
import { checkFileType, fileKindByName, mimeTypeOf, safeFileName } from 'domain-rules/file'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { dataResponse, textUpTo } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { issueFile } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'
import { reservedFile } from '../../uploads/reserved-file.ts'

/** Life of a signed address, in seconds. */
export const ADDRESS_SECONDS = 300

// Media types that browsers send for the accepted kinds; some send none for heic, or only that it is bytes.
const DECLARED_TYPE =
  /^(image\/(jpeg|jpg|pjpeg|png|x-png|webp|heic|heif|heic-sequence|heif-sequence)|application\/(pdf|x-pdf|octet-stream))$/i

const askedUpload = v.object({
  originalFileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  contentType: v.nullish(textUpTo(100), ''),
  fileCategory: v.picklist(['receipt', 'opinion']),
})

/**
 * Reserves a path for one file of the owner and signs the upload to it: for its type, and for at most 10 MB. Throws
 * `HttpError` (400) for a type that proof and opinions do not accept (FILE-04, FILE-05).
 */
export const issueUploadRoute = route({
  method: 'POST',
  path: '/api/v1/common/file/presigned-url',
  summary: 'Returns an address for uploading one file within five minutes (API-42 to API-46).',
  access: 'applicant',
  limit: 'presign',
  body: askedUpload,
  response: dataResponse(
    v.object({
      presignedUrl: v.string(),
      fileName: v.string(),
      filePath: v.string(),
      fileUrl: v.string(),
      originalFileName: v.string(),
      savedFileNm: v.string(),
      /** The media type that the upload must have. */
      contentType: v.string(),
    }),
  ),
}).handle(async ({ applicant, body: asked, request }, { database, objects, now }) => {
  const contentType = uploadTypeOf(asked)
  const file = reservedFile(asked, now())
  const { filePath, savedName, originalName } = file
  const permission = {
    path: filePath,
    contentType,
    // The browser sends the name with the bytes, unchanged.
    originalName: asked.originalFileName,
    maxBytes: UPLOAD_LIMIT_BYTES,
    expiresIn: ADDRESS_SECONDS,
  }
  const presignedUrl = absolute(await objects.signPut(permission), request)
  await issueFile(database, applicant, file, now())
  const data = {
    presignedUrl,
    fileName: safeFileName(originalName),
    filePath,
    fileUrl: presignedUrl.replace(/\?.*$/s, ''),
    originalFileName: originalName,
    savedFileNm: savedName,
    contentType,
  }
  return { success: true, data }
})

function uploadTypeOf({
  originalFileName: name,
  contentType,
  fileCategory,
}: v.InferOutput<typeof askedUpload>): string {
  // Nothing is uploaded yet, so the name alone is checked.
  const screen = fileCategory === 'receipt' ? 'proof' : 'opinion'
  const refusal = checkFileType({ name, size: 0, kind: null }, screen)
  const kind = fileKindByName(name)
  if (refusal !== null || kind === null)
    throw new HttpError(400, 'FILE_TYPE_REFUSED', refusal ?? proofTexts.file.typeRefused)
  if (!contentType) return mimeTypeOf(kind)
  if (!DECLARED_TYPE.test(contentType))
    throw new HttpError(400, 'FILE_TYPE_REFUSED', proofTexts.file.typeRefused)
  return contentType
}

/** Returns the address with its origin: a signed address of the embedded store has none. */
export function absolute(address: string, { protocol, host }: FastifyRequest): string {
  return address.startsWith('/') ? `${protocol}://${host}${address}` : address
}

import * as v from 'valibot'
import { dataResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { isObjectPath } from '../../objects/object-store.ts'
import { findOwnedFile, objectPathOf } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'
import { assertCleanObject } from '../../uploads/assert-clean.ts'
import { contentTypeByName } from '../../uploads/content-type.ts'
import { PUBLIC_FORMS } from '../../uploads/public-forms.ts'
import { absolute, ADDRESS_SECONDS } from './issue-upload.ts'

const address = {
  method: 'POST',
  changesNothing: true,
  query: v.object({ filePath: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  response: dataResponse(v.string()),
} as const

/**
 * Returns the signed address of a file of the owner. An upload is scanned first: the page asks for its address before
 * it submits the file (FILE-20). Throws `HttpError` (404) for every other path, and as `assertCleanObject` does.
 */
export const downloadAddressRoute = route({
  ...address,
  path: '/api/v1/common/file/presigned-download-url',
  summary: 'Returns an address for downloading a file of the applicant within five minutes (API-47).',
  access: 'applicant',
}).handle(async ({ applicant, query: { filePath }, request }, dependencies) => {
  const file = await findOwnedFile(dependencies.database, applicant, filePath)
  if (!file) throw new HttpError(404, 'FILE_NOT_FOUND', proofTexts.file.notFound)
  const { originalName: fileName } = file
  if (!file.attachedAt) await assertCleanObject(dependencies, filePath, fileName)
  const contentType = file.mimeType ?? contentTypeByName(fileName)
  const allowed = { path: objectPathOf(file), fileName, contentType, expiresIn: ADDRESS_SECONDS }
  return { success: true, data: absolute(await dependencies.objects.signGet(allowed), request) }
})

/** Returns the signed address of a public form. Throws `HttpError` (404) for every other path (ERR-02). */
export const formAddressRoute = route({
  ...address,
  path: '/api/v1/common/file/presigned-download-url-not-use-token',
  summary: 'Returns an address of a public form, to everyone (API-06, AMB-62).',
  access: 'open',
}).handle(async ({ query: { filePath: path }, request }, { objects }) => {
  const isForm = path.startsWith(PUBLIC_FORMS) && isObjectPath(path)
  const form = isForm ? await objects.headObject(path) : null
  if (!form) throw new HttpError(404, 'FILE_NOT_READY', proofTexts.file.notReady)
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  const allowed = { path, fileName, contentType: form.contentType, expiresIn: ADDRESS_SECONDS }
  return { success: true, data: absolute(await objects.signGet(allowed), request) }
})

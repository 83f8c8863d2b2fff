import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { dataResponse } from '../../contract/fields.ts'
import { HttpError } from 'server-kit'
import { isObjectPath, type ObjectStore } from '../../objects/object-store.ts'
import type { Owner } from '../../stores/applications/application-rows.ts'
import type { Database } from '../../stores/database.ts'
import { findOwnedFile, objectPathOf } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'
import { assertCleanObject, type Scanning } from '../../uploads/assert-clean.ts'
import { contentTypeByName } from '../../uploads/content-type.ts'
import { PUBLIC_FORMS } from '../../uploads/public-forms.ts'
import { ADDRESS_SECONDS } from './issue-upload.ts'

const query = v.object({ filePath: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) })

export const downloadAddressCall = defineCall({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url',
  summary: 'Returns an address for downloading a file of the applicant within five minutes (API-47).',
  access: 'applicant',
  changesNothing: true,
  query,
  response: dataResponse(v.string()),
})

export const formAddressCall = defineCall({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url-not-use-token',
  summary: 'Returns an address of a public form, to everyone (API-06, AMB-62).',
  access: 'open',
  changesNothing: true,
  query,
  response: dataResponse(v.string()),
})

/**
 * Returns the signed address of a file of the owner. An upload is scanned first: the page asks for its address before
 * it submits the file (FILE-20). Throws `HttpError` (404) for every other path, and as `assertCleanObject` does.
 */
export async function downloadAddress(
  needed: Scanning & { database: Database; objects: ObjectStore },
  owner: Owner,
  path: string,
): Promise<string> {
  const file = await findOwnedFile(needed.database, owner, path)
  if (!file) throw new HttpError(404, 'FILE_NOT_FOUND', proofTexts.file.notFound)
  if (!file.attachedAt) await assertCleanObject(needed, path, file.originalName)
  return needed.objects.signGet({
    path: objectPathOf(file),
    fileName: file.originalName,
    contentType: file.mimeType ?? contentTypeByName(file.originalName),
    expiresIn: ADDRESS_SECONDS,
  })
}

/** Returns the signed address of a public form. Throws `HttpError` (404) for every other path (ERR-02). */
export async function formAddress(objects: ObjectStore, path: string): Promise<string> {
  const isForm = path.startsWith(PUBLIC_FORMS) && isObjectPath(path)
  const form = isForm ? await objects.headObject(path) : null
  if (!form) throw new HttpError(404, 'FILE_NOT_READY', proofTexts.file.notReady)
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  return objects.signGet({ path, fileName, contentType: form.contentType, expiresIn: ADDRESS_SECONDS })
}

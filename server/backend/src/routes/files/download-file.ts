import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { recordNumber } from '../../contract/fields.ts'
import { HttpError } from 'server-kit'
import { inlineDisposition } from '../../objects/original-name.ts'
import type { ObjectStore } from '../../objects/object-store.ts'
import type { Owner } from '../../stores/applications/application-rows.ts'
import type { Database } from '../../stores/database.ts'
import { findAttachedFile, objectPathOf } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'

export const downloadFileCall = defineCall({
  method: 'GET',
  path: '/api/v1/proof/file/download/:id',
  summary: 'Sends a file by its fileId, under its original name (API-41).',
  access: 'applicant',
  params: v.object({ id: recordNumber }),
  response: { contentType: 'application/octet-stream' },
})

/** Returns a submitted file of the owner and its headers. Throws `HttpError` (404) for every other number. */
export async function downloadFile(
  { database, objects }: { database: Database; objects: ObjectStore },
  owner: Owner,
  fileId: number,
) {
  const file = await findAttachedFile(database, owner, String(fileId))
  const object = file && (await objects.getObject(objectPathOf(file)))
  if (!object) throw new HttpError(404, 'FILE_NOT_FOUND', proofTexts.file.notFound)
  const headers = {
    'content-type': file.mimeType ?? 'application/octet-stream',
    'content-length': object.size,
    'content-disposition': inlineDisposition(file.originalName).replace(/^inline/, 'attachment'),
    'cache-control': 'private, no-store',
  }
  return { headers, content: object.content }
}

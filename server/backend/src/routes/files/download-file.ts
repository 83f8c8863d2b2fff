import * as v from 'valibot'
import { recordNumber } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { inlineDisposition } from '../../objects/original-name.ts'
import { findAttachedFile, objectPathOf } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'

/** Sends a submitted file of the owner. Throws `HttpError` (404) for every other number. */
export const downloadFileRoute = route({
  method: 'GET',
  path: '/api/v1/proof/file/download/:id',
  summary: 'Sends a file by its fileId, under its original name (API-41).',
  access: 'applicant',
  params: v.object({ id: recordNumber }),
  response: { contentType: 'application/octet-stream' },
}).handle(async ({ applicant, params, reply }, { database, objects }) => {
  const file = await findAttachedFile(database, applicant, String(params.id))
  const object = file && (await objects.getObject(objectPathOf(file)))
  if (!object) throw new HttpError(404, 'FILE_NOT_FOUND', proofTexts.file.notFound)
  void reply.headers({
    'content-type': file.mimeType ?? 'application/octet-stream',
    'content-length': object.size,
    'content-disposition': inlineDisposition(file.originalName).replace(/^inline/, 'attachment'),
    'cache-control': 'private, no-store',
  })
  return object.content
})

import { createReadStream } from 'node:fs'
import { UPLOAD_LIMIT_BYTES } from 'domain-rules'
import { fileKindOf, mimeTypeOf } from 'domain-rules/file'
import * as v from 'valibot'
import { applicationNumber } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError, type SentFile } from 'server-kit'
import { replaceFile } from '../../proofs/supplement-proof.ts'
import type { Applicant } from '../../session/applicant.ts'
import { findOwnedFile, issueFile } from '../../stores/file-store.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'
import { headOf } from '../../uploads/content-type.ts'
import { removeObjects } from '../../uploads/remove-objects.ts'
import { reservedFile } from '../../uploads/reserved-file.ts'
import { changeProof } from './change-proof.ts'
import { proofChange, recordId } from './fields.ts'

/** Serves `POST /api/v1/proof/update`: the one call whose request contains the bytes of a proof file. */
export const proofReplacementRoute = route({
  ...proofChange,
  path: '/api/v1/proof/update',
  summary: 'Replaces the file of an item whose supplement is asked for (API-55).',
  body: v.object({ receiptProofId: recordId, aplyNo: applicationNumber }),
  files: { names: ['receiptProofFile'], largestBytes: UPLOAD_LIMIT_BYTES },
}).handle(async ({ request, applicant, body, files }, dependencies) => {
  const { receiptProofId: itemId, aplyNo } = body
  const file = files.receiptProofFile
  if (!file) throw new HttpError(400, 'FILE_NOT_UPLOADED', proofTexts.file.notUploaded)

  const filePath = await storeUpload(dependencies, applicant, file)
  const asked = { request, applicant, body: [body, file.fileName, file.sha256], filePaths: [filePath] }
  const replaced = { applicationNumber: aplyNo, itemId, filePath }
  try {
    return await changeProof(dependencies, asked, proofTexts.proof.fileReplaced, proof =>
      replaceFile(proof, replaced),
    )
  } finally {
    await removeUnused(dependencies, applicant, filePath)
  }
})

// Recorded as an upload, so that a sweep finds the file if the process ends here.
async function storeUpload(
  { database, objects, now }: Dependencies,
  applicant: Applicant,
  { fileName: originalFileName, path }: SentFile,
): Promise<string> {
  const file = reservedFile({ originalFileName, fileCategory: 'receipt' }, now())
  await issueFile(database, applicant, file, now())
  const kind = fileKindOf(await headOf(path))
  const contentType = kind ? mimeTypeOf(kind) : 'application/octet-stream'
  await objects.putObject(file.filePath, createReadStream(path), {
    contentType,
    originalName: originalFileName,
  })
  return file.filePath
}

// The file of a refused or repeated request is not needed.
async function removeUnused(
  dependencies: Dependencies,
  applicant: Applicant,
  filePath: string,
): Promise<void> {
  const file = await findOwnedFile(dependencies.database, applicant, filePath)
  if (file?.attachedAt === null) await removeObjects(dependencies, [filePath])
}

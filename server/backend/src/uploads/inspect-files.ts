import { checkNotEmpty, FILE_HEAD_BYTES, fileKindOf, type FileFacts } from 'domain-rules/file'
import type { Transaction } from 'kysely'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Owner } from '../stores/applications/application-rows.ts'
import { lockUploads, type FileRow, type InspectedFile } from '../stores/file-store.ts'
import type { Tables } from '../stores/tables.ts'
import type { FileCategory } from '../stores/tables/proofs.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { Refusal } from '../refusals/refusals.ts'

/** An uploaded file as the rules judge it: the name it had, the size it has, the kind that its first bytes show. */
export type UploadedFile = FileFacts & { fileId: string; filePath: string }

/**
 * Looks at what has really been uploaded to these paths, whatever was said about it, in their order. Until the transaction
 * ends nobody changes it. Throws `Refusal`: `unknown` for a path that is not the owner's or is in use already, `invalid` when nothing
 * was uploaded there or a path is named twice, and `invalid` `FILE_SIZE_ZERO_ERROR` for an empty file (ERR-11).
 */
export async function inspectUploads(
  transaction: Transaction<Tables>,
  objects: ObjectStore,
  owner: Owner,
  category: FileCategory,
  filePaths: readonly string[],
): Promise<UploadedFile[]> {
  if (new Set(filePaths).size < filePaths.length) {
    throw new Refusal('invalid', 'FILE_SENT_TWICE', proofTexts.file.sentTwice)
  }
  const uploads = await lockUploads(transaction, owner, category, filePaths)
  const uploadAt = (filePath: string) => uploads.find(upload => upload.filePath === filePath) ?? unknownFile()
  const rows = filePaths.map(uploadAt)
  const files = await Promise.all(rows.map(row => inspect(objects, row)))
  files.forEach(refuseEmpty)
  return files
}

/** The files that the rules have accepted, whose kind is therefore known. */
export function acceptedFile({ kind, ...file }: UploadedFile): InspectedFile {
  if (kind === null) throw new Error(`File ${file.fileId} was accepted without a known kind.`)
  return { ...file, kind }
}

async function inspect(
  objects: ObjectStore,
  { fileId, filePath, originalName }: FileRow,
): Promise<UploadedFile> {
  const object = await objects.getObject(filePath, FILE_HEAD_BYTES)
  if (!object) throw new Refusal('invalid', 'FILE_NOT_UPLOADED', proofTexts.file.notUploaded)
  const head = await buffer(object.content)
  return { fileId, filePath, name: originalName, size: object.size, kind: fileKindOf(head) }
}

function refuseEmpty(file: UploadedFile): void {
  const message = checkNotEmpty(file)
  if (message !== null) throw new Refusal('invalid', 'FILE_SIZE_ZERO_ERROR', message)
}

function unknownFile(): never {
  throw new Refusal('unknown', 'FILE_NOT_FOUND', proofTexts.file.notFound)
}

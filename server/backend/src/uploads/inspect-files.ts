import { checkNotEmpty, FILE_HEAD_BYTES, fileKindOf, type FileFacts } from 'domain-rules/file'
import { buffer } from 'node:stream/consumers'
import { HttpError } from 'server-kit'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Owner } from '../stores/applications/application-rows.ts'
import type { Database, Transaction } from '../stores/database.ts'
import { lockUploads, unusedUploads, type FileRow, type InspectedFile } from '../stores/file-store.ts'
import type { FileCategory } from '../stores/tables/proofs.ts'
import { proofTexts } from '../texts/proofs.ko.ts'
import { assertCleanObject, type Scanning } from './assert-clean.ts'
import { withNewObjects } from './new-objects.ts'
import { reservedFile } from './reserved-file.ts'

/** An uploaded file as the rules need it: its original name, its real size, the kind of its first bytes. */
export type UploadedFile = FileFacts & { fileId: string; storedPath: string }

/** The inspected file of each path; null where nothing was uploaded. */
export type InspectedUploads = ReadonlyMap<string, UploadedFile | null>

type Needed = Scanning & { database: Database; objects: ObjectStore; now: () => Date }

/**
 * Inspects the uploads of these paths, and runs the work with the results. The inspected file is a copy at a path
 * without an address, so later uploads do not change it. Call it before a transaction: that must not wait for a bucket.
 * Throws as `assertCleanObject` does for a file with malware.
 */
export async function withInspectedUploads<T>(
  needed: Needed,
  owner: Owner,
  filePaths: readonly string[],
  work: (uploads: InspectedUploads) => Promise<T>,
): Promise<T> {
  const { database, now } = needed
  const rows = await unusedUploads(database, owner, filePaths)
  const copies = rows.map(row => ({ row, storedPath: placeFor(row, now()) }))
  const uploads = new Map<string, UploadedFile | null>()
  const inspectAll = () =>
    allDone(
      copies.map(async ({ row, storedPath }) => {
        uploads.set(row.filePath, await inspect(needed, row, storedPath))
      }),
    )
  const storedPaths = copies.map(({ storedPath }) => storedPath)
  return withNewObjects(needed, storedPaths, inspectAll, () => work(uploads))
}

/**
 * Returns the inspected uploads of these paths, in their order; until the transaction ends no other request uses
 * them. Throws `HttpError`:
 * - 404 for a path that is not the owner's or is in use already;
 * - 400 if nothing was uploaded there or a path is named twice;
 * - 400 `FILE_SIZE_ZERO_ERROR` for an empty file (ERR-11).
 */
export async function takeUploads(
  transaction: Transaction,
  inspected: InspectedUploads,
  owner: Owner,
  category: FileCategory,
  filePaths: readonly string[],
): Promise<UploadedFile[]> {
  if (new Set(filePaths).size < filePaths.length)
    throw new HttpError(400, 'FILE_SENT_TWICE', proofTexts.file.sentTwice)
  const rows = await lockUploads(transaction, owner, category, filePaths)
  const files = filePaths.map(filePath => {
    if (!rows.some(row => row.filePath === filePath))
      throw new HttpError(404, 'FILE_NOT_FOUND', proofTexts.file.notFound)
    return inspected.get(filePath) ?? notUploaded()
  })
  files.forEach(refuseEmpty)
  return files
}

/** Narrows a file that the rules have accepted, so that its kind is set. */
export function acceptedFile({ kind, ...file }: UploadedFile): InspectedFile {
  if (kind === null) throw new Error(`File ${file.fileId} was accepted without a known kind.`)
  return { ...file, kind }
}

// After a failure the others are awaited too, since no sweep would find their later copies.
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

function placeFor({ originalName: originalFileName, category: fileCategory }: FileRow, now: Date): string {
  return reservedFile({ originalFileName, fileCategory }, now).filePath
}

async function inspect(
  needed: Needed,
  { fileId, filePath, originalName }: FileRow,
  storedPath: string,
): Promise<UploadedFile | null> {
  const { objects } = needed
  if (!(await objects.copyObject(filePath, storedPath))) return null
  await assertCleanObject(needed, storedPath, originalName)
  const object = await objects.getObject(storedPath, FILE_HEAD_BYTES)
  if (!object) return null
  const head = await buffer(object.content)
  return { fileId, storedPath, name: originalName, size: object.size, kind: fileKindOf(head) }
}

function refuseEmpty(file: UploadedFile): void {
  const message = checkNotEmpty(file)
  if (message !== null) throw new HttpError(400, 'FILE_SIZE_ZERO_ERROR', message)
}

function notUploaded(): never {
  throw new HttpError(400, 'FILE_NOT_UPLOADED', proofTexts.file.notUploaded)
}

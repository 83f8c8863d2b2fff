import { extensionOf, mimeTypeOf, type FileKind } from 'domain-rules/file'
import type { Selectable } from 'kysely'
import type { Owner } from './applications/application-rows.ts'
import { takeNewObjects } from './applications/document-uploads.ts'
import type { Database, Transaction } from './database.ts'
import type { Tables } from './tables.ts'
import type { FileCategory } from './tables/proofs.ts'

export type FileRow = Selectable<Tables['file']>

/** An address that an applicant may upload to. */
export type IssuedFile = { category: FileCategory; originalName: string; savedName: string; filePath: string }

/** A file after inspection: its size is counted, its kind is detected from its content. */
export type InspectedFile = {
  fileId: string
  name: string
  size: number
  kind: FileKind
  /** Path of the inspected copy; absent if the server itself has written the upload. */
  storedPath?: string
}

/** The record that a file belongs to. */
export type FileTarget = { proofItemId: string } | { opinionNumber: string }

/** Records an address that the owner may upload to; returns the number of the file. */
export async function issueFile(
  database: Database,
  owner: Owner,
  file: IssuedFile,
  issuedAt: Date,
): Promise<string> {
  const { fileId } = await database
    .insertInto('file')
    .values({ ...idOf(owner), ...file, issuedAt })
    .returning('fileId')
    .executeTakeFirstOrThrow()
  return fileId
}

/** Returns the owner's file with this path; null if there is none, or it is deleted. */
export async function findOwnedFile(
  database: Database,
  owner: Owner,
  filePath: string,
): Promise<FileRow | null> {
  const file = filesOf(database, owner).where('filePath', '=', filePath)
  return (await file.executeTakeFirst()) ?? null
}

/** Returns the owner's file with this number once something has been submitted with it; else null. */
export async function findAttachedFile(
  database: Database,
  owner: Owner,
  fileId: string,
): Promise<FileRow | null> {
  const file = filesOf(database, owner).where('fileId', '=', fileId).where('attachedAt', 'is not', null)
  return (await file.executeTakeFirst()) ?? null
}

/** Returns the owner's uploads with these paths that no submission uses yet. */
export async function unusedUploads(
  database: Database,
  owner: Owner,
  filePaths: readonly string[],
): Promise<FileRow[]> {
  if (filePaths.length === 0) return []
  const files = filesOf(database, owner).where('filePath', 'in', filePaths)
  return files.where('attachedAt', 'is', null).execute()
}

/** Returns true while bytes may be uploaded to a path. Waits for a submission that has locked the file. */
export async function mayBeUploaded(database: Database, filePath: string): Promise<boolean> {
  const row = await database
    .selectFrom('file')
    .select('attachedAt')
    .where('filePath', '=', filePath)
    .forShare()
    .executeTakeFirst()
  return row?.attachedAt === null
}

/**
 * Returns the owner's uploads with these paths that no submission uses yet. They stay locked until the transaction
 * ends, so that no other request uses or overwrites them.
 */
export async function lockUploads(
  transaction: Transaction,
  owner: Owner,
  category: FileCategory,
  filePaths: readonly string[],
): Promise<FileRow[]> {
  if (filePaths.length === 0) return []
  return filesOf(transaction, owner)
    .where('category', '=', category)
    .where('filePath', 'in', filePaths)
    .where('attachedAt', 'is', null)
    .orderBy('fileId')
    .forUpdate()
    .execute()
}

/** Returns the path of a file's bytes: of the inspected copy once the file is submitted, of the upload before. */
export function objectPathOf({ storedPath, filePath }: Pick<FileRow, 'storedPath' | 'filePath'>): string {
  return storedPath ?? filePath
}

/** Attaches locked uploads to the record that they were uploaded for. */
export async function attachFiles(
  transaction: Transaction,
  files: readonly InspectedFile[],
  target: FileTarget,
  attachedAt: Date,
): Promise<void> {
  await takeNewObjects(
    transaction,
    files.flatMap(({ storedPath }) => storedPath ?? []),
  )
  for (const { fileId, name, size: fileSize, kind, storedPath = null } of files) {
    const facts = {
      storedPath,
      fileSize,
      fileExtension: extensionOf(name),
      mimeType: mimeTypeOf(kind),
      attachedAt,
    }
    await transaction
      .updateTable('file')
      .set({ ...facts, ...target })
      .where('fileId', '=', fileId)
      .execute()
  }
}

/** Deletes the files of proof items; returns the paths of the objects to remove after the commit. */
export async function deleteFilesOfItems(
  transaction: Transaction,
  itemIds: readonly string[],
  deletedAt: Date,
): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await transaction
    .updateTable('file')
    .set({ deletedAt })
    .where('proofItemId', 'in', itemIds)
    .where('deletedAt', 'is', null)
    .returning('filePath')
    .execute()
  return rows.map(({ filePath }) => filePath)
}

/** Returns the files of proof items that are not deleted. */
export async function filesOfItems(database: Database, itemIds: readonly string[]): Promise<FileRow[]> {
  if (itemIds.length === 0) return []
  return database
    .selectFrom('file')
    .selectAll()
    .where('proofItemId', 'in', itemIds)
    .where('deletedAt', 'is', null)
    .execute()
}

function filesOf(database: Database, owner: Owner) {
  return database
    .selectFrom('file')
    .selectAll()
    .where(({ and }) => and(idOf(owner)))
    .where('deletedAt', 'is', null)
}

function idOf({ ci, businessNumber }: Owner) {
  return { ci, businessNumber }
}

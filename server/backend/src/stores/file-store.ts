import { extensionOf, mimeTypeOf, type FileKind } from 'domain-rules/file'
import type { Selectable, Transaction } from 'kysely'
import type { Owner } from './applications/application-rows.ts'
import { takeNewObjects } from './applications/document-uploads.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { FileCategory } from './tables/proofs.ts'

export type FileRow = Selectable<Tables['file']>

/** An address that an applicant may upload to. */
export type IssuedFile = { category: FileCategory; originalName: string; savedName: string; filePath: string }

/** A file whose object has been looked at: its size counted, its kind told by its content. */
export type InspectedFile = {
  fileId: string
  name: string
  size: number
  kind: FileKind
  /** Where the inspected bytes lie; left out when that is where they were put by the server itself. */
  storedPath?: string
}

/** What a file belongs to. */
export type FileTarget = { proofItemId: string } | { opinionNumber: string }

/** How long an upload may wait for the submission that uses it. */
const UNUSED_FOR_MS = 24 * 3_600_000
const SWEPT_AT_ONCE = 500
/** By then the address of an upload has run out, and what was on its way has arrived. */
const ADDRESS_IS_OVER_AFTER_MS = 3_600_000

export type FileStore = {
  /** Returns the number of the file. */
  issue(owner: Owner, file: IssuedFile): Promise<string>
  /** The owner's file of this path; null when it is deleted, another person's, or not there at all. */
  findOwned(owner: Owner, filePath: string): Promise<FileRow | null>
  /** The owner's file of this number, once something has been submitted with it; else null. */
  findAttached(owner: Owner, fileId: string): Promise<FileRow | null>
  /** The owner's uploads under these paths that nothing has been submitted with yet. */
  unusedOf(owner: Owner, filePaths: readonly string[]): Promise<FileRow[]>
  /** Whether bytes may still be uploaded to a path. Waits for a submission that is looking at them just now. */
  mayBeUploaded(filePath: string): Promise<boolean>
  /** Paths whose objects no one needs any more: of deleted files, and of uploads that were never used. */
  unneededPaths(): Promise<string[]>
  /** Where the objects of these files lie: the upload, and the copy that was inspected. */
  objectPathsOf(filePaths: readonly string[]): Promise<string[]>
  /** Uploads whose copy is kept, and whose address has run out. */
  leftUploads(): Promise<string[]>
  /** Writes down that such uploads are gone. */
  markUploadsRemoved(filePaths: readonly string[]): Promise<void>
  /** Writes down that the objects are gone; an upload that was never used is forgotten. */
  markRemoved(filePaths: readonly string[]): Promise<void>
}

export function createFileStore(database: Database, now: () => Date): FileStore {
  const ofOwner = (owner: Owner) =>
    database
      .selectFrom('file')
      .selectAll()
      .where(({ and }) => and(idOf(owner)))
      .where('deletedAt', 'is', null)

  return {
    async issue(owner, file) {
      const row = { ...idOf(owner), ...file, issuedAt: now() }
      const { fileId } = await database
        .insertInto('file')
        .values(row)
        .returning('fileId')
        .executeTakeFirstOrThrow()
      return fileId
    },

    async findOwned(owner, filePath) {
      return (await ofOwner(owner).where('filePath', '=', filePath).executeTakeFirst()) ?? null
    },

    async findAttached(owner, fileId) {
      const query = ofOwner(owner).where('fileId', '=', fileId).where('attachedAt', 'is not', null)
      return (await query.executeTakeFirst()) ?? null
    },

    async unusedOf(owner, filePaths) {
      if (filePaths.length === 0) return []
      const query = ofOwner(owner).where('filePath', 'in', filePaths).where('attachedAt', 'is', null)
      return query.orderBy('fileId').execute()
    },

    async mayBeUploaded(filePath) {
      const row = await database
        .selectFrom('file')
        .select(['attachedAt', 'deletedAt'])
        .where('filePath', '=', filePath)
        .forShare()
        .executeTakeFirst()
      return row !== undefined && row.attachedAt === null && row.deletedAt === null
    },

    async unneededPaths() {
      const unusedSince = new Date(now().getTime() - UNUSED_FOR_MS)
      const paths = database.selectFrom('file').select('filePath').limit(SWEPT_AT_ONCE)
      const deleted = paths.where('deletedAt', 'is not', null).where('removedAt', 'is', null)
      const neverUsed = paths.where('attachedAt', 'is', null).where('issuedAt', '<', unusedSince)
      const rows = [...(await deleted.execute()), ...(await neverUsed.execute())]
      return rows.map(({ filePath }) => filePath)
    },

    async objectPathsOf(filePaths) {
      if (filePaths.length === 0) return []
      const query = database.selectFrom('file').select(['filePath', 'storedPath'])
      const rows = await query.where('filePath', 'in', filePaths).execute()
      return rows.flatMap(({ filePath, storedPath }) => (storedPath ? [filePath, storedPath] : [filePath]))
    },

    async leftUploads() {
      const rows = await database
        .selectFrom('file')
        .select('filePath')
        .where('storedPath', 'is not', null)
        .where('uploadRemovedAt', 'is', null)
        .where('issuedAt', '<', new Date(now().getTime() - ADDRESS_IS_OVER_AFTER_MS))
        .limit(SWEPT_AT_ONCE)
        .execute()
      return rows.map(({ filePath }) => filePath)
    },

    async markUploadsRemoved(filePaths) {
      if (filePaths.length === 0) return
      const update = database.updateTable('file').set({ uploadRemovedAt: now() })
      await update.where('filePath', 'in', filePaths).execute()
    },

    async markRemoved(filePaths) {
      if (filePaths.length === 0) return
      await database
        .deleteFrom('file')
        .where('filePath', 'in', filePaths)
        .where('attachedAt', 'is', null)
        .execute()
      await database
        .updateTable('file')
        .set({ removedAt: now() })
        .where('filePath', 'in', filePaths)
        .where('deletedAt', 'is not', null)
        .execute()
    },
  }
}

/**
 * The owner's uploads under these paths that nothing has been submitted with yet. They stay locked until the transaction
 * ends: no one else can use them meanwhile, and no one can change what lies there.
 */
export async function lockUploads(
  transaction: Transaction<Tables>,
  owner: Owner,
  category: FileCategory,
  filePaths: readonly string[],
): Promise<FileRow[]> {
  if (filePaths.length === 0) return []
  return transaction
    .selectFrom('file')
    .selectAll()
    .where(({ and }) => and({ ...idOf(owner), category }))
    .where('filePath', 'in', filePaths)
    .where('attachedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('fileId')
    .forUpdate()
    .execute()
}

/** Where the bytes of a file lie: the inspected copy once something was submitted with it, before that the upload. */
export function objectPathOf({ storedPath, filePath }: Pick<FileRow, 'storedPath' | 'filePath'>): string {
  return storedPath ?? filePath
}

/** Makes locked uploads part of what they were uploaded for. */
export async function attachFiles(
  transaction: Transaction<Tables>,
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

/** Deletes the files of proof items; returns the paths whose objects can go once the transaction has been committed. */
export async function deleteFilesOfItems(
  transaction: Transaction<Tables>,
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

/** The files of proof items that have not been deleted, in the order in which they came. */
export async function filesOfItems(
  database: Database | Transaction<Tables>,
  itemIds: readonly string[],
): Promise<FileRow[]> {
  if (itemIds.length === 0) return []
  return database
    .selectFrom('file')
    .selectAll()
    .where('proofItemId', 'in', itemIds)
    .where('deletedAt', 'is', null)
    .orderBy('fileId')
    .execute()
}

function idOf({ ci, businessNumber }: Owner) {
  return { ci, businessNumber }
}

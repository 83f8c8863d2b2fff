import { extensionOf, mimeTypeOf, type FileKind } from 'domain-rules/file'
import type { Selectable, Transaction } from 'kysely'
import type { Owner } from './applications/application-rows.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { FileCategory } from './tables/proofs.ts'

export type FileRow = Selectable<Tables['file']>

/** An address that an applicant may upload to. */
export type IssuedFile = { category: FileCategory; originalName: string; savedName: string; filePath: string }

/** A file whose object has been looked at: its size counted, its kind told by its content. */
export type InspectedFile = { fileId: string; name: string; size: number; kind: FileKind }

/** What a file belongs to. */
export type FileTarget = { proofItemId: string } | { opinionNumber: string }

/** How long an upload may wait for the submission that uses it. */
const UNUSED_FOR_MS = 24 * 3_600_000
const SWEPT_AT_ONCE = 500

export type FileStore = {
  /** Answers the number of the file. */
  issue(owner: Owner, file: IssuedFile): Promise<string>
  /** The owner's file of this path; null when it is deleted, somebody else's, or not there at all. */
  findOwned(owner: Owner, filePath: string): Promise<FileRow | null>
  /** The owner's file of this number, once something has been submitted with it; else null. */
  findAttached(owner: Owner, fileId: string): Promise<FileRow | null>
  /** Whether bytes may still be uploaded to a path. Waits for a submission that is looking at them just now. */
  mayBeUploaded(filePath: string): Promise<boolean>
  /** Paths whose objects nobody needs any more: of deleted files, and of uploads that were never used. */
  unneededPaths(): Promise<string[]>
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
 * ends: nobody else can use them meanwhile, and nobody can change what lies there.
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

/** Makes locked uploads part of what they were uploaded for. */
export async function attachFiles(
  transaction: Transaction<Tables>,
  files: readonly InspectedFile[],
  target: FileTarget,
  attachedAt: Date,
): Promise<void> {
  for (const { fileId, name, size: fileSize, kind } of files) {
    const facts = { fileSize, fileExtension: extensionOf(name), mimeType: mimeTypeOf(kind), attachedAt }
    await transaction
      .updateTable('file')
      .set({ ...facts, ...target })
      .where('fileId', '=', fileId)
      .execute()
  }
}

/** Deletes the files of proof items; answers the paths whose objects can go once the transaction has been committed. */
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

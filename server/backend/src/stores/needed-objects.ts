import type { Transaction } from './database.ts'

/** Paths of objects: records refer to those in `attached`, and a submission may yet use those in `uploads`. */
export type NeededObjects = { attached: readonly string[]; uploads: readonly string[] }

/** Returns the paths of all objects that a database needs. */
export async function neededObjects(transaction: Transaction): Promise<NeededObjects> {
  const documents = await transaction.selectFrom('applicationDocument').select('filePath').execute()
  const files = await transaction
    .selectFrom('file')
    .select(({ fn }) => fn.coalesce('storedPath', 'filePath').as('filePath'))
    .select('attachedAt')
    .where('deletedAt', 'is', null)
    .execute()
  const [attached, uploads] = [true, false].map(isAttached =>
    files.filter(({ attachedAt }) => (attachedAt !== null) === isAttached).map(({ filePath }) => filePath),
  )
  return {
    attached: [...documents.map(({ filePath }) => filePath), ...(attached ?? [])],
    uploads: uploads ?? [],
  }
}

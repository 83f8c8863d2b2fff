import type { ObjectStore } from '../objects/object-store.ts'
import type { Database, Transaction } from '../stores/database.ts'

type Needed = { database: Database; objects: ObjectStore }

/** Tables with rows of an application that nothing else refers to. */
const DETAILS = [
  'sessionToken',
  'applicationCheck',
  'agreement',
  'consent',
  'stepHistory',
  'applicationDocument',
  'applicationHistory',
  'verification',
] as const

/**
 * Erases applications with all of their records and files. Files are removed before the rows that name them. So the
 * next run finds the rest after a process was killed.
 */
export async function eraseApplications(
  { database, objects }: Needed,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
  const documents = database.selectFrom('applicationDocument').select('filePath')
  for (const { filePath } of await documents.where('applicationNumber', 'in', numbers).execute())
    await objects.deleteObject(filePath)
  for (const { filePath, storedPath } of await filesOfApplications(database, numbers).execute()) {
    await objects.deleteObject(filePath)
    if (storedPath) await objects.deleteObject(storedPath)
  }
  await database.transaction().execute(transaction => eraseRows(transaction, numbers))
}

function filesOfApplications(database: Database, numbers: readonly string[]) {
  return database
    .selectFrom('file')
    .leftJoin('proofItem', 'proofItem.itemId', 'file.proofItemId')
    .leftJoin('proofBatch', 'proofBatch.batchId', 'proofItem.batchId')
    .leftJoin('opinion', 'opinion.opinionNumber', 'file.opinionNumber')
    .where(({ eb, or }) =>
      or([eb('proofBatch.applicationNumber', 'in', numbers), eb('opinion.applicationNumber', 'in', numbers)]),
    )
    .selectAll('file')
}

async function eraseRows(transaction: Transaction, numbers: readonly string[]): Promise<void> {
  const files = filesOfApplications(transaction, numbers).clearSelect().select('file.fileId')
  await transaction.deleteFrom('file').where('fileId', 'in', files).execute()
  const batches = transaction
    .selectFrom('proofBatch')
    .select('batchId')
    .where('applicationNumber', 'in', numbers)
  await transaction.deleteFrom('proofItem').where('batchId', 'in', batches).execute()
  for (const table of ['proofBatch', 'opinion', ...DETAILS, 'application'] as const)
    await transaction.deleteFrom(table).where('applicationNumber', 'in', numbers).execute()
}

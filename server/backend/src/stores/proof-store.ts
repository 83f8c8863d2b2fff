import { batchStatusOf, type ProofFacts } from 'domain-rules/proof'
import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lockApplication, type Owner, type SubmittedApplication } from './applications/application-rows.ts'
import type { Database, Transaction } from './database.ts'
import type { Tables } from './tables.ts'

export type BatchRow = Selectable<Tables['proofBatch']>
export type ItemRow = Selectable<Tables['proofItem']>

/** Returns the batches of an application. */
export function batchesOf(database: Database, applicationNumber: string): Promise<BatchRow[]> {
  return database
    .selectFrom('proofBatch')
    .selectAll()
    .where('applicationNumber', '=', applicationNumber)
    .execute()
}

/** A batch with its items, as one statement returns it. */
export type BatchWithItems = Awaited<ReturnType<typeof batchesWithItemsOf>>[number]

/** Returns the batches with their items, oldest item first, and each item's file. */
export function batchesWithItemsOf(database: Database, applicationNumber: string) {
  return database
    .selectFrom('proofBatch')
    .selectAll()
    .select(itemsWithFile)
    .where('applicationNumber', '=', applicationNumber)
    .orderBy('batchId', 'desc')
    .execute()
}

// An item has at most one file that is not deleted.
function itemsWithFile(batch: ExpressionBuilder<Tables, 'proofBatch'>) {
  const items = batch
    .selectFrom('proofItem')
    .leftJoin('file', join =>
      join.onRef('file.proofItemId', '=', 'proofItem.itemId').on('file.deletedAt', 'is', null),
    )
    .selectAll('proofItem')
    .select(['fileId', 'originalName', 'savedName', 'filePath', 'fileSize', 'fileExtension', 'mimeType'])
    .whereRef('proofItem.batchId', '=', 'proofBatch.batchId')
    .where('proofItem.deletedAt', 'is', null)
    .orderBy('itemId')
  return jsonArrayFrom(items).as('items')
}

/** Returns the items of batches that are not deleted. */
export async function itemsOf(database: Database, batchIds: readonly string[]): Promise<ItemRow[]> {
  if (batchIds.length === 0) return []
  return database
    .selectFrom('proofItem')
    .selectAll()
    .where('batchId', 'in', batchIds)
    .where('deletedAt', 'is', null)
    .execute()
}

/** Returns the items that were deleted since the supplement of their batch was asked for (AMB-80). */
export function itemsDeletedInSupplement(database: Database, batchId: string): Promise<ItemRow[]> {
  return database
    .selectFrom('proofItem')
    .selectAll()
    .where('batchId', '=', batchId)
    .where('deletedAt', 'is not', null)
    .where('changePending', 'is not', null)
    .execute()
}

/** Returns the input of the gates of new proof (`canAddProof` and the others). */
export function proofFactsOf({ status }: SubmittedApplication, batches: readonly BatchRow[]): ProofFacts {
  return {
    applicationStatus: status,
    batches: batches.map(({ amountKind, recognisedAmount, status: recorded }) => ({
      amountKind,
      recognisedAmount,
      status: batchStatusOf(recorded),
    })),
  }
}

/** Returns a batch of the owner with its items; null if it is another person's or does not exist. */
export async function findOwnBatch(
  database: Database,
  batchId: string,
  owner: Owner,
): Promise<{ batch: BatchWithItems; supportNumber: string | null } | null> {
  const row = await database
    .selectFrom('proofBatch')
    .innerJoin('application', 'application.applicationNumber', 'proofBatch.applicationNumber')
    .selectAll('proofBatch')
    .select(itemsWithFile)
    .select('application.supportNumber')
    .where('batchId', '=', batchId)
    .where('application.applicantCi', '=', owner.ci)
    .where('application.businessNumber', '=', owner.businessNumber)
    .where('application.retiredAt', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { supportNumber, ...batch } = row
  return { batch, supportNumber }
}

export type LockedBatch = { application: SubmittedApplication; batch: BatchRow }

/** Returns a batch together with its application, which stays locked until the transaction ends. Null if it is not the owner's. */
export async function lockBatch(
  transaction: Transaction,
  batchId: string,
  owner: Owner | null,
): Promise<LockedBatch | null> {
  const applicationNumber = (await findBatch(transaction, batchId))?.applicationNumber
  const application = applicationNumber && (await lockApplication(transaction, applicationNumber, owner))
  // Read again: it may have changed during the wait for the lock.
  const batch = application && (await findBatch(transaction, batchId))
  return batch ? { application, batch } : null
}

/** Returns an item that is not deleted, with batch and locked application. Null if it is not the owner's. */
export async function lockItem(
  transaction: Transaction,
  itemId: string,
  owner: Owner | null,
): Promise<(LockedBatch & { item: ItemRow }) | null> {
  const batchId = (await findItem(transaction, itemId))?.batchId
  const locked = batchId === undefined ? null : await lockBatch(transaction, batchId, owner)
  const item = locked && (await findItem(transaction, itemId))
  return item ? { ...locked, item } : null
}

export async function insertBatch(
  transaction: Transaction,
  batch: Insertable<Tables['proofBatch']>,
): Promise<string> {
  const { batchId } = await transaction
    .insertInto('proofBatch')
    .values(batch)
    .returning('batchId')
    .executeTakeFirstOrThrow()
  return batchId
}

export async function insertItem(
  transaction: Transaction,
  item: Insertable<Tables['proofItem']>,
): Promise<string> {
  const { itemId } = await transaction
    .insertInto('proofItem')
    .values(item)
    .returning('itemId')
    .executeTakeFirstOrThrow()
  return itemId
}

/** The columns that may change; an undefined one stays as it is. */
type BatchChanges = Pick<
  Updateable<Tables['proofBatch']>,
  'status' | 'period' | 'amountCount' | 'isSupplementBegun' | 'recognisedAmount' | 'completedAt'
>

export async function changeBatch(
  transaction: Transaction,
  batchId: string,
  changes: BatchChanges,
  updatedAt: Date,
): Promise<void> {
  await transaction
    .updateTable('proofBatch')
    .set({ ...changes, updatedAt })
    .where('batchId', '=', batchId)
    .execute()
}

type ItemChanges = Pick<
  Updateable<Tables['proofItem']>,
  'status' | 'reason' | 'recognisedAmount' | 'changePending' | 'deletedAt'
>

export async function changeItems(
  transaction: Transaction,
  itemIds: readonly string[],
  changes: ItemChanges,
): Promise<void> {
  if (itemIds.length === 0) return
  await transaction.updateTable('proofItem').set(changes).where('itemId', 'in', itemIds).execute()
}

/** Clears the pending changes of a registered supplement. */
export async function clearPendingChanges(transaction: Transaction, batchId: string): Promise<void> {
  await transaction
    .updateTable('proofItem')
    .set({ changePending: null })
    .where('batchId', '=', batchId)
    .execute()
}

function findBatch(transaction: Transaction, batchId: string): Promise<BatchRow | undefined> {
  return transaction.selectFrom('proofBatch').selectAll().where('batchId', '=', batchId).executeTakeFirst()
}

function findItem(transaction: Transaction, itemId: string): Promise<ItemRow | undefined> {
  return transaction
    .selectFrom('proofItem')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

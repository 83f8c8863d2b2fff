import { fileKindByName, type FileFacts } from 'domain-rules/file'
import type { ItemStatus, ProofType } from 'domain-rules/proof'
import { attachFiles, filesOfItems } from '../stores/file-store.ts'
import { insertItem, itemsOf } from '../stores/proof-store.ts'
import { acceptedFile, takeUploads, type UploadedFile } from '../uploads/inspect-files.ts'
import type { ProofTransaction } from './proof-transaction.ts'

/** A proof item as it is sent: its type, and the path of its uploaded file. */
export type SentItem = { type: ProofType; filePath: string }

type InspectedItem = UploadedFile & { type: ProofType }

/** Returns the uploaded files of sent items, as inspected. Throws as `takeUploads` does. */
export async function inspectItems(
  { transaction, uploads, owner }: ProofTransaction,
  items: readonly SentItem[],
): Promise<InspectedItem[]> {
  const filePaths = items.map(({ filePath }) => filePath)
  const files = await takeUploads(transaction, uploads, owner, 'receipt', filePaths)
  return files.map((file, place) => ({ ...file, type: items[place]?.type ?? '일반' }))
}

/** Creates an item for each accepted file. */
export async function addItems(
  { transaction, at }: ProofTransaction,
  batchId: string,
  items: readonly InspectedItem[],
  status: ItemStatus,
): Promise<void> {
  for (const { type: proofType, ...file } of items) {
    const proofItemId = await insertItem(transaction, { batchId, proofType, status, createdAt: at })
    await attachFiles(transaction, [acceptedFile(file)], { proofItemId }, at)
  }
}

const WITHDRAWN: readonly ItemStatus[] = ['사용자취소', '사용자삭제']

/** Returns the files of a batch. Their content was checked when they were submitted. */
export async function presentFiles({ transaction }: ProofTransaction, batchId: string): Promise<FileFacts[]> {
  const items = await itemsOf(transaction, [batchId])
  const counted = items.filter(({ status }) => !WITHDRAWN.includes(status))
  const files = await filesOfItems(
    transaction,
    counted.map(({ itemId }) => itemId),
  )
  return files.map(({ originalName: name, fileSize }) => ({
    name,
    size: fileSize ?? 0,
    kind: fileKindByName(name),
  }))
}

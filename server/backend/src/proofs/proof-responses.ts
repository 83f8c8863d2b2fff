import { batchStatusOf } from 'domain-rules/proof'
import * as v from 'valibot'
import type { Database } from '../stores/database.ts'
import type { FileRow } from '../stores/file-store.ts'
import { batchesWithItemsOf, type BatchRow, type BatchWithItems } from '../stores/proof-store.ts'

const text = v.string()
const number = v.number()

/** A file under the specification's names, its misspelling included (PDET-10). */
export const fileResponse = v.object({
  fileId: number,
  originlFileNm: text,
  savedFileNm: text,
  filePath: text,
  fileSize: number,
  fileExt: text,
  mimeType: text,
  delYn: v.picklist(['Y', 'N']),
})

/** A proof item with its files (PDET-09). */
export const itemResponse = v.object({
  receiptProofId: number,
  receiptProofMstrId: number,
  aplyType: text,
  currentStatus: text,
  reason: text,
  filePath: text,
  originlFileNm: text,
  name: text,
  dlvrNm: text,
  dlvrFee: v.nullable(number),
  dlvrDcsn: v.nullable(number),
  registDt: text,
  files: v.array(fileResponse),
})

/** A proof batch (RES-44). */
export const batchResponse = v.object({
  receiptProofMstrId: number,
  aplyNo: text,
  suptSn: number,
  aplyType: text,
  amountCountType: v.nullable(text),
  progressStatus: text,
  amountDcsn: number,
  registDt: text,
  updtDt: text,
  cmpltDt: v.nullable(text),
  useProofPeriod: text,
  amountCount: v.nullable(number),
  aplyTypeDetail: text,
})

/** A proof batch with its items, as proof-mstr/get returns it (API-40). */
export const batchWithItemsResponse = v.object({
  ...batchResponse.entries,
  receiptProofResponses: v.array(itemResponse),
})

type BatchResponse = v.InferOutput<typeof batchResponse>
type ItemResponse = v.InferOutput<typeof itemResponse>
type FileResponse = v.InferOutput<typeof fileResponse>

/** Returns all proof of an application, as its result shows it: the batches, the latest first, and their items (RES-39). */
export async function proofsOfApplication(
  database: Database,
  application: { applicationNumber: string; supportNumber: string | null },
): Promise<{ receiptProofMstrs: BatchResponse[]; receiptProofs: ItemResponse[] }> {
  const batches = await batchesWithItemsOf(database, application.applicationNumber)
  return {
    receiptProofMstrs: batches.map(batch => batchResponseFor(batch, application.supportNumber)),
    receiptProofs: batches
      .flatMap(itemResponsesFor)
      .toSorted((one, other) => one.receiptProofId - other.receiptProofId),
  }
}

export function batchResponseFor(batch: BatchRow, supportNumber: string | null): BatchResponse {
  return {
    receiptProofMstrId: Number(batch.batchId),
    aplyNo: batch.applicationNumber,
    suptSn: Number(supportNumber ?? 0),
    aplyType: batch.proofType,
    amountCountType: batch.amountKind,
    progressStatus: batchStatusOf(batch.status),
    amountDcsn: batch.recognisedAmount,
    registDt: batch.createdAt.toISOString(),
    updtDt: batch.updatedAt.toISOString(),
    cmpltDt: batch.completedAt?.toISOString() ?? null,
    useProofPeriod: batch.period,
    amountCount: batch.amountCount === null ? null : Number(batch.amountCount),
    aplyTypeDetail: batch.detail,
  }
}

/** Returns the items of a batch with their files. */
export function itemResponsesFor({ items }: BatchWithItems): ItemResponse[] {
  return items.map(item => ({
    receiptProofId: Number(item.itemId),
    receiptProofMstrId: Number(item.batchId),
    aplyType: item.proofType,
    currentStatus: item.status,
    reason: item.reason,
    filePath: item.filePath ?? '',
    originlFileNm: item.originalName ?? '',
    name: item.originalName ?? '',
    dlvrNm: item.deliveryName,
    dlvrFee: item.deliveryFee,
    dlvrDcsn: item.recognisedAmount,
    registDt: new Date(item.createdAt).toISOString(),
    files: hasFile(item) ? [fileResponseFor(item)] : [],
  }))
}

type Item = BatchWithItems['items'][number]
type FileFacts = Pick<
  FileRow,
  'originalName' | 'savedName' | 'filePath' | 'fileSize' | 'fileExtension' | 'mimeType'
> & { fileId: string | number; deletedAt: Date | string | null }

function hasFile(item: Item): item is Item & FileFacts {
  return item.fileId !== null
}

/** A file that is attached to a submission. */
export function fileResponseFor(file: FileFacts): FileResponse {
  return {
    fileId: Number(file.fileId),
    originlFileNm: file.originalName,
    savedFileNm: file.savedName,
    filePath: file.filePath,
    fileSize: file.fileSize ?? 0,
    fileExt: file.fileExtension ?? '',
    mimeType: file.mimeType ?? '',
    delYn: file.deletedAt === null ? 'N' : 'Y',
  }
}

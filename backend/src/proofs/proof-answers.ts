import { batchStatusOf } from 'domain-rules'
import * as v from 'valibot'
import type { Database } from '../stores/database.ts'
import { filesOf, type FileRow } from '../stores/file-store.ts'
import { batchesOf, itemsOf, type BatchRow, type ItemRow } from '../stores/proof-store.ts'

const text = v.string()
const number = v.number()

/** A file under the specification's names, its misspelling included (PDET-10). */
export const fileAnswer = v.object({
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
export const itemAnswer = v.object({
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
  files: v.array(fileAnswer),
})

/** A proof batch (RES-44). */
export const batchAnswer = v.object({
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

/** The same with its items, as proof-mstr/get answers it (API-40). */
export const batchWithItemsAnswer = v.object({
  ...batchAnswer.entries,
  receiptProofResponses: v.array(itemAnswer),
})

type BatchAnswer = v.InferOutput<typeof batchAnswer>
type ItemAnswer = v.InferOutput<typeof itemAnswer>
type FileAnswer = v.InferOutput<typeof fileAnswer>

/** All proof of an application, as its result shows it: the batches, the latest first, and their items (RES-39). */
export async function proofsOfApplication(
  database: Database,
  application: { applicationNumber: string; supportNumber: string | null },
): Promise<{ receiptProofMstrs: BatchAnswer[]; receiptProofs: ItemAnswer[] }> {
  const batches = await batchesOf(database, application.applicationNumber)
  const receiptProofs = await itemAnswers(database, batches)
  return {
    receiptProofMstrs: batches.map(batch => batchAnswerFor(batch, application.supportNumber)),
    receiptProofs,
  }
}

/** The items of batches with their files. */
export async function itemAnswers(database: Database, batches: readonly BatchRow[]): Promise<ItemAnswer[]> {
  const items = await itemsOf(
    database,
    batches.map(({ batchId }) => batchId),
  )
  const files = await filesOf(
    database,
    'proofItemId',
    items.map(({ itemId }) => itemId),
  )
  const ofItem = Map.groupBy(files, ({ proofItemId }) => proofItemId)
  return items.map(item => itemAnswerFor(item, ofItem.get(item.itemId) ?? []))
}

export function batchAnswerFor(batch: BatchRow, supportNumber: string | null): BatchAnswer {
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

function itemAnswerFor(item: ItemRow, files: readonly FileRow[]): ItemAnswer {
  const { filePath = '', originalName: name = '' } = files[0] ?? {}
  return {
    receiptProofId: Number(item.itemId),
    receiptProofMstrId: Number(item.batchId),
    aplyType: item.proofType,
    currentStatus: item.status,
    reason: item.reason,
    filePath,
    originlFileNm: name,
    name,
    dlvrNm: item.deliveryName,
    dlvrFee: item.deliveryFee,
    dlvrDcsn: item.recognisedAmount,
    registDt: item.createdAt.toISOString(),
    files: files.map(fileAnswerFor),
  }
}

/** A file that something has been submitted with. */
export function fileAnswerFor(file: FileRow): FileAnswer {
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

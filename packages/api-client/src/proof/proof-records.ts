import {
  AMOUNT_KINDS,
  batchStatusOf,
  splitProofYears,
  type AmountKind,
  type BatchStatus,
  type ItemStatus,
  type ProofType,
} from 'domain-rules/proof'
import { wordSent, type Sent } from 'domain-rules'
import * as v from 'valibot'
import { goodRowsOf, looseNumber, looseText } from '../http/read-response.ts'

/** A file of a submission (PDET-10). */
export type FileRecord = {
  id: string
  name: string
  filePath: string
  /** In bytes; null if it is unknown. */
  size: number | null
  mimeType: string
}

/** A proof batch (RES-44). Amounts are won; times are ISO, and empty if the server sends none. */
export type ProofBatch = {
  id: string
  type: Sent<ProofType>
  amountKind: AmountKind | null
  status: Sent<BatchStatus>
  recognisedAmount: number
  years: string[]
  /** Won or cases. */
  total: number | null
  /** Codes of details, or names of carriers, joined by commas. */
  detail: string
  registeredAt: string
  updatedAt: string
  completedAt: string
}

/** A proof item with its files (PDET-09). */
export type ProofItem = {
  id: string
  batchId: string
  type: Sent<ProofType>
  status: Sent<ItemStatus>
  /** The reason of the request for a supplement. */
  reason: string
  fileName: string
  filePath: string
  /** The name of the carrier or platform, and its charge: rows of a lookup. */
  deliveryName: string
  deliveryFee: number | null
  recognisedAmount: number | null
  registeredAt: string
  files: FileRecord[]
}

const id = v.pipe(looseText, v.nonEmpty())
// A type or status is shown as it is sent.
const type = v.pipe(looseText, v.transform(wordSent))
const word = v.pipe(v.string(), v.trim(), v.nonEmpty())
const amount = v.fallback(v.nullable(looseNumber), null)

const FileRow = v.pipe(
  v.object({
    ...v.entriesFromList(['originlFileNm', 'filePath', 'mimeType', 'delYn'], looseText),
    fileId: id,
    fileSize: amount,
  }),
  v.transform(wire => ({
    id: wire.fileId,
    name: wire.originlFileNm,
    filePath: wire.filePath,
    size: wire.fileSize,
    mimeType: wire.mimeType,
    isDeleted: wire.delYn === 'Y',
  })),
)

/** The files of a record, without the deleted ones. */
export const fileRows = v.pipe(
  goodRowsOf(FileRow),
  v.transform(files => files.flatMap(({ isDeleted, ...file }): FileRecord[] => (isDeleted ? [] : [file]))),
)

export const batchEntries = {
  receiptProofMstrId: id,
  aplyType: type,
  amountCountType: v.fallback(v.nullable(v.picklist(AMOUNT_KINDS)), null),
  progressStatus: v.fallback(v.nullish(word), null),
  ...v.entriesFromList(['amountDcsn', 'amountCount'], amount),
  ...v.entriesFromList(['useProofPeriod', 'aplyTypeDetail', 'registDt', 'updtDt', 'cmpltDt'], looseText),
}

const BatchWire = v.object(batchEntries)

/** Returns a batch under our own names; they are translated nowhere else. */
export function toBatch(wire: v.InferOutput<typeof BatchWire>): ProofBatch {
  return {
    id: wire.receiptProofMstrId,
    type: wire.aplyType,
    amountKind: wire.amountCountType,
    status: batchStatusOf(wire.progressStatus),
    recognisedAmount: wire.amountDcsn ?? 0,
    years: splitProofYears(wire.useProofPeriod),
    total: wire.amountCount,
    detail: wire.aplyTypeDetail,
    // The specification does not promise the time of registration.
    registeredAt: wire.registDt || wire.updtDt,
    updatedAt: wire.updtDt,
    completedAt: wire.cmpltDt,
  }
}

const Batch = v.pipe(BatchWire, v.transform(toBatch))

const Item = v.pipe(
  v.object({
    receiptProofId: id,
    aplyType: type,
    currentStatus: v.fallback(v.nullish(word), null),
    ...v.entriesFromList(['receiptProofMstrId', 'reason', 'filePath', 'originlFileNm'], looseText),
    ...v.entriesFromList(['name', 'dlvrNm', 'registDt'], looseText),
    ...v.entriesFromList(['dlvrFee', 'dlvrDcsn'], amount),
    files: fileRows,
  }),
  v.transform((wire): ProofItem => ({
    id: wire.receiptProofId,
    batchId: wire.receiptProofMstrId,
    type: wire.aplyType,
    status: wire.currentStatus ?? '제출',
    reason: wire.reason,
    fileName: wire.files[0]?.name || wire.originlFileNm || wire.name,
    filePath: wire.files[0]?.filePath || wire.filePath,
    deliveryName: wire.dlvrNm,
    deliveryFee: wire.dlvrFee,
    recognisedAmount: wire.dlvrDcsn,
    registeredAt: wire.registDt,
    files: wire.files,
  })),
)

export const batchRows = goodRowsOf(Batch)
export const itemRows = goodRowsOf(Item)

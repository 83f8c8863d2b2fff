import { splitProofYears } from 'domain-rules/proof'
import * as v from 'valibot'
import { applicationNumber, doneResponse, recordNumber, textUpTo } from '../../contract/fields.ts'

/** Repeated by the browser and not read: the server has the value. */
const notRead = v.optional(v.unknown())

const MOST_FILES_AT_ONCE = 100

/** The number of a record, as the database has it. */
export const recordId = v.pipe(recordNumber, v.transform(String))

/** useProofPeriod: years, joined with commas. */
const proofYears = v.pipe(v.nullish(textUpTo(50), ''), v.transform(splitProofYears))

/** amountCount: a number, or digits with separators as the field shows them (PGEN-30). */
const total = v.pipe(
  v.nullish(v.union([v.number(), textUpTo(20)]), ''),
  v.transform(given => String(given).replaceAll(',', '')),
)

/** receiptProofFileReqeust, spelled so (PGEN-41). Only its path is used, after an inspection; other facts are looked up. */
const sentFile = v.object({
  originlFileNm: notRead,
  savedFileNm: notRead,
  filePath: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  fileSize: notRead,
  fileExt: notRead,
  mimeType: notRead,
})

/** An entry of receiptProofRequestList (PGEN-40). */
export const sentItem = v.object({
  aplyNo: applicationNumber,
  aplyType: v.picklist(['일반', '영업']),
  suptSn: notRead,
  suptHistSn: notRead,
  currentStatus: notRead,
  filePath: v.nullish(v.string()),
  receiptProofFileReqeust: sentFile,
})

/** An entry for an existing batch. */
export const addedItem = v.object({ ...sentItem.entries, receiptProofMstrId: recordId })

/** The body that creates general or business proof (PGEN-38). */
export const sentBatch = v.object({
  suptSn: notRead,
  aplyNo: applicationNumber,
  aplyType: v.picklist(['일반', '영업']),
  aplyTypeDetail: v.nullish(textUpTo(500), ''),
  useProofPeriod: proofYears,
  amountCount: total,
  amountCountType: v.nullish(v.picklist(['금액', '건'])),
  progressStatus: notRead,
})

export const parcelBody = v.object({
  suptSn: notRead,
  aplyNo: applicationNumber,
  aplyType: v.literal('일반'),
  aplyTypeDetail: textUpTo(500),
  amountCountType: v.literal('택배'),
  progressStatus: notRead,
})

/** receiptProofMstrUpdateRequest, and the body of proof-mstr/update (PDET-48, API-53). */
export const periodAndTotal = v.object({
  aplyNo: applicationNumber,
  receiptProofMstrId: recordId,
  amountCount: total,
  useProofPeriod: proofYears,
})

export const replacement = v.object({
  receiptProofId: recordId,
  aplyNo: applicationNumber,
  aplyType: notRead,
  suptSn: notRead,
  receiptProofFileReqeust: sentFile,
})

export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MOST_FILES_AT_ONCE))

/** `{ status: 200, httpStatus: 'OK', message }`, the response of the proof calls (AMB-61). */
const proofDoneResponse = v.object({ ...doneResponse.entries, httpStatus: v.literal('OK') })

/** The parts of a call that changes the proof of an applicant. */
export const proofChange = { method: 'POST', access: 'applicant', response: proofDoneResponse } as const

/** Returns the response of a proof call that is done. */
export function proofDone(message: string) {
  return { status: 200, httpStatus: 'OK', message } as const
}

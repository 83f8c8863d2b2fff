import {
  firstBatchStatus,
  joinCarriers,
  joinProofYears,
  STATUS_AFTER_SUPPLEMENT,
  type AmountKind,
  type Division,
  type ProofType,
} from 'domain-rules/proof'
import * as v from 'valibot'
import { looseText, UNSHOWN, type RefusalAnswer } from './answer.ts'
import { RequestRefused } from './errors.ts'
import { callJson, getJson, type JsonCall } from './http.ts'
import { batchEntries, itemRows, toBatch, type ProofBatch, type ProofItem } from './proof-records.ts'
import type { ApplicationResult } from './result.ts'
import { sentFile, type SentFile } from './sent-file.ts'
import { texts } from './texts.ko.ts'

/** The application that proof is registered for, as its result names it. */
export type ProofOwner = Pick<ApplicationResult, 'applicationNumber' | 'supportNumber' | 'historyNumber'>

/** One for each press: pressing again with it and the same body does it once (GP-25). */
type Once = { idempotencyKey: string }

type FiledType = Exclude<ProofType, '신속'>

export type NewProof = {
  owner: ProofOwner
  type: FiledType
  /** Codes of the details. */
  details: readonly string[]
  years: readonly string[]
  division: Division
  /** Null for business proof, the first step of direct delivery, which has no years either. */
  total: number | null
  files: readonly SentFile[]
}

/** The error code of a file without content, with its name in the message (ERR-11). */
export const EMPTY_FILE = 'FILE_SIZE_ZERO_ERROR'

const DONE_WORD = /^(ok|200)$/i
const DoneAnswer = v.fallback(v.object({ httpStatus: looseText, message: looseText }), {
  httpStatus: '',
  message: '',
})
const BatchAnswer = v.object({
  result: v.pipe(
    v.object({ ...batchEntries, receiptProofResponses: itemRows }),
    v.transform(wire => ({ batch: toBatch(wire), items: wire.receiptProofResponses })),
  ),
})

/**
 * Registers general or business proof with its uploaded files (API-48, PGEN-38 to PGEN-41).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function createProof(proof: NewProof, { idempotencyKey }: Once): Promise<void> {
  const { owner, type, details, years, division, total, files } = proof
  const progressStatus = firstBatchStatus(division)
  const fileType = total === null ? '영업' : '일반'
  const body = {
    receiptProofMstrCreateRequest: {
      ...numbersOf(owner),
      aplyType: type,
      aplyTypeDetail: details.join(),
      useProofPeriod: joinProofYears(years),
      amountCount: total,
      amountCountType: division,
      progressStatus,
    },
    receiptProofRequestList: files.map(file => itemOf(owner, fileType, progressStatus, file)),
  }
  return change({ method: 'post', path: '/api/v1/proof/proof-create', body, idempotencyKey })
}

/**
 * Adds uploaded files to a batch whose supplement is asked for (API-49).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function addToBatch(
  addition: { owner: ProofOwner; batchId: string; type: FiledType; files: readonly SentFile[] },
  { idempotencyKey }: Once,
): Promise<void> {
  const { owner, batchId, type, files } = addition
  const receiptProofMstrId = idOnWire(batchId)
  const body = files.map(file => {
    return { ...itemOf(owner, type, STATUS_AFTER_SUPPLEMENT, file), receiptProofMstrId }
  })
  return change({ method: 'post', path: '/api/v1/proof/create-batch', body, idempotencyKey })
}

/**
 * Asks parcel carriers for what the business has sent (API-50, PPAR-12 to PPAR-14).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function requestParcelLookup(
  request: { owner: ProofOwner; carriers: readonly string[] },
  { idempotencyKey }: Once,
): Promise<void> {
  const amountCountType: AmountKind = '택배'
  const body = {
    ...numbersOf(request.owner),
    aplyType: '일반',
    aplyTypeDetail: joinCarriers(request.carriers),
    amountCountType,
    progressStatus: firstBatchStatus(amountCountType),
  }
  return change({ method: 'post', path: '/api/v1/proof/proof-create-parcel', body, idempotencyKey })
}

/**
 * A batch with its items (API-40).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function fetchBatch(batchId: string): Promise<{ batch: ProofBatch; items: ProofItem[] }> {
  const path = `/api/v1/proof-mstr/get/${encodeURIComponent(batchId)}`
  return (await getJson(path, { successStatus: '200', shape: BatchAnswer })).result
}

/**
 * Takes back a batch as a whole (API-39).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function cancelBatch(batchId: string, { idempotencyKey }: Once): Promise<void> {
  const path = `/api/v1/proof-mstr/delete/${encodeURIComponent(batchId)}`
  return change({ method: 'delete', path, idempotencyKey })
}

/**
 * Takes back one item (API-38).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function cancelItem(itemId: string, { idempotencyKey }: Once): Promise<void> {
  const body = { receiptProofId: idOnWire(itemId) }
  return change({ method: 'post', path: '/api/v1/proof/cancel', body, idempotencyKey })
}

/**
 * Deletes an item whose supplement is asked for (API-54).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function deleteItem(itemId: string, { idempotencyKey }: Once): Promise<void> {
  const body = { receiptProofId: idOnWire(itemId) }
  return change({ method: 'delete', path: '/api/v1/proof/delete', body, idempotencyKey }, UNSHOWN)
}

export type SupplementRegistration = {
  owner: ProofOwner
  batchId: string
  years: readonly string[]
  /** Null for business proof, which has no years either. */
  total: number | null
  replacements: readonly { itemId: string; type: ProofType; file: SentFile }[]
}

/**
 * Registers a supplement: period, total and the files that take the place of others (API-52, PDET-48).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export function registerSupplement(
  supplement: SupplementRegistration,
  { idempotencyKey }: Once,
): Promise<void> {
  const { owner, batchId, years, total, replacements } = supplement
  const { aplyNo, suptSn } = numbersOf(owner)
  const body = {
    receiptProofMstrUpdateRequest: {
      aplyNo,
      receiptProofMstrId: idOnWire(batchId),
      amountCount: total,
      useProofPeriod: joinProofYears(years),
    },
    receiptProofRequestList: replacements.map(({ itemId, type, file }) => {
      const receiptProofId = idOnWire(itemId)
      return { receiptProofId, aplyNo, aplyType: type, suptSn, receiptProofFileReqeust: sentFile(file) }
    }),
  }
  const call: JsonCall = { method: 'post', path: '/api/v1/proof/update-batch', body, idempotencyKey }
  return change(call, UNSHOWN, texts.batchUpdateFailed)
}

/** `failure` is said of a refusal that gives no reason. */
async function change(call: JsonCall, successStatus = '200', failure = ''): Promise<void> {
  const explain = ({ message }: RefusalAnswer) => message || failure
  const { httpStatus, message } = await callJson(call, { successStatus, shape: DoneAnswer, explain })
  const isDone = httpStatus === '' || DONE_WORD.test(httpStatus)
  if (!isDone) throw new RequestRefused(call.path, { status: 200, message: message || failure })
}

function numbersOf({ applicationNumber: aplyNo, supportNumber }: ProofOwner) {
  return { suptSn: Number(supportNumber) || 0, aplyNo }
}

function itemOf(owner: ProofOwner, aplyType: FiledType, currentStatus: string, file: SentFile) {
  const suptHistSn = Number(owner.historyNumber) || 0
  const { filePath } = file
  const request = { receiptProofFileReqeust: sentFile(file), filePath }
  return { ...numbersOf(owner), aplyType, suptHistSn, currentStatus, ...request }
}

/** A number stays one; another kind of id goes back as it came. */
function idOnWire(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : id
}

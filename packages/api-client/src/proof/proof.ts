import {
  firstBatchStatus,
  joinProofYears,
  STATUS_AFTER_SUPPLEMENT,
  joinCarriers,
  type Division,
  type ProofType,
  type AmountKind,
} from 'domain-rules/proof'
import { change, idOnWire, numbersOf, type Once, type ProofOwner } from './proof-call.ts'
import { sentFile, type SentFile } from '../files/sent-file.ts'

export type { ProofOwner } from './proof-call.ts'

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

/** Registers general or business proof with its uploaded files (API-48, PGEN-38 to PGEN-41). @throws RequestFailed */
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

/** Adds uploaded files to a batch whose supplement is asked for (API-49). @throws RequestFailed */
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

function itemOf(owner: ProofOwner, aplyType: FiledType, currentStatus: string, file: SentFile) {
  const suptHistSn = Number(owner.historyNumber) || 0
  const { filePath } = file
  const request = { receiptProofFileReqeust: sentFile(file), filePath }
  return { ...numbersOf(owner), aplyType, suptHistSn, currentStatus, ...request }
}

/** Asks parcel carriers for the parcels of the business (API-50, PPAR-12 to PPAR-14). @throws RequestFailed */
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

import { RESULT_PAGE_SIZE, wordSent, type Sent } from 'domain-rules'
import {
  byName,
  byWireName,
  SHOWN_FIELDS,
  wireNameOf,
  type ApplicationStatus,
  type ShownField,
} from 'domain-rules/application'
import * as v from 'valibot'
import { goodRowsOf, looseNumber, looseText } from '../http/read-response.ts'
import { RequestRefused } from '../errors/errors.ts'
import { readJson } from '../http/http.ts'
import { opinionRows, type Opinion } from '../opinion/opinions.ts'
import { batchRows, itemRows, type ProofBatch, type ProofItem } from '../proof/proof-records.ts'

/** A step in the history of an application, at an ISO time. */
export type HistoryEntry = { status: Sent<ApplicationStatus>; at: string }

/**
 * An application with its status, opinions and proof (RES-39). Amounts are won, dates of the form YYYYMMDD (RES-41); the
 * account number is masked, the bank is named. A text that the server leaves out is empty.
 */
export type ApplicationResult = Record<ShownField, string> & {
  applicationNumber: string
  applicationType: string
  supportNumber: string
  /** The running number of its latest history entry, which proof repeats. */
  historyNumber: string
  businessNumber: string
  /** '0' is a corporation. */
  managementType: string
  status: Sent<ApplicationStatus>
  /** Reason codes, joined by commas (RES-27). */
  remark: string
  decidedAmount: number
  submittedAt: string
  updatedAt: string
  opinions: readonly Opinion[]
  batches: readonly ProofBatch[]
  items: readonly ProofItem[]
  /** The latest first; empty if the server sends none. */
  history: readonly HistoryEntry[]
}

const PATH = '/api/v1/application/result/detail/brno'
const NOT_FOUND = 404
const FIRST_PAGE = { page: 0, size: RESULT_PAGE_SIZE, sortBy: 'registDt', sortDirection: 'desc' }

const historyRow = v.pipe(
  v.object({ prcsStts: v.pipe(looseText, v.nonEmpty()), registDt: looseText }),
  v.transform(({ prcsStts, registDt }): HistoryEntry => ({ status: prcsStts, at: registDt })),
)

const ResultWire = v.object({
  ...byWireName(SHOWN_FIELDS, () => looseText),
  ...v.entriesFromList(['aplyType', 'suptSn', 'suptHistSn', 'brno', 'mngFrGb'], looseText),
  ...v.entriesFromList(['prcsSttsRemark', 'registDt', 'updtDt'], looseText),
  aplyNo: v.pipe(looseText, v.nonEmpty()),
  // Shown as it is sent (RES-01, AMB-15).
  prcsStts: v.pipe(looseText, v.transform(wordSent)),
  dcsnAmt: v.fallback(v.nullable(looseNumber), null),
  opinionSubmits: opinionRows,
  receiptProofMstrs: batchRows,
  receiptProofs: itemRows,
  histories: v.fallback(v.object({ content: goodRowsOf(historyRow) }), { content: [] }),
})
const ResultResponse = v.object({ result: v.nullish(v.pipe(ResultWire, v.transform(toResult)), null) })

/** Returns the newest application of the person for the business, or null (API-34, RES-123, AMB-64). @throws RequestFailed */
export async function findResult(owner: {
  ci: string
  businessNumber: string
}): Promise<ApplicationResult | null> {
  const body = { ci: owner.ci, brno: owner.businessNumber, pageRequest: FIRST_PAGE }
  try {
    return (await readJson(PATH, body, { successStatus: '200', shape: ResultResponse })).result
  } catch (error) {
    if (error instanceof RequestRefused && error.status === NOT_FOUND) return null
    throw error
  }
}

function toResult(wire: v.InferOutput<typeof ResultWire>): ApplicationResult {
  return {
    ...byName(SHOWN_FIELDS, name => wire[wireNameOf(name)]),
    applicationNumber: wire.aplyNo,
    applicationType: wire.aplyType,
    supportNumber: wire.suptSn,
    historyNumber: wire.suptHistSn,
    businessNumber: wire.brno,
    managementType: wire.mngFrGb,
    status: wire.prcsStts,
    remark: wire.prcsSttsRemark,
    decidedAmount: wire.dcsnAmt ?? 0,
    submittedAt: wire.registDt,
    updatedAt: wire.updtDt,
    opinions: wire.opinionSubmits,
    batches: wire.receiptProofMstrs,
    items: wire.receiptProofs,
    history: wire.histories.content,
  }
}

import { RESULT_PAGE_SIZE } from 'domain-rules'
import { byWireName, SHOWN_FIELDS } from 'domain-rules/application'
import * as v from 'valibot'
import { adminActorOf } from '../../admin/admin-access.ts'
import { businessNumber, ci, resultResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { maskAccountNumber } from '../../crypto/mask.ts'
import type { Dependencies } from '../../dependencies.ts'
import { batchResponse, itemResponse, proofsOfApplication } from '../../proofs/proof-responses.ts'
import { noResult } from '../../refusals/refusals.ts'
import {
  historyOf,
  latestResult,
  type ApplicationResult,
  type HistoryEntry,
} from '../../stores/application-store.ts'
import { decryptFor } from '../../stores/applications/encrypted-fields.ts'
import { recordRead } from '../../stores/applications/audit.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { mustBeOwn } from '../checks/own-application.ts'
import { opinionResponses, opinionSchema } from './opinion-responses.ts'

const LARGEST_PAGE = 100_000
const LARGEST_SIZE = 100

const whole = (most: number, least = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const pageRequest = v.object({
  page: v.optional(whole(LARGEST_PAGE), 0),
  size: v.optional(whole(LARGEST_SIZE, 1), RESULT_PAGE_SIZE),
  sortBy: v.optional(v.literal('registDt'), 'registDt'),
  sortDirection: v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['asc', 'desc'])), 'desc'),
})

const historyEntry = v.object({
  suptHistSn: v.number(),
  prcsStts: v.string(),
  prcsSttsRemark: v.string(),
  dcsnAmt: v.number(),
  changedBy: v.string(),
  registDt: v.string(),
})

const text = v.string()

type PageRequest = v.InferOutput<typeof pageRequest>

const FIRST_PAGE: PageRequest = { page: 0, size: RESULT_PAGE_SIZE, sortBy: 'registDt', sortDirection: 'desc' }

/**
 * Serves `POST /api/v1/application/result/detail/brno`: the person's newest application for the business with all of
 * its opinions and proof; only its history is paged (RES-39, RES-123, AMB-64). The account number is masked, the
 * residence number is never sent. HttpError: 403 for another ci, 404 for another business, and 404 신청결과가 없습니다.
 * (RES-125).
 */
export const resultDetailRoute = route({
  method: 'POST',
  path: '/api/v1/application/result/detail/brno',
  summary: 'Returns the application of a business with its proof, opinions and history (API-34).',
  access: 'applicant',
  changesNothing: true,
  admin: true,
  body: v.object({
    ci: v.optional(v.nullable(v.union([ci, v.literal('')]))),
    brno: businessNumber,
    pageRequest: v.optional(v.nullable(pageRequest)),
  }),
  response: resultResponse(
    v.object({
      ...byWireName(SHOWN_FIELDS, () => text),
      aplyNo: text,
      aplyType: text,
      suptSn: v.nullable(v.number()),
      suptHistSn: v.number(),
      brno: text,
      mngFrGb: text,
      prcsStts: text,
      prcsSttsRemark: text,
      dcsnAmt: v.number(),
      sprtAmt: v.number(),
      registDt: text,
      updtDt: text,
      opinionSubmits: v.array(opinionSchema),
      receiptProofMstrs: v.array(batchResponse),
      receiptProofs: v.array(itemResponse),
      histories: v.object({
        content: v.array(historyEntry),
        page: v.number(),
        size: v.number(),
        totalElements: v.number(),
        totalPages: v.number(),
      }),
    }),
  ),
}).handle(async ({ body, applicant, isAdmin, request }, dependencies) => {
  if (applicant) mustBeOwn(applicant, { ci: body.ci ?? '', brno: body.brno })
  const { database, now } = dependencies
  // The admin backend asks for a business; a ci beside it is the applicant's, not the administrator's.
  const found = await latestResult(database, body.brno, applicant?.ci ?? (body.ci || null))
  if (!found) throw noResult()

  const { applicationNumber } = found
  if (isAdmin) await recordRead(database, { at: now(), actor: adminActorOf(request), applicationNumber })
  const [opinionSubmits, proofs, histories] = await Promise.all([
    opinionResponses(database, found.applicationNumber),
    proofsOfApplication(database, found),
    historyResponse(dependencies, found.applicationNumber, body.pageRequest ?? FIRST_PAGE),
  ])
  const result = { ...resultOf(dependencies, found), ...histories, opinionSubmits, ...proofs }
  return { status: 200, message: texts.found, result }
})

function resultOf({ fields }: Dependencies, found: ApplicationResult) {
  const { applicationNumber: aplyNo } = found
  const accountNumber = maskAccountNumber(decryptFor(fields, aplyNo, 'accountNumber', found.accountNumber))
  const shown = { ...found, bank: found.bankName, accountNumber }
  return {
    ...byWireName(SHOWN_FIELDS, name => shown[name]),
    aplyNo,
    aplyType: found.applicationType,
    suptSn: Number(found.supportNumber),
    brno: found.businessNumber,
    mngFrGb: found.managementType,
    prcsStts: found.status,
    prcsSttsRemark: found.statusRemark,
    dcsnAmt: found.decidedAmount,
    sprtAmt: found.requestedAmount,
    registDt: found.submittedAt.toISOString(),
    updtDt: found.updatedAt.toISOString(),
  }
}

async function historyResponse(
  { database }: Dependencies,
  aplyNo: string,
  { page, size, sortDirection: direction }: PageRequest,
) {
  const { total, latest, entries } = await historyOf(database, aplyNo, { page, size, direction })
  const totals = { totalElements: total, totalPages: Math.ceil(total / size) }
  const histories = { content: entries.map(entryResponse), page, size, ...totals }
  return { suptHistSn: Number(latest), histories }
}

function entryResponse(entry: HistoryEntry) {
  return {
    suptHistSn: Number(entry.historyNumber),
    prcsStts: entry.status,
    prcsSttsRemark: entry.statusRemark,
    dcsnAmt: entry.decidedAmount,
    changedBy: entry.changedBy,
    registDt: entry.recordedAt.toISOString(),
  }
}

import { allowedApplicationMoves, type ApplicationStatus } from 'domain-rules/application'
import { allowedBatchMoves, allowedItemMoves, batchStatusOf } from 'domain-rules/proof'
import { isResult, type ApplicationRow } from '../../stores/applications/application-rows.ts'
import { opinionsOf } from '../../stores/applications/opinion-store.ts'
import type { Database } from '../../stores/database.ts'
import { batchesWithItemsOf, type BatchRow, type BatchWithItems } from '../../stores/proof-store.ts'

const LISTED_AT_MOST = 50

/** The latest applications, of one business if asked for, each with its proof and opinions and the moves that are allowed now. */
export async function latestCases(database: Database, businessNumber = '') {
  const latest = submitted(database).orderBy('submittedAt', 'desc').limit(LISTED_AT_MOST)
  const chosen = businessNumber ? latest.where('businessNumber', '=', businessNumber) : latest
  return Promise.all((await chosen.execute()).map(row => caseOf(database, row)))
}

/** One application as `latestCases` lists it; null when there is none. */
export async function findCase(database: Database, applicationNumber: string) {
  const row = await submitted(database).where('applicationNumber', '=', applicationNumber).executeTakeFirst()
  return row ? caseOf(database, row) : null
}

const SHOWN = [
  'applicationNumber',
  'businessNumber',
  'applicantName',
  'status',
  'statusRemark',
  'decidedAmount',
] as const

function submitted(database: Database) {
  return database.selectFrom('application').select(SHOWN).where(isResult)
}

type CaseRow = Pick<ApplicationRow, (typeof SHOWN)[number]>

async function caseOf(database: Database, { applicationNumber, ...row }: CaseRow) {
  const batches = await batchesWithItemsOf(database, applicationNumber)
  const opinions = await opinionsOf(database, applicationNumber)
  return {
    aplyNo: applicationNumber,
    brno: row.businessNumber,
    aplyNm: row.applicantName,
    prcsStts: row.status,
    prcsSttsRemark: row.statusRemark,
    dcsnAmt: row.decidedAmount,
    moves: movesOf(row.status, batches),
    batches: batches.map(batchEntry),
    opinions: opinions.map(({ opinionNumber, content, answerStatus, answerContent }) => ({
      sn: Number(opinionNumber),
      content,
      answerStatus,
      answerContent,
    })),
  }
}

function movesOf(status: ApplicationStatus | null, batches: readonly BatchRow[]): ApplicationStatus[] {
  const facts = batches.map(({ status: recorded, recognisedAmount }) => ({
    status: batchStatusOf(recorded),
    recognisedAmount,
  }))
  return status ? allowedApplicationMoves({ status, batches: facts }) : []
}

function batchEntry({ batchId, items, ...batch }: BatchWithItems) {
  const status = batchStatusOf(batch.status)
  return {
    id: Number(batchId),
    type: batch.proofType,
    division: batch.amountKind,
    progressStatus: status,
    amountDcsn: batch.recognisedAmount,
    moves: allowedBatchMoves(status),
    items: items.map(itemEntry),
  }
}

function itemEntry({ itemId, status, reason, recognisedAmount }: BatchWithItems['items'][number]) {
  const moves = allowedItemMoves(status)
  return { id: Number(itemId), currentStatus: status, reason, dlvrDcsn: recognisedAmount, moves }
}

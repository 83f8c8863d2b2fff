import { APPLICATION_STATUSES } from 'domain-rules/application'
import { BATCH_STATUSES, ITEM_STATUSES } from 'domain-rules/proof'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { applicationNumber, recordNumber } from '../../contract/fields.ts'
import type { Dependencies } from '../../dependencies.ts'
import { answerAsCaseWorker } from '../back-office/reply-to-opinion.ts'
import { asCaseWorker } from '../back-office/case-worker.ts'
import { moveApplication } from '../back-office/move-application.ts'
import { moveBatch, moveItem } from '../back-office/move-proof.ts'
import { findCase, latestCases } from '../back-office/cases.ts'
import { readInput } from 'server-kit'
import { CASE_WORKER, recordRead } from '../../stores/applications/audit.ts'

const PATH = '/sandbox/api/back-office'
const LONGEST_TEXT = 1000
// The one character that the database cannot hold.
const NUL = '\u0000'

const text = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TEXT),
  v.check(sent => !sent.includes(NUL)),
)
const amount = v.pipe(v.number(), v.safeInteger())
const force = v.optional(v.boolean())

const ofApplication = v.object({ aplyNo: applicationNumber })
const ofRecord = v.object({ id: recordNumber })

const applicationMove = v.strictObject({
  prcsStts: v.optional(v.picklist(APPLICATION_STATUSES)),
  prcsSttsRemark: v.optional(text),
  dcsnAmt: v.optional(amount),
  force,
})
const batchMove = v.strictObject({
  progressStatus: v.optional(v.picklist(BATCH_STATUSES)),
  amountDcsn: v.optional(amount),
  force,
})
const itemMove = v.strictObject({
  currentStatus: v.optional(v.picklist(ITEM_STATUSES)),
  reason: v.optional(text),
  dlvrDcsn: v.optional(amount),
  force,
})
const answer = v.strictObject({ answerContent: v.pipe(text, v.minLength(1)) })
const caseFilter = v.object({ brno: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{0,10}$/)), '') })

/** What a case worker does with applications, proof and opinions, and the list of what there is to handle. */
export function registerBackOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, now } = dependencies

  app.get('/sandbox/api/applications', async ({ query }) => {
    const applications = await latestCases(database, readInput(caseFilter, query).brno)
    const detail = { listed: applications.length }
    if (applications.length > 0) await recordRead(database, { at: now(), actor: CASE_WORKER, detail })
    return { applications }
  })

  app.post(`${PATH}/applications/:aplyNo`, async ({ params, body }) => {
    const { aplyNo } = readInput(ofApplication, params)
    const { prcsStts, prcsSttsRemark, dcsnAmt, ...forced } = readInput(applicationMove, body)
    const move = { status: prcsStts, statusRemark: prcsSttsRemark, decidedAmount: dcsnAmt, ...forced }
    await asCaseWorker(dependencies, handling => moveApplication(handling, aplyNo, move))
    return { application: await findCase(database, aplyNo) }
  })

  app.post(`${PATH}/proof-mstr/:id`, async ({ params, body }) => {
    const { id } = readInput(ofRecord, params)
    const { progressStatus, amountDcsn, ...forced } = readInput(batchMove, body)
    const move = { status: progressStatus, recognisedAmount: amountDcsn, ...forced }
    await asCaseWorker(dependencies, handling => moveBatch(handling, String(id), move))
    return { done: true }
  })

  app.post(`${PATH}/proof/:id`, async ({ params, body }) => {
    const { id } = readInput(ofRecord, params)
    const { currentStatus, reason, dlvrDcsn, ...forced } = readInput(itemMove, body)
    const move = { status: currentStatus, reason, recognisedAmount: dlvrDcsn, ...forced }
    await asCaseWorker(dependencies, handling => moveItem(handling, String(id), move))
    return { done: true }
  })

  app.post(`${PATH}/opinions/:id`, async ({ params, body }) => {
    const { id } = readInput(ofRecord, params)
    const { answerContent } = readInput(answer, body)
    await asCaseWorker(dependencies, handling => answerAsCaseWorker(handling, String(id), answerContent))
    return { done: true }
  })
}

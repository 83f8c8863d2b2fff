import type { FastifyInstance } from 'fastify'
import * as api from 'sandbox-api'
import type { Dependencies } from '../../dependencies.ts'
import { CASE_WORKER, recordRead } from '../../stores/applications/audit.ts'
import { asCaseWorker } from '../back-office/case-worker.ts'
import { findCase, latestCases } from '../back-office/cases.ts'
import { moveApplication } from '../back-office/move-application.ts'
import { moveBatch, moveItem } from '../back-office/move-proof.ts'
import { answerAsCaseWorker } from '../back-office/reply-to-opinion.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

const done = { done: true } as const

/** Serves the work of a case worker on applications, proof and opinions, and the list of all cases. */
export function registerBackOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, now } = dependencies

  serveSandboxCall(app, api.readApplications, async ({ query }) => {
    const applications = await latestCases(database, query.brno)
    const detail = { listed: applications.length }
    if (applications.length > 0) await recordRead(database, { at: now(), actor: CASE_WORKER, detail })
    return { applications }
  })

  serveSandboxCall(app, api.moveApplication, async ({ params: { aplyNo }, body }) => {
    await asCaseWorker(dependencies, context => moveApplication(context, aplyNo, body))
    return { application: await findCase(database, aplyNo) }
  })

  serveSandboxCall(app, api.moveBatch, async ({ params: { id }, body }) => {
    await asCaseWorker(dependencies, context => moveBatch(context, String(id), body))
    return done
  })

  serveSandboxCall(app, api.moveItem, async ({ params: { id }, body }) => {
    await asCaseWorker(dependencies, context => moveItem(context, String(id), body))
    return done
  })

  serveSandboxCall(app, api.answerOpinion, async ({ params: { id }, body: { answerContent } }) => {
    await asCaseWorker(dependencies, context => answerAsCaseWorker(context, String(id), answerContent))
    return done
  })
}

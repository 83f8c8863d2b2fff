import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { applicationNumber, doneResponse } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { lockOwnDraft } from './own-draft.ts'

const IDENTITY = 'identity'

const saveStepHistory = defineCall({
  method: 'POST',
  path: '/api/v1/auth/saveStepHistory',
  summary: 'Records that the identity step is done (API-22).',
  access: 'applicant',
  query: v.object({ aplyNo: applicationNumber }),
  response: doneResponse,
})

/** Serves `POST /api/v1/auth/saveStepHistory?aplyNo`, which records that the identity step of the apply flow is done (IDENT-32, AMB-43). */
export function serveStepHistory(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, now } = dependencies
  serve(app, dependencies, saveStepHistory, async ({ query: { aplyNo }, applicant }) => {
    await database.transaction().execute(async transaction => {
      await lockOwnDraft(transaction, aplyNo, applicant)
      const row = { applicationNumber: aplyNo, ci: applicant.ci, step: IDENTITY, recordedAt: now() }
      await transaction.insertInto('stepHistory').values(row).execute()
    })
    return { status: 200, message: texts.stepSaved }
  })
}

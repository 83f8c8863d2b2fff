import * as v from 'valibot'
import { applicationNumber, doneResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { lockOwnDraft } from './own-draft.ts'

const IDENTITY = 'identity'

/** Serves `POST /api/v1/auth/saveStepHistory?aplyNo`, which records that the identity step of the apply flow is done (IDENT-32, AMB-43). */
export const stepHistoryRoute = route({
  method: 'POST',
  path: '/api/v1/auth/saveStepHistory',
  summary: 'Records that the identity step is done (API-22).',
  access: 'applicant',
  query: v.object({ aplyNo: applicationNumber }),
  response: doneResponse,
}).handle(async ({ query: { aplyNo }, applicant }, { database, now }) => {
  await database.transaction().execute(async transaction => {
    await lockOwnDraft(transaction, aplyNo, applicant)
    const row = { applicationNumber: aplyNo, ci: applicant.ci, step: IDENTITY, recordedAt: now() }
    await transaction.insertInto('stepHistory').values(row).execute()
  })
  return { status: 200, message: texts.stepSaved }
})

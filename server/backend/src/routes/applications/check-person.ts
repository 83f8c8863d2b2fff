import * as v from 'valibot'
import { ci, resultResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { hasActiveApplication } from '../../stores/applications/application-rows.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { mustBeOwnCi } from '../checks/own-application.ts'
import { duplicateApplication } from '../../refusals/refusals.ts'

/** Serves `POST /api/v1/application/result/check`: SUCCESS, or APL_DUPLICATE_CI for a person with an application (IDENT-39, IDENT-40). */
export const checkPersonRoute = route({
  method: 'POST',
  path: '/api/v1/application/result/check',
  summary: 'Checks that a person may still apply (API-21).',
  access: 'applicant',
  changesNothing: true,
  body: v.object({ ci }),
  response: resultResponse(v.literal('SUCCESS')),
}).handle(async ({ body, applicant }, dependencies) => {
  mustBeOwnCi(applicant, body.ci)
  if (await hasActiveApplication(dependencies.database, 'applicantCi', applicant.ci))
    throw duplicateApplication('person')
  return { status: 200, message: texts.mayApply, result: 'SUCCESS' }
})

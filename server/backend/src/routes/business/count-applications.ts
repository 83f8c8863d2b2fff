import * as v from 'valibot'
import { route } from '../../contract/route.ts'
import { countResults } from '../../stores/application-store.ts'
import { businessTexts as texts } from '../../texts/business.ko.ts'
import { businessNumberBody, wrongBusinessNumber } from './business-number-body.ts'

/** Serves `POST /api/v1/business/supportApplicationBrnoCheck`. */
export const countApplicationsRoute = route({
  method: 'POST',
  path: '/api/v1/business/supportApplicationBrnoCheck',
  summary: 'Counts the applications of a business that the result lookup finds (API-05).',
  access: 'open',
  changesNothing: true,
  body: businessNumberBody,
  malformed: wrongBusinessNumber,
  // The one call whose status is a text (AMB-61).
  response: v.object({ status: v.literal('0'), message: v.string(), result: v.number() }),
}).handle(async ({ body: { brNo } }, dependencies) => {
  const result = await countResults(dependencies.database, brNo)
  return { status: '0', message: texts.counted, result }
})

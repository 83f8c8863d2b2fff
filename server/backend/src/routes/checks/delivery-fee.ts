import * as v from 'valibot'
import * as fields from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { supportAmountOf } from '../../services/support-amount.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { mustBeOwnBusiness } from './own-application.ts'

const texts = serviceTexts.application

/** Serves the amount of quick support; without a result for a business that no platform has (APLY-97). */
export const deliveryFeeRoute = route({
  method: 'POST',
  path: '/api/v1/application/info/delitotalamt',
  summary: 'Returns the amount of quick support, from the costs at the delivery platforms (API-25).',
  access: 'applicant',
  changesNothing: true,
  body: v.object({ brno: fields.businessNumber }),
  response: fields.resultResponse(v.nullable(v.object({ sprtAmt: v.number() }))),
}).handle(async ({ body: { brno }, applicant }, dependencies) => {
  mustBeOwnBusiness(applicant, brno)
  const months = await dependencies.platforms.monthlyAmounts(brno)
  if (!months) return { status: 200, message: texts.feeMissing, result: null }
  return { status: 200, message: texts.feeFound, result: { sprtAmt: supportAmountOf(months) } }
})

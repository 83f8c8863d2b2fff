import * as v from 'valibot'
import { looseNumber, UNSHOWN } from '../http/read-response.ts'
import { readJson } from '../http/http.ts'

const FeeAnswer = v.object({
  result: v.nullish(v.object({ sprtAmt: v.nullish(v.pipe(looseNumber, v.minValue(0))) })),
})

/**
 * What quick support would pay a business, in won; null where no delivery platform knows it (API-25, APLY-96, APLY-97).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function deliveryFeeOf(businessNumber: string): Promise<number | null> {
  const { result } = await readJson(
    '/api/v1/application/info/delitotalamt',
    { brno: businessNumber },
    { successStatus: UNSHOWN, shape: FeeAnswer },
  )
  return result?.sprtAmt ?? null
}

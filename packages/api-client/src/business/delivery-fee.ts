import * as v from 'valibot'
import { looseNumber, UNSHOWN } from '../http/read-response.ts'
import { readJson } from '../http/http.ts'

const FeeResponse = v.object({
  result: v.nullish(v.object({ sprtAmt: v.nullish(v.pipe(looseNumber, v.minValue(0))) })),
})

/** Returns the quick support in won; null without data (API-25, APLY-96, APLY-97). @throws RequestFailed */
export async function deliveryFeeOf(businessNumber: string): Promise<number | null> {
  const { result } = await readJson(
    '/api/v1/application/info/delitotalamt',
    { brno: businessNumber },
    { successStatus: UNSHOWN, shape: FeeResponse },
  )
  return result?.sprtAmt ?? null
}

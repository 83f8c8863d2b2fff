import { BUSINESS_NUMBER_LENGTH } from 'domain-rules'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import { texts } from '../texts.ko.ts'

const bodySchema = v.object({
  brNo: v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{${BUSINESS_NUMBER_LENGTH}}$`))),
})

/** The business number of `{ brNo }`. Throws `Refused` for anything but ten digits, naming the field (BZMN-21, AMB-108). */
export function businessNumberOf(body: unknown): string {
  const read = v.safeParse(bodySchema, body)
  if (read.success) return read.output.brNo
  const message = texts.business.invalidNumber
  throw new Refused(400, 'BUSINESS_INVALID_BRNO_FORMAT', message, [{ field: 'brNo', message }])
}

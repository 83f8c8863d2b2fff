import { BUSINESS_NUMBER_LENGTH } from 'domain-rules/business'
import * as v from 'valibot'

// The largest number of a column of the database.
const LARGEST_RECORD_NUMBER = 2_147_483_647

const LONGEST_TEXT = 200
// The one character that the database cannot hold.
const NUL = '\u0000'
const isStorable = v.check((text: string) => !text.includes(NUL))

/** Ten digits. */
export const businessNumber = v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{${BUSINESS_NUMBER_LENGTH}}$`)))

/** `aplyNo`: 2025 and ten digits. */
export const applicationNumber = v.pipe(v.string(), v.regex(/^2025[0-9]{10}$/))

/** Identifies a person; opaque to us. */
export const ci = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

export const yesNo = v.picklist(['Y', 'N'])

/** The running number of a record, as JSON number or as text in an address. */
export const recordNumber = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_RECORD_NUMBER)),
  v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,9}$/), v.transform(Number), v.maxValue(LARGEST_RECORD_NUMBER)),
])

/** Text of at most so many characters. */
export function textUpTo(most: number) {
  return v.pipe(v.string(), v.maxLength(most))
}

/** Text of people and providers: not empty, and within the limit. */
export const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT), isStorable)

/** Text that may be missing or empty. */
export const optionalText = v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TEXT), isStorable))

/** A day as `YYYYMMDD`. The handler checks that the calendar has it. */
export const compactDay = v.pipe(v.string(), v.regex(/^[0-9]{8}$/))

/** `{ status: 200, message, result }`, the envelope of most calls (AMB-61). */
export function resultResponse<const Result extends v.GenericSchema>(result: Result) {
  return v.object({ status: v.literal(200), message: v.string(), result })
}

/** `{ status: 200, message }`, for calls without a result (AMB-61). */
export const doneResponse = v.object({ status: v.literal(200), message: v.string() })

/** `{ success, data, errorMessage }`, the envelope of file and check calls (AMB-61). */
export function dataResponse<const Data extends v.GenericSchema>(data: Data) {
  return v.object({ success: v.literal(true), data, errorMessage: v.optional(v.null(), null) })
}

/** The same envelope for a call that returns data, or the reason why there is none. */
export function dataOrErrorResponse<const Data extends v.GenericSchema>(data: Data) {
  const errorMessage = v.optional(v.nullable(v.string()), null)
  return v.object({ success: v.boolean(), data: v.nullable(data), errorMessage })
}

import * as v from 'valibot'

const LONGEST_TEXT = 200
// The largest number of a column of the database.
const LARGEST_RECORD_NUMBER = 2_147_483_647

export const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT))

export const businessNumber = v.pipe(v.string(), v.regex(/^[0-9]{10}$/))

/** The running number of a record, as it is in an address. */
export const recordNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,9}$/),
  v.transform(Number),
  v.maxValue(LARGEST_RECORD_NUMBER),
)

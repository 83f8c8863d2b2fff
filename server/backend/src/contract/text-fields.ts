import * as v from 'valibot'

const LONGEST_TEXT = 200
// The one character that the database cannot hold.
const NUL = '\u0000'
const isStorable = v.check((text: string) => !text.includes(NUL))

/** Text of people and providers: not empty, and within the limit. */
export const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT), isStorable)

/** Text that may be missing or empty. */
export const optionalText = v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TEXT), isStorable))

/** A day as `YYYYMMDD`. The handler checks that the calendar has it. */
export const compactDay = v.pipe(v.string(), v.regex(/^[0-9]{8}$/))

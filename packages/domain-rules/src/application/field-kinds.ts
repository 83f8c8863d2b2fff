import { compactDate, expandDate } from '../calendar-date.ts'
import { splitSixSeven } from '../number-parts.ts'

/** What a kind of field holds on the form, and how that is written as the one text that is sent and stored. */
export type FieldKind<Value> = {
  empty: Value
  toText(value: Value): string
  fromText(text: string): Value
}

/** Sent as it is. */
export const plain: FieldKind<string> = {
  empty: '',
  toText: value => value,
  fromText: text => text,
}

/** Words that the applicant chooses: sent without the spaces around it. */
export const worded: FieldKind<string> = {
  empty: '',
  toText: value => value.trim(),
  fromText: text => text.trim(),
}

/** YYYY-MM-DD on the form, YYYYMMDD in a call. */
export const date: FieldKind<string> = {
  empty: '',
  toText: compactDate,
  fromText: expandDate,
}

/** Thirteen digits in two boxes, of six and seven. */
export const sixSeven: FieldKind<readonly string[]> = {
  empty: ['', ''],
  toText: parts => parts.join(''),
  fromText: splitSixSeven,
}

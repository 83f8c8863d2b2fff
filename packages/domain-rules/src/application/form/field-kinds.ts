import { compactDate, expandDate } from '../../calendar-date.ts'
import { splitSixSeven } from '../../number-parts.ts'

/** A kind of field: its empty value on the form, and the conversion to and from the text that is sent and stored. */
export type FieldKind<Value> = { empty: Value; toText(value: Value): string; fromText(text: string): Value }

/** Sent unchanged. */
export const plain: FieldKind<string> = {
  empty: '',
  toText: value => value,
  fromText: text => text,
}

/** Free text of the applicant, sent without surrounding spaces. */
export const worded: FieldKind<string> = {
  empty: '',
  toText: value => value.trim(),
  fromText: text => text.trim(),
}

/** YYYY-MM-DD on the form, YYYYMMDD in a call. */
export const date: FieldKind<string> = { empty: '', toText: compactDate, fromText: expandDate }

/** Thirteen digits in two boxes, of six and seven. */
export const sixSeven: FieldKind<readonly string[]> = {
  empty: ['', ''],
  toText: parts => parts.join(''),
  fromText: splitSixSeven,
}

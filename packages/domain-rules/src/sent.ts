import * as t from './texts.ko.ts'

/** A value of a response: one of ours, or a word that another backend adds. It is shown as it is sent. */
export type Sent<Known extends string> = Known | (string & {})

/** Returns the word that was sent; without any, one for the person that no rule names. */
export function wordSent<Word extends string>(sent: Word): Sent<Word> {
  return sent || t.unknown
}
